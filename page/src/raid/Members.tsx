/** The members as they stand, and what each does in the next round. */

import type { Member, RaidPhase } from "dozor-client/gen/raid";
import { Bar, Drawing, Toggle } from "../ui/index.ts";
import { Person } from "./Board.tsx";
import { type Chapter, tally } from "./chronicle.ts";
import type { Orders } from "./course.ts";
import { usable } from "./gang.ts";
import { memberName } from "./names.ts";
import type { Played } from "./replay.ts";
import { healthOf, type Rules } from "./rulebook.ts";
import { WORDS } from "./words.ts";

interface MembersProps {
  readonly rules: Rules;
  readonly played: Played;
  readonly told: readonly Chapter[];
  readonly next: Orders;
  readonly onNext: (next: Orders) => void;
}

export function Members(props: MembersProps): preact.JSX.Element {
  const { rules, played, told, next, onNext } = props;
  const { raid } = played.course;
  const fresh = tally(told.filter(({ kind }) => kind === "round").at(-1)).wounds;
  const hold = (place: number, holds: boolean) => {
    const others = next.holdBack.filter((each) => each !== place);
    const holdBack = holds ? [...others, place].sort((a, b) => a - b) : others;
    onNext({ ...next, holdBack });
  };
  return (
    <ol class="raid-tiles">
      {raid.members.map((member, place) => (
        <Tile
          key={place}
          rules={rules}
          name={memberName(rules, raid, place)}
          member={member}
          phase={played.phase}
          wounds={played.outcome?.state?.wounds[place] ?? 0}
          fresh={fresh.get(place) ?? 0}
          over={played.over}
          holds={next.holdBack.includes(place)}
          onHold={(holds) => hold(place, holds)}
        />
      ))}
    </ol>
  );
}

interface TileProps {
  readonly rules: Rules;
  readonly name: string;
  readonly member: Member;
  readonly phase: RaidPhase;
  readonly wounds: number;
  readonly fresh: number;
  readonly over: boolean;
  readonly holds: boolean;
  readonly onHold: (holds: boolean) => void;
}

function Tile(props: TileProps) {
  const { rules, name, member, wounds, fresh, over, holds, phase } = props;
  const words = WORDS.value;
  const health = healthOf(rules.data, member);
  const down = wounds >= health;
  const able = usable(rules.data, member, phase).length > 0;
  return (
    <li class="raid-tile" data-down={down ? true : undefined}>
      <p class="raid-tile-head">
        <Person size={22} />
        <strong>{name}</strong>
      </p>
      <Bar
        label={words.healthLeft(health - wounds, health)}
        max={health}
        value={health - wounds}
        fresh={fresh}
      />
      <div class="raid-tile-foot small">
        {down && <p class="raid-down">{words.isDown}</p>}
        {!down && !able && <p class="muted">{words.cannotAct}</p>}
        {!down && able && !over && (
          <Toggle
            look="chip"
            label={words.hold}
            field="hold_back"
            value={holds}
            onChange={props.onHold}
          />
        )}
        <span class="raid-armor" title={`${words.armor} ${member.armor}`}>
          <Shield />
          <span class="hidden">{words.armor} </span>
          {member.armor}
        </span>
      </div>
    </li>
  );
}

function Shield() {
  return (
    <Drawing size={14}>
      <path d="M8 1.5l5.5 2v4.6c0 3.2-2.4 5.3-5.5 6.4-3.1-1.1-5.5-3.2-5.5-6.4V3.5z" />
    </Drawing>
  );
}
