"""The rulebooks that come with Dozor, and the library in which a server keeps those that it has."""

from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import TypeVar

from dozor.errors import RulebookError, RulebookNotFound
from dozor.raid.rulebook import RaidRulebook
from dozor.raid.rulebook_data import parse_raid_rulebook
from dozor.rulebook_head import read_document
from dozor.rulebook_id import RulebookId, RuleSet
from dozor.station.rulebook import Rulebook
from dozor.station.rulebook_data import parse_rulebook

AnyRulebook = Rulebook | RaidRulebook
"""A rulebook of any rule set."""

B = TypeVar("B", Rulebook, RaidRulebook)

DEFAULT_NAMES: Mapping[RuleSet, str] = MappingProxyType(
    {RuleSet.STATION: "metro", RuleSet.RAID: "gang"}
)
"""For each rule set the name of the rulebook that judges where a request pins none."""


def rule_set_of(rulebook: AnyRulebook) -> RuleSet:
    """The rule set that a rulebook is for."""
    return RuleSet.RAID if isinstance(rulebook, RaidRulebook) else RuleSet.STATION


def parse_any_rulebook(data: bytes, origin: str) -> AnyRulebook:
    """Read a rulebook of whichever rule set its data names.

    Raises:
        RulebookError: The data is wrong; it holds every fault, each with its key.
    """
    head = read_document(data, origin).get("rulebook")
    named = head.get("rule_set") if isinstance(head, dict) else None
    if named not in list(RuleSet):
        options = ", ".join(RuleSet)
        fault = f"rulebook.rule_set: one of {options} is needed, not {named!r}"
        raise RulebookError(origin, (fault,))
    if named == RuleSet.RAID:
        return parse_raid_rulebook(data, origin)
    return parse_rulebook(data, origin)


_FOR = {RuleSet.STATION: "for station combat", RuleSet.RAID: "for raids"}


def bundled_files() -> list[Traversable]:
    """The files of the rulebooks that come with Dozor, by name."""
    entries = sorted(files(__name__).iterdir(), key=lambda entry: entry.name)
    return [entry for entry in entries if entry.name.endswith(".toml")]


class RulebookLibrary:
    """Rulebooks by name and version. Immutable."""

    def __init__(
        self,
        rulebooks: Iterable[AnyRulebook],
        default_names: Mapping[RuleSet, str] = DEFAULT_NAMES,
    ) -> None:
        """Keep the rulebooks.

        Raises:
            ValueError: A rule set has rulebooks, but none of its default name; two have the same
                name and version; or rulebooks of two rule sets have the same name.
        """
        self._by_name: dict[str, dict[str, AnyRulebook]] = {}
        for rulebook in sorted(rulebooks, key=_newest_first):
            versions = self._by_name.setdefault(rulebook.id.name, {})
            if versions.setdefault(rulebook.id.version, rulebook) is not rulebook:
                raise ValueError(f"two rulebooks are {rulebook.id.name} {rulebook.id.version}")
            if len({rule_set_of(other) for other in versions.values()}) > 1:
                raise ValueError(f"rulebooks of two rule sets are named {rulebook.id.name!r}")
        self._default_names = dict(default_names)
        for rule_set, name in self._default_names.items():
            names = self._names(rule_set)
            if names and name not in names:
                raise ValueError(f"no rulebook of {rule_set} has the default name {name!r}")

    @classmethod
    def bundled(cls) -> "RulebookLibrary":
        """The library of the rulebooks that come with Dozor."""
        return cls(parse_any_rulebook(entry.read_bytes(), entry.name) for entry in bundled_files())

    def station(self, name: str = "", version: str = "") -> Rulebook:
        """The rulebook of station combat that a request pins.

        Args:
            name: Its name; empty: the default's.
            version: Its version; empty: the newest of that name.

        Raises:
            RulebookNotFound: There is no such name or version for station combat.
        """
        return self._find(Rulebook, RuleSet.STATION, name, version)

    def raid(self, name: str = "", version: str = "") -> RaidRulebook:
        """The rulebook of raids that a request pins; as `station`."""
        return self._find(RaidRulebook, RuleSet.RAID, name, version)

    def any(self, name: str = "", version: str = "") -> AnyRulebook:
        """The rulebook of any rule set that a request pins; without a name, of station combat."""
        if name in self._names(RuleSet.RAID):
            return self.raid(name, version)
        if name and name not in self._by_name:
            raise _unknown(name, "rulebook", list(self._by_name))
        return self.station(name, version)

    def _find(self, kind: type[B], rule_set: RuleSet, name: str, version: str) -> B:
        name = name or self._default_names[rule_set]
        names = self._names(rule_set)
        if name not in names:
            raise _unknown(name, f"rulebook {_FOR[rule_set]}", names)
        versions = self._by_name[name]
        rulebook = versions.get(version) if version else next(iter(versions.values()))
        if rulebook is None:
            known = ", ".join(versions)
            raise RulebookNotFound(
                f"rulebook {name!r} has no version {version[:80]!r}; there are: {known}"
            )
        assert isinstance(rulebook, kind), "all rulebooks of a name are of one rule set"
        return rulebook

    def _names(self, rule_set: RuleSet) -> list[str]:
        return [
            name
            for name, versions in self._by_name.items()
            if rule_set_of(next(iter(versions.values()))) is rule_set
        ]

    def is_default(self, rulebook: AnyRulebook) -> bool:
        """Whether requests that pin nothing are judged by a rulebook."""
        name = self._default_names[rule_set_of(rulebook)]
        return rulebook is next(iter(self._by_name[name].values()))

    def __iter__(self) -> Iterator[AnyRulebook]:
        """All rulebooks, by name, then from the newest version to the oldest."""
        for versions in self._by_name.values():
            yield from versions.values()

    def identities(self) -> tuple[RulebookId, ...]:
        """The identities of all rulebooks, in the same order."""
        return tuple(rulebook.id for rulebook in self)


def _unknown(name: str, what: str, known: list[str]) -> RulebookNotFound:
    return RulebookNotFound(f"no {what} is named {name[:80]!r}; there are: {', '.join(known)}")


def _newest_first(rulebook: AnyRulebook) -> tuple[str, list[int]]:
    return rulebook.id.name, [-int(part) for part in rulebook.id.version.split(".")]
