"""Describe the unary RPCs as JSON over HTTP, in OpenAPI 3.0: from the contract to the package.

Run it without options to write `service/dozor/web/openapi.json`, with `--check` to compare it with
the one that is there. 3.0 rather than 3.1, and no `oneOf`, because more generators of clients take
that; comments of the contract become descriptions.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from google.protobuf import descriptor_pb2

import dozor
from protos.generate import ROOT, find_protos, run_protoc

TARGET = ROOT / "service" / "dozor" / "web" / "openapi.json"
PACKAGE = ".dozor.v1."
_Field = descriptor_pb2.FieldDescriptorProto
Schema = dict[str, Any]

_SCALARS: Mapping[int, Schema] = {
    _Field.TYPE_DOUBLE: {"type": "number", "format": "double"},
    _Field.TYPE_INT32: {"type": "integer", "format": "int32"},
    _Field.TYPE_UINT32: {"type": "integer", "format": "int64", "minimum": 0},
    # JSON numbers lose what is beyond 53 bits: these travel as texts.
    _Field.TYPE_INT64: {"type": "string", "format": "int64"},
    _Field.TYPE_UINT64: {"type": "string", "format": "uint64"},
    _Field.TYPE_BOOL: {"type": "boolean"},
    _Field.TYPE_STRING: {"type": "string"},
}
_TIMESTAMP: Schema = {"type": "string", "format": "date-time"}

_CODES = (
    *("canceled", "unknown", "invalid_argument", "deadline_exceeded", "not_found"),
    *("already_exists", "permission_denied", "resource_exhausted", "failed_precondition"),
    *("aborted", "out_of_range", "unimplemented", "internal", "unavailable", "data_loss"),
    "unauthenticated",
)
_STATUSES = {
    "400": "invalid_argument: the request is wrong, and its details name each field; or "
    "failed_precondition: this server lacks what is asked for.",
    "401": "unauthenticated: the server asks for a bearer token.",
    "404": "not_found: no such rulebook.",
    "429": "resource_exhausted: overloaded (its details say when to try again), or too large.",
    "500": "internal: a fault of the server.",
    "503": "unavailable: the server stops; try again, on another one.",
    "504": "deadline_exceeded: the time given by Connect-Timeout-Ms has passed.",
}
_DESCRIPTION = (
    "Resolves game combats: station fights and raids. Each RPC is a POST of a JSON object "
    "and changes nothing on the server. Fields may be named in lowerCamelCase, as here, or as in "
    "the protos; fields that hold their default are left out of answers; a field that there is not "
    "is refused. The streaming RPC, ResolveBatchStream, is not described here: it takes Connect or "
    "gRPC-Web."
)


class _Description:
    def __init__(self, files: descriptor_pb2.FileDescriptorSet) -> None:
        self.schemas: dict[str, Schema] = {}
        self.paths: dict[str, Any] = {}
        self.tags: list[Schema] = []
        for file in files.file:
            comments = {tuple(place.path): place for place in file.source_code_info.location}
            self._comments: Mapping[tuple[int, ...], Any] = comments
            for index, enum in enumerate(file.enum_type):
                self.schemas[enum.name] = self._enum(enum, (5, index))
            for index, message in enumerate(file.message_type):
                assert not message.nested_type, "nested messages need names of their own"
                self.schemas[message.name] = self._message(message, (4, index))
            for index, service in enumerate(file.service):
                self._service(file.package, service, (6, index))

    def _text(self, path: tuple[int, ...]) -> str:
        place = self._comments.get(path)
        return " ".join(place.leading_comments.split()) if place is not None else ""

    def _enum(self, enum: descriptor_pb2.EnumDescriptorProto, path: tuple[int, ...]) -> Schema:
        names = [value.name for value in enum.value]
        told = (f"{name}: {self._text((*path, 2, n))}" for n, name in enumerate(names))
        text = "\n\n".join([self._text(path), *told])
        return {"type": "string", "description": text, "enum": names}

    def _message(self, message: descriptor_pb2.DescriptorProto, path: tuple[int, ...]) -> Schema:
        properties = {}
        for index, field in enumerate(message.field):
            text = self._text((*path, 2, index))
            if field.HasField("oneof_index") and not field.proto3_optional:
                oneof = [f.json_name for f in message.field if _in_oneof(f, field.oneof_index)]
                text += f" At most one of {', '.join(oneof)} is set."
            properties[field.json_name] = _documented(_type(field), text)
        schema: Schema = {"type": "object", "description": self._text(path)}
        return {**schema, "properties": properties} if properties else schema

    def _service(
        self, package: str, service: descriptor_pb2.ServiceDescriptorProto, path: tuple[int, ...]
    ) -> None:
        self.tags.append({"name": service.name, "description": self._text(path)})
        for index, method in enumerate(service.method):
            if method.client_streaming or method.server_streaming:
                continue
            text = self._text((*path, 2, index))
            self.paths[f"/{package}.{service.name}/{method.name}"] = {
                "post": {
                    "tags": [service.name],
                    "operationId": method.name,
                    "summary": text.partition(". ")[0].rstrip("."),
                    "description": text,
                    "parameters": [{"$ref": "#/components/parameters/ConnectTimeoutMs"}],
                    "requestBody": {"required": True, "content": _json(method.input_type)},
                    "responses": {
                        "200": {"description": "The answer.", "content": _json(method.output_type)},
                        **_errors(),
                    },
                }
            }


def _in_oneof(field: _Field, index: int) -> bool:
    return field.HasField("oneof_index") and field.oneof_index == index


def _type(field: _Field) -> Schema:
    if field.type_name == ".google.protobuf.Timestamp":
        schema = _TIMESTAMP
    elif field.type_name:
        schema = _reference(field.type_name)
    else:
        schema = _SCALARS[field.type]
    repeated = field.label == _Field.LABEL_REPEATED
    return {"type": "array", "items": schema} if repeated else dict(schema)


def _documented(schema: Schema, text: str) -> Schema:
    # Beside a reference nothing counts.
    return {**({"allOf": [schema]} if "$ref" in schema else schema), "description": text}


def _reference(type_name: str) -> Schema:
    assert type_name.startswith(PACKAGE)
    return {"$ref": f"#/components/schemas/{type_name.removeprefix(PACKAGE)}"}


def _json(type_name: str) -> Schema:
    return {"application/json": {"schema": _reference(type_name)}}


def _errors() -> dict[str, Schema]:
    return {status: {"$ref": f"#/components/responses/Error{status}"} for status in _STATUSES}


def _error_schemas() -> dict[str, Schema]:
    text = {"type": "string"}
    violation = {
        "type": "object",
        "description": "One field that is wrong.",
        "properties": {
            "field": {
                **text,
                "description": 'Its path, by the names of the protos: "attackers[1].items[0]".',
            },
            "description": {**text, "description": "What was given and what would be right."},
            "reason": {
                **text,
                "description": "The name of a ViolationReason without its prefix, such as MISSING.",
            },
        },
    }
    debug = {
        "type": "object",
        "description": "The detail's own fields: of an ErrorInfo reason, domain and metadata, of a "
        "BadRequest fieldViolations, of a RetryInfo retryDelay.",
        "properties": {
            "reason": {
                **text,
                "description": "The name of an ErrorReason without its prefix: INVALID_REQUEST.",
            },
            "domain": {**text, "description": "dozor.v1."},
            "metadata": {"type": "object", "additionalProperties": text},
            "fieldViolations": {
                "type": "array",
                "items": {"$ref": "#/components/schemas/ErrorFieldViolation"},
            },
            "retryDelay": {**text, "description": 'Time to wait, in seconds: "0.25s".'},
        },
    }
    detail = {
        "type": "object",
        "description": "A detail of an error: a protobuf message, and the same in JSON.",
        "properties": {
            "type": {
                **text,
                "description": "google.rpc.ErrorInfo, google.rpc.BadRequest or "
                "google.rpc.RetryInfo.",
            },
            "value": {**text, "description": "The message, in base64 without padding."},
            "debug": {"$ref": "#/components/schemas/ErrorDebug"},
        },
    }
    error = {
        "type": "object",
        "description": "Why a call was refused, as the Connect protocol writes it.",
        "required": ["code"],
        "properties": {
            "code": {**text, "enum": list(_CODES), "description": "The status."},
            "message": {**text, "description": "The fault in one English sentence."},
            "details": {
                "type": "array",
                "items": {"$ref": "#/components/schemas/ErrorDetail"},
            },
        },
    }
    return {
        "ConnectError": error,
        "ErrorDetail": detail,
        "ErrorDebug": debug,
        "ErrorFieldViolation": violation,
    }


def describe() -> str:
    """The description, as text."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "contract.binpb"
        run_protoc(find_protos(), "--include_source_info", f"--descriptor_set_out={made}")
        contract = _Description(descriptor_pb2.FileDescriptorSet.FromString(made.read_bytes()))
    error = {"application/json": {"schema": {"$ref": "#/components/schemas/ConnectError"}}}
    document = {
        "openapi": "3.0.3",
        "info": {
            "title": "Dozor",
            "version": dozor.__version__,
            "description": _DESCRIPTION,
            "license": {"name": "MIT"},
        },
        "servers": [{"url": "/"}],
        "security": [{}, {"bearer": []}],
        "tags": contract.tags,
        "paths": contract.paths,
        "components": {
            "securitySchemes": {
                "bearer": {"type": "http", "scheme": "bearer", "description": "Where asked for."}
            },
            "parameters": {
                "ConnectTimeoutMs": {
                    "name": "Connect-Timeout-Ms",
                    "in": "header",
                    "description": "Milliseconds that the call may take. Default: any number.",
                    "schema": {"type": "integer", "minimum": 1},
                }
            },
            "responses": {
                f"Error{status}": {"description": text, "content": error}
                for status, text in _STATUSES.items()
            },
            "schemas": dict(sorted({**contract.schemas, **_error_schemas()}.items())),
        },
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def main() -> int:
    """Write the description, or compare it; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare only; 1 if it differs")
    fresh = describe()
    present = TARGET.read_text(encoding="utf-8") if TARGET.exists() else ""
    name = TARGET.relative_to(ROOT)
    if not parser.parse_args().check:
        TARGET.write_text(fresh, encoding="utf-8")
        print(f"{name}: {'unchanged' if fresh == present else 'written'}")
        return 0
    if fresh != present:
        print(f"{name} does not match the contract: run `make protos`.")
    return int(fresh != present)


if __name__ == "__main__":
    sys.exit(main())
