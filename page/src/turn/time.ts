/** Moments as text, in the time of the reader's place. */

import { locale } from "../app/locale.ts";

/** Day and time; nothing for what no calendar has. */
export function clockTime(milliseconds: number): string {
  const moment = new Date(milliseconds);
  return Number.isNaN(moment.getTime())
    ? ""
    : moment.toLocaleString(locale.value, {
        day: "numeric",
        month: "short",
        year: "numeric",
        hour: "2-digit",
        minute: "2-digit",
        ...(moment.getSeconds() ? { second: "2-digit" } : {}),
      });
}
