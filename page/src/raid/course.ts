/**
 * How a raid has been played, as the address holds it: the raid, the seed, and what was chosen for
 * each round. The server makes the rest of it: the same course gives the same raid.
 */

import type { Raid } from "dozor-client/gen/raid";
import { RaidSchema } from "dozor-client/gen/raid";
import { fromText, toText } from "../app/bytes.ts";

/** What is chosen for a round. */
export interface Orders {
  /** Places of the members who hold back, in ascending order. */
  readonly holdBack: readonly number[];
  /** Place of the member who declares a retreat before it; undefined: nobody does. */
  readonly retreat?: number | undefined;
  /** Faces rolled at a table; undefined: the dice come from the seed. */
  readonly faces?: readonly number[] | undefined;
}

/**
 * What is played at once: a round; the phase, or the whole raid, until it is decided; or, without
 * another round, that the defenders inside are made to retreat.
 */
export type StepKind = "round" | "phase" | "raid" | "rout";

export interface Step extends Orders {
  readonly kind: StepKind;
}

export interface Course {
  readonly raid: Raid;
  /** Undefined: it is picked when the first dice are rolled. */
  readonly seed: bigint | undefined;
  readonly steps: readonly Step[];
  /** What is chosen so far for the round to come. */
  readonly next: Orders;
}

export const NO_ORDERS: Orders = { holdBack: [] };

const VERSION = "1";
const LETTERS: Readonly<Record<StepKind, string>> = {
  round: "R",
  phase: "U",
  raid: "E",
  rout: "D",
};
const NEXT = "~";
const STEP = /([RUED~])(?:H([0-9a-j]+))?(?:B([0-9a-j]))?(?:F([0-9]*))?/y;
/** More members than any rulebook allows; what has more would only keep the browser busy. */
export const MOST_MEMBERS = 60;

const SEEDS = 1n << 64n;

/** The course as text: `1.<raid>.<seed>.<steps>`. */
export function courseText(course: Course): string {
  const steps = course.steps.map((step) => LETTERS[step.kind] + ordersText(step)).join("");
  const next = ordersText(course.next);
  const seed = course.seed === undefined ? "" : course.seed.toString(36);
  return [VERSION, toText(RaidSchema, course.raid), seed, steps + (next && NEXT + next)].join(".");
}

/** The course of a text; undefined if it is none. */
export function readCourse(text: string): Course | undefined {
  const [version, raidText, seedText, stepsText, ...rest] = text.split(".");
  if (version !== VERSION || stepsText === undefined || rest.length > 0) {
    return undefined;
  }
  const raid = fromText(RaidSchema, raidText ?? "");
  const seed = readSeed(seedText ?? "");
  const steps = readSteps(stepsText);
  return raid && raid.members.length <= MOST_MEMBERS && seed !== "wrong" && steps
    ? { raid, seed, ...steps }
    : undefined;
}

/** A seed that nobody has chosen. */
export function newSeed(): bigint {
  // Short enough to be read out; the whole range can be typed in.
  const [low = 0, high = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (BigInt(high & 0xff) << 32n) | BigInt(low);
}

/** The seed that somebody typed; undefined if it is none. */
export function typedSeed(text: string): bigint | undefined {
  if (!/^\s*\d{1,20}\s*$/.test(text)) {
    return undefined;
  }
  const seed = BigInt(text.trim());
  return seed < SEEDS ? seed : undefined;
}

function ordersText(orders: Orders): string {
  const hold = orders.holdBack.map((place) => place.toString(36)).join("");
  return [
    hold && `H${hold}`,
    orders.retreat === undefined ? "" : `B${orders.retreat.toString(36)}`,
    orders.faces === undefined ? "" : `F${orders.faces.join("")}`,
  ].join("");
}

function readSeed(text: string): bigint | undefined | "wrong" {
  if (text === "") {
    return undefined;
  }
  if (!/^[0-9a-z]{1,13}$/.test(text)) {
    return "wrong";
  }
  const seed = [...text].reduce((sum, digit) => sum * 36n + BigInt(parseInt(digit, 36)), 0n);
  return seed < SEEDS ? seed : "wrong";
}

function readSteps(text: string): { steps: Step[]; next: Orders } | undefined {
  const steps: Step[] = [];
  let next = NO_ORDERS;
  STEP.lastIndex = 0;
  for (let at = 0; at < text.length; at = STEP.lastIndex) {
    STEP.lastIndex = at;
    const found = STEP.exec(text);
    if (!found) {
      return undefined;
    }
    const orders = readOrders(found);
    if (found[1] !== NEXT) {
      steps.push({ kind: kindOf(found[1] ?? ""), ...orders });
    } else if (STEP.lastIndex === text.length) {
      next = orders;
    } else {
      return undefined;
    }
  }
  return { steps, next };
}

function readOrders([, , hold, retreat, faces]: RegExpExecArray): Orders {
  return {
    holdBack: [...(hold ?? "")].map((place) => parseInt(place, 36)),
    retreat: retreat === undefined ? undefined : parseInt(retreat, 36),
    faces: faces === undefined ? undefined : [...faces].map(Number),
  };
}

function kindOf(letter: string): StepKind {
  const kinds: StepKind[] = ["round", "phase", "raid", "rout"];
  return kinds.find((kind) => LETTERS[kind] === letter) ?? "round";
}
