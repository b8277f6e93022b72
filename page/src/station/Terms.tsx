/** The laws that explain the words of what is set up, for those who do not know the game. */

import type { Book } from "./book.ts";
import { LawName } from "./LawName.tsx";
import { WORDS } from "./words.ts";

/** Who may use what, heavy weapons, what is taken from defenders, Healing. */
const EXPLAINING = [0, 1, 2, 11];

export function Terms({ book }: { readonly book: Book }): preact.JSX.Element {
  return (
    <div class="terms small muted">
      <span>{WORDS.value.terms}</span>
      {EXPLAINING.map((number) => {
        const law = book.lawNumbered(number);
        return law && <LawName key={number} law={law} />;
      })}
    </div>
  );
}
