/** The menu of worked examples. */

import { create } from "@bufbuild/protobuf";
import { ResolveEngagementRequestSchema } from "dozor-client/gen/station_service";

import { locale } from "../app/locale.ts";
import type { View } from "../app/view.ts";
import { write } from "./state.ts";
import { WORKED } from "./worked.ts";

export const examples: View["examples"] = () =>
  WORKED.map(({ name, worked }) => ({
    group: name[locale.value],
    examples: worked.map((each) => ({
      name: each.name[locale.value],
      state: write(create(ResolveEngagementRequestSchema, each.fight)),
    })),
  }));
