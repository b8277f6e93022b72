/** What all charts have in common: a caption, a drawing as wide as there is room, and a table. */

import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { WORDS } from "./words.ts";

/** A part of a bar, of a kind that has a colour. */
export interface Piece {
  readonly value: number;
  /** Names the colour; undefined: the plain one. */
  readonly tone?: string | undefined;
  readonly name?: string | undefined;
}

/** A bar. */
export interface Datum {
  readonly label: string;
  readonly pieces: readonly Piece[];
  /** Its value in words, in full. */
  readonly told: string;
  /** The same where there is little room. */
  readonly short: string;
}

interface ChartProps {
  readonly title: string;
  readonly data: readonly Datum[];
  /** What the bars stand for, as the head of the table. */
  readonly head: string;
  readonly testId?: string;
  /** What the numbers at the bars count, where they do not say it themselves. */
  readonly unit?: string;
  /** Rows of the table, where it tells more than the bars. */
  readonly rows?: ReadonlyArray<readonly [string, string]> | undefined;
  readonly legend?: ComponentChildren;
  /** Draws the bars in so many pixels of width. */
  readonly draw: (width: number) => ComponentChildren;
}

const WIDTH_BEFORE_LAYOUT = 480;

export function Chart(props: ChartProps): preact.JSX.Element {
  const words = WORDS.value;
  const id = useId();
  const [box, width] = useWidth();
  const rows = props.rows ?? props.data.map(({ label, told }) => [label, told] as const);
  return (
    <figure class="chart" data-testid={props.testId} aria-labelledby={id}>
      <figcaption id={id}>
        {props.title}
        {props.unit && <span class="muted small">, {props.unit}</span>}
      </figcaption>
      {props.legend}
      <div ref={box}>{props.draw(width)}</div>
      <details class="small">
        <summary>
          {words.asTable}
          <span class="hidden">: {props.title}</span>
        </summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{props.head}</th>
              <th scope="col">{words.probability}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, told]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{told}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** What a drawing says to those who do not see it. */
export function spoken(data: readonly Datum[]): string {
  return data.map(({ label, told }) => `${label}: ${told}`).join("; ");
}

function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(WIDTH_BEFORE_LAYOUT);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setWidth(Math.max(200, element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width] as const;
}
