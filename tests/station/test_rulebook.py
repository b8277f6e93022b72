"""A rulebook is checked as a whole, and every fault is told with its file and its key."""

import hashlib
from importlib.resources import files

import pytest

from dozor.errors import RulebookError, RulebookNotFound, RulebookUnavailable
from dozor.rulebooks import RulebookLibrary
from dozor.station.model import Role, Tactic, UnitClass
from dozor.station.rulebook import Rulebook
from dozor.station.rulebook_data import parse_rulebook

BUNDLED = files("dozor.rulebooks").joinpath("metro-1.0.0.toml").read_bytes()


def faults(*changes: tuple[str, str]) -> list[str]:
    """What the check says of the bundled rulebook with some of its text replaced."""
    text = BUNDLED.decode()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    with pytest.raises(RulebookError) as caught:
        parse_rulebook(text.encode(), "mine.toml")
    assert all(line.startswith("mine.toml: ") for line in str(caught.value).splitlines())
    return list(caught.value.faults)


def test_the_digest_is_the_sha256_of_the_file(rulebook: Rulebook) -> None:
    assert rulebook.id == ("metro", "1.0.0", hashlib.sha256(BUNDLED).hexdigest())


def test_the_bundled_rulebook_says_what_the_table_of_law_0_says(rulebook: Rulebook) -> None:
    attack = rulebook.allowed_tactics(UnitClass.SENTINEL, Role.ATTACK)
    assert attack == (
        Tactic.SNIPER,
        Tactic.POISONED_ARROWS,
        Tactic.INCENDIARY,
        Tactic.ARMOR_PIERCING,
    )
    assert rulebook.allowed_tactics(UnitClass.STALKER, Role.ATTACK) == ()
    assert rulebook.allowed_tactics(UnitClass.HUNTER, Role.ATTACK) == (Tactic.BERSERK,)
    assert rulebook.allowed_tactics(UnitClass.HUNTER, Role.DEFENSE) == ()
    ranks = {tactic.value: rules.rank for tactic, rules in rulebook.tactics.items()}
    assert ranks == {
        "SNIPER": 2,
        "POISONED_ARROWS": 2,
        "INCENDIARY": 3,
        "ARMOR_PIERCING": 3,
        "COVER": 1,
        "SUPPRESSIVE_FIRE": 2,
        "MASSED_FIRE": 3,
        "SLAVES": None,
        "BERSERK": None,
    }
    assert {c.value: rules.power for c, rules in rulebook.classes.items()} == {
        "SENTINEL": 2,
        "STALKER": 3,
        "HUNTER": 4,
    }


def test_a_rulebook_cannot_be_changed(rulebook: Rulebook) -> None:
    with pytest.raises(TypeError):
        rulebook.tactics[Tactic.SNIPER] = rulebook.tactics[Tactic.COVER]  # type: ignore[index]  # that is the point
    with pytest.raises(AttributeError):
        rulebook.sabotage_penalty = 5  # type: ignore[misc]  # likewise


def test_what_is_no_toml_is_told_with_its_line() -> None:
    assert "line 1" in faults(("# Rulebook", "Rulebook ="))[0]
    with pytest.raises(RulebookError, match="not a TOML document"):
        parse_rulebook(b"\xff\xfe", "mine.toml")


@pytest.mark.parametrize("monster", [b"a = " + b"[" * 50_000, b"a = " + b"9" * 50_000])
def test_monstrous_toml_is_refused_like_any_other(monster: bytes) -> None:
    with pytest.raises(RulebookError, match=r"nested too deeply|not a TOML document"):
        parse_rulebook(monster, "mine.toml")


def test_an_unknown_name_is_told_with_the_nearest_known_one() -> None:
    told = faults(("[tactics.SNIPER]", "[tactics.SNIPR]"))
    assert "tactics.SNIPER: this table is missing" in told
    assert "tactics.SNIPR: unknown key; did you mean 'SNIPER'?" in told


def test_an_unknown_value_is_told_with_what_is_allowed() -> None:
    (vest,) = faults(('vest = "KEPT"', 'vest = "KEP"'))
    assert vest == (
        "tactics.POISONED_ARROWS.vest: one of LOST, KEPT, PIERCED is needed, not 'KEP'; "
        "did you mean 'KEPT'?"
    )
    (used_by,) = faults(('used_by = ["HUNTER"]', 'used_by = ["HUNTRESS"]'))
    assert used_by == (
        "tactics.BERSERK.used_by: 'HUNTRESS' is unknown; one of SENTINEL, STALKER, HUNTER is "
        "needed; did you mean 'HUNTER'?"
    )


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("power = 2", "power = 0", "classes.SENTINEL.power: a whole number from 1 to 100"),
        ("power = 2", "power = 2.0", "classes.SENTINEL.power: a whole number from 1 to 100"),
        ("power = 2", "power = true", "classes.SENTINEL.power: a whole number from 1 to 100"),
        ("power = 2", "", "classes.SENTINEL.power: missing"),
        ("\nrank = 2", "\nrank = 101", "tactics.SNIPER.rank: a whole number from 1 to 100"),
        ("severity = 2", "severity = 4", "tactics.SNIPER.severity: a whole number from 1 to 3"),
        ("severity = 2", "", "tactics.SNIPER.severity: missing"),
        ('vest = "LOST"', "", "tactics.SNIPER.vest: missing"),
        ("heavy = 2", "heavy = 3", "wounds.heavy: a whole number from 1 to 2"),
        ("dead = 3", "dead = 4", "wounds.dead: a whole number from 3 to 3"),
        (
            "experience = true",
            "experience = false",
            "classes.SENTINEL.experience: true is needed: Law 10 compares",
        ),
        ("penalty = 1", "penalty = -1", "sabotage.penalty: a whole number from 0 to 3"),
        ("limit = 2", "limit = 3", "healing.limit: a whole number from 0 to 2"),
        ("behind = 4", "behind = 2", "experience.gaps[1].behind: gaps ascend"),
        ("wounds = 3\ndefeated", "wounds = 1\ndefeated", "experience.gaps[2].wounds: a wider gap"),
        ('version = "1.0.0"', 'version = "1.0"', "rulebook.version: a version such as 1.0.0"),
        ('name = "metro"', 'name = "My Metro"', "rulebook.name: lower-case letters"),
        ('en = "Metro', 'de = "Metro', "rulebook.titles.en: missing"),
        ('"station"', '"chess"', "rulebook.rule_set: 'station' is needed"),
        ('order = "LAST', 'order = "LATE', "turn.order: one of LAST_SUBMITTED_FIRST"),
        ('rule = "station.law9"', 'rule = "station.law99"', "sabotage.rule: 'station.law99' is no"),
        ('rule = "station.law9"', "", "sabotage.rule: missing"),
        ('rule = "station.law9"\nsource = "text"', 'rule = "station.law9"', "sabotage.source"),
        ("vegan_only = true", "vegan_only = 1", "tactics.SLAVES.vegan_only: true or false"),
        ("vegan_only = true", "vegan_only = true\nrank = 1", "tactics.SLAVES.rank: Law 3 decides"),
        (
            'roles = ["ATTACK", "DEFENSE"]',
            'roles = ["ATTACK", "ATTACK"]',
            "tactics.INCENDIARY.roles: 'ATTACK' stands twice",
        ),
        ('used_by = ["HUNTER"]', "used_by = []", "tactics.BERSERK.used_by: a list of one or more"),
        (
            'used_by = ["HUNTER"]\nroles = ["ATTACK"]',
            'used_by = ["HUNTER"]\nroles = ["DEFENSE"]',
            "tactics.BERSERK.roles: Law 4 knows it only in ATTACK",
        ),
    ],
)
def test_an_impossible_value_is_told_with_its_key(old: str, new: str, fault: str) -> None:
    assert any(told.startswith(fault) for told in faults((old, new))), faults((old, new))


def test_experience_of_hunters_alone_would_count_for_nothing() -> None:
    text = BUNDLED.decode().replace("experience = true", "experience = false", 1)
    hunters = text.index("[classes.HUNTER]")
    own = text[hunters:].replace("experience = false", "experience = true", 1)
    with pytest.raises(RulebookError, match=r"classes\.SENTINEL\.experience: true is needed"):
        parse_rulebook((text[:hunters] + own).encode(), "mine.toml")


def test_all_faults_are_told_at_once() -> None:
    told = faults(("power = 2", "power = 0"), ("penalty = 1", "penalty = 9"), ("[turn]", "[trun]"))
    assert {line.split(":")[0] for line in told} >= {
        "classes.SENTINEL.power",
        "sabotage.penalty",
        "turn",
        "trun",
    }


def version(number: str, name: str = "metro") -> Rulebook:
    text = BUNDLED.decode().replace('"1.0.0"', f'"{number}"').replace('"metro"', f'"{name}"')
    return parse_rulebook(text.encode(), "mine.toml")


def test_a_library_finds_the_newest_version_by_number_not_by_letter() -> None:
    library = RulebookLibrary([version("1.9.0"), version("1.10.0"), version("1.2.11")])
    assert library.station().id.version == "1.10.0"
    assert library.station("metro", "1.2.11").id.version == "1.2.11"
    assert [identity.version for identity in library.identities()] == ["1.10.0", "1.9.0", "1.2.11"]


def test_a_library_says_what_it_has_where_it_lacks_what_is_asked() -> None:
    library = RulebookLibrary([version("1.0.0"), version("2.0.0"), version("1.0.0", "other")])
    with pytest.raises(
        RulebookNotFound, match=r"no rulebook for station combat is named 'chess'.*metro, other"
    ):
        library.station("chess")
    with pytest.raises(
        RulebookNotFound, match=r"no version '3\.0\.0'; there are: 2\.0\.0, 1\.0\.0"
    ):
        library.station("metro", "3.0.0")
    with pytest.raises(RulebookUnavailable, match="has the digest"):
        library.station("metro", "2.0.0").id.check("0" * 64)


def test_a_library_refuses_two_rulebooks_of_one_name_and_version() -> None:
    with pytest.raises(ValueError, match=r"two rulebooks are metro 1\.0\.0"):
        RulebookLibrary([version("1.0.0"), version("1.0.0")])
    with pytest.raises(ValueError, match="default name 'metro'"):
        RulebookLibrary([version("1.0.0", "other")])
