/** The view of a raid. */

import type { View } from "../app/view.ts";

function Body(): preact.JSX.Element {
  return <p>…</p>;
}

export const raidView: View = {
  name: "raid",
  title: () => "Raid",
  Body,
  copies: () => [],
  examples: () => [],
};
