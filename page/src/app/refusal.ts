/** Why the server refused a request, and which of its fields are wrong. */

import { Code, type ConnectError } from "@connectrpc/connect";
import { type Violation, violationsOf } from "dozor-client";

/** A refusal: the same request would be refused again. */
export interface Refusal {
  readonly message: string;
  /** Empty where no field is to blame, as when the work limit is reached. */
  readonly violations: readonly Violation[];
}

const REFUSING = new Set([Code.InvalidArgument, Code.NotFound, Code.FailedPrecondition]);
const RETRY_INFO = "google.rpc.RetryInfo";

/** The refusal that an error tells; undefined: it may be answered if it is asked again. */
export function refusalOf(error: ConnectError): Refusal | undefined {
  const overloaded = error.details.some((detail) => "type" in detail && detail.type === RETRY_INFO);
  if (!REFUSING.has(error.code) && (error.code !== Code.ResourceExhausted || overloaded)) {
    return undefined;
  }
  return { message: error.rawMessage, violations: violationsOf(error) };
}

/** What is wrong with the field of a path; undefined: nothing. */
export function problemAt(refusal: Refusal | undefined, field: string): string | undefined {
  return refusal?.violations.find((violation) => violation.field === field)?.description;
}
