/** Light, dark, or as the system says. */

import { effect, signal } from "@preact/signals";

import { remember, remembered } from "./memory.ts";

/** The looks, in the order in which the button goes through them. */
export const THEMES = ["system", "light", "dark"] as const;

export type Theme = (typeof THEMES)[number];

const KEY = "dozor.theme";

/** The chosen look. */
export const theme = signal<Theme>(remembered(KEY, THEMES) ?? "system");

/** Chooses a look, and remembers it. */
export function chooseTheme(chosen: Theme): void {
  theme.value = chosen;
  remember(KEY, chosen);
}

/** Has the page look as chosen, now and whenever another look is. */
export function watchTheme(): void {
  effect(() => {
    if (theme.value === "system") {
      delete document.documentElement.dataset["theme"];
    } else {
      document.documentElement.dataset["theme"] = theme.value;
    }
  });
}
