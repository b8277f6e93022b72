"""Rulebooks read anew while the server runs: on SIGHUP, and when the directory changes."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import grpc
import pytest

from dozor.v1 import station_service_pb2 as pb
from tests.server.calling import (
    ENGAGEMENT,
    RESOLVE,
    RESOLVE_BATCH,
    batch,
    eventually,
    failure,
    open_channel,
    unary,
)
from tests.server.rulebook_files import NEVER, digest, metro, served, serving
from tests.server.running import ServerProcess, server_process
from tests.server.scraping import Scrape

OLD, NEW = metro("1.1.0"), metro("1.2.0")


@dataclass
class Served:
    """A server, its directory, and a channel to it."""

    server: ServerProcess
    directory: Path
    channel: grpc.Channel

    def has(self, *versions: str) -> bool:
        """Whether it has these versions of metro beside the bundled one, newest first."""
        books = [book.rstrip("*") for book in served(self.channel) if book.startswith("metro")]
        return books == [f"metro@{version}" for version in (*versions, "1.0.0")]

    def reloads(self, result: str) -> float:
        """How often the rulebooks were read anew, with this result."""
        return Scrape(self.server)("dozor_rulebook_reloads_total", {"result": result})

    def end(self) -> str:
        """Stop it; what it has logged."""
        self.server.send(signal.SIGTERM)
        code, _, err = self.server.wait()
        assert code == 0
        assert "Traceback" not in err
        return err.replace(f"{self.directory}/", "")


@pytest.fixture
def directory(tmp_path: Path) -> Path:
    """A directory with a rulebook in it."""
    (tmp_path / "mine.toml").write_bytes(OLD)
    return tmp_path


@pytest.fixture
def watched(directory: Path) -> Iterator[Served]:
    """A server that looks at its directory all the time."""
    with serving(directory) as server, open_channel(server.address) as channel:
        yield Served(server, directory, channel)


@pytest.fixture
def asked(directory: Path) -> Iterator[Served]:
    """A server that looks at its directory only on SIGHUP."""
    with serving(directory, NEVER) as server, open_channel(server.address) as channel:
        yield Served(server, directory, channel)


def test_a_hangup_has_the_rulebooks_read_anew(asked: Served) -> None:
    start = Scrape(asked.server)("dozor_rulebook_last_reload_success_timestamp_seconds")
    (asked.directory / "mine.toml").write_bytes(NEW)
    asked.server.send(signal.SIGHUP)
    eventually(lambda: asked.has("1.2.0"))
    eventually(lambda: asked.reloads("success") == 1)
    scrape = Scrape(asked.server)
    assert scrape("dozor_rulebook_last_reload_successful") == 1
    assert scrape("dozor_rulebook_last_reload_success_timestamp_seconds") > start
    assert asked.reloads("failure") == 0
    books = [dict(labels) for name, labels in scrape.values if name == "dozor_rulebook_info"]
    assert {(book["name"], book["version"]) for book in books} == {
        ("gang", "1.0.0"),
        ("metro", "1.0.0"),
        ("metro", "1.2.0"),
    }
    assert {"name": "metro", "version": "1.2.0", "digest": digest(NEW)} in books
    log = asked.end()
    assert f"added metro 1.2.0 (digest {digest(NEW)})" in log
    assert f"removed metro 1.1.0 (digest {digest(OLD)})" in log


def test_a_hangup_that_finds_nothing_new_is_a_success(asked: Served) -> None:
    asked.server.send(signal.SIGHUP)
    eventually(lambda: asked.reloads("success") == 1)
    assert asked.has("1.1.0")
    assert "reloaded; nothing has changed" in asked.end()


def test_a_version_that_was_removed_is_not_found_any_more(asked: Served) -> None:
    request = pb.ResolveEngagementRequest()
    request.CopyFrom(ENGAGEMENT)
    request.rulebook.version = "1.1.0"
    pinned = request.SerializeToString()
    assert unary(asked.channel, RESOLVE)(pinned)
    (asked.directory / "mine.toml").unlink()
    asked.server.send(signal.SIGHUP)
    eventually(asked.has)
    refused = failure(lambda: unary(asked.channel, RESOLVE)(pinned))
    assert refused.reason == "RULEBOOK_NOT_FOUND"


def _in_place(directory: Path) -> None:
    (directory / "mine.toml").write_bytes(NEW)


def _by_move(directory: Path) -> None:
    (directory / "mine.toml.new").write_bytes(NEW)
    (directory / "mine.toml.new").replace(directory / "mine.toml")


def _same_size_and_time(directory: Path) -> None:
    file = directory / "mine.toml"
    times = file.stat().st_atime_ns, file.stat().st_mtime_ns
    assert len(NEW) == len(OLD)
    file.write_bytes(NEW)
    os.utime(file, ns=times)


@pytest.mark.parametrize("change", [_in_place, _by_move, _same_size_and_time])
def test_a_change_is_seen_however_it_is_made(change: object, watched: Served) -> None:
    assert callable(change)
    change(watched.directory)
    eventually(lambda: watched.has("1.2.0"))
    eventually(lambda: watched.reloads("success") == 1)
    assert watched.reloads("failure") == 0


def test_a_config_map_is_swapped_as_a_whole(tmp_path: Path) -> None:
    def deploy(folder: str, *versions: str) -> None:
        (tmp_path / folder).mkdir()
        for place, version in enumerate(versions):
            (tmp_path / folder / f"{place}.toml").write_bytes(metro(version))
        (tmp_path / "..data_tmp").symlink_to(folder)
        (tmp_path / "..data_tmp").replace(tmp_path / "..data")

    deploy("..1", "1.1.0", "1.2.0")
    for place in range(2):
        (tmp_path / f"{place}.toml").symlink_to(f"..data/{place}.toml")
    with serving(tmp_path) as server, open_channel(server.address) as channel:
        watched = Served(server, tmp_path, channel)
        assert watched.has("1.2.0", "1.1.0")
        deploy("..2", "2.1.0", "2.2.0")
        eventually(lambda: watched.has("2.2.0", "2.1.0"))
        eventually(lambda: watched.reloads("success") == 1)
        assert watched.reloads("failure") == 0


def test_a_faulty_change_keeps_the_last_good_rulebooks_until_it_is_mended(watched: Served) -> None:
    file = watched.directory / "mine.toml"
    (watched.directory / "more.toml").write_bytes(metro("1.3.0"))
    eventually(lambda: watched.has("1.3.0", "1.1.0"))
    eventually(lambda: watched.reloads("success") == 1)
    file.write_bytes(NEW[: len(NEW) // 2])
    eventually(lambda: watched.reloads("failure") == 1)
    assert watched.has("1.3.0", "1.1.0")
    assert unary(watched.channel, RESOLVE)(ENGAGEMENT.SerializeToString())
    file.write_bytes(NEW)
    eventually(lambda: watched.has("1.3.0", "1.2.0"))
    eventually(lambda: watched.reloads("success") == 2)
    # One line for the fault, however often it was seen.
    assert watched.reloads("failure") == 1
    log = watched.end()
    assert log.count("not reloaded, the old ones stay") == 1
    assert "mine.toml: not a TOML document: " in log


def test_a_directory_that_is_gone_is_a_failure_and_no_empty_directory(watched: Served) -> None:
    aside = watched.directory.with_name("aside")
    watched.directory.rename(aside)
    eventually(lambda: watched.reloads("failure") == 1)
    assert watched.has("1.1.0")
    aside.rename(watched.directory)
    eventually(lambda: watched.reloads("success") == 1)
    assert watched.has("1.1.0")


def test_other_contents_under_a_known_version_are_taken_with_a_warning(watched: Served) -> None:
    other = metro("1.1.0", sniper=3)
    (watched.directory / "mine.toml").write_bytes(other)
    eventually(lambda: served(watched.channel)["metro@1.1.0*"] == digest(other))
    log = watched.end()
    assert f"changed metro 1.1.0 (digest {digest(other)}), was digest {digest(OLD)}" in log
    assert "[warning  ] rulebooks: metro 1.1.0 has other contents" in log


def test_without_a_directory_a_hangup_does_no_harm() -> None:
    with server_process() as server, open_channel(server.address) as channel:
        server.send(signal.SIGHUP)
        labels = {"result": "success"}
        eventually(lambda: Scrape(server)("dozor_rulebook_reloads_total", labels) == 1)
        assert list(served(channel)) == ["gang@1.0.0*", "metro@1.0.0*"]


@pytest.mark.slow
def test_reloads_under_load_lose_no_call_and_judge_every_batch_by_one_rulebook(
    watched: Served,
) -> None:
    over = threading.Event()
    mixed: list[set[str]] = []
    seen: set[str] = set()

    def keep_calling() -> None:
        with open_channel(watched.server.address) as channel:
            while not over.is_set():
                answer = unary(channel, RESOLVE_BATCH)(batch(300))
                results = pb.ResolveBatchResponse.FromString(answer).results
                versions = {result.response.rulebook.version for result in results}
                seen.update(versions)
                if len(versions) != 1:
                    mixed.append(versions)

    clients = [threading.Thread(target=keep_calling) for _ in range(3)]
    for client in clients:
        client.start()
    for number in range(2, 12):
        time.sleep(0.1)
        version = f"1.{number}.0"
        (watched.directory / "new.toml").write_bytes(metro(version))
        (watched.directory / "new.toml").replace(watched.directory / "mine.toml")
        eventually(lambda version=version: watched.has(version))  # type: ignore[misc]
    over.set()
    for client in clients:
        client.join()
    assert not mixed
    assert len(seen) > 2
    assert watched.reloads("failure") == 0


def test_a_file_with_very_many_faults_does_not_flood_the_log(watched: Served) -> None:
    (watched.directory / "mine.toml").write_bytes(OLD[: OLD.index(b"\n[", len(OLD) // 8)])
    eventually(lambda: watched.reloads("failure") == 1)
    log = watched.end()
    assert 20 <= log.count("[error") <= 22
    assert "`dozor rulebook check FILE` tells all faults of a file" in log
