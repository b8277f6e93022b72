/** A die, drawn with the face that it shows. */

interface FaceProps {
  readonly face: number;
  readonly size?: number;
  readonly dropped?: boolean;
}

/** Where the pips of a face are, on a grid of three by three. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** The drawing alone, for where words are beside it. */
export function Face({ face, size = 34, dropped = false }: FaceProps): preact.JSX.Element {
  return (
    <svg
      class="die-face"
      data-dropped={dropped ? true : undefined}
      width={size}
      height={size}
      viewBox="0 0 36 36"
      aria-hidden="true"
    >
      <rect class="die-body" x="1.5" y="1.5" width="33" height="33" rx="8" />
      {(PIPS[face] ?? []).map((pip) => (
        <circle
          key={pip}
          class="die-pip"
          cx={9 + 9 * (pip % 3)}
          cy={9 + 9 * Math.floor(pip / 3)}
          r="3.1"
        />
      ))}
      {!(face in PIPS) && (
        <text class="die-unknown" x="18" y="24" text-anchor="middle">
          {Number.isNaN(face) ? "" : face}
        </text>
      )}
      {dropped && <path class="die-strike" d="M5 31L31 5" />}
    </svg>
  );
}

interface DieProps extends FaceProps {
  /** What it is, face included. */
  readonly label: string;
}

/** A die that says what it is. */
export function Die({ label, ...face }: DieProps): preact.JSX.Element {
  return (
    <span class="die" role="img" aria-label={label} title={label} data-testid="die">
      <Face {...face} />
    </span>
  );
}
