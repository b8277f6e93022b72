/** The page: tabs, and the view that the address names. */

import { address, go } from "./address.ts";
import { VIEWS } from "./views.ts";

export function App(): preact.JSX.Element {
  const { view: name, state } = address.value;
  const view = VIEWS.find((each) => each.name === name) ?? VIEWS[0];
  return (
    <>
      <header>
        <h1>Dozor</h1>
        <nav>
          {VIEWS.map((each) => (
            <button
              type="button"
              aria-pressed={each === view}
              onClick={() => go({ view: each.name, state: "" })}
            >
              {each.title()}
            </button>
          ))}
        </nav>
      </header>
      <main>
        <view.Body state={state} />
      </main>
    </>
  );
}
