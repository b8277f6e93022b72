/** Turns in which Law 13 shows. The source tells of them in words; these play its words. */

import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { Item, Objective, Tactic, UnitClass } from "dozor-client/gen/station";
import { ResolveTurnRequestSchema } from "dozor-client/gen/station_service";

import { locale } from "../app/locale.ts";
import type { View } from "../app/view.ts";
import { evening, TEAMS, takenAndHeld, write } from "./state.ts";
import { WORDS } from "./words.ts";

type TurnInit = MessageInitShape<typeof ResolveTurnRequestSchema>;

export const examples: View["examples"] = () => {
  const words = WORDS.value;
  const teams = TEAMS[locale.value];
  return [
    {
      group: words.examples,
      examples: [
        example(words.taken, takenAndHeld(teams)),
        example(words.repelled, repelledTwice(teams)),
        example(words.empty, leftEmpty(teams)),
        example(words.equal, sameMoment(teams)),
      ],
    },
  ];
};

function example(name: string, turn: TurnInit) {
  return { name, state: write(create(ResolveTurnRequestSchema, turn)) };
}

/** The same defender uses the same tactic against both. */
function repelledTwice([owner = "", one = "", two = ""]: readonly string[]): TurnInit {
  const sniper = { unitClass: UnitClass.SENTINEL, tactic: Tactic.SNIPER };
  return {
    station: {
      owner,
      defenders: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.MASSED_FIRE }],
    },
    attacks: [
      { team: one, submittedAt: evening(19, 5), objective: Objective.CONTROL, units: [sniper] },
      {
        team: two,
        submittedAt: evening(21, 30),
        objective: Objective.LIQUIDATION,
        units: [sniper],
      },
    ],
  };
}

/** The first kills the defender and goes home; the next one occupies what is left. */
function leftEmpty([owner = "", one = "", two = ""]: readonly string[]): TurnInit {
  return {
    station: { owner, defenders: [{ unitClass: UnitClass.SENTINEL }] },
    attacks: [
      {
        team: one,
        submittedAt: evening(18, 0),
        objective: Objective.CONTROL,
        units: [{ unitClass: UnitClass.SENTINEL, items: [Item.MEDKIT] }],
      },
      {
        team: two,
        submittedAt: evening(20, 0),
        objective: Objective.LIQUIDATION,
        units: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.SNIPER }],
      },
    ],
  };
}

/** Three teams, two of them at once. */
function sameMoment([owner = "", one = "", two = "", three = ""]: readonly string[]): TurnInit {
  const attack = (team: string, hour: number, unitClass: UnitClass) => ({
    team,
    submittedAt: evening(hour, 0),
    objective: Objective.CONTROL,
    units: [{ unitClass }],
  });
  return {
    station: { owner, defenders: [{ unitClass: UnitClass.SENTINEL, items: [Item.VEST] }] },
    attacks: [
      attack(one, 20, UnitClass.SENTINEL),
      attack(two, 20, UnitClass.STALKER),
      attack(three, 19, UnitClass.SENTINEL),
    ],
  };
}
