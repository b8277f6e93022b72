/**
 * Computes every die of a raid's answer anew from the seed that the answer tells.
 *
 * Usage: verify-dice.js TYPE FILE
 *
 * TYPE is the short name of the answer's message, such as ResolveRaidResponse; FILE holds its bytes.
 */

import { readFileSync } from "node:fs";
import { type DescMessage, fromBinary } from "@bufbuild/protobuf";
import { type RaidAnswer, verifyDice } from "../dice.ts";
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
function run(type: string, file: string): number {
  const { looked, mismatches } = verifyDice(read(type, file));
  for (const { name, told, rolled } of mismatches) {
    console.log(`${name}: ${told} told, the seed gives ${rolled}`);
  }
  if (mismatches.length > 0) {
    return 1;
  }
  console.log(`${looked} dice verified`);
  return 0;
}

const [type, file, ...more] = process.argv.slice(2);
if (type === undefined || file === undefined || more.length > 0) {
  console.error("usage: verify-dice.js TYPE FILE");
  process.exit(2);
}
try {
  process.exitCode = run(type, file);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
