"""Law 10: experience, where only Sentinels fight."""

from dozor.station.clash import Clash
from dozor.station.effects import Defeated, FateSet, Standing, WoundsDealt
from dozor.station.model import Fate, Seat, Side, Unit
from dozor.station.rules import Rule
from dozor.station.strength import only_sentinels


def compare(clash: Clash) -> None:
    """Compare every unit's track with the best opposite one; who is far behind takes wounds."""
    if not only_sentinels(clash):
        clash.consider(Rule.NOT_ONLY_SENTINELS)
        return
    for seat, standing in clash.everyone():
        enemies = clash.engagement.units(seat.side.enemy)
        best = max(_track(enemy, seat.side.enemy) for enemy in enemies)
        _judge(clash, seat, standing, behind=best - _track(standing.unit, seat.side))


def _track(unit: Unit, side: Side) -> int:
    return unit.experience.attack if side is Side.ATTACKERS else unit.experience.defense


def _judge(clash: Clash, seat: Seat, standing: Standing, *, behind: int) -> None:
    reached = [gap for gap in clash.rulebook.experience_gaps if behind >= gap.behind]
    if not reached:
        clash.consider(Rule.EXPERIENCE_MAKES_NO_DIFFERENCE, seat)
        return
    gap = reached[-1]
    missing = gap.wounds - standing.taken
    if missing > 0:
        clash.rule(Rule.BEHIND_IN_EXPERIENCE, seat, WoundsDealt(missing), behind=behind)
    else:
        clash.consider(Rule.BEHIND_BUT_WOUNDED_ENOUGH, seat, behind=behind)
    if gap.defeated:
        clash.rule(Rule.DEFEATED_BY_EXPERIENCE, seat, Defeated(), behind=behind)
        if clash.lives(standing):
            fate = Fate.RETREATS if seat.side is Side.ATTACKERS else Fate.LEAVES
            if standing.fate is not fate:  # else the clash has sent it away already
                clash.rule(Rule.DEFEATED_MUST_GO, seat, FateSet(fate))
