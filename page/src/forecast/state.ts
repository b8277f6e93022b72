/** What is forecast, as the address holds it: the request itself. */

import { clone, create } from "@bufbuild/protobuf";
import { type Raid, RetreatPolicySchema } from "dozor-client/gen/raid";
import { type ForecastRaidRequest, ForecastRaidRequestSchema } from "dozor-client/gen/raid_service";
import { fromText, toText } from "../app/bytes.ts";
import { MOST_MEMBERS } from "../raid/course.ts";
import { freshRaid } from "../raid/gang.ts";

export function write(request: ForecastRaidRequest): string {
  return toText(ForecastRaidRequestSchema, request);
}

/** The request of a state, a fresh one where it has none; and whether the state is damaged. */
export function parse(state: string): { request: ForecastRaidRequest; damaged: boolean } {
  const read = state === "" ? undefined : fromText(ForecastRaidRequestSchema, state);
  if (read?.raid && read.raid.members.length <= MOST_MEMBERS) {
    return { request: read, damaged: false };
  }
  return {
    request: create(ForecastRaidRequestSchema, { raid: freshRaid() }),
    damaged: state !== "",
  };
}

/** The state that forecasts a raid. */
export function stateOf(raid: Raid): string {
  return write(create(ForecastRaidRequestSchema, { raid }));
}

/** When the gang retreats: a field of the policy. */
export type Trigger = "afterRound" | "whenDown";

/** The request with another policy; undefined: that never makes the gang retreat. */
export function withTrigger(
  request: ForecastRaidRequest,
  trigger: Trigger,
  value: number | undefined,
): ForecastRaidRequest {
  const changed = clone(ForecastRaidRequestSchema, request);
  const policy = changed.policy ?? create(RetreatPolicySchema);
  if (value === undefined) {
    delete policy[trigger];
  } else {
    policy[trigger] = value;
  }
  if (policy.afterRound === undefined && policy.whenDown === undefined) {
    delete changed.policy;
  } else {
    changed.policy = policy;
  }
  return changed;
}
