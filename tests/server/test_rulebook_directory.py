"""Rulebooks from a directory, at the start: served beside the bundled ones, or no server at all."""

import os
from collections.abc import Callable
from pathlib import Path

import grpc
import pytest

from dozor.server import ServerSettings, StartupError
from dozor.server.reloading import RulebookReloader
from dozor.v1 import station_service_pb2 as pb
from tests.server.calling import ENGAGEMENT, RESOLVE, failure, open_channel, unary
from tests.server.rulebook_files import GANG, METRO, digest, metro, served, settings
from tests.server.running import popen, thread_server


def start(directory: Path) -> ServerSettings:
    """Settings of a server that takes rulebooks from a directory."""
    return ServerSettings(
        host="127.0.0.1", grpc_port=0, http_port=0, rulebook_directory=str(directory)
    )


def refusal(directory: Path) -> list[str]:
    """Why no server starts with a directory, line by line, without the directory's name."""
    with pytest.raises(StartupError) as caught:
        RulebookReloader(str(directory), 0)
    heading, *faults = str(caught.value).splitlines()
    assert heading == "the rulebooks cannot be used:"
    return [fault.strip().replace(f"{directory}/", "") for fault in faults]


def judged(channel: grpc.Channel, **pin: str) -> tuple[str, str]:
    """By which rulebook a request with this pin is judged."""
    request = pb.ResolveEngagementRequest()
    request.CopyFrom(ENGAGEMENT)
    request.rulebook.name, request.rulebook.version = pin.get("name", ""), pin.get("version", "")
    answer = unary(channel, RESOLVE)(request.SerializeToString())
    rulebook = pb.ResolveEngagementResponse.FromString(answer).rulebook
    return rulebook.name, rulebook.version


def test_several_versions_are_served_side_by_side_and_the_newest_is_the_default(
    tmp_path: Path,
) -> None:
    (tmp_path / "next.toml").write_bytes(metro("1.1.0"))
    (tmp_path / "much-later.toml").write_bytes(metro("1.10.0"))
    (tmp_path / "other.toml").write_bytes(metro("7.0.0", name="winter"))
    with thread_server(start(tmp_path)) as server, open_channel(server.address) as channel:
        assert list(served(channel)) == [
            "gang@1.0.0*",
            "metro@1.10.0*",
            "metro@1.1.0",
            "metro@1.0.0",
            "winter@7.0.0",
        ]
        assert judged(channel) == ("metro", "1.10.0")
        assert judged(channel, name="metro", version="1.1.0") == ("metro", "1.1.0")
        assert judged(channel, version="1.0.0") == ("metro", "1.0.0")
        assert judged(channel, name="winter") == ("winter", "7.0.0")
        lacking = failure(lambda: judged(channel, name="metro", version="1.2.0"))
        assert (lacking.code, lacking.reason) == (
            grpc.StatusCode.NOT_FOUND,
            "RULEBOOK_NOT_FOUND",
        )


def test_hidden_entries_and_other_files_are_passed_over(tmp_path: Path) -> None:
    (tmp_path / ".draft.toml").write_text("not TOML", encoding="utf-8")
    (tmp_path / "README.md").write_text("not TOML", encoding="utf-8")
    (tmp_path / "folder").mkdir()
    (tmp_path / "copy-of-the-bundled.toml").write_text(METRO, encoding="utf-8")
    with thread_server(start(tmp_path)) as server, open_channel(server.address) as channel:
        assert served(channel) == {
            "gang@1.0.0*": digest(GANG.encode()),
            "metro@1.0.0*": digest(METRO.encode()),
        }


def test_a_mounted_config_map_is_read_through_its_links(tmp_path: Path) -> None:
    (tmp_path / "..2033_05_01").mkdir()
    (tmp_path / "..2033_05_01" / "mine.toml").write_bytes(metro("1.1.0"))
    (tmp_path / "..data").symlink_to("..2033_05_01")
    (tmp_path / "mine.toml").symlink_to("..data/mine.toml")
    with thread_server(start(tmp_path)) as server, open_channel(server.address) as channel:
        assert "metro@1.1.0*" in served(channel)


def test_every_fault_of_every_file_is_told_and_no_server_starts(tmp_path: Path) -> None:
    text = metro("1.1.0").decode().replace("power = 2", "power = 0").replace("[turn]", "[trun]")
    (tmp_path / "a.toml").write_text(text, encoding="utf-8")
    (tmp_path / "b.toml").write_text("x = ", encoding="utf-8")
    with popen(settings(tmp_path)) as process:
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (1, "")
    assert err.replace(f"{tmp_path}/", "").splitlines()[1:] == [  # after the log's "starting"
        "dozor: the rulebooks cannot be used:",
        "  a.toml: classes.SENTINEL.power: a whole number from 1 to 100 is needed, not 0",
        "  a.toml: turn: this table is missing",
        (
            "  a.toml: turn.order: missing; one of LAST_SUBMITTED_FIRST, FIRST_SUBMITTED_FIRST is "
            "needed"
        ),
        "  a.toml: turn.source: missing; a text is needed",
        "  a.toml: turn.rule: missing; a text is needed",
        "  a.toml: trun: unknown key; did you mean 'turn'?",
        "  b.toml: not a TOML document: Invalid value (at end of document)",
    ]


def test_a_version_that_is_bundled_cannot_have_other_contents(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_bytes(metro("1.0.0", sniper=3))
    (told,) = refusal(tmp_path)
    assert told.startswith(
        "mine.toml: rulebook.version: the bundled metro-1.0.0.toml is metro 1.0.0 already, with "
        f"other contents (digest {digest(METRO.encode())}, not "
    )
    assert told.endswith("versions do not change, so give this one another version")


def test_two_files_cannot_be_one_version_with_different_contents(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_bytes(metro("1.1.0"))
    (tmp_path / "b.toml").write_bytes(metro("1.1.0"))
    (tmp_path / "c.toml").write_bytes(metro("1.1.0", sniper=3))
    (told,) = refusal(tmp_path)
    assert told.startswith("c.toml: rulebook.version: ")
    assert "a.toml is metro 1.1.0 already" in told


def test_rulebooks_of_two_rule_sets_cannot_share_a_name(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_bytes(metro("2.0.0", name="gang"))
    assert refusal(tmp_path) == [
        (
            "mine.toml: rulebook.name: 'gang' is the name of a rulebook for raid "
            "(the bundled gang-1.0.0.toml), and this one is for station; give it a name of its own"
        )
    ]


def _too_large(path: Path) -> None:
    path.write_bytes(b"#" * (1024 * 1024 + 1))


def _nowhere(path: Path) -> None:
    path.symlink_to("gone.toml")


def _round_about(path: Path) -> None:
    path.symlink_to(path.name)


@pytest.mark.parametrize(
    ("make", "fault"),
    [
        (_too_large, "larger than 1024 KiB; this is no rulebook"),
        (Path.mkdir, "this is no file; only files are named ….toml here"),
        (os.mkfifo, "this is no file; only files are named ….toml here"),
        (_nowhere, "this link leads nowhere, to 'gone.toml'"),
        (_round_about, "cannot be read: Too many levels of symbolic links"),
    ],
    ids=["too large", "directory", "pipe", "link to nowhere", "link to itself"],
)
def test_what_cannot_be_read_as_a_rulebook_is_told(
    make: Callable[[Path], None], fault: str, tmp_path: Path
) -> None:
    make(tmp_path / "mine.toml")
    (tmp_path / "fine.toml").write_bytes(metro("1.1.0"))
    assert refusal(tmp_path) == [f"mine.toml: {fault}"]


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_without_permission_is_told(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_bytes(metro("1.1.0"))
    (tmp_path / "mine.toml").chmod(0)
    assert refusal(tmp_path) == ["mine.toml: cannot be read: Permission denied"]


def test_more_than_a_directory_may_hold_is_told(tmp_path: Path) -> None:
    for number in range(17):
        (tmp_path / f"{number:02}.toml").write_bytes(b"#" * 1024 * 1024)
    assert refusal(tmp_path)[0] == (f"{tmp_path}: more than 16777216 bytes of rulebooks in all")


def test_a_directory_that_is_not_there_is_told(tmp_path: Path) -> None:
    (told,) = refusal(tmp_path / "gone")
    assert told.endswith("gone: this directory cannot be read: No such file or directory")
