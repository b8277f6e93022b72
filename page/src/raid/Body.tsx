/** The view of a raid: what it is, and how it is played. */

import { type Raid, RaidEnding } from "dozor-client/gen/raid";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { go, linkTo, type Stepping } from "../app/address.ts";
import { Loading } from "../app/Loading.tsx";
import { locale } from "../app/locale.ts";
import { type Answer, asking } from "../app/server.ts";
import { Unanswered } from "../app/Unanswered.tsx";
import { WORDS as PAGE_WORDS } from "../app/words.ts";
import { stateOf } from "../forecast/state.ts";
import { Button, Ticker } from "../ui/index.ts";
import { Defenders } from "./Board.tsx";
import { Controls } from "./Controls.tsx";
import { chapters } from "./chronicle.ts";
import { type Course, courseText, NO_ORDERS, readCourse } from "./course.ts";
import { Gang } from "./Gang.tsx";
import { freshRaid } from "./gang.ts";
import { Log } from "./Log.tsx";
import { Members } from "./Members.tsx";
import { played as playedOn, regrouped, restarted, settled, undone } from "./moves.ts";
import { endingName } from "./names.ts";
import { type Played, replay } from "./replay.ts";
import { type Rules, rules, rulesAnswer, watchRules } from "./rulebook.ts";
import { Target } from "./Target.tsx";
import { WORDS } from "./words.ts";
import "./raid.css";

const asked = asking<Played>();

/** What was played of the course that is shown, as far as it is known. */
export const latest = asked.answer;

/** The course of a state; a fresh one where it has none. */
export function courseOf(state: string): Course {
  const fresh = { raid: freshRaid(), seed: undefined, steps: [], next: NO_ORDERS };
  return readCourse(state) ?? fresh;
}

export function Body({ state }: { readonly state: string }): preact.JSX.Element {
  watchRules();
  const course = useMemo(() => courseOf(state), [state]);
  const language = locale.value;
  useEffect(() => asked.ask((signal) => replay(course, language, signal)), [course, language]);
  const answer = asked.answer.value;
  const book = rules.value;
  const damaged = state !== "" && readCourse(state) === undefined;
  return (
    <>
      {damaged && <p class="notice">{PAGE_WORDS.value.damaged}</p>}
      {book && <Unanswered answer={answer} />}
      {book && <Table course={course} answer={answer} rules={book} />}
      {!book && <Loading answer={rulesAnswer.value} />}
    </>
  );
}

/** How it stands, in a few words. */
function inShort(rules: Rules, { course, outcome, over }: Played): string {
  const words = WORDS.value;
  const { members } = course.raid;
  const onFeet = words.onFeet(members.length - (outcome?.membersDown ?? 0), members.length);
  return over
    ? `${endingName(rules, outcome?.ending ?? 0)} · ${onFeet}`
    : `${words.defenders(outcome?.state?.fighters ?? 0)} · ${onFeet}`;
}

/** Goes to another course. */
type Show = (course: Course, stepping?: Stepping) => void;

interface TableProps {
  readonly rules: Rules;
  readonly course: Course;
  readonly answer: Answer<Played>;
}

function Table({ rules, course, answer }: TableProps) {
  const { value: played, error, waiting } = answer;
  const play = useRef<HTMLElement>(null);
  const stale = waiting || error !== undefined || played?.course !== course;
  const words = WORDS.value;
  const now = settled(course, played);
  const show: Show = (next, stepping) => go({ view: "raid", state: courseText(next) }, stepping);
  const refusal = played?.course === course ? played.refusal : undefined;
  const editing = {
    rules,
    raid: course.raid,
    refusal,
    onChange: (raid: Raid) => show({ ...now, raid }),
  };
  return (
    <>
      <div class="raid">
        <section class="raid-setup" aria-label={words.situation}>
          <Target {...editing} />
          <Gang {...editing} onReorder={(raid) => show(regrouped(now, raid))} />
          <a class="button" href={linkTo({ view: "forecast", state: stateOf(course.raid) })}>
            {words.forecastThis}
          </a>
        </section>
        <section
          class="raid-play"
          ref={play}
          aria-label={words.scene}
          data-stale={stale ? true : undefined}
          aria-busy={waiting}
        >
          {played && <Refused played={played} onBack={() => show(now)} />}
          {played?.outcome && <Play {...{ rules, played, now, show }} />}
        </section>
      </div>
      {played?.outcome && <Ticker headline={inShort(rules, played)} stale={stale} to={play} />}
    </>
  );
}

interface PlayProps {
  readonly rules: Rules;
  readonly played: Played;
  readonly now: Course;
  readonly show: Show;
}

function Play({ rules, played, now, show }: PlayProps) {
  const told = chapters(played.scenes);
  const onNext = (next: Course["next"]) => show({ ...now, next });
  const summary = played.scenes.at(-1)?.answer.summary;
  const banner = useFocusInstead(played.over);
  const ending = played.over ? (played.outcome?.ending ?? 0) : 0;
  return (
    <>
      <div
        class="raid-summary"
        aria-live="polite"
        data-good={goodness(ending)}
        tabIndex={-1}
        ref={banner}
      >
        {played.over && <h2 data-testid="ending">{endingName(rules, ending)}</h2>}
        <p data-testid="summary">{summary}</p>
      </div>
      <div class="card">
        <Defenders played={played} told={told} />
        <Members rules={rules} played={played} told={told} next={now.next} onNext={onNext} />
      </div>
      <Controls
        rules={rules}
        played={played}
        course={now}
        onNext={onNext}
        onSeed={(seed) => show({ ...now, seed })}
        onPlay={(kind) => show(playedOn(now, kind), "alone")}
        onUndo={() => show(undone(now), "alone")}
        onRestart={() => show(restarted(now))}
      />
      <Log rules={rules} raid={played.course.raid} told={told} />
    </>
  );
}

/** Takes the focus of the button that ended the raid, and is there no more. */
function useFocusInstead(over: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(over);
  useLayoutEffect(() => {
    if (over && !before.current && document.activeElement === document.body) {
      element.current?.focus({ preventScroll: true });
    }
    before.current = over;
  }, [over]);
  return element;
}

/** Whether an ending is what the gang came for; undefined: it is neither that nor the contrary. */
function goodness(ending: RaidEnding): boolean | undefined {
  switch (ending) {
    case RaidEnding.CLEARED:
      return true;
    case RaidEnding.REPELLED:
    case RaidEnding.WIPED_OUT:
    case RaidEnding.MUTUAL_DESTRUCTION:
      return false;
    default:
      return undefined;
  }
}

interface RefusedProps {
  readonly played: Played;
  readonly onBack: () => void;
}

/** What the server refuses, and what of the course is left over. */
function Refused({ played, onBack }: RefusedProps) {
  const words = WORDS.value;
  const { refusal, course, used, outcome } = played;
  if (!refusal && used === course.steps.length) {
    return null;
  }
  const faults = refusal?.violations.map((each) => `${each.field}: ${each.description}`) ?? [];
  return (
    <div class="notice" role="alert">
      <p>{refusal ? words.refused : words.surplus}</p>
      {refusal && (
        <ul>
          {(faults.length ? faults : [refusal.message]).map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {outcome && used < course.steps.length && (
        <Button label={refusal ? words.takeBackRefused : words.takeBackFrom} onClick={onBack} />
      )}
    </div>
  );
}
