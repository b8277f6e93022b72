"""Runs the command line as a process of its own, and servers to ask."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

SERVICE = Path(__file__).parents[2] / "service"
ENVIRONMENT = {"PATH": os.environ["PATH"], "PYTHONPATH": str(SERVICE)}
COMMAND = (sys.executable, "-m", "dozor")


def start(
    *arguments: str | Path, command: tuple[str, ...] = COMMAND, **options: Any
) -> "subprocess.Popen[bytes]":
    """Start a process."""
    environment = ENVIRONMENT | options.pop("environment", {})
    options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options}
    return subprocess.Popen([*command, *map(str, arguments)], env=environment, **options)


def finish(process: "subprocess.Popen[bytes]", given: bytes | None = None) -> tuple[int, str, str]:
    """Exit status and output of a process that ends by itself."""
    try:
        out, err = process.communicate(given, timeout=30)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        raise
    return process.returncode, (out or b"").decode(), (err or b"").decode()


@contextmanager
def server() -> Iterator[str]:
    """The address of a server that runs meanwhile."""
    arguments = ("--host", "127.0.0.1", "--grpc-port", "0", "--http-port", "0", "--grace", "1")
    process = start("serve", *arguments, stderr=subprocess.DEVNULL)
    try:
        yield _address(process)
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=30)
    assert process.returncode == 0


def _address(process: "subprocess.Popen[bytes]") -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(rb"gRPC\s+(127\.0\.0\.1:\d+)", line):
            return found[1].decode()
    raise AssertionError("the server has ended without a word")
