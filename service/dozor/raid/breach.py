"""The breach phase: what is looked at, and who joins and who falls back after a round.

Everything here speaks of counts alone, so that the resolver and the forecast share it.
"""

from typing import NamedTuple

from dozor.raid.model import Ending


class Movement(NamedTuple):
    """What steps 5 and 6 of a round do.

    Attributes:
        joined: Reinforcements who join.
        called_inside: Fighters whom negative reinforcements send inside.
        fell_back: Fighters who fall back before superior numbers.
        left: Fighters left outside.
    """

    joined: int
    called_inside: int
    fell_back: int
    left: int

    @property
    def inside(self) -> int:
        """All who go inside."""
        return self.called_inside + self.fell_back


def look(on_feet: int, able: int, fighters: int) -> Ending | None:
    """Steps 2 to 4: after each round, and before the first.

    Args:
        on_feet: Members on their feet.
        able: Those of them who may act in the breach.
        fighters: Fighters left outside.
    """
    if on_feet == 0:
        return Ending.REPELLED
    if fighters == 0:
        return Ending.BREACHED
    return Ending.REPELLED if able == 0 else None


def move_fighters(fighters: int, on_feet: int, reinforcement: int, ratio: int) -> Movement:
    """Steps 5 and 6: reinforcements, then falling back before superior numbers.

    Args:
        fighters: Fighters left outside after step 4; at least 1.
        on_feet: Members on their feet.
        reinforcement: Fighters whom reinforcements move; fewer than 0 go inside.
        ratio: How many times their number makes the fighters fall back.
    """
    joined = max(0, reinforcement)
    called = min(fighters, max(0, -reinforcement))
    left = fighters + joined - called
    fell_back = left if 0 < left * ratio <= on_feet else 0
    return Movement(joined, called, fell_back, left - fell_back)
