"""Servers as processes whose log is read: `dozor serve` itself, with JSON unless said otherwise."""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import IO, Any

from tests.server.calling import eventually
from tests.server.running import PATIENCE, SERVICE_FOLDER

Event = dict[str, Any]

ANYWHERE = ("--host", "127.0.0.1", "--grpc-port", "0", "--http-port", "0")


@dataclass
class LoggedServer:
    """A server whose log is read as it is written."""

    process: subprocess.Popen[str]
    lines: list[str] = field(default_factory=list)
    readers: list[threading.Thread] = field(default_factory=list)

    def follow(self, file: IO[str]) -> None:
        """Read what it writes, so that it never waits."""
        thread = threading.Thread(target=lambda: self.lines.extend(line[:-1] for line in file))
        self.readers.append(thread)
        thread.start()

    @property
    def events(self) -> list[Event]:
        """The lines so far, each of which is a JSON object."""
        return [json.loads(line) for line in self.lines.copy()]

    def named(self, name: str) -> list[Event]:
        """The events of that name."""
        return [event for event in self.events if event["event"] == name]

    def wait_for(self, name: str, count: int = 1) -> list[Event]:
        """Wait until there are so many events of that name."""
        eventually(lambda: len(self.named(name)) >= count or self.process.poll() is not None)
        found = self.named(name)
        assert len(found) >= count, self.lines
        return found

    @property
    def port(self) -> int:
        return int(self.named("ready")[0]["grpc_port"])

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def stop(self) -> int:
        """Stop it by SIGTERM, and read the rest of its log; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        for reader in self.readers:
            reader.join(PATIENCE)
        return code


def environment(changes: Mapping[str, str]) -> dict[str, str]:
    """This process's environment, for a server."""
    return {**os.environ, "PYTHONPATH": str(SERVICE_FOLDER), **changes}


@contextmanager
def logged_server(
    *flags: str,
    variables: Mapping[str, str] | None = None,
    code: str = "import sys; from dozor.cli import main; sys.exit(main())",
) -> Iterator[LoggedServer]:
    """Run a server until it is ready, and end it unless the test has.

    Args:
        flags: Flags of `dozor serve`.
        variables: Changes to the environment.
        code: What runs instead of the command.
    """
    command = [sys.executable, "-c", code, "serve", *ANYWHERE, "--log-format", "json", *flags]
    with subprocess.Popen(
        command,
        env=environment(variables or {}),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        server = LoggedServer(process)
        try:
            assert process.stderr is not None
            server.follow(process.stderr)
            server.wait_for("ready")
            yield server
        finally:
            if process.poll() is None:
                process.kill()
            for reader in server.readers:
                reader.join(PATIENCE)
