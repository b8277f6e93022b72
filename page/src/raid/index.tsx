/** The view of a raid. */

import type { View } from "../app/view.ts";
import { Body, courseOf, latest } from "./Body.tsx";
import { copiesOf } from "./copies.ts";
import { courseText } from "./course.ts";
import { examples } from "./examples.ts";
import { rules } from "./rulebook.ts";
import { WORDS } from "./words.ts";

export const raidView: View = {
  name: "raid",
  title: () => WORDS.value.raid,
  Body,
  inFull: (state) => courseText(courseOf(state)),
  copies: (state) => copiesOf(courseOf(state), latest.peek().value, rules.peek()),
  examples,
};
