"""What the weapons in use cost the moves of a raid: told, besides the modifier that rules use."""

from collections.abc import Iterator

from dozor.raid.events import Moved, PhaseBegun, RaidRuling
from dozor.raid.raid import RaidResolution
from dozor.raid.rulebook import RaidRulebook


def with_penalties(
    resolution: RaidResolution, rulebook: RaidRulebook
) -> Iterator[tuple[RaidRuling, int]]:
    """Each ruling of a raid, with the penalty of the weapon in use; 0 where it is about no move."""
    phase, members = resolution.before.phase, resolution.raid.members
    for ruling in resolution.rulings:
        event, penalty = ruling.event, 0
        if isinstance(event, PhaseBegun):
            phase = event.phase
        elif isinstance(event, Moved):
            weapon = members[event.member].weapons[event.weapon]
            penalty = rulebook.weapons[phase][weapon.kind].penalty
        yield ruling, penalty
