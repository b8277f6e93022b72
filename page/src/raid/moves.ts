/** Moves of the player: each makes another course of one. */

import type { Raid } from "dozor-client/gen/raid";
import { type Course, NO_ORDERS, newSeed, type Orders, type StepKind } from "./course.ts";
import type { Played } from "./replay.ts";

/** The course as it was played: without steps that were not, and with dice that were complete. */
export function settled(course: Course, played: Played | undefined): Course {
  if (played?.course !== course || !played.outcome) {
    return course;
  }
  const steps = course.steps.slice(0, played.used);
  if (!played.nextPlayed) {
    return { ...course, steps };
  }
  const next: Orders = { holdBack: course.next.holdBack, faces: [] };
  return { ...course, steps: [...steps, { kind: "round", ...course.next }], next };
}

/** Plays on; picks a seed if there is none yet. */
export function played(course: Course, kind: StepKind): Course {
  const { next, steps } = course;
  const orders = kind === "rout" ? NO_ORDERS : next;
  return {
    ...course,
    seed: course.seed ?? (next.faces ? undefined : newSeed()),
    steps: [...steps, { kind, ...orders }],
    next: { holdBack: next.holdBack, faces: next.faces && [] },
  };
}

/** Takes back the last die that was entered, else the last step. */
export function undone(course: Course): Course {
  const { next, steps } = course;
  if (next.faces?.length) {
    return { ...course, next: { ...next, faces: next.faces.slice(0, -1) } };
  }
  const last = steps.at(-1);
  if (!last) {
    return course;
  }
  const { kind, ...orders } = last;
  const again = kind === "rout" ? next : { ...orders, faces: orders.faces?.slice(0, -1) };
  return { ...course, steps: steps.slice(0, -1), next: again };
}

/** Begins again, with the same dice. */
export function restarted(course: Course): Course {
  return { ...course, steps: [], next: { holdBack: [], faces: course.next.faces && [] } };
}

/** The same gang in another order or number: places mean other members, so it begins again. */
export function regrouped(course: Course, raid: Raid): Course {
  return { ...restarted(course), raid };
}
