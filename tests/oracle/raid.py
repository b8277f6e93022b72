"""Entry points of the oracle for raids, in the order in which a raid needs them."""

from .raid_assault import assault_ending, play_assault
from .raid_forecast import forecast, play_raid
from .raid_rounds import play_breach, start_assault, start_breach
from .raid_rules import (
    RULES,
    armor_and_penetration,
    reinforcement_count,
    strength,
    weapon_in_use,
)

__all__ = [
    "RULES",
    "armor_and_penetration",
    "assault_ending",
    "forecast",
    "play_assault",
    "play_breach",
    "play_raid",
    "reinforcement_count",
    "start_assault",
    "start_breach",
    "strength",
    "weapon_in_use",
]
