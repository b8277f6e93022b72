/** The rulebook of station combat, as menus and drawings ask for it. */

import type {
  GetRulebookResponse,
  Law,
  StationRulebook,
  TacticEntry,
  TacticRole,
} from "dozor-client/gen/rulebook_service";
import type {
  Fate,
  Item,
  ItemState,
  Objective,
  StationComponent,
  Tactic,
  UnitClass,
} from "dozor-client/gen/station";

import { type Pin, rulebook } from "../app/rulebook.ts";
import type { Answer } from "../app/server.ts";

const DEFAULT: Pin = { name: "", version: "" };

/** The books made of the answers, so that one answer makes one book. */
const made = new WeakMap<GetRulebookResponse, Book>();

/**
 * What is known of a rulebook of station combat, the default one if none is pinned.
 *
 * Where the server has not got the pinned one, menus are made of the default: the fight's own
 * answer says what is wrong with the pin.
 */
export function stationBook(pin: Pin | undefined): Answer<Book> {
  const pinned: Partial<Answer<Book>> = pin ? bookOf(rulebook(pin).value) : {};
  return pinned.value ? { waiting: false, ...pinned } : bookOf(rulebook(DEFAULT).value);
}

function bookOf({ value, ...rest }: Answer<GetRulebookResponse>): Answer<Book> {
  if (value?.contents.case !== "station") {
    return rest;
  }
  const book = made.get(value) ?? new Book(value, value.contents.value);
  made.set(value, book);
  return { ...rest, value: book };
}

/** A rulebook of station combat, in one language. */
export class Book {
  readonly rules: StationRulebook;
  private readonly laws: readonly Law[];
  private readonly lawsOfRules: ReadonlyMap<string, Law>;

  constructor(all: GetRulebookResponse, rules: StationRulebook) {
    this.rules = rules;
    this.laws = all.laws;
    const laws = new Map(all.laws.map((law) => [law.id, law]));
    this.lawsOfRules = new Map(
      all.rules.flatMap((rule) => {
        const law = laws.get(rule.lawId);
        return law ? [[rule.id, law] as const] : [];
      }),
    );
  }

  className(unitClass: UnitClass): string {
    return this.rules.classes.find((each) => each.unitClass === unitClass)?.name ?? "?";
  }

  itemName(item: Item): string {
    return this.rules.items.find((each) => each.item === item)?.name ?? "?";
  }

  itemStateName(state: ItemState): string {
    return this.rules.itemStates.find((each) => each.state === state)?.name ?? "?";
  }

  tacticName(tactic: Tactic): string {
    return this.rules.tactics.find((each) => each.tactic === tactic)?.name ?? "?";
  }

  objectiveName(objective: Objective): string {
    return this.rules.objectives.find((each) => each.objective === objective)?.name ?? "?";
  }

  componentName(component: StationComponent): string {
    return this.rules.components.find((each) => each.component === component)?.name ?? "?";
  }

  fateName(fate: Fate): string {
    return this.rules.fates.find((each) => each.fate === fate)?.name ?? "?";
  }

  woundsName(wounds: number): string {
    return this.rules.wounds.find((each) => each.wounds === wounds)?.name ?? String(wounds);
  }

  /** Wounds of who is dead. */
  get deadly(): number {
    return Math.max(...this.rules.wounds.map((each) => each.wounds));
  }

  hasExperience(unitClass: UnitClass): boolean {
    return this.rules.classes.find((each) => each.unitClass === unitClass)?.hasExperience ?? false;
  }

  /** The tactics that a class may use in a role, those of Vegans included. */
  tactics(unitClass: UnitClass, role: TacticRole): readonly TacticEntry[] {
    return this.rules.tactics.filter(
      (each) => each.usedBy.includes(unitClass) && each.roles.includes(role),
    );
  }

  /** The law that a rule belongs to. */
  lawOf(ruleId: string): Law | undefined {
    return this.lawsOfRules.get(ruleId);
  }

  /** The law with this number. */
  lawNumbered(number: number): Law | undefined {
    return this.laws.find((law) => law.number === number);
  }
}
