import assert from "node:assert/strict";
import { createServer } from "node:net";
import { type TestContext, test } from "node:test";
import { Code, ConnectError } from "@connectrpc/connect";
import { createDozor as createOverFetch } from "../index.ts";
import {
  createDozor as createOverGrpc,
  type Dozor,
  DozorError,
  type ServiceConfig,
} from "../node.ts";
import { gone, listen, serve } from "./moody.ts";

const PROTOCOLS = ["grpc", "connect"] as const;

function connect(
  t: TestContext,
  protocol: (typeof PROTOCOLS)[number],
  options: {
    baseUrl: string;
    token?: string;
    plaintextToken?: boolean;
    serviceConfig?: ServiceConfig;
  },
): Dozor {
  if (protocol === "connect") {
    return createOverFetch(options);
  }
  const dozor = createOverGrpc(options);
  t.after(() => dozor.close());
  return dozor;
}

function failsWith(code: Code, message?: RegExp): (error: unknown) => boolean {
  return (error) => {
    assert.ok(error instanceof DozorError, String(error));
    assert.equal(error.code, code, error.message);
    assert.match(error.rawMessage, message ?? /./);
    return true;
  };
}

for (const protocol of PROTOCOLS) {
  test(`over ${protocol}, a call is tried again where a replica has gone`, async (t) => {
    const server = await serve(t, protocol);
    server.failures.push(gone(), gone());
    const { station } = connect(t, protocol, server);
    const answer = await station.resolveEngagement({ requestId: "7" });
    assert.deepEqual([answer.summary, answer.requestId, server.calls], ["won", "7", 3]);
  });

  test(`over ${protocol}, a call is given up after five attempts`, async (t) => {
    const server = await serve(t, protocol);
    server.failures.push(...Array.from({ length: 9 }, gone));
    const { station } = connect(t, protocol, server);
    await assert.rejects(station.resolveEngagement({}), failsWith(Code.Unavailable, /^gone$/));
    assert.equal(server.calls, 5);
  });

  test(`over ${protocol}, a call that would fail again is sent once`, async (t) => {
    const server = await serve(t, protocol);
    server.failures.push(new ConnectError("busy", Code.ResourceExhausted));
    const { station } = connect(t, protocol, server);
    await assert.rejects(station.resolveEngagement({}), failsWith(Code.ResourceExhausted));
    assert.equal(server.calls, 1);
  });

  test(`over ${protocol}, a server that is not there is UNAVAILABLE, and says why`, async (t) => {
    const closed = createServer();
    const port = await listen(t, closed);
    await new Promise((resolve) => closed.close(resolve));
    const { station } = connect(t, protocol, { baseUrl: `http://127.0.0.1:${port}` });
    const refused = failsWith(Code.Unavailable, /ECONNREFUSED/);
    await assert.rejects(station.resolveEngagement({}), refused);
  });

  for (const how of ["destroy", "resetAndDestroy"] as const) {
    test(`over ${protocol}, a connection that ends by ${how} in a call is UNAVAILABLE`, async (t) => {
      let connections = 0;
      const breaking = createServer((socket) => {
        connections++;
        socket.once("data", () => socket[how]());
      });
      const port = await listen(t, breaking);
      const { station } = connect(t, protocol, { baseUrl: `http://127.0.0.1:${port}` });
      await assert.rejects(station.resolveEngagement({}), failsWith(Code.Unavailable));
      assert.equal(connections, 5);
    });
  }

  test(`over ${protocol}, the service config's timeout bounds a silent server`, async (t) => {
    const port = await listen(
      t,
      createServer((socket) => t.after(() => socket.destroy())),
    );
    const methodConfig = [{ name: [{}], timeout: "0.05s" }];
    const baseUrl = `http://127.0.0.1:${port}`;
    const { station } = connect(t, protocol, { baseUrl, serviceConfig: { methodConfig } });
    await assert.rejects(station.resolveEngagement({}), failsWith(Code.DeadlineExceeded));
  });

  test(`over ${protocol}, a caller who gives up gets no further attempt`, async (t) => {
    const server = await serve(t, protocol);
    const abort = new AbortController();
    server.failures.push(gone());
    const slow = {
      maxAttempts: 5,
      initialBackoff: "1000000s",
      maxBackoff: "1000000s",
      backoffMultiplier: 1,
      retryableStatusCodes: ["UNAVAILABLE"],
    };
    const serviceConfig = { methodConfig: [{ name: [{}], retryPolicy: slow }] };
    const { station } = connect(t, protocol, { baseUrl: server.baseUrl, serviceConfig });
    const call = station.resolveEngagement({}, { signal: abort.signal });
    while (server.calls === 0) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    abort.abort();
    await assert.rejects(call, failsWith(Code.Canceled));
    assert.equal(server.calls, 1);
  });

  test(`over ${protocol}, a token is sent in plain text only where that is meant`, async (t) => {
    const { baseUrl } = await serve(t, protocol);
    const token = "secret";
    assert.throws(() => connect(t, protocol, { baseUrl, token }), /plaintextToken/);
    for (const unsendable of ["", "sec\nret", "sec ret", "s\u00e9cret", "secret\n"]) {
      const wrong = { baseUrl, token: unsendable, plaintextToken: true };
      assert.throws(
        () => connect(t, protocol, wrong),
        ({ message }: Error) => message.includes("cannot be sent") && !message.includes("ret"),
      );
    }
    const server = await serve(t, protocol);
    const told = { baseUrl: server.baseUrl, token, plaintextToken: true };
    await connect(t, protocol, told).station.resolveEngagement({});
    assert.equal(server.authorization, "Bearer secret");
  });
}

test("calls in flight of a client that is closed are cancelled, and not tried again", async (t) => {
  let connections = 0;
  const silent = createServer((socket) => {
    connections++;
    t.after(() => socket.destroy());
  });
  const port = await listen(t, silent);
  const dozor = createOverGrpc({ baseUrl: `http://127.0.0.1:${port}` });
  const call = dozor.station.resolveEngagement({});
  while (connections === 0) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  dozor.close();
  await assert.rejects(call, failsWith(Code.Canceled));
  assert.equal(connections, 1);
});
