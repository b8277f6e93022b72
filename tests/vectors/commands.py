"""Runs the commands of clients."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.vectors.client_toml import Client

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ROOT / ".tools" / "bin"
PROTOC = TOOLS / "protoc-grpc-tools"
# As much of a failed command's output as is told: its end.
_TOLD = 3_000


class Failure(Exception):
    """A client does not do what it should."""


def write_protoc() -> None:
    """Write a protoc: the one that comes with grpcio-tools, well-known types included."""
    PROTOC.parent.mkdir(parents=True, exist_ok=True)
    # In one step: another run may be using it.
    new = PROTOC.with_name(f"{PROTOC.name}.{os.getpid()}")
    new.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m grpc_tools.protoc "$@"\n')
    new.chmod(0o755)
    new.replace(PROTOC)


def missing_programs(client: Client) -> list[str]:
    """The programs that a client needs and the machine has not."""
    return [name for name in client.needs if shutil.which(name, path=_path()) is None]


def run(
    client: Client, command: str, *arguments: str | Path, timeout: float = 300
) -> subprocess.CompletedProcess[str]:
    """Run a command in a client's folder.

    Raises:
        Failure: It does not end in time.
    """
    command = command.replace("{root}", str(ROOT)).replace("{python}", sys.executable)
    shell = ["bash", "-c", f'{command} "$@"' if arguments else command, client.language]
    try:
        return subprocess.run(
            [*shell, *map(str, arguments)],
            cwd=client.folder,
            env={**os.environ, "PATH": _path(), "PROTOC": str(PROTOC)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=timeout,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise Failure(f"`{command}` did not end within {timeout:g} s") from None


def must(
    client: Client, command: str, *arguments: str | Path, timeout: float = 300
) -> subprocess.CompletedProcess[str]:
    """The same for a command that must succeed.

    Raises:
        Failure: It does not.
    """
    done = run(client, command, *arguments, timeout=timeout)
    if done.returncode != 0:
        raise Failure(f"`{command}` ended with {done.returncode}:\n{output(done)}")
    return done


def output(done: subprocess.CompletedProcess[str]) -> str:
    """The end of what a command wrote."""
    return (done.stdout + done.stderr).strip()[-_TOLD:]


def _path() -> str:
    return os.pathsep.join([str(TOOLS), os.environ.get("PATH", os.defpath)])
