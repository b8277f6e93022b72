/** What every control has in common: a label, the path of its field, and what is wrong with it. */

import type { ComponentChildren } from "preact";
import { Icon } from "./Icon.tsx";

/** Properties of every control. */
export interface FieldProps {
  /** Its name; always there for screen readers. */
  readonly label: string;
  /** Whether the name is for screen readers only. */
  readonly bare?: boolean | undefined;
  /** Path of the request's field that it sets, such as `attackers[0].wounds`. */
  readonly field?: string | undefined;
  /** What the server finds wrong with the field. */
  readonly problem?: string | undefined;
}

interface ProblemProps {
  /** For `aria-describedby`. */
  readonly id?: string;
  readonly children: ComponentChildren;
}

/** What is wrong with a field, shown at the field. */
export function Problem({ id, children }: ProblemProps): preact.JSX.Element {
  return (
    <p class="problem" id={id}>
      <Icon name="warning" size={14} />
      <span>{children}</span>
    </p>
  );
}

/** The id of the problem of a control with this id, for `aria-describedby`; undefined: no problem. */
export function problemId(id: string, problem: string | undefined): string | undefined {
  return problem ? `${id}-problem` : undefined;
}

/** The problem of a control, if it has one. */
export function problemOf(id: string, problem: string | undefined): preact.JSX.Element | null {
  return problem ? <Problem id={`${id}-problem`}>{problem}</Problem> : null;
}

interface LabelledProps extends FieldProps {
  /** The control's id. */
  readonly id: string;
  readonly children: ComponentChildren;
}

/** A control with its label above and its problem below. */
export function Labelled(props: LabelledProps): preact.JSX.Element {
  return (
    <div class="field" data-field={props.field} data-wrong={props.problem ? true : undefined}>
      <label class={props.bare ? "hidden" : "field-label"} for={props.id}>
        {props.label}
      </label>
      {props.children}
      {problemOf(props.id, props.problem)}
    </div>
  );
}
