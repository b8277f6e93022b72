/** The state as something to take away: a link, JSON, a command, a forum post. */

import { useId, useRef, useState } from "preact/hooks";

import { Button, Choice, Icon } from "../ui/index.ts";
import { linkToShare } from "./address.ts";
import type { Copy, View } from "./view.ts";
import { WORDS } from "./words.ts";

interface CopyDialogProps {
  readonly view: View;
  readonly state: string;
}

export function CopyDialog({ view, state }: CopyDialogProps): preact.JSX.Element {
  const words = WORDS.value;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="button"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        <Icon name="copy" />
        <span class="button-text">{words.copy}</span>
      </button>
      <dialog
        class="dialog"
        ref={dialog}
        aria-labelledby={id}
        onClose={() => setOpen(false)}
        closedby="any"
      >
        {open && (
          <div class="dialog-body">
            <div class="card-head">
              <h2 id={id}>{words.copyTitle}</h2>
              <Button
                label={words.close}
                icon="cross"
                bare
                look="quiet"
                onClick={() => dialog.current?.close()}
              />
            </div>
            <Formats
              copies={[
                {
                  name: words.link,
                  text: () => linkToShare({ view: view.name, state: view.inFull(state) }),
                  prose: true,
                },
                ...view.copies(state),
              ]}
            />
          </div>
        )}
      </dialog>
    </>
  );
}

function Formats({ copies }: { readonly copies: readonly Copy[] }): preact.JSX.Element {
  const words = WORDS.value;
  const [chosen, setChosen] = useState(0);
  const [copied, setCopied] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const text = (copies[chosen] ?? copies[0])?.text() ?? "";
  return (
    <>
      <Choice
        label={words.format}
        bare
        value={chosen}
        options={copies.map((copy, value) => ({ value, label: copy.name }))}
        onChange={(value) => {
          setChosen(value);
          setCopied(false);
        }}
      />
      <textarea
        class="copy-text"
        ref={area}
        readOnly
        wrap={copies[chosen]?.prose ? "soft" : "off"}
        rows={14}
        spellcheck={false}
        aria-label={copies[chosen]?.name}
        value={text}
      />
      <div class="dialog-foot">
        <span role="status" class="copied">
          {copied && (
            <>
              <Icon name="check" /> {words.copied}
            </>
          )}
        </span>
        <Button
          label={words.copyNow}
          icon="copy"
          look="primary"
          onClick={async () => setCopied(await copyText(text, area.current))}
        />
      </div>
    </>
  );
}

/** Copies; over plain HTTP browsers have no clipboard to write to, but they copy what is selected. */
async function copyText(text: string, area: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    area?.focus();
    area?.select();
    return document.execCommand("copy");
  }
}
