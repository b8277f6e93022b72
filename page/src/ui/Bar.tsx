/** A health bar: a cell for each point. */

interface BarProps {
  /** What it says, for those who do not see it. */
  readonly label: string;
  /** Points of who is whole. */
  readonly max: number;
  /** Points left. */
  readonly value: number;
  /** Points that have just been lost; drawn striped. */
  readonly fresh?: number;
  /** Points left that are going to be lost; drawn dashed. */
  readonly deferred?: number;
}

type CellState = "full" | "deferred" | "fresh" | "gone";

export function Bar({ label, max, value, fresh = 0, deferred = 0 }: BarProps): preact.JSX.Element {
  const states = Array.from({ length: max }, (_, cell): CellState => {
    if (cell < value) {
      return cell < value - deferred ? "full" : "deferred";
    }
    return cell < value + fresh ? "fresh" : "gone";
  });
  return (
    <div class="bar" role="img" aria-label={label} data-level={level(value / max)}>
      {states.map((state, cell) => (
        <span class="bar-cell" key={cell} data-state={state} />
      ))}
    </div>
  );
}

function level(part: number): "high" | "some" | "low" {
  if (part > 0.67) {
    return "high";
  }
  return part > 0.34 ? "some" : "low";
}
