/** What a raid can be copied as: the latest request of its play, or the whole for a forum. */

import { create } from "@bufbuild/protobuf";
import type { Raid } from "dozor-client/gen/raid";
import {
  RaidService,
  ResolveAssaultRequestSchema,
  ResolveBreachRequestSchema,
  type ResolveRaidRequest,
  ResolveRaidRequestSchema,
} from "dozor-client/gen/raid_service";
import { linkToShare } from "../app/address.ts";
import { locale } from "../app/locale.ts";
import { requestCopies } from "../app/requestCopies.ts";
import type { Copy } from "../app/view.ts";
import { isBreach, type RoundsRequest } from "./asks.ts";
import { chapters } from "./chronicle.ts";
import { type Course, courseText } from "./course.ts";
import { chapterTitle, memberInShort, memberName } from "./names.ts";
import type { Played } from "./replay.ts";
import type { Rules } from "./rulebook.ts";
import { RATINGS } from "./Target.tsx";
import { signed, WORDS } from "./words.ts";

/** The copies of a raid; the forum post is among them once it is known what happened. */
export function copiesOf(
  course: Course,
  played: Played | undefined,
  rules: Rules | undefined,
): readonly Copy[] {
  const known = played && courseText(played.course) === courseText(course) ? played : undefined;
  const copies = asRequest(latestRequest(known) ?? wholeRaid(course));
  if (!known?.outcome || !rules) {
    return copies;
  }
  return [...copies, { name: WORDS.value.forum, text: () => forumPost(known, rules) }];
}

/** The request that played the last rounds; undefined: none were. */
function latestRequest(played: Played | undefined): RoundsRequest | undefined {
  return played?.scenes
    .map(({ request }) => request)
    .filter((request) => request.rounds !== 0 || (!isBreach(request) && request.defendersRouted))
    .at(-1);
}

function wholeRaid({ raid, seed }: Course): ResolveRaidRequest {
  return create(ResolveRaidRequestSchema, {
    raid,
    ...(seed !== undefined && { dice: { source: { case: "seed", value: seed } } }),
    locale: locale.value,
  });
}

function asRequest(request: RoundsRequest | ResolveRaidRequest): readonly Copy[] {
  const { method } = RaidService;
  switch (request.$typeName) {
    case "dozor.v1.ResolveBreachRequest":
      return requestCopies(method.resolveBreach, ResolveBreachRequestSchema, request);
    case "dozor.v1.ResolveAssaultRequest":
      return requestCopies(method.resolveAssault, ResolveAssaultRequestSchema, request);
    case "dozor.v1.ResolveRaidRequest":
      return requestCopies(method.resolveRaid, ResolveRaidRequestSchema, request);
  }
}

function forumPost({ course, scenes, outcome }: Played, rules: Rules): string {
  const words = WORDS.value;
  const last = scenes.at(-1)?.answer;
  const { name = "", version = "" } = last?.rulebook ?? {};
  const seed = course.seed === undefined ? [] : [`${words.seed}: ${course.seed}`];
  return [
    ...raidLines(course.raid, rules),
    "",
    ...chapters(scenes).flatMap((chapter) => [
      chapterTitle(rules, chapter),
      ...chapter.events.map((event) => `- ${event.text}`),
      "",
    ]),
    `${words.result}: ${last?.summary ?? ""}`,
    words.onFeet(
      course.raid.members.length - (outcome?.membersDown ?? 0),
      course.raid.members.length,
    ),
    "",
    ...seed,
    `${words.rulebook}: ${name} ${version}`,
    linkToShare({ view: "raid", state: courseText(course) }),
    "",
  ].join("\n");
}

/** A gang and its target, a line each. */
export function raidLines(raid: Raid, rules: Rules): string[] {
  const words = WORDS.value;
  const ratings = RATINGS.map(
    (rating) => `${words[rating].toLowerCase()} ${signed(raid.target?.[rating] ?? 0)}`,
  );
  return [
    words.gangOf(raid.members.length),
    ...raid.members.map(
      (member, place) => `${memberName(rules, raid, place)}: ${memberInShort(rules, member)}`,
    ),
    `${words.target}: ${ratings.join(", ")}`,
  ];
}
