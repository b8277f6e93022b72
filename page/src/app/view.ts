/** What a view of the page is: the station, a turn, a raid, a forecast. */

import type { ComponentType } from "preact";

/** One way to say a state, for the menu of what can be copied. */
export interface Copy {
  /** Such as "JSON" or "grpcurl". */
  readonly name: string;
  /** The text to copy; made when it is asked for. */
  readonly text: () => string;
  /** Whether it is prose, whose lines break anywhere, and not code. */
  readonly prose?: boolean;
}

/** An example, for the menu. */
export interface Example {
  /** Its name in the chosen language. */
  readonly name: string;
  /** The view's state. */
  readonly state: string;
}

/** A view. */
export interface View {
  /** Its name in the address. */
  readonly name: string;
  /** Its name in the chosen language. */
  readonly title: () => string;
  /** Shows the state of the address, and changes it by `go`. */
  readonly Body: ComponentType<{ readonly state: string }>;
  /** The state, written out where it may be empty or damaged and so stands for the default. */
  readonly inFull: (state: string) => string;
  /** What the state can be copied as. */
  readonly copies: (state: string) => readonly Copy[];
  /** Its examples, in groups that have names. */
  readonly examples: () => ReadonlyArray<{
    readonly group: string;
    readonly examples: readonly Example[];
  }>;
}
