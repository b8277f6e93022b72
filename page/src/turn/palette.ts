/** A colour for each team of a turn. */

import type { ResolveTurnRequest } from "dozor-client/gen/station_service";

/** Hues far from each other, as degrees of OKLCH: the owner's first, then the attackers'. */
const HUES = [255, 40, 150, 310, 90, 195, 350, 120, 275, 65, 175, 330, 105, 220, 20, 295, 75];

/** Gives the style that carries a team's colour. */
export type Palette = (team: string) => Record<"--hue", number>;

export function paletteOf(request: ResolveTurnRequest): Palette {
  const teams = [request.station?.owner ?? "", ...request.attacks.map((attack) => attack.team)];
  return (team) => {
    const place = Math.max(0, teams.indexOf(team));
    return { "--hue": HUES[place % HUES.length] ?? 0 };
  };
}
