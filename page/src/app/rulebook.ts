/** A rulebook in the page's language, asked for again whenever the language changes. */

import { create } from "@bufbuild/protobuf";
import { effect, type ReadonlySignal } from "@preact/signals";
import {
  GetRulebookRequestSchema,
  type GetRulebookResponse,
} from "dozor-client/gen/rulebook_service";

import { locale } from "./locale.ts";
import { type Answer, asking, dozor } from "./server.ts";

/** Loads the default rulebook of this name; the empty name is that of station combat. */
export function rulebookNamed(name: string): () => ReadonlySignal<Answer<GetRulebookResponse>> {
  const asked = asking<GetRulebookResponse>();
  let started = false;
  return () => {
    if (!started) {
      started = true;
      // Not at once: views ask while they are rendered, and may not change anything then.
      queueMicrotask(() =>
        effect(() => {
          const request = create(GetRulebookRequestSchema, {
            rulebook: { name },
            locale: locale.value,
          });
          asked.ask((signal) => dozor.rulebooks.getRulebook(request, { signal }));
        }),
      );
    }
    return asked.answer;
  };
}
