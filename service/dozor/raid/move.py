"""A move: who may act with what, and what a roll does. The resolver and the forecast share it."""

from typing import NamedTuple

from dozor.raid.model import Edge, Member, Phase, Tier, Weapon
from dozor.raid.rulebook import RaidRulebook, TierRules, WeaponRules
from dozor.raid.strength import Defense

LOWEST_ROLL, HIGHEST_ROLL = 2, 12
"""What two six-sided dice can show, whichever third is dropped."""


class Hand(NamedTuple):
    """What a member brings to a move in a phase.

    Attributes:
        weapon: Place of the weapon in use.
        penetration: Its penetration.
        modifier: Skill and penalty together, held within the clamp.
        edge: What the member rolls.
        armor: The member's armor.
    """

    weapon: int
    penetration: int
    modifier: int
    edge: Edge
    armor: int


class Blow(NamedTuple):
    """What a move does: fighters it can take out, and wounds it brings the member."""

    taken_out: int
    wounds: int


def may_act(member: Member, weapon: Weapon, phase: Phase, rulebook: RaidRulebook) -> bool:
    """Whether a member may act with a weapon in a phase."""
    rules = rulebook.weapons[phase][weapon.kind]
    return rules.acts and (member.melee_in_breach or not rules.by_class_only)


def hand(member: Member, phase: Phase, rulebook: RaidRulebook) -> Hand | None:
    """What a member uses in a phase; none if no weapon may act there.

    The weapon named for the phase; else the one with the smallest penalty, among these the highest
    penetration, among these the first listed.
    """
    named = member.named_weapon(phase)
    place = _best(member, phase, rulebook) if named is None else named
    if place is None:
        return None
    weapon = member.weapons[place]
    modifier = member.skill + _rules(weapon, phase, rulebook).penalty
    held = max(-rulebook.clamp, min(rulebook.clamp, modifier))
    return Hand(place, weapon.penetration, held, member.edge, member.armor)


def _best(member: Member, phase: Phase, rulebook: RaidRulebook) -> int | None:
    allowed = [
        place
        for place, weapon in enumerate(member.weapons)
        if may_act(member, weapon, phase, rulebook)
    ]
    if not allowed:
        return None

    def worth(place: int) -> tuple[int, int, int]:
        weapon = member.weapons[place]
        return _rules(weapon, phase, rulebook).penalty, weapon.penetration, -place

    return max(allowed, key=worth)


def _rules(weapon: Weapon, phase: Phase, rulebook: RaidRulebook) -> WeaponRules:
    return rulebook.weapons[phase][weapon.kind]


def tier(total: int, rulebook: RaidRulebook) -> Tier:
    """The tier that a total reaches."""
    if total >= rulebook.full.least:
        return Tier.FULL
    return Tier.PARTIAL if total >= rulebook.partial.least else Tier.MISS


def blow(reached: Tier, hands: Hand, against: Defense, rulebook: RaidRulebook) -> Blow:
    """What a move of a tier does, before it is held to the fighters and the health there are."""
    rules = _tier_rules(reached, rulebook)
    taken_out = wounds = 0
    if rules.strikes:
        taken_out = max(rules.least_taken_out, hands.penetration - against.armor)
    if rules.suffers:
        wounds = max(rules.least_wounds, against.penetration - hands.armor)
    return Blow(taken_out, wounds)


def _tier_rules(reached: Tier, rulebook: RaidRulebook) -> TierRules:
    if reached is Tier.FULL:
        return rulebook.full
    return rulebook.partial if reached is Tier.PARTIAL else rulebook.miss
