/** A forecast as charts. */

import type { Raid } from "dozor-client/gen/raid";
import type { CountProbability, Forecast } from "dozor-client/gen/raid_service";
import { locale } from "../app/locale.ts";
import { endingName, memberName } from "../raid/names.ts";
import type { Rules } from "../raid/rulebook.ts";
import { Bars } from "./Bars.tsx";
import { type Bin, binned } from "./bins.ts";
import type { Datum } from "./Chart.tsx";
import { Columns } from "./Columns.tsx";
import { bare, type Figure, figure, percent, together } from "./percent.ts";
import { ENDINGS, toneOf } from "./tones.ts";
import { WORDS } from "./words.ts";

interface ChartsProps {
  readonly rules: Rules;
  readonly raid: Raid;
  readonly forecast: Forecast;
}

/** Columns that a chart has at most. */
const MOST_COLUMNS = 12;
/** A smaller share of raids that was not followed to its end changes no digit that is told. */
export const SLIGHT_TAIL = 1e-6;

export function Charts(props: ChartsProps): preact.JSX.Element {
  const { rules, raid, forecast } = props;
  const words = WORDS.value;
  return (
    <div class="charts">
      <Bars
        title={words.endings}
        head={words.ending}
        data={endings(rules, forecast)}
        testId="forecast-endings"
      />
      <Down {...props} />
      <Counts title={words.breachRounds} counts={forecast.breachRounds} forecast={forecast} />
      <Counts title={words.assaultRounds} counts={forecast.assaultRounds} forecast={forecast} />
      <Bars
        title={words.who}
        head={words.member}
        data={forecast.memberDown.map((probability, place) =>
          datum(memberName(rules, raid, place), probability),
        )}
      />
      <Counts title={words.left} counts={forecast.fightersLeft} forecast={forecast} />
    </div>
  );
}

/** The endings that can be, getting inside, and what is undecided. */
export function endings(rules: Rules, forecast: Forecast): Datum[] {
  const words = WORDS.value;
  const tail = figure(forecast.tail);
  return [
    datum(words.inside, figure(forecast.breached), "inside"),
    ...ENDINGS.flatMap((ending) => {
      const found = forecast.endings.find((each) => each.ending === ending);
      const name = endingName(rules, ending);
      return found ? [datum(name, figure(found.probability), toneOf(ending))] : [];
    }),
    ...(tail.value > SLIGHT_TAIL ? [datum(words.undecided, tail, "stalemate")] : []),
  ];
}

/** Members down, each column made of the endings in which so many are. */
function Down({ rules, raid, forecast }: ChartsProps) {
  const words = WORDS.value;
  const language = locale.value;
  const kinds = ENDINGS.filter((ending) =>
    forecast.down.some((each) => each.ending === ending && figure(each.probability).value > 0),
  );
  const data = Array.from({ length: raid.members.length + 1 }, (_, count): Datum => {
    const found = forecast.down.filter((each) => each.membersDown === count);
    const values = found.map((each) => figure(each.probability).value);
    return {
      ...told(String(count), together(values, forecast.samples)),
      pieces: kinds.flatMap((ending) => {
        const each = found.find((one) => one.ending === ending);
        const name = `${endingName(rules, ending)}, ${percent(figure(each?.probability), language)}`;
        return each ? [{ value: figure(each.probability).value, tone: toneOf(ending), name }] : [];
      }),
    };
  });
  const rows = forecast.down.map(
    (each) =>
      [
        `${each.membersDown} · ${endingName(rules, each.ending)}`,
        percent(figure(each.probability), language),
      ] as const,
  );
  return (
    <Columns
      title={words.down}
      head={words.number}
      data={data}
      rows={rows}
      kinds={kinds.map((ending) => ({ name: endingName(rules, ending), tone: toneOf(ending) }))}
    />
  );
}

interface CountsProps {
  readonly title: string;
  readonly counts: readonly CountProbability[];
  readonly forecast: Forecast;
}

function Counts({ title, counts, forecast }: CountsProps) {
  const words = WORDS.value;
  const data = binned(counts, MOST_COLUMNS).map((bin) =>
    datum(binLabel(bin), together(bin.values, forecast.samples)),
  );
  return data.length > 0 ? <Columns title={title} head={words.number} data={data} /> : null;
}

function binLabel({ from, to }: Bin): string {
  const words = WORDS.value;
  if (to === undefined) {
    return words.orMore(from);
  }
  return from === to ? String(from) : words.range(from, to);
}

function datum(label: string, probability: Figure, tone?: string): Datum {
  return { ...told(label, probability), pieces: [{ value: probability.value, tone }] };
}

function told(label: string, probability: Figure): Omit<Datum, "pieces"> {
  const language = locale.value;
  return { label, told: percent(probability, language), short: bare(probability, language) };
}
