from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class ErrorReason(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ERROR_REASON_UNSPECIFIED: _ClassVar[ErrorReason]
    ERROR_REASON_INVALID_REQUEST: _ClassVar[ErrorReason]
    ERROR_REASON_MALFORMED_REQUEST: _ClassVar[ErrorReason]
    ERROR_REASON_RULEBOOK_NOT_FOUND: _ClassVar[ErrorReason]
    ERROR_REASON_RULEBOOK_UNAVAILABLE: _ClassVar[ErrorReason]
    ERROR_REASON_RESPONSE_TOO_LARGE: _ClassVar[ErrorReason]
    ERROR_REASON_INTERNAL: _ClassVar[ErrorReason]
    ERROR_REASON_WORK_LIMIT_REACHED: _ClassVar[ErrorReason]
    ERROR_REASON_FORECAST_UNAVAILABLE: _ClassVar[ErrorReason]
    ERROR_REASON_OVERLOADED: _ClassVar[ErrorReason]
    ERROR_REASON_UNAUTHENTICATED: _ClassVar[ErrorReason]
    ERROR_REASON_DRAINING: _ClassVar[ErrorReason]

class ViolationReason(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    VIOLATION_REASON_UNSPECIFIED: _ClassVar[ViolationReason]
    VIOLATION_REASON_MISSING: _ClassVar[ViolationReason]
    VIOLATION_REASON_UNKNOWN_VALUE: _ClassVar[ViolationReason]
    VIOLATION_REASON_OUT_OF_RANGE: _ClassVar[ViolationReason]
    VIOLATION_REASON_DUPLICATE: _ClassVar[ViolationReason]
    VIOLATION_REASON_TOO_FEW: _ClassVar[ViolationReason]
    VIOLATION_REASON_TOO_MANY: _ClassVar[ViolationReason]
    VIOLATION_REASON_TOO_LONG: _ClassVar[ViolationReason]
    VIOLATION_REASON_NOT_ALLOWED: _ClassVar[ViolationReason]
    VIOLATION_REASON_MALFORMED: _ClassVar[ViolationReason]
ERROR_REASON_UNSPECIFIED: ErrorReason
ERROR_REASON_INVALID_REQUEST: ErrorReason
ERROR_REASON_MALFORMED_REQUEST: ErrorReason
ERROR_REASON_RULEBOOK_NOT_FOUND: ErrorReason
ERROR_REASON_RULEBOOK_UNAVAILABLE: ErrorReason
ERROR_REASON_RESPONSE_TOO_LARGE: ErrorReason
ERROR_REASON_INTERNAL: ErrorReason
ERROR_REASON_WORK_LIMIT_REACHED: ErrorReason
ERROR_REASON_FORECAST_UNAVAILABLE: ErrorReason
ERROR_REASON_OVERLOADED: ErrorReason
ERROR_REASON_UNAUTHENTICATED: ErrorReason
ERROR_REASON_DRAINING: ErrorReason
VIOLATION_REASON_UNSPECIFIED: ViolationReason
VIOLATION_REASON_MISSING: ViolationReason
VIOLATION_REASON_UNKNOWN_VALUE: ViolationReason
VIOLATION_REASON_OUT_OF_RANGE: ViolationReason
VIOLATION_REASON_DUPLICATE: ViolationReason
VIOLATION_REASON_TOO_FEW: ViolationReason
VIOLATION_REASON_TOO_MANY: ViolationReason
VIOLATION_REASON_TOO_LONG: ViolationReason
VIOLATION_REASON_NOT_ALLOWED: ViolationReason
VIOLATION_REASON_MALFORMED: ViolationReason

class FieldViolation(_message.Message):
    __slots__ = ("field", "description", "reason")
    FIELD_FIELD_NUMBER: _ClassVar[int]
    DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    field: str
    description: str
    reason: ViolationReason
    def __init__(self, field: _Optional[str] = ..., description: _Optional[str] = ..., reason: _Optional[_Union[ViolationReason, str]] = ...) -> None: ...

class Error(_message.Message):
    __slots__ = ("code", "reason", "message", "violations")
    CODE_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    MESSAGE_FIELD_NUMBER: _ClassVar[int]
    VIOLATIONS_FIELD_NUMBER: _ClassVar[int]
    code: int
    reason: ErrorReason
    message: str
    violations: _containers.RepeatedCompositeFieldContainer[FieldViolation]
    def __init__(self, code: _Optional[int] = ..., reason: _Optional[_Union[ErrorReason, str]] = ..., message: _Optional[str] = ..., violations: _Optional[_Iterable[_Union[FieldViolation, _Mapping]]] = ...) -> None: ...
