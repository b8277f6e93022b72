/** What a server finds wrong with a request, by the path of the field. */

import type { ConnectError } from "@connectrpc/connect";
import { violationsOf } from "dozor-client";

/** Problems of the fields of a request. */
export class Problems {
  private readonly byField: ReadonlyMap<string, string>;

  constructor(error?: ConnectError) {
    const violations = error ? violationsOf(error) : [];
    this.byField = new Map(violations.map((v) => [v.field, v.description || v.reason]));
  }

  /** What is wrong with the field itself. */
  at(field: string): string | undefined {
    return this.byField.get(field);
  }

  /** What is wrong with whatever is in the field, or with the field itself. */
  under(field: string): string | undefined {
    const found = this.all.filter(
      ([path]) => path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}[`),
    );
    return found.map(([, text]) => text).join(" ") || undefined;
  }

  /** All problems with their fields. */
  get all(): ReadonlyArray<readonly [field: string, text: string]> {
    return [...this.byField];
  }
}
