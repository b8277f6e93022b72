/** Rulebooks in the page's language, asked for again whenever the language changes. */

import { create } from "@bufbuild/protobuf";
import { effect, type ReadonlySignal } from "@preact/signals";
import {
  GetRulebookRequestSchema,
  type GetRulebookResponse,
  type ListRulebooksResponse,
} from "dozor-client/gen/rulebook_service";

import { locale } from "./locale.ts";
import { type Answer, asking, dozor } from "./server.ts";

/** Which rulebook: empty texts for the server's default, and for its newest version. */
export interface Pin {
  readonly name: string;
  readonly version: string;
}

const known = new Map<string, ReadonlySignal<Answer<GetRulebookResponse>>>();

/** What is known of a rulebook; the first to ask has it loaded. */
export function rulebook({ name, version }: Pin): ReadonlySignal<Answer<GetRulebookResponse>> {
  const key = `${name} ${version}`;
  const before = known.get(key);
  if (before) {
    return before;
  }
  const answer = inEveryLanguage((language, signal) =>
    dozor.rulebooks.getRulebook(
      create(GetRulebookRequestSchema, { rulebook: { name, version }, locale: language }),
      { signal },
    ),
  );
  known.set(key, answer);
  return answer;
}

let list: ReadonlySignal<Answer<ListRulebooksResponse>> | undefined;

/** What is known of the list of rulebooks; the first to ask has it loaded. */
export function rulebooks(): ReadonlySignal<Answer<ListRulebooksResponse>> {
  list ??= inEveryLanguage((language, signal) =>
    dozor.rulebooks.listRulebooks({ locale: language }, { signal }),
  );
  return list;
}

function inEveryLanguage<T>(
  question: (language: string, signal: AbortSignal) => Promise<T>,
): ReadonlySignal<Answer<T>> {
  const asked = asking<T>();
  // Not at once: views ask while they are rendered, and may not change anything then.
  queueMicrotask(() =>
    effect(() => {
      const language = locale.value;
      asked.ask((signal) => question(language, signal));
    }),
  );
  return asked.answer;
}
