"""Stopping on signals: the first cleanly, the second at once. Reloading on SIGHUP."""

import logging
import os
import signal
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Any, Self

_log = logging.getLogger(__name__)

_SIGNALS = (signal.SIGTERM, signal.SIGINT)


class StopOnSignals:
    """While entered, takes SIGTERM and SIGINT; one that comes before `attach` is not lost.

    These are plain handlers, not the event loop's: the second signal works even if that hangs.
    """

    def __init__(self) -> None:
        self._received = False
        self._request_stop: Callable[[], None] | None = None
        self._previous: dict[signal.Signals, Any] = {}

    def attach(self, request_stop: Callable[[], None]) -> None:
        """Say how a stop is requested."""
        self._request_stop = request_stop
        if self._received:
            request_stop()

    def __enter__(self) -> Self:
        self._previous = {number: signal.signal(number, self._receive) for number in _SIGNALS}
        return self

    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        for number, handler in self._previous.items():
            signal.signal(number, handler)

    def _receive(self, number: int, frame: FrameType | None) -> None:
        if self._received:
            os.write(2, b"dozor: stopped at once; calls in flight were dropped\n")
            os._exit(128 + number)
        self._received = True
        _log.info("signal", extra={"signal": signal.Signals(number).name})
        if self._request_stop is not None:
            self._request_stop()


class ReloadOnHangup:
    """While entered, takes SIGHUP; one that comes before `attach` is not lost."""

    def __init__(self) -> None:
        self._received = False
        self._request_reload: Callable[[], None] | None = None
        self._previous: Any = None

    def attach(self, request_reload: Callable[[], None]) -> None:
        """Say how a reload is requested."""
        self._request_reload = request_reload
        if self._received:
            request_reload()

    def __enter__(self) -> Self:
        self._previous = signal.signal(signal.SIGHUP, self._receive)
        return self

    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        signal.signal(signal.SIGHUP, self._previous)

    def _receive(self, number: int, frame: FrameType | None) -> None:
        self._received = True
        if self._request_reload is not None:
            self._request_reload()
