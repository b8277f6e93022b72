"""The server as a command: says what listens where, stays in the foreground, stops on signals."""

import asyncio
import contextlib
import dataclasses
import logging
import os
import sys
import threading

import dozor
from dozor.logs import logging_to_stderr
from dozor.logs.escaping import one_line
from dozor.rulebook_id import RulebookId
from dozor.server.lifecycle import RunningServer, serve
from dozor.server.methods import SERVICES, STATION
from dozor.server.process import new_event_loop, prepare
from dozor.server.security import described, grpcurl_flags
from dozor.server.signals import Signals
from dozor.server.sockets import StartupError, dial, is_wildcard
from dozor.server.workers import End, Supervisor, worker_count
from dozor.settings import OPTIONS, ServerSettings
from dozor.web.site import METRICS

SAMPLE_REQUEST = (
    '{"objective": "OBJECTIVE_CONTROL", '
    '"attackers": [{"unit_class": "UNIT_CLASS_HUNTER"}], '
    '"defenders": [{"unit_class": "UNIT_CLASS_STALKER"}]}'
)
"""A ResolveEngagementRequest as JSON, to try the server with."""

_log = logging.getLogger(__name__)

_SHORT_DIGEST = 12

_OUTPUT_PATIENCE = 2.0
"""Seconds that standard output may take for a text; what is not written by then may come later."""


def run(settings: ServerSettings) -> int:
    """Serve in the foreground until SIGTERM or SIGINT. For the main thread.

    Args:
        settings: Where to listen and how to stop.

    Returns:
        The process's exit code: 0 after a clean stop, 1 when the server cannot start, or when one
        of several processes had to be killed.
    """
    prepare()
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
        lines = [one_line(line) for line in trouble.splitlines()]  # they name files
        sys.stderr.write("\n".join(["dozor: " + lines[0], *lines[1:]]) + "\n")
    return 1


def _serve(settings: ServerSettings) -> int:
    _log.info("starting", extra={"version": dozor.__version__, "settings": _changed(settings)})
    end = _serve_alone(settings) if worker_count(settings) == 1 else _serve_by_workers(settings)
    _log.info("stopped", extra=dataclasses.asdict(end))
    if settings.log_format == "console":
        _say(_farewell(end))
    return 1 if end.lost else 0


def _serve_alone(settings: ServerSettings) -> End:
    with Signals() as signals:

        def on_ready(running: RunningServer) -> None:
            signals.attach(running.request_stop, running.request_reload)
            _tell_ready(settings, running.grpc_port, running.http_port, running.rulebooks)

        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            return End(cut_off=runner.run(serve(settings, on_ready)))


def _serve_by_workers(settings: ServerSettings) -> End:
    supervisor = Supervisor(settings)
    with Signals(abort=supervisor.kill) as signals:
        signals.attach(supervisor.request_stop, supervisor.request_reload)
        try:
            if supervisor.start():
                ports = supervisor.grpc_port, supervisor.http_port
                _tell_ready(settings, *ports, supervisor.rulebooks)
                supervisor.watch()
            return supervisor.stop()
        finally:
            supervisor.close()


def _changed(settings: ServerSettings) -> dict[str, object]:
    """The settings that differ from their defaults. They name files with secrets, but hold none."""
    given = {option.name: getattr(settings, option.name) for option in OPTIONS}
    return {
        option.name: given[option.name]
        for option in OPTIONS
        if given[option.name] != option.default
    }


def _tell_ready(
    settings: ServerSettings, grpc_port: int, http_port: int, rulebooks: tuple[RulebookId, ...]
) -> None:
    fields = {
        "host": settings.host,
        "grpc_port": grpc_port,
        "http_port": http_port,
        "workers": worker_count(settings),
        "rulebooks": [rulebook._asdict() for rulebook in rulebooks],
    }
    _log.info("ready", extra=fields)
    # Programs read JSON: they get the same facts as lines of the log.
    if settings.log_format == "console":
        _say(banner(settings, grpc_port, http_port, rulebooks))


def banner(
    settings: ServerSettings, grpc_port: int, http_port: int, rulebooks: tuple[RulebookId, ...]
) -> str:
    """What a person who has just started the server wants to know."""
    grpc_address = dial(settings.host, grpc_port)
    base = f"{'https' if settings.http_tls else 'http'}://{dial(settings.host, http_port)}"
    scope = " (every interface)" if is_wildcard(settings.host) else ""
    rows = [
        ("gRPC", f"{grpc_address}{scope}"),
        *(("", service) for service in SERVICES),
        ("security", described(settings)),
        ("web", _web(settings, base)),
        ("metrics", f"{base}{METRICS}"),
        *(
            ("rulebook", f"{book.name} {book.version} (digest {book.digest[:_SHORT_DIGEST]})")
            for book in rulebooks
        ),
        ("workers", _workers(settings)),
        ("try", f"grpcurl {grpcurl_flags(settings)} -d '{SAMPLE_REQUEST}' \\"),
        ("", f"  {grpc_address} {STATION}/ResolveEngagement"),
        ("stop", _stop(settings)),
    ]
    return "\n".join([f"Dozor {dozor.__version__} serves.", *(f"  {a:10}{b}" for a, b in rows)])


def _web(settings: ServerSettings, base: str) -> str:
    if settings.tls_certificate and not settings.http_tls:
        return "off beside TLS, for the HTTP port is plain text; --http-tls on makes it HTTPS"
    return f"{base}/ (the page, and RPCs as JSON, Connect and gRPC-Web)"


def _workers(settings: ServerSettings) -> str:
    count, calls = worker_count(settings), settings.max_concurrent_calls
    processes = "1 process" if count == 1 else f"{count} processes"
    each = "" if count == 1 else " each"
    limit = f"at most {calls} calls at once{each}" if calls else "any number of calls at once"
    return f"{processes}, {limit}"


def _stop(settings: ServerSettings) -> str:
    delay = f"serves on for {settings.drain_delay:g} s, then " if settings.drain_delay else ""
    return f"Ctrl+C or SIGTERM; {delay}calls in flight have {settings.grace:g} s to finish"


def _farewell(end: End) -> str:
    calls = "1 call was" if end.cut_off == 1 else f"{end.cut_off} calls were"
    told = [f"{calls} still open when the grace was over, and cut off"] if end.cut_off else []
    if end.lost or end.died:
        ends = f"{end.lost} in the end, {end.died} before"
        told.append(f"processes that died, with whatever calls they had: {ends}")
    return f"Dozor has stopped; {'; '.join(told or ['every call was answered'])}."


def _say(text: str) -> None:
    """Write to standard output. One that nobody reads, or whose reader has gone, stops nothing."""
    if sys.stdout is None:  # the caller has closed it
        return
    data = f"{text}\n".encode(sys.stdout.encoding, "backslashreplace")
    # Past Python's buffer: what is left in that would be tried again at the end, and fail then.
    writing = threading.Thread(target=_write, args=[sys.stdout.fileno(), data], daemon=True)
    writing.start()
    writing.join(_OUTPUT_PATIENCE)


def _write(file: int, data: bytes) -> None:
    with contextlib.suppress(OSError):
        while data:
            data = data[os.write(file, data) :]
