"""Outcomes of station combat to messages."""

from dozor.station.effects import Effect
from dozor.station.model import Engagement, Experience, Item, ItemState, Track
from dozor.station.outcome import EngagementOutcome, Resolution, UnitOutcome
from dozor.station.rulings import Ruling
from dozor.station.turn import TurnEngagement, TurnResolution
from dozor.station.turn_board import StationState, TurnUnitOutcome
from dozor.texts import Texts
from dozor.v1 import common_pb2, station_pb2, station_service_pb2, trace_pb2
from dozor.wire.encode_trace import encode_rulings, encode_turn_rulings
from dozor.wire.vocabulary import FATE, ITEM, ITEM_STATE, KIND, SIDE, TACTIC, UNIT_CLASS, WINNER

_NONE = common_pb2.TRACE_LEVEL_NONE


def encode_resolution(
    resolution: Resolution, trace_level: int, texts: Texts
) -> station_service_pb2.ResolveEngagementResponse:
    """The answer for one engagement, but for what every answer carries."""
    return station_service_pb2.ResolveEngagementResponse(
        outcome=_outcome(resolution.outcome),
        trace=_trace(resolution.rulings, resolution.engagement, trace_level, texts),
        summary=texts.summary(resolution),
    )


def encode_turn(
    resolution: TurnResolution, trace_level: int, texts: Texts
) -> station_service_pb2.ResolveTurnResponse:
    """The answer for one turn, but for what every answer carries."""
    engagements = [_engagement(e, resolution, trace_level, texts) for e in resolution.engagements]
    teams = [
        station_service_pb2.TeamOutcome(team=team, units=[_turn_unit(unit) for unit in units])
        for team, units in resolution.teams.items()
    ]
    order = [] if trace_level == _NONE else resolution.order
    return station_service_pb2.ResolveTurnResponse(
        outcome=station_service_pb2.TurnOutcome(
            engagements=engagements, station=_station(resolution.station), teams=teams
        ),
        trace=encode_turn_rulings(order, resolution.turn, texts),
        summary=texts.turn_summary(resolution),
    )


def _trace(
    rulings: tuple[Ruling[Effect], ...], engagement: Engagement, trace_level: int, texts: Texts
) -> list[trace_pb2.TraceEntry]:
    return [] if trace_level == _NONE else encode_rulings(rulings, engagement, texts)


def _outcome(outcome: EngagementOutcome) -> station_service_pb2.EngagementOutcome:
    return station_service_pb2.EngagementOutcome(
        winner=WINNER.number[outcome.winner],
        holder=None if outcome.holder is None else SIDE.number[outcome.holder],
        machine_gun_captured=outcome.machine_gun_captured,
        attackers=[_unit(unit) for unit in outcome.attackers],
        defenders=[_unit(unit) for unit in outcome.defenders],
        deciding_law=outcome.deciding_law,
    )


def _unit(unit: UnitOutcome) -> station_service_pb2.UnitOutcome:
    earned = Experience(int(unit.point is Track.ATTACK), int(unit.point is Track.DEFENSE))
    return station_service_pb2.UnitOutcome(
        unit_class=UNIT_CLASS.number[unit.unit_class],
        wounds_taken=unit.wounds_taken,
        wounds_after=unit.wounds_after,
        wounds_deferred=unit.wounds_deferred,
        fate=FATE.number[unit.fate],
        items=_items(unit.items),
        experience_earned=_experience(earned),
    )


def _turn_unit(unit: TurnUnitOutcome) -> station_service_pb2.TurnUnitOutcome:
    return station_service_pb2.TurnUnitOutcome(
        unit_class=UNIT_CLASS.number[unit.unit.unit_class],
        wounds_after=unit.wounds_after,
        wounds_deferred=unit.wounds_deferred,
        fate=FATE.number[unit.fate],
        items=_items(unit.items),
        experience_earned=_experience(unit.earned),
    )


def _items(items: tuple[tuple[Item, ItemState], ...]) -> list[station_service_pb2.ItemOutcome]:
    return [
        station_service_pb2.ItemOutcome(item=ITEM.number[item], state=ITEM_STATE.number[state])
        for item, state in items
    ]


def _experience(earned: Experience) -> station_pb2.Experience | None:
    if not (earned.attack or earned.defense):
        return None
    return station_pb2.Experience(attack=earned.attack, defense=earned.defense)


def _engagement(
    engagement: TurnEngagement, resolution: TurnResolution, trace_level: int, texts: Texts
) -> station_service_pb2.TurnEngagement:
    fight = engagement.fight
    trace: list[trace_pb2.TraceEntry] = []
    if fight is not None:
        trace += _trace(fight.rulings, fight.engagement, trace_level, texts)
    if trace_level != _NONE:
        trace += encode_turn_rulings(engagement.rulings, resolution.turn, texts)
    return station_service_pb2.TurnEngagement(
        team=engagement.team,
        attack=engagement.attack,
        kind=KIND.number[engagement.kind],
        outcome=None if fight is None else _outcome(fight.outcome),
        station_after=_station(engagement.station_after),
        trace=trace,
        summary=texts.turn_engagement_summary(engagement, resolution),
    )


def _station(state: StationState) -> station_service_pb2.StationState:
    holders = [
        station_service_pb2.Holder(
            team=holder.team,
            unit=holder.index,
            unit_class=UNIT_CLASS.number[holder.unit.unit_class],
            wounds=holder.unit.wounds,
            wounds_deferred=holder.unit.deferred,
            items=[ITEM.number[item] for item in holder.unit.items],
            tactic=None if holder.unit.tactic is None else TACTIC.number[holder.unit.tactic],
        )
        for holder in state.holders
    ]
    return station_service_pb2.StationState(owner=state.owner, holders=holders)
