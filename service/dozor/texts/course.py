"""What a fight's summary tells of its rulings."""

from typing import NamedTuple

from dozor.station.effects import (
    Effect,
    ExperienceEarned,
    FateSet,
    HeavyWeaponsVoided,
    ItemsVoided,
    RankSet,
    Stronger,
    Subject,
    TacticVoided,
    VerdictGiven,
    WinnerDeclared,
)
from dozor.station.model import Engagement, Seat, UnitClass
from dozor.station.rules import Rule
from dozor.station.rulings import Fact, Ruling

_NEVER_TOLD = frozenset({FateSet, ExperienceEarned})
_BEFORE = frozenset({HeavyWeaponsVoided, TacticVoided, ItemsVoided})
"""Effects of what comes before the clash and bears on it."""

_PENALTY = Rule.SABOTAGE_PENALTY
_BEHIND = Rule.BEHIND_IN_EXPERIENCE
_TOLD = frozenset(
    {
        _PENALTY,
        _BEHIND,
        Rule.DEFEATED_BY_EXPERIENCE,
        Rule.STRIKE_BACK_WOUNDS,
        Rule.STRIKE_BACK_KILLS,
        Rule.VEST_STOPS_AND_STAYS,
        Rule.VEST_STOPS_AND_IS_LOST,
        Rule.VEST_KEEPS_ONE_IN_PLACE,
        Rule.MEDKIT_SOFTENS,
    }
)
"""Rules that the decision does not explain, but without which the end would surprise."""


class Leads(NamedTuple):
    """Law 6: what leads either side."""

    attack: RankSet
    defense: RankSet


class Strength(NamedTuple):
    """Laws 5 and 7: which side is the stronger, and why."""

    rule: Rule
    side: Subject
    power: Effect | None


class Declarer(NamedTuple):
    """Law 3: who uses the tactic that decides, and whether two of its class defend."""

    seat: Seat
    unit_class: UnitClass
    alike: bool


Counts = tuple[tuple[str, Fact], ...]
"""Law 8: the wounds of the exchange."""

Ground = Leads | Strength | Declarer | Counts
"""What a decision rests on, besides its rule."""


class Course(NamedTuple):
    """A fight's rulings, as far as its summary tells of them.

    Attributes:
        before: Rules of what came before the clash and bears on it.
        verdict: The ruling that decided the clash.
        ground: What it rests on.
        after: Rulings that explain the end, besides the decision.
        settled: The ruling that declared the winner.
    """

    before: list[Rule]
    verdict: Ruling[Effect]
    ground: Ground
    after: list[Ruling[Effect]]
    settled: Ruling[Effect]


def trace(rulings: tuple[Ruling[Effect], ...], engagement: Engagement) -> Course:
    """Find a fight's course in its rulings, in one pass."""
    before: list[Rule] = []
    after: list[Ruling[Effect]] = []
    leads: list[RankSet] = []
    stronger = verdict = settled = None
    for ruling in rulings:
        kind = type(ruling.effect)
        if kind in _NEVER_TOLD:
            continue
        if kind is VerdictGiven:
            verdict = ruling
        elif kind is WinnerDeclared:
            settled = ruling
        elif kind is Stronger:
            stronger = ruling
        elif isinstance(ruling.effect, RankSet):
            leads.append(ruling.effect)
        elif kind in _BEFORE:
            if ruling.rule not in before:
                before.append(ruling.rule)
        elif ruling.rule in _TOLD and ruling.effect is not None:
            _add(after, ruling)
    assert verdict is not None, "the law that decides gives a verdict"
    assert settled is not None, "Law 12 declares a winner or nobody"
    return Course(before, verdict, _ground(verdict, leads, stronger, engagement), after, settled)


def _add(after: list[Ruling[Effect]], ruling: Ruling[Effect]) -> None:
    if after:
        last = after[-1]
        # The penalty is told once for all.
        if ruling.rule is _PENALTY and last.rule is _PENALTY:
            return
        # A defeat tells of the gap, too.
        if last.rule is _BEHIND and last.subject == ruling.subject:
            after.pop()
    after.append(ruling)


def _ground(
    verdict: Ruling[Effect],
    leads: list[RankSet],
    stronger: Ruling[Effect] | None,
    engagement: Engagement,
) -> Ground:
    if leads:
        return Leads(*leads)
    if stronger is not None:
        return Strength(stronger.rule, stronger.subject, stronger.effect)
    seat = verdict.subject
    if isinstance(seat, Seat):
        classes = [unit.unit_class for unit in engagement.units(seat.side)]
        return Declarer(seat, classes[seat.unit], len(set(classes)) < len(classes))
    return tuple(verdict.facts.items())
