/** A server that fails when it is told to, as a real Dozor does not on demand. */

import { createServer as createHttp1 } from "node:http";
import { createServer as createHttp2 } from "node:http2";
import type { AddressInfo, Server } from "node:net";
import type { TestContext } from "node:test";
import { Code, ConnectError, type ConnectRouter } from "@connectrpc/connect";
import { connectNodeAdapter } from "@connectrpc/connect-node";
import { StationService } from "../gen/dozor/v1/station_service_pb.ts";

/** What a server was asked, and what it is to do. */
export interface Moody {
  readonly baseUrl: string;
  /** Thrown one a call, until none is left. */
  readonly failures: ConnectError[];
  /** After so many answers a stream fails. */
  failAfterAnswers: number;
  calls: number;
  authorization: string | null;
  /** Ids of the items that streams have brought, a list for each call. */
  readonly streamed: string[][];
}

export function gone(): ConnectError {
  return new ConnectError("gone", Code.Unavailable);
}

/** Starts a server of gRPC, or of Connect over HTTP/1.1; it ends with the test. */
export async function serve(t: TestContext, protocol: "grpc" | "connect"): Promise<Moody> {
  const moody: Moody = {
    baseUrl: "",
    failures: [],
    failAfterAnswers: Number.POSITIVE_INFINITY,
    calls: 0,
    authorization: null,
    streamed: [],
  };
  const handler = connectNodeAdapter({ routes: (router) => routes(router, moody) });
  const server = protocol === "grpc" ? createHttp2(handler) : createHttp1(handler);
  const port = await listen(t, server);
  return Object.assign(moody, { baseUrl: `http://127.0.0.1:${port}` });
}

function routes(router: ConnectRouter, moody: Moody): void {
  router.service(StationService, {
    resolveEngagement(request, context) {
      moody.calls++;
      moody.authorization = context.requestHeader.get("authorization");
      const failure = moody.failures.shift();
      if (failure !== undefined) {
        throw failure;
      }
      return { summary: "won", requestId: request.requestId };
    },
    async *resolveBatchStream(requests) {
      moody.calls++;
      const ids: string[] = [];
      moody.streamed.push(ids);
      let answers = 0;
      for await (const { items } of requests) {
        ids.push(...items.map(({ id }) => id));
        const failure = moody.failures.shift();
        if (failure !== undefined) {
          throw failure;
        }
        yield { results: items.map(({ id }) => ({ id })) };
        if (++answers === moody.failAfterAnswers) {
          throw gone();
        }
      }
    },
  });
}

export async function listen(t: TestContext, server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => server.close());
  return (server.address() as AddressInfo).port;
}
