/** The view of a forecast: how a raid may end, and how likely, as its numbers change. */

import { clone, create } from "@bufbuild/protobuf";
import { Code } from "@connectrpc/connect";
import { type Raid, RaidSchema, RetreatPolicySchema } from "dozor-client/gen/raid";
import {
  type Forecast,
  ForecastMethod,
  type ForecastRaidRequest,
  ForecastRaidRequestSchema,
  type ForecastRaidResponse,
  InexactReason,
} from "dozor-client/gen/raid_service";
import type { RefObject } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

import "../raid/raid.css";
import "./forecast.css";
import { go, linkTo } from "../app/address.ts";
import { Loading } from "../app/Loading.tsx";
import { locale } from "../app/locale.ts";
import { refusalOf } from "../app/refusal.ts";
import { type Answer as Asked, asking, dozor } from "../app/server.ts";
import { Unanswered } from "../app/Unanswered.tsx";
import type { View } from "../app/view.ts";
import { WORDS as PAGE } from "../app/words.ts";
import { courseText, NO_ORDERS } from "../raid/course.ts";
import { examplesOf } from "../raid/examples.ts";
import { Gang } from "../raid/Gang.tsx";
import { type Rules, rules, rulesAnswer, watchRules } from "../raid/rulebook.ts";
import { Target } from "../raid/Target.tsx";
import { WORDS as RAID_WORDS } from "../raid/words.ts";
import { Button, Ticker } from "../ui/index.ts";
import type { Datum } from "./Chart.tsx";
import { Charts, endings, SLIGHT_TAIL } from "./Charts.tsx";
import { copiesOf } from "./copies.ts";
import { Policy } from "./Policy.tsx";
import { figure, percent } from "./percent.ts";
import { parse, write } from "./state.ts";
import { WORDS } from "./words.ts";

/** How long somebody must have changed nothing before the server is asked, in milliseconds. */
const SETTLED_MS = 150;
const MOST_WORK = 1_000_000_000n;
const DEFAULT_HORIZON = 1_000;

/** An answer with the request that it answers. */
interface Forecasted {
  readonly request: ForecastRaidRequest;
  readonly response: ForecastRaidResponse;
}

const forecasting = asking<Forecasted>({ heavy: true });

function Body({ state }: { readonly state: string }): preact.JSX.Element {
  watchRules();
  const { request, damaged } = useMemo(() => parse(state), [state]);
  const language = locale.value;
  useEffect(() => {
    const asked = clone(ForecastRaidRequestSchema, request);
    asked.locale = language;
    const ask = () =>
      forecasting.ask(async (signal) => ({
        request,
        response: await dozor.raids.forecastRaid(asked, { signal }),
      }));
    const timer = setTimeout(ask, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [request, language]);
  const answerRef = useRef<HTMLElement>(null);
  const book = rules.value;
  if (!book) {
    return <Loading answer={rulesAnswer.value} />;
  }
  return (
    <>
      {damaged && <p class="notice">{PAGE.value.damaged}</p>}
      <div class="raid">
        <Setup request={request} rules={book} />
        <Answer request={request} rules={book} answerRef={answerRef} />
      </div>
      <InShort request={request} rules={book} answerRef={answerRef} />
    </>
  );
}

interface PartProps {
  readonly request: ForecastRaidRequest;
  readonly rules: Rules;
}

function show(request: ForecastRaidRequest): void {
  go({ view: "forecast", state: write(request) });
}

function Setup({ request, rules: book }: PartProps) {
  const words = WORDS.value;
  const raid = request.raid ?? create(RaidSchema);
  const { error } = forecasting.answer.value;
  const refusal = error && refusalOf(error);
  const onChange = (changed: Raid) => {
    const next = clone(ForecastRaidRequestSchema, request);
    next.raid = changed;
    show(next);
  };
  const editing = { rules: book, raid, refusal, onChange };
  const course = { raid, seed: undefined, steps: [], next: NO_ORDERS };
  return (
    <section class="raid-setup" aria-label={RAID_WORDS.value.situation}>
      <Target {...editing} />
      <Gang {...editing} onReorder={onChange} />
      <Policy request={request} refusal={refusal} onChange={show} />
      <a class="button" href={linkTo({ view: "raid", state: courseText(course) })}>
        {words.play}
      </a>
    </section>
  );
}

interface AnswerProps extends PartProps {
  readonly answerRef: RefObject<HTMLElement | null>;
}

function Answer({ request, rules: book, answerRef }: AnswerProps) {
  const words = WORDS.value;
  const answer = forecasting.answer.value;
  const { value, error, waiting } = answer;
  const forecast = value?.response.forecast;
  const stale = waiting || error !== undefined || value?.request !== request;
  return (
    <section class="raid-play" aria-label={words.forecast} aria-busy={waiting} ref={answerRef}>
      {error && <Unable answer={answer} />}
      {!error && (
        <div class="raid-summary" aria-live="polite">
          <p data-testid="summary">{value?.response.summary ?? words.calculating}</p>
        </div>
      )}
      <p class="hidden" role="status">
        {waiting && value && words.calculating}
      </p>
      {forecast && value && (
        <div class="forecast" data-stale={stale ? true : undefined}>
          <Method forecast={forecast} request={value.request} />
          <Charts
            rules={book}
            raid={value.request.raid ?? create(RaidSchema)}
            forecast={forecast}
          />
        </div>
      )}
    </section>
  );
}

function InShort({ request, rules: book, answerRef }: AnswerProps) {
  const { value, error, waiting } = forecasting.answer.value;
  const forecast = value?.response.forecast;
  const likeliest = forecast && likeliestEnding(book, forecast);
  return likeliest ? (
    <Ticker
      headline={`${likeliest.label}: ${likeliest.told}`}
      stale={waiting || error !== undefined || value?.request !== request}
      to={answerRef}
    />
  ) : null;
}

/** The ending that most raids have; the first of the list, getting inside, is none yet. */
function likeliestEnding(book: Rules, forecast: Forecast): Datum | undefined {
  const value = ({ pieces }: Datum) => pieces.reduce((sum, each) => sum + each.value, 0);
  return endings(book, forecast)
    .slice(1)
    .toSorted((a, b) => value(b) - value(a))[0];
}

interface MethodProps {
  readonly forecast: Forecast;
  readonly request: ForecastRaidRequest;
}

/** Whether it is exact or an estimate, and why. */
function Method({ forecast, request }: MethodProps) {
  const words = WORDS.value;
  const exact = forecast.method === ForecastMethod.EXACT;
  const tail = figure(forecast.tail);
  const limited = forecast.inexact === InexactReason.WORK_LIMIT;
  return (
    <div class="forecast-method small" data-exact={exact ? true : undefined}>
      <p>
        {exact
          ? words.exact
          : words.estimate(Number(forecast.samples).toLocaleString(locale.value))}{" "}
        {limited && words.becauseWork}
        {forecast.inexact === InexactReason.MEMORY && words.becauseMemory}
      </p>
      {tail.value > SLIGHT_TAIL && (
        <p>{words.tail(percent(tail, locale.value), request.horizon ?? DEFAULT_HORIZON)}</p>
      )}
      {limited && (request.workLimit ?? 0n) < MOST_WORK && (
        <Button label={words.tryExact} onClick={() => show(workingHard(request))} />
      )}
    </div>
  );
}

function workingHard(request: ForecastRaidRequest): ForecastRaidRequest {
  const changed = clone(ForecastRaidRequestSchema, request);
  changed.workLimit = MOST_WORK;
  return changed;
}

/** No forecast, and why. Nothing pins a rulebook here: what fails beforehand is NumPy. */
function Unable({ answer }: { readonly answer: Asked<unknown> }) {
  const words = WORDS.value;
  const refusal = answer.error && refusalOf(answer.error);
  if (!refusal) {
    return <Unanswered answer={answer} />;
  }
  if (answer.error.code === Code.FailedPrecondition) {
    return (
      <div class="notice" role="alert">
        <p>{words.unavailable}</p>
        <p class="muted small">{words.howToInstall}</p>
      </div>
    );
  }
  const faults = refusal.violations.map((each) => `${each.field}: ${each.description}`) ?? [];
  return (
    <div class="notice" role="alert">
      <p>{words.refused}</p>
      <ul>
        {(faults.length ? faults : [refusal.message]).map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  );
}

/** The answer to a state, if it is the latest. */
function answerTo(state: string): ForecastRaidResponse | undefined {
  const { value } = forecasting.answer.peek();
  const same = value && write(value.request) === write(parse(state).request);
  return same ? value.response : undefined;
}

export const forecastView: View = {
  name: "forecast",
  title: () => WORDS.value.title,
  Body,
  inFull: (state) => write(parse(state).request),
  copies: (state) => copiesOf(parse(state).request, answerTo(state), rules.peek()),
  examples: () =>
    examplesOf(({ raid, policy }) =>
      write(
        create(ForecastRaidRequestSchema, {
          raid: create(RaidSchema, raid),
          ...(policy && { policy: create(RetreatPolicySchema, policy) }),
        }),
      ),
    ),
};
