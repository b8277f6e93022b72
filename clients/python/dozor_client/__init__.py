"""Calls a Dozor server: typed, sync and async.

    from dozor_client import Client, messages

    with Client("localhost:50051") as dozor:
        answer = dozor.resolve_engagement(messages.ResolveEngagementRequest(...))

`messages` holds the contract's messages and enum values; `errors` what a call may raise.
"""

from dozor_client import errors, messages
from dozor_client.aio import AsyncClient
from dozor_client.client import Client
from dozor_client.connection import MAX_RESPONSE_BYTES, SERVICE_CONFIG, Tls
from dozor_client.dice import DiceCheck, Mismatch, UnknownDice, check_dice, face
from dozor_client.errors import (
    DeadlineExceeded,
    DozorError,
    ForecastUnavailable,
    InvalidRequest,
    Overloaded,
    ResponseTooLarge,
    RulebookNotFound,
    RulebookUnavailable,
    ServerFault,
    Unauthenticated,
    Unavailable,
    Violation,
    WorkLimitReached,
    error_of_item,
)
from dozor_client.text import event_lines, trace_lines

__all__ = [
    "MAX_RESPONSE_BYTES",
    "SERVICE_CONFIG",
    "AsyncClient",
    "Client",
    "DeadlineExceeded",
    "DiceCheck",
    "DozorError",
    "ForecastUnavailable",
    "InvalidRequest",
    "Mismatch",
    "Overloaded",
    "ResponseTooLarge",
    "RulebookNotFound",
    "RulebookUnavailable",
    "ServerFault",
    "Tls",
    "Unauthenticated",
    "Unavailable",
    "UnknownDice",
    "Violation",
    "WorkLimitReached",
    "check_dice",
    "error_of_item",
    "errors",
    "event_lines",
    "face",
    "messages",
    "trace_lines",
]
