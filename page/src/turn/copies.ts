/** What a turn can be copied as. */

import { clone } from "@bufbuild/protobuf";
import {
  type ResolveTurnRequest,
  ResolveTurnRequestSchema,
  type ResolveTurnResponse,
  StationService,
} from "dozor-client/gen/station_service";

import { linkToShare } from "../app/address.ts";
import { locale } from "../app/locale.ts";
import { plain, plainName } from "../app/plain.ts";
import { requestCopies } from "../app/requestCopies.ts";
import type { Copy } from "../app/view.ts";
import type { Book } from "../station/book.ts";
import { conditionsLine, rulebookLine, sideLine } from "../station/copies.ts";
import { WORDS as FIGHT } from "../station/words.ts";
import { headlineOf } from "./fight.ts";
import { millis, resolutionOrder } from "./order.ts";
import { write } from "./state.ts";
import { clockTime } from "./time.ts";
import { WORDS } from "./words.ts";

/** The copies of a turn; the forum post is among them once there is an answer. */
export function copiesOf(
  request: ResolveTurnRequest,
  response: ResolveTurnResponse | undefined,
  book: Book | undefined,
): readonly Copy[] {
  const asked = clone(ResolveTurnRequestSchema, request);
  asked.locale = locale.value;
  const copies = requestCopies(StationService.method.resolveTurn, ResolveTurnRequestSchema, asked);
  return response && book
    ? [
        ...copies,
        { name: FIGHT.value.forum, text: () => forumPost(request, response, book), prose: true },
      ]
    : copies;
}

function forumPost(request: ResolveTurnRequest, response: ResolveTurnResponse, book: Book): string {
  const words = WORDS.value;
  const owner = plainName(request.station?.owner ?? "");
  return [
    `${words.turn} ${owner}`,
    sideLine(FIGHT.value.defenders, request.station?.defenders ?? [], book),
    ...conditionsLine(stationConditions(request, book)),
    "",
    ...resolutionOrder(request.attacks).map((attack, position) =>
      attackLine(request, attack, position, book),
    ),
    "",
    `${FIGHT.value.forumHappened}:`,
    ...(response.outcome?.engagements ?? []).flatMap((engagement, position) => [
      `${position + 1}. ${plainName(engagement.team)}: ${headlineOf(engagement)}.`,
      plain(engagement.summary),
      "",
    ]),
    `${FIGHT.value.forumResult}: ${plain(response.summary)}`,
    "",
    rulebookLine(response),
    linkToShare({ view: "turn", state: write(request) }),
    "",
  ].join("\n");
}

function stationConditions(request: ResolveTurnRequest, book: Book): string[] {
  const { machineGun = false, sabotage = [] } = request.station ?? {};
  return [
    ...(machineGun ? [FIGHT.value.machineGun] : []),
    ...sabotage.map((each) => `${FIGHT.value.damaged}: ${book.componentName(each)}`),
  ];
}

function attackLine(
  request: ResolveTurnRequest,
  attack: number,
  position: number,
  book: Book,
): string {
  const {
    team = "",
    objective = 0,
    units = [],
    submittedAt,
    agent,
    metrotank,
  } = request.attacks[attack] ?? {};
  const extras = [
    book.objectiveName(objective),
    clockTime(millis(submittedAt)),
    ...(agent ? [FIGHT.value.agent] : []),
    ...(metrotank ? [FIGHT.value.metrotank] : []),
  ];
  return `${position + 1}. ${sideLine(`${plainName(team)} (${extras.join(", ")})`, units, book)}`;
}
