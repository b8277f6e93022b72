"""Which call a line of the log is about."""

from collections.abc import Mapping
from contextvars import ContextVar

CALL_FIELDS: ContextVar[Mapping[str, str] | None] = ContextVar("CALL_FIELDS", default=None)
"""Fields that every line gets that is written while a call is handled, such as its request_id."""
