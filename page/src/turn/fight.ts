/** The fights of a turn, as the drawings of one fight want them. */

import { Winner } from "dozor-client/gen/station";
import {
  EngagementKind,
  type ResolveTurnRequest,
  type TurnEngagement,
} from "dozor-client/gen/station_service";

import type { Book } from "../station/book.ts";
import { type Fight, headline, winnerTone } from "../station/Outcome.tsx";
import type { FlagOf } from "../station/StationDrawing.tsx";
import type { HolderLook } from "./Holders.tsx";
import { WORDS } from "./words.ts";

/** Who holds the station at some moment. */
export interface Held {
  readonly owner: string;
  readonly holders: readonly HolderLook[];
}

/** The station before anybody attacks. */
export function atFirst(request: ResolveTurnRequest): Held {
  return {
    owner: request.station?.owner ?? "",
    holders: (request.station?.defenders ?? []).map((unit) => ({
      unitClass: unit.unitClass,
      wounds: unit.wounds,
      woundsDeferred: 0,
      items: unit.items,
      tactic: unit.tactic,
    })),
  };
}

/** The fight of an engagement that was one. */
export function fightOf(
  request: ResolveTurnRequest,
  engagement: TurnEngagement,
  before: Held,
): Fight | undefined {
  const attack = request.attacks[engagement.attack];
  if (!attack || !engagement.outcome) {
    return undefined;
  }
  return {
    outcome: engagement.outcome,
    trace: engagement.trace,
    attackers: attack.units,
    defenders: before.holders,
    agent: attack.agent,
    metrotank: attack.metrotank,
    machineGun: request.station?.machineGun ?? false,
    sabotage: request.station?.sabotage ?? [],
  };
}

/** How an engagement went, in a headline. */
export function headlineOf(engagement: TurnEngagement): string {
  const words = WORDS.value;
  switch (engagement.kind) {
    case EngagementKind.OCCUPIED_EMPTY:
      return words.occupied;
    case EngagementKind.FOUND_NOBODY:
      return words.found;
    default:
      return headline(engagement.outcome?.winner ?? Winner.UNSPECIFIED);
  }
}

/** Whose success an engagement was, for colours. */
export function toneOf(engagement: TurnEngagement): FlagOf {
  return engagement.kind === EngagementKind.OCCUPIED_EMPTY
    ? "attackers"
    : winnerTone(engagement.outcome?.winner ?? Winner.NOBODY);
}

/** What an attack is for, and with whom, in short. */
export function inShort(request: ResolveTurnRequest, attack: number, book: Book): string {
  const { objective = 0, units = [] } = request.attacks[attack] ?? {};
  const names = units.map((unit) => book.className(unit.unitClass)).join(", ");
  return `${book.objectiveName(objective)} · ${names}`;
}
