/** The client of Dozor for browsers and for every other runtime that has `fetch`. */

import type { Transport } from "@connectrpc/connect";
import { createConnectTransport } from "@connectrpc/connect-web";
import { type CallOptions, type Dozor, overTransport } from "./dozor.ts";
import { overFetch } from "./losses.ts";

export * from "./dice.ts";
export type { CallOptions, Dozor } from "./dozor.ts";
export * from "./errors.ts";
export { publishedServiceConfig } from "./gen/service_config.ts";
export type { MethodConfig, ServiceConfig } from "./service-config.ts";

/** Where a server is, and how it is reached. */
export interface DozorOptions extends CallOptions {
  /** Takes the place of Connect over `fetch`. */
  readonly transport?: Transport;
}

/**
 * Clients of all services of one server. `fetch` cannot send a stream of messages: for
 * `resolveBatchStream` take the client of Node, or send batches.
 *
 * @throws Error where the options are wrong.
 */
export function createDozor(options: DozorOptions): Dozor {
  const { baseUrl, transport } = options;
  return overTransport(transport ?? overFetch(createConnectTransport({ baseUrl })), options);
}
