"""What the server writes to standard error: who reads it, and who could spoil it."""

import contextlib
import fcntl
import json
import logging
import os
import pty
import re
import signal
import subprocess
import sys
import threading
import time
from datetime import UTC, datetime, timedelta

import pytest

import dozor
from dozor.logs.writer import MAX_WAITING, PATIENCE_AT_END, LineWriter
from dozor.rulebooks import RulebookLibrary
from tests.server.calling import ENGAGEMENT, RESOLVE, failure, open_channel, unary
from tests.server.logged import ANYWHERE, environment, logged_server
from tests.server.raw_http2 import raw_call
from tests.server.running import PATIENCE, popen, server_process, thread_server

REQUEST = ENGAGEMENT.SerializeToString()
MOMENT = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z"
LOUD = """
import asyncio, gc, logging, sys, threading, warnings
from dozor.logs import logging_to_stderr

class Unfinished:
    def __del__(self):
        raise ValueError("unfinished")

async def forget():
    asyncio.get_running_loop().create_future().set_exception(OSError("forgotten"))
    await asyncio.sleep(0)
    gc.collect()

class Unshowable:
    def __str__(self):
        raise ValueError("no words")
    __repr__ = __str__

with logging_to_stderr(sys.argv[1], "info"):
    log = logging.getLogger("someone")
    warnings.warn("an old way", stacklevel=1)
    thread = threading.Thread(target=lambda: [][0])
    thread.start()
    thread.join()
    Unfinished()
    asyncio.run(forget())
    log.info("does not fit %d", "x")
    log.info("strange", extra={"field": Unshowable()})
    log.info("a\\nb\\x1b[31m\\u202e\\u2028\\U000e0041 Дозор", extra={"given": "c\\nd\\x7f\\ud800"})
    try:
        raise KeyError("x\\n2026-01-01T00:00:00.000000Z [info     ] forged\\x1b[2J")
    except KeyError:
        log.exception("caught")
    log.debug("too fine")
"""


def loud(log_format: str, **variables: str) -> bytes:
    command = [sys.executable, "-W", "default", "-c", LOUD, log_format]
    done = subprocess.run(
        command, env=environment(variables), stderr=subprocess.PIPE, timeout=PATIENCE, check=True
    )
    return done.stderr


def test_the_life_of_a_server_is_told_in_json() -> None:
    before = datetime.now(UTC)
    with logged_server("--grace", "3", variables={"DOZOR_LOG_CALLS": "none"}) as server:
        port = server.port
        assert server.stop() == 0
    names = [event["event"].partition(";")[0] for event in server.events]
    assert names == ["starting", "ready", "signal", "stopping", "stopped"]
    starting, ready, received, _, stopped = server.events
    assert starting["version"] == dozor.__version__
    assert starting["settings"] == {
        "host": "127.0.0.1",
        "grpc_port": 0,
        "http_port": 0,
        "grace": 3.0,
        "log_format": "json",
        "log_calls": "none",
    }
    assert ready["grpc_port"] == port != ready["http_port"] > 0
    assert ready["rulebooks"] == [
        {"name": book.name, "version": book.version, "digest": book.digest}
        for book in RulebookLibrary.bundled().identities()
    ]
    assert received["signal"] == "SIGTERM"
    assert stopped["cut_off"] == 0
    for event in server.events:
        assert list(event)[:4] == ["timestamp", "level", "logger", "event"]
        assert re.fullmatch(MOMENT, event["timestamp"])
        written = datetime.fromisoformat(event["timestamp"])
        assert before - timedelta(seconds=1) < written < datetime.now(UTC)


def test_with_json_nothing_is_said_to_people() -> None:
    settings = "host='127.0.0.1', grpc_port=0, http_port=0, log_format='json'"
    with popen(settings) as process:
        assert process.stderr is not None
        line = process.stderr.readline()
        while '"ready"' not in line:
            line = process.stderr.readline()
        process.send_signal(signal.SIGTERM)
        out, _ = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (0, "")


def test_why_it_cannot_start_is_a_line_as_well() -> None:
    with logged_server() as first:
        settings = f"host='127.0.0.1', grpc_port={first.port}, http_port=0, log_format='json'"
        with popen(settings) as second:
            out, err = second.communicate(timeout=PATIENCE)
    assert (second.returncode, out) == (1, "")
    last = json.loads(err.splitlines()[-1])
    assert (last["event"], last["level"]) == ("cannot start", "critical")
    assert f"gRPC port {first.port} is in use" in last["error"]


def test_whatever_python_and_its_libraries_say_is_a_line_of_the_log() -> None:
    events = [json.loads(line) for line in loud("json").splitlines()]
    told = {(event["logger"], event["level"]): event for event in events}
    assert "an old way" in told["py.warnings", "warning"]["event"]
    assert "IndexError" in told["dozor", "critical"]["exception"]
    assert "ValueError: unfinished" in told["dozor", "error"]["exception"]
    assert "OSError: forgotten" in told["asyncio", "error"]["exception"]
    assert [event["event"] for event in events if event["logger"] == "someone"] == [
        "'does not fit %d' with ('x',)",
        "'strange' (its fields cannot be shown: ValueError)",
        "a\nb\x1b[31m\u202e\u2028\U000e0041 Дозор",
        "caught",
    ]


def test_no_text_breaks_a_line_of_json_or_a_terminal() -> None:
    text = loud("json").decode()
    assert all(letter.isprintable() or letter == "\n" for letter in text)
    assert r"a\nb\u001b[31m\u202e\u2028\udb40\udc41 Дозор" in text
    assert r"c\nd\u007f\ud800" in text


def test_no_text_breaks_a_line_for_people_or_passes_for_one() -> None:
    text = loud("console").decode()
    assert all(letter.isprintable() or letter == "\n" for letter in text)
    assert r"a\u000ab\u001b[31m\u202e\u2028\udb40\udc41 Дозор" in text
    for line in text.splitlines():
        assert re.match(MOMENT + r" \[\w+ *\] ", line) or line.startswith("    | ")
    assert "forged" in text
    assert "\n2026-01-01" not in text


@pytest.mark.parametrize(
    ("variables", "colored"),
    [
        ({"NO_COLOR": "", "TERM": "xterm"}, True),
        ({"NO_COLOR": "1"}, False),
        ({"TERM": "dumb"}, False),
    ],
)
def test_colors_are_for_terminals_that_want_them(variables: dict[str, str], colored: bool) -> None:
    ours, theirs = pty.openpty()
    code = (
        "import logging; from dozor.logs import logging_to_stderr\n"
        "with logging_to_stderr('console', 'info'): logging.getLogger('x').warning('seen')"
    )
    subprocess.run(
        [sys.executable, "-c", code],
        env=environment({"NO_COLOR": "", "TERM": "xterm", **variables}),
        stderr=theirs,
        timeout=PATIENCE,
        check=True,
    )
    written = os.read(ours, 65_536)
    os.close(theirs)
    os.close(ours)
    assert b"seen" in written
    assert (b"\x1b[" in written) is colored


@pytest.mark.parametrize("level", ["debug", "info"])
def test_bytes_that_are_no_text_are_one_short_line_at_debug(level: str) -> None:
    with logged_server("--log-level", level, "--log-calls", "none") as server:
        raw_call(server.port, b"/\xff\xfe" + b"x" * 1_000, REQUEST)
        raw_call(server.port, RESOLVE.encode(), REQUEST, ((b"x-mine", b"\xff"),))
        raw_call(server.port, RESOLVE.encode(), REQUEST, ((b"grpc-timeout", b"soon"),))
        with open_channel(server.address) as channel:
            unary(channel, RESOLVE)(REQUEST)
        assert server.stop() == 0
    assert "Traceback" not in "\n".join(server.lines)
    told = [event for event in server.events if "a client sent" in event["event"]]
    assert len(told) == (2 if level == "debug" else 0)
    assert {event["level"] for event in server.events} <= {"debug", "info"}
    assert max(map(len, told), default=0) < 300


def test_a_server_whose_log_nobody_reads_goes_on() -> None:
    read, write = os.pipe()
    fcntl.fcntl(write, fcntl.F_SETPIPE_SZ, 4_096)
    command = [sys.executable, "-c", "import sys; from dozor.cli import main; sys.exit(main())"]
    process = subprocess.Popen(
        [*command, "serve", *ANYWHERE, "--log-format", "json", "--log-calls", "all"],
        env=environment({}),
        stderr=write,
    )
    os.close(write)
    try:
        with os.fdopen(read, "rb") as log:
            line = log.readline()
            while b'"ready"' not in line:
                line = log.readline()
            address = f"127.0.0.1:{json.loads(line)['grpc_port']}"
            with open_channel(address) as channel:
                for _ in range(200):  # 200 lines are many times what the pipe holds
                    unary(channel, RESOLVE)(REQUEST, timeout=PATIENCE)
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) == 0
    finally:
        process.kill()
        process.wait()


def test_a_server_whose_log_is_closed_goes_on() -> None:
    with (
        server_process("host='127.0.0.1', grpc_port=0, http_port=0, log_calls='all'") as server,
        open_channel(server.address) as channel,
    ):
        assert server.process.stderr is not None
        server.process.stderr.close()
        for _ in range(20):
            unary(channel, RESOLVE)(REQUEST)
        server.send(signal.SIGTERM)
        assert server.process.wait(PATIENCE) == 0


def test_lines_beyond_what_may_wait_are_dropped_and_counted() -> None:
    code = (
        "import logging, os; from dozor.logs import logging_to_stderr\n"
        "with logging_to_stderr('json', 'info'):\n"
        f"    for number in range({2 * MAX_WAITING}):\n"
        "        logging.getLogger('x').info('line')\n"
        "    os.write(1, b'all said')\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code],
        env=environment({}),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.read(8) == b"all said"  # although nobody has read a line yet
        _, err = process.communicate(timeout=PATIENCE)
    events = [json.loads(line) for line in err.splitlines()]
    dropped = sum(event.get("dropped", 0) for event in events)
    written = sum(event["event"] == "line" for event in events)
    assert dropped > 0
    assert written + dropped == 2 * MAX_WAITING


def test_a_child_process_goes_on_with_the_log_of_its_parent() -> None:
    code = (
        "import logging, os; from dozor.logs import logging_to_stderr\n"
        "with logging_to_stderr('json', 'info'):\n"
        "    logging.getLogger('x').info('parent')\n"
        "    if child := os.fork():\n"
        "        os.waitpid(child, 0)\n"
        "    else:\n"
        "        logging.getLogger('x').info('child')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=environment({}),
        stderr=subprocess.PIPE,
        timeout=PATIENCE,
        check=True,
    )
    told = sorted(json.loads(line)["event"] for line in done.stderr.splitlines())
    assert told == ["child", "parent"]


def test_a_server_used_as_a_library_leaves_logging_alone() -> None:
    root = logging.getLogger()
    before = root.handlers[:], root.level, threading.excepthook, sys.unraisablehook
    with thread_server() as server, open_channel(server.address) as channel:
        unary(channel, RESOLVE)(REQUEST)
        failure(lambda: unary(channel, RESOLVE)(b"\xff"))
        during = root.handlers[:], root.level, threading.excepthook, sys.unraisablehook
        threads = [thread.name for thread in threading.enumerate()]
    assert during == before
    assert "dozor-log" not in threads


def test_a_log_that_nobody_reads_is_waited_for_once_at_the_end() -> None:
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    with contextlib.suppress(BlockingIOError):
        while True:
            os.write(writer, bytes(65_536))
    os.set_blocking(writer, True)
    log = LineWriter(logging.Formatter(), writer)
    log.emit(logging.makeLogRecord({"msg": "nobody will read this"}))
    log.close()
    asked = time.monotonic()
    log.close()  # as Python does at the end
    assert time.monotonic() - asked < PATIENCE_AT_END / 2
    os.close(reader)
    os.close(writer)
