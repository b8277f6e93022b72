/** Who met in a fight, and what took their things' effect away. */

import type { Item, Side, Tactic, UnitClass } from "dozor-client/gen/station";
import type { TraceEntry } from "dozor-client/gen/trace";

/** A unit as it came to a fight: of the request, or as a fight before has left it. */
export interface Fighter {
  readonly unitClass: UnitClass;
  readonly tactic: Tactic;
  readonly wounds: number;
  readonly healing?: boolean;
}

/** What had no effect for one unit. */
export interface Voided {
  readonly items: ReadonlySet<Item>;
  readonly tactic: boolean;
}

/** What the trace says to have had no effect for the unit at this place of the side. */
export function voidedOf(trace: readonly TraceEntry[], side: Side, place: number): Voided {
  const items = new Set<Item>();
  let tactic = false;
  for (const { subject, effect } of trace) {
    const concerned =
      subject?.side === side && (subject.unit === undefined || subject.unit === place);
    if (concerned && effect?.kind.case === "itemsVoided") {
      for (const item of effect.kind.value.items) {
        items.add(item);
      }
    }
    if (concerned && effect?.kind.case === "tacticVoided") {
      tactic = true;
    }
  }
  return { items, tactic };
}
