/**
 * Computes every die of a raid's answer anew from the seed that the answer tells.
 *
 * Usage: verify-dice.js TYPE FILE [--seed N]
 *
 * TYPE is the short name of the answer's message, such as ResolveRaidResponse; FILE holds its bytes;
 * N is the seed that was asked for.
 */

import { readFileSync } from "node:fs";
import { type DescMessage, fromBinary } from "@bufbuild/protobuf";
import { type KnownDice, type RaidAnswer, tellMismatch, verifyDice } from "../dice.ts";
import {
  ResolveAssaultResponseSchema,
  ResolveBreachResponseSchema,
  ResolveRaidBatchResponseSchema,
  ResolveRaidResponseSchema,
} from "../gen/dozor/v1/raid_service_pb.ts";

const ANSWERS: ReadonlyMap<string, DescMessage> = new Map(
  [
    ResolveBreachResponseSchema,
    ResolveAssaultResponseSchema,
    ResolveRaidResponseSchema,
    ResolveRaidBatchResponseSchema,
  ].map((schema) => [schema.name, schema]),
);

function read(type: string, file: string): RaidAnswer {
  const schema = ANSWERS.get(type);
  if (schema === undefined) {
    throw new Error(
      `${type} is no answer that has dice: name one of ${[...ANSWERS.keys()].join(", ")}`,
    );
  }
  const bytes = readFileSync(file);
  try {
    return fromBinary(schema, bytes) as RaidAnswer;
  } catch (error) {
    throw new Error(`${file} does not hold a ${type}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Verifies the file; returns the exit code. */
function run(type: string, file: string, known: KnownDice): number {
  const { looked, mismatches, listed } = verifyDice(read(type, file), known);
  for (const mismatch of mismatches) {
    console.log(tellMismatch(mismatch));
  }
  if (mismatches.length > 0) {
    return 1;
  }
  console.log(`${looked} dice verified${listed ? "; listed faces cannot be verified" : ""}`);
  return 0;
}

/** The seed that an option tells. */
function parseSeed(seed: string): bigint {
  if (!/^[0-9]{1,20}$/.test(seed) || BigInt(seed) >= 2n ** 64n) {
    throw new Error(`--seed is "${seed}": it must be a number from 0 to 2^64 - 1`);
  }
  return BigInt(seed);
}

const [type, file, option, seed, ...more] = process.argv.slice(2);
const wrongOption = option !== undefined && (option !== "--seed" || seed === undefined);
if (type === undefined || file === undefined || wrongOption || more.length > 0) {
  console.error("usage: verify-dice.js TYPE FILE [--seed N]");
  process.exit(2);
}
try {
  process.exitCode = run(type, file, seed === undefined ? {} : { seed: parseSeed(seed) });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
