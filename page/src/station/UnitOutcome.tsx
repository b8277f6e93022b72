/** What became of one unit, drawn: its health, its items, its fate. */

import { Fate, type Item, ItemState, Tactic } from "dozor-client/gen/station";
import type { UnitOutcome } from "dozor-client/gen/station_service";

import { Bar, Icon } from "../ui/index.ts";
import type { Book } from "./book.ts";
import type { Fighter, Voided } from "./fighters.ts";
import { FateIcon, Figure, ItemIcon } from "./figures.tsx";
import { WORDS } from "./words.ts";

/** What is drawn of an outcome: of a fight, or of a whole turn. */
type Drawn = Omit<UnitOutcome, "$typeName" | "$unknown">;

interface UnitOutcomeProps {
  readonly fighter: Fighter;
  readonly outcome: Drawn;
  readonly voided: Voided;
  readonly book: Book;
  readonly testId?: string | undefined;
}

export function UnitOutcomeView(props: UnitOutcomeProps): preact.JSX.Element {
  const { fighter, outcome, voided, book } = props;
  const words = WORDS.value;
  const health = book.deadly - outcome.woundsAfter;
  const woundsName = book.woundsName(outcome.woundsAfter);
  const taken = outcome.woundsTaken > 0 ? [words.lostNow(outcome.woundsTaken)] : [];
  const dead = outcome.fate === Fate.DEAD;
  return (
    <li class="fighter" data-testid={props.testId} data-fate={Fate[outcome.fate]?.toLowerCase()}>
      <div class="fighter-head">
        <Figure unitClass={outcome.unitClass} size={52} dead={dead} />
        <div class="fighter-name">
          <strong>{book.className(outcome.unitClass)}</strong>
          <span class="fighter-wounds">{woundsName}</span>
        </div>
      </div>
      <Bar
        label={[words.health(health, book.deadly, woundsName), ...taken].join(". ")}
        max={book.deadly}
        value={health}
        fresh={Math.min(outcome.woundsTaken, book.deadly - health)}
        deferred={Math.min(outcome.woundsDeferred, health)}
      />
      {outcome.woundsDeferred > 0 && (
        <p class="fighter-note" data-tone="warn">
          <Icon name="clock" size={14} /> {words.deferred(outcome.woundsDeferred)}
        </p>
      )}
      {fighter.tactic !== Tactic.UNSPECIFIED && (
        <p class="fighter-note">
          <span class="muted">{words.tactic}:</span>{" "}
          {voided.tactic ? (
            <>
              <s>{book.tacticName(fighter.tactic)}</s>
              <span class="hidden"> ({words.voided})</span>
            </>
          ) : (
            book.tacticName(fighter.tactic)
          )}
        </p>
      )}
      <Items outcome={outcome} voided={voided.items} book={book} />
      <p class="fate" data-fate={Fate[outcome.fate]?.toLowerCase()}>
        <FateIcon fate={outcome.fate} />
        <span>{book.fateName(outcome.fate)}</span>
      </p>
      <Earned outcome={outcome} />
    </li>
  );
}

interface ItemsProps {
  readonly outcome: Drawn;
  readonly voided: ReadonlySet<Item>;
  readonly book: Book;
}

/** The items: crossed out where lost, dimmed where spent or without effect. */
function Items({ outcome, voided, book }: ItemsProps): preact.JSX.Element | null {
  const words = WORDS.value;
  if (outcome.items.length === 0) {
    return null;
  }
  return (
    <ul class="things">
      {outcome.items.map(({ item, state }) => {
        const void_ = voided.has(item) && state === ItemState.KEPT;
        const stateName = void_ ? words.voided : itemStateName(item, state, book);
        return (
          <li
            key={item}
            class="thing"
            data-state={void_ ? "void" : ItemState[state]?.toLowerCase()}
            title={`${book.itemName(item)}: ${stateName}`}
          >
            <ItemIcon item={item} size={22} />
            <span class="thing-name">{book.itemName(item)}</span>
            {(void_ || state !== ItemState.KEPT) && <span class="thing-state">{stateName}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** The state of an item, in the form that goes with its name: names have genders in Russian. */
export function itemStateName(item: Item, state: ItemState, book: Book): string {
  const words = WORDS.value;
  if (state === ItemState.SPENT) {
    return words.spent(item);
  }
  return state === ItemState.LOST ? words.lost(item) : book.itemStateName(state);
}

function Earned({ outcome }: { readonly outcome: Drawn }): preact.JSX.Element | null {
  const words = WORDS.value;
  const earned = outcome.experienceEarned;
  const lines = (["attack", "defense"] as const).filter((track) => earned?.[track]);
  return lines.length === 0 ? null : (
    <p class="fighter-note" data-tone="ok">
      {lines.map((track, place) => (
        <span key={track} class="fighter-earned">
          +{earned?.[track]} {words.earned[track]}
          {place < lines.length - 1 && ","}
        </span>
      ))}
    </p>
  );
}
