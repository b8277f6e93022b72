/** Probabilities in words: never certain where they are not, and no finer than they are known. */

import type { Probability } from "dozor-client/gen/raid_service";
import type { Locale } from "../app/locale.ts";

/** Percent of standard error above which a probability is told without decimals. */
const FINE_ERROR = 0.2;

/** A probability in percent, such as "12.3%" or "<0.1%"; of an estimate with its error. */
export function percent({ value, standardError }: Figure, locale: Locale): string {
  const told = `${bare({ value, standardError }, locale)}${locale === "ru" ? "\u00a0" : ""}%`;
  if (standardError === 0) {
    return told;
  }
  const error = Math.ceil(standardError * 10_000) / 100;
  return `${told} ±${error.toLocaleString(locale, { minimumFractionDigits: 2 })}`;
}

/** The same without the sign and the error, where there is little room. */
export function bare({ value, standardError }: Figure, locale: Locale): string {
  const digits = 100 * standardError <= FINE_ERROR ? 1 : 0;
  const certain = standardError === 0 && (value <= 0 || value >= 1);
  const step = 10 ** -digits;
  const rounded = Math.round((100 * value) / step) * step;
  const write = (number: number) =>
    number.toLocaleString(locale, {
      minimumFractionDigits: certain ? 0 : digits,
      maximumFractionDigits: digits,
    });
  if (certain) {
    return write(100 * Math.min(Math.max(value, 0), 1));
  }
  if (rounded <= 0) {
    return `<${write(step)}`;
  }
  return rounded >= 100 ? `>${write(100 - step)}` : write(rounded);
}

/** What is told of a probability. */
export type Figure = Pick<Probability, "value" | "standardError">;

/** A probability that may be missing, for it is 0. */
export function figure(probability: Probability | undefined): Figure {
  return probability ?? { value: 0, standardError: 0 };
}

/** The probability of several numbers together, in an estimate from so many raids. */
export function together(values: readonly number[], samples: bigint): Figure {
  const value = Math.min(
    1,
    values.reduce((sum, each) => sum + each, 0),
  );
  const least = samples === 0n ? 0 : 1 / Number(samples);
  const error = samples === 0n ? 0 : Math.sqrt((value * (1 - value)) / Number(samples));
  return { value, standardError: samples === 0n ? 0 : Math.max(error, least) };
}
