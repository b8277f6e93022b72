/** Counts with their probabilities, put together so that a chart of them can be read. */

import type { CountProbability } from "dozor-client/gen/raid_service";

/** Counts that are told together. */
export interface Bin {
  readonly from: number;
  /** The last one of them; undefined: all from the first on. */
  readonly to: number | undefined;
  readonly values: readonly number[];
}

/** So unlikely that the counts from there on are told together. */
const UNLIKELY = 0.005;

/**
 * Counts one by one, without gaps, until what is left is unlikely; the rest together. Where those
 * would be more than `most`, so many together that they are not.
 */
export function binned(counts: readonly CountProbability[], most: number): Bin[] {
  const likely = counts.filter(({ probability }) => (probability?.value ?? 0) > 0);
  const first = likely[0]?.count;
  const last = likely.at(-1)?.count;
  if (first === undefined || last === undefined) {
    return [];
  }
  const value = new Map(likely.map(({ count, probability }) => [count, probability?.value ?? 0]));
  const end = lastLikely(likely, last);
  const span = Math.ceil((end - first + 1) / most);
  const bins: Bin[] = [];
  for (let from = first; from <= end; from += span) {
    const to = Math.min(from + span - 1, last);
    bins.push({ from, to, values: valuesOf(value, from, to) });
  }
  const covered = bins.at(-1)?.to ?? last;
  if (covered < last) {
    bins.push({ from: covered + 1, to: undefined, values: valuesOf(value, covered + 1, last) });
  }
  return bins;
}

/** The count after which all others together are unlikely; the very last if it is alone after it. */
function lastLikely(likely: readonly CountProbability[], last: number): number {
  let rest = 0;
  for (const { count, probability } of likely.toReversed()) {
    rest += probability?.value ?? 0;
    if (rest >= UNLIKELY) {
      return count + 1 >= last ? last : count;
    }
  }
  return last;
}

function valuesOf(value: ReadonlyMap<number, number>, from: number, to: number): number[] {
  return [...value].filter(([count]) => from <= count && count <= to).map(([, each]) => each);
}
