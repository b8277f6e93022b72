/** The state of the view of a turn: its request, in the address. */

import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { type Timestamp, timestampFromDate } from "@bufbuild/protobuf/wkt";
import { Item, Objective, StationComponent, Tactic, UnitClass } from "dozor-client/gen/station";
import {
  type ResolveTurnRequest,
  ResolveTurnRequestSchema,
} from "dozor-client/gen/station_service";

import { fromText, toText } from "../app/bytes.ts";
import type { Locale } from "../app/locale.ts";
import { MOST_UNITS, type Parsed } from "../station/state.ts";

export function parse(state: string, language: Locale): Parsed<ResolveTurnRequest> {
  if (state === "") {
    return { request: initial(language), damaged: false };
  }
  const request = fromText(ResolveTurnRequestSchema, state);
  return request && isBearable(request)
    ? { request, damaged: false }
    : { request: initial(language), damaged: true };
}

/** More attacks than any rulebook allows. */
const MOST_ATTACKS = 40;

/** The seconds of the first and the last moment that a Timestamp may tell: years 1 to 9999. */
const FIRST = -62_135_596_800n;
const LAST = 253_402_300_799n;

/** Whether it can be shown, and sent: it has times that are some, and is not immense. */
function isBearable({ station, attacks }: ResolveTurnRequest): boolean {
  const sides = [station?.defenders ?? [], ...attacks.map(({ units }) => units)];
  return (
    attacks.length <= MOST_ATTACKS &&
    sides.every(({ length }) => length <= MOST_UNITS) &&
    attacks.every(({ submittedAt }) => submittedAt === undefined || isTime(submittedAt))
  );
}

function isTime({ seconds, nanos }: Timestamp): boolean {
  return FIRST <= seconds && seconds <= LAST && 0 <= nanos && nanos < 1_000_000_000;
}

export function write(request: ResolveTurnRequest): string {
  return toText(ResolveTurnRequestSchema, request);
}

/** Names of teams, for what the page begins with and for examples. */
export const TEAMS = {
  en: ["Taganskaya", "Kitay-gorod", "Polis", "Hansa"],
  ru: ["Таганская", "Китай-город", "Полис", "Ганза"],
} as const;

/** A moment on the evening on which the turns of examples are sent. */
export function evening(hours: number, minutes: number) {
  return timestampFromDate(new Date(2033, 4, 1, hours, minutes));
}

type TurnInit = MessageInitShape<typeof ResolveTurnRequestSchema>;

/** Two teams on the station of a third: the one takes it and has to hold it against the other. */
export function takenAndHeld([owner, second, first]: readonly string[]): TurnInit {
  return {
    station: {
      owner: owner ?? "",
      defenders: [
        {
          unitClass: UnitClass.SENTINEL,
          items: [Item.VEST],
          tactic: Tactic.COVER,
          experience: { defense: 1 },
        },
      ],
      sabotage: [StationComponent.GENERATOR],
    },
    attacks: [
      {
        team: first ?? "",
        submittedAt: evening(20, 40),
        objective: Objective.CONTROL,
        units: [
          {
            unitClass: UnitClass.SENTINEL,
            tactic: Tactic.SNIPER,
            holdingTactic: Tactic.MASSED_FIRE,
            items: [Item.MEDKIT],
          },
          { unitClass: UnitClass.SENTINEL, healing: true },
        ],
      },
      {
        team: second ?? "",
        submittedAt: evening(20, 15),
        objective: Objective.LIQUIDATION,
        units: [{ unitClass: UnitClass.STALKER, items: [Item.STIMULANT] }],
      },
    ],
  };
}

function initial(language: Locale): ResolveTurnRequest {
  return create(ResolveTurnRequestSchema, takenAndHeld(TEAMS[language]));
}
