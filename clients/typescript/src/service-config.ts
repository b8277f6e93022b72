/** What of a gRPC service config Connect does not do by itself: timeouts, attempts, throttling. */

import { Code } from "@connectrpc/connect";
import { codeName } from "./errors.ts";

/** A gRPC service config, as far as it is read here; what else it holds is passed over. */
export interface ServiceConfig {
  readonly retryThrottling?: { readonly maxTokens: number; readonly tokenRatio: number };
  readonly methodConfig?: readonly MethodConfig[];
}

/** What holds for some methods. */
export interface MethodConfig {
  readonly name: readonly { readonly service?: string; readonly method?: string }[];
  readonly timeout?: string;
  readonly retryPolicy?: {
    readonly maxAttempts: number;
    readonly initialBackoff: string;
    readonly maxBackoff: string;
    readonly backoffMultiplier: number;
    readonly retryableStatusCodes: readonly string[];
  };
}

/** What holds for one method, in milliseconds. */
export interface Plan {
  /** Time for all attempts together. */
  readonly timeoutMs?: number | undefined;
  readonly maxAttempts: number;
  readonly initialBackoffMs: number;
  readonly maxBackoffMs: number;
  readonly backoffMultiplier: number;
  readonly retryable: ReadonlySet<Code>;
}

const ONCE: Plan = {
  maxAttempts: 1,
  initialBackoffMs: 0,
  maxBackoffMs: 0,
  backoffMultiplier: 1,
  retryable: new Set(),
};

/** gRPC allows no more, whatever a config says. */
const MOST_ATTEMPTS = 5;

const CODES = new Map(
  Object.values(Code)
    .filter((code) => typeof code === "number")
    .map((code) => [codeName(code), code]),
);

/**
 * Finds the plan of a method: its own, or else its service's, or else the one for all.
 *
 * @throws Error where the config is wrong.
 */
export function planner(config: ServiceConfig): (service: string, method: string) => Plan {
  const plans = new Map<string, Plan>();
  for (const methods of config.methodConfig ?? []) {
    const plan = planOf(methods);
    for (const { service = "", method = "" } of methods.name) {
      plans.set(`${service}/${method}`, plan);
    }
  }
  return (service, method) =>
    plans.get(`${service}/${method}`) ?? plans.get(`${service}/`) ?? plans.get("/") ?? ONCE;
}

function planOf({ timeout, retryPolicy }: MethodConfig): Plan {
  const timeoutMs = timeout === undefined ? undefined : milliseconds(timeout);
  if (retryPolicy === undefined) {
    return { ...ONCE, timeoutMs };
  }
  return {
    timeoutMs,
    maxAttempts: Math.min(retryPolicy.maxAttempts, MOST_ATTEMPTS),
    initialBackoffMs: milliseconds(retryPolicy.initialBackoff),
    maxBackoffMs: milliseconds(retryPolicy.maxBackoff),
    backoffMultiplier: retryPolicy.backoffMultiplier,
    retryable: new Set(retryPolicy.retryableStatusCodes.map(codeOf)),
  };
}

function milliseconds(duration: string): number {
  if (!/^\d+(\.\d+)?s$/.test(duration)) {
    throw new Error(`service config: "${duration}" is no duration such as "0.5s"`);
  }
  return Number(duration.slice(0, -1)) * 1_000;
}

function codeOf(name: string): Code {
  const code = CODES.get(name);
  if (code === undefined) {
    throw new Error(`service config: "${name}" is no status code such as "UNAVAILABLE"`);
  }
  return code;
}
