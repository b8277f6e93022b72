"""Makes a library of the bundled rulebooks and an operator's own, or tells why there is none."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from dozor.errors import DozorError, RulebookError
from dozor.rulebook_id import RulebookId
from dozor.rulebooks import (
    AnyRulebook,
    RulebookLibrary,
    bundled_files,
    parse_any_rulebook,
    rule_set_of,
)
from dozor.rulebooks.directory import RulebookFile, Snapshot, read_directory


class RulebooksRefused(DozorError):
    """The rulebooks of a directory cannot be used.

    Attributes:
        faults: Why, one line a fault, each beginning with the file's name.
    """

    def __init__(self, faults: tuple[str, ...]) -> None:
        self.faults = faults
        super().__init__("\n".join(faults))


class _Read(NamedTuple):
    """A rulebook, and what it is called in messages."""

    label: str
    rulebook: AnyRulebook


def load_library(directory: str) -> RulebookLibrary:
    """The library of the bundled rulebooks and those in a directory, if one is named.

    Raises:
        RulebooksRefused: Something is wrong with those in the directory.
    """
    return assemble(read_directory(directory))


def assemble(snapshot: Snapshot) -> RulebookLibrary:
    """The library of the bundled rulebooks and those that were read.

    Raises:
        RulebooksRefused: Something is wrong with those that were read.
    """
    faults = list(snapshot.faults)
    own = list(_parsed(snapshot.files, faults))
    kept = _distinct([*_bundled(), *own], faults)
    if faults:
        raise RulebooksRefused(tuple(faults))
    return RulebookLibrary(kept)


def changes(before: RulebookLibrary, after: RulebookLibrary) -> Iterator[str]:
    """What distinguishes a library from the one before it, one line a rulebook."""
    old, new = _by_version(before), _by_version(after)
    for key, identity in new.items():
        if key not in old:
            yield f"added {told(identity)}"
    for key, identity in old.items():
        if key not in new:
            yield f"removed {told(identity)}"
    for key in changed(before, after):
        yield f"changed {told(new[key])}, was digest {old[key].digest}"


def changed(before: RulebookLibrary, after: RulebookLibrary) -> list[tuple[str, str]]:
    """The names and versions that both libraries have, but with other contents."""
    old, new = _by_version(before), _by_version(after)
    return [key for key in old if key in new and old[key].digest != new[key].digest]


def told(identity: RulebookId) -> str:
    """A rulebook's identity in a message."""
    return f"{identity.name} {identity.version} (digest {identity.digest})"


def _by_version(library: RulebookLibrary) -> Mapping[tuple[str, str], RulebookId]:
    return {(each.name, each.version): each for each in library.identities()}


def _bundled() -> Iterator[_Read]:
    for entry in bundled_files():
        rulebook = parse_any_rulebook(entry.read_bytes(), entry.name)
        yield _Read(f"the bundled {entry.name}", rulebook)


def _parsed(files: Iterable[RulebookFile], faults: list[str]) -> Iterator[_Read]:
    for label, data in files:
        try:
            yield _Read(label, parse_any_rulebook(data, label))
        except RulebookError as error:
            faults.extend(f"{label}: {fault}" for fault in error.faults)


def _distinct(entries: Iterable[_Read], faults: list[str]) -> list[AnyRulebook]:
    """Each rulebook once; a name that is taken, or a version with other contents, is a fault."""
    named: dict[str, _Read] = {}
    versions: dict[tuple[str, str], _Read] = {}
    for entry in entries:
        label, rulebook = entry
        name, version, digest = rulebook.id
        first = named.setdefault(name, entry)
        if rule_set_of(first.rulebook) is not rule_set_of(rulebook):
            faults.append(
                f"{label}: rulebook.name: {name!r} is the name of a rulebook for "
                f"{rule_set_of(first.rulebook)} ({first.label}), and this one is for "
                f"{rule_set_of(rulebook)}; give it a name of its own"
            )
            continue
        same = versions.setdefault((name, version), entry)
        if same.rulebook.id.digest != digest:
            faults.append(
                f"{label}: rulebook.version: {same.label} is {name} {version} already, with other "
                f"contents (digest {same.rulebook.id.digest}, not {digest}); versions do not "
                "change, so give this one another version"
            )
    return [entry.rulebook for entry in versions.values()]
