/** A part of the page with a heading. */

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface CardProps {
  readonly title: string;
  /** The heading's level. */
  readonly level?: 2 | 3;
  /** Drawn before the heading. */
  readonly icon?: ComponentChildren;
  /** Beside the heading, such as buttons. */
  readonly aside?: ComponentChildren;
  /** Whose it is; colours the heading. */
  readonly tone?: "attack" | "defense";
  readonly testId?: string;
  readonly children: ComponentChildren;
}

export function Card(props: CardProps): preact.JSX.Element {
  const id = useId();
  const Heading = `h${props.level ?? 2}` as const;
  return (
    <section class="card" aria-labelledby={id} data-tone={props.tone} data-testid={props.testId}>
      <div class="card-head">
        {props.icon}
        <Heading id={id}>{props.title}</Heading>
        {props.aside}
      </div>
      {props.children}
    </section>
  );
}
