/** A law by its title, which tells the law's text when one points at it. */

import type { Law } from "dozor-client/gen/rulebook_service";
import { Tip } from "../ui/index.ts";

export function LawName({ law }: { readonly law: Law }): preact.JSX.Element {
  return (
    <p class="raid-ruling-law small">
      <Tip
        text={
          <>
            <strong>{law.title}</strong>
            {`\n\n${law.text}`}
          </>
        }
      >
        {law.title}
      </Tip>
    </p>
  );
}
