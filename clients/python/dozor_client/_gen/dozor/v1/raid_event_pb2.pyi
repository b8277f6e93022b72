from dozor_client._gen.dozor.v1 import raid_pb2 as _raid_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class PhaseBegun(_message.Message):
    __slots__ = ("phase", "fighters", "armor", "penetration")
    PHASE_FIELD_NUMBER: _ClassVar[int]
    FIGHTERS_FIELD_NUMBER: _ClassVar[int]
    ARMOR_FIELD_NUMBER: _ClassVar[int]
    PENETRATION_FIELD_NUMBER: _ClassVar[int]
    phase: _raid_pb2.RaidPhase
    fighters: int
    armor: int
    penetration: int
    def __init__(self, phase: _Optional[_Union[_raid_pb2.RaidPhase, str]] = ..., fighters: _Optional[int] = ..., armor: _Optional[int] = ..., penetration: _Optional[int] = ...) -> None: ...

class RoundBegun(_message.Message):
    __slots__ = ("phase", "round")
    PHASE_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    phase: _raid_pb2.RaidPhase
    round: int
    def __init__(self, phase: _Optional[_Union[_raid_pb2.RaidPhase, str]] = ..., round: _Optional[int] = ...) -> None: ...

class Die(_message.Message):
    __slots__ = ("name", "number", "face", "dropped")
    NAME_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    FACE_FIELD_NUMBER: _ClassVar[int]
    DROPPED_FIELD_NUMBER: _ClassVar[int]
    name: str
    number: int
    face: int
    dropped: bool
    def __init__(self, name: _Optional[str] = ..., number: _Optional[int] = ..., face: _Optional[int] = ..., dropped: bool = ...) -> None: ...

class Moved(_message.Message):
    __slots__ = ("weapon", "dice", "modifier", "total", "tier", "taken_out", "wounds", "down", "skill", "penalty")
    WEAPON_FIELD_NUMBER: _ClassVar[int]
    DICE_FIELD_NUMBER: _ClassVar[int]
    MODIFIER_FIELD_NUMBER: _ClassVar[int]
    TOTAL_FIELD_NUMBER: _ClassVar[int]
    TIER_FIELD_NUMBER: _ClassVar[int]
    TAKEN_OUT_FIELD_NUMBER: _ClassVar[int]
    WOUNDS_FIELD_NUMBER: _ClassVar[int]
    DOWN_FIELD_NUMBER: _ClassVar[int]
    SKILL_FIELD_NUMBER: _ClassVar[int]
    PENALTY_FIELD_NUMBER: _ClassVar[int]
    weapon: int
    dice: _containers.RepeatedCompositeFieldContainer[Die]
    modifier: int
    total: int
    tier: _raid_pb2.MoveTier
    taken_out: int
    wounds: int
    down: bool
    skill: int
    penalty: int
    def __init__(self, weapon: _Optional[int] = ..., dice: _Optional[_Iterable[_Union[Die, _Mapping]]] = ..., modifier: _Optional[int] = ..., total: _Optional[int] = ..., tier: _Optional[_Union[_raid_pb2.MoveTier, str]] = ..., taken_out: _Optional[int] = ..., wounds: _Optional[int] = ..., down: bool = ..., skill: _Optional[int] = ..., penalty: _Optional[int] = ...) -> None: ...

class ReinforcementsJoined(_message.Message):
    __slots__ = ("fighters",)
    FIGHTERS_FIELD_NUMBER: _ClassVar[int]
    fighters: int
    def __init__(self, fighters: _Optional[int] = ...) -> None: ...

class FightersFellBack(_message.Message):
    __slots__ = ("fighters",)
    FIGHTERS_FIELD_NUMBER: _ClassVar[int]
    fighters: int
    def __init__(self, fighters: _Optional[int] = ...) -> None: ...

class RetreatDeclared(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class PhaseDecided(_message.Message):
    __slots__ = ("ending", "routed")
    ENDING_FIELD_NUMBER: _ClassVar[int]
    ROUTED_FIELD_NUMBER: _ClassVar[int]
    ending: _raid_pb2.RaidEnding
    routed: bool
    def __init__(self, ending: _Optional[_Union[_raid_pb2.RaidEnding, str]] = ..., routed: bool = ...) -> None: ...

class RaidEvent(_message.Message):
    __slots__ = ("rule_id", "member", "phase_begun", "round_begun", "moved", "reinforcements_joined", "fighters_fell_back", "retreat_declared", "phase_decided", "text")
    RULE_ID_FIELD_NUMBER: _ClassVar[int]
    MEMBER_FIELD_NUMBER: _ClassVar[int]
    PHASE_BEGUN_FIELD_NUMBER: _ClassVar[int]
    ROUND_BEGUN_FIELD_NUMBER: _ClassVar[int]
    MOVED_FIELD_NUMBER: _ClassVar[int]
    REINFORCEMENTS_JOINED_FIELD_NUMBER: _ClassVar[int]
    FIGHTERS_FELL_BACK_FIELD_NUMBER: _ClassVar[int]
    RETREAT_DECLARED_FIELD_NUMBER: _ClassVar[int]
    PHASE_DECIDED_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    rule_id: str
    member: int
    phase_begun: PhaseBegun
    round_begun: RoundBegun
    moved: Moved
    reinforcements_joined: ReinforcementsJoined
    fighters_fell_back: FightersFellBack
    retreat_declared: RetreatDeclared
    phase_decided: PhaseDecided
    text: str
    def __init__(self, rule_id: _Optional[str] = ..., member: _Optional[int] = ..., phase_begun: _Optional[_Union[PhaseBegun, _Mapping]] = ..., round_begun: _Optional[_Union[RoundBegun, _Mapping]] = ..., moved: _Optional[_Union[Moved, _Mapping]] = ..., reinforcements_joined: _Optional[_Union[ReinforcementsJoined, _Mapping]] = ..., fighters_fell_back: _Optional[_Union[FightersFellBack, _Mapping]] = ..., retreat_declared: _Optional[_Union[RetreatDeclared, _Mapping]] = ..., phase_decided: _Optional[_Union[PhaseDecided, _Mapping]] = ..., text: _Optional[str] = ...) -> None: ...
