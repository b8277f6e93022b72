"""Rulebooks of an operator's own, and servers that read them from a directory."""

import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

import grpc

from dozor.server.methods import RULEBOOKS
from dozor.v1 import rulebook_service_pb2 as pb
from tests.server.calling import RESOLVE, unary
from tests.server.running import ServerProcess, server_process

METRO = files("dozor.rulebooks").joinpath("metro-1.0.0.toml").read_text(encoding="utf-8")
GANG = files("dozor.rulebooks").joinpath("gang-1.0.0.toml").read_text(encoding="utf-8")
LIST = f"/{RULEBOOKS}/ListRulebooks"
NEVER = 0.0
SOON = 0.05


def metro(version: str, name: str = "metro", sniper: int = 2) -> bytes:
    """A rulebook like the bundled one, in which a Sniper has another rank."""
    text = METRO.replace('version = "1.0.0"', f'version = "{version}"')
    text = text.replace('name = "metro"', f'name = "{name}"')
    return text.replace("\nrank = 2\n", f"\nrank = {sniper}\n", 1).encode()


def digest(data: bytes) -> str:
    """The digest of a rulebook's data."""
    return hashlib.sha256(data).hexdigest()


def settings(directory: Path, interval: float = SOON) -> str:
    """Settings of a server that looks at the directory that often."""
    return (
        f"host='127.0.0.1', grpc_port=0, http_port=0, reload_interval={interval}, "
        f"rulebook_directory={json.dumps(str(directory))}"
    )


@contextmanager
def serving(directory: Path, interval: float = SOON) -> Iterator[ServerProcess]:
    """A server as a process of its own that takes rulebooks from a directory."""
    with server_process(settings(directory, interval)) as server:
        yield server


def served(channel: grpc.Channel) -> dict[str, str]:
    """The digests of all rulebooks of a server by name and version, the default ones with a *."""
    response = pb.ListRulebooksResponse.FromString(unary(channel, LIST)(b""))
    return {
        f"{book.identity.name}@{book.identity.version}{'*' * book.is_default}": book.identity.digest
        for book in response.rulebooks
    }


__all__ = ["GANG", "LIST", "METRO", "NEVER", "RESOLVE", "SOON", "digest", "metro", "served"]
