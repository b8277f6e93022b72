/** The rulebook of station combat, as menus and drawings ask for it. */

import { computed, type ReadonlySignal } from "@preact/signals";
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

import { rulebookNamed } from "../app/rulebook.ts";
import type { Answer } from "../app/server.ts";

const asked = rulebookNamed("");

let made: ReadonlySignal<Answer<Book>> | undefined;

/** What is known of the rulebook of station combat. */
export function stationBook(): Answer<Book> {
  made ??= computed(() => {
    const { value, ...rest } = asked().value;
    return value?.contents.case === "station"
      ? { ...rest, value: new Book(value, value.contents.value) }
      : rest;
  });
  return made.value;
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
