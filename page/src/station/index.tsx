/** The view of a fight for a station. */

import type { View } from "../app/view.ts";

function Body(): preact.JSX.Element {
  return <p>…</p>;
}

export const stationView: View = {
  name: "station",
  title: () => "Station",
  Body,
  copies: () => [],
  examples: () => [],
};
