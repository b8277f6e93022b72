"""Writes the log's lines in a thread of its own: a slow reader of stderr holds up no call."""

import logging
import os
import select
import threading
import time
from collections.abc import Iterator
from queue import Empty, SimpleQueue

from dozor.logs.call_fields import CALL_FIELDS

STDERR = 2
"""The file itself, whatever has become of `sys.stderr`."""

MAX_WAITING = 10_000
"""Lines that may wait to be written; further ones are dropped, and counted."""

# What several processes write to one pipe stays whole up to this size; see pipe(7).
_ATOMIC_BYTES = 4_096
_BATCH = 500
_GATHERING_SECONDS = 0.02
PATIENCE_AT_END = 2.0
"""Seconds that the end waits for a reader."""
_RETRY_SECONDS = 1.0

_log = logging.getLogger(__name__)


class LineWriter(logging.Handler):
    """Hands records to a thread that formats and writes them. Never raises, never waits.

    Its queue may be used within a signal handler, unlike `queue.Queue`.
    """

    def __init__(self, formatter: logging.Formatter, descriptor: int = STDERR) -> None:
        super().__init__()
        self.setFormatter(formatter)
        self._descriptor = descriptor
        self._give_up_at = float("inf")
        self._dropped = 0
        self._restart()

    def emit(self, record: logging.LogRecord) -> None:
        """Take a record, to be written soon."""
        if self._queue.qsize() >= MAX_WAITING:
            self._dropped += 1
            return
        try:
            record.msg, record.args = record.getMessage(), ()
        except Exception:  # noqa: BLE001 - arguments that do not fit are no reason to fail
            record.msg, record.args = f"{record.msg!r} with {record.args!r}", ()
        for name, value in (CALL_FIELDS.get() or {}).items():
            record.__dict__.setdefault(name, value)
        self._queue.put(record)

    def close(self) -> None:
        """Write what waits, for some two seconds at most if nobody reads; once."""
        if self._closing.is_set():  # Python closes all handlers at the end once more
            return
        self._give_up_at = time.monotonic() + PATIENCE_AT_END
        self._closing.set()
        self._queue.put(None)
        self._thread.join(PATIENCE_AT_END)
        super().close()

    def after_fork(self) -> None:
        """Go on in a child process: it has no thread, and the lines that wait are its parent's."""
        self._dropped = 0
        self._restart()

    def _restart(self) -> None:
        self._queue: SimpleQueue[logging.LogRecord | None] = SimpleQueue()
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="dozor-log", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        open_ = True
        while open_:
            first = self._queue.get()
            # To wake up for each line would cost the calls more than the lines themselves.
            self._closing.wait(_GATHERING_SECONDS)
            records = list(self._waiting(first))
            open_ = records[-1] is not None
            lines = [self._line(record) for record in records if record is not None]
            if dropped := self._dropped:
                self._dropped -= dropped
                lines.append(self._line(_dropped_record(dropped)))
            for chunk in _chunks(lines):
                self._write(chunk)

    def _waiting(self, record: logging.LogRecord | None) -> Iterator[logging.LogRecord | None]:
        yield record
        try:
            for _ in range(_BATCH):
                if record is None:
                    return
                yield (record := self._queue.get_nowait())
        except Empty:
            return

    def _line(self, record: logging.LogRecord) -> bytes:
        try:
            text = self.format(record)
        except Exception as error:  # noqa: BLE001 - a field may have any value
            bare = logging.makeLogRecord(
                {
                    **{name: getattr(record, name) for name in ("name", "levelno", "levelname")},
                    "msg": f"{record.msg!a} (its fields cannot be shown: {type(error).__name__})",
                    "created": record.created,
                }
            )
            text = self.format(bare)
        return text.encode(errors="backslashreplace") + b"\n"

    def _write(self, data: bytes) -> None:
        while data and time.monotonic() < self._give_up_at:
            try:
                data = data[os.write(self._descriptor, data) :]
            except BlockingIOError:  # somebody has made it non-blocking, and it is full
                select.select([], [self._descriptor], [], _RETRY_SECONDS)
            except OSError:  # nobody reads it any more
                return


def _dropped_record(count: int) -> logging.LogRecord:
    record = _log.makeRecord(
        _log.name, logging.WARNING, __file__, 0, "lines of the log were dropped", (), None
    )
    record.dropped = count
    return record


def _chunks(lines: list[bytes]) -> Iterator[bytes]:
    chunk = b""
    for line in lines:
        if chunk and len(chunk) + len(line) > _ATOMIC_BYTES:
            yield chunk
            chunk = b""
        chunk += line
    if chunk:
        yield chunk
