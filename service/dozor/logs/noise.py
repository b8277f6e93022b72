"""Lines of libraries that any client, or a collector that is down, could flood the log with."""

import logging
import time

_GRPC = "grpc._cython.cygrpc"
_OPENTELEMETRY = "opentelemetry"
_INVALID_ENCODING = "Invalid encoding on %s"
_UNDECODABLE_CALL = "Unexpected [UnicodeDecodeError]"
_CLIENT_GONE = "Unexpected [ExecuteBatchError]"
_LONGEST = 120
_SECONDS_BETWEEN = 60.0


def client_noise(record: logging.LogRecord) -> bool:
    """A filter: makes one short line at debug of what gRPC says of its clients' faults.

    It tells them with tracebacks: of bytes that are no UTF-8 once for metadata and three times for
    the name of a method, of a client that has gone before it was answered once a call.
    """
    if record.name != _GRPC:
        return True
    text = record.getMessage()
    if text.startswith(_UNDECODABLE_CALL):
        return False
    if text.startswith(_CLIENT_GONE):
        return _at_debug(record, "a client has gone before it was answered")
    if not text.startswith(_INVALID_ENCODING.partition("%")[0]):
        return True
    error = record.exc_info[1] if record.exc_info else None
    if error is not None and error.__context__ is not None:
        return False  # tells the same again
    return _at_debug(record, "a client sent " + text[:_LONGEST])


def _at_debug(record: logging.LogRecord, text: str) -> bool:
    record.levelno, record.levelname = logging.DEBUG, "DEBUG"
    record.msg, record.args, record.exc_info = text, (), None
    return logging.getLogger().isEnabledFor(logging.DEBUG)


class ExportNoise:
    """A filter: of each thing that OpenTelemetry complains about, one line a minute."""

    def __init__(self) -> None:
        self._next: dict[str, float] = {}

    def __call__(self, record: logging.LogRecord) -> bool:
        """Whether the record is worth a line; those of others are."""
        if not record.name.startswith(_OPENTELEMETRY):
            return True
        now = time.monotonic()
        complaint = str(record.msg)  # without what it is filled with
        if now < self._next.get(complaint, now):
            return False
        self._next[complaint] = now + _SECONDS_BETWEEN
        return True
