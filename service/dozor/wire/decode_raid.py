"""Requests about raids to claims. Nothing is judged here."""

from dozor.raid.claims import (
    DiceClaim,
    MemberClaim,
    OrdersClaim,
    PolicyClaim,
    RaidClaim,
    StateClaim,
    TargetClaim,
    WeaponClaim,
)
from dozor.v1 import raid_pb2, raid_service_pb2
from dozor.wire.decode import MOST_ENTRIES
from dozor.wire.raid_vocabulary import EDGE, PHASE, RANK, WEAPON_KIND

RoundsRequest = raid_service_pb2.ResolveBreachRequest | raid_service_pb2.ResolveAssaultRequest


def raid_claim(raid: raid_pb2.Raid) -> RaidClaim:
    """What a request says of a raid."""
    target = raid.target
    return RaidClaim(
        members=tuple([_member(member) for member in raid.members[:MOST_ENTRIES]]),
        target=TargetClaim(
            target.numbers,
            target.quality,
            target.equipment,
            target.perimeter,
            target.reinforcements,
        )
        if raid.HasField("target")
        else None,
    )


def _member(member: raid_pb2.Member) -> MemberClaim:
    return MemberClaim(
        skill=member.skill,
        armor=member.armor,
        health=member.health if member.HasField("health") else None,
        wounds=member.wounds,
        edge=EDGE.value(member.edge),
        rank=RANK.value(member.rank),
        melee_in_breach=member.melee_in_breach,
        weapons=tuple(
            [
                WeaponClaim(WEAPON_KIND.value(w.kind), w.penetration)
                for w in member.weapons[:MOST_ENTRIES]
            ]
        ),
        breach_weapon=member.breach_weapon if member.HasField("breach_weapon") else None,
        assault_weapon=member.assault_weapon if member.HasField("assault_weapon") else None,
    )


def state_claim(state: raid_pb2.RaidState) -> StateClaim:
    """What a request says of how far a raid has come."""
    return StateClaim(
        phase=PHASE.value(state.phase),
        fighters=state.fighters,
        fell_back=state.fell_back,
        rounds=state.rounds,
        wounds=tuple(state.wounds[:MOST_ENTRIES]),
        dice_used=state.dice_used,
    )


def dice_claim(dice: raid_pb2.DiceSource) -> DiceClaim:
    """Where a request wants faces from."""
    source = dice.WhichOneof("source")
    return DiceClaim(
        seed=dice.seed if source == "seed" else None,
        faces=tuple(dice.faces.faces) if source == "faces" else None,
    )


def policy_claim(policy: raid_pb2.RetreatPolicy) -> PolicyClaim:
    """What a request says of when to retreat."""
    return PolicyClaim(
        after_round=policy.after_round if policy.HasField("after_round") else None,
        when_down=policy.when_down if policy.HasField("when_down") else None,
    )


def orders_claim(request: RoundsRequest) -> OrdersClaim:
    """What a request says of the rounds to come."""
    retreat: int | None = None
    routed = False
    if isinstance(request, raid_service_pb2.ResolveAssaultRequest):
        routed = request.defenders_routed
        if request.HasField("retreat_declared_by"):
            retreat = request.retreat_declared_by
    return OrdersClaim(
        rounds=request.rounds if request.HasField("rounds") else None,
        until_decided=request.until_decided,
        hold_back=tuple(request.hold_back[:MOST_ENTRIES]),
        retreat=retreat,
        routed=routed,
    )
