"""Every story of raids, with scripted dice that must end exhausted; core and wire."""

from pathlib import Path
from typing import Any

import pytest

from dozor.raid.dice import ListedDice
from dozor.raid.model import Raid
from dozor.raid.raid import Policy, RaidResolution, resolve_raid
from dozor.raid.rulebook import RaidRulebook
from dozor.rulebooks import RulebookLibrary
from dozor.v1 import raid_pb2, raid_service_pb2, raid_service_pb2_grpc
from tests.raid.gangs import core_member, core_target
from tests.stories.raid_telling import tell_core_raid, tell_wire_raid
from tests.stories.story import Story, read_stories, rewrite
from tests.stories.test_station_stories import read_again
from tests.wire.requests import raid_message

FILES = sorted(Path(__file__).parent.joinpath("raid").glob("*.story"))
STORIES = [pytest.param(story, id=story.title) for f in FILES for story in read_stories(f)]
DEFAULTS: dict[str, Any] = {
    "skill": 0,
    "armor": 0,
    "health": 3,
    "wounds": 0,
    "edge": "NONE",
    "rank": "MEMBER",
    "melee_in_breach": False,
}


def play(data: dict[str, Any], rulebook: RaidRulebook) -> tuple[RaidResolution, ListedDice]:
    members = tuple(core_member(**member) for member in data["members"])
    dice = ListedDice(tuple(data["faces"]))
    policy = Policy(**data.get("policy", {}))
    raid = Raid(members, core_target(**data["target"]))
    return resolve_raid(raid, policy, dice, rulebook, max_dice=10_000), dice


@pytest.fixture(scope="module")
def gang() -> RaidRulebook:
    return RulebookLibrary.bundled().raid()


@pytest.fixture(scope="module", autouse=True)
def _rewrite(pytestconfig: pytest.Config, gang: RaidRulebook) -> None:
    if pytestconfig.getoption("--rewrite"):
        for file in FILES:
            rewrite(file, lambda data: tell_core_raid(play(data, gang)[0]))


@pytest.mark.parametrize("story", STORIES)
def test_the_raid_ends_as_its_author_expects_with_the_dice_exhausted(
    story: Story, gang: RaidRulebook
) -> None:
    resolution, dice = play(story.data, gang)
    assert dice.left == 0
    assert resolution.ending is not None
    told = {
        "ending": resolution.ending.value,
        "wounds": list(resolution.after.wounds),
        "fell_back": resolution.after.fell_back,
    }
    expect = story.data["expect"]
    assert {key: told[key] for key in expect} == expect


@pytest.mark.parametrize("story", STORIES)
def test_the_raid_is_told_as_it_is_written(story: Story, gang: RaidRulebook) -> None:
    written = read_again(story).told["RESULT"]
    assert tell_core_raid(play(story.data, gang)[0]) == written


@pytest.mark.parametrize("story", STORIES)
def test_the_server_tells_the_raid_as_it_is_written(
    story: Story, raids: raid_service_pb2_grpc.RaidServiceStub
) -> None:
    data = story.data
    members = [{**DEFAULTS, **member} for member in data["members"]]
    target = {name: data["target"].get(name, 0) for name in core_target().__slots__}
    request = raid_service_pb2.ResolveRaidRequest(
        raid=raid_message({"members": members, "target": target}),
        policy=raid_pb2.RetreatPolicy(**data.get("policy", {})),
        dice=raid_pb2.DiceSource(faces=raid_pb2.FaceList(faces=data["faces"])),
    )
    assert tell_wire_raid(raids.ResolveRaid(request)) == read_again(story).told["RESULT"]
