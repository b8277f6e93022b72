/** The views, in the order of the tabs. */

import { forecastView } from "../forecast/index.tsx";
import { raidView } from "../raid/index.tsx";
import { stationView } from "../station/index.tsx";
import { turnView } from "../turn/index.tsx";
import type { View } from "./view.ts";

export const VIEWS: readonly [View, ...View[]] = [stationView, turnView, raidView, forecastView];
