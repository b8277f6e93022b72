/** Small drawings, one stroke wide, in the colour of the text around them. */

import type { ComponentChildren } from "preact";

const PATHS = {
  down: "M4 6l4 4 4-4",
  up: "M4 10l4-4 4 4",
  plus: "M8 3v10M3 8h10",
  minus: "M3 8h10",
  cross: "M4 4l8 8M12 4l-8 8",
  check: "M3 8.5l3.5 3.5L13 4.5",
  warning: "M8 2l6.5 11.5h-13zM8 6.5v3M8 11.6v.1",
  copy: "M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3",
  sun: "M8 5.2a2.8 2.8 0 100 5.6 2.8 2.8 0 000-5.6M8 1v1.6M8 13.4V15M1 8h1.6M13.4 8H15M3 3l1.2 1.2M11.8 11.8L13 13M13 3l-1.2 1.2M4.2 11.8L3 13",
  moon: "M13.2 9.6A5.6 5.6 0 016.4 2.8a5.6 5.6 0 106.8 6.8z",
  system: "M2 3h12v8H2zM6 14h4M8 11v3",
  grip: "M6 3v.1M10 3v.1M6 8v.1M10 8v.1M6 13v.1M10 13v.1",
  book: "M3 2.5h8.5A1.5 1.5 0 0113 4v9.5H4.5A1.5 1.5 0 013 12zM3 12a1.5 1.5 0 011.5-1.5H13",
  link: "M6.5 9.5l3-3M7 4.5l1.6-1.6a2.8 2.8 0 014 4L11 8.5M9 11.5l-1.6 1.6a2.8 2.8 0 01-4-4L5 7.5",
  clock: "M8 1.8a6.2 6.2 0 100 12.4A6.2 6.2 0 008 1.8M8 4.5V8l2.4 1.6",
  swap: "M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",
} as const;

/** Names of the drawings. */
export type IconName = keyof typeof PATHS;

interface IconProps {
  readonly name: IconName;
  /** Width and height in pixels. */
  readonly size?: number;
}

/** A drawing that says nothing by itself: whatever it stands in has a text. */
export function Icon({ name, size = 16 }: IconProps): preact.JSX.Element {
  return (
    <Drawing size={size}>
      <path d={PATHS[name]} />
    </Drawing>
  );
}

interface DrawingProps {
  readonly size?: number;
  /** The side of the square that the children draw in. */
  readonly grid?: number;
  readonly children: ComponentChildren;
}

/** The frame of a drawing by strokes. */
export function Drawing({ size = 16, grid = 16, children }: DrawingProps): preact.JSX.Element {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${grid} ${grid}`}
      fill="none"
      stroke="currentColor"
      stroke-width={(grid / 16) * 1.5}
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
