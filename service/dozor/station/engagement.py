"""The laws of station combat, in their order, applied to one engagement."""

from collections.abc import Callable

from dozor.station import (
    berserk,
    exchange,
    experience,
    healing,
    heavy_weapons,
    overpowering,
    sabotage,
    settlement,
    slaves,
    stripping,
    tactics,
)
from dozor.station.clash import Clash
from dozor.station.model import Engagement
from dozor.station.outcome import Resolution, read_off
from dozor.station.rulebook import Rulebook

HEAVY_WEAPONS, STRIPPING, SLAVES, BERSERK = 1, 2, 3, 4
OVERPOWERED_ATTACK, TACTICS, OVERPOWERED_DEFENSE, EVEN_EXCHANGE = 5, 6, 7, 8
"""The numbers of the laws of the clash."""

_LAWS_OF_THE_CLASH: tuple[tuple[int, Callable[[Clash], bool]], ...] = (
    (HEAVY_WEAPONS, heavy_weapons.decide),
    (STRIPPING, stripping.strip),  # never decides: it takes away what the others would look at
    (SLAVES, slaves.decide),
    (BERSERK, berserk.decide),
    (OVERPOWERED_ATTACK, overpowering.decide_for_defense),
    (TACTICS, tactics.decide),
    (OVERPOWERED_DEFENSE, overpowering.decide_for_attack),
    (EVEN_EXCHANGE, exchange.decide),
)


def resolve_engagement(
    engagement: Engagement, rulebook: Rulebook, *, explain_all: bool = False
) -> Resolution:
    """Resolve one engagement.

    Args:
        engagement: The situation, admitted by Law 0 (`dozor.station.legality`).
        rulebook: The data to judge by.
        explain_all: Whether to record also the laws that were looked at and did not apply.

    Returns:
        The outcome, and the rulings whose effects, folded in order, make it.
    """
    clash = Clash(engagement, rulebook, explain_all=explain_all)
    law = _decide(clash)
    _finish(clash, law)
    outcome = read_off(clash.board, law, rulebook.wounds.dead)
    return Resolution(engagement, outcome, tuple(clash.rulings))


def _decide(clash: Clash) -> int:
    """The number of the law that decides the clash: the first deciding one that applies."""
    for law, decides in _LAWS_OF_THE_CLASH:
        if decides(clash):
            return law
    raise AssertionError("Law 8 applies where no other law does")


def _finish(clash: Clash, deciding_law: int) -> None:
    """Laws 9 to 12 finish what the clash began."""
    if deciding_law != HEAVY_WEAPONS:
        sabotage.penalize(clash)  # Law 9
        if deciding_law != SLAVES:
            experience.compare(clash)  # Law 10
        healing.cover(clash)  # Law 11
    settlement.settle(clash)  # Law 12
