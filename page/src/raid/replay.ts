/** Plays a course on the server, step by step, each going on from the state of the one before. */

import { RaidEnding, RaidPhase } from "dozor-client/gen/raid";
import type { RaidOutcome } from "dozor-client/gen/raid_service";
import type { Locale } from "../app/locale.ts";
import type { Refusal } from "../app/refusal.ts";
import { type Rounds, type RoundsAnswer, type RoundsRequest, requestOf, say } from "./asks.ts";
import { type Course, NO_ORDERS, type Orders, type Step } from "./course.ts";

/** One call, and what came of it. */
export interface Scene {
  readonly phase: RaidPhase;
  readonly request: RoundsRequest;
  readonly answer: RoundsAnswer;
}

/** A raid as far as it was played. */
export interface Played {
  readonly course: Course;
  readonly scenes: readonly Scene[];
  /** How far it has come; undefined: the raid itself was refused. */
  readonly outcome: RaidOutcome | undefined;
  /** The phase to play, or in which the raid ended. */
  readonly phase: RaidPhase;
  /** Whether nothing is left to play. */
  readonly over: boolean;
  /** How many steps of the course were played; the others found the raid decided, or refused. */
  readonly used: number;
  /** Whether the dice entered for the next round are complete, so that it was played. */
  readonly nextPlayed: boolean;
  /** The roll that needs the next die, where dice are entered by hand. */
  readonly needs?: string | undefined;
  /** What was refused: the raid, a step, or the dice entered by hand. */
  readonly refusal?: Refusal | undefined;
}

const NAME = /(?:breach|assault)\.round\d+\.member\d+\.\w+/;

/** Plays a course. Rejects if a call fails; a refusal is part of what is played. */
export async function replay(course: Course, locale: Locale, abort: AbortSignal): Promise<Played> {
  const game = new Game(course, locale, abort);
  await game.begin();
  let used = 0;
  for (const step of course.steps) {
    if (game.over || !(await game.play(step))) {
      break;
    }
    used++;
  }
  const draft = used === course.steps.length && !game.over ? await game.draft() : {};
  return { course, used, nextPlayed: false, ...game.result(), ...draft };
}

class Game {
  readonly scenes: Scene[] = [];
  phase = RaidPhase.BREACH;
  over = false;
  refusal: Refusal | undefined;
  private outcome: RaidOutcome | undefined;

  constructor(
    private readonly course: Course,
    private readonly locale: Locale,
    private readonly abort: AbortSignal,
  ) {}

  /** Looks at what is decided before anybody has moved. */
  async begin(): Promise<void> {
    if (await this.ask({ orders: NO_ORDERS, rounds: 0 })) {
      await this.lookInside();
    } else {
      this.over = true;
    }
  }

  /** Plays a step; false: it was refused, or there is nothing to play. */
  async play(step: Step): Promise<boolean> {
    const before = this.phase;
    const nobodyToRout = step.kind === "rout" && before === RaidPhase.BREACH;
    if (nobodyToRout || !(await this.ask(roundsOf(step)))) {
      return false;
    }
    await this.lookInside();
    const goesOn = step.kind === "raid" && this.phase !== before && !this.over;
    return goesOn ? this.play({ kind: "phase", holdBack: [] }) : true;
  }

  /** Asks what the dice entered by hand come to; plays the round once they are complete. */
  async draft(): Promise<Partial<Played>> {
    const { next } = this.course;
    if (!next.faces) {
      return {};
    }
    const short = await this.shortOf(next);
    // A round that needs no die waits for somebody to play it.
    if (short || next.faces.length === 0) {
      return short ?? {};
    }
    const nextPlayed = await this.play({ kind: "round", ...next });
    const needs = this.over ? {} : await this.shortOf({ holdBack: next.holdBack, faces: [] });
    return { nextPlayed, ...needs };
  }

  /** What is missing of the faces that a round needs, or wrong with them; undefined: nothing. */
  private async shortOf(orders: Orders): Promise<Partial<Played> | undefined> {
    const rounds = this.rounds({ orders, rounds: 1 });
    const { refusal } = await say(requestOf(rounds, this.locale), this.abort);
    const few = refusal?.violations.find((violation) => violation.reason === "TOO_FEW");
    const needs = few && NAME.exec(few.description)?.[0];
    return needs ? { needs } : refusal && { refusal };
  }

  result(): Pick<Played, "scenes" | "phase" | "over" | "outcome" | "refusal"> {
    const { scenes, phase, over, outcome, refusal } = this;
    return { scenes, phase, over, outcome, refusal };
  }

  /** Once inside, looks at what is decided there before anybody has moved. */
  private async lookInside(): Promise<void> {
    const ending = this.outcome?.ending ?? RaidEnding.UNSPECIFIED;
    if (ending === RaidEnding.BREACHED) {
      this.phase = RaidPhase.ASSAULT;
      await this.ask({ orders: NO_ORDERS, rounds: 0 });
    }
    this.over = (this.outcome?.ending ?? RaidEnding.UNSPECIFIED) !== RaidEnding.UNSPECIFIED;
  }

  private async ask(wanted: Wanted): Promise<boolean> {
    const request = requestOf(this.rounds(wanted), this.locale);
    const { answer, refusal } = await say(request, this.abort);
    if (!answer) {
      this.refusal = refusal;
      return false;
    }
    this.scenes.push({ phase: this.phase, request, answer });
    this.outcome = answer.outcome;
    return true;
  }

  private rounds(wanted: Wanted): Rounds {
    const { raid, seed } = this.course;
    const state = this.outcome?.state;
    return { raid, seed: seed ?? 0n, phase: this.phase, state, ...wanted };
  }
}

type Wanted = Pick<Rounds, "rounds" | "routed"> & { readonly orders: Orders };

function roundsOf(step: Step): Wanted {
  switch (step.kind) {
    case "round":
      return { orders: step, rounds: 1 };
    case "rout":
      return { orders: NO_ORDERS, rounds: 0, routed: true };
    default:
      return { orders: step, rounds: undefined };
  }
}
