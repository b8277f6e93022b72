"""The summary of a turn, and of each attack in it."""

from collections.abc import Iterable

from dozor.station.model import Fate, UnitClass, Winner
from dozor.station.turn import EngagementKind, TurnEngagement, TurnResolution
from dozor.station.turn_board import Holder, TurnUnitOutcome
from dozor.texts.catalog import Catalog
from dozor.texts.fight_summary import FightSummary
from dozor.texts.memo import kept
from dozor.texts.template import Template, gap
from dozor.texts.turn_lines import TurnLines
from dozor.texts.vocabulary import Vocabulary, clean

_KEPT_SENTENCES = 1_024


class TurnSummary:
    """Writes turns; each sentence once, with gaps for the teams' names."""

    def __init__(
        self, catalog: Catalog, vocabulary: Vocabulary, fights: FightSummary, lines: TurnLines
    ) -> None:
        self._catalog = catalog
        self._vocabulary = vocabulary
        self._fights = fights
        self._lines = lines
        self._kept_intro = kept(1, self._write_intro)
        self._kept_opening = kept(_KEPT_SENTENCES, self._write_opening)
        self._kept_attack = kept(_KEPT_SENTENCES, self._write_attack)
        self._kept_end = kept(_KEPT_SENTENCES, self._write_end)
        self._kept_team = kept(_KEPT_SENTENCES, self._write_team)
        self._kept_deferred = kept(_KEPT_SENTENCES, self._write_deferred)

    def attack(self, engagement: TurnEngagement, resolution: TurnResolution) -> str:
        """One attack of a turn in one paragraph."""
        found: list[str] = []
        if engagement.fight is not None:
            owner = _owner_before(engagement, resolution)
            found.append(self._kept_intro().fill(clean(engagement.team), clean(owner)))
            found.append(self._fights.paragraph(engagement.fight))
        found += [
            self._lines.line(ruling, resolution.turn)
            for ruling in engagement.rulings
            if ruling.effect is not None
        ]
        return " ".join(found)

    def turn(self, resolution: TurnResolution) -> str:
        """A whole turn in one paragraph."""
        found = [self._opening(resolution)]
        found += [self._attack(engagement, resolution) for engagement in resolution.engagements]
        end = resolution.station
        found.append(self._kept_end(_standing(end.holders)).fill(clean(end.owner)))
        found += self._teams(resolution)
        return " ".join(found)

    def _opening(self, resolution: TurnResolution) -> str:
        turn = resolution.turn
        teams = [clean(engagement.team) for engagement in resolution.engagements]
        quoted = [self._catalog.format("team", {"team": team}) for team in teams]
        opening = self._kept_opening(len(turn.attacks), len(turn.defenders))
        return opening.fill(teams[0], clean(turn.owner), self._vocabulary.listing(quoted))

    def _attack(self, engagement: TurnEngagement, resolution: TurnResolution) -> str:
        winner = None if engagement.fight is None else engagement.fight.outcome.winner
        owner = _owner_before(engagement, resolution)
        after = engagement.station_after
        state = "held" if after.holders else "empty"
        if after.owner == engagement.team:
            state = "taken"
        template = self._kept_attack(engagement.kind, winner, state)
        return template.fill(clean(engagement.team), clean(owner))

    def _teams(self, resolution: TurnResolution) -> Iterable[str]:
        for team, units in resolution.teams.items():
            lost, earned, deferred = _results(units)
            if lost or earned:
                yield self._kept_team(lost, earned).fill(clean(team))
            if deferred:
                yield self._kept_deferred(deferred).fill(clean(team))

    def _write_intro(self) -> Template:
        return Template(self._catalog.sentence("turn-fight", {"team": gap(0), "opponent": gap(1)}))

    def _write_opening(self, attacks: int, holders: int) -> Template:
        told: dict[str, str | int] = {"attacks": attacks, "holders_count": holders}
        told |= {"team": gap(0), "opponent": gap(1), "teams": gap(2)}
        return Template(self._catalog.sentence("turn-opening", told))

    def _write_attack(self, kind: EngagementKind, winner: Winner | None, after: str) -> Template:
        told = self._vocabulary.tell("winner", winner)
        told |= {"kind": kind.value, "after": after, "team": gap(0), "opponent": gap(1)}
        return Template(self._catalog.sentence("turn-attack", told))

    def _write_end(self, holders: tuple[tuple[UnitClass, int], ...]) -> Template:
        told: dict[str, str | int] = {"team": gap(0), "holders_count": len(holders)}
        if holders:
            told["holders"] = self._holders(holders)
        return Template(self._catalog.sentence("turn-end", told))

    def _holders(self, holders: tuple[tuple[UnitClass, int], ...]) -> str:
        if len(holders) > len(set(holders)):
            return self._holder("turn-holders-alike", *holders[0])
        return self._vocabulary.listing([self._holder("turn-holder", *one) for one in holders])

    def _holder(self, message: str, unit_class: UnitClass, wounds: int) -> str:
        told = self._vocabulary.tell("class", unit_class) | {"wounds": wounds}
        return self._catalog.format(message, told)

    def _write_deferred(self, count: int) -> Template:
        told: dict[str, str | int] = {"team": gap(0), "count": count}
        return Template(self._catalog.sentence("turn-deferred", told))

    def _write_team(self, lost: int, earned: int) -> Template:
        counts = (("turn-lost", lost), ("turn-earned", earned))
        told = [self._catalog.format(message, {"count": n}) for message, n in counts if n]
        results = self._vocabulary.listing(told)
        return Template(self._catalog.sentence("turn-team", {"team": gap(0), "results": results}))


def _owner_before(engagement: TurnEngagement, resolution: TurnResolution) -> str:
    """Whose station an attack of a turn falls upon."""
    owner = resolution.turn.owner
    for earlier in resolution.engagements:
        if earlier.attack == engagement.attack:
            break
        owner = earlier.station_after.owner
    return owner


def _standing(holders: tuple[Holder, ...]) -> tuple[tuple[UnitClass, int], ...]:
    return tuple((holder.unit.unit_class, holder.unit.wounds) for holder in holders)


def _results(units: tuple[TurnUnitOutcome, ...]) -> tuple[int, int, int]:
    """How many units a team lost, the points that it earned, the wounds that it put off."""
    lost = sum(unit.fate is Fate.DEAD for unit in units)
    earned = sum(unit.earned.attack + unit.earned.defense for unit in units)
    return lost, earned, sum(unit.wounds_deferred for unit in units)
