"""Build every client, replay the vectors through each, and tell how they did.

    python -m tests.vectors.run [LANG ...]

A client whose programs are not on PATH (nor in .tools/bin) is skipped, and that is said; whatever
else goes wrong is a failure, and the exit code is 1 then.
"""

import argparse
import logging
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.server.running import thread_server
from tests.vectors.checks import check_replay, check_sample, check_stubs
from tests.vectors.client_toml import BadClient, Client, find_clients, read_client
from tests.vectors.commands import ROOT, Failure, missing_programs, must, write_protoc
from tests.vectors.dice_checks import check_dice

CLIENTS = ROOT / "clients"
_BUILD_SECONDS = 3_600


@dataclass
class Report:
    """How a client did; a dash is for what was not come to."""

    language: str
    replayed: str = "-"
    same_bytes: str = "-"
    sample: str = "-"
    dice: str = "-"
    told: str = ""
    failed: bool = False


def main(arguments: Sequence[str] | None = None, folder: Path = CLIENTS) -> int:
    """Run the clients; return the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("languages", nargs="*", metavar="LANG", help="default: all")
    clients = find_clients(folder)
    languages = parser.parse_args(arguments).languages or list(clients)
    if unknown := [name for name in languages if name not in clients]:
        parser.error(f"no client in {', '.join(unknown)}: there are {', '.join(clients)}")
    logging.getLogger("dozor").addHandler(logging.NullHandler())
    write_protoc()
    with thread_server() as server:
        reports = [run_client(clients[name], server.address) for name in languages]
    print()
    print(table(reports))
    return int(any(report.failed for report in reports))


def run_client(folder: Path, server: str) -> Report:
    """Build a client and check all that it must do."""
    report = Report(folder.name)
    start = time.monotonic()
    try:
        client = read_client(folder)
        if missing := missing_programs(client):
            report.told = f"skipped: {' and '.join(missing)} not found on PATH or in .tools/bin"
        else:
            _run(client, server, report)
            report.told = f"ok, {time.monotonic() - start:.0f} s"
    except (BadClient, Failure) as failure:
        report.failed = True
        report.told = "FAILED: " + str(failure).partition("\n")[0].rstrip(":")
        _say(report.language, f"FAILED: {failure}")
    else:
        _say(report.language, report.told)
    return report


def _run(client: Client, server: str, report: Report) -> None:
    _say(client.language, f"building: {client.setup}")
    must(client, client.setup, timeout=_BUILD_SECONDS)
    if client.check is not None:
        _say(client.language, f"checking: {client.check}")
        must(client, client.check, timeout=_BUILD_SECONDS)
    if client.generate is not None:
        _say(client.language, f"generating its stubs anew: {client.generate}")
        check_stubs(client)
    _say(client.language, "replaying the vectors")
    replayed = check_replay(client, server)
    report.replayed, report.same_bytes = str(replayed.total), str(replayed.same_bytes)
    _say(client.language, "verifying dice, tampered ones too")
    check_dice(client)
    report.dice = "ok"
    _say(client.language, "running the sample, with a server, with an unavailable one, with none")
    check_sample(client, server)
    report.sample = "ok"


def _say(language: str, text: str) -> None:
    print(f"{language}: {text}", flush=True)


def table(reports: Sequence[Report]) -> str:
    """The reports, a row each."""
    rows = [("language", "replayed", "byte-equal", "dice", "sample", "")]
    rows += [(r.language, r.replayed, r.same_bytes, r.dice, r.sample, r.told) for r in reports]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
