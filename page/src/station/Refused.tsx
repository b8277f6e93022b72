/** That the server refuses a request, or could not answer it, and why. */

import { refusalOf } from "../app/refusal.ts";
import type { Answer } from "../app/server.ts";
import { Unanswered } from "../app/Unanswered.tsx";
import { Problem } from "../ui/index.ts";
import type { Problems } from "./problems.ts";
import { WORDS } from "./words.ts";

interface RefusedProps {
  readonly answer: Answer<unknown>;
  readonly problems: Problems;
}

/** Says why there is no answer; the fields that are to blame say it too. */
export function Refused({ answer, problems }: RefusedProps): preact.JSX.Element | null {
  const refusal = answer.error && refusalOf(answer.error);
  if (!refusal) {
    return <Unanswered answer={answer} />;
  }
  return (
    <div class="refused" role="alert">
      <strong>{WORDS.value.refused}</strong>
      {problems.all.map(([field, text]) => (
        <Problem key={field}>
          <code>{field}</code> {text}
        </Problem>
      ))}
      {problems.all.length === 0 && <Problem>{refusal.message}</Problem>}
    </div>
  );
}
