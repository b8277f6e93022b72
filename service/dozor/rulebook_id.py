"""What names a rulebook, whatever its rule set."""

from enum import StrEnum
from typing import NamedTuple

from dozor.errors import RulebookUnavailable


class RuleSet(StrEnum):
    """A set of rules; each has rulebooks of its own."""

    STATION = "station"
    RAID = "raid"


class RulebookId(NamedTuple):
    """A rulebook's name, its version, and the SHA-256 of its data."""

    name: str
    version: str
    digest: str

    def check(self, digest: str) -> None:
        """Check that this is the rulebook that a request pins; an empty digest pins any.

        Raises:
            RulebookUnavailable: The digest is another one.
        """
        if digest and digest != self.digest:
            raise RulebookUnavailable(
                f"rulebook {self.name!r} {self.version} has the digest {self.digest} here, "
                f"not {digest}"
            )
