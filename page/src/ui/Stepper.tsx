/** A whole number within bounds: type it, or press - and +, or the arrow keys. */

import { useId } from "preact/hooks";
import { texts } from "../app/locale.ts";
import { type FieldProps, Labelled, problemId } from "./field.tsx";
import { Icon } from "./Icon.tsx";

const TEXTS = texts({
  en: { less: (label: string) => `${label}: less`, more: (label: string) => `${label}: more` },
  ru: { less: (label: string) => `${label}: меньше`, more: (label: string) => `${label}: больше` },
});

interface StepperProps extends FieldProps {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

export function Stepper(props: StepperProps): preact.JSX.Element {
  const id = useId();
  const { value, min, max, step = 1 } = props;
  const set = (next: number) => {
    const within = Math.min(max, Math.max(min, Math.round(next)));
    if (within !== value) {
      props.onChange(within);
    }
  };
  return (
    <Labelled {...props} id={id}>
      <div class="stepper">
        <button
          type="button"
          tabIndex={-1}
          aria-label={TEXTS.value.less(props.label)}
          disabled={value <= min}
          onClick={() => set(value - step)}
        >
          <Icon name="minus" size={14} />
        </button>
        <input
          id={id}
          type="number"
          inputMode={min < 0 ? "text" : "numeric"}
          value={value}
          min={min}
          max={max}
          step={step}
          aria-invalid={props.problem ? true : undefined}
          aria-describedby={problemId(id, props.problem)}
          onInput={(event) => {
            const typed = event.currentTarget.valueAsNumber;
            if (typed >= min && typed <= max) {
              set(typed);
            }
          }}
          onBlur={(event) => {
            // What cannot stand is put right once the field is left, not while it is typed.
            const typed = event.currentTarget.valueAsNumber;
            set(Number.isNaN(typed) ? value : typed);
            event.currentTarget.value = String(
              Number.isNaN(typed) ? value : Math.min(max, Math.max(min, Math.round(typed))),
            );
          }}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={TEXTS.value.more(props.label)}
          disabled={value >= max}
          onClick={() => set(value + step)}
        >
          <Icon name="plus" size={14} />
        </button>
      </div>
    </Labelled>
  );
}
