"""What each member can do in a phase, worked out once for all its rounds."""

from dozor.raid.model import Phase, Raid, Tier
from dozor.raid.move import HIGHEST_ROLL, LOWEST_ROLL, Blow, blow, hand, tier
from dozor.raid.rulebook import RaidRulebook
from dozor.raid.strength import defense


class MoveTable:
    """Hands of a gang in a phase, and what its rolls do; a roll is looked up when it first comes.

    Attributes:
        hands: What each member brings to a move; none for who may not act.
    """

    __slots__ = ("_against", "_found", "_harms", "_rulebook", "hands")

    def __init__(self, raid: Raid, phase: Phase, rulebook: RaidRulebook) -> None:
        self.hands = [hand(member, phase, rulebook) for member in raid.members]
        self._rulebook = rulebook
        self._against = defense(raid.target, phase, rulebook)
        self._found: list[dict[int, tuple[Tier, Blow]]] = [{} for _ in raid.members]
        self._harms: dict[int, bool] = {}

    def result(self, place: int, kept: int) -> tuple[Tier, Blow]:
        """What a roll of a member who may act reaches, and does before it is held to what there is.

        Args:
            place: The member's place.
            kept: The sum of the two dice kept.
        """
        found = self._found[place].get(kept)
        if found is None:
            hands = self.hands[place]
            if hands is None:
                raise ValueError(place)
            reached = tier(kept + hands.modifier, self._rulebook)
            found = reached, blow(reached, hands, self._against, self._rulebook)
            self._found[place][kept] = found
        return found

    def may_harm(self, place: int) -> bool:
        """Whether some roll of a member who may act could hurt anybody, the member included."""
        if place not in self._harms:
            rolls = range(LOWEST_ROLL, HIGHEST_ROLL + 1)
            self._harms[place] = any(any(self.result(place, kept)[1]) for kept in rolls)
        return self._harms[place]
