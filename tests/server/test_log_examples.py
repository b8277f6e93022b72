"""The lines that the documentation shows are those that the server writes."""

import re
from pathlib import Path

from tests.server.calling import ENGAGEMENT, RESOLVE, open_channel, unary
from tests.server.collector import collector
from tests.server.logged import logged_server
from tests.server.running import server_process

GUIDE = Path(__file__).resolve().parents[2] / "deploy" / "README.md"
REQUEST = ENGAGEMENT.SerializeToString()
OWN_ID = (("x-request-id", "round-7"),)


def shown(kind: str) -> str:
    """The line of a call that the documentation shows."""
    (line,) = re.findall(rf"```{kind}\n(.*dozor\.calls.*)\n```", GUIDE.read_text("utf-8"))
    return masked(line)


def masked(line: str) -> str:
    """A line without what differs from call to call."""
    line = re.sub(r"\d{4}-[\d:T.-]+Z", "MOMENT", line)
    line = re.sub(r"[0-9a-f]{16,}", "ID", line)
    return re.sub(r"(?<=duration_ms.)\W*[\d.]+|(?<=deadline_ms.)\W*\d+|(?<=0\.0\.1:)\d+", "N", line)


def test_the_line_in_json() -> None:
    with (
        collector() as collected,
        logged_server("--log-calls", "all", "--tracing-endpoint", collected.endpoint) as server,
        open_channel(server.address) as channel,
    ):
        unary(channel, RESOLVE)(REQUEST, timeout=60, metadata=OWN_ID)
        server.wait_for("call")
        (line,) = (line for line in server.lines if '"call"' in line)
    assert masked(line) == shown("json")


def test_the_line_for_people() -> None:
    settings = "host='127.0.0.1', grpc_port=0, http_port=0, log_calls='all'"
    with server_process(settings) as server, open_channel(server.address) as channel:
        unary(channel, RESOLVE)(REQUEST, timeout=60, metadata=OWN_ID)
        assert server.process.stderr is not None
        lines = iter(server.process.stderr.readline, "")
        line = next(line for line in lines if "dozor.calls" in line)
    assert masked(line.rstrip("\n")) == shown("text")
