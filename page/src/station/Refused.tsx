/** That the server refuses a request, and why. */

import { Problem } from "../ui/index.ts";
import type { Problems } from "./problems.ts";
import { WORDS } from "./words.ts";

/** Says that the request was refused, and why; the fields say it too. */
export function Refused({ problems }: { readonly problems: Problems }): preact.JSX.Element {
  const words = WORDS.value;
  return (
    <div class="refused" role="alert">
      {problems.fault ? (
        <Problem>
          {words.noAnswer} {problems.fault}
        </Problem>
      ) : (
        <>
          <strong>{words.refused}</strong>
          {problems.all.map(([field, text]) => (
            <Problem key={field}>
              <code>{field}</code> {text}
            </Problem>
          ))}
        </>
      )}
    </div>
  );
}
