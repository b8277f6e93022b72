/** The menu of a view's examples: links, in groups, that one can search. */

import { useEffect, useId, useRef, useState } from "preact/hooks";

import { Icon } from "../ui/index.ts";
import { linkTo } from "./address.ts";
import type { View } from "./view.ts";
import { WORDS } from "./words.ts";

interface ExamplesProps {
  readonly view: View;
  readonly state: string;
}

export function Examples({ view, state }: ExamplesProps): preact.JSX.Element {
  const words = WORDS.value;
  const id = useId();
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = panel.current;
    const follow = (event: Event) => setOpen((event as ToggleEvent).newState === "open");
    box?.addEventListener("toggle", follow);
    return () => box?.removeEventListener("toggle", follow);
  }, []);

  return (
    <div class="examples">
      <button type="button" class="button" popovertarget={id} aria-expanded={open}>
        <Icon name="book" />
        <span class="button-text">{words.examples}</span>
      </button>
      <div id={id} class="popup" popover="auto" ref={panel}>
        {open && <Panel view={view} state={state} onChosen={() => panel.current?.hidePopover()} />}
      </div>
    </div>
  );
}

interface PanelProps extends ExamplesProps {
  readonly onChosen: () => void;
}

function Panel({ view, state, onChosen }: PanelProps): preact.JSX.Element {
  const words = WORDS.value;
  const [sought, setSought] = useState("");
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  const groups = view
    .examples()
    .map(({ group, examples }) => ({
      group,
      examples: examples.filter((e) => has(e.name, sought)),
    }))
    .filter(({ examples }) => examples.length > 0);
  return (
    <>
      <input
        class="text-input"
        ref={search}
        type="search"
        placeholder={words.find}
        aria-label={words.find}
        onInput={(event) => setSought(event.currentTarget.value)}
      />
      {groups.length === 0 && <p class="muted">{sought ? words.nothingFound : words.noExamples}</p>}
      {groups.map(({ group, examples }) => (
        <section key={group} class="examples-group">
          <h2>{group}</h2>
          <ul>
            {examples.map((example) => (
              <li key={example.state + example.name}>
                <a
                  href={linkTo({ view: view.name, state: example.state })}
                  aria-current={example.state === state ? "true" : undefined}
                  onClick={onChosen}
                >
                  {example.name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function has(name: string, sought: string): boolean {
  const lower = name.toLocaleLowerCase();
  return sought
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
