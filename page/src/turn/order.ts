/** The order of attacks (Law 13): the last to submit attacks first. */

import { clone } from "@bufbuild/protobuf";
import { type Timestamp, timestampFromMs, timestampMs } from "@bufbuild/protobuf/wkt";
import { type Attack, AttackSchema } from "dozor-client/gen/station_service";

/** Between two teams that nobody has given times of their own. */
const STEP_MS = 5 * 60_000;

/** Places of the attacks in the request, in the order in which they are resolved. */
export function resolutionOrder(attacks: readonly Attack[]): number[] {
  return attacks
    .map((_, place) => place)
    .sort((a, b) => compare(attacks[b]?.submittedAt, attacks[a]?.submittedAt) || a - b);
}

/**
 * The attacks with submission times that bring them into this order.
 *
 * The times stay the same and change hands; where there are not enough different ones, they are
 * five minutes apart.
 */
export function reordered(attacks: readonly Attack[], order: readonly number[]): Attack[] {
  const times = attacks.map((attack) => millis(attack.submittedAt)).sort((a, b) => b - a);
  const latest = times[0] ?? 0;
  const distinct = new Set(times).size === times.length;
  return attacks.map((attack, place) => {
    const position = order.indexOf(place);
    const time = distinct ? times[position] : undefined;
    return submitted(attack, time ?? latest - position * STEP_MS);
  });
}

/** When somebody who attacks after all others has submitted, in milliseconds. */
export function beforeAll(attacks: readonly Attack[], otherwise: number): number {
  return attacks.length === 0
    ? otherwise
    : Math.min(...attacks.map((attack) => millis(attack.submittedAt))) - STEP_MS;
}

/** The attack, submitted at another time. */
export function submitted(attack: Attack, milliseconds: number): Attack {
  const next = clone(AttackSchema, attack);
  next.submittedAt = timestampFromMs(milliseconds);
  return next;
}

/** A list with the entry at one place moved to another. */
export function moved(list: readonly number[], from: number, to: number): number[] {
  const entry = list[from];
  return entry === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

export function millis(time: Timestamp | undefined): number {
  return time ? timestampMs(time) : 0;
}

function compare(a: Timestamp | undefined, b: Timestamp | undefined): number {
  return Number((a?.seconds ?? 0n) - (b?.seconds ?? 0n)) || (a?.nanos ?? 0) - (b?.nanos ?? 0);
}
