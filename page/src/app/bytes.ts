/** Messages as text for the address: their bytes in base64url. */

import { type DescMessage, fromBinary, type MessageShape, toBinary } from "@bufbuild/protobuf";
import { base64Decode, base64Encode } from "@bufbuild/protobuf/wire";

/** A message as text. */
export function toText<D extends DescMessage>(desc: D, message: MessageShape<D>): string {
  return base64Encode(toBinary(desc, message), "url");
}

/** The message of a text; undefined if it is none. */
export function fromText<D extends DescMessage>(
  desc: D,
  text: string,
): MessageShape<D> | undefined {
  try {
    return fromBinary(desc, base64Decode(text));
  } catch {
    return undefined;
  }
}
