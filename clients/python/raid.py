"""Plays a raid on a Dozor server round by round, and checks every die of it.

Usage: python raid.py [HOST:PORT]
"""

import sys

from dozor_client import Client, DozorError, check_dice
from dozor_client import messages as m

SEED = 7

RAID = m.Raid(
    members=[
        m.Member(
            rank=m.MEMBER_RANK_BOSS,
            skill=2,
            armor=1,
            weapons=[m.Weapon(kind=m.WEAPON_KIND_COMBAT_FIREARM, penetration=3)],
        ),
        m.Member(
            edge=m.EDGE_ADVANTAGE,
            weapons=[m.Weapon(kind=m.WEAPON_KIND_DRONE, penetration=2)],
        ),
    ],
    target=m.RaidTarget(numbers=1, quality=1, reinforcements=-1),
)


def tell(
    answer: m.ResolveBreachResponse | m.ResolveAssaultResponse, state: m.RaidState | None
) -> int:
    """Print what happened; returns how many dice of it were checked."""
    for event in answer.events:
        print(f"  {event.text}")
    check = check_dice(answer, seed=SEED, dice_used=0 if state is None else state.dice_used)
    for die in check.mismatches:
        raise SystemExit(str(die))
    return check.verified


def play(dozor: Client) -> None:
    """One round a call, in which everybody acts: the answer's state is the next call's."""
    dice = m.DiceSource(seed=SEED)
    state: m.RaidState | None = None
    ending = m.RAID_ENDING_UNSPECIFIED
    checked = 0
    while ending == m.RAID_ENDING_UNSPECIFIED:
        breach = dozor.resolve_breach(m.ResolveBreachRequest(raid=RAID, state=state, dice=dice))
        checked += tell(breach, state)
        ending, state = breach.outcome.ending, breach.outcome.state
    if ending == m.RAID_ENDING_BREACHED:
        ending = m.RAID_ENDING_UNSPECIFIED
    while ending == m.RAID_ENDING_UNSPECIFIED:
        assault = dozor.resolve_assault(m.ResolveAssaultRequest(raid=RAID, state=state, dice=dice))
        checked += tell(assault, state)
        ending, state = assault.outcome.ending, assault.outcome.state
    print(f"{m.RaidEnding.Name(ending)}, all {checked} dice checked against the seed {SEED}")


def main(target: str) -> int:
    """Play the raid."""
    try:
        with Client(target) as dozor:
            play(dozor)
    except DozorError as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "localhost:50051"))
