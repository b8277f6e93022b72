/** A chart of standing bars, for what is counted. */

import { Chart, type Datum, spoken } from "./Chart.tsx";
import { WORDS } from "./words.ts";

interface ColumnsProps {
  readonly title: string;
  readonly head: string;
  readonly data: readonly Datum[];
  readonly testId?: string;
  readonly rows?: ReadonlyArray<readonly [string, string]> | undefined;
  /** Kinds of the pieces, where columns are made of several. */
  readonly kinds?: ReadonlyArray<{ readonly name: string; readonly tone: string }>;
}

const HEIGHT = 150;
const FOOT = 22;
/** Width of a letter of a label, about. */
const LETTER = 7.5;
const HEAD = 20;
/** Columns that are narrower have their values upright. */
const LEVEL_FROM = 36;
const UPRIGHT_HEAD = 40;
const WIDEST = 56;

export function Columns(props: ColumnsProps): preact.JSX.Element {
  return (
    <Chart
      {...props}
      unit={WORDS.value.inPercent}
      legend={props.kinds && props.kinds.length > 1 && <Legend kinds={props.kinds} />}
      draw={(width) => <Drawing data={props.data} width={width} />}
    />
  );
}

function Legend({ kinds }: { readonly kinds: NonNullable<ColumnsProps["kinds"]> }) {
  return (
    <ul class="chart-legend small">
      {kinds.map(({ name, tone }) => (
        <li key={tone}>
          <span class="chart-swatch" data-tone={tone} />
          {name}
        </li>
      ))}
    </ul>
  );
}

interface DrawingProps {
  readonly data: readonly Datum[];
  readonly width: number;
}

function Drawing({ data, width }: DrawingProps) {
  const step = Math.min(width / Math.max(data.length, 1), WIDEST);
  const level = step >= LEVEL_FROM;
  const head = level ? HEAD : UPRIGHT_HEAD;
  const base = head + HEIGHT;
  const longest = Math.max(...data.map(({ label }) => label.length));
  const lying = longest * LETTER < step;
  const most = Math.max(...data.map(sum), Number.EPSILON);
  const bar = Math.max(step - (step > 20 ? 8 : 4), 3);
  return (
    <svg
      class="chart-drawing"
      role="img"
      width={width}
      height={base + (lying ? FOOT : longest * LETTER + 10)}
    >
      <title>{spoken(data)}</title>
      {data.map((datum, place) => {
        const left = place * step + (step - bar) / 2;
        const middle = left + bar / 2;
        const top = base - (sum(datum) / most) * HEIGHT;
        return (
          <g key={datum.label}>
            <Pieces datum={datum} left={left} width={bar} base={base} scale={HEIGHT / most} />
            <text
              class="chart-value"
              text-anchor={level ? "middle" : "start"}
              transform={
                level
                  ? `translate(${middle} ${top - 5})`
                  : `translate(${middle + 4} ${top - 4}) rotate(-90)`
              }
            >
              {datum.short}
            </text>
            <text
              text-anchor={lying ? "middle" : "end"}
              transform={
                lying
                  ? `translate(${middle} ${base + 16})`
                  : `translate(${middle + 4} ${base + 6}) rotate(-90)`
              }
            >
              {datum.label}
            </text>
          </g>
        );
      })}
      <line class="chart-base" x1="0" x2={data.length * step} y1={base} y2={base} />
    </svg>
  );
}

interface PiecesProps {
  readonly datum: Datum;
  readonly left: number;
  readonly width: number;
  readonly base: number;
  /** Pixels of height for a probability of 1. */
  readonly scale: number;
}

function Pieces({ datum, left, width, base, scale }: PiecesProps) {
  let at = base;
  return (
    <>
      {datum.pieces.map(({ value, tone, name }, index) => {
        const height = value > 0 ? Math.max(value * scale, 1) : 0;
        at -= height;
        return (
          <rect
            key={index}
            class="chart-bar"
            data-tone={tone}
            x={left}
            y={at}
            width={width}
            height={height}
          >
            <title>{name ? `${datum.label}: ${name}` : `${datum.label}: ${datum.told}`}</title>
          </rect>
        );
      })}
    </>
  );
}

function sum({ pieces }: Datum): number {
  return pieces.reduce((total, { value }) => total + value, 0);
}
