/** Errors that tell which fields were wrong. */

import { Code, ConnectError } from "@connectrpc/connect";
import { ErrorReason, type Error as ItemError, ViolationReason } from "./gen/dozor/v1/errors_pb.ts";
import {
  BadRequestSchema,
  ErrorInfoSchema,
  RetryInfoSchema,
} from "./gen/google/rpc/error_details_pb.ts";

/** Domain of the reasons that a Dozor server gives. */
export const ERROR_DOMAIN = "dozor.v1";

/** One field that is wrong. */
export interface Violation {
  /** Its path from the root of the request, such as `attackers[1].items[0]`. */
  readonly field: string;
  /** Name of a ViolationReason without its prefix, such as `OUT_OF_RANGE`. */
  readonly reason: string;
  /** What was given and what would be right; may be empty where there are very many violations. */
  readonly description: string;
}

/**
 * A call, or an item of a batch, that failed. It is a ConnectError with the server's details read:
 * `code` and `rawMessage` are the status.
 */
export class DozorError extends ConnectError {
  /**
   * Name of an ErrorReason without its prefix, such as `INVALID_REQUEST`. Empty where the fault is not
   * the server's own word: no connection, a deadline, an unknown method.
   */
  readonly reason: string;
  /** The fields that are wrong. */
  readonly violations: readonly Violation[];
  /** How many more there are, for which the error had no room. */
  readonly violationsLeftOut: number;
  /** Milliseconds to wait before the next call, where the server says so. */
  readonly retryAfterMs: number | undefined;

  constructor(error: ConnectError) {
    super(error.rawMessage, error.code, error.metadata, undefined, error.cause);
    this.details = error.details;
    const info = error.findDetails(ErrorInfoSchema).find(({ domain }) => domain === ERROR_DOMAIN);
    this.reason = info?.reason ?? "";
    this.violationsLeftOut = Number(info?.metadata["violations_left_out"] ?? 0);
    this.violations = violationsOf(error);
    const delay = error.findDetails(RetryInfoSchema)[0]?.retryDelay;
    this.retryAfterMs = delay && Number(delay.seconds) * 1_000 + delay.nanos / 1_000_000;
  }

  /** Makes a DozorError of whatever was thrown, with the rules of ConnectError.from. */
  static override from(thrown: unknown, code?: Code): DozorError {
    return thrown instanceof DozorError ? thrown : new DozorError(ConnectError.from(thrown, code));
  }

  // ConnectError's own looks at the name alone, and takes any of its kind for this.
  static override [Symbol.hasInstance](value: unknown): boolean {
    return Function.prototype[Symbol.hasInstance].call(DozorError, value);
  }
}

/** The violations that an error of Connect carries, in their order; empty for other faults. */
export function violationsOf(error: ConnectError): Violation[] {
  return error
    .findDetails(BadRequestSchema)
    .flatMap(({ fieldViolations }) => fieldViolations)
    .map(({ field, reason, description }) => ({ field, reason, description }));
}

/** Makes of the error of one item of a batch the same that a call would have thrown. */
export function itemError(item: ItemError): DozorError {
  const reason = item.reason === ErrorReason.UNSPECIFIED ? "" : nameOf(ErrorReason, item.reason);
  const fieldViolations = item.violations.map(({ field, description, reason: why }) => ({
    field,
    description,
    reason: nameOf(ViolationReason, why),
  }));
  const details = [
    { desc: ErrorInfoSchema, value: { domain: ERROR_DOMAIN, reason } },
    { desc: BadRequestSchema, value: { fieldViolations } },
  ];
  return new DozorError(new ConnectError(item.message, item.code, undefined, details));
}

/** The name of a status code as it is in the contract, such as `INVALID_ARGUMENT`. */
export function codeName(code: Code): string {
  if (code === Code.Canceled) {
    return "CANCELLED";
  }
  return nameOf(Code, code)
    .replace(/(?<=[a-z])(?=[A-Z])/g, "_")
    .toUpperCase();
}

/** The name of an enum's value; its number where a younger server has sent an unknown one. */
function nameOf(names: Readonly<Record<number, string>>, value: number): string {
  return names[value] ?? String(value);
}
