"""Files that cannot be read, or hold no text."""

from pathlib import Path

import pytest

from tests.cli.conftest import Dozor

BYTES = {
    "nothing": (
        b"",
        ": nothing is in here; a fight needs at least objective, attackers and defenders",
    ),
    "white space": (
        b" \n\n",
        ": nothing is in here; a fight needs at least objective, attackers and defenders",
    ),
    "a comment": (
        b"# a fight\n",
        ": nothing is in here; a fight needs at least objective, attackers and defenders",
    ),
    "a byte order mark alone": (
        b"\xef\xbb\xbf",
        ": nothing is in here; a fight needs at least objective, attackers and defenders",
    ),
    "another encoding": (
        b"objective: CONTROL\nrequest_id: \xf1\xf2\xe0\n",
        ":2:13: byte 0xf1 is not UTF-8; save the file as UTF-8",
    ),
    "UTF-16": (
        "objective: CONTROL".encode("utf-16"),
        ": this is UTF-16; save the file as UTF-8",
    ),
    "too much": (b"#" * (256 * 1024 + 1), ": larger than 256 KiB; a fight needs a few lines"),
}


@pytest.mark.parametrize("case", BYTES)
def test_what_is_no_text_is_told(case: str, dozor: Dozor) -> None:
    data, fault = BYTES[case]
    Path("fight.yaml").write_bytes(data)
    told = f"fight.yaml{fault}\ndozor: nothing was resolved; faults: 1\n"
    assert dozor("resolve", "fight.yaml") == (1, "", told)


def test_a_file_that_is_not_there_is_named(dozor: Dozor) -> None:
    told = "fight.yaml: there is no such file\ndozor: nothing was resolved; faults: 1\n"
    assert dozor("resolve", "fight.yaml") == (1, "", told)


def test_a_directory_is_no_file(dozor: Dozor) -> None:
    told = ".: this is a directory; name a file in it\ndozor: nothing was resolved; faults: 1\n"
    assert dozor("resolve", ".") == (1, "", told)


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (PermissionError(13, "Permission denied"), "no permission to read this file"),
        (OSError(5, "Input/output error"), "cannot be read: Input/output error"),
    ],
)
def test_a_file_that_cannot_be_read_is_told(
    error: OSError, told: str, dozor: Dozor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise error

    monkeypatch.setattr(Path, "open", refuse)
    assert dozor("resolve", "fight.yaml").err.startswith(f"fight.yaml: {told}\n")


def test_a_name_that_no_file_can_have_is_refused(dozor: Dozor) -> None:
    status, _, told = dozor("resolve", "a\0b")
    assert status == 1
    assert told.startswith("a\\x00b: cannot be read: ")
