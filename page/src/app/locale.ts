/** The language of the page: which there are, which is chosen, and how texts are found. */

import { computed, signal } from "@preact/signals";

/** The languages, in the words of the service. */
export type Locale = "en" | "ru";

export const LOCALES: readonly Locale[] = ["en", "ru"];

const KEY = "dozor.locale";

/** The chosen language: the last choice, else the browser's, else English. */
export const locale = signal<Locale>(remembered() ?? preferred());

/** Chooses a language, and remembers it. */
export function chooseLocale(chosen: Locale): void {
  locale.value = chosen;
  localStorage.setItem(KEY, chosen);
  document.documentElement.lang = chosen;
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

function remembered(): Locale | undefined {
  const chosen = localStorage.getItem(KEY);
  return LOCALES.find((each) => each === chosen);
}

function preferred(): Locale {
  const languages = navigator.languages.map((tag) => tag.split("-")[0]);
  return LOCALES.find((each) => languages.includes(each)) ?? "en";
}
