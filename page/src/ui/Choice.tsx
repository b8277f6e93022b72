/** One of a few, all of them in sight: radio buttons as a segmented control. */

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { type FieldProps, problemId, problemOf } from "./field.tsx";

/** What can be chosen. */
export interface Option<T> {
  readonly value: T;
  readonly label: string;
  /** Drawn before the label. */
  readonly icon?: ComponentChildren;
  readonly disabled?: boolean;
}

interface ChoiceProps<T> extends FieldProps {
  readonly value: T;
  readonly options: ReadonlyArray<Option<T>>;
  readonly onChange: (value: T) => void;
}

export function Choice<T extends string | number>(props: ChoiceProps<T>): preact.JSX.Element {
  const id = useId();
  return (
    <fieldset
      class="field"
      data-field={props.field}
      data-wrong={props.problem ? true : undefined}
      aria-describedby={problemId(id, props.problem)}
    >
      <legend class={props.bare ? "hidden" : "field-label"}>{props.label}</legend>
      <div class="choice-segments">
        {props.options.map((option) => (
          <label class="choice-segment" key={option.value}>
            <input
              type="radio"
              name={id}
              checked={option.value === props.value}
              disabled={option.disabled}
              onChange={() => props.onChange(option.value)}
            />
            {option.icon}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {problemOf(id, props.problem)}
    </fieldset>
  );
}
