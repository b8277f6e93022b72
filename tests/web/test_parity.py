"""Over the web, every RPC answers what it answers over gRPC: to the byte, errors included."""

import json
from random import Random
from typing import Any

import grpc
import pytest
from connectrpc.client import ConnectClientSync
from connectrpc.code import Code
from connectrpc.compat import google_protobuf_binary_codec, google_protobuf_json_codec
from connectrpc.errors import ConnectError
from connectrpc.method import IdempotencyLevel, MethodInfo, StreamType
from connectrpc.protocol import ProtocolType
from google.protobuf import json_format
from google.rpc import error_details_pb2

from dozor.server.methods import STATION
from dozor.web.rpc import WEB_METHODS
from tests.abuse.rpc import RPC, Answer, Rpc
from tests.abuse.samples import adverse, damaged, samples
from tests.server.calling import ENGAGEMENT, RESOLVE
from tests.server.running import ThreadServer
from tests.web.calling import (
    WebAnswer,
    debug,
    error_of,
    fields,
    grpc_web,
    post,
    stream_connect,
    unary_connect,
)

RPCS = [RPC[method.name] for method in WEB_METHODS]
_FEW = 8


def _requests(rpc: Rpc) -> list[bytes]:
    """Legal ones, illegal ones, and bytes that are no message."""
    rng = Random(rpc.path)
    legal = [message.SerializeToString() for message in samples(rpc)[:_FEW]]
    illegal = [adverse(rng, rpc).SerializeToString(deterministic=True) for _ in range(_FEW)]
    return [b"", b"\xff\xff", *legal, *illegal, *(damaged(rng, rpc) for _ in range(_FEW))]


def _same(web: WebAnswer, answer: Answer) -> None:
    assert (web.code, web.text) == (answer.code, answer.text)
    assert web.messages == answer.messages
    assert web.status == answer.status


@pytest.mark.parametrize("rpc", RPCS, ids=lambda rpc: rpc.descriptor.name)
def test_connect_and_grpc_web_answer_the_bytes_that_grpc_answers(
    rpc: Rpc, server: ThreadServer, channel: grpc.Channel
) -> None:
    for request in _requests(rpc):
        answer = rpc.call(channel, request)
        if answer != rpc.call(channel, request):
            continue  # it rolls dice
        _same(grpc_web(server.http_port, rpc.path, [request]), answer)
        if rpc.streams:
            _same(stream_connect(server.http_port, rpc.path, [request]), answer)
        else:
            _same(unary_connect(server.http_port, rpc.path, request), answer)


@pytest.mark.parametrize("rpc", RPCS, ids=lambda rpc: rpc.descriptor.name)
def test_json_tells_what_grpc_tells(rpc: Rpc, server: ThreadServer, channel: grpc.Channel) -> None:
    rng = Random(rpc.path)
    for message in [*samples(rpc)[:_FEW], *(adverse(rng, rpc) for _ in range(_FEW))]:
        snake = rng.random() < 0.5
        try:
            text = json_format.MessageToJson(message, preserving_proto_field_name=snake)
        except json_format.SerializeToJsonError:
            continue  # a time that is none
        request = message.SerializeToString(deterministic=True)
        answer = rpc.call(channel, request)
        if answer != rpc.call(channel, request):
            continue  # it rolls dice
        if rpc.streams:
            web = stream_connect(server.http_port, rpc.path, [text.encode()], "json")
            assert web.code is answer.code
            told = [json_format.Parse(text, rpc.response()) for text in web.messages]
            assert told == [rpc.response.FromString(data) for data in answer.messages]
            assert web.status == answer.status
            continue
        response = post(server.http_port, rpc.path, text.encode())
        if answer.code is grpc.StatusCode.OK:
            assert response.status == 200
            (data,) = answer.messages
            assert json_format.Parse(response.body, rpc.response()) == rpc.response.FromString(data)
        else:
            _same(error_of(response.json), answer)


def test_an_error_can_be_read_without_protobuf(server: ThreadServer) -> None:
    unit = {"unitClass": "UNIT_CLASS_HUNTER", "items": ["ITEM_MEDKIT", "ITEM_MEDKIT"]}
    body = json.dumps({"attackers": [unit]}).encode()
    answer = post(server.http_port, RESOLVE, body)
    assert answer.status == 400
    assert answer.json["code"] == "invalid_argument"
    info = debug(answer.json, "ErrorInfo")
    assert info == {"reason": "INVALID_REQUEST", "domain": "dozor.v1"}
    assert fields(answer.json) == {
        "objective": "MISSING",
        "attackers[0].items[1]": "DUPLICATE",
        "defenders": "TOO_FEW",
    }


def test_a_call_has_its_id_in_its_trailers(server: ThreadServer) -> None:
    request = ENGAGEMENT.SerializeToString()
    for web in (
        unary_connect(server.http_port, RESOLVE, request, x_request_id="mine"),
        grpc_web(server.http_port, RESOLVE, [request], x_request_id="mine"),
    ):
        assert web.metadata["x-request-id"] == "mine"


def _info(rpc: Rpc) -> MethodInfo[Any, Any]:
    return MethodInfo(
        name=rpc.descriptor.name,
        service_name=rpc.descriptor.containing_service.full_name,
        input=rpc.request,
        output=rpc.response,
        idempotency_level=IdempotencyLevel.NO_SIDE_EFFECTS,
        stream_type=StreamType.BIDI_STREAM if rpc.streams else StreamType.UNARY,
    )


@pytest.mark.parametrize("protocol", [ProtocolType.CONNECT, ProtocolType.GRPC_WEB])
@pytest.mark.parametrize(
    "codec", [google_protobuf_binary_codec(), google_protobuf_json_codec()], ids=lambda c: c.name()
)
def test_a_stock_client_of_connect_calls_and_reads_errors(
    codec: Any, protocol: ProtocolType, server: ThreadServer
) -> None:
    resolve, stream = RPC["ResolveEngagement"], RPC["ResolveBatchStream"]
    client = ConnectClientSync(
        f"http://127.0.0.1:{server.http_port}",
        codec=codec,
        protocol=protocol,
        send_compression=None,
    )
    with client:
        response: Any = client.execute_unary(request=ENGAGEMENT, method=_info(resolve))
        assert response.outcome.winner
        with pytest.raises(ConnectError) as caught:
            client.execute_unary(request=resolve.request(), method=_info(resolve))
        items: Any = [{"id": str(number), "engagement": ENGAGEMENT} for number in range(3)]
        batches = [stream.request(items=items[:number]) for number in (1, 2, 3)]
        answers: list[Any] = list(
            client.execute_bidi_stream(request=iter(batches), method=_info(stream))
        )
    assert caught.value.code is Code.INVALID_ARGUMENT
    kinds = [detail.type_name for detail in caught.value.details]
    assert kinds == ["google.rpc.ErrorInfo", "google.rpc.BadRequest"]
    bad = error_details_pb2.BadRequest.FromString(caught.value.details[1].message_bytes)
    assert [v.field for v in bad.field_violations] == ["objective", "attackers", "defenders"]
    assert [len(answer.results) for answer in answers] == [1, 2, 3]


def test_a_stream_without_messages_is_no_failure(server: ThreadServer) -> None:
    path = f"/{STATION}/ResolveBatchStream"
    for web in (
        stream_connect(server.http_port, path, []),
        grpc_web(server.http_port, path, []),
    ):
        assert (web.code, web.messages) == (grpc.StatusCode.OK, ())
