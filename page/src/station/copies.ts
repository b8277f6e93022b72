/** What a fight can be copied as. */

import { clone } from "@bufbuild/protobuf";
import { Fate, ItemState, Tactic, type Unit } from "dozor-client/gen/station";
import {
  type EngagementOutcome,
  type ResolveEngagementRequest,
  ResolveEngagementRequestSchema,
  type ResolveEngagementResponse,
  StationService,
  type UnitOutcome,
} from "dozor-client/gen/station_service";

import { linkToShare } from "../app/address.ts";
import { locale } from "../app/locale.ts";
import { requestCopies } from "../app/requestCopies.ts";
import type { Copy } from "../app/view.ts";
import type { Book } from "./book.ts";
import { flagOf, headline } from "./Outcome.tsx";
import { write } from "./state.ts";
import { itemStateName } from "./UnitOutcome.tsx";
import { experienceOf } from "./unit.ts";
import { WORDS } from "./words.ts";

/** The copies of a fight; the forum post is among them once there is an answer. */
export function copiesOf(
  request: ResolveEngagementRequest,
  response: ResolveEngagementResponse | undefined,
  book: Book | undefined,
): readonly Copy[] {
  const asked = clone(ResolveEngagementRequestSchema, request);
  asked.locale = locale.value;
  const copies = requestCopies(
    StationService.method.resolveEngagement,
    ResolveEngagementRequestSchema,
    asked,
  );
  return response && book
    ? [
        ...copies,
        { name: WORDS.value.forum, text: () => forumPost(request, response, book), prose: true },
      ]
    : copies;
}

function forumPost(
  request: ResolveEngagementRequest,
  response: ResolveEngagementResponse,
  book: Book,
): string {
  const words = WORDS.value;
  const outcome = response.outcome;
  return [
    `${words.objective}: ${book.objectiveName(request.objective)}`,
    sideLine(words.attackers, request.attackers, book),
    sideLine(words.defenders, request.defenders, book),
    ...conditionsLine(conditionsOf(request, book)),
    "",
    `${words.forumHappened}:`,
    response.summary,
    "",
    `${words.forumResult}: ${headline(outcome?.winner ?? 0)}.`,
    ...(outcome ? outcomeLines(outcome, book) : []),
    "",
    rulebookLine(response),
    linkToShare({ view: "station", state: write(request) }),
    "",
  ].join("\n");
}

/** Those of a side with what they carry. */
export function sideLine(name: string, units: readonly Unit[], book: Book): string {
  return `${name}: ${units.map((unit) => describeUnit(unit, book)).join("; ") || "—"}`;
}

/** Under what conditions, if there are any. */
export function conditionsLine(conditions: readonly string[]): string[] {
  return conditions.length > 0 ? [`${WORDS.value.forumBeing}: ${conditions.join(", ")}`] : [];
}

/** By which rulebook. */
export function rulebookLine(response: Pick<ResolveEngagementResponse, "rulebook">): string {
  const { name = "", version = "" } = response.rulebook ?? {};
  return `${WORDS.value.rulebook}: ${name} ${version}`;
}

function conditionsOf(request: ResolveEngagementRequest, book: Book): string[] {
  const words = WORDS.value;
  return [
    ...(request.agent ? [words.agent] : []),
    ...(request.metrotank ? [words.metrotank] : []),
    ...(request.machineGun ? [words.machineGun] : []),
    ...request.sabotage.map((each) => `${words.damaged}: ${book.componentName(each)}`),
  ];
}

function describeUnit(unit: Unit, book: Book): string {
  const words = WORDS.value;
  const { attack, defense } = experienceOf(unit);
  const details = [
    ...(unit.tactic === Tactic.UNSPECIFIED
      ? []
      : [`${words.tactic}: ${book.tacticName(unit.tactic)}`]),
    ...unit.items.map((item) => book.itemName(item)),
    ...(unit.healing ? [words.healing] : []),
    ...(unit.vegan ? [words.vegan] : []),
    ...(unit.wounds ? [book.woundsName(unit.wounds)] : []),
    ...(attack ? [`${words.earned.attack} ${attack}`] : []),
    ...(defense ? [`${words.earned.defense} ${defense}`] : []),
  ];
  const name = book.className(unit.unitClass);
  return details.length > 0 ? `${name} (${details.join(", ")})` : name;
}

/** What became of whom, a line each, and of the station. */
export function outcomeLines(outcome: EngagementOutcome, book: Book): string[] {
  const words = WORDS.value;
  return [
    ...outcome.attackers.map((unit) => `${words.attackers}: ${describeOutcome(unit, book)}`),
    ...outcome.defenders.map((unit) => `${words.defenders}: ${describeOutcome(unit, book)}`),
    `${words.heldBy[flagOf(outcome.holder)]}.`,
    ...(outcome.machineGunCaptured ? [`${words.gunCaptured}.`] : []),
  ];
}

function describeOutcome(unit: UnitOutcome, book: Book): string {
  const words = WORDS.value;
  const earned = unit.experienceEarned;
  return [
    `${book.className(unit.unitClass)} ${book.fateName(unit.fate)}`,
    ...(unit.fate === Fate.DEAD ? [] : [book.woundsName(unit.woundsAfter)]),
    ...(unit.woundsDeferred ? [words.deferred(unit.woundsDeferred)] : []),
    ...unit.items
      .filter(({ state }) => state !== ItemState.KEPT)
      .map(({ item, state }) => `${book.itemName(item)}: ${itemStateName(item, state, book)}`),
    ...(earned?.attack ? [`+${earned.attack} ${words.earned.attack}`] : []),
    ...(earned?.defense ? [`+${earned.defense} ${words.earned.defense}`] : []),
  ].join(", ");
}
