/** Attempts at one call, as a service config plans them. */

import { ConnectError } from "@connectrpc/connect";
import { DozorError } from "./errors.ts";
import type { Plan, ServiceConfig } from "./service-config.ts";

/**
 * Keeps retries in a long outage to a small share of the calls: a failure takes a token, a success
 * gives a part of one back, and with half of them gone nothing is tried again.
 */
export class Throttle {
  readonly #most: number;
  readonly #ratio: number;
  #tokens: number;

  constructor(limits: ServiceConfig["retryThrottling"]) {
    this.#most = limits?.maxTokens ?? Number.POSITIVE_INFINITY;
    this.#ratio = limits?.tokenRatio ?? 0;
    this.#tokens = this.#most;
  }

  succeeded(): void {
    this.#tokens = Math.min(this.#most, this.#tokens + this.#ratio);
  }

  failed(): void {
    this.#tokens = Math.max(0, this.#tokens - 1);
  }

  get allows(): boolean {
    return this.#most === Number.POSITIVE_INFINITY || this.#tokens > this.#most / 2;
  }
}

/** What bounds all attempts at a call together. */
export interface Bounds {
  /** The caller's own timeout; the shorter of it and the plan's counts. */
  readonly timeoutMs: number | undefined;
  readonly signal: AbortSignal | undefined;
}

/**
 * Calls until it is answered, or trying again is of no use any more.
 *
 * @param once makes one attempt within the milliseconds that are left.
 * @throws DozorError of the last attempt.
 */
export async function attempts<T>(
  plan: Plan,
  throttle: Throttle,
  bounds: Bounds,
  once: (leftMs: number | undefined) => Promise<T>,
): Promise<T> {
  const left = countdown(plan.timeoutMs, bounds.timeoutMs);
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await once(left());
      throttle.succeeded();
      return answer;
    } catch (thrown) {
      const error = DozorError.from(thrown);
      if (!plan.retryable.has(error.code)) {
        throw error;
      }
      throttle.failed();
      const waitMs = backoff(plan, attempt);
      if (attempt >= plan.maxAttempts || !throttle.allows || waitMs >= (left() ?? Infinity)) {
        throw error;
      }
      await pause(waitMs, bounds.signal);
    }
  }
}

/** Tells the milliseconds that are left of the shortest timeout; Connect has 0 for none. */
function countdown(...timeouts: (number | undefined)[]): () => number | undefined {
  const bounding = timeouts.filter((ms) => ms !== undefined && ms > 0) as number[];
  if (bounding.length === 0) {
    return () => undefined;
  }
  const end = performance.now() + Math.min(...bounding);
  return () => Math.max(1, Math.round(end - performance.now()));
}

/** Drawn at random, so that callers who failed together do not come again together. */
function backoff(plan: Plan, attempt: number): number {
  const limit = plan.initialBackoffMs * plan.backoffMultiplier ** (attempt - 1);
  return Math.random() * Math.min(limit, plan.maxBackoffMs);
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer);
      reject(DozorError.from(ConnectError.from(signal?.reason)));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", cancel);
      resolve();
    }, milliseconds);
    if (signal?.aborted) {
      cancel();
    } else {
      signal?.addEventListener("abort", cancel, { once: true });
    }
  });
}
