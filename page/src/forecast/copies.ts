/** What a forecast can be copied as. */

import { clone } from "@bufbuild/protobuf";
import {
  type ForecastRaidRequest,
  ForecastRaidRequestSchema,
  type ForecastRaidResponse,
  RaidService,
} from "dozor-client/gen/raid_service";
import { linkToShare } from "../app/address.ts";
import { locale } from "../app/locale.ts";
import { requestCopies } from "../app/requestCopies.ts";
import type { Copy } from "../app/view.ts";
import { raidLines } from "../raid/copies.ts";
import type { Rules } from "../raid/rulebook.ts";
import { WORDS as RAID_WORDS } from "../raid/words.ts";
import { endings } from "./Charts.tsx";
import { write } from "./state.ts";
import { WORDS } from "./words.ts";

/** The copies of a forecast; the forum post is among them once there is an answer. */
export function copiesOf(
  request: ForecastRaidRequest,
  response: ForecastRaidResponse | undefined,
  rules: Rules | undefined,
): readonly Copy[] {
  const asked = clone(ForecastRaidRequestSchema, request);
  asked.locale = locale.value;
  const copies = requestCopies(RaidService.method.forecastRaid, ForecastRaidRequestSchema, asked);
  return response && rules
    ? [...copies, { name: WORDS.value.forum, text: () => forumPost(request, response, rules) }]
    : copies;
}

function forumPost(
  request: ForecastRaidRequest,
  { forecast, summary, rulebook }: ForecastRaidResponse,
  rules: Rules,
): string {
  return [
    ...(request.raid ? raidLines(request.raid, rules) : []),
    "",
    `${WORDS.value.forecast}:`,
    ...(forecast ? endings(rules, forecast).map(({ label, told }) => `- ${label}: ${told}`) : []),
    "",
    summary,
    "",
    `${RAID_WORDS.value.rulebook}: ${rulebook?.name ?? ""} ${rulebook?.version ?? ""}`,
    linkToShare({ view: "forecast", state: write(request) }),
    "",
  ].join("\n");
}
