"""A rulebook as single values, each with its key, its section and its name; and what differs."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

Value = bool | int | str | list[str] | None


class Entry(NamedTuple):
    """One value of a rulebook.

    Attributes:
        key: Its key, much as in the file, such as ``tactics.SNIPER.rank``.
        section: The heading that it stands under, as `rulebook show` has it, or a law's title.
        what: What it is, in words.
        value: The value itself.
        told: The value in words.
    """

    key: str
    section: str
    what: str
    value: Value
    told: str


@dataclass(frozen=True, slots=True)
class Change:
    """A value that two rulebooks have differently; `None` where one has none."""

    before: Entry | None
    after: Entry | None

    @property
    def entry(self) -> Entry:
        """The value in either of them, for its key, section and name."""
        entry = self.after or self.before
        assert entry is not None, "a change is in one of the two at least"
        return entry


def changes_of(before: Iterable[Entry], after: Iterable[Entry]) -> list[Change]:
    """What differs, section by section."""
    old, new = ({entry.key: entry for entry in entries} for entries in (before, after))
    found = [Change(old.get(key), new.get(key)) for key in dict.fromkeys((*old, *new))]
    differing = [change for change in found if _value(change.before) != _value(change.after)]
    sections = list(dict.fromkeys(change.entry.section for change in differing))
    return sorted(differing, key=lambda change: sections.index(change.entry.section))


def _value(entry: Entry | None) -> Value:
    return None if entry is None else entry.value
