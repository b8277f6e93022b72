"""What the contract promises of every answer, however bad the request was."""

from typing import Any

import grpc
from google.protobuf.message import DecodeError, Message
from google.rpc import code_pb2, error_details_pb2

from dozor.server.methods import DOZOR_SERVICES, HEALTH
from dozor.v1 import errors_pb2
from dozor.wire.refusal import DOMAIN, LEFT_OUT
from tests.abuse.paths import fault_of_path
from tests.abuse.rpc import Answer, Rpc

CODE_OF_REASON = {
    "INVALID_REQUEST": "INVALID_ARGUMENT",
    "MALFORMED_REQUEST": "INVALID_ARGUMENT",
    "RULEBOOK_NOT_FOUND": "NOT_FOUND",
    "RULEBOOK_UNAVAILABLE": "FAILED_PRECONDITION",
    "RESPONSE_TOO_LARGE": "RESOURCE_EXHAUSTED",
    "WORK_LIMIT_REACHED": "RESOURCE_EXHAUSTED",
    "OVERLOADED": "RESOURCE_EXHAUSTED",
}
"""Of what a request alone can bring about; INTERNAL is not among it."""

_WHOLE_BATCH = ("ResolveBatch", "ResolveBatchStream", "ResolveRaidBatch")


def allowed(rpc: Rpc) -> set[str]:
    """The codes with which a method may answer a message within the limit of size."""
    codes = {"OK", "INVALID_ARGUMENT"}
    if rpc.path == f"/{HEALTH}/Check":
        codes.add("NOT_FOUND")
    fields = rpc.descriptor.input_type.fields_by_name
    if "rulebook" in fields:
        codes |= {"NOT_FOUND", "FAILED_PRECONDITION"}
    if "max_dice" in fields or "work_limit" in fields or rpc.descriptor.name in _WHOLE_BATCH:
        codes.add("RESOURCE_EXHAUSTED")
    return codes


def check(rpc: Rpc, request: bytes, answer: Answer) -> None:
    """Check an answer to one request against the contract."""
    assert answer.code.name in allowed(rpc), (rpc.path, request, answer)
    if answer.code is grpc.StatusCode.OK:
        assert len(answer.messages) == 1, (rpc.path, request)
        response = rpc.response.FromString(answer.messages[0])
        if "results" in response.DESCRIPTOR.fields_by_name:
            _check_results(rpc, request, response)
        return
    if rpc.path == f"/{HEALTH}/Check" and answer.code is grpc.StatusCode.NOT_FOUND:
        return  # the health protocol's own answer
    _check_details(rpc, request, answer)


def _check_details(rpc: Rpc, request: bytes, answer: Answer) -> None:
    told = (rpc.path, request, answer)
    assert answer.status is not None, told
    assert answer.status.code == answer.code.value[0], told
    assert answer.status.message == answer.text, told
    info = error_details_pb2.ErrorInfo()
    assert answer.status.details[0].Unpack(info), told
    assert info.domain == DOMAIN, told
    assert CODE_OF_REASON.get(info.reason) == answer.code.name, told
    bad_request = error_details_pb2.BadRequest()
    given = [detail for detail in answer.status.details if detail.Is(bad_request.DESCRIPTOR)]
    assert bool(given) == (info.reason == "INVALID_REQUEST"), told
    for detail in given:
        detail.Unpack(bad_request)
        assert bad_request.field_violations or info.metadata[LEFT_OUT], told
        for violation in bad_request.field_violations:
            _check_violation(rpc, violation, f"VIOLATION_REASON_{violation.reason}", request)


def _check_violation(rpc: Rpc, violation: Any, reason: str, request: bytes) -> None:
    assert reason in errors_pb2.ViolationReason.keys()[1:], violation
    message = parsed(rpc.request, request)
    fault = fault_of_path(violation.field, rpc.descriptor.input_type, message)
    assert fault is None, (rpc.path, request, fault)


def _check_results(rpc: Rpc, request: bytes, response: Any) -> None:
    """Check each item's result: as many as items, each with an answer or a complete error."""
    batch: Any = parsed(rpc.request, request)
    if batch is not None:
        assert len(response.results) == len(batch.items), (rpc.path, request)
    item = rpc.descriptor.input_type.fields_by_name["items"].message_type
    content = item.fields[1].message_type
    for result in response.results:
        kind = result.WhichOneof("result")
        assert kind is not None, (rpc.path, request)
        if kind == "response":
            continue
        reason = errors_pb2.ErrorReason.Name(result.error.reason).removeprefix("ERROR_REASON_")
        code = code_pb2.Code.Name(result.error.code)
        assert CODE_OF_REASON.get(reason) == code, (rpc.path, request, result)
        assert bool(result.error.violations) == (reason == "INVALID_REQUEST"), (request, result)
        for violation in result.error.violations:
            assert violation.reason in errors_pb2.ViolationReason.values()[1:], result
            assert violation.description, result
            path = violation.field.removeprefix("item.")  # said where a bare path would be taken
            faults = {fault_of_path(path, kind, None) for kind in (item, content)}
            assert None in faults, (rpc.path, request, faults)


def parsed(kind: type[Message], request: bytes) -> Message | None:
    """The request as a message, if it is one."""
    try:
        return kind.FromString(request)
    except DecodeError:
        return None


def fixes_its_dice(rpc: Rpc, request: bytes) -> bool:
    """Whether the answer depends on the request alone."""
    if rpc.path.split("/")[1] not in DOZOR_SERVICES:
        return True
    message: Any = parsed(rpc.request, request)
    if message is None:  # a batch's items are read each by itself, so some of them may be played
        return bool(rpc.descriptor.name != "ResolveRaidBatch")
    if rpc.descriptor.name == "ResolveRaidBatch":
        return all(item.raid.dice.WhichOneof("source") for item in message.items)
    has_dice = "dice" in message.DESCRIPTOR.fields_by_name
    return bool(not has_dice or message.dice.WhichOneof("source"))
