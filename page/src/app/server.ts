/** The server that this page came from, and what it answers while somebody changes a request. */

import { Code } from "@connectrpc/connect";
import { type ReadonlySignal, signal } from "@preact/signals";
import { createDozor, DozorError } from "dozor-client";

import { refusalOf } from "./refusal.ts";

export const dozor = createDozor({ baseUrl: location.origin });

/** What keeps the server from answering of late; the page says so and tries again. */
export const trouble = signal<Trouble | undefined>(undefined);

/** Nobody answers, or the server has too much to do. */
export type Trouble = "lost" | "busy";

/** What is known of the answer to the latest request. */
export interface Answer<T> {
  /** The latest answer; stays while the next one is awaited, and while the server is lost. */
  readonly value?: T;
  /** Why there is no answer to the latest request: it was refused, or something failed. */
  readonly error?: DozorError;
  /** Asks once more; only where that may help. */
  readonly again?: () => void;
  /** Whether an answer is awaited. */
  readonly waiting: boolean;
}

/** Asks again and again; only the answer to the latest question counts. */
export interface Asking<T> {
  readonly answer: ReadonlySignal<Answer<T>>;
  /** Asks; whoever has asked before gets no answer any more. */
  ask(question: Question<T>): void;
}

type Question<T> = (signal: AbortSignal) => Promise<T>;

/** Where a server listens for gRPC that has not been told otherwise. */
const DEFAULT_GRPC_PORT = 50051;

const RETRY_MS = [500, 1_000, 2_000, 4_000];

interface AskingOptions {
  /** Whether an answer may take the server so long that who has waited in vain is to decide. */
  readonly heavy?: boolean;
}

export function asking<T>({ heavy = false }: AskingOptions = {}): Asking<T> {
  const answer = signal<Answer<T>>({ waiting: false });
  let current: AbortController | undefined;

  function ask(question: Question<T>): void {
    current?.abort();
    current = new AbortController();
    answer.value = { ...kept(answer.peek()), waiting: true };
    void run(question, current.signal);
  }

  async function run(question: Question<T>, abort: AbortSignal): Promise<void> {
    for (let failures = 0; ; failures++) {
      const [value, error] = await outcomeOf(question, abort);
      if (abort.aborted) {
        return;
      }
      trouble.value = error && troubleOf(error, heavy);
      if (!error) {
        answer.value = { value: value as T, waiting: false };
        return;
      }
      if (!trouble.value) {
        const again = refusalOf(error) ? {} : { again: () => ask(question) };
        answer.value = { ...kept(answer.peek()), error, ...again, waiting: false };
        return;
      }
      const least = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0;
      await pause(Math.max(least, error.retryAfterMs ?? 0), abort);
      if (abort.aborted) {
        return;
      }
    }
  }

  return { answer, ask };
}

async function outcomeOf<T>(
  question: Question<T>,
  abort: AbortSignal,
): Promise<readonly [T, undefined] | readonly [undefined, DozorError]> {
  try {
    return [await question(abort), undefined];
  } catch (thrown) {
    return [undefined, DozorError.from(thrown)];
  }
}

/** What passes by itself, so that the page asks again. Browsers' `fetch` gives no code. */
function troubleOf(error: DozorError, heavy: boolean): Trouble | undefined {
  switch (error.code) {
    case Code.Unavailable:
      return error.retryAfterMs === undefined ? "lost" : "busy";
    case Code.DeadlineExceeded:
      return heavy ? undefined : "lost";
    case Code.ResourceExhausted:
      return error.retryAfterMs === undefined ? undefined : "busy";
    default:
      return error.cause instanceof TypeError ? "lost" : undefined;
  }
}

/** What the page asks the server about itself. */
interface Config {
  readonly grpcPort: number;
}

const config = asking<Config>();
config.ask(async (signal) => {
  const response = await fetch("/config.json", { signal });
  return (await response.json()) as Config;
});

/** Where clients reach the server by gRPC, as `host:port`; nobody knows what a proxy makes of it. */
export function grpcAddress(): string {
  return `${location.hostname}:${config.answer.value.value?.grpcPort ?? DEFAULT_GRPC_PORT}`;
}

function kept<T>(answer: Answer<T>): { value?: T } {
  return answer.value === undefined ? {} : { value: answer.value };
}

function pause(milliseconds: number, abort: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    abort.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
