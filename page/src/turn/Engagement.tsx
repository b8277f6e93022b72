/** One attack of a turn, as it went: drawn, told, and law by law. */

import type { ResolveTurnRequest, TurnEngagement } from "dozor-client/gen/station_service";

import type { Book } from "../station/book.ts";
import { OutcomeView } from "../station/Outcome.tsx";
import { TraceView } from "../station/Trace.tsx";
import { WORDS as FIGHT } from "../station/words.ts";
import { fightOf, type Held } from "./fight.ts";

interface EngagementProps {
  /** The request that was answered. */
  readonly request: ResolveTurnRequest;
  readonly engagement: TurnEngagement;
  /** The station before it. */
  readonly before: Held;
  readonly book: Book;
}

export function EngagementView(props: EngagementProps): preact.JSX.Element {
  const { request, engagement, before, book } = props;
  const fight = fightOf(request, engagement, before);
  return (
    <div class="engagement">
      {fight && (
        <OutcomeView
          fight={fight}
          book={book}
          names={{ attackers: engagement.team, defenders: before.owner }}
          alone={false}
        />
      )}
      <p class="summary">{engagement.summary}</p>
      {engagement.trace.length > 0 && (
        <>
          <h3>{FIGHT.value.reasons}</h3>
          <TraceView
            entries={engagement.trace}
            book={book}
            deciding={engagement.outcome?.decidingLaw}
          />
        </>
      )}
    </div>
  );
}
