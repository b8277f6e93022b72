/** The page: its header, and the view that the address names. */

import { useEffect } from "preact/hooks";

import { address } from "./address.ts";
import { Boundary } from "./Boundary.tsx";
import { Header } from "./Header.tsx";
import { locale } from "./locale.ts";
import { trouble } from "./server.ts";
import type { View } from "./view.ts";
import { VIEWS } from "./views.ts";
import { WORDS } from "./words.ts";

export function App(): preact.JSX.Element {
  const { view: name, state: told } = address.value;
  const found = VIEWS.find((each) => each.name === name);
  const view: View = found ?? VIEWS[0];
  const state = found ? told : "";
  const title = `${view.title()} · ${WORDS.value.name}`;
  useEffect(() => {
    document.title = title;
    document.documentElement.lang = locale.value;
  }, [title]);
  return (
    <>
      <Header view={view} state={state} />
      <div class="lost" role="status">
        {trouble.value && <p>{WORDS.value.trouble[trouble.value]}</p>}
      </div>
      <main>
        <p class="intro muted">{WORDS.value.intro}</p>
        {!found && name !== "" && <p class="notice">{WORDS.value.noSuchView(view.title())}</p>}
        <Boundary key={view.name} view={view.name}>
          <view.Body state={state} />
        </Boundary>
      </main>
      <footer class="footer muted small">
        <a href="openapi.json">{WORDS.value.description}</a>
      </footer>
    </>
  );
}
