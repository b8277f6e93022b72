import assert from "node:assert/strict";
import { test } from "node:test";
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { face, GENERATOR, type RaidAnswer, tellMismatch, verifyDice } from "../dice.ts";
import {
  ResolveAssaultResponseSchema,
  ResolveBreachResponseSchema,
  ResolveRaidBatchResponseSchema,
  ResolveRaidResponseSchema,
} from "../gen/dozor/v1/raid_service_pb.ts";

type RaidInit = MessageInitShape<typeof ResolveRaidResponseSchema>;

function raid(faces: readonly number[], dice: RaidInit["dice"]): Omit<RaidInit, "$typeName"> {
  const moved = {
    dice: faces.map((each, place) => ({
      name: `die${place + 1}`,
      number: BigInt(place + 1),
      face: each,
    })),
  };
  return {
    dice,
    outcome: { state: { diceUsed: BigInt(faces.length) } },
    events: [{ ruleId: "raid.round" }, { kind: { case: "moved", value: moved } }],
  } as Omit<RaidInit, "$typeName">;
}

test("faces are those that the contract tells", () => {
  // The comment at DiceSource in protos/dozor/v1/raid.proto.
  const vectors: [bigint, string][] = [
    [0n, "6 3 1 6 1 2 2 5 2 6 3 5 4 4 5 4 3 5 2 6"],
    [1n, "5 3 3 6 2 4 3 2 2 6 4 4 6 2 1 4 1 4 4 3"],
    [2n ** 64n - 1n, "4 5 2 1 5 1 3 5 4 6 2 3 1 4 1 1 3 1 6 4"],
  ];
  for (const [seed, want] of vectors) {
    const faces = Array.from({ length: 20 }, (_, place) => face(seed, BigInt(place + 1)));
    assert.equal(faces.join(" "), want);
  }
});

test("a tampered die is named", () => {
  const answer = create(
    ResolveRaidResponseSchema,
    raid([5, 3, 6], { generator: GENERATOR, seed: 1n }),
  );
  assert.deepEqual(verifyDice(answer), {
    looked: 3,
    mismatches: [{ name: "die3", number: 3n, follows: 3n, told: 6, rolled: 3 }],
    listed: false,
  });
});

/** Dice that seed 1 gives to the numbers. */
function numbered(numbers: readonly bigint[], diceUsed: bigint) {
  const dice = numbers.map((number) => ({ name: `die${number}`, number, face: face(1n, number) }));
  return {
    dice: { generator: GENERATOR, seed: 1n },
    events: [{ kind: { case: "moved" as const, value: { dice } } }],
    outcome: { state: { diceUsed } },
  };
}

test("dice whose numbers were chosen are named", () => {
  const raid = (used: bigint, ...numbers: bigint[]) =>
    create(ResolveRaidResponseSchema, numbered(numbers, used));
  const rounds = (used: bigint, ...numbers: bigint[]) =>
    create(ResolveBreachResponseSchema, numbered(numbers, used));
  const answers: [RaidAnswer, string[]][] = [
    [raid(3n, 1n, 2n, 3n), []],
    [raid(3n, 1n, 3n, 3n), ["die3: number 3 told, 2 follows"]],
    [raid(3n, 1n, 3n), ["die3: number 3 told, 2 follows"]],
    [raid(2n, 2n), ["die2: number 2 told, 1 follows"]],
    [raid(4n, 1n, 2n), ["die2: number 2 told, 4 follows"]],
    [rounds(6n, 4n, 5n, 6n), []],
    [rounds(6n, 4n, 9n, 6n), ["die9: number 9 told, 5 follows"]],
    [rounds(6n, 4n, 5n, 9n), ["die9: number 9 told, 6 follows"]],
    [rounds(0n, 0n), ["die0: number 0 told, 1 follows"]],
    [rounds(6n), []],
  ];
  for (const [answer, want] of answers) {
    assert.deepEqual(verifyDice(answer).mismatches.map(tellMismatch), want);
  }
});

test("what was asked for is compared with what is told", () => {
  const answer = create(ResolveAssaultResponseSchema, numbered([4n, 5n, 6n], 6n));
  assert.equal(verifyDice(answer, { seed: 1n, diceUsed: 3n }).mismatches.length, 0);
  assert.equal(verifyDice(answer, { diceUsed: 0n }).mismatches.length, 3);
  assert.throws(() => verifyDice(answer, { seed: 2n }), /tells the seed 1, not 2/);
  const listed = create(ResolveRaidResponseSchema, raid([4, 5], { generator: "" }));
  assert.throws(() => verifyDice(listed, { seed: 2n }), /faces were listed, not the seed 2/);
});

test("every raid's answer is verified", () => {
  const played = raid([4, 5], { generator: GENERATOR, seed: 2n ** 64n - 1n });
  const answers: [RaidAnswer, number][] = [
    [create(ResolveBreachResponseSchema, played), 2],
    [create(ResolveAssaultResponseSchema, played), 2],
    [create(ResolveRaidResponseSchema, played), 2],
    [
      create(ResolveRaidBatchResponseSchema, {
        results: [
          { result: { case: "response", value: played } },
          { result: { case: "error", value: {} } },
          { result: { case: "response", value: played } },
        ],
      }),
      4,
    ],
    [create(ResolveRaidResponseSchema), 0],
  ];
  for (const [answer, looked] of answers) {
    assert.deepEqual(verifyDice(answer), { looked, mismatches: [], listed: false });
  }
  const listed = create(ResolveRaidResponseSchema, raid([4, 5], { generator: "" }));
  assert.deepEqual(verifyDice(listed), { looked: 0, mismatches: [], listed: true });
});

test("what cannot be verified is an error", () => {
  const verifying = (dice: RaidInit["dice"]) => () =>
    verifyDice(create(ResolveRaidResponseSchema, raid([4], dice)));
  assert.throws(verifying({ generator: "xorshift/2", seed: 1n }), /generator "xorshift\/2"/);
  assert.throws(verifying({ generator: "", seed: 1n }), /generator ""/);
  assert.throws(verifying({ generator: GENERATOR }), /does not tell its seed/);
  assert.throws(verifying(undefined), /does not tell where they come from/);

  const value = raid([4], { generator: "xorshift/2", seed: 1n });
  const batch = create(ResolveRaidBatchResponseSchema, {
    results: [{}, { result: { case: "response", value } }],
  });
  assert.throws(() => verifyDice(batch), /results\[1\]: .*xorshift/);
});
