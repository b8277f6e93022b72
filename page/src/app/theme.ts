/** Light, dark, or as the system says. */

import { signal } from "@preact/signals";

/** The looks, in the order in which the button goes through them. */
export const THEMES = ["system", "light", "dark"] as const;

export type Theme = (typeof THEMES)[number];

const KEY = "dozor.theme";

/** The chosen look. */
export const theme = signal<Theme>(remembered());

/** Chooses a look, and remembers it. */
export function chooseTheme(chosen: Theme): void {
  theme.value = chosen;
  localStorage.setItem(KEY, chosen);
  if (chosen === "system") {
    delete document.documentElement.dataset["theme"];
  } else {
    document.documentElement.dataset["theme"] = chosen;
  }
}

function remembered(): Theme {
  const chosen = localStorage.getItem(KEY);
  return THEMES.find((each) => each === chosen) ?? "system";
}
