/**
 * The address of the page holds its whole state: `#/<view>/<state>`, where the state is whatever
 * text the view makes of it. A link therefore shares it, and the back button undoes.
 */

import { signal } from "@preact/signals";

import { inThisLanguage } from "./locale.ts";

/** What the address says. */
export interface Address {
  /** Name of the view, such as `station`; empty at the bare address. */
  readonly view: string;
  /** The view's state as text; empty: its default. */
  readonly state: string;
}

/** The address now; follows the back button, links and `go`. */
export const address = signal<Address>(read());

/** Steps that follow within so many milliseconds count as one for the back button. */
const ONE_STEP_MS = 600;

let lastStep = -Infinity;

/** How the history takes a step: merged with one just made, as while a button is held down, or alone. */
export type Stepping = "merged" | "alone";

/** Goes to a state: a new step in the history, or the last one anew. */
export function go(next: Address, stepping: Stepping = "merged"): void {
  const hash = write(next);
  if (hash === location.hash) {
    return;
  }
  const now = performance.now();
  const sameView = next.view === address.value.view;
  if (stepping === "merged" && sameView && now - lastStep < ONE_STEP_MS) {
    history.replaceState(null, "", hash);
  } else {
    history.pushState(null, "", hash);
  }
  lastStep = stepping === "merged" ? now : -Infinity;
  address.value = next;
}

/** The link to a state, from within the page. */
export function linkTo(to: Address): string {
  return write(to);
}

/** The full link to a state, for others: it opens in the language that is chosen here. */
export function linkToShare(to: Address): string {
  return inThisLanguage(new URL(write(to), location.href)).href;
}

function write(to: Address): string {
  return to.state ? `#/${to.view}/${to.state}` : `#/${to.view}`;
}

function read(): Address {
  const [view = "", ...state] = location.hash.replace(/^#\/?/, "").split("/");
  return { view, state: state.join("/") };
}

function follow(): void {
  lastStep = -Infinity;
  address.value = read();
}

addEventListener("popstate", follow);
addEventListener("hashchange", follow);
