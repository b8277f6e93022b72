/** A text that shows while one points at its anchor, or has the focus on it. */

import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";

/** Distance from the anchor and from the window's edges, in pixels. */
const GAP = 8;

/** How far an arrow key scrolls a long tip, in pixels. */
const SCROLL = 60;

interface TipProps {
  /** What the tip says; line breaks count. */
  readonly text: ComponentChildren;
  /** What it is about. */
  readonly children: ComponentChildren;
}

export function Tip({ text, children }: TipProps): preact.JSX.Element {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    if (open && anchor.current && bubble.current) {
      place(bubble.current, anchor.current.getBoundingClientRect());
    }
  }, [open]);

  // A tap elsewhere closes it: not every browser moves the focus then.
  useEffect(() => {
    const close = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) {
        setOpen(false);
      }
    };
    if (open) {
      document.addEventListener("pointerdown", close);
      return () => document.removeEventListener("pointerdown", close);
    }
    return undefined;
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -SCROLL, ArrowDown: SCROLL }[event.key];
    if (event.key === "Escape") {
      setOpen(false);
    } else if (
      step &&
      bubble.current &&
      bubble.current.scrollHeight > bubble.current.clientHeight
    ) {
      event.preventDefault();
      bubble.current.scrollBy(0, step);
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is what one operates
    <span
      class="tip"
      ref={root}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        class="tip-anchor"
        ref={anchor}
        aria-describedby={open ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && (
        // Browsers put what scrolls into the tab order, where it would close as soon as it is reached.
        <span class="tip-bubble" role="tooltip" id={id} ref={bubble} tabIndex={-1}>
          {text}
        </span>
      )}
    </span>
  );
}

/** Places the bubble below the anchor, or above where there is more room, inside the window. */
function place(bubble: HTMLElement, anchor: DOMRect): void {
  const { width, height } = bubble.getBoundingClientRect();
  const below = anchor.bottom + height + GAP <= innerHeight || anchor.top < height + GAP;
  // No gap between the two: the pointer may move into the bubble without closing it.
  const top = below ? anchor.bottom : anchor.top - height;
  const left = Math.max(GAP, Math.min(anchor.left, innerWidth - width - GAP));
  bubble.style.top = `${Math.max(GAP, top)}px`;
  bubble.style.left = `${left}px`;
}
