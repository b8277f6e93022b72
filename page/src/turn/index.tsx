/** The view of a turn: several teams attack one station (Law 13). */

import { clone, create } from "@bufbuild/protobuf";
import { TraceLevel } from "dozor-client/gen/common";
import {
  type ResolveTurnRequest,
  ResolveTurnRequestSchema,
  type ResolveTurnResponse,
  type Station,
  StationSchema,
} from "dozor-client/gen/station_service";
import { useEffect, useMemo, useRef } from "preact/hooks";

import "../station/styles.ts";
import "./turn.css";
import "./holders.css";
import "./timeline.css";
import { go } from "../app/address.ts";
import { Loading } from "../app/Loading.tsx";
import { locale } from "../app/locale.ts";
import { asking, dozor } from "../app/server.ts";
import type { View } from "../app/view.ts";
import { WORDS as PAGE } from "../app/words.ts";
import { type Book, stationBook } from "../station/book.ts";
import { StationConditions } from "../station/Conditions.tsx";
import { Problems } from "../station/problems.ts";
import { Refused } from "../station/Refused.tsx";
import { RulebookMenu } from "../station/RulebookMenu.tsx";
import { TraceView } from "../station/Trace.tsx";
import { UnitsEditor } from "../station/UnitsEditor.tsx";
import { DEFENDER } from "../station/unit.ts";
import { WORDS as FIGHT } from "../station/words.ts";
import { Card, TextInput, Ticker, Toggle } from "../ui/index.ts";
import { After, heldAfter } from "./After.tsx";
import { copiesOf } from "./copies.ts";
import { examples } from "./examples.ts";
import { parse, write } from "./state.ts";
import { type Resolved, Timeline } from "./Timeline.tsx";
import { WORDS } from "./words.ts";

const resolving = asking<Resolved>();

function Body({ state }: { readonly state: string }): preact.JSX.Element {
  const language = locale.value;
  const { request, damaged } = useMemo(() => parse(state, language), [state, language]);
  useEffect(() => {
    const asked = clone(ResolveTurnRequestSchema, request);
    asked.locale = language;
    resolving.ask(async (signal) => ({
      request,
      response: await dozor.station.resolveTurn(asked, { signal }),
    }));
  }, [request, language]);

  const after = useRef<HTMLDivElement>(null);
  const told = stationBook(request.rulebook);
  const book = told.value;
  if (!book) {
    return <Loading answer={told} />;
  }
  const answer = resolving.answer.value;
  const { value: resolved, error, waiting } = answer;
  const stale = waiting || error !== undefined;
  const problems = new Problems(error);
  const change = (changes: Partial<ResolveTurnRequest>) => {
    const next = Object.assign(clone(ResolveTurnRequestSchema, request), changes);
    go({ view: turnView.name, state: write(next) });
  };
  const full = request.traceLevel === TraceLevel.FULL;
  return (
    <>
      {damaged && <p class="notice">{PAGE.value.damaged}</p>}
      <div class="turn" data-stale={stale ? true : undefined} aria-busy={waiting}>
        <div class="turn-before">
          <StationCard
            station={request.station ?? create(StationSchema)}
            book={book}
            problems={problems}
            onChange={(station) => change({ station })}
          />
        </div>
        <div class="turn-attacks">
          <Refused answer={answer} problems={problems} />
          {!resolved && error && (
            <RulebookMenu request={request} judged={undefined} change={change} />
          )}
          <Card title={WORDS.value.attacks}>
            <Timeline
              request={request}
              resolved={resolved}
              book={book}
              problems={problems}
              onChange={(attacks) => change({ attacks })}
            />
          </Card>
          {resolved && (
            <Card title={WORDS.value.order}>
              <TraceView entries={resolved.response.trace} book={book} testId="trace" />
              <RulebookMenu request={request} judged={resolved.response.rulebook} change={change} />
              <Toggle
                label={FIGHT.value.full}
                value={full}
                onChange={(on) =>
                  change({ traceLevel: on ? TraceLevel.FULL : TraceLevel.UNSPECIFIED })
                }
              />
            </Card>
          )}
        </div>
        <div class="turn-after" ref={after}>
          {resolved && <After resolved={resolved} book={book} />}
        </div>
      </div>
      {resolved && <Ticker headline={heldAfter(resolved)} stale={stale} to={after} />}
    </>
  );
}

interface StationCardProps {
  readonly station: Station;
  readonly book: Book;
  readonly problems: Problems;
  readonly onChange: (station: Station) => void;
}

function StationCard({ station, book, problems, onChange }: StationCardProps): preact.JSX.Element {
  const words = WORDS.value;
  const set = (change: Partial<Station>) =>
    onChange(Object.assign(clone(StationSchema, station), change));
  return (
    <Card title={words.before} tone="defense">
      <TextInput
        label={words.owner}
        value={station.owner}
        field="station.owner"
        problem={problems.at("station.owner")}
        onChange={(owner) => set({ owner })}
      />
      <StationConditions
        path="station."
        value={station}
        book={book}
        problems={problems}
        onChange={set}
      />
      {station.defenders.length === 0 && <p class="muted">{words.noDefenders}</p>}
      <UnitsEditor
        units={station.defenders}
        roles={DEFENDER}
        field="station.defenders"
        least={0}
        book={book}
        problems={problems}
        onChange={(defenders) => set({ defenders })}
      />
    </Card>
  );
}

/** The answer to a state, if it is the latest. */
function answerTo(request: ResolveTurnRequest): ResolveTurnResponse | undefined {
  const { value } = resolving.answer.peek();
  return value && write(value.request) === write(request) ? value.response : undefined;
}

export const turnView: View = {
  name: "turn",
  title: () => WORDS.value.title,
  Body,
  inFull: (state) => write(parse(state, locale.value).request),
  copies: (state) => {
    const { request } = parse(state, locale.value);
    return copiesOf(request, answerTo(request), stationBook(request.rulebook).value);
  },
  examples,
};
