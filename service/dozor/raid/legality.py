"""What a raid is made of: turns claims into raids, or tells everything that is wrong."""

from typing import NamedTuple

from dozor.errors import IllegalSituation, Reason
from dozor.findings import Findings
from dozor.raid.claims import (
    MemberClaim,
    OrdersClaim,
    PolicyClaim,
    RaidClaim,
    StateClaim,
    WeaponClaim,
)
from dozor.raid.model import Edge, Member, Phase, Raid, RaidState, Rank, Target, Weapon, WeaponKind
from dozor.raid.raid import Orders, Policy
from dozor.raid.rulebook import RaidRulebook
from dozor.vocabulary import Unknown

MAX_MEMBERS = 20
MAX_WEAPONS = 3
MAX_SKILL = 5
MAX_ARMOR = 10
MAX_HEALTH = 10
MAX_PENETRATION = 10
MAX_RATING = 10
MAX_ROUNDS = 10_000
"""Rounds in one call, at most."""

MAX_COUNT = 1_000_000_000
"""Fighters and rounds in a state that a caller sends, at most: more than play ever comes to."""

_MAX_DICE_USED = 2**53


class Roster(NamedTuple):
    """What is known of a gang's members even where something else is wrong with them.

    Attributes:
        healths: Health of each, in order; none where it is wrong.
        ranks: Rank of each; none where it is wrong.
        wounds: Wounds that each carries into the raid.
    """

    healths: tuple[int | None, ...]
    ranks: tuple[Rank | None, ...]
    wounds: tuple[int, ...]

    @property
    def size(self) -> int:
        """Number of the members."""
        return len(self.healths)


def roster(claim: RaidClaim | None, rulebook: RaidRulebook) -> Roster | None:
    """The roster of a gang; none where not even the number of its members is right."""
    if claim is None or not 1 <= len(claim.members) <= MAX_MEMBERS:
        return None
    healths = [_health(member, rulebook) for member in claim.members]
    return Roster(
        healths=tuple([health if 1 <= health <= MAX_HEALTH else None for health in healths]),
        ranks=tuple([None if isinstance(m.rank, Unknown) else _rank(m) for m in claim.members]),
        wounds=tuple([member.wounds for member in claim.members]),
    )


def admit_raid(found: Findings, claim: RaidClaim | None, rulebook: RaidRulebook) -> Raid | None:
    """Admit a gang and its target; notes every violation, and returns none if there is one.

    Of a list that is too long only the entries that it may have are looked at.
    """
    before = len(found.violations)
    if claim is None:
        found.add("raid", Reason.MISSING, "raid-missing")
        return None
    found.count("raid.members", len(claim.members), 1, MAX_MEMBERS, "members")
    members = claim.members[:MAX_MEMBERS]
    for place, member in enumerate(members):
        _check_member(found, f"raid.members[{place}]", member, rulebook)
    _check_ranks(found, members)
    if claim.target is None:
        found.add("raid.target", Reason.MISSING, "raid-target-missing")
        return None
    for name, rating in claim.target._asdict().items():
        found.number(f"raid.target.{name}", rating, -MAX_RATING, MAX_RATING)
    if len(found.violations) > before:
        return None
    return Raid(tuple(_member(member, rulebook) for member in members), Target(*claim.target))


def _check_member(found: Findings, path: str, member: MemberClaim, rulebook: RaidRulebook) -> None:
    found.number(f"{path}.skill", member.skill, -MAX_SKILL, MAX_SKILL)
    found.number(f"{path}.armor", member.armor, 0, MAX_ARMOR)
    health = _health(member, rulebook)
    right = found.number(f"{path}.health", health, 1, MAX_HEALTH)
    found.number(f"{path}.wounds", member.wounds, 0, (health if right else MAX_HEALTH) - 1)
    found.known(f"{path}.edge", member.edge, Edge)
    found.known(f"{path}.rank", member.rank, Rank)
    found.count(f"{path}.weapons", len(member.weapons), 1, MAX_WEAPONS, "weapons")
    for place, weapon in enumerate(member.weapons[:MAX_WEAPONS]):
        _check_weapon(found, f"{path}.weapons[{place}]", weapon)
    if member.weapons:
        _check_choice(found, f"{path}.breach_weapon", member, Phase.BREACH, rulebook)
        _check_choice(found, f"{path}.assault_weapon", member, Phase.ASSAULT, rulebook)


def _check_weapon(found: Findings, path: str, weapon: WeaponClaim) -> None:
    found.value(f"{path}.kind", weapon.kind, WeaponKind)
    found.number(f"{path}.penetration", weapon.penetration, 0, MAX_PENETRATION)


def _check_choice(
    found: Findings, path: str, member: MemberClaim, phase: Phase, rulebook: RaidRulebook
) -> None:
    """A weapon named for a phase is one of the member's, and may act there."""
    place = member.breach_weapon if phase is Phase.BREACH else member.assault_weapon
    if place is None:
        return
    most = min(len(member.weapons), MAX_WEAPONS) - 1
    if not 0 <= place <= most:
        found.add(path, Reason.OUT_OF_RANGE, "weapon-place-unknown", given=place, most=most)
        return
    kind = member.weapons[place].kind
    if isinstance(kind, WeaponKind):
        rules = rulebook.weapons[phase][kind]
        if not rules.acts or (rules.by_class_only and not member.melee_in_breach):
            facts = {"given": kind, "phase": phase}
            found.add(path, Reason.NOT_ALLOWED, "weapon-may-not-act", **facts)


def _check_ranks(found: Findings, members: tuple[MemberClaim, ...]) -> None:
    seen: set[Rank] = set()
    for place, member in enumerate(members):
        rank = member.rank
        if not isinstance(rank, Rank) or rank is Rank.MEMBER:
            continue
        if rank in seen:
            path = f"raid.members[{place}].rank"
            found.add(path, Reason.DUPLICATE, "rank-twice", given=rank)
        seen.add(rank)


def _member(claim: MemberClaim, rulebook: RaidRulebook) -> Member:
    """The member that a claim without violations describes."""
    return Member(
        skill=claim.skill,
        armor=claim.armor,
        health=_health(claim, rulebook),
        wounds=claim.wounds,
        edge=claim.edge if isinstance(claim.edge, Edge) else Edge.NONE,
        rank=_rank(claim),
        melee_in_breach=claim.melee_in_breach,
        weapons=tuple(_weapon(weapon) for weapon in claim.weapons),
        breach_weapon=claim.breach_weapon,
        assault_weapon=claim.assault_weapon,
    )


def _health(claim: MemberClaim, rulebook: RaidRulebook) -> int:
    return rulebook.default_health if claim.health is None else claim.health


def _rank(claim: MemberClaim) -> Rank:
    return claim.rank if isinstance(claim.rank, Rank) else Rank.MEMBER


def _weapon(claim: WeaponClaim) -> Weapon:
    assert isinstance(claim.kind, WeaponKind), "checked before"
    return Weapon(claim.kind, claim.penetration)


def admit_state(
    found: Findings, claim: StateClaim, phase: Phase, gang: Roster | None
) -> RaidState | None:
    """Admit how far a raid has come; notes every violation, and returns none if there is one."""
    before = len(found.violations)
    given = found.value("state.phase", claim.phase, Phase)
    if given is not None and given is not phase:
        found.add("state.phase", Reason.NOT_ALLOWED, "phase-wrong", given=given, needed=phase)
    found.number("state.fighters", claim.fighters, 0, MAX_COUNT)
    found.number("state.fell_back", claim.fell_back, 0, MAX_COUNT)
    found.number("state.rounds", claim.rounds, 0, MAX_COUNT)
    if gang is not None:
        _check_wounds(found, claim.wounds, gang)
    found.number("state.dice_used", claim.dice_used, 0, _MAX_DICE_USED)
    if len(found.violations) > before:
        return None
    return RaidState(phase, claim.fighters, claim.fell_back, claim.rounds, claim.wounds)


def _check_wounds(found: Findings, wounds: tuple[int, ...], gang: Roster) -> None:
    if len(wounds) != gang.size:
        reason = Reason.TOO_FEW if len(wounds) < gang.size else Reason.TOO_MANY
        facts = {"given": len(wounds), "needed": gang.size}
        found.add("state.wounds", reason, "wounds-list-length", **facts)
    for place, (taken, health) in enumerate(zip(wounds, gang.healths, strict=False)):
        found.number(f"state.wounds[{place}]", taken, 0, MAX_HEALTH if health is None else health)


def admit_orders(
    found: Findings, claim: OrdersClaim, gang: Roster | None, state: StateClaim | None
) -> Orders:
    """Admit what a caller says of the rounds to come; notes every violation."""
    rounds = 1 if claim.rounds is None else claim.rounds
    found.number("rounds", rounds, 0, MAX_ROUNDS)
    if gang is not None:
        _check_holding_back(found, claim.hold_back, gang)
        if claim.retreat is not None:
            wounds = gang.wounds if state is None else state.wounds
            _check_declarer(found, claim.retreat, gang, wounds)
    return Orders(
        rounds=None if claim.until_decided else rounds,
        hold_back=frozenset(claim.hold_back),
        retreat=claim.retreat,
        routed=claim.routed,
    )


def _check_holding_back(found: Findings, places: tuple[int, ...], gang: Roster) -> None:
    seen: set[int] = set()
    for index, place in enumerate(places[: gang.size + 1]):
        path = f"hold_back[{index}]"
        if not 0 <= place < gang.size:
            facts = {"given": place, "most": gang.size - 1}
            found.add(path, Reason.OUT_OF_RANGE, "member-place-unknown", **facts)
        elif place in seen:
            found.add(path, Reason.DUPLICATE, "member-twice", given=place)
        seen.add(place)


def _check_declarer(found: Findings, place: int, gang: Roster, wounds: tuple[int, ...]) -> None:
    """Only a boss or right hand who is on their feet may declare a retreat."""
    path = "retreat_declared_by"
    if not 0 <= place < gang.size:
        facts = {"given": place, "most": gang.size - 1}
        found.add(path, Reason.OUT_OF_RANGE, "member-place-unknown", **facts)
        return
    rank, health = gang.ranks[place], gang.healths[place]
    if rank is Rank.MEMBER:
        found.add(path, Reason.NOT_ALLOWED, "declarer-not-officer", given=rank)
    elif health is not None and len(wounds) == gang.size and wounds[place] >= health:
        found.add(path, Reason.NOT_ALLOWED, "declarer-down")


def admit_policy(found: Findings, claim: PolicyClaim) -> Policy:
    """Admit when the gang retreats; notes every violation."""
    if claim.after_round is not None:
        found.number("policy.after_round", claim.after_round, 0, MAX_ROUNDS)
    if claim.when_down is not None:
        found.number("policy.when_down", claim.when_down, 0, MAX_MEMBERS)
    return Policy(claim.after_round, claim.when_down)


def check(found: Findings) -> None:
    """End a check.

    Raises:
        IllegalSituation: There are violations; it holds all of them.
    """
    if found.violations:
        raise IllegalSituation(tuple(found.violations))
