import assert from "node:assert/strict";
import { test } from "node:test";
import { create } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import { codeName, DozorError, itemError } from "../errors.ts";
import { ErrorReason, ErrorSchema, ViolationReason } from "../gen/dozor/v1/errors_pb.ts";
import {
  BadRequestSchema,
  ErrorInfoSchema,
  RetryInfoSchema,
} from "../gen/google/rpc/error_details_pb.ts";

test("a refusal tells its fields", () => {
  const violation = { field: "attackers[1].items[0]", reason: "NOT_ALLOWED", description: "no" };
  const error = DozorError.from(
    new ConnectError("1 field is wrong", Code.InvalidArgument, { "x-id": "7" }, [
      {
        desc: ErrorInfoSchema,
        value: {
          domain: "dozor.v1",
          reason: "INVALID_REQUEST",
          metadata: { violations_left_out: "12" },
        },
      },
      { desc: BadRequestSchema, value: { fieldViolations: [violation] } },
    ]),
  );
  assert.equal(error.reason, "INVALID_REQUEST");
  assert.deepEqual(error.violations, [violation]);
  assert.equal(error.violationsLeftOut, 12);
  assert.equal(error.retryAfterMs, undefined);
  assert.equal(error.metadata.get("x-id"), "7");
  assert.equal(error.message, "[invalid_argument] 1 field is wrong");
});

test("an overloaded server tells how long to wait", () => {
  const retryDelay = { seconds: 1n, nanos: 500_000_000 };
  const details = [{ desc: RetryInfoSchema, value: { retryDelay } }];
  const error = DozorError.from(
    new ConnectError("busy", Code.ResourceExhausted, undefined, details),
  );
  assert.equal(error.retryAfterMs, 1_500);
});

test("details of others do not hide the fault", () => {
  const thrown = new ConnectError("gone", Code.Unavailable, undefined, [
    { desc: ErrorInfoSchema, value: { domain: "proxy.example", reason: "NO_ROUTE" } },
  ]);
  thrown.details.push({ type: "google.rpc.BadRequest", value: Uint8Array.of(0xff) });
  const error = DozorError.from(thrown);
  assert.equal(error.reason, "");
  assert.deepEqual(error.violations, []);
});

test("a DozorError is a ConnectError, and not the other way round", () => {
  const plain = new ConnectError("x");
  const error = DozorError.from(plain);
  assert.ok(error instanceof ConnectError);
  assert.ok(error instanceof DozorError);
  assert.ok(!(plain instanceof DozorError));
  assert.equal(ConnectError.from(error), error);
  assert.equal(DozorError.from(error), error);
});

test("an item of a batch fails as a call does", () => {
  const item = create(ErrorSchema, {
    code: Code.InvalidArgument,
    reason: ErrorReason.INVALID_REQUEST,
    message: "1 field is wrong: objective",
    violations: [
      { field: "objective", description: "give one", reason: ViolationReason.MISSING },
      // Of a server younger than the client.
      { field: "x", description: "new", reason: 999 as ViolationReason },
    ],
  });
  const error = itemError(item);
  assert.equal(error.reason, "INVALID_REQUEST");
  assert.equal(error.rawMessage, "1 field is wrong: objective");
  assert.deepEqual(
    error.violations.map(({ field, reason }) => [field, reason]),
    [
      ["objective", "MISSING"],
      ["x", "999"],
    ],
  );
});

test("codes have the names of the contract", () => {
  assert.equal(codeName(Code.InvalidArgument), "INVALID_ARGUMENT");
  assert.equal(codeName(Code.Canceled), "CANCELLED");
  assert.equal(codeName(Code.Unavailable), "UNAVAILABLE");
});
