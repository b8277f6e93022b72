/** The station between two attacks: its owner's flag and who stands on it. */

import { type Item, Tactic, type UnitClass } from "dozor-client/gen/station";

import type { Book } from "../station/book.ts";
import { Figure, ItemIcon } from "../station/figures.tsx";
import { WORDS as FIGHT } from "../station/words.ts";
import { Bar } from "../ui/index.ts";
import type { Palette } from "./palette.ts";
import { WORDS } from "./words.ts";

/** A unit on the station. */
export interface HolderLook {
  readonly unitClass: UnitClass;
  readonly wounds: number;
  readonly woundsDeferred: number;
  readonly items: readonly Item[];
  readonly tactic: Tactic;
}

interface HoldersProps {
  readonly owner: string;
  readonly holders: readonly HolderLook[];
  readonly palette: Palette;
  readonly book: Book;
  readonly testId?: string | undefined;
}

export function Holders(props: HoldersProps): preact.JSX.Element {
  const { owner, holders, palette, book } = props;
  const words = WORDS.value;
  const name = owner || words.unnamed;
  return (
    <div class="holders" style={palette(owner)} data-testid={props.testId}>
      <Flag lowered={holders.length === 0} />
      <span class="holders-text">{holders.length > 0 ? words.holds(name) : words.owns(name)}</span>
      <ul>
        {holders.map((holder, place) => (
          <li key={`${holder.unitClass}-${String(place)}`}>
            <HolderView holder={holder} book={book} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function HolderView({ holder, book }: { readonly holder: HolderLook; readonly book: Book }) {
  const wounds = book.woundsName(holder.wounds);
  const health = book.deadly - holder.wounds;
  const details = [
    `${book.className(holder.unitClass)}: ${wounds}`,
    ...(holder.tactic === Tactic.UNSPECIFIED ? [] : [book.tacticName(holder.tactic)]),
    ...holder.items.map((item) => book.itemName(item)),
  ];
  return (
    <span class="holder" title={details.join(", ")}>
      <Figure unitClass={holder.unitClass} size={30} />
      <span class="holder-body">
        <Bar
          label={`${book.className(holder.unitClass)}. ${FIGHT.value.health(health, book.deadly, wounds)}`}
          max={book.deadly}
          value={health}
          deferred={Math.min(holder.woundsDeferred, health)}
        />
        <span class="holder-items">
          {holder.items.map((item) => (
            <ItemIcon key={item} item={item} size={14} />
          ))}
          {holder.tactic !== Tactic.UNSPECIFIED && (
            <span class="holder-tactic">{book.tacticName(holder.tactic)}</span>
          )}
        </span>
      </span>
    </span>
  );
}

/** A flag in the team's colour; lowered where nobody stands by it. */
export function Flag({ lowered }: { readonly lowered: boolean }): preact.JSX.Element {
  return (
    <svg class="team-flag" width="22" height="26" viewBox="0 0 22 26" aria-hidden="true">
      <path class="team-pole" d="M3 25V2" />
      <path
        class="team-cloth"
        d="M4 3c5-3 9 3 16 0v11c-7 3-11-3-16 0z"
        transform={lowered ? "translate(0 9)" : undefined}
        opacity={lowered ? 0.4 : undefined}
      />
    </svg>
  );
}
