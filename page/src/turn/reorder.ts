/** Reorders a list by dragging its entries with mouse, finger or pen. */

import type { RefObject } from "preact";
import { useRef, useState } from "preact/hooks";

/** So far the pointer has to go before a press becomes a drag, in pixels. */
const THRESHOLD = 5;

/** So near the window's edge the page scrolls along, and so far at a time, in pixels. */
const EDGE = 56;
const SCROLL = 12;

interface Drag {
  readonly from: number;
  /** Where it would go now. */
  readonly to: number;
  /** How far it has been moved from its place, in pixels. */
  readonly by: number;
  /** Its height with the gap below it. */
  readonly height: number;
}

/** What a list and the handles of its entries need for dragging. */
export interface Reorder {
  readonly list: RefObject<HTMLOListElement>;
  /** Whether something is being dragged. */
  readonly dragging: boolean;
  /** Which entry is being dragged. */
  readonly dragged: number | undefined;
  /** How far the entry is drawn from its place, in pixels. */
  readonly offset: (index: number) => number;
  /** Handlers of the handle of an entry. */
  readonly handle: (index: number) => {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onLostPointerCapture: () => void;
  };
}

export function useReorder(onMove: (from: number, to: number) => void): Reorder {
  const list = useRef<HTMLOListElement>(null);
  const pressedAt = useRef<number | undefined>(undefined);
  const [drag, setDrag] = useState<Drag | undefined>(undefined);

  const end = () => {
    pressedAt.current = undefined;
    setDrag(undefined);
  };
  return {
    list: list as RefObject<HTMLOListElement>,
    dragging: drag !== undefined,
    dragged: drag?.from,
    offset: (index) => (drag ? offsetIn(drag, index) : 0),
    handle: (index) => ({
      onPointerDown(event) {
        if (event.button === 0) {
          pressedAt.current = event.clientY;
          (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
        }
      },
      onPointerMove(event) {
        const pressed = pressedAt.current;
        const begun = drag !== undefined;
        if (pressed === undefined || (!begun && Math.abs(event.clientY - pressed) < THRESHOLD)) {
          return;
        }
        scrollAlong(event.clientY);
        if (list.current) {
          setDrag(follow(list.current, event.currentTarget as HTMLElement, index, event.clientY));
        }
      },
      onPointerUp() {
        if (drag && drag.to !== drag.from) {
          onMove(drag.from, drag.to);
        }
        end();
      },
      onPointerCancel: end,
      onLostPointerCapture: end,
    }),
  };
}

/** Where the entry is when its handle follows the pointer. Layout counts, not what is drawn. */
function follow(list: HTMLElement, handle: HTMLElement, from: number, pointer: number): Drag {
  const entries = [...list.children] as HTMLElement[];
  const entry = entries[from];
  if (!entry) {
    return { from, to: from, by: 0, height: 0 };
  }
  const drawn = entry.getBoundingClientRect();
  const grip = handle.getBoundingClientRect();
  const gripInEntry = grip.top + grip.height / 2 - drawn.top;
  const top = list.getBoundingClientRect().top + entry.offsetTop;
  const by = pointer - gripInEntry - top;
  // Whoever is half covered makes room.
  const upper = entry.offsetTop + by;
  const lower = upper + entry.offsetHeight;
  const to = entries.filter((other, index) => {
    const middle = other.offsetTop + other.offsetHeight / 2;
    return index !== from && middle < (index < from ? upper : lower);
  }).length;
  const height = entry.offsetHeight + Number.parseFloat(getComputedStyle(list).rowGap);
  return { from, to, by, height };
}

function offsetIn({ from, to, by, height }: Drag, index: number): number {
  if (index === from) {
    return by;
  }
  if (from < index && index <= to) {
    return -height;
  }
  return to <= index && index < from ? height : 0;
}

function scrollAlong(pointer: number): void {
  if (pointer < EDGE) {
    scrollBy(0, -SCROLL);
  } else if (pointer > innerHeight - EDGE) {
    scrollBy(0, SCROLL);
  }
}
