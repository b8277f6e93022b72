/** A request in words that other programs understand: JSON, commands, Python. */

import {
  type DescEnum,
  type DescField,
  type DescMessage,
  type DescMethod,
  type MessageShape,
  toJsonString,
} from "@bufbuild/protobuf";
import { type ReflectMessage, reflect } from "@bufbuild/protobuf/reflect";

import { grpcAddress } from "./server.ts";
import type { Copy } from "./view.ts";

/** What every request can be copied as. */
export function requestCopies<D extends DescMessage>(
  method: DescMethod,
  schema: D,
  message: MessageShape<D>,
): readonly Copy[] {
  const json = () => toJsonString(schema, message, { prettySpaces: 2 });
  const path = `${method.parent.typeName}/${method.name}`;
  return [
    { name: "JSON", text: json },
    {
      name: "grpcurl",
      text: () => `grpcurl -plaintext -d ${shellQuoted(json())} \\\n  ${grpcAddress()} ${path}`,
    },
    {
      name: "curl",
      text: () =>
        `curl -H 'Content-Type: application/json' \\\n  -d ${shellQuoted(json())} \\\n  ${shellQuoted(`${location.origin}/${path}`)}`,
    },
    { name: "Python", text: () => python(method, reflect(schema, message), grpcAddress()) },
  ];
}

/** A text as one word of a POSIX shell. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Calls that fit into so many columns stand in one line. */
const WIDTH = 88;

const TIMESTAMP = "google.protobuf.Timestamp";

function python(method: DescMethod, message: ReflectMessage, address: string): string {
  const request = pythonMessage(message, "");
  return [
    "# pip install ./clients/python",
    ...(request.includes("Timestamp(")
      ? ["from google.protobuf.timestamp_pb2 import Timestamp", ""]
      : []),
    "from dozor_client import Client, messages as m",
    "",
    `request = ${request}`,
    "",
    `with Client(${JSON.stringify(address)}) as dozor:`,
    `    answer = dozor.${snake(method.name)}(request)`,
    "    print(answer.summary)",
    "",
  ].join("\n");
}

function pythonMessage(message: ReflectMessage, indent: string): string {
  const { desc } = message;
  const name = desc.typeName === TIMESTAMP ? desc.name : `m.${desc.name}`;
  const inner = `${indent}    `;
  const fields = desc.fields
    .filter((field) => message.isSet(field))
    .map((field) => `${field.name}=${pythonField(message, field, inner)}`);
  const short = `${name}(${fields.join(", ")})`;
  if (!short.includes("\n") && indent.length + short.length < WIDTH) {
    return short;
  }
  return `${name}(\n${fields.map((field) => `${inner}${field},\n`).join("")}${indent})`;
}

function pythonField(message: ReflectMessage, field: DescField, indent: string): string {
  if (field.fieldKind === "map") {
    throw new TypeError(`${field.name}: the contract has no maps`);
  }
  if (field.fieldKind !== "list") {
    return pythonValue(message.get(field), field.enum, indent);
  }
  const values = [...message.get(field)];
  const inner = `${indent}    `;
  if (field.message === undefined) {
    return `[${values.map((value) => pythonValue(value, field.enum, indent)).join(", ")}]`;
  }
  const lines = values.map((value) => `${inner}${pythonValue(value, undefined, inner)},`);
  return `[\n${lines.join("\n")}\n${indent}]`;
}

function pythonValue(value: unknown, values: DescEnum | undefined, indent: string): string {
  if (values !== undefined) {
    const name = values.value[value as number]?.name;
    return name === undefined ? String(value) : `m.${name}`;
  }
  switch (typeof value) {
    case "boolean":
      return value ? "True" : "False";
    case "string":
      return JSON.stringify(value);
    case "object":
      return value instanceof Uint8Array
        ? `bytes([${value.join(", ")}])`
        : pythonMessage(value as ReflectMessage, indent);
    default:
      return String(value);
  }
}

function snake(name: string): string {
  return name.replace(/(?<!^)[A-Z]/g, "_$&").toLowerCase();
}
