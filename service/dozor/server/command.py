"""The server as a command: says what listens where, stays in the foreground, stops on signals."""

import asyncio
import logging
import os
import sys
from importlib import import_module
from typing import cast

import dozor
from dozor.logs import logging_to_stderr
from dozor.server.batches import SWITCH_INTERVAL
from dozor.server.lifecycle import RunningServer, serve
from dozor.server.methods import SERVICES, STATION
from dozor.server.metrics_http import PATH
from dozor.server.security import described, grpcurl_flags
from dozor.server.signals import ReloadOnHangup, StopOnSignals
from dozor.server.sockets import StartupError, dial, is_wildcard
from dozor.settings import OPTIONS, ServerSettings

SAMPLE_REQUEST = (
    '{"objective": "OBJECTIVE_CONTROL", '
    '"attackers": [{"unit_class": "UNIT_CLASS_HUNTER"}], '
    '"defenders": [{"unit_class": "UNIT_CLASS_STALKER"}]}'
)
"""A ResolveEngagementRequest as JSON, to try the server with."""

_log = logging.getLogger(__name__)

_SHORT_DIGEST = 12

_STDERR = 2


def run(settings: ServerSettings) -> int:
    """Serve in the foreground until SIGTERM or SIGINT. For the main thread.

    Args:
        settings: Where to listen and how to stop.

    Returns:
        The process's exit code: 0 after a clean stop, 1 when the server cannot start.
    """
    _open_standard_files()
    sys.setswitchinterval(SWITCH_INTERVAL)
    trouble = ""
    with logging_to_stderr(settings.log_format, settings.log_level):
        try:
            return _serve(settings)
        except StartupError as error:
            trouble = str(error)
            if settings.log_format == "json":
                _log.critical("cannot start", extra={"error": trouble})
        except Exception:  # noqa: BLE001 - the last one who can tell
            _log.critical("uncaught exception", exc_info=True)
    # After the log, which is written a moment later than it is told.
    if trouble and settings.log_format == "console" and sys.stderr is not None:
        sys.stderr.write(f"dozor: {trouble}\n")
    return 1


def _serve(settings: ServerSettings) -> int:
    # Programs read JSON: they get the same facts as lines of the log.
    for_people = settings.log_format == "console"
    _log.info("starting", extra={"version": dozor.__version__, "settings": _changed(settings)})
    with StopOnSignals() as signals, ReloadOnHangup() as hangups:

        def on_ready(running: RunningServer) -> None:
            _log.info("ready", extra=_ready_fields(running))
            if for_people:
                _say(banner(running))
            signals.attach(running.request_stop)
            hangups.attach(running.request_reload)

        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            cut_off = runner.run(serve(settings, on_ready))
    _log.info("stopped", extra={"cut_off": cut_off})
    if for_people:
        _say(_farewell(cut_off))
    return 0


def _changed(settings: ServerSettings) -> dict[str, object]:
    """The settings that differ from their defaults. They name files with secrets, but hold none."""
    given = {option.name: getattr(settings, option.name) for option in OPTIONS}
    return {
        option.name: given[option.name]
        for option in OPTIONS
        if given[option.name] != option.default
    }


def _ready_fields(running: RunningServer) -> dict[str, object]:
    return {
        "host": running.settings.host,
        "grpc_port": running.grpc_port,
        "http_port": running.http_port,
        "rulebooks": [
            {"name": book.name, "version": book.version, "digest": book.digest}
            for book in running.rulebooks
        ],
    }


def _open_standard_files() -> None:
    """Open those of the files 0 to 2 that the caller has closed; sockets would take their place."""
    while (descriptor := os.open(os.devnull, os.O_RDWR)) <= _STDERR:
        pass
    os.close(descriptor)


def banner(running: RunningServer) -> str:
    """What a person who has just started the server wants to know."""
    settings = running.settings
    grpc_address = dial(settings.host, running.grpc_port)
    scope = " (every interface)" if is_wildcard(settings.host) else ""
    rows = [
        ("gRPC", grpc_address + scope),
        *(("", service) for service in SERVICES),
        ("security", described(settings)),
        ("metrics", f"http://{dial(settings.host, running.http_port)}{PATH}"),
        *(
            ("rulebook", f"{book.name} {book.version} (digest {book.digest[:_SHORT_DIGEST]})")
            for book in running.rulebooks
        ),
        ("try", f"grpcurl {grpcurl_flags(settings)} -d '{SAMPLE_REQUEST}' \\"),
        ("", f"  {grpc_address} {STATION}/ResolveEngagement"),
        ("stop", f"Ctrl+C or SIGTERM; calls in flight have {settings.grace:g} s to finish"),
    ]
    return "\n".join([f"Dozor {dozor.__version__} serves.", *(f"  {a:10}{b}" for a, b in rows)])


def _farewell(cut_off: int) -> str:
    if not cut_off:
        return "Dozor has stopped; every call was answered."
    calls = "1 call was" if cut_off == 1 else f"{cut_off} calls were"
    return f"Dozor has stopped; {calls} still open when the grace was over, and cut off."


def _say(text: str) -> None:
    if sys.stdout is not None:  # none where the caller has closed it
        sys.stdout.write(text + "\n")
        sys.stdout.flush()


def new_event_loop() -> asyncio.AbstractEventLoop:
    """A loop of uvloop where it is installed: the same calls for a fifth less CPU."""
    try:
        uvloop = import_module("uvloop")
    except ImportError:
        return asyncio.new_event_loop()
    return cast("asyncio.AbstractEventLoop", uvloop.new_event_loop())
