"""Requests for tests."""

from dozor_client import messages as m
from dozor_client.sample import duel

DUEL = duel(defenders_wounds=1)
WRONG = duel(defenders_wounds=3)
RAID = m.Raid(
    members=[
        m.Member(weapons=[m.Weapon(kind=m.WEAPON_KIND_LIGHT_FIREARM, penetration=2)]),
        m.Member(weapons=[m.Weapon(kind=m.WEAPON_KIND_DRONE)]),
    ],
    target=m.RaidTarget(numbers=2),
)


def raid(seed: int) -> m.ResolveRaidRequest:
    """A whole raid."""
    return m.ResolveRaidRequest(raid=RAID, dice=m.DiceSource(seed=seed))


def batch(*ids: str) -> m.ResolveBatchStreamRequest:
    """A message of a stream."""
    return m.ResolveBatchStreamRequest(items=[m.BatchItem(id=i, engagement=DUEL) for i in ids])
