/** The target's ratings, to be edited. */

import type { Raid, RaidTarget } from "dozor-client/gen/raid";
import { problemAt, type Refusal } from "../app/refusal.ts";
import { LawName } from "../station/LawName.tsx";
import { Card, Stepper } from "../ui/index.ts";
import { withTarget } from "./gang.ts";
import { MOST_RATING, type Rules } from "./rulebook.ts";
import { WORDS } from "./words.ts";

export interface EditorProps {
  readonly rules: Rules;
  readonly raid: Raid;
  /** What the server finds wrong. */
  readonly refusal: Refusal | undefined;
  readonly onChange: (raid: Raid) => void;
}

type Rating = "numbers" | "quality" | "equipment" | "perimeter" | "reinforcements";

export const RATINGS: readonly Rating[] = [
  "numbers",
  "quality",
  "equipment",
  "perimeter",
  "reinforcements",
];

/** A rule of the law that says what the ratings do. */
const STRENGTH_RULE = "raid.strength.outside_manned";

export function Target({ rules, raid, refusal, onChange }: EditorProps): preact.JSX.Element {
  const words = WORDS.value;
  const law = rules.lawOf(STRENGTH_RULE);
  return (
    <Card title={words.target} tone="defense" aside={law && <LawName law={law} />}>
      <div class="raid-ratings">
        {RATINGS.map((rating) => (
          <Stepper
            key={rating}
            label={words[rating]}
            field={`raid.target.${rating}`}
            problem={problemAt(refusal, `raid.target.${rating}`)}
            value={raid.target?.[rating] ?? 0}
            min={-MOST_RATING}
            max={MOST_RATING}
            onChange={(value) =>
              onChange(withTarget(raid, { [rating]: value } as Partial<RaidTarget>))
            }
          />
        ))}
      </div>
    </Card>
  );
}
