/** The units of a side. */

import type { Unit } from "dozor-client/gen/station";

import { Button, Problem } from "../ui/index.ts";
import type { Book } from "./book.ts";
import type { Problems } from "./problems.ts";
import { UnitEditor } from "./UnitEditor.tsx";
import { newUnit, type Roles } from "./unit.ts";
import { WORDS } from "./words.ts";

interface UnitsEditorProps {
  readonly units: readonly Unit[];
  readonly roles: Roles;
  /** Path of the list's field, such as `attackers`. */
  readonly field: string;
  /** The fewest units that there may be. */
  readonly least: 0 | 1;
  readonly book: Book;
  readonly problems: Problems;
  readonly onChange: (units: Unit[]) => void;
}

export function UnitsEditor(props: UnitsEditorProps): preact.JSX.Element {
  const { units, roles, field, least, book, problems, onChange } = props;
  const words = WORDS.value;
  const problem = problems.at(field);
  return (
    <div class="units" data-field={field} data-wrong={problem ? true : undefined}>
      {units.map((unit, place) => (
        <UnitEditor
          key={place}
          unit={unit}
          place={place}
          roles={roles}
          field={`${field}[${place}]`}
          book={book}
          problems={problems}
          onChange={(next) => onChange(units.with(place, next))}
          onRemove={units.length > least ? () => onChange(units.toSpliced(place, 1)) : undefined}
        />
      ))}
      {problem && <Problem>{problem}</Problem>}
      <div class="units-foot">
        {units.length < book.rules.maxUnits && (
          <Button
            label={words.addUnit}
            icon="plus"
            look="quiet"
            onClick={() => onChange([...units, newUnit()])}
          />
        )}
        {units.length === 2 && (
          <Button
            label={words.swap}
            icon="swap"
            look="quiet"
            onClick={() => onChange(units.toReversed())}
          />
        )}
      </div>
    </div>
  );
}
