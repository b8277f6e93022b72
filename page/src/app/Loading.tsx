/** In place of a view whose rulebook is not there yet. */

import type { Answer } from "./server.ts";
import { Unanswered } from "./Unanswered.tsx";
import { WORDS } from "./words.ts";

export function Loading({ answer }: { readonly answer: Answer<unknown> }) {
  return answer.error ? (
    <Unanswered answer={answer} />
  ) : (
    <p class="muted" role="status">
      {WORDS.value.loading}
    </p>
  );
}
