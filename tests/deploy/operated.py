"""A server with everything that its metrics tell of, and what happens to it in operation."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import grpc

from tests.certificates import Authority, Files, files_in
from tests.server.calling import eventually
from tests.server.rulebook_files import metro
from tests.server.running import ServerProcess, server_process
from tests.server.scraping import Scrape

LIMIT = 8
"""Calls at once that a worker takes."""

WORKERS = 2
_TOKEN = "artyom-vdnkh-2033"
_RELOADS = (
    "dozor_rulebook_reloads_total",
    "dozor_tls_reloads_total",
    "dozor_auth_token_reloads_total",
)


@dataclass(frozen=True)
class Operated:
    """One that runs, and the files that it follows."""

    process: ServerProcess
    authority: Authority
    certificates: Files
    tokens: Path
    rulebook: Path

    def channel(self) -> grpc.Channel:
        """A channel over TLS that sends a token."""
        credentials = grpc.composite_channel_credentials(
            grpc.ssl_channel_credentials(self.authority.pem),
            grpc.access_token_call_credentials(_TOKEN),
        )
        return grpc.secure_channel(self.process.address, credentials)

    def kill_worker(self) -> None:
        """Kill one, and wait until another serves in its place."""
        supervisor = self.process.process.pid
        children = Path(f"/proc/{supervisor}/task/{supervisor}/children")
        os.kill(int(children.read_text(encoding="utf-8").split()[0]), signal.SIGKILL)
        eventually(lambda: Scrape(self.process)("dozor_worker_restarts_total") == 1)
        eventually(lambda: Scrape(self.process)("dozor_workers") == WORKERS)

    def fail_to_reload(self) -> None:
        """Change everything for what cannot be used, and wait until every worker has seen it."""
        self.rulebook.write_text("no rulebook", encoding="utf-8")
        self.certificates.certificate.write_bytes(self.authority.issue().certificate)
        self.tokens.write_text("short", encoding="utf-8")
        self._wait_for("failure")

    def reload(self) -> None:
        """Change everything for what can be used, and wait until every worker has taken it."""
        self.rulebook.write_bytes(metro("1.2.0"))
        self.certificates.write(self.authority.issue())
        self.tokens.write_text(f"{_TOKEN}\nhunter-polis-2034-x\n", encoding="utf-8")
        self._wait_for("success")

    def _wait_for(self, result: str) -> None:
        for name in _RELOADS:
            eventually(lambda name=name: self._reloads(name, result) >= WORKERS)  # type: ignore[misc]

    def _reloads(self, name: str, result: str) -> float:
        return Scrape(self.process)(name, {"result": result})


@contextmanager
def operated(folder: Path) -> Iterator[Operated]:
    """Run one: workers, TLS, tokens, rulebooks, a low limit, and time to look at it draining."""
    authority = Authority("the server's authority")
    certificates, tokens = files_in(folder), folder / "tokens"
    certificates.write(authority.issue())
    tokens.write_text(f"{_TOKEN}\n", encoding="utf-8")
    rulebook = folder / "rulebooks" / "own.toml"
    rulebook.parent.mkdir()
    rulebook.write_bytes(metro("1.1.0"))
    settings = {
        "host": "127.0.0.1",
        "grpc_port": 0,
        "http_port": 0,
        "workers": WORKERS,
        "max_concurrent_calls": LIMIT,
        "drain_delay": 600.0,
        "reload_interval": 0.2,
        "tls_certificate": str(certificates.certificate),
        "tls_key": str(certificates.key),
        "auth_tokens": str(tokens),
        "rulebook_directory": str(rulebook.parent),
        "log_calls": "none",
    }
    told = ", ".join(f"{name}={value!r}" for name, value in settings.items())
    with server_process(told) as process:
        yield Operated(process, authority, certificates, tokens, rulebook)
