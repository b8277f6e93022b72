/** The reasons, law by law: each ruling, and the law's text where one points at it. */

import type { Law } from "dozor-client/gen/rulebook_service";
import { Side } from "dozor-client/gen/station";
import type { TraceEntry } from "dozor-client/gen/trace";

import { Tip } from "../ui/index.ts";
import type { Book } from "./book.ts";
import { WORDS } from "./words.ts";

interface TraceProps {
  readonly entries: readonly TraceEntry[];
  readonly book: Book;
  /** Number of the law that decided the clash, if one did. */
  readonly deciding?: number | undefined;
  readonly testId?: string | undefined;
}

export function TraceView({ entries, book, deciding, testId }: TraceProps): preact.JSX.Element {
  const groups = byLaw(entries, book);
  const decider = deciding === undefined ? undefined : book.lawNumbered(deciding);
  // Some laws leave their rulings to chapters that they share with others.
  // One that has a say more than once decides with its last word.
  const last = groups.findLastIndex(({ law, rulings }) => isDecider(law, rulings, deciding));
  return (
    <ol class="trace" data-testid={testId}>
      {decider && last === -1 && groups.length > 0 && (
        <li class="trace-law">
          <LawTitle law={decider} decided />
        </li>
      )}
      {groups.map(({ law, rulings }, step) => (
        <li class="trace-law" key={`${law?.id ?? ""}-${String(step)}`}>
          <LawTitle law={law} decided={step === last} />
          <ul>
            {rulings.map((ruling, place) => (
              <li
                key={`${ruling.ruleId}-${String(place)}`}
                class="ruling"
                data-side={sideOf(ruling)}
                data-idle={ruling.effect ? undefined : true}
                data-rule={ruling.ruleId}
              >
                {ruling.text}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function isDecider(
  law: Law | undefined,
  rulings: readonly TraceEntry[],
  deciding: number | undefined,
): boolean {
  return deciding !== undefined && law?.number === deciding && rulings.some((each) => each.effect);
}

interface LawTitleProps {
  readonly law: Law | undefined;
  readonly decided: boolean;
}

function LawTitle({ law, decided }: LawTitleProps): preact.JSX.Element | null {
  const words = WORDS.value;
  return law === undefined ? null : (
    <p class="trace-title" data-decided={decided ? true : undefined}>
      {law.number !== undefined && <span class="trace-number">{words.lawNumber(law.number)}</span>}
      <Tip text={law.text}>{law.title}</Tip>
      {decided && <span class="trace-decided">{words.decided}</span>}
    </p>
  );
}

interface LawRulings {
  readonly law: Law | undefined;
  readonly rulings: TraceEntry[];
}

/** Rulings that follow on each other under one law are together. */
function byLaw(entries: readonly TraceEntry[], book: Book): LawRulings[] {
  const groups: LawRulings[] = [];
  for (const entry of entries) {
    const law = book.lawOf(entry.ruleId);
    const last = groups.at(-1);
    if (last && last.law?.id === law?.id) {
      last.rulings.push(entry);
    } else {
      groups.push({ law, rulings: [entry] });
    }
  }
  return groups;
}

function sideOf(entry: TraceEntry): "attackers" | "defenders" | undefined {
  if (entry.subject === undefined || entry.subject.side === Side.UNSPECIFIED) {
    return undefined;
  }
  return entry.subject.side === Side.ATTACKERS ? "attackers" : "defenders";
}
