"""A server process that is to be abused, and what can be seen of it from outside."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import grpc

from tests.abuse.rpc import RPC
from tests.server.calling import ENGAGEMENT, open_channel
from tests.server.running import PATIENCE, SERVICE_FOLDER, ServerProcess

MIB = 1024 * 1024

_CODE = (
    "import sys; from dozor.server import ServerSettings, run; "
    "sys.exit(run(ServerSettings(host='127.0.0.1', grpc_port=0, http_port=0)))"
)


@dataclass(frozen=True)
class Held:
    """What a process holds: open files and threads."""

    files: int
    threads: int


@dataclass
class Victim:
    """The server process, with one connection of a good client."""

    server: ServerProcess
    channel: grpc.Channel
    log: Path

    @property
    def rss(self) -> int:
        """Memory that it holds now, in bytes."""
        return self._kilobytes("VmRSS")

    @property
    def peak(self) -> int:
        """The most that it has held since it started, or since `forget_peak`."""
        return self._kilobytes("VmHWM")

    def forget_peak(self) -> None:
        """Measure the peak from now on."""
        self._proc("clear_refs").write_text("5", encoding="ascii")

    @property
    def held(self) -> Held:
        return Held(
            files=len(list(self._proc("fd").iterdir())),
            threads=len(list(self._proc("task").iterdir())),
        )

    def answers(self) -> None:
        """Check that it lives, is healthy and judges."""
        assert self.server.process.poll() is None, self.log.read_text(encoding="utf-8")[-4000:]
        assert RPC["Check"].call(self.channel, b"").messages == (b"\x08\x01",)
        answer = RPC["ResolveEngagement"].call(self.channel, ENGAGEMENT.SerializeToString())
        assert answer.code is grpc.StatusCode.OK, answer

    def lets_go(self, before: Held, spare: int = 2) -> None:
        """Wait until it holds no more than before; a few threads and files of gRPC come and go."""
        end = time.monotonic() + PATIENCE
        while (now := self.held).files > before.files + spare or (
            now.threads > before.threads + spare
        ):
            assert time.monotonic() < end, f"it held {before}, and now {now}"
            time.sleep(0.1)

    def has_no_fault(self) -> None:
        """Check that nothing in the log is a fault of our own."""
        assert "a fault in" not in self.log.read_text(encoding="utf-8", errors="replace")

    def _kilobytes(self, name: str) -> int:
        for line in self._proc("status").read_text(encoding="ascii").splitlines():
            if line.startswith(f"{name}:"):
                return int(line.split()[1]) * 1024
        raise AssertionError(f"the process has ended: {self.log.read_text(encoding='utf-8')}")

    def _proc(self, name: str) -> Path:
        return Path(f"/proc/{self.server.process.pid}/{name}")


@contextmanager
def victim() -> Iterator[Victim]:
    """Run one; its log goes to a file, for nobody reads along and a pipe would fill up."""
    with (
        tempfile.TemporaryDirectory() as folder,
        (Path(folder) / "log").open("w") as log,
        subprocess.Popen(
            [sys.executable, "-c", _CODE],
            env={**os.environ, "PYTHONPATH": str(SERVICE_FOLDER)},
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        ) as process,
    ):
        try:
            server = ServerProcess(process)
            server.read_banner()
            with open_channel(server.address) as channel:
                yield Victim(server, channel, Path(log.name))
        finally:
            process.kill()
