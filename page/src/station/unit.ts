/** Changes of a unit that leave it legal. */

import { clone, create } from "@bufbuild/protobuf";
import { TacticRole } from "dozor-client/gen/rulebook_service";
import {
  ExperienceSchema,
  Tactic,
  type Unit,
  UnitClass,
  UnitSchema,
} from "dozor-client/gen/station";

import type { Book } from "./book.ts";

/** In which roles a unit may come to use tactics. */
export interface Roles {
  /** The role in which it comes to the fight. */
  readonly role: TacticRole;
  /** Whether it may have to hold the station afterwards. */
  readonly mayHold: boolean;
}

export const ATTACKER: Roles = { role: TacticRole.ATTACK, mayHold: false };
export const DEFENDER: Roles = { role: TacticRole.DEFENSE, mayHold: false };
export const TURN_ATTACKER: Roles = { role: TacticRole.ATTACK, mayHold: true };

/** Whoever joins a side. */
export function newUnit(): Unit {
  return create(UnitSchema, { unitClass: UnitClass.SENTINEL });
}

/** The unit, changed, without what it may not have any more after the change. */
export function changed(unit: Unit, change: Partial<Unit>, roles: Roles, book: Book): Unit {
  const next = Object.assign(clone(UnitSchema, unit), change);
  if (!vegansMatter(next.unitClass, roles, book)) {
    next.vegan = false;
  }
  if (!book.hasExperience(next.unitClass)) {
    delete next.experience;
  } else if (next.experience && !next.experience.attack && !next.experience.defense) {
    delete next.experience;
  }
  next.tactic = allowed(next.tactic, next, roles.role, book);
  next.holdingTactic = roles.mayHold
    ? allowed(next.holdingTactic, next, TacticRole.DEFENSE, book)
    : Tactic.UNSPECIFIED;
  return next;
}

/** The tactics that a unit may choose from in a role. */
export function choosable(unit: Unit, role: TacticRole, book: Book): readonly Tactic[] {
  return book
    .tactics(unit.unitClass, role)
    .filter((entry) => unit.vegan || !entry.veganOnly)
    .map((entry) => entry.tactic);
}

/** Whether it matters that a unit of this class is a Vegan. */
export function vegansMatter(unitClass: UnitClass, roles: Roles, book: Book): boolean {
  const inRole = (role: TacticRole) => book.tactics(unitClass, role).some((t) => t.veganOnly);
  return inRole(roles.role) || (roles.mayHold && inRole(TacticRole.DEFENSE));
}

/** Points on both tracks. */
export function experienceOf(unit: Unit): { attack: number; defense: number } {
  return { attack: unit.experience?.attack ?? 0, defense: unit.experience?.defense ?? 0 };
}

/** Experience with these points. */
export function experience(points: { attack: number; defense: number }): Partial<Unit> {
  return { experience: create(ExperienceSchema, points) };
}

function allowed(tactic: Tactic, unit: Unit, role: TacticRole, book: Book): Tactic {
  return choosable(unit, role, book).includes(tactic) ? tactic : Tactic.UNSPECIFIED;
}
