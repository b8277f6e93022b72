"""Showing, listing and checking rulebooks."""

import hashlib
import json
from importlib.resources import files
from pathlib import Path

import pytest

from tests.cli.conftest import Dozor
from tests.conftest import Golden

GOLDEN = Path(__file__).parent / "golden"
METRO = files("dozor.rulebooks").joinpath("metro-1.0.0.toml").read_bytes()
DIGEST = hashlib.sha256(METRO).hexdigest()


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_a_rulebook_is_shown_as_the_tables_that_a_player_knows(
    locale: str, dozor: Dozor, golden: Golden
) -> None:
    status, told, errors = dozor("rulebook", "show", "--locale", locale)
    assert (status, errors) == (0, "")
    tables = told.replace(DIGEST, "<digest>").partition("═\n")[2]
    # The laws' own texts are the catalogs' matter.
    heading = {"en": "\nThe laws\n", "ru": "\nЗаконы\n"}[locale]
    golden(GOLDEN / f"rulebook.{locale}.txt", tables.partition(heading)[0].strip() + "\n")


def test_every_law_is_shown(dozor: Dozor) -> None:
    told = dozor("rulebook", "show").out
    assert all(f"\nLaw {number}. " in told for number in range(14))


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_a_rulebook_fits_into_80_columns(locale: str, dozor: Dozor) -> None:
    told = dozor("rulebook", "show", "--locale", locale).out
    assert max(len(line) for line in told.splitlines() if DIGEST not in line) <= 80


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_a_rulebook_of_raids_is_shown(locale: str, dozor: Dozor, golden: Golden) -> None:
    status, told, errors = dozor("rulebook", "show", "gang", "--locale", locale)
    assert (status, errors) == (0, "")
    tables = told[told.index("\n\n", told.index("digest" if locale == "en" else "дайджест")) :]
    heading = {"en": "\nThe laws\n", "ru": "\nЗаконы\n"}[locale]
    golden(GOLDEN / f"rulebook-raid.{locale}.txt", tables.partition(heading)[0].strip() + "\n")


def test_a_rulebook_of_raids_can_be_checked(dozor: Dozor) -> None:
    file = files("dozor.rulebooks") / "gang-1.0.0.toml"
    status, told, errors = dozor("rulebook", "check", Path(str(file)))
    assert (status, errors) == (0, "")
    assert ": gang 1.0.0, digest " in told


def test_a_rulebook_is_shown_as_json(dozor: Dozor) -> None:
    plain = json.loads(dozor("rulebook", "show", "metro@1.0.0", "--format", "json").out)
    assert plain["summary"]["identity"] == {"name": "metro", "version": "1.0.0", "digest": DIGEST}


@pytest.mark.parametrize("pin", ["moscow", "metro@9.9.9"])
def test_a_rulebook_that_is_not_there_is_told(pin: str, dozor: Dozor) -> None:
    status, out, told = dozor("rulebook", "show", pin)
    assert (status, out) == (1, "")
    assert "[RULEBOOK_NOT_FOUND]" in told
    assert told.endswith("dozor rulebook list shows the rulebooks that there are.\n")


def test_rulebooks_are_listed(dozor: Dozor) -> None:
    heading, _, *rulebooks = dozor("rulebook", "list").out.splitlines()
    assert heading.split() == ["Name", "Version", "Default", "Digest", "Title"]
    rows = [line.split()[:4] for line in rulebooks if line.strip()]
    assert [row[0] for row in rows] == ["gang", "metro"]
    assert rows[1] == ["metro", "1.0.0", "yes", DIGEST[:12]]


def test_rulebooks_are_listed_as_json(dozor: Dozor) -> None:
    plain = json.loads(dozor("rulebook", "list", "--format", "json", "--locale", "ru").out)
    assert plain["locale"] == "ru"
    digests = {entry["identity"]["name"]: entry["identity"] for entry in plain["rulebooks"]}
    assert digests["metro"]["digest"] == DIGEST


def test_a_rulebook_that_is_right_is_ok(dozor: Dozor) -> None:
    Path("mine.toml").write_bytes(METRO)
    assert dozor("rulebook", "check", "mine.toml") == (
        0,
        f"OK mine.toml: metro 1.0.0, digest {DIGEST}\n",
        "",
    )


def test_every_fault_of_a_rulebook_is_told_with_its_key(dozor: Dozor) -> None:
    text = METRO.decode().replace("power = 2", "power = 0").replace('vest = "KEPT"', 'vest = "KEP"')
    Path("mine.toml").write_text(text, encoding="utf-8")
    Path("fine.toml").write_bytes(METRO)
    status, out, told = dozor("rulebook", "check", "mine.toml", "fine.toml")
    assert status == 1
    assert out == f"OK fine.toml: metro 1.0.0, digest {DIGEST}\n"
    assert told == (
        "mine.toml: classes.SENTINEL.power: a whole number from 1 to 100 is needed, not 0\n"
        "mine.toml: tactics.POISONED_ARROWS.vest: one of LOST, KEPT, PIERCED is needed, "
        "not 'KEP'; did you mean 'KEPT'?\n"
        "dozor: rulebooks with faults: 1 of 2\n"
    )


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"a = ", "not a TOML document: "),
        (b"\xff", "not a TOML document: "),
        (b"a = " + b"[" * 100_000, "nested too deeply for a rulebook"),
        (b"a = " + b"9" * 10_000, "not a TOML document: "),
        (b"#" * (1024 * 1024 + 1), "larger than 1024 KiB; this is no rulebook"),
    ],
    ids=["no TOML", "no UTF-8", "nesting", "digits", "size"],
)
def test_what_is_no_rulebook_is_told(data: bytes, fault: str, dozor: Dozor) -> None:
    Path("mine.toml").write_bytes(data)
    status, out, told = dozor("rulebook", "check", "mine.toml")
    assert (status, out) == (1, "")
    assert told.startswith(f"mine.toml: {fault}")
    assert told.endswith("\ndozor: rulebooks with faults: 1 of 1\n")


def test_a_rulebook_that_cannot_be_read_is_told(dozor: Dozor) -> None:
    status, _, told = dozor("rulebook", "check", "mine.toml", ".")
    assert status == 1
    assert told == (
        "mine.toml: there is no such file\n"
        ".: this is a directory; name a file in it\n"
        "dozor: rulebooks with faults: 2 of 2\n"
    )
