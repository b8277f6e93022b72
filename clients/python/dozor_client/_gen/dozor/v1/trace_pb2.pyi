from dozor_client._gen.dozor.v1 import station_pb2 as _station_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Subject(_message.Message):
    __slots__ = ("side", "unit")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    UNIT_FIELD_NUMBER: _ClassVar[int]
    side: _station_pb2.Side
    unit: int
    def __init__(self, side: _Optional[_Union[_station_pb2.Side, str]] = ..., unit: _Optional[int] = ...) -> None: ...

class WoundsDealt(_message.Message):
    __slots__ = ("wounds",)
    WOUNDS_FIELD_NUMBER: _ClassVar[int]
    wounds: int
    def __init__(self, wounds: _Optional[int] = ...) -> None: ...

class WoundsDeferred(_message.Message):
    __slots__ = ("wounds",)
    WOUNDS_FIELD_NUMBER: _ClassVar[int]
    wounds: int
    def __init__(self, wounds: _Optional[int] = ...) -> None: ...

class ItemChanged(_message.Message):
    __slots__ = ("item", "state")
    ITEM_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    item: _station_pb2.Item
    state: _station_pb2.ItemState
    def __init__(self, item: _Optional[_Union[_station_pb2.Item, str]] = ..., state: _Optional[_Union[_station_pb2.ItemState, str]] = ...) -> None: ...

class ItemsVoided(_message.Message):
    __slots__ = ("items",)
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    items: _containers.RepeatedScalarFieldContainer[_station_pb2.Item]
    def __init__(self, items: _Optional[_Iterable[_Union[_station_pb2.Item, str]]] = ...) -> None: ...

class TacticVoided(_message.Message):
    __slots__ = ("tactic",)
    TACTIC_FIELD_NUMBER: _ClassVar[int]
    tactic: _station_pb2.Tactic
    def __init__(self, tactic: _Optional[_Union[_station_pb2.Tactic, str]] = ...) -> None: ...

class HeavyWeaponsVoided(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class MachineGunCaptured(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Stronger(_message.Message):
    __slots__ = ("power", "weaker_power")
    POWER_FIELD_NUMBER: _ClassVar[int]
    WEAKER_POWER_FIELD_NUMBER: _ClassVar[int]
    power: int
    weaker_power: int
    def __init__(self, power: _Optional[int] = ..., weaker_power: _Optional[int] = ...) -> None: ...

class RankSet(_message.Message):
    __slots__ = ("rank", "lead")
    RANK_FIELD_NUMBER: _ClassVar[int]
    LEAD_FIELD_NUMBER: _ClassVar[int]
    rank: int
    lead: _station_pb2.Tactic
    def __init__(self, rank: _Optional[int] = ..., lead: _Optional[_Union[_station_pb2.Tactic, str]] = ...) -> None: ...

class HeldOut(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Defeated(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class FateSet(_message.Message):
    __slots__ = ("fate",)
    FATE_FIELD_NUMBER: _ClassVar[int]
    fate: _station_pb2.Fate
    def __init__(self, fate: _Optional[_Union[_station_pb2.Fate, str]] = ...) -> None: ...

class VerdictGiven(_message.Message):
    __slots__ = ("winner",)
    WINNER_FIELD_NUMBER: _ClassVar[int]
    winner: _station_pb2.Winner
    def __init__(self, winner: _Optional[_Union[_station_pb2.Winner, str]] = ...) -> None: ...

class WinnerDeclared(_message.Message):
    __slots__ = ("winner",)
    WINNER_FIELD_NUMBER: _ClassVar[int]
    winner: _station_pb2.Winner
    def __init__(self, winner: _Optional[_Union[_station_pb2.Winner, str]] = ...) -> None: ...

class ExperienceEarned(_message.Message):
    __slots__ = ("points",)
    POINTS_FIELD_NUMBER: _ClassVar[int]
    points: _station_pb2.Experience
    def __init__(self, points: _Optional[_Union[_station_pb2.Experience, _Mapping]] = ...) -> None: ...

class AttackOrdered(_message.Message):
    __slots__ = ("team", "position")
    TEAM_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    team: str
    position: int
    def __init__(self, team: _Optional[str] = ..., position: _Optional[int] = ...) -> None: ...

class StationTaken(_message.Message):
    __slots__ = ("team", "units")
    TEAM_FIELD_NUMBER: _ClassVar[int]
    UNITS_FIELD_NUMBER: _ClassVar[int]
    team: str
    units: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, team: _Optional[str] = ..., units: _Optional[_Iterable[int]] = ...) -> None: ...

class FoundNobody(_message.Message):
    __slots__ = ("team",)
    TEAM_FIELD_NUMBER: _ClassVar[int]
    team: str
    def __init__(self, team: _Optional[str] = ...) -> None: ...

class TacticAdopted(_message.Message):
    __slots__ = ("team", "unit", "tactic")
    TEAM_FIELD_NUMBER: _ClassVar[int]
    UNIT_FIELD_NUMBER: _ClassVar[int]
    TACTIC_FIELD_NUMBER: _ClassVar[int]
    team: str
    unit: int
    tactic: _station_pb2.Tactic
    def __init__(self, team: _Optional[str] = ..., unit: _Optional[int] = ..., tactic: _Optional[_Union[_station_pb2.Tactic, str]] = ...) -> None: ...

class Effect(_message.Message):
    __slots__ = ("wounds_dealt", "wounds_deferred", "item_changed", "items_voided", "tactic_voided", "heavy_weapons_voided", "machine_gun_captured", "stronger", "rank_set", "held_out", "defeated", "fate_set", "verdict_given", "winner_declared", "experience_earned", "attack_ordered", "station_taken", "tactic_adopted", "found_nobody")
    WOUNDS_DEALT_FIELD_NUMBER: _ClassVar[int]
    WOUNDS_DEFERRED_FIELD_NUMBER: _ClassVar[int]
    ITEM_CHANGED_FIELD_NUMBER: _ClassVar[int]
    ITEMS_VOIDED_FIELD_NUMBER: _ClassVar[int]
    TACTIC_VOIDED_FIELD_NUMBER: _ClassVar[int]
    HEAVY_WEAPONS_VOIDED_FIELD_NUMBER: _ClassVar[int]
    MACHINE_GUN_CAPTURED_FIELD_NUMBER: _ClassVar[int]
    STRONGER_FIELD_NUMBER: _ClassVar[int]
    RANK_SET_FIELD_NUMBER: _ClassVar[int]
    HELD_OUT_FIELD_NUMBER: _ClassVar[int]
    DEFEATED_FIELD_NUMBER: _ClassVar[int]
    FATE_SET_FIELD_NUMBER: _ClassVar[int]
    VERDICT_GIVEN_FIELD_NUMBER: _ClassVar[int]
    WINNER_DECLARED_FIELD_NUMBER: _ClassVar[int]
    EXPERIENCE_EARNED_FIELD_NUMBER: _ClassVar[int]
    ATTACK_ORDERED_FIELD_NUMBER: _ClassVar[int]
    STATION_TAKEN_FIELD_NUMBER: _ClassVar[int]
    TACTIC_ADOPTED_FIELD_NUMBER: _ClassVar[int]
    FOUND_NOBODY_FIELD_NUMBER: _ClassVar[int]
    wounds_dealt: WoundsDealt
    wounds_deferred: WoundsDeferred
    item_changed: ItemChanged
    items_voided: ItemsVoided
    tactic_voided: TacticVoided
    heavy_weapons_voided: HeavyWeaponsVoided
    machine_gun_captured: MachineGunCaptured
    stronger: Stronger
    rank_set: RankSet
    held_out: HeldOut
    defeated: Defeated
    fate_set: FateSet
    verdict_given: VerdictGiven
    winner_declared: WinnerDeclared
    experience_earned: ExperienceEarned
    attack_ordered: AttackOrdered
    station_taken: StationTaken
    tactic_adopted: TacticAdopted
    found_nobody: FoundNobody
    def __init__(self, wounds_dealt: _Optional[_Union[WoundsDealt, _Mapping]] = ..., wounds_deferred: _Optional[_Union[WoundsDeferred, _Mapping]] = ..., item_changed: _Optional[_Union[ItemChanged, _Mapping]] = ..., items_voided: _Optional[_Union[ItemsVoided, _Mapping]] = ..., tactic_voided: _Optional[_Union[TacticVoided, _Mapping]] = ..., heavy_weapons_voided: _Optional[_Union[HeavyWeaponsVoided, _Mapping]] = ..., machine_gun_captured: _Optional[_Union[MachineGunCaptured, _Mapping]] = ..., stronger: _Optional[_Union[Stronger, _Mapping]] = ..., rank_set: _Optional[_Union[RankSet, _Mapping]] = ..., held_out: _Optional[_Union[HeldOut, _Mapping]] = ..., defeated: _Optional[_Union[Defeated, _Mapping]] = ..., fate_set: _Optional[_Union[FateSet, _Mapping]] = ..., verdict_given: _Optional[_Union[VerdictGiven, _Mapping]] = ..., winner_declared: _Optional[_Union[WinnerDeclared, _Mapping]] = ..., experience_earned: _Optional[_Union[ExperienceEarned, _Mapping]] = ..., attack_ordered: _Optional[_Union[AttackOrdered, _Mapping]] = ..., station_taken: _Optional[_Union[StationTaken, _Mapping]] = ..., tactic_adopted: _Optional[_Union[TacticAdopted, _Mapping]] = ..., found_nobody: _Optional[_Union[FoundNobody, _Mapping]] = ...) -> None: ...

class TraceEntry(_message.Message):
    __slots__ = ("rule_id", "subject", "effect", "text")
    RULE_ID_FIELD_NUMBER: _ClassVar[int]
    SUBJECT_FIELD_NUMBER: _ClassVar[int]
    EFFECT_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    rule_id: str
    subject: Subject
    effect: Effect
    text: str
    def __init__(self, rule_id: _Optional[str] = ..., subject: _Optional[_Union[Subject, _Mapping]] = ..., effect: _Optional[_Union[Effect, _Mapping]] = ..., text: _Optional[str] = ...) -> None: ...
