/** How each RPC is replayed through its stub: from the bytes of a file to those of an answer. */

import {
  type DescMessage,
  type DescService,
  fromBinary,
  type Message,
  toBinary,
} from "@bufbuild/protobuf";
import { BinaryReader, BinaryWriter } from "@bufbuild/protobuf/wire";
import type { CallOptions } from "@connectrpc/connect";
import { RaidService } from "../gen/dozor/v1/raid_service_pb.ts";
import { RulebookService } from "../gen/dozor/v1/rulebook_service_pb.ts";
import { StationService } from "../gen/dozor/v1/station_service_pb.ts";
import type { Dozor } from "../node.ts";

const DEADLINE_MS = 60_000;

/** How one RPC is replayed. */
export interface Rpc {
  readonly requestSuffix: string;
  readonly answerSuffix: string;
  /** Sends what a file holds; throws a DozorError where the call fails. */
  send(file: Uint8Array): Promise<Uint8Array>;
}

/** All RPCs by the names of their folders, such as `RaidService.ResolveRaid`. */
export function rpcs({ station, raids, rulebooks }: Dozor): ReadonlyMap<string, Rpc> {
  return new Map([
    ...ofService(StationService, station),
    ...ofService(RaidService, raids),
    ...ofService(RulebookService, rulebooks),
  ]);
}

function ofService(service: DescService, client: object): [string, Rpc][] {
  // A client has a function for each method of its service; which type it has shows there alone.
  const stubs = client as Record<string, unknown>;
  return service.methods.map(({ name, localName, methodKind, input, output }) => {
    const stub = stubs[localName];
    const rpc =
      methodKind === "unary"
        ? unary(input, output, stub as UnaryStub)
        : stream(input, output, stub as StreamStub);
    return [`${service.name}.${name}`, rpc];
  });
}

type UnaryStub = (request: Message, options: CallOptions) => Promise<Message>;
type StreamStub = (
  requests: AsyncIterable<Message>,
  options: CallOptions,
) => AsyncIterable<Message>;

function unary(input: DescMessage, output: DescMessage, stub: UnaryStub): Rpc {
  return {
    requestSuffix: ".request.binpb",
    answerSuffix: ".response.binpb",
    async send(file) {
      const request = fromBinary(input, file);
      return toBinary(output, await stub(request, { timeoutMs: DEADLINE_MS }));
    },
  };
}

function stream(input: DescMessage, output: DescMessage, stub: StreamStub): Rpc {
  return {
    requestSuffix: ".requests.delimpb",
    answerSuffix: ".responses.delimpb",
    async send(file) {
      const requests = delimited(file).map((bytes) => fromBinary(input, bytes));
      const answers = new BinaryWriter();
      for await (const answer of stub(each(requests), { timeoutMs: DEADLINE_MS })) {
        answers.bytes(toBinary(output, answer));
      }
      return answers.finish();
    },
  };
}

async function* each<T>(messages: readonly T[]): AsyncGenerator<T> {
  yield* messages;
}

/** The messages of bytes in which each has its length before it. */
function delimited(file: Uint8Array): Uint8Array[] {
  const reader = new BinaryReader(file);
  const messages: Uint8Array[] = [];
  while (reader.pos < reader.len) {
    messages.push(reader.bytes());
  }
  return messages;
}
