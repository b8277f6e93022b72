"""The effective settings as a settings file, which tells where each value came from."""

import json
from collections.abc import Iterator
from itertools import groupby

from dozor.settings.model import OPTIONS
from dozor.settings.sources import Effective


def as_toml(effective: Effective) -> str:
    """A settings file that has the same effect."""
    return "\n".join(_lines(effective)) + "\n"


def _lines(effective: Effective) -> Iterator[str]:
    width = max(len(_assignment(effective, option.name)) for option in OPTIONS)
    for number, (group, options) in enumerate(groupby(OPTIONS, key=lambda option: option.group)):
        if number:
            yield ""
        yield f"# {group}"
        for option in options:
            origin = effective.origins.get(option.name, "default")
            yield f"{_assignment(effective, option.name):{width}}  # {_one_line(origin)}"


def _assignment(effective: Effective, name: str) -> str:
    value = getattr(effective.settings, name)
    # Of text, JSON's escapes are those of TOML as well; numbers are written alike.
    return "".join(map(_readable, f"{name} = {json.dumps(value, ensure_ascii=False)}"))


def _readable(letter: str) -> str:
    """A letter, or TOML's escape of one that would not be seen, or turn a terminal about."""
    return letter if letter.isprintable() else f"\\U{ord(letter):08x}"


def _one_line(origin: str) -> str:
    """A file's name may hold anything; a comment may not."""
    return "".join(letter if letter.isprintable() else "?" for letter in origin)
