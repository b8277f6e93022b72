/** The next round: its dice, who declares a retreat, and the buttons that play. */

import { RaidPhase } from "dozor-client/gen/raid";
import { useState } from "preact/hooks";
import { Button, Card, Choice } from "../ui/index.ts";
import type { Course, Orders, StepKind } from "./course.ts";
import { Dice } from "./Dice.tsx";
import { isOfficer, usable } from "./gang.ts";
import { endingName, memberName, phaseName } from "./names.ts";
import type { Played } from "./replay.ts";
import { healthOf, type Rules } from "./rulebook.ts";
import { WORDS } from "./words.ts";

interface ControlsProps {
  readonly rules: Rules;
  readonly played: Played;
  readonly course: Course;
  readonly onNext: (next: Orders) => void;
  readonly onSeed: (seed: bigint) => void;
  readonly onPlay: (kind: StepKind) => void;
  readonly onUndo: () => void;
  readonly onRestart: () => void;
}

export function Controls(props: ControlsProps): preact.JSX.Element {
  const [seedGood, setSeedGood] = useState(true);
  const { rules, played, course } = props;
  const words = WORDS.value;
  const state = played.outcome?.state;
  const title = played.over
    ? endingName(rules, played.outcome?.ending ?? 0)
    : words.roundToPlay(phaseName(rules, played.phase), (state?.rounds ?? 0) + 1);
  const begun = course.steps.length > 0 || Boolean(course.next.faces?.length);
  return (
    <Card title={title}>
      {(!played.over || !course.next.faces) && <Dice {...props} onTyped={setSeedGood} />}
      {!played.over && <Retreat {...props} />}
      {!played.over && <PlayButtons {...props} ready={seedGood} />}
      <div class="raid-buttons">
        {!played.over && played.phase === RaidPhase.ASSAULT && (
          <Button label={words.rout} onClick={() => props.onPlay("rout")} />
        )}
        <Button label={words.undo} look="quiet" disabled={!begun} onClick={props.onUndo} />
        <Button label={words.restart} look="quiet" disabled={!begun} onClick={props.onRestart} />
      </div>
    </Card>
  );
}

interface PlayButtonsProps extends ControlsProps {
  readonly ready: boolean;
}

function PlayButtons({ rules, played, course, ready, onPlay }: PlayButtonsProps) {
  const words = WORDS.value;
  const byHand = course.next.faces !== undefined;
  const wounds = played.outcome?.state?.wounds ?? [];
  const movers = course.raid.members.filter(
    (member, place) =>
      (wounds[place] ?? 0) < healthOf(rules.data, member) &&
      usable(rules.data, member, played.phase).length > 0 &&
      !course.next.holdBack.includes(place),
  );
  const idle = movers.length === 0;
  if (byHand && !idle) {
    return <p class="muted small">{words.playedWhenIn}</p>;
  }
  const breach = played.phase === RaidPhase.BREACH;
  return (
    <>
      <div class="raid-buttons">
        <Button
          label={words.playRound}
          look="primary"
          disabled={!ready}
          onClick={() => onPlay("round")}
        />
        {breach && !idle && (
          <Button label={words.toPhaseEnd} disabled={!ready} onClick={() => onPlay("phase")} />
        )}
        {!idle && (
          <Button label={words.toRaidEnd} disabled={!ready} onClick={() => onPlay("raid")} />
        )}
      </div>
      {idle && <p class="muted small">{words.allHold}</p>}
    </>
  );
}

/** Only in the assault, and only for officers who are on their feet. */
function Retreat({ rules, played, course, onNext }: ControlsProps) {
  const words = WORDS.value;
  const wounds = played.outcome?.state?.wounds ?? [];
  const { raid, next } = course;
  const officers = raid.members.flatMap((member, place) =>
    isOfficer(member) && (wounds[place] ?? 0) < healthOf(rules.data, member) ? [place] : [],
  );
  if (played.phase !== RaidPhase.ASSAULT || officers.length === 0) {
    return null;
  }
  return (
    <Choice
      label={words.retreat}
      field="retreat_declared_by"
      value={next.retreat ?? -1}
      options={[
        { value: -1, label: words.nobody },
        ...officers.map((place) => ({ value: place, label: memberName(rules, raid, place) })),
      ]}
      onChange={(place) => onNext({ ...next, retreat: place === -1 ? undefined : place })}
    />
  );
}
