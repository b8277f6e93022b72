"""A server that lacks CPU, files, readers of what it writes, or workers that listen."""

import contextlib
import contextvars
import logging
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import grpc
import pytest

from dozor.logs import CALL_FIELDS
from dozor.server.command import _farewell
from dozor.server.signals import Signals
from dozor.server.workers.messages import Connection
from dozor.server.workers.supervisor import End
from tests.server.calling import ENGAGEMENT, RESOLVE, eventually, failure, open_channel, unary
from tests.server.running import PATIENCE, SERVICE_FOLDER, ServerProcess, server_process
from tests.server.scraping import Scrape
from tests.server.test_workers import TWO, _children, _workers

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes in /proc"),
]

REQUEST = ENGAGEMENT.SerializeToString()


@contextmanager
def throttled(server: ServerProcess) -> Iterator[None]:
    """Let a process run a sixth of the time, as a limit of CPU does."""
    over = threading.Event()

    def throttle() -> None:
        while not over.is_set() and server.process.poll() is None:
            server.send(signal.SIGSTOP)
            over.wait(0.15)
            server.send(signal.SIGCONT)
            over.wait(0.03)

    thread = threading.Thread(target=throttle)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
        if server.process.poll() is None:
            server.send(signal.SIGCONT)


def test_a_server_that_is_short_of_cpu_answers_its_last_calls() -> None:
    codes: list[grpc.StatusCode] = []

    def call(address: str) -> None:
        with open_channel(address) as channel:
            while True:
                try:
                    unary(channel, RESOLVE)(REQUEST)
                except grpc.RpcError as error:
                    codes.append(error.code())
                    return

    settings = "host='127.0.0.1', grpc_port=0, http_port=0, grace=16"
    with server_process(settings) as server, throttled(server):
        callers = [threading.Thread(target=call, args=[server.address]) for _ in range(4)]
        for caller in callers:
            caller.start()
        time.sleep(1)
        server.send(signal.SIGTERM)
        code, out, _ = server.wait()
        for caller in callers:
            caller.join(PATIENCE)
    assert (code, out) == (0, "Dozor has stopped; every call was answered.\n")
    assert set(codes) <= {grpc.StatusCode.UNAVAILABLE, grpc.StatusCode.CANCELLED}


def test_a_connection_to_one_that_does_not_read_is_over_in_the_end() -> None:
    ours, theirs = socket.socketpair()
    connection = Connection(ours, patience=1)
    with theirs:
        for _ in range(20_000):  # far more than fit
            connection.send("reload")
        assert connection.receive() is None
    connection.close()


def test_a_worker_that_does_not_listen_holds_up_neither_scrapes_nor_the_stop() -> None:
    with _workers(TWO + ", grace=1") as server:
        stopped, killed = _children(server.process.pid)
        os.kill(stopped, signal.SIGSTOP)
        for _ in range(600):
            server.send(signal.SIGHUP)
            time.sleep(0.002)
        os.kill(killed, signal.SIGKILL)
        # The one is replaced because it was killed, the other because it listens no more.
        eventually(lambda: Scrape(server)("dozor_worker_restarts_total") == 2)
        eventually(lambda: Scrape(server)("dozor_workers") == 2)
        server.send(signal.SIGTERM)
        assert server.wait()[0] == 0


def _has_restarted(server: ServerProcess, times: int) -> bool:
    return Scrape(server)("dozor_worker_restarts_total") >= times


def test_workers_that_are_killed_before_they_serve_do_not_end_the_server() -> None:
    with _workers() as server:
        for times in (0, 1, 2):
            for worker in _children(server.process.pid):
                os.kill(worker, signal.SIGKILL)
            least = 2 * times + 1
            eventually(partial(_has_restarted, server, least))
        eventually(lambda: Scrape(server)("dozor_workers") == 2)
        with open_channel(server.address) as channel:
            unary(channel, RESOLVE)(REQUEST)
        server.send(signal.SIGTERM)
        assert server.wait()[0] == 0


def test_the_farewell_tells_of_calls_cut_off_whatever_else_there_is() -> None:
    assert _farewell(End()) == "Dozor has stopped; every call was answered."
    told = _farewell(End(cut_off=8, died=1))
    assert "8 calls were still open" in told
    assert "0 in the end, 1 before" in told


def fill(writer: int) -> None:
    """Write to a pipe until no more fits."""
    os.set_blocking(writer, False)
    with contextlib.suppress(BlockingIOError):
        while True:
            os.write(writer, bytes(65_536))
    os.set_blocking(writer, True)


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("output", ["reader gone", "full", "nobody reads"])
def test_standard_output_decides_nothing(output: str, workers: int, tmp_path: Path) -> None:
    reader, writer = os.pipe()
    if output == "full":
        os.close(writer)
        writer = os.open("/dev/full", os.O_WRONLY)
    if output == "nobody reads":
        fill(writer)
    if output == "reader gone":
        os.close(reader)
    log = tmp_path / "log"
    options = ["--host", "127.0.0.1", "--grpc-port", "0", "--http-port", "0"]
    with log.open("wb") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "dozor", "serve", *options, "--workers", str(workers)],
            stdout=writer,
            stderr=errors,
            env={**os.environ, "PYTHONPATH": str(SERVICE_FOLDER)},
        )
    try:
        eventually(lambda: b" ready " in log.read_bytes())
        port = re.search(r"ready.* grpc_port=(\d+)", log.read_text())
        assert port is not None
        with open_channel(f"127.0.0.1:{port[1]}") as channel:
            unary(channel, RESOLVE)(REQUEST)
        process.terminate()
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()
        process.wait()
        os.close(writer)
        if output != "reader gone":
            os.close(reader)
    assert "Traceback" not in log.read_text()


def _cpu(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_where_no_more_files_may_be_opened_it_says_so_and_does_not_spin() -> None:
    with server_process() as server:
        pid = server.process.pid
        used = len(list(Path(f"/proc/{pid}/fd").iterdir()))
        resource.prlimit(pid, resource.RLIMIT_NOFILE, (used + 5, used + 5))
        address = ("127.0.0.1", server.http_port)
        clients = [socket.create_connection(address) for _ in range(20)]
        before = _cpu(pid)
        time.sleep(2)
        spent = _cpu(pid) - before
        for client in clients:
            client.close()
        eventually(lambda: Scrape(server)("dozor_workers") == 1)
        server.send(signal.SIGTERM)
        _, _, log = server.wait()
    assert log.count("no more files may be opened") == 1
    assert spent < 1  # of two seconds


def test_a_hangup_as_early_as_can_be_ends_nothing() -> None:
    options = ["--host", "127.0.0.1", "--grpc-port", "0", "--http-port", "0"]
    with subprocess.Popen(
        [sys.executable, "-m", "dozor", "serve", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": str(SERVICE_FOLDER)},
        text=True,
    ) as process:

        def heeded() -> bool:
            status = Path(f"/proc/{process.pid}/status").read_text()
            masks = [int(m, 16) for m in re.findall(r"Sig(?:Ign|Cgt):\s*(\w+)", status)]
            return any(mask & 1 << (signal.SIGHUP - 1) for mask in masks)

        eventually(heeded)
        # What is long to load is not loaded yet, so nobody has had the time to send one.
        assert "cygrpc" not in Path(f"/proc/{process.pid}/maps").read_text()
        process.send_signal(signal.SIGHUP)
        server = ServerProcess(process)
        server.read_banner()
        with open_channel(server.address) as channel:
            failed = failure(lambda: unary(channel, RESOLVE)(b"\xff"))
            assert failed.code is grpc.StatusCode.INVALID_ARGUMENT
        process.terminate()
        assert process.wait(PATIENCE) == 0


def test_a_signal_is_noted_as_part_of_no_call() -> None:
    noted: list[object] = []

    class Noting(logging.Handler):
        def emit(self, _: logging.LogRecord) -> None:
            noted.append(CALL_FIELDS.get())

    def in_a_call() -> None:
        CALL_FIELDS.set({"request_id": "a call's"})
        with Signals():
            signal.raise_signal(signal.SIGHUP)
            signal.raise_signal(signal.SIGTERM)

    log, handler = logging.getLogger("dozor.server.signals"), Noting()
    level = log.level
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    try:
        contextvars.copy_context().run(in_a_call)
    finally:
        log.removeHandler(handler)
        log.setLevel(level)
    assert noted == [None, None]
