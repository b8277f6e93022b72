"""How a record of the log becomes a line: one JSON object, or text for people."""

import json
import logging
from collections.abc import Mapping, MutableMapping
from datetime import UTC, datetime
from typing import Any

import structlog
from structlog.dev import ConsoleRenderer, plain_traceback
from structlog.processors import format_exc_info
from structlog.stdlib import ExtraAdder, ProcessorFormatter

from dozor.logs.escaping import one_line

Event = MutableMapping[str, Any]

# Sets the lines of a traceback off, so that no text in it looks like a line of the log.
_MARGIN = "    | "

_to_json = json.JSONEncoder(ensure_ascii=False, default=str).encode


def json_formatter() -> logging.Formatter:
    """One JSON object a line: timestamp, level, logger, event, then the fields."""
    return _formatter(_json_line)


def console_formatter(*, colors: bool) -> logging.Formatter:
    """Lines for people. An exception's traceback follows its line, each of its lines indented."""
    renderer = ConsoleRenderer(
        colors=colors,
        force_colors=colors,
        pad_event_to=0,
        sort_keys=False,
        exception_formatter=plain_traceback,
    )

    def line(logger: Any, name: str, event: Event) -> str:
        return str(renderer(logger, name, _harmless(event)))

    return _formatter(line)


def _formatter(renderer: structlog.typing.Processor) -> logging.Formatter:
    return ProcessorFormatter(
        foreign_pre_chain=[_head, ExtraAdder(), format_exc_info],
        processors=[ProcessorFormatter.remove_processors_meta, renderer],
    )


def _head(_logger: Any, _name: str, event: Event) -> Event:
    record: logging.LogRecord = event["_record"]
    moment = datetime.fromtimestamp(record.created, UTC)
    return {
        "timestamp": moment.isoformat(timespec="microseconds").replace("+00:00", "Z"),
        "level": record.levelname.lower(),
        "logger": record.name,
        **event,
    }


def _json_line(_logger: Any, _name: str, event: Event) -> str:
    return one_line(_to_json(event))  # what is left to escape stands within texts


def _harmless(event: Event) -> Event:
    safe = {key: _harmless_value(value) for key, value in event.items()}
    if "exception" in safe:
        lines = str(event["exception"]).split("\n")
        safe["exception"] = "\n".join(_MARGIN + one_line(line) for line in lines)
    return safe


def _harmless_value(value: object) -> object:
    if isinstance(value, str):
        return one_line(value)
    if isinstance(value, Mapping):
        return json.loads(one_line(_to_json(value)))
    return value
