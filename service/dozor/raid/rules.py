"""Every rule that a raid's trace may name. The ids are contract: added, never renamed."""

from enum import StrEnum


class RaidRule(StrEnum):
    """A rule of raids, in the order in which a raid meets them."""

    # Strength of the defence
    OUTSIDE_MANNED = "raid.strength.outside_manned"
    INSIDE_MANNED = "raid.strength.inside_manned"

    # A move
    MOVE_FULL = "raid.move.full"
    MOVE_PARTIAL = "raid.move.partial"
    MOVE_MISS = "raid.move.miss"
    HOLDS_BACK = "raid.move.holds_back"
    MAY_NOT_ACT = "raid.move.may_not_act"
    NO_FIGHTER_LEFT = "raid.move.no_fighter_left"

    # Breach phase
    BREACH_ROUND = "raid.breach.round"
    NOBODY_ON_THEIR_FEET = "raid.breach.nobody_on_their_feet"
    PERIMETER_FALLEN = "raid.breach.perimeter_fallen"
    NOBODY_MAY_ACT = "raid.breach.nobody_may_act"
    REINFORCED = "raid.breach.reinforced"
    CALLED_INSIDE = "raid.breach.called_inside"
    NO_REINFORCEMENT = "raid.breach.no_reinforcement"
    OUTNUMBERED_FALL_BACK = "raid.breach.outnumbered_fall_back"
    PERIMETER_ABANDONED = "raid.breach.perimeter_abandoned"
    BREACH_STALLED = "raid.breach.stalled"

    # Assault phase
    ASSAULT_ROUND = "raid.assault.round"
    MUTUAL_DESTRUCTION = "raid.assault.mutual_destruction"
    CLEARED = "raid.assault.cleared"
    WIPED_OUT = "raid.assault.wiped_out"
    RETREAT_DECLARED = "raid.assault.retreat_declared"
    WITHDREW = "raid.assault.withdrew"
    NOBODY_MAY_FIGHT_ON = "raid.assault.nobody_may_fight_on"
    DEFENDERS_ROUTED = "raid.assault.defenders_routed"
    ASSAULT_STALLED = "raid.assault.stalled"

    @property
    def law_id(self) -> str:
        """The id of its chapter, such as ``raid.breach``."""
        return self.value.rpartition(".")[0]


CHAPTER_IDS = ("raid.strength", "raid.move", "raid.breach", "raid.assault")
"""The chapters of the rules, in their order."""
