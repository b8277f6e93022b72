/** On a narrow window: the headline, in sight while the outcome is not; leads to it. */

import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

import { Icon } from "./Icon.tsx";

interface TickerProps {
  readonly headline: string;
  /** Whose colour it has, if anybody's. */
  readonly tone?: "attackers" | "defenders" | "nobody";
  /** Whether it answers an earlier question. */
  readonly stale: boolean;
  /** The outcome. */
  readonly to: RefObject<HTMLElement | null>;
}

export function Ticker({ headline, tone, stale, to }: TickerProps): preact.JSX.Element {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const outcome = to.current;
    if (!outcome) {
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      setSeen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(outcome);
    return () => observer.disconnect();
  }, [to]);
  return (
    <button
      type="button"
      class="ticker"
      data-out={seen ? true : undefined}
      data-stale={stale ? true : undefined}
      onClick={() => to.current?.scrollIntoView()}
    >
      <strong data-winner={tone}>{headline}</strong>
      <Icon name="down" />
    </button>
  );
}
