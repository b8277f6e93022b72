/** The outcome of one fight, drawn: the winner, the station, both sides. */

import { Side, type StationComponent, Winner } from "dozor-client/gen/station";
import type { EngagementOutcome } from "dozor-client/gen/station_service";
import type { TraceEntry } from "dozor-client/gen/trace";

import type { Book } from "./book.ts";
import { type Fighter, voidedOf } from "./fighters.ts";
import { type FlagOf, StationDrawing } from "./StationDrawing.tsx";
import { UnitOutcomeView } from "./UnitOutcome.tsx";
import { WORDS } from "./words.ts";

/** A fight: who met, where, and what came of it. */
export interface Fight {
  readonly outcome: EngagementOutcome;
  readonly trace: readonly TraceEntry[];
  readonly attackers: readonly Fighter[];
  readonly defenders: readonly Fighter[];
  readonly agent: boolean;
  readonly metrotank: boolean;
  readonly machineGun: boolean;
  readonly sabotage: readonly StationComponent[];
}

interface OutcomeProps {
  readonly fight: Fight;
  readonly book: Book;
  /** Names of the sides where they have some, as in a turn. */
  readonly names?: { readonly attackers: string; readonly defenders: string };
  /** Whether the drawings have names for tests; only where there is one fight on the page. */
  readonly alone: boolean;
}

export function OutcomeView({ fight, book, names, alone }: OutcomeProps): preact.JSX.Element {
  const words = WORDS.value;
  return (
    <div class="scene">
      <div class="scene-station" data-testid={alone ? "holder" : undefined}>
        <StationDrawing
          flag={flagOf(fight.outcome.holder)}
          label={describe(fight, book)}
          sabotage={fight.sabotage}
          machineGun={fight.machineGun}
          metrotank={fight.metrotank}
          agent={fight.agent}
        />
        <p class="scene-holder" data-flag={flagOf(fight.outcome.holder)}>
          {words.heldBy[flagOf(fight.outcome.holder)]}
          {fight.outcome.machineGunCaptured && `. ${words.gunCaptured}`}
        </p>
      </div>
      {SIDES.map(({ side, key }) => (
        <div class="scene-side" data-side={key} key={key}>
          <h3>{names?.[key] ?? words[key]}</h3>
          <ul>
            {fight.outcome[key].map((outcome, place) => {
              const fighter = fight[key][place];
              return (
                fighter && (
                  <UnitOutcomeView
                    key={`${key}-${String(place)}`}
                    fighter={fighter}
                    outcome={outcome}
                    voided={voidedOf(fight.trace, side, place)}
                    book={book}
                    testId={alone ? `unit-${key}-${place}` : undefined}
                  />
                )
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}

const SIDES = [
  { side: Side.ATTACKERS, key: "attackers" },
  { side: Side.DEFENDERS, key: "defenders" },
] as const;

/** Whose flag is up when this side holds the station. */
export function flagOf(holder: Side): FlagOf {
  if (holder === Side.ATTACKERS) {
    return "attackers";
  }
  return holder === Side.DEFENDERS ? "defenders" : "nobody";
}

/** Who won, in a headline. */
export function headline(winner: Winner): string {
  const words = WORDS.value;
  if (winner === Winner.ATTACKERS) {
    return words.attackersWin;
  }
  return winner === Winner.DEFENDERS ? words.defendersWin : words.nobodyWins;
}

/** The side that won, for colours. */
export function winnerTone(winner: Winner): FlagOf {
  if (winner === Winner.ATTACKERS) {
    return "attackers";
  }
  return winner === Winner.DEFENDERS ? "defenders" : "nobody";
}

function describe(fight: Fight, book: Book): string {
  const words = WORDS.value;
  const damage = fight.sabotage.map((component) => book.componentName(component)).join(", ");
  return [
    words.heldBy[flagOf(fight.outcome.holder)],
    ...(damage ? [`${words.damaged}: ${damage}`] : []),
    ...(fight.machineGun ? [words.machineGun] : []),
    ...(fight.metrotank ? [words.metrotank] : []),
    ...(fight.agent ? [words.agent] : []),
  ].join(". ");
}
