/** The fields of one attack of a turn. */

import { clone } from "@bufbuild/protobuf";
import { type Attack, AttackSchema } from "dozor-client/gen/station_service";

import type { Book } from "../station/book.ts";
import { AttackConditions } from "../station/Conditions.tsx";
import type { Problems } from "../station/problems.ts";
import { UnitsEditor } from "../station/UnitsEditor.tsx";
import { TURN_ATTACKER } from "../station/unit.ts";
import { Moment, TextInput } from "../ui/index.ts";
import { millis, submitted } from "./order.ts";
import { WORDS } from "./words.ts";

interface AttackEditorProps {
  readonly attack: Attack;
  /** Path of the attack's field. */
  readonly field: string;
  readonly book: Book;
  readonly problems: Problems;
  readonly onChange: (attack: Attack) => void;
}

export function AttackEditor(props: AttackEditorProps): preact.JSX.Element {
  const { attack, field, book, problems, onChange } = props;
  const words = WORDS.value;
  const set = (change: Partial<Attack>) =>
    onChange(Object.assign(clone(AttackSchema, attack), change));
  return (
    <div class="attack-editor" data-tone="attack">
      <div class="pair">
        <TextInput
          label={words.team}
          value={attack.team}
          field={`${field}.team`}
          problem={problems.at(`${field}.team`)}
          onChange={(team) => set({ team })}
        />
        <Moment
          label={words.submitted}
          value={millis(attack.submittedAt)}
          field={`${field}.submitted_at`}
          problem={problems.at(`${field}.submitted_at`)}
          onChange={(moment) => onChange(submitted(attack, moment))}
        />
      </div>
      <AttackConditions
        path={`${field}.`}
        value={attack}
        book={book}
        problems={problems}
        onChange={set}
      />
      <UnitsEditor
        units={attack.units}
        roles={TURN_ATTACKER}
        field={`${field}.units`}
        least={1}
        book={book}
        problems={problems}
        onChange={(units) => set({ units })}
      />
    </div>
  );
}
