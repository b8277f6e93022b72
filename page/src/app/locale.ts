/** The language of the page: which there are, which is chosen, and how texts are found. */

import { computed, signal } from "@preact/signals";

import { remember, remembered } from "./memory.ts";

/** The languages, in the words of the service. */
export type Locale = "en" | "ru";

export const LOCALES: readonly Locale[] = ["en", "ru"];

const KEY = "dozor.locale";
const PARAMETER = "lang";

/**
 * The chosen language: the link's, else the last choice, else the browser's, else English. The
 * link's counts for this visit alone.
 */
export const locale = signal<Locale>(linked() ?? remembered(KEY, LOCALES) ?? preferred());

/** Chooses a language, and remembers it. */
export function chooseLocale(chosen: Locale): void {
  locale.value = chosen;
  remember(KEY, chosen);
  if (linked()) {
    const here = new URL(location.href);
    here.searchParams.delete(PARAMETER);
    history.replaceState(history.state, "", here);
  }
}

/** A link that is read in the chosen language, whoever follows it. */
export function inThisLanguage(link: URL): URL {
  const changed = new URL(link);
  changed.searchParams.set(PARAMETER, locale.peek());
  return changed;
}

/**
 * Texts of one part of the page, in the chosen language.
 *
 * A part states its texts once per language, as an object of strings and of functions that make
 * strings; the compiler sees to it that no language lacks one.
 */
export function texts<T extends object>(all: Readonly<Record<Locale, T>>): { readonly value: T } {
  return computed(() => all[locale.value]);
}

/** Makes a function that picks the form of a word for a number. */
export function plural(language: Locale): (n: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  return (n, forms) => forms[rules.select(n) as keyof PluralForms] ?? forms.other;
}

/** The forms of a word: English needs `one` and `other`, Russian `few` and `many` as well. */
export interface PluralForms {
  readonly one?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

function linked(): Locale | undefined {
  const chosen = new URLSearchParams(location.search).get(PARAMETER);
  return LOCALES.find((each) => each === chosen);
}

function preferred(): Locale {
  const languages = navigator.languages.map((tag) => tag.split("-")[0]);
  return LOCALES.find((each) => languages.includes(each)) ?? "en";
}
