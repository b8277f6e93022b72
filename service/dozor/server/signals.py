"""Signals: the first of a stop is clean, the second at once; SIGHUP reloads."""

import contextvars
import logging
import os
import signal
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Any, Self

_log = logging.getLogger(__name__)

_STOPS = (signal.SIGTERM, signal.SIGINT)
_RELOAD = getattr(signal, "SIGHUP", None)  # Windows has none


class Signals:
    """While entered, takes SIGTERM, SIGINT and SIGHUP; one that comes before `attach` is not lost.

    These are plain handlers, not the event loop's: the second signal works even if that hangs.
    """

    def __init__(self, *, abort: Callable[[], None] | None = None, patient: bool = False) -> None:
        """Prepare to take signals.

        Args:
            abort: What is done first when a second signal ends the process at once.
            patient: Whether further signals mean no more than the first.
        """
        self._abort = abort
        self._patient = patient
        self._received = False
        self._asked_to_reload = False
        self._request_stop: Callable[[], None] | None = None
        self._request_reload: Callable[[], None] | None = None
        self._previous: dict[int, Any] = {}

    def attach(self, request_stop: Callable[[], None], request_reload: Callable[[], None]) -> None:
        """Say how a stop and a reload are requested."""
        self._request_stop = request_stop
        self._request_reload = request_reload
        if self._asked_to_reload:
            request_reload()
        if self._received:
            request_stop()

    def __enter__(self) -> Self:
        self._previous = {number: signal.signal(number, self._stop) for number in _STOPS}
        if _RELOAD is not None:
            self._previous[_RELOAD] = signal.signal(_RELOAD, self._reload)
        return self

    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        for number, handler in self._previous.items():
            signal.signal(number, handler)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        if self._received and not self._patient:
            if self._abort is not None:
                self._abort()
            os.write(2, b"dozor: stopped at once; calls in flight were dropped\n")
            os._exit(128 + number)
        self._received = True
        _note(number)
        if self._request_stop is not None:
            self._request_stop()

    def _reload(self, number: int, frame: FrameType | None) -> None:
        _note(number)
        self._asked_to_reload = True
        if self._request_reload is not None:
            self._request_reload()


def _note(number: int) -> None:
    """Tell the log, and not as of the call in whose midst the signal has come."""
    extra = {"signal": signal.Signals(number).name}
    contextvars.Context().run(_log.info, "signal", extra=extra)
