"""Plays a raid on a Dozor server round by round, and checks every die of it.

Usage: python raid.py [HOST:PORT]
"""

import sys
from collections.abc import Iterable

import grpc

from dozor.v1 import (
    common_pb2,
    raid_event_pb2,
    raid_pb2,
    raid_service_pb2,
    raid_service_pb2_grpc,
)

SEED = 7
_WORD = (1 << 64) - 1

RAID = raid_pb2.Raid(
    members=[
        raid_pb2.Member(
            rank=raid_pb2.MEMBER_RANK_BOSS,
            skill=2,
            armor=1,
            weapons=[raid_pb2.Weapon(kind=raid_pb2.WEAPON_KIND_COMBAT_FIREARM, penetration=3)],
        ),
        raid_pb2.Member(
            edge=raid_pb2.EDGE_ADVANTAGE,
            weapons=[raid_pb2.Weapon(kind=raid_pb2.WEAPON_KIND_DRONE, penetration=2)],
        ),
    ],
    target=raid_pb2.RaidTarget(numbers=1, quality=1, reinforcements=-1),
)


def mix(z: int) -> int:
    """The mixing function of splitmix64."""
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    z = (z ^ z >> 27) * 0x94D049BB133111EB & _WORD
    return z ^ z >> 31


def face(seed: int, number: int) -> int:
    """The face of a die of a raid by its number, from 1: generator splitmix64-d6/1."""
    die = mix(mix(seed) + number * 0x9E3779B97F4A7C15 & _WORD)
    return 1 + ((die >> 32) * 6 >> 32)


def tell(events: Iterable[raid_event_pb2.RaidEvent]) -> int:
    """Print what happened; returns how many dice of it were checked."""
    checked = 0
    for event in events:
        print(f"  {event.text}")
        for die in event.moved.dice:
            if die.face != face(SEED, die.number):
                raise SystemExit(f"{die.name} does not come from the seed")
            checked += 1
    return checked


def play(raids: raid_service_pb2_grpc.RaidServiceStub) -> None:
    """One round a call, in which everybody acts: the answer's state is the next call's."""
    dice = raid_pb2.DiceSource(seed=SEED)
    level = common_pb2.TRACE_LEVEL_DECISIVE
    state: raid_pb2.RaidState | None = None
    ending = raid_pb2.RAID_ENDING_UNSPECIFIED
    checked = 0
    while ending == raid_pb2.RAID_ENDING_UNSPECIFIED:
        breach = raids.ResolveBreach(
            raid_service_pb2.ResolveBreachRequest(
                raid=RAID, state=state, dice=dice, trace_level=level
            )
        )
        ending, state = breach.outcome.ending, breach.outcome.state
        checked += tell(breach.events)
    if ending == raid_pb2.RAID_ENDING_BREACHED:
        ending = raid_pb2.RAID_ENDING_UNSPECIFIED
    while ending == raid_pb2.RAID_ENDING_UNSPECIFIED:
        assault = raids.ResolveAssault(
            raid_service_pb2.ResolveAssaultRequest(
                raid=RAID, state=state, dice=dice, trace_level=level
            )
        )
        ending, state = assault.outcome.ending, assault.outcome.state
        checked += tell(assault.events)
    print(f"{raid_pb2.RaidEnding.Name(ending)}, all {checked} dice checked against the seed {SEED}")


def main(address: str) -> None:
    """Play the raid."""
    with grpc.insecure_channel(address) as channel:
        try:
            play(raid_service_pb2_grpc.RaidServiceStub(channel))
        except grpc.RpcError as error:
            print(f"{error.code().name}: {error.details()}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "localhost:50051")
