"""What a forecast tells: endings, rounds, members down, fighters left."""

from collections import defaultdict
from dataclasses import dataclass, field

from dozor.raid.model import Ending, Phase


@dataclass
class Tally:
    """Masses, or shares, of decided raids.

    Attributes:
        size: Members of the gang.
        endings: Mass by ending.
        breached: Mass of raids in which the gang got inside.
        down: Mass by ending and by number of members down.
        member_down: Mass in which each member is down.
        fighters_left: Mass by number of fighters left in the phase in which the raid ended.
        rounds: For each phase, mass by number of rounds played until it was decided.
        tail: Mass of raids that were not decided within the horizon.
    """

    size: int
    endings: dict[Ending, float] = field(default_factory=lambda: defaultdict(float))
    breached: float = 0.0
    down: dict[tuple[Ending, int], float] = field(default_factory=lambda: defaultdict(float))
    member_down: list[float] = field(default_factory=list)
    fighters_left: dict[int, float] = field(default_factory=lambda: defaultdict(float))
    rounds: dict[tuple[Phase, int], float] = field(default_factory=lambda: defaultdict(float))
    tail: float = 0.0
