/** The menu of worked raids, to play and to forecast. */

import { create } from "@bufbuild/protobuf";
import { RaidSchema } from "dozor-client/gen/raid";
import { locale } from "../app/locale.ts";
import type { View } from "../app/view.ts";
import { courseText, NO_ORDERS } from "./course.ts";
import { WORKED, type Worked } from "./worked.ts";

export const examples: View["examples"] = () => examplesOf(stateOf);

/** The menu for a view that makes its own state of a raid. */
export function examplesOf(state: (worked: Worked) => string): ReturnType<View["examples"]> {
  return WORKED.map(({ name, worked }) => ({
    group: name[locale.value],
    examples: worked.map((each) => ({ name: each.name[locale.value], state: state(each) })),
  }));
}

function stateOf({ raid, seed, rounds }: Worked): string {
  return courseText({
    raid: create(RaidSchema, raid),
    seed,
    steps: (rounds ?? []).map((orders) => ({ kind: "round", ...NO_ORDERS, ...orders })),
    next: NO_ORDERS,
  });
}
