/** A chart of lying bars, for what has names. */

import { Chart, type Datum, spoken } from "./Chart.tsx";

interface BarsProps {
  readonly title: string;
  readonly head: string;
  readonly data: readonly Datum[];
  readonly testId?: string;
}

const ROW = 46;
const BAR = 14;
const TEXT = 15;

export function Bars(props: BarsProps): preact.JSX.Element {
  return <Chart {...props} draw={(width) => <Drawing data={props.data} width={width} />} />;
}

interface DrawingProps {
  readonly data: readonly Datum[];
  readonly width: number;
}

/** The label and the value above each bar, so that both have room on a phone. */
function Drawing({ data, width }: DrawingProps) {
  return (
    <svg class="chart-drawing" role="img" width={width} height={data.length * ROW}>
      <title>{spoken(data)}</title>
      {data.map(({ label, pieces, short, told }, row) => {
        const top = row * ROW;
        let at = 0;
        return (
          <g key={label}>
            <text x="0" y={top + TEXT}>
              {label}
            </text>
            <text class="chart-value" x={width} y={top + TEXT} text-anchor="end">
              {told || short}
            </text>
            <rect class="chart-track" x="0" y={top + 22} width={width} height={BAR} rx="4" />
            {pieces.map(({ value, tone }, index) => {
              const x = at * width;
              at += value;
              return (
                <rect
                  key={index}
                  class="chart-bar"
                  data-tone={tone}
                  x={x}
                  y={top + 22}
                  width={value > 0 ? Math.max(value * width, 2) : 0}
                  height={BAR}
                  rx="4"
                />
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}
