/** The client of Dozor for Node: over gRPC, streams included. */

import type { SecureClientSessionOptions } from "node:http2";
import { createGrpcTransport, Http2SessionManager } from "@connectrpc/connect-node";
import { type CallOptions, type Dozor, overTransport } from "./dozor.ts";
import { overHttp2 } from "./losses.ts";

export * from "./dice.ts";
export type { CallOptions, Dozor } from "./dozor.ts";
export * from "./errors.ts";
export { publishedServiceConfig } from "./gen/service_config.ts";
export type { MethodConfig, ServiceConfig } from "./service-config.ts";

/** What a server's answer may have. */
const MAX_RECEIVED_BYTES = 64 * 1024 * 1024;

/** Where a server is, and how it is reached; `baseUrl` names its port of gRPC. */
export interface NodeDozorOptions extends CallOptions {
  /** Options of the connection, such as `ca` and `cert` for TLS. */
  readonly nodeOptions?: SecureClientSessionOptions;
}

/** Clients of all services of one server, over one connection. */
export interface NodeDozor extends Dozor {
  /**
   * Ends the connection; calls in flight fail with CANCELLED. An idle one does not keep Node running,
   * and a later call connects anew.
   */
  close(): void;
}

/**
 * Clients of all services of one server, over gRPC.
 *
 * @throws Error where the options are wrong.
 */
export function createDozor(options: NodeDozorOptions): NodeDozor {
  const { baseUrl, nodeOptions } = options;
  const sessionManager = new Http2SessionManager(baseUrl, {}, nodeOptions);
  const closing = { closed: false };
  const transport = createGrpcTransport({
    baseUrl,
    sessionManager,
    readMaxBytes: MAX_RECEIVED_BYTES,
  });
  return {
    ...overTransport(overHttp2(transport, closing), options),
    close() {
      closing.closed = true;
      sessionManager.abort();
    },
  };
}
