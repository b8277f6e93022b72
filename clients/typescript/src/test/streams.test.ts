import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { Code } from "@connectrpc/connect";
import { createDozor, DozorError } from "../node.ts";
import { gone, type Moody, serve } from "./moody.ts";

async function* messages(...ids: string[]) {
  for (const id of ids) {
    yield { items: [{ id }] };
  }
}

/** The ids that a stream is answered with; an error ends the list. */
async function answered(
  t: TestContext,
  server: Moody,
  requests: AsyncIterable<{ items: { id: string }[] }>,
): Promise<string[]> {
  const dozor = createDozor({ baseUrl: server.baseUrl });
  t.after(() => dozor.close());
  const ids: string[] = [];
  try {
    for await (const { results } of dozor.station.resolveBatchStream(requests)) {
      ids.push(...results.map(({ id }) => id));
    }
  } catch (error) {
    assert.ok(error instanceof DozorError, String(error));
    ids.push(Code[error.code]);
  }
  return ids;
}

test("a stream is answered in order", async (t) => {
  const server = await serve(t, "grpc");
  assert.deepEqual(await answered(t, server, messages("a", "b", "c")), ["a", "b", "c"]);
});

test("a stream without an answer yet is tried again from its first message on", async (t) => {
  const server = await serve(t, "grpc");
  server.failures.push(gone(), gone());
  assert.deepEqual(await answered(t, server, messages("a", "b", "c")), ["a", "b", "c"]);
  assert.equal(server.calls, 3);
  assert.deepEqual(server.streamed.at(-1), ["a", "b", "c"]);
});

test("a stream that has been answered is not tried again", async (t) => {
  const server = await serve(t, "grpc");
  server.failAfterAnswers = 2;
  assert.deepEqual(await answered(t, server, messages("a", "b", "c")), ["a", "b", "Unavailable"]);
  assert.equal(server.calls, 1);
});

test("whoever makes the messages is told that nobody wants more", async (t) => {
  const server = await serve(t, "grpc");
  server.failAfterAnswers = 1;
  let cleaned: () => void;
  const cleaning = new Promise<void>((resolve) => {
    cleaned = resolve;
  });
  async function* endless() {
    try {
      for (;;) {
        yield { items: [{ id: "x" }] };
        await new Promise((resolve) => setImmediate(resolve));
      }
    } finally {
      cleaned();
    }
  }
  assert.deepEqual(await answered(t, server, endless()), ["x", "Unavailable"]);
  await cleaning;
});

test("a fault in making the messages is no reason to try again", async (t) => {
  const server = await serve(t, "grpc");
  async function* broken() {
    yield { items: [{ id: "a" }] };
    throw new Error("no more");
  }
  const ids = await answered(t, server, broken());
  assert.notEqual(ids.at(-1), "Unavailable");
  assert.ok(server.calls <= 1);
});
