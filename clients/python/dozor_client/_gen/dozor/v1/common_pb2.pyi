from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Optional as _Optional

DESCRIPTOR: _descriptor.FileDescriptor

class TraceLevel(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TRACE_LEVEL_UNSPECIFIED: _ClassVar[TraceLevel]
    TRACE_LEVEL_NONE: _ClassVar[TraceLevel]
    TRACE_LEVEL_DECISIVE: _ClassVar[TraceLevel]
    TRACE_LEVEL_FULL: _ClassVar[TraceLevel]

class RuleSet(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    RULE_SET_UNSPECIFIED: _ClassVar[RuleSet]
    RULE_SET_STATION: _ClassVar[RuleSet]
    RULE_SET_RAID: _ClassVar[RuleSet]
TRACE_LEVEL_UNSPECIFIED: TraceLevel
TRACE_LEVEL_NONE: TraceLevel
TRACE_LEVEL_DECISIVE: TraceLevel
TRACE_LEVEL_FULL: TraceLevel
RULE_SET_UNSPECIFIED: RuleSet
RULE_SET_STATION: RuleSet
RULE_SET_RAID: RuleSet

class RulebookPin(_message.Message):
    __slots__ = ("name", "version", "digest")
    NAME_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    DIGEST_FIELD_NUMBER: _ClassVar[int]
    name: str
    version: str
    digest: str
    def __init__(self, name: _Optional[str] = ..., version: _Optional[str] = ..., digest: _Optional[str] = ...) -> None: ...

class RulebookIdentity(_message.Message):
    __slots__ = ("name", "version", "digest")
    NAME_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    DIGEST_FIELD_NUMBER: _ClassVar[int]
    name: str
    version: str
    digest: str
    def __init__(self, name: _Optional[str] = ..., version: _Optional[str] = ..., digest: _Optional[str] = ...) -> None: ...
