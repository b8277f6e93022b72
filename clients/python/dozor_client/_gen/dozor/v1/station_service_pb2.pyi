import datetime

from dozor_client._gen.dozor.v1 import common_pb2 as _common_pb2
from dozor_client._gen.dozor.v1 import errors_pb2 as _errors_pb2
from dozor_client._gen.dozor.v1 import station_pb2 as _station_pb2
from dozor_client._gen.dozor.v1 import trace_pb2 as _trace_pb2
from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class EngagementKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ENGAGEMENT_KIND_UNSPECIFIED: _ClassVar[EngagementKind]
    ENGAGEMENT_KIND_FIGHT: _ClassVar[EngagementKind]
    ENGAGEMENT_KIND_OCCUPIED_EMPTY: _ClassVar[EngagementKind]
    ENGAGEMENT_KIND_FOUND_NOBODY: _ClassVar[EngagementKind]
ENGAGEMENT_KIND_UNSPECIFIED: EngagementKind
ENGAGEMENT_KIND_FIGHT: EngagementKind
ENGAGEMENT_KIND_OCCUPIED_EMPTY: EngagementKind
ENGAGEMENT_KIND_FOUND_NOBODY: EngagementKind

class ResolveEngagementRequest(_message.Message):
    __slots__ = ("objective", "attackers", "defenders", "agent", "metrotank", "machine_gun", "sabotage", "rulebook", "trace_level", "locale", "request_id")
    OBJECTIVE_FIELD_NUMBER: _ClassVar[int]
    ATTACKERS_FIELD_NUMBER: _ClassVar[int]
    DEFENDERS_FIELD_NUMBER: _ClassVar[int]
    AGENT_FIELD_NUMBER: _ClassVar[int]
    METROTANK_FIELD_NUMBER: _ClassVar[int]
    MACHINE_GUN_FIELD_NUMBER: _ClassVar[int]
    SABOTAGE_FIELD_NUMBER: _ClassVar[int]
    RULEBOOK_FIELD_NUMBER: _ClassVar[int]
    TRACE_LEVEL_FIELD_NUMBER: _ClassVar[int]
    LOCALE_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    objective: _station_pb2.Objective
    attackers: _containers.RepeatedCompositeFieldContainer[_station_pb2.Unit]
    defenders: _containers.RepeatedCompositeFieldContainer[_station_pb2.Unit]
    agent: bool
    metrotank: bool
    machine_gun: bool
    sabotage: _containers.RepeatedScalarFieldContainer[_station_pb2.StationComponent]
    rulebook: _common_pb2.RulebookPin
    trace_level: _common_pb2.TraceLevel
    locale: str
    request_id: str
    def __init__(self, objective: _Optional[_Union[_station_pb2.Objective, str]] = ..., attackers: _Optional[_Iterable[_Union[_station_pb2.Unit, _Mapping]]] = ..., defenders: _Optional[_Iterable[_Union[_station_pb2.Unit, _Mapping]]] = ..., agent: bool = ..., metrotank: bool = ..., machine_gun: bool = ..., sabotage: _Optional[_Iterable[_Union[_station_pb2.StationComponent, str]]] = ..., rulebook: _Optional[_Union[_common_pb2.RulebookPin, _Mapping]] = ..., trace_level: _Optional[_Union[_common_pb2.TraceLevel, str]] = ..., locale: _Optional[str] = ..., request_id: _Optional[str] = ...) -> None: ...

class ItemOutcome(_message.Message):
    __slots__ = ("item", "state")
    ITEM_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    item: _station_pb2.Item
    state: _station_pb2.ItemState
    def __init__(self, item: _Optional[_Union[_station_pb2.Item, str]] = ..., state: _Optional[_Union[_station_pb2.ItemState, str]] = ...) -> None: ...

class UnitOutcome(_message.Message):
    __slots__ = ("unit_class", "wounds_taken", "wounds_after", "wounds_deferred", "fate", "items", "experience_earned")
    UNIT_CLASS_FIELD_NUMBER: _ClassVar[int]
    WOUNDS_TAKEN_FIELD_NUMBER: _ClassVar[int]
    WOUNDS_AFTER_FIELD_NUMBER: _ClassVar[int]
    WOUNDS_DEFERRED_FIELD_NUMBER: _ClassVar[int]
    FATE_FIELD_NUMBER: _ClassVar[int]
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    EXPERIENCE_EARNED_FIELD_NUMBER: _ClassVar[int]
    unit_class: _station_pb2.UnitClass
    wounds_taken: int
    wounds_after: int
    wounds_deferred: int
    fate: _station_pb2.Fate
    items: _containers.RepeatedCompositeFieldContainer[ItemOutcome]
    experience_earned: _station_pb2.Experience
    def __init__(self, unit_class: _Optional[_Union[_station_pb2.UnitClass, str]] = ..., wounds_taken: _Optional[int] = ..., wounds_after: _Optional[int] = ..., wounds_deferred: _Optional[int] = ..., fate: _Optional[_Union[_station_pb2.Fate, str]] = ..., items: _Optional[_Iterable[_Union[ItemOutcome, _Mapping]]] = ..., experience_earned: _Optional[_Union[_station_pb2.Experience, _Mapping]] = ...) -> None: ...

class EngagementOutcome(_message.Message):
    __slots__ = ("winner", "holder", "machine_gun_captured", "attackers", "defenders", "deciding_law")
    WINNER_FIELD_NUMBER: _ClassVar[int]
    HOLDER_FIELD_NUMBER: _ClassVar[int]
    MACHINE_GUN_CAPTURED_FIELD_NUMBER: _ClassVar[int]
    ATTACKERS_FIELD_NUMBER: _ClassVar[int]
    DEFENDERS_FIELD_NUMBER: _ClassVar[int]
    DECIDING_LAW_FIELD_NUMBER: _ClassVar[int]
    winner: _station_pb2.Winner
    holder: _station_pb2.Side
    machine_gun_captured: bool
    attackers: _containers.RepeatedCompositeFieldContainer[UnitOutcome]
    defenders: _containers.RepeatedCompositeFieldContainer[UnitOutcome]
    deciding_law: int
    def __init__(self, winner: _Optional[_Union[_station_pb2.Winner, str]] = ..., holder: _Optional[_Union[_station_pb2.Side, str]] = ..., machine_gun_captured: bool = ..., attackers: _Optional[_Iterable[_Union[UnitOutcome, _Mapping]]] = ..., defenders: _Optional[_Iterable[_Union[UnitOutcome, _Mapping]]] = ..., deciding_law: _Optional[int] = ...) -> None: ...

class ResolveEngagementResponse(_message.Message):
    __slots__ = ("outcome", "trace", "summary", "locale", "locale_fallback", "rulebook", "request_id")
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    TRACE_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    LOCALE_FIELD_NUMBER: _ClassVar[int]
    LOCALE_FALLBACK_FIELD_NUMBER: _ClassVar[int]
    RULEBOOK_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    outcome: EngagementOutcome
    trace: _containers.RepeatedCompositeFieldContainer[_trace_pb2.TraceEntry]
    summary: str
    locale: str
    locale_fallback: bool
    rulebook: _common_pb2.RulebookIdentity
    request_id: str
    def __init__(self, outcome: _Optional[_Union[EngagementOutcome, _Mapping]] = ..., trace: _Optional[_Iterable[_Union[_trace_pb2.TraceEntry, _Mapping]]] = ..., summary: _Optional[str] = ..., locale: _Optional[str] = ..., locale_fallback: bool = ..., rulebook: _Optional[_Union[_common_pb2.RulebookIdentity, _Mapping]] = ..., request_id: _Optional[str] = ...) -> None: ...

class Station(_message.Message):
    __slots__ = ("owner", "defenders", "machine_gun", "sabotage")
    OWNER_FIELD_NUMBER: _ClassVar[int]
    DEFENDERS_FIELD_NUMBER: _ClassVar[int]
    MACHINE_GUN_FIELD_NUMBER: _ClassVar[int]
    SABOTAGE_FIELD_NUMBER: _ClassVar[int]
    owner: str
    defenders: _containers.RepeatedCompositeFieldContainer[_station_pb2.Unit]
    machine_gun: bool
    sabotage: _containers.RepeatedScalarFieldContainer[_station_pb2.StationComponent]
    def __init__(self, owner: _Optional[str] = ..., defenders: _Optional[_Iterable[_Union[_station_pb2.Unit, _Mapping]]] = ..., machine_gun: bool = ..., sabotage: _Optional[_Iterable[_Union[_station_pb2.StationComponent, str]]] = ...) -> None: ...

class Attack(_message.Message):
    __slots__ = ("team", "submitted_at", "objective", "agent", "metrotank", "units")
    TEAM_FIELD_NUMBER: _ClassVar[int]
    SUBMITTED_AT_FIELD_NUMBER: _ClassVar[int]
    OBJECTIVE_FIELD_NUMBER: _ClassVar[int]
    AGENT_FIELD_NUMBER: _ClassVar[int]
    METROTANK_FIELD_NUMBER: _ClassVar[int]
    UNITS_FIELD_NUMBER: _ClassVar[int]
    team: str
    submitted_at: _timestamp_pb2.Timestamp
    objective: _station_pb2.Objective
    agent: bool
    metrotank: bool
    units: _containers.RepeatedCompositeFieldContainer[_station_pb2.Unit]
    def __init__(self, team: _Optional[str] = ..., submitted_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., objective: _Optional[_Union[_station_pb2.Objective, str]] = ..., agent: bool = ..., metrotank: bool = ..., units: _Optional[_Iterable[_Union[_station_pb2.Unit, _Mapping]]] = ...) -> None: ...

class ResolveTurnRequest(_message.Message):
    __slots__ = ("station", "attacks", "rulebook", "trace_level", "locale", "request_id")
    STATION_FIELD_NUMBER: _ClassVar[int]
    ATTACKS_FIELD_NUMBER: _ClassVar[int]
    RULEBOOK_FIELD_NUMBER: _ClassVar[int]
    TRACE_LEVEL_FIELD_NUMBER: _ClassVar[int]
    LOCALE_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    station: Station
    attacks: _containers.RepeatedCompositeFieldContainer[Attack]
    rulebook: _common_pb2.RulebookPin
    trace_level: _common_pb2.TraceLevel
    locale: str
    request_id: str
    def __init__(self, station: _Optional[_Union[Station, _Mapping]] = ..., attacks: _Optional[_Iterable[_Union[Attack, _Mapping]]] = ..., rulebook: _Optional[_Union[_common_pb2.RulebookPin, _Mapping]] = ..., trace_level: _Optional[_Union[_common_pb2.TraceLevel, str]] = ..., locale: _Optional[str] = ..., request_id: _Optional[str] = ...) -> None: ...

class Holder(_message.Message):
    __slots__ = ("team", "unit", "unit_class", "wounds", "wounds_deferred", "items", "tactic")
    TEAM_FIELD_NUMBER: _ClassVar[int]
    UNIT_FIELD_NUMBER: _ClassVar[int]
    UNIT_CLASS_FIELD_NUMBER: _ClassVar[int]
    WOUNDS_FIELD_NUMBER: _ClassVar[int]
    WOUNDS_DEFERRED_FIELD_NUMBER: _ClassVar[int]
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    TACTIC_FIELD_NUMBER: _ClassVar[int]
    team: str
    unit: int
    unit_class: _station_pb2.UnitClass
    wounds: int
    wounds_deferred: int
    items: _containers.RepeatedScalarFieldContainer[_station_pb2.Item]
    tactic: _station_pb2.Tactic
    def __init__(self, team: _Optional[str] = ..., unit: _Optional[int] = ..., unit_class: _Optional[_Union[_station_pb2.UnitClass, str]] = ..., wounds: _Optional[int] = ..., wounds_deferred: _Optional[int] = ..., items: _Optional[_Iterable[_Union[_station_pb2.Item, str]]] = ..., tactic: _Optional[_Union[_station_pb2.Tactic, str]] = ...) -> None: ...

class StationState(_message.Message):
    __slots__ = ("owner", "holders")
    OWNER_FIELD_NUMBER: _ClassVar[int]
    HOLDERS_FIELD_NUMBER: _ClassVar[int]
    owner: str
    holders: _containers.RepeatedCompositeFieldContainer[Holder]
    def __init__(self, owner: _Optional[str] = ..., holders: _Optional[_Iterable[_Union[Holder, _Mapping]]] = ...) -> None: ...

class TurnEngagement(_message.Message):
    __slots__ = ("team", "attack", "kind", "outcome", "station_after", "trace", "summary")
    TEAM_FIELD_NUMBER: _ClassVar[int]
    ATTACK_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    STATION_AFTER_FIELD_NUMBER: _ClassVar[int]
    TRACE_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    team: str
    attack: int
    kind: EngagementKind
    outcome: EngagementOutcome
    station_after: StationState
    trace: _containers.RepeatedCompositeFieldContainer[_trace_pb2.TraceEntry]
    summary: str
    def __init__(self, team: _Optional[str] = ..., attack: _Optional[int] = ..., kind: _Optional[_Union[EngagementKind, str]] = ..., outcome: _Optional[_Union[EngagementOutcome, _Mapping]] = ..., station_after: _Optional[_Union[StationState, _Mapping]] = ..., trace: _Optional[_Iterable[_Union[_trace_pb2.TraceEntry, _Mapping]]] = ..., summary: _Optional[str] = ...) -> None: ...

class TurnUnitOutcome(_message.Message):
    __slots__ = ("unit_class", "wounds_after", "wounds_deferred", "fate", "items", "experience_earned")
    UNIT_CLASS_FIELD_NUMBER: _ClassVar[int]
    WOUNDS_AFTER_FIELD_NUMBER: _ClassVar[int]
    WOUNDS_DEFERRED_FIELD_NUMBER: _ClassVar[int]
    FATE_FIELD_NUMBER: _ClassVar[int]
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    EXPERIENCE_EARNED_FIELD_NUMBER: _ClassVar[int]
    unit_class: _station_pb2.UnitClass
    wounds_after: int
    wounds_deferred: int
    fate: _station_pb2.Fate
    items: _containers.RepeatedCompositeFieldContainer[ItemOutcome]
    experience_earned: _station_pb2.Experience
    def __init__(self, unit_class: _Optional[_Union[_station_pb2.UnitClass, str]] = ..., wounds_after: _Optional[int] = ..., wounds_deferred: _Optional[int] = ..., fate: _Optional[_Union[_station_pb2.Fate, str]] = ..., items: _Optional[_Iterable[_Union[ItemOutcome, _Mapping]]] = ..., experience_earned: _Optional[_Union[_station_pb2.Experience, _Mapping]] = ...) -> None: ...

class TeamOutcome(_message.Message):
    __slots__ = ("team", "units")
    TEAM_FIELD_NUMBER: _ClassVar[int]
    UNITS_FIELD_NUMBER: _ClassVar[int]
    team: str
    units: _containers.RepeatedCompositeFieldContainer[TurnUnitOutcome]
    def __init__(self, team: _Optional[str] = ..., units: _Optional[_Iterable[_Union[TurnUnitOutcome, _Mapping]]] = ...) -> None: ...

class TurnOutcome(_message.Message):
    __slots__ = ("engagements", "station", "teams")
    ENGAGEMENTS_FIELD_NUMBER: _ClassVar[int]
    STATION_FIELD_NUMBER: _ClassVar[int]
    TEAMS_FIELD_NUMBER: _ClassVar[int]
    engagements: _containers.RepeatedCompositeFieldContainer[TurnEngagement]
    station: StationState
    teams: _containers.RepeatedCompositeFieldContainer[TeamOutcome]
    def __init__(self, engagements: _Optional[_Iterable[_Union[TurnEngagement, _Mapping]]] = ..., station: _Optional[_Union[StationState, _Mapping]] = ..., teams: _Optional[_Iterable[_Union[TeamOutcome, _Mapping]]] = ...) -> None: ...

class ResolveTurnResponse(_message.Message):
    __slots__ = ("outcome", "trace", "summary", "locale", "locale_fallback", "rulebook", "request_id")
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    TRACE_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    LOCALE_FIELD_NUMBER: _ClassVar[int]
    LOCALE_FALLBACK_FIELD_NUMBER: _ClassVar[int]
    RULEBOOK_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    outcome: TurnOutcome
    trace: _containers.RepeatedCompositeFieldContainer[_trace_pb2.TraceEntry]
    summary: str
    locale: str
    locale_fallback: bool
    rulebook: _common_pb2.RulebookIdentity
    request_id: str
    def __init__(self, outcome: _Optional[_Union[TurnOutcome, _Mapping]] = ..., trace: _Optional[_Iterable[_Union[_trace_pb2.TraceEntry, _Mapping]]] = ..., summary: _Optional[str] = ..., locale: _Optional[str] = ..., locale_fallback: bool = ..., rulebook: _Optional[_Union[_common_pb2.RulebookIdentity, _Mapping]] = ..., request_id: _Optional[str] = ...) -> None: ...

class BatchItem(_message.Message):
    __slots__ = ("id", "engagement")
    ID_FIELD_NUMBER: _ClassVar[int]
    ENGAGEMENT_FIELD_NUMBER: _ClassVar[int]
    id: str
    engagement: ResolveEngagementRequest
    def __init__(self, id: _Optional[str] = ..., engagement: _Optional[_Union[ResolveEngagementRequest, _Mapping]] = ...) -> None: ...

class BatchResult(_message.Message):
    __slots__ = ("id", "response", "error")
    ID_FIELD_NUMBER: _ClassVar[int]
    RESPONSE_FIELD_NUMBER: _ClassVar[int]
    ERROR_FIELD_NUMBER: _ClassVar[int]
    id: str
    response: ResolveEngagementResponse
    error: _errors_pb2.Error
    def __init__(self, id: _Optional[str] = ..., response: _Optional[_Union[ResolveEngagementResponse, _Mapping]] = ..., error: _Optional[_Union[_errors_pb2.Error, _Mapping]] = ...) -> None: ...

class ResolveBatchRequest(_message.Message):
    __slots__ = ("items",)
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    items: _containers.RepeatedCompositeFieldContainer[BatchItem]
    def __init__(self, items: _Optional[_Iterable[_Union[BatchItem, _Mapping]]] = ...) -> None: ...

class ResolveBatchResponse(_message.Message):
    __slots__ = ("results",)
    RESULTS_FIELD_NUMBER: _ClassVar[int]
    results: _containers.RepeatedCompositeFieldContainer[BatchResult]
    def __init__(self, results: _Optional[_Iterable[_Union[BatchResult, _Mapping]]] = ...) -> None: ...

class ResolveBatchStreamRequest(_message.Message):
    __slots__ = ("items",)
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    items: _containers.RepeatedCompositeFieldContainer[BatchItem]
    def __init__(self, items: _Optional[_Iterable[_Union[BatchItem, _Mapping]]] = ...) -> None: ...

class ResolveBatchStreamResponse(_message.Message):
    __slots__ = ("results",)
    RESULTS_FIELD_NUMBER: _ClassVar[int]
    results: _containers.RepeatedCompositeFieldContainer[BatchResult]
    def __init__(self, results: _Optional[_Iterable[_Union[BatchResult, _Mapping]]] = ...) -> None: ...
