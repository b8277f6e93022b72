"""Where the log goes while the command serves."""

import logging
import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from dozor.logs.formatting import console_formatter, json_formatter
from dozor.logs.noise import ExportNoise, client_noise
from dozor.logs.writer import STDERR, LineWriter

_LEVELS = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}

_log = logging.getLogger("dozor")
_writers: list[LineWriter] = []  # at most one; those of a process that forks go on in its child


@contextmanager
def logging_to_stderr(
    log_format: str, log_level: str, *, worker: int | None = None
) -> Iterator[None]:
    """While entered, every line of the log of every library goes to standard error.

    Also warnings, and exceptions that no thread has caught. At the end what waits is written, and
    logging is as it was.

    Args:
        log_format: "console" or "json".
        log_level: "debug", "info", "warning" or "error".
        worker: The number of the worker that this process is, told in every line; None: it is none.
    """
    formatter = json_formatter() if log_format == "json" else console_formatter(colors=_colors())
    writer = LineWriter(formatter)
    writer.addFilter(client_noise)
    writer.addFilter(ExportNoise())
    if worker is not None:
        writer.addFilter(_of_worker(worker))
    root = logging.getLogger()
    previous = root.handlers[:], root.level, threading.excepthook, sys.unraisablehook
    root.handlers[:] = [writer]
    root.setLevel(_LEVELS[log_level])
    logging.captureWarnings(capture=True)
    threading.excepthook = _uncaught_in_thread
    sys.unraisablehook = _unraisable
    _writers.append(writer)
    try:
        yield
    finally:
        _writers.remove(writer)
        logging.captureWarnings(capture=False)
        root.handlers[:], root.level, threading.excepthook, sys.unraisablehook = previous
        writer.close()


def _of_worker(number: int) -> Callable[[logging.LogRecord], bool]:
    def mark(record: logging.LogRecord) -> bool:
        record.worker = number
        return True

    return mark


def _after_fork() -> None:
    for writer in _writers:
        writer.after_fork()


if hasattr(os, "register_at_fork"):  # not on Windows
    os.register_at_fork(after_in_child=_after_fork)


def _colors() -> bool:
    """Whether the log is read on a terminal that shows colors; see no-color.org."""
    wanted = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return wanted and os.isatty(STDERR)


def _uncaught_in_thread(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is None or isinstance(args.exc_value, SystemExit):
        return
    fields = {"thread_name": args.thread.name if args.thread else ""}
    info = (args.exc_type, args.exc_value, args.exc_traceback)
    _log.critical("uncaught exception in a thread", exc_info=info, extra=fields)


def _unraisable(args: "sys.UnraisableHookArgs") -> None:
    text = args.err_msg or "exception ignored"
    info = None
    if args.exc_value is not None:
        info = (args.exc_type, args.exc_value, args.exc_traceback)
    # Not the object itself: to hold on to it here would bring it back to life.
    _log.error("%s in %s", text, type(args.object).__name__, exc_info=info)
