/** What happened, round by round, the latest first; in each round law by law. */

import type { Raid } from "dozor-client/gen/raid";
import type { RaidEvent } from "dozor-client/gen/raid_event";
import type { Law } from "dozor-client/gen/rulebook_service";
import { useEffect, useState } from "preact/hooks";
import { LawName } from "../station/LawName.tsx";
import { Card } from "../ui/index.ts";
import { type Chapter, tally, woundsIn } from "./chronicle.ts";
import { Move } from "./Move.tsx";
import { chapterTitle } from "./names.ts";
import type { Rules } from "./rulebook.ts";
import { WORDS } from "./words.ts";

interface LogProps {
  readonly rules: Rules;
  readonly raid: Raid;
  readonly told: readonly Chapter[];
}

export function Log({ rules, raid, told }: LogProps): preact.JSX.Element {
  const latest = told.findLastIndex((chapter) => chapter.kind !== "begin");
  return (
    <Card title={WORDS.value.log} testId="trace">
      <div>
        {[...told.entries()].reverse().map(([index, chapter]) => (
          <Told key={index} rules={rules} raid={raid} chapter={chapter} fresh={index >= latest} />
        ))}
      </div>
    </Card>
  );
}

interface ToldProps {
  readonly rules: Rules;
  readonly raid: Raid;
  readonly chapter: Chapter;
  /** Whether it has just happened, and so is open. */
  readonly fresh: boolean;
}

/** One chapter; what is closed is not drawn, for a long raid has a great many moves. */
function Told({ rules, raid, chapter, fresh }: ToldProps) {
  const [open, setOpen] = useState(fresh);
  useEffect(() => setOpen(fresh), [fresh]);
  return (
    <details class="chapter" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h3>{chapterTitle(rules, chapter)}</h3>
        {chapter.kind === "round" && <Short chapter={chapter} />}
      </summary>
      {open &&
        byLaw(rules, chapter.events).map(({ law, events }, place) => (
          <section class="raid-ruling" key={place}>
            {law && <LawName law={law} />}
            {events.map((event, at) =>
              event.kind.case === "moved" ? (
                <Move key={at} rules={rules} raid={raid} event={event} moved={event.kind.value} />
              ) : (
                <p key={at}>{event.text}</p>
              ),
            )}
          </section>
        ))}
    </details>
  );
}

function Short({ chapter }: { readonly chapter: Chapter }) {
  const sums = tally(chapter);
  return <span class="muted small">{WORDS.value.toldRound(sums.takenOut, woundsIn(sums))}</span>;
}

interface Rulings {
  readonly law: Law | undefined;
  readonly events: RaidEvent[];
}

/** Events in order; those that follow each other by the same law stand together. */
function byLaw(rules: Rules, events: readonly RaidEvent[]): Rulings[] {
  const groups: Rulings[] = [];
  for (const event of events) {
    const law = rules.lawOf(event.ruleId);
    const last = groups.at(-1);
    if (last?.law === law && last) {
      last.events.push(event);
    } else {
      groups.push({ law, events: [event] });
    }
  }
  return groups;
}
