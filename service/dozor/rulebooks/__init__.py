"""The rulebooks that come with Dozor, and the library in which a server keeps those that it has."""

from collections.abc import Iterable, Iterator
from importlib.resources import files

from dozor.errors import RulebookNotFound
from dozor.station.rulebook import Rulebook, RulebookId
from dozor.station.rulebook_data import parse_rulebook

DEFAULT_NAME = "metro"
"""Name of the rulebook that judges where a request pins none."""


class RulebookLibrary:
    """Rulebooks by name and version. Immutable."""

    def __init__(self, rulebooks: Iterable[Rulebook], default_name: str = DEFAULT_NAME) -> None:
        """Keep the rulebooks.

        Raises:
            ValueError: There is none of the default name, or two have the same name and version.
        """
        self._by_name: dict[str, dict[str, Rulebook]] = {}
        for rulebook in sorted(rulebooks, key=_newest_first):
            versions = self._by_name.setdefault(rulebook.id.name, {})
            if versions.setdefault(rulebook.id.version, rulebook) is not rulebook:
                raise ValueError(f"two rulebooks are {rulebook.id.name} {rulebook.id.version}")
        if default_name not in self._by_name:
            raise ValueError(f"no rulebook has the default name {default_name!r}")
        self.default = next(iter(self._by_name[default_name].values()))

    @classmethod
    def bundled(cls) -> "RulebookLibrary":
        """The library of the rulebooks that come with Dozor."""
        data = sorted(files(__name__).iterdir(), key=lambda entry: entry.name)
        return cls(
            parse_rulebook(entry.read_bytes(), entry.name)
            for entry in data
            if entry.name.endswith(".toml")
        )

    def find(self, name: str = "", version: str = "") -> Rulebook:
        """The rulebook that a request pins.

        Args:
            name: Its name; empty: the default's.
            version: Its version; empty: the newest of that name.

        Raises:
            RulebookNotFound: There is no such name or version.
        """
        name = name or self.default.id.name
        versions = self._by_name.get(name)
        if versions is None:
            known = ", ".join(self._by_name)
            raise RulebookNotFound(f"no rulebook is named {name[:80]!r}; there are: {known}")
        rulebook = versions.get(version) if version else next(iter(versions.values()))
        if rulebook is None:
            known = ", ".join(versions)
            raise RulebookNotFound(
                f"rulebook {name!r} has no version {version[:80]!r}; there are: {known}"
            )
        return rulebook

    def __iter__(self) -> Iterator[Rulebook]:
        """All rulebooks, by name, then from the newest version to the oldest."""
        for versions in self._by_name.values():
            yield from versions.values()

    def identities(self) -> tuple[RulebookId, ...]:
        """The identities of all rulebooks, in the same order."""
        return tuple(rulebook.id for rulebook in self)


def _newest_first(rulebook: Rulebook) -> tuple[str, list[int]]:
    return rulebook.id.name, [-int(part) for part in rulebook.id.version.split(".")]
