"""The format of story files, and how to read and rewrite them.

A file holds stories. A story begins with a line ``# Title``, goes on with prose, then tells in
YAML the situation (the fields of a fight or of a turn) and what its author expects; then, behind
a line ``---- LABEL`` for each time it is played, what the resolver says, which ``pytest
--rewrite`` writes anew. What the author expects is never rewritten.

Short forms, for readers: a unit without `class` is a Sentinel, `xp` is [attack, defense],
objective ANY plays the story once for each objective.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

_PLAY = re.compile(r"^---- (\w+)$", re.MULTILINE)
_OBJECTIVES = ("LIQUIDATION", "CONTROL")


@dataclass(frozen=True)
class Story:
    """One story: its file, title, prose, data, and what the resolver said when it was written."""

    file: Path
    title: str
    head: str
    data: dict[str, Any]
    told: dict[str, str]

    def plays(self) -> dict[str, dict[str, Any]]:
        """The situations to play, by label."""
        situation = {key: value for key, value in self.data.items() if key != "expect"}
        if situation.get("objective") != "ANY":
            return {"RESULT": situation}
        return {objective: situation | {"objective": objective} for objective in _OBJECTIVES}


def read_stories(file: Path) -> list[Story]:
    """All stories of a file."""
    parts = re.split(r"^(?=# )", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return [_read(file, part) for part in parts if part.strip()]


def _read(file: Path, text: str) -> Story:
    head, *rest = _PLAY.split(text)
    title, _, body = head.partition("\n")
    data = yaml.safe_load(_data(body))
    told = {label: told.strip("\n") for label, told in zip(rest[::2], rest[1::2], strict=True)}
    return Story(file, title.removeprefix("# ").strip(), head.rstrip("\n"), data, told)


def _data(body: str) -> str:
    """The YAML of a story: from its first line that begins with a key."""
    match = re.search(r"^[a-z_]+:", body, re.MULTILINE)
    assert match is not None, f"a story without a situation: {body[:80]!r}"
    return body[match.start() :]


def rewrite(file: Path, tell: Callable[[dict[str, Any]], str]) -> None:
    """Write anew what the resolver says to each story of a file."""
    pieces = []
    for story in read_stories(file):
        told = [f"---- {label}\n{tell(situation)}" for label, situation in story.plays().items()]
        pieces.append("\n".join([story.head, *told]))
    file.write_text("\n\n\n".join(pieces) + "\n", encoding="utf-8")
