"""What a person sees who starts the server."""

import signal

from google.protobuf import json_format

from dozor.rulebooks import RulebookLibrary
from dozor.server.command import SAMPLE_REQUEST
from dozor.server.methods import SERVICES, STATION
from dozor.v1 import station_service_pb2 as pb
from tests.server.calling import RESOLVE, open_channel, unary
from tests.server.running import server_process


def test_the_banner_says_what_listens_where() -> None:
    with server_process("grpc_port=0, http_port=0, grace=3") as server:
        text = "\n".join(server.banner)
        for service in SERVICES:
            assert service in text
        assert f"localhost:{server.grpc_port} (every interface)" in text
        assert f"http://localhost:{server.http_port}/metrics" in text
        for rulebook in RulebookLibrary.bundled().identities():
            assert f"{rulebook.name} {rulebook.version} (digest {rulebook.digest[:12]})" in text
        assert f"localhost:{server.grpc_port} {STATION}/ResolveEngagement" in text
        assert "calls in flight have 3 s to finish" in text
        server.send(signal.SIGTERM)
        assert server.wait()[:2] == (0, "Dozor has stopped; every call was answered.\n")


def test_the_sample_of_the_banner_works() -> None:
    with server_process() as server, open_channel(server.address) as channel:
        assert SAMPLE_REQUEST in "\n".join(server.banner)
        request = json_format.Parse(SAMPLE_REQUEST, pb.ResolveEngagementRequest())
        answer = unary(channel, RESOLVE)(request.SerializeToString())
        assert pb.ResolveEngagementResponse.FromString(answer).HasField("outcome")
