"""The ranges of the contract's numbers, for what no field of a message could even hold.

Whatever fits into a message is judged by the rules, which say the same; the comments of the
contract are what both are checked against.
"""

from google.protobuf.descriptor import FieldDescriptor

_COUNT = 10**9
_RATING = (-10, 10)
_RANGES = {
    "Weapon.penetration": (0, 10),
    "Member.skill": (-5, 5),
    "Member.armor": (0, 10),
    "Member.health": (1, 10),
    "Member.wounds": (0, 9),
    "Member.breach_weapon": (0, 2),
    "Member.assault_weapon": (0, 2),
    "RaidTarget.numbers": _RATING,
    "RaidTarget.quality": _RATING,
    "RaidTarget.equipment": _RATING,
    "RaidTarget.perimeter": _RATING,
    "RaidTarget.reinforcements": _RATING,
    "RaidState.fighters": (0, _COUNT),
    "RaidState.fell_back": (0, _COUNT),
    "RaidState.rounds": (0, _COUNT),
    "RaidState.wounds": (0, 10),
    "RaidState.dice_used": (0, 2**53),
    "FaceList.faces": (1, 6),
    "RetreatPolicy.after_round": (0, 10_000),
    "RetreatPolicy.when_down": (0, 20),
    "ResolveBreachRequest.rounds": (0, 10_000),
    "ResolveBreachRequest.hold_back": (0, 19),
    "ResolveBreachRequest.max_dice": (1, 100_000),
    "ResolveAssaultRequest.rounds": (0, 10_000),
    "ResolveAssaultRequest.hold_back": (0, 19),
    "ResolveAssaultRequest.max_dice": (1, 100_000),
    "ResolveAssaultRequest.retreat_declared_by": (0, 19),
    "ResolveRaidRequest.max_dice": (1, 100_000),
    "ForecastRaidRequest.horizon": (1, 10_000),
    "ForecastRaidRequest.work_limit": (1, 10**9),
    "ForecastRaidRequest.samples": (1_000, 1_000_000),
    "Unit.wounds": (0, 2),
    "Experience.attack": (0, 2**31 - 1),
    "Experience.defense": (0, 2**31 - 1),
}


def range_of(field: FieldDescriptor, held: range) -> tuple[int, int]:
    """The least and the greatest number of a field: of those that it holds, where any is right."""
    name = f"{field.containing_type.name}.{field.name}"
    return _RANGES.get(name, (held.start, held.stop - 1))
