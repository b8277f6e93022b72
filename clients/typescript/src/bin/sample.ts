/**
 * Resolves a duel on a Dozor server and tells what came of it; then it sends a mistake, and tells which
 * field was wrong.
 *
 * Usage: sample.js HOST:PORT
 */

import type { MessageInitShape } from "@bufbuild/protobuf";
import { Item, Objective, Tactic, UnitClass } from "../gen/dozor/v1/station_pb.ts";
import type { ResolveEngagementRequestSchema } from "../gen/dozor/v1/station_service_pb.ts";
import { codeName, createDozor, type Dozor, DozorError } from "../node.ts";

/** A Sentinel with Sniper attacks a Sentinel under Cover, in a vest. */
function duel(defendersWounds: number): MessageInitShape<typeof ResolveEngagementRequestSchema> {
  return {
    objective: Objective.LIQUIDATION,
    attackers: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.SNIPER }],
    defenders: [
      {
        unitClass: UnitClass.SENTINEL,
        tactic: Tactic.COVER,
        items: [Item.VEST],
        wounds: defendersWounds,
      },
    ],
  };
}

/**
 * Resolves the duel, then one with a mistake in it. The client tries again by itself where a server
 * cannot be reached, as the published service config says.
 */
async function run({ station }: Dozor): Promise<void> {
  const answer = await station.resolveEngagement(duel(1));
  console.log(answer.summary);
  for (const { ruleId, text } of answer.trace) {
    console.log(`${ruleId}: ${text}`);
  }
  try {
    await station.resolveEngagement(duel(3));
  } catch (error) {
    if (!(error instanceof DozorError) || error.violations.length === 0) {
      throw error;
    }
    console.log(`${codeName(error.code)}: ${error.rawMessage}`);
    for (const { field, reason, description } of error.violations) {
      console.log(`${field} (${reason}): ${description}`);
    }
    return;
  }
  throw new Error("a Sentinel with 3 wounds was not refused");
}

const [address, ...more] = process.argv.slice(2);
if (address === undefined || more.length > 0) {
  console.error("usage: sample.js HOST:PORT");
  process.exit(2);
}
try {
  await run(createDozor({ baseUrl: `http://${address}` }));
} catch (error) {
  const told = error instanceof DozorError ? `${codeName(error.code)}: ${error.rawMessage}` : error;
  console.error(String(told));
  process.exitCode = 1;
}
