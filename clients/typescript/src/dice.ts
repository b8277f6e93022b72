/** Dice that can be checked: every die of a raid computed anew from the seed that the answer tells. */

import type {
  DiceRecord,
  ResolveAssaultResponse,
  ResolveBreachResponse,
  ResolveRaidBatchResponse,
  ResolveRaidResponse,
} from "./gen/dozor/v1/raid_service_pb.ts";

/** Name of the generator whose dice `face` computes. */
export const GENERATOR = "splitmix64-d6/1";

/** A die that is out of order, or whose face does not come from the seed. */
export interface Mismatch {
  /** What the die was for, such as `breach.round2.member3.attack`. */
  readonly name: string;
  /** The die's number in the raid, as the answer tells it. */
  readonly number: bigint;
  /** The number that follows in the die's place, from 1. */
  readonly follows: bigint;
  /** The face that the answer tells. */
  readonly told: number;
  /** The face that the seed gives to the number that follows. */
  readonly rolled: number;
}

/** What a verification found. */
export interface Verification {
  /** How many dice it compared with their seed. */
  readonly looked: number;
  /** Those that are out of order or of another face. */
  readonly mismatches: readonly Mismatch[];
  /** Whether faces were listed, which have nothing to be verified by. */
  readonly listed: boolean;
}

/** What the caller knows of the dice. */
export interface KnownDice {
  /** The seed that was asked for: another one is an error. */
  readonly seed?: bigint;
  /**
   * How many dice were used before, as the state tells that was sent, 0 where none was. Without it,
   * rounds of a breach or an assault begin where the answer's own state leaves them.
   */
  readonly diceUsed?: bigint;
}

type OneAnswer = ResolveBreachResponse | ResolveAssaultResponse | ResolveRaidResponse;

/** The answers that have dice. */
export type RaidAnswer = OneAnswer | ResolveRaidBatchResponse;

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

const NOTHING: Verification = { looked: 0, mismatches: [], listed: false };

/**
 * Computes every die of a raid's answer anew. The dice must also be the next ones, lest a server
 * choose favourable numbers: they are numbered from 1 without a gap, in the order of the events, and
 * the last one as the answer's state tells. What the dice did (totals, dropped ones, wounds) is not
 * checked. An answer whose faces were listed has nothing to verify; nor has one without events, as
 * at TRACE_LEVEL_NONE.
 *
 * @throws Error where the generator is unknown, or a seed is missing or another one.
 */
export function verifyDice(answer: RaidAnswer, known: KnownDice = {}): Verification {
  if (answer.$typeName !== "dozor.v1.ResolveRaidBatchResponse") {
    return verify(answer, known);
  }
  const parts = answer.results.map(({ result }, place) => {
    try {
      return result.case === "response" ? verify(result.value, known) : NOTHING;
    } catch (error) {
      throw new Error(`results[${place}]: ${(error as Error).message}`, { cause: error });
    }
  });
  return {
    looked: parts.reduce((sum, part) => sum + part.looked, 0),
    mismatches: parts.flatMap((part) => part.mismatches),
    listed: parts.some((part) => part.listed),
  };
}

function verify(answer: OneAnswer, known: KnownDice): Verification {
  const dice = answer.events.flatMap(({ kind }) => (kind.case === "moved" ? kind.value.dice : []));
  if (answer.dice === undefined && dice.length === 0) {
    return NOTHING;
  }
  const seed = seedOf(answer.dice, known.seed);
  if (seed === undefined) {
    return { ...NOTHING, listed: true };
  }
  const used = answer.outcome?.state?.diceUsed ?? 0n;
  const before = known.diceUsed ?? usedBefore(answer, used, BigInt(dice.length));
  const mismatches = dice
    .map((die, place) => {
      const next = before + BigInt(place + 1);
      // The last one's is told twice.
      const follows = place === dice.length - 1 && die.number === next ? used : next;
      return {
        name: die.name,
        number: die.number,
        follows,
        told: die.face,
        rolled: face(seed, follows),
      };
    })
    .filter(({ number, follows, told, rolled }) => number !== follows || told !== rolled);
  return { looked: dice.length, mismatches, listed: false };
}

function usedBefore(answer: OneAnswer, used: bigint, rolled: bigint): bigint {
  const whole = answer.$typeName === "dozor.v1.ResolveRaidResponse";
  return whole || used < rolled ? 0n : used - rolled;
}

/** The seed; none where faces were listed. */
function seedOf(record: DiceRecord | undefined, asked: bigint | undefined): bigint | undefined {
  if (record === undefined) {
    throw new Error("the answer has dice, and does not tell where they come from");
  }
  const { generator, seed } = record;
  if (generator === "" && seed === undefined) {
    if (asked !== undefined) {
      throw new Error(`the answer tells that faces were listed, not the seed ${asked}`);
    }
    return undefined;
  }
  if (generator !== GENERATOR) {
    throw new Error(`the dice are of generator "${generator}", only "${GENERATOR}" is known`);
  }
  if (seed === undefined) {
    throw new Error(
      `the dice are of generator "${generator}", but the answer does not tell its seed`,
    );
  }
  if (asked !== undefined && asked !== seed) {
    throw new Error(`the answer tells the seed ${seed}, not ${asked}`);
  }
  return seed;
}

/** A mismatch in one line. */
export function tellMismatch({ name, number, follows, told, rolled }: Mismatch): string {
  return number === follows
    ? `${name}: ${told} told, the seed gives ${rolled}`
    : `${name}: number ${number} told, ${follows} follows`;
}
