/** What happened in a raid, round by round. */

import type { RaidPhase } from "dozor-client/gen/raid";
import type { RaidEvent } from "dozor-client/gen/raid_event";
import { isBreach } from "./asks.ts";
import type { Scene } from "./replay.ts";

/** How a phase begins, a round of it, or that its defenders were made to retreat. */
export interface Chapter {
  readonly kind: "begin" | "round" | "rout";
  readonly phase: RaidPhase;
  /** The round's number in the phase; 0 where it is none. */
  readonly round: number;
  /** All but that it begins. */
  readonly events: RaidEvent[];
}

/** What a chapter changed. */
export interface Tally {
  readonly takenOut: number;
  readonly fellBack: number;
  readonly joined: number;
  /** Wounds suffered, by the member's place. */
  readonly wounds: ReadonlyMap<number, number>;
}

/** The chapters of what was played, in order. */
export function chapters(scenes: readonly Scene[]): Chapter[] {
  const told: Chapter[] = [];
  for (const { phase, request, answer } of scenes) {
    if (!isBreach(request) && request.defendersRouted) {
      told.push({ kind: "rout", phase, round: 0, events: [] });
    }
    for (const event of answer.events) {
      const { kind } = event;
      if (kind.case === "phaseBegun") {
        told.push({ kind: "begin", phase: kind.value.phase, round: 0, events: [] });
      } else if (kind.case === "roundBegun") {
        const { phase: of, round } = kind.value;
        told.push({ kind: "round", phase: of, round, events: [] });
        continue;
      }
      told.at(-1)?.events.push(event);
    }
  }
  return told;
}

/** What a chapter changed; nothing where there is none. */
export function tally(chapter: Chapter | undefined): Tally {
  const wounds = new Map<number, number>();
  let [takenOut, fellBack, joined] = [0, 0, 0];
  for (const { kind, member } of chapter?.events ?? []) {
    if (kind.case === "moved") {
      takenOut += kind.value.takenOut;
      wounds.set(member ?? -1, kind.value.wounds);
    } else if (kind.case === "fightersFellBack") {
      fellBack += kind.value.fighters;
    } else if (kind.case === "reinforcementsJoined") {
      joined += kind.value.fighters;
    }
  }
  return { takenOut, fellBack, joined, wounds };
}

/** How many wounds a chapter brought the gang. */
export function woundsIn({ wounds }: Tally): number {
  return [...wounds.values()].reduce((sum, each) => sum + each, 0);
}
