/** That there is no answer, though the question may be a good one; and a way to ask again. */

import { Code } from "@connectrpc/connect";

import { Button, Problem } from "../ui/index.ts";
import type { Answer } from "./server.ts";
import { WORDS } from "./words.ts";

export function Unanswered({ answer }: { readonly answer: Answer<unknown> }) {
  const words = WORDS.value;
  const { error, again } = answer;
  if (!error) {
    return null;
  }
  return (
    <div class="notice" role="alert">
      <Problem>
        {error.code === Code.Unauthenticated
          ? words.needsToken
          : `${words.noAnswer} ${error.rawMessage}`}
      </Problem>
      {again && <Button label={words.retry} onClick={again} />}
    </div>
  );
}
