from dozor_client._gen.dozor.v1 import common_pb2 as _common_pb2
from dozor_client._gen.dozor.v1 import errors_pb2 as _errors_pb2
from dozor_client._gen.dozor.v1 import raid_pb2 as _raid_pb2
from dozor_client._gen.dozor.v1 import raid_event_pb2 as _raid_event_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class ForecastMethod(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    FORECAST_METHOD_UNSPECIFIED: _ClassVar[ForecastMethod]
    FORECAST_METHOD_EXACT: _ClassVar[ForecastMethod]
    FORECAST_METHOD_MONTE_CARLO: _ClassVar[ForecastMethod]

class InexactReason(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    INEXACT_REASON_UNSPECIFIED: _ClassVar[InexactReason]
    INEXACT_REASON_WORK_LIMIT: _ClassVar[InexactReason]
    INEXACT_REASON_MEMORY: _ClassVar[InexactReason]
FORECAST_METHOD_UNSPECIFIED: ForecastMethod
FORECAST_METHOD_EXACT: ForecastMethod
FORECAST_METHOD_MONTE_CARLO: ForecastMethod
INEXACT_REASON_UNSPECIFIED: InexactReason
INEXACT_REASON_WORK_LIMIT: InexactReason
INEXACT_REASON_MEMORY: InexactReason

class ResolveBreachRequest(_message.Message):
    __slots__ = ("raid", "state", "dice", "rounds", "until_decided", "hold_back", "max_dice", "rulebook", "trace_level", "locale", "request_id")
    RAID_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    DICE_FIELD_NUMBER: _ClassVar[int]
    ROUNDS_FIELD_NUMBER: _ClassVar[int]
    UNTIL_DECIDED_FIELD_NUMBER: _ClassVar[int]
    HOLD_BACK_FIELD_NUMBER: _ClassVar[int]
    MAX_DICE_FIELD_NUMBER: _ClassVar[int]
    RULEBOOK_FIELD_NUMBER: _ClassVar[int]
    TRACE_LEVEL_FIELD_NUMBER: _ClassVar[int]
    LOCALE_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    raid: _raid_pb2.Raid
    state: _raid_pb2.RaidState
    dice: _raid_pb2.DiceSource
    rounds: int
    until_decided: bool
    hold_back: _containers.RepeatedScalarFieldContainer[int]
    max_dice: int
    rulebook: _common_pb2.RulebookPin
    trace_level: _common_pb2.TraceLevel
    locale: str
    request_id: str
    def __init__(self, raid: _Optional[_Union[_raid_pb2.Raid, _Mapping]] = ..., state: _Optional[_Union[_raid_pb2.RaidState, _Mapping]] = ..., dice: _Optional[_Union[_raid_pb2.DiceSource, _Mapping]] = ..., rounds: _Optional[int] = ..., until_decided: bool = ..., hold_back: _Optional[_Iterable[int]] = ..., max_dice: _Optional[int] = ..., rulebook: _Optional[_Union[_common_pb2.RulebookPin, _Mapping]] = ..., trace_level: _Optional[_Union[_common_pb2.TraceLevel, str]] = ..., locale: _Optional[str] = ..., request_id: _Optional[str] = ...) -> None: ...

class ResolveAssaultRequest(_message.Message):
    __slots__ = ("raid", "state", "dice", "rounds", "until_decided", "hold_back", "max_dice", "rulebook", "trace_level", "locale", "request_id", "retreat_declared_by", "defenders_routed")
    RAID_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    DICE_FIELD_NUMBER: _ClassVar[int]
    ROUNDS_FIELD_NUMBER: _ClassVar[int]
    UNTIL_DECIDED_FIELD_NUMBER: _ClassVar[int]
    HOLD_BACK_FIELD_NUMBER: _ClassVar[int]
    MAX_DICE_FIELD_NUMBER: _ClassVar[int]
    RULEBOOK_FIELD_NUMBER: _ClassVar[int]
    TRACE_LEVEL_FIELD_NUMBER: _ClassVar[int]
    LOCALE_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    RETREAT_DECLARED_BY_FIELD_NUMBER: _ClassVar[int]
    DEFENDERS_ROUTED_FIELD_NUMBER: _ClassVar[int]
    raid: _raid_pb2.Raid
    state: _raid_pb2.RaidState
    dice: _raid_pb2.DiceSource
    rounds: int
    until_decided: bool
    hold_back: _containers.RepeatedScalarFieldContainer[int]
    max_dice: int
    rulebook: _common_pb2.RulebookPin
    trace_level: _common_pb2.TraceLevel
    locale: str
    request_id: str
    retreat_declared_by: int
    defenders_routed: bool
    def __init__(self, raid: _Optional[_Union[_raid_pb2.Raid, _Mapping]] = ..., state: _Optional[_Union[_raid_pb2.RaidState, _Mapping]] = ..., dice: _Optional[_Union[_raid_pb2.DiceSource, _Mapping]] = ..., rounds: _Optional[int] = ..., until_decided: bool = ..., hold_back: _Optional[_Iterable[int]] = ..., max_dice: _Optional[int] = ..., rulebook: _Optional[_Union[_common_pb2.RulebookPin, _Mapping]] = ..., trace_level: _Optional[_Union[_common_pb2.TraceLevel, str]] = ..., locale: _Optional[str] = ..., request_id: _Optional[str] = ..., retreat_declared_by: _Optional[int] = ..., defenders_routed: bool = ...) -> None: ...

class ResolveRaidRequest(_message.Message):
    __slots__ = ("raid", "policy", "dice", "max_dice", "rulebook", "trace_level", "locale", "request_id")
    RAID_FIELD_NUMBER: _ClassVar[int]
    POLICY_FIELD_NUMBER: _ClassVar[int]
    DICE_FIELD_NUMBER: _ClassVar[int]
    MAX_DICE_FIELD_NUMBER: _ClassVar[int]
    RULEBOOK_FIELD_NUMBER: _ClassVar[int]
    TRACE_LEVEL_FIELD_NUMBER: _ClassVar[int]
    LOCALE_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    raid: _raid_pb2.Raid
    policy: _raid_pb2.RetreatPolicy
    dice: _raid_pb2.DiceSource
    max_dice: int
    rulebook: _common_pb2.RulebookPin
    trace_level: _common_pb2.TraceLevel
    locale: str
    request_id: str
    def __init__(self, raid: _Optional[_Union[_raid_pb2.Raid, _Mapping]] = ..., policy: _Optional[_Union[_raid_pb2.RetreatPolicy, _Mapping]] = ..., dice: _Optional[_Union[_raid_pb2.DiceSource, _Mapping]] = ..., max_dice: _Optional[int] = ..., rulebook: _Optional[_Union[_common_pb2.RulebookPin, _Mapping]] = ..., trace_level: _Optional[_Union[_common_pb2.TraceLevel, str]] = ..., locale: _Optional[str] = ..., request_id: _Optional[str] = ...) -> None: ...

class DiceRecord(_message.Message):
    __slots__ = ("generator", "seed")
    GENERATOR_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    generator: str
    seed: int
    def __init__(self, generator: _Optional[str] = ..., seed: _Optional[int] = ...) -> None: ...

class PhaseDefense(_message.Message):
    __slots__ = ("phase", "armor", "penetration", "manned", "manned_hundredths", "reinforcement")
    PHASE_FIELD_NUMBER: _ClassVar[int]
    ARMOR_FIELD_NUMBER: _ClassVar[int]
    PENETRATION_FIELD_NUMBER: _ClassVar[int]
    MANNED_FIELD_NUMBER: _ClassVar[int]
    MANNED_HUNDREDTHS_FIELD_NUMBER: _ClassVar[int]
    REINFORCEMENT_FIELD_NUMBER: _ClassVar[int]
    phase: _raid_pb2.RaidPhase
    armor: int
    penetration: int
    manned: int
    manned_hundredths: int
    reinforcement: int
    def __init__(self, phase: _Optional[_Union[_raid_pb2.RaidPhase, str]] = ..., armor: _Optional[int] = ..., penetration: _Optional[int] = ..., manned: _Optional[int] = ..., manned_hundredths: _Optional[int] = ..., reinforcement: _Optional[int] = ...) -> None: ...

class RaidOutcome(_message.Message):
    __slots__ = ("ending", "breached", "routed", "state", "members_down", "defenses")
    ENDING_FIELD_NUMBER: _ClassVar[int]
    BREACHED_FIELD_NUMBER: _ClassVar[int]
    ROUTED_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    MEMBERS_DOWN_FIELD_NUMBER: _ClassVar[int]
    DEFENSES_FIELD_NUMBER: _ClassVar[int]
    ending: _raid_pb2.RaidEnding
    breached: bool
    routed: bool
    state: _raid_pb2.RaidState
    members_down: int
    defenses: _containers.RepeatedCompositeFieldContainer[PhaseDefense]
    def __init__(self, ending: _Optional[_Union[_raid_pb2.RaidEnding, str]] = ..., breached: bool = ..., routed: bool = ..., state: _Optional[_Union[_raid_pb2.RaidState, _Mapping]] = ..., members_down: _Optional[int] = ..., defenses: _Optional[_Iterable[_Union[PhaseDefense, _Mapping]]] = ...) -> None: ...

class ResolveBreachResponse(_message.Message):
    __slots__ = ("outcome", "events", "summary", "dice", "locale", "locale_fallback", "rulebook", "request_id")
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    DICE_FIELD_NUMBER: _ClassVar[int]
    LOCALE_FIELD_NUMBER: _ClassVar[int]
    LOCALE_FALLBACK_FIELD_NUMBER: _ClassVar[int]
    RULEBOOK_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    outcome: RaidOutcome
    events: _containers.RepeatedCompositeFieldContainer[_raid_event_pb2.RaidEvent]
    summary: str
    dice: DiceRecord
    locale: str
    locale_fallback: bool
    rulebook: _common_pb2.RulebookIdentity
    request_id: str
    def __init__(self, outcome: _Optional[_Union[RaidOutcome, _Mapping]] = ..., events: _Optional[_Iterable[_Union[_raid_event_pb2.RaidEvent, _Mapping]]] = ..., summary: _Optional[str] = ..., dice: _Optional[_Union[DiceRecord, _Mapping]] = ..., locale: _Optional[str] = ..., locale_fallback: bool = ..., rulebook: _Optional[_Union[_common_pb2.RulebookIdentity, _Mapping]] = ..., request_id: _Optional[str] = ...) -> None: ...

class ResolveAssaultResponse(_message.Message):
    __slots__ = ("outcome", "events", "summary", "dice", "locale", "locale_fallback", "rulebook", "request_id")
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    DICE_FIELD_NUMBER: _ClassVar[int]
    LOCALE_FIELD_NUMBER: _ClassVar[int]
    LOCALE_FALLBACK_FIELD_NUMBER: _ClassVar[int]
    RULEBOOK_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    outcome: RaidOutcome
    events: _containers.RepeatedCompositeFieldContainer[_raid_event_pb2.RaidEvent]
    summary: str
    dice: DiceRecord
    locale: str
    locale_fallback: bool
    rulebook: _common_pb2.RulebookIdentity
    request_id: str
    def __init__(self, outcome: _Optional[_Union[RaidOutcome, _Mapping]] = ..., events: _Optional[_Iterable[_Union[_raid_event_pb2.RaidEvent, _Mapping]]] = ..., summary: _Optional[str] = ..., dice: _Optional[_Union[DiceRecord, _Mapping]] = ..., locale: _Optional[str] = ..., locale_fallback: bool = ..., rulebook: _Optional[_Union[_common_pb2.RulebookIdentity, _Mapping]] = ..., request_id: _Optional[str] = ...) -> None: ...

class ResolveRaidResponse(_message.Message):
    __slots__ = ("outcome", "events", "summary", "dice", "locale", "locale_fallback", "rulebook", "request_id")
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    DICE_FIELD_NUMBER: _ClassVar[int]
    LOCALE_FIELD_NUMBER: _ClassVar[int]
    LOCALE_FALLBACK_FIELD_NUMBER: _ClassVar[int]
    RULEBOOK_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    outcome: RaidOutcome
    events: _containers.RepeatedCompositeFieldContainer[_raid_event_pb2.RaidEvent]
    summary: str
    dice: DiceRecord
    locale: str
    locale_fallback: bool
    rulebook: _common_pb2.RulebookIdentity
    request_id: str
    def __init__(self, outcome: _Optional[_Union[RaidOutcome, _Mapping]] = ..., events: _Optional[_Iterable[_Union[_raid_event_pb2.RaidEvent, _Mapping]]] = ..., summary: _Optional[str] = ..., dice: _Optional[_Union[DiceRecord, _Mapping]] = ..., locale: _Optional[str] = ..., locale_fallback: bool = ..., rulebook: _Optional[_Union[_common_pb2.RulebookIdentity, _Mapping]] = ..., request_id: _Optional[str] = ...) -> None: ...

class RaidBatchItem(_message.Message):
    __slots__ = ("id", "raid")
    ID_FIELD_NUMBER: _ClassVar[int]
    RAID_FIELD_NUMBER: _ClassVar[int]
    id: str
    raid: ResolveRaidRequest
    def __init__(self, id: _Optional[str] = ..., raid: _Optional[_Union[ResolveRaidRequest, _Mapping]] = ...) -> None: ...

class RaidBatchResult(_message.Message):
    __slots__ = ("id", "response", "error")
    ID_FIELD_NUMBER: _ClassVar[int]
    RESPONSE_FIELD_NUMBER: _ClassVar[int]
    ERROR_FIELD_NUMBER: _ClassVar[int]
    id: str
    response: ResolveRaidResponse
    error: _errors_pb2.Error
    def __init__(self, id: _Optional[str] = ..., response: _Optional[_Union[ResolveRaidResponse, _Mapping]] = ..., error: _Optional[_Union[_errors_pb2.Error, _Mapping]] = ...) -> None: ...

class ResolveRaidBatchRequest(_message.Message):
    __slots__ = ("items",)
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    items: _containers.RepeatedCompositeFieldContainer[RaidBatchItem]
    def __init__(self, items: _Optional[_Iterable[_Union[RaidBatchItem, _Mapping]]] = ...) -> None: ...

class ResolveRaidBatchResponse(_message.Message):
    __slots__ = ("results",)
    RESULTS_FIELD_NUMBER: _ClassVar[int]
    results: _containers.RepeatedCompositeFieldContainer[RaidBatchResult]
    def __init__(self, results: _Optional[_Iterable[_Union[RaidBatchResult, _Mapping]]] = ...) -> None: ...

class ForecastRaidRequest(_message.Message):
    __slots__ = ("raid", "policy", "horizon", "work_limit", "samples", "seed", "rulebook", "locale", "request_id")
    RAID_FIELD_NUMBER: _ClassVar[int]
    POLICY_FIELD_NUMBER: _ClassVar[int]
    HORIZON_FIELD_NUMBER: _ClassVar[int]
    WORK_LIMIT_FIELD_NUMBER: _ClassVar[int]
    SAMPLES_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    RULEBOOK_FIELD_NUMBER: _ClassVar[int]
    LOCALE_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    raid: _raid_pb2.Raid
    policy: _raid_pb2.RetreatPolicy
    horizon: int
    work_limit: int
    samples: int
    seed: int
    rulebook: _common_pb2.RulebookPin
    locale: str
    request_id: str
    def __init__(self, raid: _Optional[_Union[_raid_pb2.Raid, _Mapping]] = ..., policy: _Optional[_Union[_raid_pb2.RetreatPolicy, _Mapping]] = ..., horizon: _Optional[int] = ..., work_limit: _Optional[int] = ..., samples: _Optional[int] = ..., seed: _Optional[int] = ..., rulebook: _Optional[_Union[_common_pb2.RulebookPin, _Mapping]] = ..., locale: _Optional[str] = ..., request_id: _Optional[str] = ...) -> None: ...

class Probability(_message.Message):
    __slots__ = ("value", "standard_error")
    VALUE_FIELD_NUMBER: _ClassVar[int]
    STANDARD_ERROR_FIELD_NUMBER: _ClassVar[int]
    value: float
    standard_error: float
    def __init__(self, value: _Optional[float] = ..., standard_error: _Optional[float] = ...) -> None: ...

class EndingProbability(_message.Message):
    __slots__ = ("ending", "probability")
    ENDING_FIELD_NUMBER: _ClassVar[int]
    PROBABILITY_FIELD_NUMBER: _ClassVar[int]
    ending: _raid_pb2.RaidEnding
    probability: Probability
    def __init__(self, ending: _Optional[_Union[_raid_pb2.RaidEnding, str]] = ..., probability: _Optional[_Union[Probability, _Mapping]] = ...) -> None: ...

class CountProbability(_message.Message):
    __slots__ = ("count", "probability")
    COUNT_FIELD_NUMBER: _ClassVar[int]
    PROBABILITY_FIELD_NUMBER: _ClassVar[int]
    count: int
    probability: Probability
    def __init__(self, count: _Optional[int] = ..., probability: _Optional[_Union[Probability, _Mapping]] = ...) -> None: ...

class DownProbability(_message.Message):
    __slots__ = ("ending", "members_down", "probability")
    ENDING_FIELD_NUMBER: _ClassVar[int]
    MEMBERS_DOWN_FIELD_NUMBER: _ClassVar[int]
    PROBABILITY_FIELD_NUMBER: _ClassVar[int]
    ending: _raid_pb2.RaidEnding
    members_down: int
    probability: Probability
    def __init__(self, ending: _Optional[_Union[_raid_pb2.RaidEnding, str]] = ..., members_down: _Optional[int] = ..., probability: _Optional[_Union[Probability, _Mapping]] = ...) -> None: ...

class Forecast(_message.Message):
    __slots__ = ("method", "endings", "breached", "breach_rounds", "assault_rounds", "down", "member_down", "fighters_left", "tail", "samples", "seed", "generator", "work", "inexact")
    METHOD_FIELD_NUMBER: _ClassVar[int]
    ENDINGS_FIELD_NUMBER: _ClassVar[int]
    BREACHED_FIELD_NUMBER: _ClassVar[int]
    BREACH_ROUNDS_FIELD_NUMBER: _ClassVar[int]
    ASSAULT_ROUNDS_FIELD_NUMBER: _ClassVar[int]
    DOWN_FIELD_NUMBER: _ClassVar[int]
    MEMBER_DOWN_FIELD_NUMBER: _ClassVar[int]
    FIGHTERS_LEFT_FIELD_NUMBER: _ClassVar[int]
    TAIL_FIELD_NUMBER: _ClassVar[int]
    SAMPLES_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    GENERATOR_FIELD_NUMBER: _ClassVar[int]
    WORK_FIELD_NUMBER: _ClassVar[int]
    INEXACT_FIELD_NUMBER: _ClassVar[int]
    method: ForecastMethod
    endings: _containers.RepeatedCompositeFieldContainer[EndingProbability]
    breached: Probability
    breach_rounds: _containers.RepeatedCompositeFieldContainer[CountProbability]
    assault_rounds: _containers.RepeatedCompositeFieldContainer[CountProbability]
    down: _containers.RepeatedCompositeFieldContainer[DownProbability]
    member_down: _containers.RepeatedCompositeFieldContainer[Probability]
    fighters_left: _containers.RepeatedCompositeFieldContainer[CountProbability]
    tail: Probability
    samples: int
    seed: int
    generator: str
    work: int
    inexact: InexactReason
    def __init__(self, method: _Optional[_Union[ForecastMethod, str]] = ..., endings: _Optional[_Iterable[_Union[EndingProbability, _Mapping]]] = ..., breached: _Optional[_Union[Probability, _Mapping]] = ..., breach_rounds: _Optional[_Iterable[_Union[CountProbability, _Mapping]]] = ..., assault_rounds: _Optional[_Iterable[_Union[CountProbability, _Mapping]]] = ..., down: _Optional[_Iterable[_Union[DownProbability, _Mapping]]] = ..., member_down: _Optional[_Iterable[_Union[Probability, _Mapping]]] = ..., fighters_left: _Optional[_Iterable[_Union[CountProbability, _Mapping]]] = ..., tail: _Optional[_Union[Probability, _Mapping]] = ..., samples: _Optional[int] = ..., seed: _Optional[int] = ..., generator: _Optional[str] = ..., work: _Optional[int] = ..., inexact: _Optional[_Union[InexactReason, str]] = ...) -> None: ...

class ForecastRaidResponse(_message.Message):
    __slots__ = ("forecast", "summary", "locale", "locale_fallback", "rulebook", "request_id")
    FORECAST_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    LOCALE_FIELD_NUMBER: _ClassVar[int]
    LOCALE_FALLBACK_FIELD_NUMBER: _ClassVar[int]
    RULEBOOK_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    forecast: Forecast
    summary: str
    locale: str
    locale_fallback: bool
    rulebook: _common_pb2.RulebookIdentity
    request_id: str
    def __init__(self, forecast: _Optional[_Union[Forecast, _Mapping]] = ..., summary: _Optional[str] = ..., locale: _Optional[str] = ..., locale_fallback: bool = ..., rulebook: _Optional[_Union[_common_pb2.RulebookIdentity, _Mapping]] = ..., request_id: _Optional[str] = ...) -> None: ...
