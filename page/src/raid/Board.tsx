/** The fight as it stands: the defenders outside and inside, and the gang. */

import { RaidPhase } from "dozor-client/gen/raid";
import type { PhaseDefense } from "dozor-client/gen/raid_service";
import { Drawing } from "../ui/index.ts";
import { type Chapter, type Tally, tally } from "./chronicle.ts";
import type { Played } from "./replay.ts";
import { WORDS } from "./words.ts";

interface DefendersProps {
  readonly played: Played;
  readonly told: readonly Chapter[];
}

/** Figures that are drawn one by one, at most; more are a number. */
const MOST_DRAWN = 40;

export function Defenders({ played, told }: DefendersProps): preact.JSX.Element {
  const { outcome, phase } = played;
  const words = WORDS.value;
  const state = outcome?.state;
  const inside = phase === RaidPhase.ASSAULT;
  const fighters = state?.fighters ?? 0;
  const fellBack = state?.fellBack ?? 0;
  const [breach, assault] = [RaidPhase.BREACH, RaidPhase.ASSAULT].map((each) =>
    outcome?.defenses.find((defense) => defense.phase === each),
  );
  const latest = told.filter((chapter) => chapter.kind === "round").at(-1);
  const sums = tally(latest);
  const moved = (of: RaidPhase) => (latest?.phase === of ? sums : tally(undefined));
  return (
    <div class="raid-sides">
      <Side
        title={words.outside}
        here={!inside}
        fighters={inside ? 0 : fighters}
        defense={breach}
        sums={moved(RaidPhase.BREACH)}
        notes={inside ? [] : reinforcementNotes(breach)}
      />
      <Side
        title={words.inside}
        here={inside}
        fighters={inside ? fighters : (assault?.manned ?? 0) + fellBack}
        defense={assault}
        sums={moved(RaidPhase.ASSAULT)}
        notes={fellBack > 0 ? [words.fellBack(fellBack)] : []}
      />
    </div>
  );
}

interface SideProps {
  readonly title: string;
  /** Whether the fight is there. */
  readonly here: boolean;
  readonly fighters: number;
  readonly defense: PhaseDefense | undefined;
  readonly sums: Tally;
  readonly notes: readonly string[];
}

function Side({ title, here, fighters, defense, sums, notes }: SideProps) {
  const words = WORDS.value;
  return (
    <section class="raid-side" data-here={here ? true : undefined} aria-label={title}>
      <h3>{title}</h3>
      <p class="raid-count">{words.defenders(fighters)}</p>
      <div class="raid-figures" aria-hidden="true">
        <Figures count={fighters} look="stands" />
        <Figures count={sums.takenOut} look="fallen" />
        <Figures count={sums.fellBack} look="gone" />
      </div>
      <p class="raid-facts small">
        <span>
          {words.theirArmor} <b>{defense?.armor ?? 0}</b>
        </span>
        <span>
          {words.theirPenetration} <b>{defense?.penetration ?? 0}</b>
        </span>
      </p>
      {notes.map((note) => (
        <p key={note} class="muted small">
          {note}
        </p>
      ))}
    </section>
  );
}

function reinforcementNotes(defense: PhaseDefense | undefined): string[] {
  const words = WORDS.value;
  const size = defense?.reinforcement ?? 0;
  if (size === 0) {
    return [];
  }
  return [size > 0 ? words.reinforced(size) : words.calledInside(-size)];
}

interface FiguresProps {
  readonly count: number;
  readonly look: "stands" | "fallen" | "gone";
}

function Figures({ count, look }: FiguresProps) {
  const drawn = Math.min(count, MOST_DRAWN);
  return (
    <>
      {Array.from({ length: drawn }, (_, place) => (
        <span key={place} class="raid-figure" data-look={look}>
          <Person />
        </span>
      ))}
      {count > drawn && <span class="muted small">+{count - drawn}</span>}
    </>
  );
}

/** A person, head and shoulders. */
export function Person({ size = 18 }: { readonly size?: number }): preact.JSX.Element {
  return (
    <Drawing size={size}>
      <circle cx="8" cy="5" r="3" />
      <path d="M2.5 14.5c0-3.4 2.3-5 5.5-5s5.5 1.6 5.5 5z" />
    </Drawing>
  );
}
