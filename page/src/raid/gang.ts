/** Changes of a raid: each returns a new one. */

import { clone, create } from "@bufbuild/protobuf";
import {
  Edge,
  type Member,
  MemberRank,
  MemberSchema,
  type Raid,
  RaidPhase,
  RaidSchema,
  type RaidTarget,
  RaidTargetSchema,
  WeaponKind,
  WeaponSchema,
} from "dozor-client/gen/raid";
import type { RaidRulebook } from "dozor-client/gen/rulebook_service";
import { healthOf, mayAct } from "./rulebook.ts";

/** The raid that a fresh page shows. */
export function freshRaid(): Raid {
  return create(RaidSchema, {
    members: [
      {
        rank: MemberRank.BOSS,
        skill: 2,
        armor: 2,
        weapons: [{ kind: WeaponKind.COMBAT_FIREARM, penetration: 3 }],
      },
      {
        rank: MemberRank.RIGHT_HAND,
        skill: 1,
        armor: 1,
        weapons: [{ kind: WeaponKind.LIGHT_FIREARM, penetration: 3 }],
      },
      {
        skill: 2,
        armor: 1,
        health: 4,
        weapons: [
          { kind: WeaponKind.MELEE, penetration: 3 },
          { kind: WeaponKind.LIGHT_FIREARM, penetration: 1 },
        ],
      },
      { edge: Edge.ADVANTAGE, weapons: [{ kind: WeaponKind.DRONE, penetration: 3 }] },
    ],
    target: { numbers: 1, quality: 1, equipment: 1, reinforcements: -1 },
  });
}

/** The raid with another target. */
export function withTarget(raid: Raid, change: Partial<RaidTarget>): Raid {
  const changed = clone(RaidSchema, raid);
  changed.target = Object.assign(changed.target ?? create(RaidTargetSchema), change);
  return changed;
}

/** The raid with one member changed; what the change makes impossible is put right. */
export function withMember(
  raid: Raid,
  place: number,
  data: RaidRulebook,
  change: (member: Member) => void,
): Raid {
  const changed = clone(RaidSchema, raid);
  const member = changed.members[place];
  if (member) {
    change(member);
    tidy(member, data);
    for (const other of changed.members) {
      if (other !== member && isOfficer(other) && other.rank === member.rank) {
        other.rank = MemberRank.MEMBER;
      }
    }
  }
  return changed;
}

/** The raid with one more member, like another one where that is said. */
export function withOneMore(raid: Raid, like?: number): Raid {
  const changed = clone(RaidSchema, raid);
  const model = like === undefined ? undefined : changed.members[like];
  const member = model
    ? clone(MemberSchema, model)
    : create(MemberSchema, { weapons: [{ kind: WeaponKind.LIGHT_FIREARM, penetration: 1 }] });
  member.rank = MemberRank.MEMBER;
  changed.members.splice(like === undefined ? changed.members.length : like + 1, 0, member);
  return changed;
}

/** The raid without a member. */
export function without(raid: Raid, place: number): Raid {
  const changed = clone(RaidSchema, raid);
  changed.members.splice(place, 1);
  return changed;
}

/** The raid with a member moved up or down: members move in the order in which they stand. */
export function moved(raid: Raid, place: number, by: -1 | 1): Raid {
  const changed = clone(RaidSchema, raid);
  const [member] = changed.members.splice(place, 1);
  if (member) {
    changed.members.splice(place + by, 0, member);
  }
  return changed;
}

/** Gives a member one more weapon. */
export function addWeapon(member: Member): void {
  member.weapons.push(create(WeaponSchema, { kind: WeaponKind.LIGHT_FIREARM, penetration: 1 }));
}

/** Takes a weapon from a member; a choice of another weapon follows that one. */
export function removeWeapon(member: Member, place: number): void {
  member.weapons.splice(place, 1);
  const after = (chosen: number | undefined) =>
    chosen === undefined || chosen === place ? undefined : chosen - (chosen > place ? 1 : 0);
  choose(member, "breachWeapon", after(member.breachWeapon));
  choose(member, "assaultWeapon", after(member.assaultWeapon));
}

/** Chooses a weapon for a phase; undefined: the rules do. */
export function choose(
  member: Member,
  field: "breachWeapon" | "assaultWeapon",
  place: number | undefined,
): void {
  if (place === undefined) {
    delete member[field];
  } else {
    member[field] = place;
  }
}

/** Whether a member may declare a retreat, and is one at most. */
export function isOfficer(member: Member): boolean {
  return member.rank === MemberRank.BOSS || member.rank === MemberRank.RIGHT_HAND;
}

/** Places of the member's weapons that may act in a phase. */
export function usable(data: RaidRulebook, member: Member, phase: RaidPhase): number[] {
  return member.weapons.flatMap((weapon, place) =>
    mayAct(data, member, weapon, phase) ? [place] : [],
  );
}

function tidy(member: Member, data: RaidRulebook): void {
  member.wounds = Math.min(member.wounds, healthOf(data, member) - 1);
  if (!usable(data, member, RaidPhase.BREACH).includes(member.breachWeapon ?? -1)) {
    choose(member, "breachWeapon", undefined);
  }
  if (!usable(data, member, RaidPhase.ASSAULT).includes(member.assaultWeapon ?? -1)) {
    choose(member, "assaultWeapon", undefined);
  }
}
