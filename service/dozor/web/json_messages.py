"""Messages as JSON: requests into bytes, answers out of them, as the Connect protocol says.

Fields may be named in lowerCamelCase or as in the contract. What names no field is refused: a
misspelt key that counts for nothing would change a fight and say nothing of it.
"""

import json
from typing import Any, cast

from google.protobuf import json_format
from google.protobuf.descriptor import Descriptor
from google.protobuf.message import Message
from google.rpc import code_pb2

from dozor.api import Refusal
from dozor.errors import Reason, Violation
from dozor.v1 import errors_pb2
from dozor.web.json_check import MOST_FAULTS, JsonCheck

_MOST_FIELDS_NAMED = 3


def request_bytes(data: bytes, message_type: type[Message]) -> bytes:
    """The bytes of a request that is JSON.

    Raises:
        Refusal: It is none, or does not fit the message; names every field at fault.
    """
    given = _loaded(data, message_type)
    check = JsonCheck()
    check.message(given, cast("Descriptor", message_type.DESCRIPTOR), "")
    if check.faults:
        raise _misfit(check.faults, message_type)
    try:
        message = json_format.ParseDict(given, message_type())
    except (ValueError, TypeError, RecursionError, json_format.ParseError) as error:
        raise _refused(f"the JSON is no {_name(message_type)}: {_short(str(error))}") from None
    return message.SerializeToString()


def response_json(data: bytes, message_type: type[Message]) -> bytes:
    """An answer as JSON: names in lowerCamelCase, fields that hold their default left out."""
    content = json_format.MessageToDict(message_type.FromString(data))
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()


def _loaded(data: bytes, message_type: type[Message]) -> Any:
    if not data.strip():
        raise _refused(f"the request is empty; a {_name(message_type)} is at least {{}}")
    try:
        return json.loads(data.decode(), object_pairs_hook=_once)
    except UnicodeDecodeError as error:
        raise _refused(f"the request is no JSON: byte {error.start} is not UTF-8") from None
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise _refused(f"the request is no JSON: {error.msg} in {place}") from None
    except (ValueError, RecursionError) as error:
        raise _refused(f"the request is no JSON: {_short(str(error))}") from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        raise ValueError(f"the key {json.dumps(_twice(pairs)[:80])} stands twice in one object")
    return made


def _twice(pairs: list[tuple[str, Any]]) -> str:
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            return key
        seen.add(key)
    raise ValueError("no key stands twice")


def _misfit(faults: list[tuple[str, Reason, str]], message_type: type[Message]) -> Refusal:
    named = ", ".join(path for path, _, _ in faults[:_MOST_FIELDS_NAMED] if path)
    more = len(faults) - _MOST_FIELDS_NAMED
    rest = " and more" if len(faults) >= MOST_FAULTS else f" and {more} more" if more > 0 else ""
    where = f": {named}{rest}" if named else f": {faults[0][2]}"
    return Refusal(
        code_pb2.INVALID_ARGUMENT,
        errors_pb2.ERROR_REASON_MALFORMED_REQUEST,
        f"the JSON does not fit a {_name(message_type)}{where}",
        [(Violation(path, reason, "json"), text) for path, reason, text in faults],
    )


def _refused(message: str) -> Refusal:
    reason = errors_pb2.ERROR_REASON_MALFORMED_REQUEST
    return Refusal(code_pb2.INVALID_ARGUMENT, reason, message)


def _name(message_type: type[Message]) -> str:
    return str(message_type.DESCRIPTOR.name)


def _short(text: str) -> str:
    text = text.encode(errors="backslashreplace").decode()
    return " ".join(text.split())[:200]
