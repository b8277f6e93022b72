/** Who fights, and with what, as drawings. */

import { Fate, Item, StationComponent, UnitClass } from "dozor-client/gen/station";

import { Drawing } from "../ui/index.ts";

interface FigureProps {
  readonly unitClass: UnitClass;
  /** Width and height in pixels. */
  readonly size: number;
  /** Whether it lies dead. */
  readonly dead?: boolean;
}

/** A unit of this class, in the colour of its side. */
export function Figure({ unitClass, size, dead = false }: FigureProps): preact.JSX.Element {
  return (
    <svg
      class="figure"
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
      data-dead={dead ? true : undefined}
    >
      {unitClass === UnitClass.STALKER ? (
        <Stalker />
      ) : unitClass === UnitClass.HUNTER ? (
        <Hunter />
      ) : (
        <Sentinel />
      )}
      {dead && <path class="figure-cross" d="M12 12l40 40M52 12L12 52" />}
    </svg>
  );
}

/** A helmet with a lamp. */
function Sentinel(): preact.JSX.Element {
  return (
    <>
      <path class="figure-coat" d="M7 63c0-13 9-19 25-19s25 6 25 19z" />
      <path class="figure-dark" d="M21 45l5 18h-6l-5-15zM43 45l-5 18h6l5-15z" />
      <path class="figure-skin" d="M22 28h20v9a10 10 0 01-20 0z" />
      <path class="figure-coat" d="M14 30C14 17 21 9 32 9s18 8 18 21z" />
      <path class="figure-dark" d="M12 29h40v4H12z" />
      <circle class="figure-dark" cx="32" cy="19" r="6" />
      <circle class="figure-light" cx="32" cy="19" r="4" />
    </>
  );
}

/** A hood and a gas mask. */
function Stalker(): preact.JSX.Element {
  return (
    <>
      <path class="figure-coat" d="M7 63c0-13 9-19 25-19s25 6 25 19z" />
      <path class="figure-coat" d="M11 49C9 23 18 6 32 6s23 17 21 43c-6 4-36 4-42 0z" />
      <path
        class="figure-dark"
        d="M18 30c0-10 6-15 14-15s14 5 14 15c0 11-6 19-14 19s-14-8-14-19z"
      />
      <circle class="figure-light" cx="26" cy="28" r="5" />
      <circle class="figure-light" cx="38" cy="28" r="5" />
      <rect class="figure-skin" x="26" y="38" width="12" height="13" rx="4" />
      <path class="figure-line" d="M29 42h6M29 46h6" />
    </>
  );
}

/** A wide hat and a scarf. */
function Hunter(): preact.JSX.Element {
  return (
    <>
      <path class="figure-coat" d="M3 63c0-15 11-20 29-20s29 5 29 20z" />
      <path class="figure-dark" d="M14 46l34 17h-9L9 50z" />
      <path class="figure-skin" d="M21 26h22v10a11 11 0 01-22 0z" />
      <path class="figure-dark" d="M20 34h24l-5 14H25z" />
      <circle class="figure-line" cx="27" cy="30" r="0.8" />
      <circle class="figure-line" cx="37" cy="30" r="0.8" />
      <path class="figure-coat" d="M19 24c0-12 4-18 13-18s13 6 13 18z" />
      <path class="figure-dark" d="M19 20h26v4H19z" />
      <ellipse class="figure-coat" cx="32" cy="25" rx="25" ry="4" />
    </>
  );
}

/** An item. */
export function ItemIcon({ item, size = 20 }: { item: Item; size?: number }): preact.JSX.Element {
  return (
    <Drawing size={size} grid={24}>
      <path d={ITEMS[item] ?? ""} />
    </Drawing>
  );
}

const ITEMS: Partial<Record<Item, string>> = {
  [Item.STIMULANT]:
    "M14.5 3.5l6 6M17.5 6.5l-9 9-3.5 1-1-1 1-3.5 9-9zM4 20l2.5-2.5M9 9l2 2M12 6l2 2M19 5l-1.5 1.5",
  [Item.MEDKIT]: "M4 8h16v11H4zM9 8V5h6v3M12 10.5v6M9 13.5h6",
  [Item.VEST]:
    "M8 3v3c0 2.5 8 2.5 8 0V3l3 2v4c-1.5 1-1.5 3 0 4v8H5v-8c1.5-1 1.5-3 0-4V5zM12 8v13M8.5 14h1.5M14 14h1.5",
};

/** What becomes of a unit. */
export function FateIcon({ fate, size = 16 }: { fate: Fate; size?: number }): preact.JSX.Element {
  return (
    <Drawing size={size}>
      <path d={FATES[fate] ?? ""} />
    </Drawing>
  );
}

const FATES: Partial<Record<Fate, string>> = {
  [Fate.HOLDS]: "M8 1.8l5.2 1.9v4c0 3.2-2.2 5.4-5.2 6.5-3-1.1-5.2-3.3-5.2-6.5v-4z",
  [Fate.LEAVES]: "M9 2.5H3.5v11H9M7 8h7M11.5 5.5L14 8l-2.5 2.5",
  [Fate.RETURNS]: "M6 3L2.5 6.5 6 10M2.5 6.5h7a4 4 0 010 8H7",
  [Fate.RETREATS]: "M7.5 3.5L3 8l4.5 4.5M13 3.5L8.5 8l4.5 4.5",
  [Fate.OCCUPIES]: "M4 14.5V2M4 2.5h9l-2.5 3 2.5 3H4",
  [Fate.DEAD]:
    "M8 1.5c-3.4 0-5.5 2.2-5.5 5.2 0 2 1 3 2 3.6v2.2h7v-2.2c1-.6 2-1.6 2-3.6 0-3-2.1-5.2-5.5-5.2M6 6.8v.2M10 6.8v.2M7 12.5v2M9 12.5v2",
};

/** A part of a station. */
export function ComponentIcon(props: {
  component: StationComponent;
  size?: number;
}): preact.JSX.Element {
  return (
    <Drawing size={props.size ?? 18} grid={24}>
      <path d={COMPONENTS[props.component] ?? ""} />
    </Drawing>
  );
}

const COMPONENTS: Partial<Record<StationComponent, string>> = {
  [StationComponent.FOOD]: "M6 8h12v12H6zM6 8l1.5-3h9L18 8M6 12.5h12M12 8v4.5",
  [StationComponent.GENERATOR]: "M13 3L5.5 13.5H11L10 21l8-11h-6z",
  [StationComponent.TENTS]: "M12 5L2.5 20h19zM12 5l-1.5-2M12 5l1.5-2M12 11l-4 9M12 11l4 9",
};

/** The heavy machine gun, the Metrotank, the agent, Healing, a Vegan. */
export function SignIcon({ sign, size = 18 }: { sign: Sign; size?: number }): preact.JSX.Element {
  return (
    <Drawing size={size} grid={24}>
      <path d={SIGNS[sign]} />
    </Drawing>
  );
}

const SIGNS = {
  gun: "M2 9h13v4H9M15 10h7M15 8.5h4v5h-4M11 13l-4 8M12 13l1 8M12 13l6 8",
  tank: "M3 17h18l-2-5H5zM7 12V8h8v4M15 9.5h7M7 20.5a1.8 1.8 0 100-.1M12 20.5a1.8 1.8 0 100-.1M17 20.5a1.8 1.8 0 100-.1",
  agent:
    "M3 10h18M7 10l1.5-6h7L17 10M8.5 15a2.5 2.5 0 100-.1M15.5 15a2.5 2.5 0 100-.1M11 15h2M5 21c1-2 3-2.5 7-2.5s6 .5 7 2.5",
  healing:
    "M12 20S4 15 4 9.2A4.2 4.2 0 0112 7a4.2 4.2 0 018 2.2C20 15 12 20 12 20zM12 9.5v5M9.5 12h5",
  vegan: "M5 19c0-9 5-14 14-14 0 9-5 14-12 13M5 19c2-5 5-8 9-10",
} as const;

export type Sign = keyof typeof SIGNS;
