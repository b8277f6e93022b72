/** A moment, in the time of the reader's place. */

import { useId } from "preact/hooks";
import { type FieldProps, Labelled, problemId } from "./field.tsx";

interface MomentProps extends FieldProps {
  /** Milliseconds since 1970, UTC. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export function Moment(props: MomentProps): preact.JSX.Element {
  const id = useId();
  return (
    <Labelled {...props} id={id}>
      <input
        class="text-input"
        id={id}
        type="datetime-local"
        step="1"
        value={localText(props.value)}
        aria-invalid={props.problem ? true : undefined}
        aria-describedby={problemId(id, props.problem)}
        onChange={(event) => {
          const chosen = new Date(event.currentTarget.value).getTime();
          if (!Number.isNaN(chosen)) {
            props.onChange(chosen);
          }
        }}
      />
    </Labelled>
  );
}

/** As the input wants it: local time without its zone. Empty for what no calendar has. */
function localText(milliseconds: number): string {
  const offset = new Date(milliseconds).getTimezoneOffset() * 60_000;
  const local = new Date(milliseconds - offset);
  return Number.isNaN(local.getTime()) ? "" : local.toISOString().slice(0, 19);
}
