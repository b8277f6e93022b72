/** Names of what a raid is made of, in the words of the rulebook. */

import type {
  Member,
  MoveTier,
  Raid,
  RaidEnding,
  RaidPhase,
  WeaponKind,
} from "dozor-client/gen/raid";
import { Edge, MemberRank } from "dozor-client/gen/raid";
import type { Chapter } from "./chronicle.ts";
import { capital, healthOf, type Rules } from "./rulebook.ts";
import { signed, WORDS } from "./words.ts";

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

/** A member in one line. */
export function memberInShort(rules: Rules, member: Member): string {
  const words = WORDS.value;
  const health = healthOf(rules.data, member);
  const usual = member.edge === Edge.NONE || member.edge === Edge.UNSPECIFIED;
  return [
    `${words.skill.toLowerCase()} ${signed(member.skill)}`,
    `${words.armor.toLowerCase()} ${member.armor}`,
    `${words.health.toLowerCase()} ${health - member.wounds}${member.wounds ? `/${health}` : ""}`,
    ...(usual ? [] : [edgeName(rules, member.edge)]),
    ...member.weapons.map((weapon) => `${weaponName(rules, weapon.kind)} ${weapon.penetration}`),
  ].join(" · ");
}

/** What a chapter of a raid is called. */
export function chapterTitle(rules: Rules, { kind, phase, round }: Chapter): string {
  const words = WORDS.value;
  if (kind === "rout") {
    return words.retreating;
  }
  const name = phaseName(rules, phase);
  return kind === "round" ? `${name}, ${words.round(round)}` : `${name}: ${words.begins}`;
}
