"""What is asked: the stories, the worked examples, and the cases that are written in cases/."""

import re
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml
from google.protobuf.message import Message

from dozor.cli.raid.calls import PlayRequest
from dozor.cli.raid.requests import request_of
from dozor.cli.request.building import build, build_as
from dozor.cli.source.faults import BadSource
from dozor.cli.source.loading import load
from dozor.cli.source.nodes import Table
from dozor.rulebooks import RulebookLibrary
from dozor.v1 import common_pb2, raid_pb2, raid_service_pb2
from tests.raid.gangs import core_target
from tests.stories.story import Story, read_stories
from tests.stories.test_raid_stories import DEFAULTS
from tests.stories.test_raid_stories import FILES as RAID_FILES
from tests.stories.test_station_stories import STORIES, flat_turn, is_turn
from tests.vectors.files import Vector
from tests.vectors.methods import BY_NAME, is_stream, request_class
from tests.wire.requests import engagement_request, raid_message, turn_request

EXAMPLES = Path(__file__).parents[2] / "examples"
CASES = Path(__file__).parent / "cases"
# Mixed by name, so that a new story changes no other one's vector. So is the objective, where a
# story is told for each.
_LEVELS = ("TRACE_LEVEL_UNSPECIFIED", "TRACE_LEVEL_NONE", "TRACE_LEVEL_FULL")
_LOCALES = ("", "ru")


@dataclass(frozen=True)
class Case:
    """What is asked of one method, in one message or many."""

    vector: Vector
    requests: tuple[Message, ...]
    refused: bool = False


def all_cases() -> list[Case]:
    """Every case, in the order of their files."""
    cases = [*_station_stories(), *_raid_stories(), *_examples(), *_written()]
    return sorted(cases, key=lambda case: case.vector)


def _case(method: str, name: str, request: Message) -> Case:
    return Case(Vector(method, _slug(name)), (request,))


def _slug(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def _header(name: str) -> dict[str, Any]:
    number = zlib.crc32(name.encode())
    return {
        "trace_level": common_pb2.TraceLevel.Value(_LEVELS[number % len(_LEVELS)]),
        "locale": _LOCALES[number // len(_LEVELS) % len(_LOCALES)],
    }


def _station_stories() -> Iterator[Case]:
    for story in STORIES:
        name = _slug(f"story {story.file.stem} {story.title}")
        plays = list(story.plays().values())
        situation = plays[zlib.crc32(name.encode()) % len(plays)]
        if is_turn(situation):
            turn = turn_request(flat_turn(situation), **_header(name))
            yield _case("StationService.ResolveTurn", name, turn)
        else:
            fight = engagement_request(situation, **_header(name))
            yield _case("StationService.ResolveEngagement", name, fight)


def _raid_stories() -> Iterator[Case]:
    for file in RAID_FILES:
        for story in read_stories(file):
            name = _slug(f"story {story.title}")
            request = _raid_of(story, _header(name))
            yield _case("RaidService.ResolveRaid", name, request)


def _raid_of(story: Story, header: dict[str, Any]) -> Message:
    data = story.data
    members = [{**DEFAULTS, **member} for member in data["members"]]
    target = {name: data["target"].get(name, 0) for name in core_target().__slots__}
    return raid_service_pb2.ResolveRaidRequest(
        raid=raid_message({"members": members, "target": target}),
        policy=raid_pb2.RetreatPolicy(**data.get("policy", {})),
        dice=raid_pb2.DiceSource(faces=raid_pb2.FaceList(faces=data["faces"])),
        **header,
    )


def _examples() -> Iterator[Case]:
    for file in sorted([*EXAMPLES.glob("*.yaml"), *EXAMPLES.glob("*.json")]):
        table = load(str(file), None)
        name = f"example {file.stem}"
        if any(key.text == "raid" for key, _ in table.entries):
            play = build_as(_empty_play(table), table).request
            if not play.HasField("dice"):
                play.dice.seed = 7
            yield _case(_method_of(play), name, play)
        else:
            fight = build(table).request
            yield _case(_method_of(fight), name, fight)


def _empty_play(table: Table) -> PlayRequest:
    try:
        return request_of(table)
    except BadSource:  # rounds of a phase that the command's options name
        return raid_service_pb2.ResolveBreachRequest()


def _method_of(request: Message) -> str:
    wanted = request.DESCRIPTOR
    return next(name for name, method in BY_NAME.items() if method.request == wanted)


def _written() -> Iterator[Case]:
    library = RulebookLibrary.bundled()
    stand_ins = {
        "DIGEST_OF_METRO": library.station().id.digest,
        "DIGEST_OF_GANG": library.raid().id.digest,
        "OTHER_DIGEST": "0" * 64,
    }
    for file in sorted(CASES.glob("*.yaml")):
        text = file.read_text(encoding="utf-8")
        for name, digest in stand_ins.items():
            text = text.replace(name, f'"{digest}"')
        document = yaml.safe_load(text)
        for verdict in ("answered", "refused"):
            for method, cases in document[verdict].items():
                for name, data in cases.items():
                    yield _written_case(method, name, data, refused=verdict == "refused")


def _written_case(method: str, name: str, data: Any, *, refused: bool) -> Case:
    kind = request_class(method)
    messages = [kind(**_repeated(each)) for each in (data if is_stream(method) else [data])]
    return Case(Vector(method, name), tuple(messages), refused)


def _repeated(data: Any) -> Any:
    """The data with every {repeat: N, of: X} of a list written out."""
    if isinstance(data, Mapping):
        return {key: _repeated(value) for key, value in data.items()}
    if not isinstance(data, list):
        return data
    entries: list[Any] = []
    for entry in data:
        if isinstance(entry, Mapping) and entry.keys() == {"repeat", "of"}:
            entries += [_repeated(entry["of"])] * entry["repeat"]
        else:
            entries.append(_repeated(entry))
    return entries
