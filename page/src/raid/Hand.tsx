/** Dice rolled at a table: asks for each die that the next round needs, in order. */

import type { Member, Raid } from "dozor-client/gen/raid";
import { Edge } from "dozor-client/gen/raid";
import { TextInput } from "../ui/index.ts";
import type { Orders } from "./course.ts";
import { Face } from "./Die.tsx";
import { usable } from "./gang.ts";
import { memberName } from "./names.ts";
import type { Played } from "./replay.ts";
import { healthOf, type Rules } from "./rulebook.ts";
import { WORDS } from "./words.ts";

interface HandProps {
  readonly rules: Rules;
  readonly played: Played;
  readonly next: Orders;
  readonly onFaces: (faces: readonly number[]) => void;
}

const FACES = [1, 2, 3, 4, 5, 6];
const FIELD = "dice.faces.faces";

export function Hand({ rules, played, next, onFaces }: HandProps): preact.JSX.Element {
  const words = WORDS.value;
  const faces = next.faces ?? [];
  const { raid } = played.course;
  const wrong = played.refusal?.violations.find(({ field }) => field.startsWith(FIELD));
  const rolls = rollsOf(rules, played, next);
  return (
    <div class="hand">
      <Entered rules={rules} raid={raid} rolls={rolls} faces={faces} />
      <p class="hand-needs" role="status">
        {played.needs
          ? asked(rules, raid, rolls, faces.length, played.needs)
          : !wrong && words.needsNone}
      </p>
      <fieldset class="hand-faces">
        <legend class="hidden">{words.nextDie}</legend>
        {FACES.map((face) => (
          <button
            key={face}
            type="button"
            class="hand-face"
            aria-label={words.face(face)}
            disabled={!played.needs}
            onClick={() => onFaces([...faces, face])}
          >
            <Face face={face} size={40} />
          </button>
        ))}
      </fieldset>
      <TextInput
        label={words.faces}
        field={FIELD}
        problem={wrong?.description}
        value={faces.join(" ")}
        onChange={(text) => onFaces([...text.replace(/\D/g, "")].map(Number))}
      />
    </div>
  );
}

/** The dice of one member's move. */
interface Roll {
  readonly place: number;
  readonly dice: number;
}

interface EnteredProps {
  readonly rules: Rules;
  readonly raid: Raid;
  readonly rolls: readonly Roll[];
  readonly faces: readonly number[];
}

/** The dice entered so far, under the names of those who rolled them. */
function Entered({ rules, raid, rolls, faces }: EnteredProps) {
  let at = 0;
  const shown = rolls.map(({ place, dice }) => {
    const theirs = faces.slice(at, at + dice);
    at += dice;
    return { place, theirs };
  });
  return (
    <ul class="hand-entered">
      {shown
        .filter(({ theirs }) => theirs.length > 0)
        .map(({ place, theirs }) => (
          <li key={place}>
            <span class="small muted">{memberName(rules, raid, place)}</span>
            <span class="move-dice" role="img" aria-label={theirs.join(", ")}>
              {theirs.map((face, index) => (
                <Face key={index} face={face} size={26} />
              ))}
            </span>
          </li>
        ))}
    </ul>
  );
}

/** Whose die is asked for, and which of theirs it is. The server says whose; it counts its dice. */
function asked(
  rules: Rules,
  raid: Raid,
  rolls: readonly Roll[],
  entered: number,
  name: string,
): string {
  const place = Number(/member(\d+)/.exec(name)?.[1] ?? 1) - 1;
  const before = rolls
    .filter((roll) => roll.place < place)
    .reduce((sum, roll) => sum + roll.dice, 0);
  const who = memberName(rules, raid, place);
  return WORDS.value.needsDie(who, entered - before + 1, diceOf(raid.members[place]));
}

/** Who rolls in the next round, in order, as long as there are defenders. */
function rollsOf(rules: Rules, played: Played, next: Orders): Roll[] {
  const wounds = played.outcome?.state?.wounds ?? [];
  return played.course.raid.members.flatMap((member, place) => {
    const onFeet = (wounds[place] ?? 0) < healthOf(rules.data, member);
    const able = usable(rules.data, member, played.phase).length > 0;
    const rolls = onFeet && able && !next.holdBack.includes(place);
    return rolls ? [{ place, dice: diceOf(member) }] : [];
  });
}

function diceOf(member: Member | undefined): number {
  return member?.edge === Edge.ADVANTAGE || member?.edge === Edge.DISADVANTAGE ? 3 : 2;
}
