"""Every story of station combat, through the core: what its author expects, and the whole trace."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from dozor.station import resolve_engagement, resolve_turn
from dozor.station.rulebook import Rulebook
from tests.differential.bridge import core_turn, plain_outcome, to_engagement, to_turn
from tests.stories.story import Story, read_stories, rewrite
from tests.stories.telling import tell_core_fight, tell_core_turn

STORY_FILES = sorted(Path(__file__).parent.joinpath("station").glob("*.story"))
STORIES = [story for file in STORY_FILES for story in read_stories(file)]
PLAYS = [
    pytest.param(story, label, situation, id=f"{story.file.stem}-{story.title}-{label}")
    for story in STORIES
    for label, situation in story.plays().items()
]


def is_turn(situation: Mapping[str, Any]) -> bool:
    """Whether a situation is a whole turn."""
    return "station" in situation


def flat_turn(situation: Mapping[str, Any]) -> dict[str, Any]:
    """A turn's situation without the station's own level."""
    station = dict(situation["station"])
    return {"defenders": [], **station, "attacks": situation["attacks"]}


def tell(situation: Mapping[str, Any], rulebook: Rulebook) -> str:
    """What the core says of a situation."""
    if is_turn(situation):
        return tell_core_turn(resolve_turn(to_turn(flat_turn(situation)), rulebook))
    return tell_core_fight(resolve_engagement(to_engagement(situation), rulebook))


@pytest.fixture(scope="module", autouse=True)
def _rewrite(rewrite: bool, rulebook: Rulebook) -> None:
    if rewrite:
        rewrite_all(rulebook)


def rewrite_all(rulebook: Rulebook) -> None:
    """Write anew what the resolver says in all story files."""
    for file in STORY_FILES:
        rewrite(file, lambda situation: tell(situation, rulebook))


@pytest.mark.parametrize(("story", "label", "situation"), PLAYS)
def test_the_core_gives_what_the_author_expects(
    story: Story,
    label: str,  # noqa: ARG001  # names the case
    situation: dict[str, Any],
    rulebook: Rulebook,
) -> None:
    if is_turn(situation):
        _check_turn(story.data["expect"], core_turn(flat_turn(situation), rulebook))
    else:
        resolution = resolve_engagement(to_engagement(situation), rulebook)
        _check_fight(story.data["expect"], plain_outcome(resolution.outcome))


@pytest.mark.parametrize(("story", "label", "situation"), PLAYS)
def test_the_core_tells_the_story_as_it_is_written(
    story: Story, label: str, situation: dict[str, Any], rulebook: Rulebook, rewrite: bool
) -> None:
    told = read_again(story).told if rewrite else story.told
    assert tell(situation, rulebook) == told[label], "pytest --rewrite, then review the diff"


def read_again(story: Story) -> Story:
    """The story as it stands in its file now."""
    return next(s for s in read_stories(story.file) if s.title == story.title)


def _check_fight(expect: Mapping[str, Any], got: Mapping[str, Any]) -> None:
    assert got["winner"] == expect["winner"]
    assert got["machine_gun_captured"] == expect.get("machine_gun_captured", False)
    for side in ("attackers", "defenders"):
        for wanted, unit in zip(expect[side], got[side], strict=True):
            _check_unit(wanted, unit)


def _check_unit(wanted: Mapping[str, Any], unit: Mapping[str, Any]) -> None:
    for key, value in wanted.items():
        if key == "items":
            assert {item: unit["items"][item] for item in value} == value
        elif key == "xp":
            assert unit["point"] == value
        else:
            assert unit[key] == value, key


def _check_turn(expect: Mapping[str, Any], got: Mapping[str, Any]) -> None:
    told = {
        "owner": got["owner"],
        "holders": got["holders"],
        "order": [e["team"] for e in got["engagements"]],
        "kinds": [e["kind"] for e in got["engagements"]],
        "winners": [e["winner"] for e in got["engagements"] if "winner" in e],
    }
    assert {key: told[key] for key in expect} == expect


def test_every_worked_example_of_the_source_has_its_story() -> None:
    """The source has 33 numbered examples; some have several cases."""
    numbers = {
        story.title.split()[1].rstrip("abcdef.") for story in STORIES if "Example" in story.title
    }
    assert numbers == {str(n) for n in range(1, 34)}
