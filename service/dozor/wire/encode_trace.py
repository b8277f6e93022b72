"""Rulings to trace entries."""

from collections.abc import Callable, Iterable
from typing import Any

from dozor.station import effects, turn_board
from dozor.station.effects import Effect, Subject
from dozor.station.model import Engagement, Seat, Side, Track, Turn
from dozor.station.rulings import Ruling
from dozor.station.turn_board import TurnEffect
from dozor.texts import Texts
from dozor.v1 import station_pb2, trace_pb2
from dozor.wire.vocabulary import FATE, ITEM, ITEM_STATE, SIDE, TACTIC, WINNER


def encode_rulings(
    rulings: Iterable[Ruling[Effect]], engagement: Engagement, texts: Texts
) -> list[trace_pb2.TraceEntry]:
    """The trace entries of a fight's rulings."""
    return [
        trace_pb2.TraceEntry(
            rule_id=ruling.rule.value,
            subject=_SUBJECTS[ruling.subject],
            effect=None if ruling.effect is None else _effect(ruling.effect),
            text=texts.ruling(ruling, engagement),
        )
        for ruling in rulings
    ]


def encode_turn_rulings(
    rulings: Iterable[Ruling[TurnEffect]], turn: Turn, texts: Texts
) -> list[trace_pb2.TraceEntry]:
    """The trace entries of Law 13's rulings."""
    return [
        trace_pb2.TraceEntry(
            rule_id=ruling.rule.value,
            effect=None if ruling.effect is None else _effect(ruling.effect),
            text=texts.turn_ruling(ruling, turn),
        )
        for ruling in rulings
    ]


def _subject(subject: Seat | Side) -> trace_pb2.Subject:
    if isinstance(subject, Seat):
        return trace_pb2.Subject(side=SIDE.number[subject.side], unit=subject.unit)
    return trace_pb2.Subject(side=SIDE.number[subject])


# There are few subjects, and most entries have one: made once, copied by protobuf.
_SUBJECTS: dict[Subject, trace_pb2.Subject | None] = {None: None}
_SUBJECTS.update({side: _subject(side) for side in Side})
_SUBJECTS.update({Seat(side, i): _subject(Seat(side, i)) for side in Side for i in range(2)})


def _effect(effect: Effect | TurnEffect) -> trace_pb2.Effect:
    return _ENCODERS[type(effect)](effect)


def _experience(effect: effects.ExperienceEarned) -> trace_pb2.Effect:
    attack = effect.track is Track.ATTACK
    points = station_pb2.Experience(attack=int(attack), defense=int(not attack))
    return trace_pb2.Effect(experience_earned=trace_pb2.ExperienceEarned(points=points))


_ENCODERS: dict[type, Callable[[Any], trace_pb2.Effect]] = {
    effects.WoundsDealt: lambda e: trace_pb2.Effect(
        wounds_dealt=trace_pb2.WoundsDealt(wounds=e.wounds)
    ),
    effects.WoundsDeferred: lambda e: trace_pb2.Effect(
        wounds_deferred=trace_pb2.WoundsDeferred(wounds=e.wounds)
    ),
    effects.ItemChanged: lambda e: trace_pb2.Effect(
        item_changed=trace_pb2.ItemChanged(
            item=ITEM.number[e.item], state=ITEM_STATE.number[e.state]
        )
    ),
    effects.ItemsVoided: lambda e: trace_pb2.Effect(
        items_voided=trace_pb2.ItemsVoided(items=[ITEM.number[item] for item in e.items])
    ),
    effects.TacticVoided: lambda e: trace_pb2.Effect(
        tactic_voided=trace_pb2.TacticVoided(tactic=TACTIC.number[e.tactic])
    ),
    effects.HeavyWeaponsVoided: lambda e: trace_pb2.Effect(
        heavy_weapons_voided=trace_pb2.HeavyWeaponsVoided()
    ),
    effects.MachineGunCaptured: lambda e: trace_pb2.Effect(
        machine_gun_captured=trace_pb2.MachineGunCaptured()
    ),
    effects.Stronger: lambda e: trace_pb2.Effect(
        stronger=trace_pb2.Stronger(power=e.power, weaker_power=e.weaker_power)
    ),
    effects.RankSet: lambda e: trace_pb2.Effect(
        rank_set=trace_pb2.RankSet(
            rank=e.rank, lead=None if e.lead is None else TACTIC.number[e.lead]
        )
    ),
    effects.HeldOut: lambda e: trace_pb2.Effect(held_out=trace_pb2.HeldOut()),
    effects.Defeated: lambda e: trace_pb2.Effect(defeated=trace_pb2.Defeated()),
    effects.FateSet: lambda e: trace_pb2.Effect(
        fate_set=trace_pb2.FateSet(fate=FATE.number[e.fate])
    ),
    effects.VerdictGiven: lambda e: trace_pb2.Effect(
        verdict_given=trace_pb2.VerdictGiven(winner=WINNER.number[e.winner])
    ),
    effects.WinnerDeclared: lambda e: trace_pb2.Effect(
        winner_declared=trace_pb2.WinnerDeclared(winner=WINNER.number[e.winner])
    ),
    effects.ExperienceEarned: _experience,
    turn_board.AttackOrdered: lambda e: trace_pb2.Effect(
        attack_ordered=trace_pb2.AttackOrdered(team=e.team, position=e.position)
    ),
    turn_board.FoundNobody: lambda e: trace_pb2.Effect(
        found_nobody=trace_pb2.FoundNobody(team=e.team)
    ),
    turn_board.StationTaken: lambda e: trace_pb2.Effect(
        station_taken=trace_pb2.StationTaken(team=e.team, units=e.units)
    ),
    turn_board.TacticAdopted: lambda e: trace_pb2.Effect(
        tactic_adopted=trace_pb2.TacticAdopted(
            team=e.team, unit=e.unit, tactic=TACTIC.number[e.tactic]
        )
    ),
}
