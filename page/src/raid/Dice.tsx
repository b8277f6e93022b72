/** Where the dice come from: a seed, or hands at a table. */

import { useEffect, useState } from "preact/hooks";
import { Button, Choice, TextInput } from "../ui/index.ts";
import { type Course, newSeed, type Orders, typedSeed } from "./course.ts";
import { Hand } from "./Hand.tsx";
import type { Played } from "./replay.ts";
import type { Rules } from "./rulebook.ts";
import { WORDS } from "./words.ts";

interface DiceProps {
  readonly rules: Rules;
  readonly played: Played;
  readonly course: Course;
  readonly onSeed: (seed: bigint) => void;
  readonly onNext: (next: Orders) => void;
  /** Told whether what is typed is a seed; while it is none, nothing can be played. */
  readonly onTyped: (good: boolean) => void;
}

export function Dice(props: DiceProps): preact.JSX.Element {
  const { course, onNext } = props;
  const words = WORDS.value;
  const { next } = course;
  return (
    <div class="raid-dice">
      <Choice
        label={words.dice}
        value={next.faces ? "hand" : "seed"}
        options={[
          { value: "seed", label: words.fromSeed },
          { value: "hand", label: words.byHand },
        ]}
        onChange={(from) => onNext({ ...next, faces: from === "hand" ? [] : undefined })}
      />
      {next.faces ? (
        <Hand {...props} next={next} onFaces={(faces) => onNext({ ...next, faces })} />
      ) : (
        <Seed seed={course.seed} onSeed={props.onSeed} onTyped={props.onTyped} />
      )}
    </div>
  );
}

interface SeedProps {
  readonly seed: bigint | undefined;
  readonly onSeed: (seed: bigint) => void;
  readonly onTyped: (good: boolean) => void;
}

function Seed({ seed, onSeed, onTyped }: SeedProps) {
  const words = WORDS.value;
  const shown = seed === undefined ? "" : String(seed);
  const [typed, setTyped] = useState(shown);
  useEffect(() => setTyped(shown), [shown]);
  const wrong = typed !== "" && typedSeed(typed) === undefined;
  useEffect(() => {
    onTyped(!wrong);
    return () => onTyped(true);
  }, [wrong]);
  return (
    <>
      <div class="raid-seed">
        <TextInput
          label={words.seed}
          field="dice.seed"
          problem={wrong ? words.seedWrong : undefined}
          value={typed}
          maxLength={20}
          onChange={(text) => {
            setTyped(text);
            const read = typedSeed(text);
            if (read !== undefined) {
              onSeed(read);
            }
          }}
        />
        <Button label={words.newSeed} icon="swap" onClick={() => onSeed(newSeed())} />
      </div>
      {!wrong && (
        <p class="muted small raid-hint">{seed === undefined ? words.seedLater : words.seedHint}</p>
      )}
    </>
  );
}
