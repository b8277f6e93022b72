"""Servers for tests: in a thread of this process, or as a process of its own."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from queue import Queue

from dozor.api import Api
from dozor.server import RunningServer, ServerSettings, serve
from dozor.server.lifecycle import ApiFactory
from dozor.server.process import new_event_loop

FREE_PORTS = ServerSettings(host="127.0.0.1", grpc_port=0, http_port=0, grace=10)
SERVICE_FOLDER = Path(__file__).resolve().parents[2] / "service"
PATIENCE = 60.0
"""Seconds after which a test gives up on a server; no test waits so long unless it fails."""


@dataclass
class ThreadServer:
    """A server in a thread of this process."""

    running: RunningServer
    thread: threading.Thread
    cut_off: Queue[int]

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.running.grpc_port}"

    @property
    def http_port(self) -> int:
        return self.running.http_port

    def stop(self) -> int:
        """Stop it; tells how many calls were cut off."""
        self.running.request_stop()
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        return self.cut_off.get_nowait()


@contextmanager
def thread_server(
    settings: ServerSettings = FREE_PORTS, api_factory: ApiFactory = Api
) -> Iterator[ThreadServer]:
    """Run a server in a thread, and stop it unless the test has."""
    ready: Queue[RunningServer] = Queue()
    cut_off: Queue[int] = Queue()

    def run() -> None:
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            cut_off.put(runner.run(serve(settings, ready.put, api_factory)))

    thread = threading.Thread(target=run)
    thread.start()
    server = ThreadServer(ready.get(timeout=PATIENCE), thread, cut_off)
    try:
        yield server
    finally:
        if thread.is_alive():
            server.stop()


@dataclass
class ServerProcess:
    """A server as a process of its own."""

    process: subprocess.Popen[str]
    banner: list[str] = field(default_factory=list)

    def read_banner(self) -> None:
        """Wait for all that it says when it is ready."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.banner.append(line.rstrip("\n"))
            if line.startswith("  stop"):
                return
        raise AssertionError(f"the server ended: {self.process.communicate()[1]}")

    @property
    def grpc_port(self) -> int:
        return self._port(r"gRPC +[\w.]+:")

    @property
    def http_port(self) -> int:
        return self._port(r"metrics +http://[\w.]+:")

    def _port(self, pattern: str) -> int:
        found = re.search(pattern + r"(\d+)", "\n".join(self.banner))
        assert found is not None
        return int(found[1])

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.grpc_port}"

    @property
    def has_workers(self) -> bool:
        """Whether several processes serve."""
        return re.search(r"workers +\d+ processes", "\n".join(self.banner)) is not None

    def send(self, number: signal.Signals) -> None:
        """Send it a signal."""
        self.process.send_signal(number)

    def wait(self) -> tuple[int, str, str]:
        """Wait for its end; its exit code and the rest of what it wrote."""
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err


def popen(settings: str) -> subprocess.Popen[str]:
    """Start `run` in a process of its own, with these keyword arguments of the settings."""
    code = (
        "import sys; from dozor.server import ServerSettings, run; "
        f"sys.exit(run(ServerSettings({settings})))"
    )
    return subprocess.Popen(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": _python_path()},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def _python_path() -> str:
    return os.pathsep.join(filter(None, [str(SERVICE_FOLDER), os.environ.get("PYTHONPATH")]))


@contextmanager
def server_process(
    settings: str = "host='127.0.0.1', grpc_port=0, http_port=0",
) -> Iterator[ServerProcess]:
    """Run a server as a process, wait until it answers, and end it unless the test has."""
    with popen(settings) as process:
        server = ServerProcess(process)
        try:
            server.read_banner()
            yield server
        finally:
            if process.poll() is None:
                process.kill()
