/** Calls that play rounds. What was answered once is not asked again: the answer would be the same. */

import { create, toBinary } from "@bufbuild/protobuf";
import { base64Encode } from "@bufbuild/protobuf/wire";
import { ConnectError } from "@connectrpc/connect";
import type { Raid, RaidState } from "dozor-client/gen/raid";
import { RaidPhase } from "dozor-client/gen/raid";
import {
  type ResolveAssaultRequest,
  ResolveAssaultRequestSchema,
  type ResolveAssaultResponse,
  type ResolveBreachRequest,
  ResolveBreachRequestSchema,
  type ResolveBreachResponse,
} from "dozor-client/gen/raid_service";
import type { Locale } from "../app/locale.ts";
import { type Refusal, refusalOf } from "../app/refusal.ts";
import { dozor } from "../app/server.ts";
import type { Orders } from "./course.ts";

export type RoundsRequest = ResolveBreachRequest | ResolveAssaultRequest;
export type RoundsAnswer = ResolveBreachResponse | ResolveAssaultResponse;

/** What the server says to a request: an answer, or why not. */
export type Said =
  | { readonly answer: RoundsAnswer; readonly refusal?: undefined }
  | { readonly answer?: undefined; readonly refusal: Refusal };

/** Rounds to play. */
export interface Rounds {
  readonly raid: Raid;
  readonly phase: RaidPhase;
  /** Undefined: the breach begins. */
  readonly state: RaidState | undefined;
  readonly seed: bigint;
  readonly orders: Orders;
  /** How many; undefined: until the phase is decided. */
  readonly rounds: number | undefined;
  readonly routed?: boolean;
}

const MOST_REMEMBERED = 500;
const remembered = new Map<string, Said>();

/** The request that plays rounds. */
export function requestOf(rounds: Rounds, locale: Locale): RoundsRequest {
  const { raid, state, orders, seed } = rounds;
  const common = {
    raid,
    ...(state && { state }),
    dice: {
      source: orders.faces
        ? { case: "faces" as const, value: { faces: [...orders.faces] } }
        : { case: "seed" as const, value: seed },
    },
    holdBack: [...orders.holdBack],
    untilDecided: rounds.rounds === undefined,
    ...(rounds.rounds !== undefined && { rounds: rounds.rounds }),
    locale,
  };
  if (rounds.phase === RaidPhase.BREACH) {
    return create(ResolveBreachRequestSchema, common);
  }
  return create(ResolveAssaultRequestSchema, {
    ...common,
    ...(orders.retreat !== undefined && { retreatDeclaredBy: orders.retreat }),
    defendersRouted: rounds.routed ?? false,
  });
}

/** Sends a request unless it is known what is said to it. Rejects if the call fails. */
export async function say(request: RoundsRequest, abort: AbortSignal): Promise<Said> {
  const key = keyOf(request);
  const known = remembered.get(key);
  const said = known ?? (await call(request, abort));
  remembered.delete(key);
  remembered.set(key, said);
  const oldest = remembered.keys().next();
  if (remembered.size > MOST_REMEMBERED && !oldest.done) {
    remembered.delete(oldest.value);
  }
  return said;
}

async function call(request: RoundsRequest, signal: AbortSignal): Promise<Said> {
  try {
    const answer = isBreach(request)
      ? await dozor.raids.resolveBreach(request, { signal })
      : await dozor.raids.resolveAssault(request, { signal });
    return { answer };
  } catch (thrown) {
    const refusal = refusalOf(ConnectError.from(thrown));
    if (!refusal) {
      throw thrown;
    }
    return { refusal };
  }
}

/** Whether a request plays rounds of the breach. */
export function isBreach(request: RoundsRequest): request is ResolveBreachRequest {
  return request.$typeName === ResolveBreachRequestSchema.typeName;
}

function keyOf(request: RoundsRequest): string {
  const bytes = isBreach(request)
    ? toBinary(ResolveBreachRequestSchema, request)
    : toBinary(ResolveAssaultRequestSchema, request);
  return `${request.$typeName} ${base64Encode(bytes)}`;
}
