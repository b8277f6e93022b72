"""The server as a command: says what listens where, stays in the foreground, stops on signals."""

import asyncio
import sys

import dozor
from dozor.rulebook_id import RulebookId
from dozor.server.lifecycle import RunningServer, serve
from dozor.server.methods import SERVICES, STATION
from dozor.server.metrics_http import PATH
from dozor.server.process import new_event_loop, prepare
from dozor.server.signals import Signals
from dozor.server.sockets import StartupError, dial, is_wildcard
from dozor.server.workers import End, Supervisor, worker_count
from dozor.settings import ServerSettings

SAMPLE_REQUEST = (
    '{"objective": "OBJECTIVE_CONTROL", '
    '"attackers": [{"unit_class": "UNIT_CLASS_HUNTER"}], '
    '"defenders": [{"unit_class": "UNIT_CLASS_STALKER"}]}'
)
"""A ResolveEngagementRequest as JSON, to try the server with."""

_SHORT_DIGEST = 12


def run(settings: ServerSettings) -> int:
    """Serve in the foreground until SIGTERM or SIGINT. For the main thread.

    Args:
        settings: Where to listen and how to stop.

    Returns:
        The process's exit code: 0 after a clean stop, 1 when the server cannot start, or when one
        of several processes had to be killed.
    """
    prepare()
    try:
        end = _run_alone(settings) if worker_count(settings) == 1 else _run_workers(settings)
    except StartupError as error:
        if sys.stderr is not None:
            sys.stderr.write(f"dozor: {error}\n")
        return 1
    _say(_farewell(end))
    return 1 if end.lost else 0


def _run_alone(settings: ServerSettings) -> End:
    with Signals() as signals:

        def on_ready(running: RunningServer) -> None:
            _say(banner(settings, running.grpc_port, running.http_port, running.rulebooks))
            signals.attach(running.request_stop, running.request_reload)

        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            return End(cut_off=runner.run(serve(settings, on_ready)))


def _run_workers(settings: ServerSettings) -> End:
    supervisor = Supervisor(settings)
    with Signals(abort=supervisor.kill) as signals:
        signals.attach(supervisor.request_stop, supervisor.request_reload)
        try:
            if supervisor.start():
                ports = supervisor.grpc_port, supervisor.http_port
                _say(banner(settings, *ports, supervisor.rulebooks))
                supervisor.watch()
            return supervisor.stop()
        finally:
            supervisor.close()


def banner(
    settings: ServerSettings, grpc_port: int, http_port: int, rulebooks: tuple[RulebookId, ...]
) -> str:
    """What a person who has just started the server wants to know."""
    grpc_address = dial(settings.host, grpc_port)
    scope = " (every interface)" if is_wildcard(settings.host) else ""
    rows = [
        ("gRPC", f"{grpc_address}{scope}, plain text"),
        *(("", service) for service in SERVICES),
        ("metrics", f"http://{dial(settings.host, http_port)}{PATH}"),
        *(
            ("rulebook", f"{book.name} {book.version} (digest {book.digest[:_SHORT_DIGEST]})")
            for book in rulebooks
        ),
        ("workers", _workers(settings)),
        ("try", f"grpcurl -plaintext -d '{SAMPLE_REQUEST}' \\"),
        ("", f"  {grpc_address} {STATION}/ResolveEngagement"),
        ("stop", _stop(settings)),
    ]
    return "\n".join([f"Dozor {dozor.__version__} serves.", *(f"  {a:10}{b}" for a, b in rows)])


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
    if end.lost or end.died:
        ends = f"{end.lost} in the end, {end.died} before"
        return f"Dozor has stopped; processes that died with calls unanswered: {ends}."
    if not end.cut_off:
        return "Dozor has stopped; every call was answered."
    calls = "1 call was" if end.cut_off == 1 else f"{end.cut_off} calls were"
    return f"Dozor has stopped; {calls} still open when the grace was over, and cut off."


def _say(text: str) -> None:
    if sys.stdout is not None:  # none where the caller has closed it
        sys.stdout.write(text + "\n")
        sys.stdout.flush()
