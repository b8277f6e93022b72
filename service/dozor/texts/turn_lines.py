"""One sentence for every ruling of Law 13."""

from collections.abc import Sequence
from typing import NamedTuple

from dozor.station.model import Attack, Tactic, Turn, UnitClass
from dozor.station.rules import Rule
from dozor.station.rulings import Ruling
from dozor.station.turn_board import (
    AttackOrdered,
    FoundNobody,
    StationTaken,
    TacticAdopted,
    TurnEffect,
)
from dozor.texts.catalog import Catalog, CatalogError
from dozor.texts.memo import kept
from dozor.texts.ruling_lines import POSITIONS, message_of
from dozor.texts.template import Template, gap
from dozor.texts.vocabulary import Vocabulary, clean

_KEPT_LINES = 4_096


class _Place(NamedTuple):
    """Why a team attacks when it does: how many others submitted before, after, and with it."""

    position: int
    order: str
    later: int
    earlier: int
    tied: int


class _Member(NamedTuple):
    """A unit as one of its team's."""

    unit_class: UnitClass
    position: str


class TurnLines:
    """Writes the rulings of Law 13; each sentence once, with a gap for the team's name."""

    def __init__(self, catalog: Catalog, vocabulary: Vocabulary) -> None:
        self._catalog = catalog
        self._vocabulary = vocabulary
        self._kept = kept(_KEPT_LINES, self._write)

    def line(self, ruling: Ruling[TurnEffect], turn: Turn) -> str:
        """The sentence of a ruling; the turn is the one that it was made in."""
        effect = ruling.effect
        place: _Place | None = None
        members: tuple[_Member, ...] = ()
        tactic: Tactic | None = None
        if isinstance(effect, AttackOrdered):
            team = effect.team
            place = _place(turn, effect)
        elif isinstance(effect, StationTaken):
            team = effect.team
            members = tuple(_member(_attack(turn, team), unit) for unit in effect.units)
        elif isinstance(effect, TacticAdopted):
            team, tactic = effect.team, effect.tactic
            members = (_member(_attack(turn, team), effect.unit),)
        elif isinstance(effect, FoundNobody):
            team = effect.team
        else:
            team = str(ruling.facts["team"])
            members = (_member(_attack(turn, team), ruling.facts["unit"]),)
        return self._kept(ruling.rule, place, members, tactic).fill(clean(team))

    def _write(
        self,
        rule: Rule,
        place: _Place | None,
        members: tuple[_Member, ...],
        tactic: Tactic | None,
    ) -> Template:
        told: dict[str, str | int] = {"team": gap(0)}
        if place is not None:
            told |= place._asdict()
        if tactic is not None:
            told |= self._vocabulary.tell("tactic", tactic)
        if members:
            told |= self._tell_members(members)
        return Template(self._catalog.sentence(message_of(rule), told))

    def _tell_members(self, members: Sequence[_Member]) -> dict[str, str | int]:
        told = self._tell_member(members[0])
        names = [self._catalog.format("team-unit", self._tell_member(m)) for m in members]
        return told | {"units": self._vocabulary.listing(names), "units_count": len(names)}

    def _tell_member(self, member: _Member) -> dict[str, str | int]:
        told = self._vocabulary.tell("class", member.unit_class)
        return told | {"position": member.position}


def _attack(turn: Turn, team: str) -> Attack:
    return next(attack for attack in turn.attacks if attack.team == team)


def _member(attack: Attack, unit: object) -> _Member:
    if not isinstance(unit, int):
        raise CatalogError(f"no unit is told of: {unit!r}")
    classes = [member.unit_class for member in attack.units]
    alike = len(set(classes)) < len(classes)
    return _Member(classes[unit], POSITIONS[unit] if alike else "alone")


def _place(turn: Turn, effect: AttackOrdered) -> _Place:
    attack = _attack(turn, effect.team)
    index, at = turn.attacks.index(attack), attack.submitted_at
    later = sum(other.submitted_at > at for other in turn.attacks)
    earlier = sum(other.submitted_at < at for other in turn.attacks)
    tied = sum(other.submitted_at == at for other in turn.attacks[:index])
    if len(turn.attacks) == 1:
        order = "alone"
    else:
        order = "later" if later + tied + 1 == effect.position else "earlier"
    return _Place(effect.position, order, later, earlier, tied)
