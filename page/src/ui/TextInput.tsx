/** A short text, such as a name. */

import { useId } from "preact/hooks";
import { type FieldProps, Labelled, problemId } from "./field.tsx";

interface TextInputProps extends FieldProps {
  readonly value: string;
  readonly maxLength?: number;
  readonly onChange: (value: string) => void;
}

export function TextInput(props: TextInputProps): preact.JSX.Element {
  const id = useId();
  return (
    <Labelled {...props} id={id}>
      <input
        class="text-input"
        id={id}
        type="text"
        autocomplete="off"
        value={props.value}
        maxLength={props.maxLength}
        aria-invalid={props.problem ? true : undefined}
        aria-describedby={problemId(id, props.problem)}
        onInput={(event) => props.onChange(event.currentTarget.value)}
      />
    </Labelled>
  );
}
