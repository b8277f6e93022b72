/** The station: its vault, what stands on it and what of it is damaged, and its holder's flag. */

import { StationComponent } from "dozor-client/gen/station";

/** Whose flag is up. */
export type FlagOf = "attackers" | "defenders" | "nobody";

interface StationDrawingProps {
  readonly flag: FlagOf;
  /** What it shows, for those who do not see it. */
  readonly label: string;
  readonly sabotage: readonly StationComponent[];
  readonly machineGun: boolean;
  readonly metrotank: boolean;
  readonly agent: boolean;
}

export function StationDrawing(props: StationDrawingProps): preact.JSX.Element {
  const damaged = (component: StationComponent) => props.sabotage.includes(component);
  return (
    <svg class="station" viewBox="0 0 320 150" role="img" data-flag={props.flag}>
      <title>{props.label}</title>
      <path class="station-vault" d="M4 130V92C4 42 70 8 160 8s156 34 156 84v38z" />
      <path class="station-rib" d="M84 130V62c0-26 18-42 32-50M236 130V62c0-26-18-42-32-50" />
      <path class="station-lamp" d="M60 40l14-9M246 31l14 9M150 9h20" />
      <path class="station-platform" d="M0 122h320v12H0z" />
      <path
        class="station-rail"
        d="M0 140h320M0 147h320M14 138v11M46 138v11M78 138v11M110 138v11M142 138v11M174 138v11M206 138v11M238 138v11M270 138v11M302 138v11"
      />
      <Tents damaged={damaged(StationComponent.TENTS)} />
      <Generator damaged={damaged(StationComponent.GENERATOR)} />
      <Food damaged={damaged(StationComponent.FOOD)} />
      <Flag />
      {props.agent && <Agent />}
      {props.machineGun && <MachineGun />}
      {props.metrotank && <Metrotank />}
    </svg>
  );
}

function Flag(): preact.JSX.Element {
  return (
    <g class="station-flag">
      <path class="station-pole" d="M160 122V34" />
      <circle class="station-pole-top" cx="160" cy="33" r="3" />
      <path class="station-cloth" d="M162 38c12-6 20 6 34 0v28c-14 6-22-6-34 0z" />
    </g>
  );
}

function Tents({ damaged }: { readonly damaged: boolean }): preact.JSX.Element {
  return (
    <g class="station-part" data-damaged={damaged ? true : undefined}>
      <path class="station-shape" d="M96 122l20-32 20 32z" />
      <path class="station-shadow" d="M116 100l-8 22h16z" />
      {damaged && <Fire x={116} y={92} />}
    </g>
  );
}

function Generator({ damaged }: { readonly damaged: boolean }): preact.JSX.Element {
  return (
    <g class="station-part" data-damaged={damaged ? true : undefined}>
      <path class="station-shape" d="M196 98h32v24h-32zM202 90h8v8h-8z" />
      <path class="station-shadow" d="M214 101l-7 10h5l-1 8 8-11h-5z" />
      {damaged && <Fire x={214} y={92} />}
    </g>
  );
}

function Food({ damaged }: { readonly damaged: boolean }): preact.JSX.Element {
  return (
    <g class="station-part" data-damaged={damaged ? true : undefined}>
      <path class="station-shape" d="M242 104h18v18h-18zM262 104h18v18h-18zM252 86h18v16h-18z" />
      <path class="station-seam" d="M242 113h18M262 113h18M252 94h18" />
      {damaged && <Fire x={261} y={84} />}
    </g>
  );
}

function Fire({ x, y }: { readonly x: number; readonly y: number }): preact.JSX.Element {
  return (
    <g class="station-fire" transform={`translate(${x} ${y})`}>
      <path
        class="station-flame"
        d="M0-20c8 8 11 13 11 20a11 11 0 01-22 0c0-5 3-8 5-11 1 3 2 4 4 5 0-5 0-9 2-14z"
      />
      <path class="station-spark" d="M0-7c4 4 5 6 5 9a5 5 0 01-10 0c0-3 3-4 5-9z" />
    </g>
  );
}

function Agent(): preact.JSX.Element {
  return (
    <g class="station-agent">
      <path d="M62 122c0-16 4-22 12-22s12 6 12 22z" />
      <circle cx="74" cy="93" r="7" />
      <path d="M63 90h22v2.5H63zM67 90l2-8h10l2 8z" />
    </g>
  );
}

function MachineGun(): preact.JSX.Element {
  return (
    <g class="station-gun">
      <path d="M288 106l-8 16M288 106l8 16M288 106v16" />
      <path class="station-barrel" d="M258 101h26v-5h16v10h-16v-2h-26z" />
    </g>
  );
}

function Metrotank(): preact.JSX.Element {
  return (
    <g class="station-tank">
      <path d="M2 136v-26l8-8h50l12 12v22z" />
      <path d="M16 102v-12h28v12z" />
      <path class="station-barrel" d="M44 93h34v5H44z" />
      <circle cx="14" cy="138" r="7" />
      <circle cx="36" cy="138" r="7" />
      <circle cx="58" cy="138" r="7" />
    </g>
  );
}
