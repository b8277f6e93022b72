/** The google.rpc.Status of a call that failed. */

import { create, toBinary } from "@bufbuild/protobuf";
import { decodeBinaryHeader } from "@connectrpc/connect";
import type { DozorError } from "../errors.ts";
import { StatusSchema } from "../gen/google/rpc/status_pb.ts";

/** Its bytes as the trailers have them, or, where they have none, those of one of code and message. */
export function statusBytes(error: DozorError): Uint8Array {
  const details = error.metadata.get("grpc-status-details-bin");
  if (details !== null) {
    return decodeBinaryHeader(details);
  }
  const status = create(StatusSchema, { code: error.code, message: error.rawMessage });
  return toBinary(StatusSchema, status);
}
