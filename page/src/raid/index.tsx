/** The view of a raid. */

import type { View } from "../app/view.ts";
import { Body } from "./Body.tsx";
import { WORDS } from "./words.ts";

export const raidView: View = {
  name: "raid",
  title: () => WORDS.value.raid,
  Body,
  copies: () => [],
  examples: () => [],
};
