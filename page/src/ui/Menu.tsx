/** One of many: a native menu with a label. */

import { useId } from "preact/hooks";
import type { Option } from "./Choice.tsx";
import { type FieldProps, Labelled, problemId } from "./field.tsx";
import { Icon } from "./Icon.tsx";

interface MenuProps<T> extends FieldProps {
  readonly value: T;
  readonly options: ReadonlyArray<Option<T>>;
  readonly onChange: (value: T) => void;
}

export function Menu<T extends string | number>(props: MenuProps<T>): preact.JSX.Element {
  const id = useId();
  const chosen = props.options.findIndex((option) => option.value === props.value);
  return (
    <Labelled {...props} id={id}>
      <div class="menu-box">
        <select
          id={id}
          value={chosen}
          aria-invalid={props.problem ? true : undefined}
          aria-describedby={problemId(id, props.problem)}
          onChange={(event) => {
            const option = props.options[event.currentTarget.selectedIndex];
            if (option) {
              props.onChange(option.value);
            }
          }}
        >
          {props.options.map((option, index) => (
            <option
              key={option.value}
              value={index}
              selected={index === chosen}
              disabled={option.disabled}
            >
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </Labelled>
  );
}
