/** The page's header: the views, examples, what can be copied, language and look. */

import { Button, Choice } from "../ui/index.ts";
import { address, linkTo } from "./address.ts";
import { CopyDialog } from "./CopyDialog.tsx";
import { Examples } from "./Examples.tsx";
import { chooseLocale, type Locale, locale } from "./locale.ts";
import { chooseTheme, THEMES, theme } from "./theme.ts";
import type { View } from "./view.ts";
import { VIEWS } from "./views.ts";
import { WORDS } from "./words.ts";

interface HeaderProps {
  readonly view: View;
  readonly state: string;
}

/** Where each view was left, so that its tab leads back there. */
const left = new Map<string, string>();

const LANGUAGES: ReadonlyArray<{ value: Locale; label: string }> = [
  { value: "en", label: "EN" },
  { value: "ru", label: "RU" },
];

const THEME_ICONS = { system: "system", light: "sun", dark: "moon" } as const;

export function Header({ view, state }: HeaderProps): preact.JSX.Element {
  const words = WORDS.value;
  left.set(view.name, state);
  const nextTheme = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length] ?? "system";
  return (
    <header class="header">
      <h1 class="brand">
        <Mark />
        {words.name}
      </h1>
      <nav class="tabs" aria-label={words.views}>
        {VIEWS.map((each) => (
          <a
            key={each.name}
            class="tab"
            href={linkTo({ view: each.name, state: left.get(each.name) ?? "" })}
            aria-current={each === view ? "page" : undefined}
          >
            {each.title()}
          </a>
        ))}
      </nav>
      <div class="tools">
        <Examples view={view} state={address.value.state} />
        <CopyDialog view={view} state={state} />
        <Choice
          label={words.language}
          bare
          value={locale.value}
          options={LANGUAGES}
          onChange={chooseLocale}
        />
        <Button
          label={words.theme(theme.value)}
          bare
          look="quiet"
          icon={THEME_ICONS[theme.value]}
          onClick={() => chooseTheme(nextTheme)}
        />
      </div>
    </header>
  );
}

/** A tunnel's mouth with a lamp in it. */
function Mark(): preact.JSX.Element {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <path d="M2 26V14a12 12 0 0124 0v12z" fill="var(--accent)" />
      <path d="M7 26V14.5a7 7 0 0114 0V26z" fill="var(--bg)" />
      <path d="M11 26l2-9h2l2 9z" fill="var(--accent)" />
      <circle cx="14" cy="13.5" r="2.2" fill="var(--warn)" />
    </svg>
  );
}
