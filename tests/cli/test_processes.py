"""The command line as a process: standard streams, signals, and encodings."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import EXAMPLES
from tests.cli.processes import ENVIRONMENT, finish, start

DUEL = EXAMPLES / "duel.yaml"
FIGHT = b"""
{"objective": "control",
 "attackers": [{"unit_class": "HUNTER"}],
 "defenders": [{"unit_class": "STALKER"}]}
"""
posix = pytest.mark.skipif(os.name != "posix", reason="signals and devices of POSIX")


def test_a_fight_is_read_from_standard_input() -> None:
    status, out, errors = finish(start("explain", "-", stdin=subprocess.PIPE), FIGHT)
    assert (status, errors) == (0, "")
    assert out.startswith("Fight for the station: control\n")


def test_faults_in_standard_input_have_places_too() -> None:
    process = start("resolve", "-", stdin=subprocess.PIPE)
    status, out, errors = finish(process, b'{"agent": 1}')
    assert (status, out) == (1, "")
    assert errors.startswith("<stdin>:1:11: agent: true or false is needed, not 1\n")


def test_the_language_comes_from_the_environment() -> None:
    environment = {"LANG": "ru_RU.UTF-8", "PYTHONUTF8": "1"}
    status, out, _ = finish(start("explain", DUEL, environment=environment))
    assert status == 0
    assert out.startswith("Бой за станцию: ликвидация\n")


def test_letters_that_the_encoding_lacks_are_written_as_escapes() -> None:
    environment = {"PYTHONIOENCODING": "ascii"}
    status, out, errors = finish(start("explain", DUEL, "--locale", "ru", environment=environment))
    assert (status, errors) == (0, "")
    assert out.startswith(r"\u0411\u043e\u0439")


def test_faults_are_told_to_a_terminal_that_knows_only_ascii() -> None:
    environment = {"PYTHONIOENCODING": "ascii"}
    process = start("resolve", "бой.yaml", "--locale", "ru", environment=environment)
    status, _, errors = finish(process)
    assert status == 1
    assert r"\u0431\u043e\u0439.yaml: " in errors


@posix
def test_a_closed_pipe_ends_it_quietly() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    process = start("rulebook", "show", stdout=writing)
    os.close(writing)
    assert finish(process) == (141, "", "")


@posix
def test_a_reader_that_has_had_enough_ends_it_quietly() -> None:
    command = f"{sys.executable} -m dozor rulebook show --format json | head -n 1"
    done = subprocess.run(
        ["bash", "-c", command],
        env=ENVIRONMENT,
        capture_output=True,
        timeout=30,
        check=True,
    )
    assert (done.stdout, done.stderr) == (b"{\n", b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_full_disk_is_told() -> None:
    with Path("/dev/full").open("wb") as full:
        status, _, errors = finish(start("explain", DUEL, stdout=full))
    assert status == 1
    assert errors == "dozor: the output cannot be written: No space left on device\n"


@posix
def test_ctrl_c_ends_it_quietly() -> None:
    # Whoever runs the tests may ignore the signal, and the process would inherit that.
    code = "import signal as s, sys; s.signal(s.SIGINT, s.default_int_handler); "
    code += "from dozor.cli import main; sys.exit(main())"
    reading, writing = os.pipe()
    process = start("resolve", "-", command=(sys.executable, "-c", code), stdin=reading)
    os.close(reading)
    # More than a pipe holds: when all is written, it has begun to read, and soon waits for more.
    os.write(writing, b"x" * 200_000)
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    assert finish(process) == (130, "", "")
    os.close(writing)


@posix
def test_a_closed_standard_output_is_no_fault() -> None:
    command = f"{sys.executable} -m dozor resolve {DUEL} >&-"
    done = subprocess.run(
        ["bash", "-c", command],
        env=ENVIRONMENT,
        capture_output=True,
        timeout=30,
        check=False,
    )
    assert b"Traceback" not in done.stderr


def test_headings_are_bold_on_a_terminal_alone() -> None:
    pty = pytest.importorskip("pty")
    assert b"\x1b[1m" in _on_terminal(pty, {"TERM": "xterm"})
    assert b"\x1b[" not in _on_terminal(pty, {"TERM": "xterm", "NO_COLOR": "1"})
    assert b"\x1b[" not in _on_terminal(pty, {"TERM": "dumb"})


def _on_terminal(pty: object, environment: dict[str, str]) -> bytes:
    outer, inner = pty.openpty()  # type: ignore[attr-defined]
    process = start("explain", DUEL, stdout=inner, environment=environment)
    os.close(inner)
    seen = b""
    try:
        while chunk := os.read(outer, 4096):
            seen += chunk
    except OSError:  # Linux tells so that the other end is closed.
        pass
    os.close(outer)
    assert finish(process)[0] == 0
    return seen
