import assert from "node:assert/strict";
import { test } from "node:test";
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { face, GENERATOR, type RaidAnswer, verifyDice } from "../dice.ts";
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
    mismatches: [{ name: "die3", number: 3n, told: 6, rolled: 3 }],
  });
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
    // Faces that somebody rolled have no seed.
    [create(ResolveRaidResponseSchema, raid([4, 5], { generator: "" })), 0],
    [create(ResolveRaidResponseSchema), 0],
  ];
  for (const [answer, looked] of answers) {
    assert.deepEqual(verifyDice(answer), { looked, mismatches: [] });
  }
});

test("what cannot be verified is an error", () => {
  const verifying = (dice: RaidInit["dice"]) => () =>
    verifyDice(create(ResolveRaidResponseSchema, raid([4], dice)));
  assert.throws(verifying({ generator: "xorshift/2", seed: 1n }), /generator "xorshift\/2"/);
  assert.throws(verifying({ generator: "", seed: 1n }), /generator ""/);
  assert.throws(verifying({ generator: GENERATOR }), /does not tell its seed/);

  const value = raid([4], { generator: "xorshift/2", seed: 1n });
  const batch = create(ResolveRaidBatchResponseSchema, {
    results: [{}, { result: { case: "response", value } }],
  });
  assert.throws(() => verifyDice(batch), /results\[1\]: .*xorshift/);
});
