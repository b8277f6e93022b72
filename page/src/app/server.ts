/** The server that this page came from, and what it answers while somebody changes a request. */

import { Code, ConnectError } from "@connectrpc/connect";
import { type ReadonlySignal, signal } from "@preact/signals";
import { createDozor } from "dozor-client";

export const dozor = createDozor({ baseUrl: location.origin });

/** Whether the server could not be reached of late; the page says so and tries again. */
export const lost = signal(false);

/** What is known of the answer to the latest request. */
export interface Answer<T> {
  /** The latest answer; stays while the next one is awaited, and while the server is lost. */
  readonly value?: T;
  /** Why the latest request was refused. */
  readonly error?: ConnectError;
  /** Whether an answer is awaited. */
  readonly waiting: boolean;
}

/** Asks again and again; only the answer to the latest question counts. */
export interface Asking<T> {
  readonly answer: ReadonlySignal<Answer<T>>;
  /** Asks; whoever has asked before gets no answer any more. */
  ask(question: (signal: AbortSignal) => Promise<T>): void;
}

/** Where a server listens for gRPC that has not been told otherwise. */
const DEFAULT_GRPC_PORT = 50051;

const RETRY_MS = [500, 1_000, 2_000, 4_000];

export function asking<T>(): Asking<T> {
  const answer = signal<Answer<T>>({ waiting: false });
  let current: AbortController | undefined;

  async function run(
    question: (signal: AbortSignal) => Promise<T>,
    abort: AbortSignal,
  ): Promise<void> {
    for (let failures = 0; ; failures++) {
      try {
        const value = await question(abort);
        if (!abort.aborted) {
          lost.value = false;
          answer.value = { value, waiting: false };
        }
        return;
      } catch (thrown) {
        if (abort.aborted) {
          return;
        }
        const error = ConnectError.from(thrown);
        if (!isLoss(error)) {
          lost.value = false;
          answer.value = { ...kept(answer.peek()), error, waiting: false };
          return;
        }
        lost.value = true;
        await pause(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0, abort);
        if (abort.aborted) {
          return;
        }
      }
    }
  }

  return {
    answer,
    ask(question) {
      current?.abort();
      current = new AbortController();
      answer.value = { ...answer.peek(), waiting: true };
      void run(question, current.signal);
    },
  };
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

/** Whether nobody answered, rather than somebody who refused. Browsers' `fetch` gives no code. */
function isLoss(error: ConnectError): boolean {
  return error.code === Code.Unavailable || error.cause instanceof TypeError;
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
