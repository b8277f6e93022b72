/**
 * Sends requests that files hold to a Dozor server, and writes what it answers into files.
 *
 * Usage: replay.js --server HOST:PORT --vectors DIR --out DIR
 *
 * A request is a file <Service>.<Method>/<case>.request.binpb below the folder of the vectors; those of
 * a stream, each after its length, are <case>.requests.delimpb. Beside the same names an answer becomes
 * .response.binpb or .responses.delimpb, a failure the google.rpc.Status in .status.binpb.
 */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DozorError } from "../errors.ts";
import { createDozor } from "../node.ts";
import { type Rpc, rpcs } from "./rpcs.ts";
import { statusBytes } from "./status.ts";

/** Replays one file: writes the answer, or the status, beside the stem. */
async function replay(rpc: Rpc, file: string, stem: string): Promise<void> {
  const request = readFileSync(file);
  try {
    writeFileSync(stem + rpc.answerSuffix, await rpc.send(request));
  } catch (error) {
    if (!(error instanceof DozorError)) {
      throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
    }
    writeFileSync(`${stem}.status.binpb`, statusBytes(error));
  }
}

/** Replays all files of all methods; returns how many there were. */
async function replayAll(
  known: ReadonlyMap<string, Rpc>,
  vectors: string,
  out: string,
): Promise<number> {
  let cases = 0;
  for (const folder of readdirSync(vectors, { withFileTypes: true })) {
    if (!folder.isDirectory()) {
      continue;
    }
    const rpc = known.get(folder.name);
    if (rpc === undefined) {
      throw new Error(`${join(vectors, folder.name)}: no RPC has this name`);
    }
    mkdirSync(join(out, folder.name), { recursive: true });
    const requests = readdirSync(join(vectors, folder.name)).filter((name) =>
      name.endsWith(rpc.requestSuffix),
    );
    for (const name of requests) {
      const stem = join(out, folder.name, name.slice(0, -rpc.requestSuffix.length));
      await replay(rpc, join(vectors, folder.name, name), stem);
      cases++;
    }
  }
  return cases;
}

function options(): { server: string; vectors: string; out: string } {
  const { values } = parseArgs({
    options: { server: { type: "string" }, vectors: { type: "string" }, out: { type: "string" } },
  });
  const { server, vectors, out } = values;
  if (server === undefined || vectors === undefined || out === undefined) {
    throw new Error("usage: replay.js --server HOST:PORT --vectors DIR --out DIR");
  }
  return { server, vectors, out };
}

try {
  const { server, vectors, out } = options();
  const known = rpcs(createDozor({ baseUrl: `http://${server}` }));
  console.log(`replayed ${await replayAll(known, vectors, out)} cases`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
