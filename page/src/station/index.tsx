/** The view of one fight for a station. */

import { clone } from "@bufbuild/protobuf";
import { TraceLevel } from "dozor-client/gen/common";
import {
  type ResolveEngagementRequest,
  ResolveEngagementRequestSchema,
  type ResolveEngagementResponse,
} from "dozor-client/gen/station_service";
import type { Ref } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

import "./styles.ts";
import { go } from "../app/address.ts";
import { Loading } from "../app/Loading.tsx";
import { locale } from "../app/locale.ts";
import { asking, dozor } from "../app/server.ts";
import type { View } from "../app/view.ts";
import { WORDS as PAGE } from "../app/words.ts";
import { Card, Ticker, Toggle } from "../ui/index.ts";
import { type Book, stationBook } from "./book.ts";
import { AttackConditions, StationConditions } from "./Conditions.tsx";
import { copiesOf } from "./copies.ts";
import { examples } from "./examples.ts";
import { headline, OutcomeView, winnerTone } from "./Outcome.tsx";
import { Problems } from "./problems.ts";
import { Refused } from "./Refused.tsx";
import { RulebookMenu } from "./RulebookMenu.tsx";
import { parse, write } from "./state.ts";
import { Terms } from "./Terms.tsx";
import { TraceView } from "./Trace.tsx";
import { UnitsEditor } from "./UnitsEditor.tsx";
import { ATTACKER, DEFENDER } from "./unit.ts";
import { WORDS } from "./words.ts";

/** An answer with the request that it answers: while another is awaited, both are shown together. */
interface Resolved {
  readonly request: ResolveEngagementRequest;
  readonly response: ResolveEngagementResponse;
}

const resolving = asking<Resolved>();

function Body({ state }: { readonly state: string }): preact.JSX.Element {
  const { request, damaged } = useMemo(() => parse(state), [state]);
  const language = locale.value;
  const outcome = useRef<HTMLElement>(null);
  useEffect(() => {
    const asked = clone(ResolveEngagementRequestSchema, request);
    asked.locale = language;
    resolving.ask(async (signal) => ({
      request,
      response: await dozor.station.resolveEngagement(asked, { signal }),
    }));
  }, [request, language]);

  const told = stationBook(request.rulebook);
  const book = told.value;
  if (!book) {
    return <Loading answer={told} />;
  }
  const { value, error, waiting } = resolving.answer.value;
  const winner = value?.response.outcome?.winner ?? 0;
  const problems = new Problems(error);
  const change = (changes: Partial<ResolveEngagementRequest>) => {
    const next = Object.assign(clone(ResolveEngagementRequestSchema, request), changes);
    go({ view: stationView.name, state: write(next) });
  };
  return (
    <>
      {damaged && <p class="notice">{PAGE.value.damaged}</p>}
      <div class="fight">
        <Setup request={request} book={book} problems={problems} change={change} />
        <Answer
          request={request}
          book={book}
          problems={problems}
          change={change}
          outcomeRef={outcome}
        />
      </div>
      {value && (
        <Ticker
          headline={headline(winner)}
          tone={winnerTone(winner)}
          stale={waiting || error !== undefined}
          to={outcome}
        />
      )}
    </>
  );
}

interface PartProps {
  readonly request: ResolveEngagementRequest;
  readonly book: Book;
  readonly problems: Problems;
  readonly change: (changes: Partial<ResolveEngagementRequest>) => void;
}

function Setup({ request, book, problems, change }: PartProps): preact.JSX.Element {
  const words = WORDS.value;
  const conditions = { path: "", value: request, book, problems, onChange: change };
  return (
    <>
      <div class="fight-attack">
        <Card title={words.attack} tone="attack">
          <AttackConditions {...conditions} />
          <UnitsEditor
            units={request.attackers}
            roles={ATTACKER}
            field="attackers"
            least={1}
            book={book}
            problems={problems}
            onChange={(attackers) => change({ attackers })}
          />
          <Terms book={book} />
        </Card>
      </div>
      <div class="fight-defense">
        <Card title={words.station} tone="defense">
          <StationConditions {...conditions} />
          <UnitsEditor
            units={request.defenders}
            roles={DEFENDER}
            field="defenders"
            least={1}
            book={book}
            problems={problems}
            onChange={(defenders) => change({ defenders })}
          />
          <Terms book={book} />
        </Card>
      </div>
    </>
  );
}

interface AnswerProps extends PartProps {
  readonly outcomeRef: Ref<HTMLElement>;
}

function Answer(props: AnswerProps): preact.JSX.Element {
  const { request, book, problems, change, outcomeRef } = props;
  const words = WORDS.value;
  const answer = resolving.answer.value;
  const { value, error, waiting } = answer;
  const full = request.traceLevel === TraceLevel.FULL;
  const winner = value?.response.outcome?.winner ?? 0;
  return (
    <div class="fight-answer">
      <Refused answer={answer} problems={problems} />
      {!value && error && <RulebookMenu request={request} judged={undefined} change={change} />}
      {value && (
        <div class="answer" data-stale={waiting || error ? true : undefined} aria-busy={waiting}>
          <section class="card outcome" aria-label={words.outcome} ref={outcomeRef}>
            <h2
              class="winner"
              aria-live="polite"
              data-testid="winner"
              data-winner={winnerTone(winner)}
            >
              {headline(winner)}
            </h2>
            {value.response.outcome && (
              <OutcomeView
                book={book}
                alone
                fight={{
                  ...value.request,
                  outcome: value.response.outcome,
                  trace: value.response.trace,
                }}
              />
            )}
            <p class="summary" data-testid="summary">
              {value.response.summary}
            </p>
          </section>
          <Card title={words.reasons}>
            <TraceView
              entries={value.response.trace}
              book={book}
              deciding={value.response.outcome?.decidingLaw}
              testId="trace"
            />
            <RulebookMenu request={request} judged={value.response.rulebook} change={change} />
            <Toggle
              label={words.full}
              value={full}
              onChange={(on) =>
                change({ traceLevel: on ? TraceLevel.FULL : TraceLevel.UNSPECIFIED })
              }
            />
          </Card>
        </div>
      )}
    </div>
  );
}

/** The answer to a state, if it is the latest. */
function answerTo(request: ResolveEngagementRequest): ResolveEngagementResponse | undefined {
  const { value } = resolving.answer.peek();
  return value && write(value.request) === write(request) ? value.response : undefined;
}

export const stationView: View = {
  name: "station",
  title: () => WORDS.value.title,
  Body,
  inFull: (state) => write(parse(state).request),
  copies: (state) => {
    const { request } = parse(state);
    return copiesOf(request, answerTo(request), stationBook(request.rulebook).value);
  },
  examples,
};
