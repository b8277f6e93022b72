/** A moment, in the time of the reader's place. */

import { useId } from "preact/hooks";
import { type FieldProps, Labelled, problemId } from "./field.tsx";

/** The last moment that the input takes; the service knows none later. */
const LATEST = "9999-12-31T23:59:59";

interface MomentProps extends FieldProps {
  /** Milliseconds since 1970, UTC. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export function Moment(props: MomentProps): preact.JSX.Element {
  const id = useId();
  const seconds = props.value % 60_000 !== 0;
  return (
    <Labelled {...props} id={id}>
      <input
        class="text-input"
        id={id}
        type="datetime-local"
        step={seconds ? 1 : 60}
        max={LATEST}
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
