/** The rulebook of raids: names, limits, laws. */

import { effect, signal, untracked } from "@preact/signals";
import { RuleSet } from "dozor-client/gen/common";
import type { Member, RaidPhase, Weapon } from "dozor-client/gen/raid";
import type { Law, RaidRulebook } from "dozor-client/gen/rulebook_service";
import { locale } from "../app/locale.ts";
import { asking, dozor } from "../app/server.ts";

/** What the page needs of a rulebook. */
export interface Rules {
  readonly data: RaidRulebook;
  /** The law of a rule that a trace names. */
  lawOf(ruleId: string): Law | undefined;
}

// Ranges of a request's numbers that are the contract's, not a rulebook's: see raid.proto.
export const MOST_SKILL = 5;
export const MOST_ARMOR = 10;
export const MOST_HEALTH = 10;
export const MOST_PENETRATION = 10;
export const MOST_RATING = 10;

const current = asking<Rules>();

/** The rulebook in the chosen language; undefined until the server has told it. */
export const rules = signal<Rules | undefined>(undefined);

/** What is known of it, also why the server does not tell it. */
export const rulesAnswer = current.answer;

let watching = false;

/** Begins to ask for the rulebook, now and whenever the language changes. */
export function watchRules(): void {
  if (watching) {
    return;
  }
  watching = true;
  effect(() => {
    const language = locale.value;
    untracked(() => current.ask((signal) => fetchRules(language, signal)));
  });
  effect(() => {
    rules.value = current.answer.value.value;
  });
}

async function fetchRules(language: string, signal: AbortSignal): Promise<Rules> {
  const { rulebooks } = await dozor.rulebooks.listRulebooks({ locale: language }, { signal });
  const ours = rulebooks.find((each) => each.ruleSet === RuleSet.RAID && each.isDefault);
  const pin = { name: ours?.identity?.name ?? "", version: ours?.identity?.version ?? "" };
  const answer = await dozor.rulebooks.getRulebook({ rulebook: pin, locale: language }, { signal });
  if (answer.contents.case !== "raid") {
    throw new Error("the server has no rulebook of raids");
  }
  const laws = new Map(answer.laws.map((law) => [law.id, law]));
  const lawIds = new Map(answer.rules.map((rule) => [rule.id, rule.lawId]));
  return { data: answer.contents.value, lawOf: (rule) => laws.get(lawIds.get(rule) ?? "") };
}

/** Whether a member may act with a weapon in a phase. */
export function mayAct(data: RaidRulebook, member: Member, weapon: Weapon, phase: RaidPhase) {
  const use = data.weaponKinds
    .find((entry) => entry.kind === weapon.kind)
    ?.uses.find((each) => each.phase === phase);
  return Boolean(use?.acts && (!use.byClassOnly || member.meleeInBreach));
}

/** The member's health, also where the rulebook's stands for it. */
export function healthOf(data: RaidRulebook, member: Member): number {
  return member.health ?? data.defaultHealth;
}

/** A name as a heading begins with it. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
