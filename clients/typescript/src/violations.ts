/** Which fields of a request a server found wrong: the google.rpc.BadRequest of an error. */

import { BinaryReader } from "@bufbuild/protobuf/wire";
import type { ConnectError } from "@connectrpc/connect";

const BAD_REQUEST = "google.rpc.BadRequest";

/** One field that is wrong. */
export interface Violation {
  /** Path of the field, such as `attackers[1].items[0]`. */
  readonly field: string;
  /** What was given and what would be right, in the request's locale. */
  readonly description: string;
  /** Name of a `ViolationReason` without its prefix, such as `NOT_ALLOWED`. */
  readonly reason: string;
}

/** The violations that an error carries, in the order of the message; empty for other faults. */
export function violationsOf(error: ConnectError): Violation[] {
  return error.details.flatMap((detail) =>
    "type" in detail && detail.type === BAD_REQUEST ? readBadRequest(detail.value) : [],
  );
}

function readBadRequest(bytes: Uint8Array): Violation[] {
  const reader = new BinaryReader(bytes);
  const violations: Violation[] = [];
  while (reader.pos < reader.len) {
    const [field, wireType] = reader.tag();
    if (field === 1) {
      violations.push(readViolation(reader.bytes()));
    } else {
      reader.skip(wireType);
    }
  }
  return violations;
}

const MEMBERS = { 1: "field", 2: "description", 3: "reason" } as const;

function readViolation(bytes: Uint8Array): Violation {
  const reader = new BinaryReader(bytes);
  const violation = { field: "", description: "", reason: "" };
  while (reader.pos < reader.len) {
    const [field, wireType] = reader.tag();
    if (field === 1 || field === 2 || field === 3) {
      violation[MEMBERS[field]] = reader.string();
    } else {
      reader.skip(wireType);
    }
  }
  return violation;
}
