"""Compares ways to forecast a raid, and times one resolved raid. `make bench` runs it.

All ways take turns in one run, and only ratios of medians mean anything: the machine may be busy.
"""

import statistics
import sys
import time
from collections.abc import Callable

from dozor.raid.dice import SeededDice
from dozor.raid.forecast.exact import forecast_exactly
from dozor.raid.forecast.montecarlo import estimate
from dozor.raid.forecast.work import Work
from dozor.raid.model import Edge, Ending, Member, Raid, Rank, Target, Weapon, WeaponKind
from dozor.raid.raid import Policy, resolve_raid
from dozor.rulebooks import RulebookLibrary

TURNS = 5
SIMULATED = 200_000
PLAYED = 2_000
HORIZON = 1_000
MAX_DICE = 100_000

RULEBOOK = RulebookLibrary.bundled().raid()


def member(skill: int, armor: int, penetration: int, rank: Rank = Rank.MEMBER) -> Member:
    """One of six, no two alike."""
    weapon = Weapon(WeaponKind.COMBAT_FIREARM, penetration)
    return Member(skill, armor, 3, 0, Edge.NONE, rank, False, (weapon,))  # noqa: FBT003


RAID = Raid(
    (
        member(1, 1, 3, Rank.BOSS),
        member(2, 1, 3),
        member(1, 2, 2),
        member(0, 1, 3),
        member(1, 0, 4),
        member(3, 2, 2),
    ),
    Target(numbers=2, quality=1, equipment=1, perimeter=0, reinforcements=0),
)
"""Six members against twelve fighters outside, and as many inside."""


def exactly() -> dict[Ending, float]:
    """The exact forecast."""
    work = Work(10**11)
    return forecast_exactly(RAID, Policy(), RULEBOOK, horizon=HORIZON, work=work).endings


def simulated(seed: int) -> dict[Ending, float]:
    """The estimate by raids played side by side."""
    found = estimate(RAID, Policy(), RULEBOOK, horizon=HORIZON, samples=SIMULATED, seed=seed)
    return found.endings


def played() -> None:
    """Raids played one by one by the resolver."""
    for seed in range(PLAYED):
        resolve_raid(RAID, Policy(), SeededDice(seed), RULEBOOK, max_dice=MAX_DICE)


def seconds(run: Callable[[], object]) -> float:
    """How long a call takes."""
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def measure() -> dict[str, float]:
    """Median seconds of each way, taking turns."""
    ways: dict[str, Callable[[int], float]] = {
        "exact": lambda turn: seconds(exactly),
        "simulated": lambda turn: seconds(lambda: simulated(turn)),
        "played": lambda turn: seconds(played) * SIMULATED / PLAYED,
    }
    found: dict[str, list[float]] = {name: [] for name in ways}
    exactly()
    for turn in range(TURNS):
        for name, way in ways.items():
            found[name].append(way(turn))
    return {name: statistics.median(times) for name, times in found.items()}


def error() -> float:
    """The largest error of an estimated ending."""
    exact, found = exactly(), simulated(TURNS)
    return max(abs(found.get(ending, 0.0) - share) for ending, share in exact.items())


def main() -> None:
    """Print the ratios."""
    times = measure()
    exact, simulation, play = times["exact"], times["simulated"], times["played"]
    one = play / SIMULATED
    lines = (
        f"Exact forecast:                            {exact:8.3f} s, within 1e-12",
        f"{SIMULATED:,} raids side by side (NumPy):      {simulation:8.3f} s, within {error():.0e}",
        f"{SIMULATED:,} raids by the resolver (scaled):  {play:8.1f} s",
        f"Side by side / exact:                      {simulation / exact:8.1f} times",
        f"Resolver / exact:                          {play / exact:8.0f} times",
        f"One raid by the resolver, with its trace:  {one * 1000:8.2f} ms",
    )
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
