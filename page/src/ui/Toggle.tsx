/** Yes or no: a checkbox that looks like a switch, or like a chip among others. */

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { type FieldProps, problemId, problemOf } from "./field.tsx";

interface ToggleProps extends Omit<FieldProps, "bare"> {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly look?: "switch" | "chip";
  /** Drawn before the label. */
  readonly icon?: ComponentChildren;
  readonly disabled?: boolean;
}

export function Toggle(props: ToggleProps): preact.JSX.Element {
  const id = useId();
  const look = props.look ?? "switch";
  return (
    <div class="field" data-field={props.field} data-wrong={props.problem ? true : undefined}>
      <label class="toggle" data-look={look}>
        <input
          type="checkbox"
          role={look === "switch" ? "switch" : undefined}
          checked={props.value}
          disabled={props.disabled}
          aria-describedby={problemId(id, props.problem)}
          onChange={(event) => props.onChange(event.currentTarget.checked)}
        />
        {look === "switch" && <span class="toggle-switch" aria-hidden="true" />}
        {props.icon}
        <span>{props.label}</span>
      </label>
      {problemOf(id, props.problem)}
    </div>
  );
}
