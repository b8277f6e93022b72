/** Endings in the order in which charts show them, and the colour of each. */

import { RaidEnding } from "dozor-client/gen/raid";

/** From what a gang hopes for to what it fears. */
export const ENDINGS: readonly RaidEnding[] = [
  RaidEnding.CLEARED,
  RaidEnding.WITHDREW,
  RaidEnding.STALEMATE,
  RaidEnding.MUTUAL_DESTRUCTION,
  RaidEnding.REPELLED,
  RaidEnding.WIPED_OUT,
];

const TONES: Readonly<Partial<Record<RaidEnding, string>>> = {
  [RaidEnding.CLEARED]: "cleared",
  [RaidEnding.WITHDREW]: "withdrew",
  [RaidEnding.STALEMATE]: "stalemate",
  [RaidEnding.MUTUAL_DESTRUCTION]: "mutual",
  [RaidEnding.REPELLED]: "repelled",
  [RaidEnding.WIPED_OUT]: "wiped-out",
};

export function toneOf(ending: RaidEnding): string {
  return TONES[ending] ?? "stalemate";
}
