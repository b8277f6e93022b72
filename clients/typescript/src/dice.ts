/** Dice that can be checked: every die of a raid computed anew from the seed that the answer tells. */

import type { RaidEvent } from "./gen/dozor/v1/raid_event_pb.ts";
import type {
  DiceRecord,
  ResolveAssaultResponse,
  ResolveBreachResponse,
  ResolveRaidBatchResponse,
  ResolveRaidResponse,
} from "./gen/dozor/v1/raid_service_pb.ts";

/** Name of the generator whose dice `face` computes. */
export const GENERATOR = "splitmix64-d6/1";

/** A die whose face does not come from the seed. */
export interface Mismatch {
  /** What the die was for, such as `breach.round2.member3.attack`. */
  readonly name: string;
  /** The die's number in the raid, from 1. */
  readonly number: bigint;
  /** The face that the answer tells. */
  readonly told: number;
  /** The face that the seed gives. */
  readonly rolled: number;
}

/** What a verification found. */
export interface Verification {
  /** How many dice it looked at. */
  readonly looked: number;
  /** Those whose face is another. */
  readonly mismatches: readonly Mismatch[];
}

/** The answers that have dice. */
export type RaidAnswer =
  | ResolveBreachResponse
  | ResolveAssaultResponse
  | ResolveRaidResponse
  | ResolveRaidBatchResponse;

/** The face, 1 to 6, that a seed gives to a die of a raid by its number, from 1. */
export function face(seed: bigint, number: bigint): number {
  const die = mix(word(mix(seed) + number * 0x9e3779b97f4a7c15n));
  return Number(1n + (((die >> 32n) * 6n) >> 32n));
}

/** The mixing function of splitmix64. */
function mix(seed: bigint): bigint {
  let z = word(seed);
  z = word((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
  z = word((z ^ (z >> 27n)) * 0x94d049bb133111ebn);
  return z ^ (z >> 31n);
}

function word(value: bigint): bigint {
  return BigInt.asUintN(64, value);
}

/**
 * Computes every die of a raid's answer anew. An answer whose faces were listed has nothing to
 * verify; nor has one without events, as at TRACE_LEVEL_NONE.
 *
 * @throws Error where the generator is unknown, or a seed is missing.
 */
export function verifyDice(answer: RaidAnswer): Verification {
  if (answer.$typeName !== "dozor.v1.ResolveRaidBatchResponse") {
    return verify(answer.dice, answer.events);
  }
  const parts = answer.results.map(({ result }, place) => {
    try {
      return result.case === "response"
        ? verify(result.value.dice, result.value.events)
        : { looked: 0, mismatches: [] };
    } catch (error) {
      throw new Error(`results[${place}]: ${(error as Error).message}`, { cause: error });
    }
  });
  return {
    looked: parts.reduce((sum, part) => sum + part.looked, 0),
    mismatches: parts.flatMap((part) => part.mismatches),
  };
}

function verify(record: DiceRecord | undefined, events: readonly RaidEvent[]): Verification {
  if (record === undefined || (record.generator === "" && record.seed === undefined)) {
    return { looked: 0, mismatches: [] };
  }
  const { generator, seed } = record;
  if (generator !== GENERATOR) {
    throw new Error(`the dice are of generator "${generator}", only "${GENERATOR}" is known`);
  }
  if (seed === undefined) {
    throw new Error(
      `the dice are of generator "${generator}", but the answer does not tell its seed`,
    );
  }
  const dice = events.flatMap(({ kind }) => (kind.case === "moved" ? kind.value.dice : []));
  const mismatches = dice
    .map((die) => ({
      name: die.name,
      number: die.number,
      told: die.face,
      rolled: face(seed, die.number),
    }))
    .filter(({ told, rolled }) => told !== rolled);
  return { looked: dice.length, mismatches };
}
