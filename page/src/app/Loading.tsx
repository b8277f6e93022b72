/** In place of a view whose rulebook is not there yet. */

import type { ConnectError } from "@connectrpc/connect";

import { Problem } from "../ui/index.ts";
import { WORDS } from "./words.ts";

export function Loading({ error }: { readonly error: ConnectError | undefined }) {
  const words = WORDS.value;
  return error ? (
    <div class="notice" role="alert">
      <Problem>
        {words.noRules} {error.message}
      </Problem>
    </div>
  ) : (
    <p class="muted" role="status">
      {words.loading}
    </p>
  );
}
