/** The state of the view of one fight: its request, in the address. */

import { create } from "@bufbuild/protobuf";
import { Item, Objective, Tactic, UnitClass } from "dozor-client/gen/station";
import {
  type ResolveEngagementRequest,
  ResolveEngagementRequestSchema,
} from "dozor-client/gen/station_service";

import { fromText, toText } from "../app/bytes.ts";

/** What a link says. */
export interface Parsed<T> {
  readonly request: T;
  /** Whether the link could not be read, so that the request is the default. */
  readonly damaged: boolean;
}

export function parse(state: string): Parsed<ResolveEngagementRequest> {
  if (state === "") {
    return { request: initial(), damaged: false };
  }
  const request = fromText(ResolveEngagementRequestSchema, state);
  return request && isBearable(request)
    ? { request, damaged: false }
    : { request: initial(), damaged: true };
}

/** More units than any rulebook allows; what has more would only keep the browser busy. */
export const MOST_UNITS = 20;

function isBearable({ attackers, defenders }: ResolveEngagementRequest): boolean {
  return Math.max(attackers.length, defenders.length) <= MOST_UNITS;
}

export function write(request: ResolveEngagementRequest): string {
  return toText(ResolveEngagementRequestSchema, request);
}

/** Something to begin with, in which several laws have a say. */
function initial(): ResolveEngagementRequest {
  return create(ResolveEngagementRequestSchema, {
    objective: Objective.LIQUIDATION,
    attackers: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.SNIPER }],
    defenders: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.COVER, items: [Item.VEST] }],
  });
}
