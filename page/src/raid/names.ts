/** Names of what a raid is made of, in the words of the rulebook. */

import type {
  Edge,
  MoveTier,
  Raid,
  RaidEnding,
  RaidPhase,
  WeaponKind,
} from "dozor-client/gen/raid";
import { MemberRank } from "dozor-client/gen/raid";
import { capital, type Rules } from "./rulebook.ts";

/** A member by place and rank, such as "1 · Boss". Counts from 1, as sentences do. */
export function memberName(rules: Rules, raid: Raid, place: number): string {
  const rank = raid.members[place]?.rank || MemberRank.MEMBER;
  return `${place + 1} · ${rankName(rules, rank)}`;
}

export function rankName({ data }: Rules, rank: MemberRank): string {
  return capital(data.ranks.find((entry) => entry.rank === rank)?.name ?? "");
}

export function weaponName({ data }: Rules, kind: WeaponKind): string {
  return data.weaponKinds.find((entry) => entry.kind === kind)?.name ?? "";
}

export function edgeName({ data }: Rules, edge: Edge): string {
  return data.edges.find((entry) => entry.edge === edge)?.name ?? "";
}

export function tierName({ data }: Rules, tier: MoveTier): string {
  return data.tiers.find((entry) => entry.tier === tier)?.name ?? "";
}

export function endingName({ data }: Rules, ending: RaidEnding): string {
  return capital(data.endings.find((entry) => entry.ending === ending)?.name ?? "");
}

export function phaseName({ data }: Rules, phase: RaidPhase): string {
  return capital(data.phases.find((entry) => entry.phase === phase)?.name ?? "");
}
