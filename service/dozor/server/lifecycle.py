"""From the start to the last answer: what is built in which order, and how it ends."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from socket import socket

from prometheus_client import CollectorRegistry

from dozor.api import Api, Observer
from dozor.rulebook_id import RulebookId
from dozor.rulebooks import RulebookLibrary
from dozor.server.call_observer import call_observer
from dozor.server.gate import Gate
from dozor.server.handlers import dozor_handlers
from dozor.server.health import Health
from dozor.server.interceptor import CallInterceptor
from dozor.server.limits import CallLimit
from dozor.server.metrics import Metrics
from dozor.server.process_metrics import DrainingGauge, WorkerMetrics
from dozor.server.reflection import reflection_handlers
from dozor.server.reloading import RulebookReloader
from dozor.server.security import Security
from dozor.server.sockets import StartupError, join, listen
from dozor.server.streams import Streams
from dozor.server.transport import build_server, take_port
from dozor.server.warming import warm_up
from dozor.settings import ServerSettings
from dozor.tracing import TracingUnavailable, open_tracing
from dozor.web.port import Told, WebPort
from dozor.web.site import Registry

ApiFactory = Callable[[RulebookLibrary, Observer, int], Api]
"""Makes what answers the requests, with answers of so many bytes at most; for tests."""

_log = logging.getLogger(__name__)

_HTTP = ("HTTP", "--http-port")

# Stopping gRPC cancels the calls that have arrived but still wait in its queue: under load that is
# nearly every call in flight. So first all calls wait at a gate, which empties the queue; gRPC is
# stopped in a moment without new calls, or at last after a second; then the gate opens again.
_QUIET_SECONDS = 0.05
_QUIET_TIMES = 2
_LONGEST_HOLD_SECONDS = 1.0
# Where CPU is short nothing is ever quiet; the calls held need most of the grace for themselves.
_LONGEST_HOLD_SHARE = 0.25
# Who is woken so late lacks CPU, and cannot know what waits in the queue.
_LATE_SECONDS = 2 * _QUIET_SECONDS

# gRPC is told that it has no hurry, and then, when the grace is over, that it has: in between one
# can count the calls that are cut off.
_NO_HURRY = 7 * 24 * 3600.0

# Spans that have not been sent get what is left of the grace, but so much at least.
_LEAST_FLUSH_SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class Shared:
    """What a process shares with others that serve on the same ports.

    Attributes:
        grpc_port: The gRPC port, which is reserved for them.
        http_port: The HTTP port, likewise.
        registry: Gets the metrics of all of them together.
    """

    grpc_port: int
    http_port: int
    registry: Registry


@dataclass(frozen=True, slots=True)
class RunningServer:
    """A server that answers.

    Attributes:
        settings: What it was started with.
        grpc_port: The port that gRPC has got.
        http_port: The port that HTTP has got.
        rulebooks: The rulebooks that it judges by, at the start.
        registry: Its own metrics.
        request_stop: Makes it stop cleanly; may be called from any thread.
        skip_drain_delay: Makes a stop not wait for the drain delay; may be called from any thread.
        request_reload: Makes it look at rulebooks, certificates and tokens; from any thread.
    """

    settings: ServerSettings
    grpc_port: int
    http_port: int
    rulebooks: tuple[RulebookId, ...]
    registry: CollectorRegistry
    request_stop: Callable[[], None]
    skip_drain_delay: Callable[[], None]
    request_reload: Callable[[], None]


async def serve(
    settings: ServerSettings,
    on_ready: Callable[[RunningServer], None],
    api_factory: ApiFactory = Api,
    *,
    shared: Shared | None = None,
) -> int:
    """Serve until a stop is requested.

    Args:
        settings: Where to listen and how to stop.
        on_ready: Is called once the server answers.
        api_factory: Makes what answers the requests.
        shared: What it shares with other processes of the same server; None: it is alone.

    Returns:
        Number of calls that were still open when the grace period was over, and were cut off.

    Raises:
        StartupError: A port cannot be had, a file of certificates, keys or tokens cannot be used, a
            rulebook is wrong, or what a setting needs is not installed.
    """
    server = _Server(settings, api_factory, shared)
    try:
        on_ready(await server.start())
        await server.stop_requested.wait()
        return await server.drain()
    finally:
        await server.close()


class _Server:
    def __init__(
        self, settings: ServerSettings, api_factory: ApiFactory, shared: Shared | None
    ) -> None:
        self._reloader = RulebookReloader(settings.rulebook_directory, settings.reload_interval)
        library = self._reloader.library
        metrics = Metrics(library.identities())
        self.stop_requested = asyncio.Event()
        self._hurried = asyncio.Event()
        self._settings = settings
        self._shared = shared
        self._rulebooks = library.identities()
        self._registry = metrics.registry
        self._reloading: asyncio.Task[None] | None = None
        self._health = Health()
        self._gate = Gate()
        self._streams = Streams()
        self._draining = DrainingGauge(metrics.registry)
        try:
            self._tracing = open_tracing(settings.tracing_endpoint, settings.tracing_sample_ratio)
        except TracingUnavailable as error:
            raise StartupError(str(error)) from error
        observer = call_observer(settings.log_calls, self._tracing)
        self._calls = CallInterceptor(metrics.methods, self._gate, observer)
        self._flush_until = 0.0
        api = api_factory(library, metrics.resolutions, settings.max_response_bytes)
        self._reload = partial(self._reloader.run, api.renew, metrics.rulebooks)
        self._security = Security(settings, metrics.registry)
        self._limit = CallLimit(settings.max_concurrent_calls, metrics.registry)
        services = self._security.guard(
            {
                **dozor_handlers(api, self._gate, self._limit, self._streams),
                **self._health.handlers(),
                **reflection_handlers(self._limit, self._streams),
            }
        )
        self._grpc = build_server(services, self._calls, settings, shared=shared is not None)
        self._grpc_port = 0
        told = Told(
            metrics.registry,
            self._all_metrics,
            ready=lambda: not self._health.draining,
            grpc_port=lambda: self._grpc_port,
            observer=observer,
        )
        self._web = WebPort(services, self._calls, self._limit, self._security, settings, told)
        self._listener: socket | None = None
        if shared is None:
            WorkerMetrics(self._registry).serving.set(1)
            self._listener = listen(settings.host, settings.http_port, *_HTTP)

    async def _all_metrics(self) -> CollectorRegistry:
        return self._registry if self._shared is None else await self._shared.registry()

    async def start(self) -> RunningServer:
        await asyncio.to_thread(warm_up, self._reloader.library)
        shared, settings = self._shared, self._settings
        shared_port = None if shared is None else shared.grpc_port
        self._grpc_port = take_port(self._grpc, settings, self._security, shared_port)
        await self._grpc.start()
        if shared is not None:  # not before, so that no connection waits for the rest of the start
            self._listener = join(settings.host, shared.http_port, *_HTTP)
        assert self._listener is not None
        http_port = self._listener.getsockname()[1]
        self._web.start(self._listener)
        self._security.start()
        loop = asyncio.get_running_loop()
        self._reloading = loop.create_task(self._reload())

        def request_stop() -> None:
            loop.call_soon_threadsafe(self.stop_requested.set)

        def skip_drain_delay() -> None:
            loop.call_soon_threadsafe(self._hurried.set)

        def request_reload() -> None:
            self._security.request_reload()
            loop.call_soon_threadsafe(self._reloader.request)

        return RunningServer(
            settings=self._settings,
            grpc_port=self._grpc_port,
            http_port=http_port,
            rulebooks=self._rulebooks,
            registry=self._registry,
            request_stop=request_stop,
            skip_drain_delay=skip_drain_delay,
            request_reload=request_reload,
        )

    async def drain(self) -> int:
        """Let the open calls finish within the grace; returns how many did not."""
        self._draining.set()
        self._health.drain()
        if self._settings.drain_delay and not self._hurried.is_set():
            _log.info("draining; serving goes on for %g s", self._settings.drain_delay)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), self._settings.drain_delay)
        grace = self._settings.grace
        _log.info(
            "stopping; calls in flight have %g s to finish", grace, extra={"open": self._calls.open}
        )
        loop = asyncio.get_running_loop()
        end = self._flush_until = loop.time() + grace
        self._health.stop()
        self._streams.end()
        self._limit.lift()
        self._gate.close()
        longest = max(_LONGEST_HOLD_SECONDS, _LONGEST_HOLD_SHARE * grace)
        await self._wait_for_quiet(min(end, loop.time() + longest))
        stopping = asyncio.ensure_future(self._grpc.stop(_NO_HURRY))
        await asyncio.sleep(0)  # from here on gRPC takes no more calls
        self._web.refuse_calls()
        self._gate.open()
        ending = [stopping, asyncio.ensure_future(self._web.idle())]
        _, late = await asyncio.wait(ending, timeout=max(0.0, end - loop.time()))
        cut_off = self._calls.open + self._web.unsent if late else 0
        for task in late - {stopping}:
            task.cancel()
        await self._grpc.stop(None)
        await stopping
        return cut_off

    async def close(self) -> None:
        if self._reloading is not None:
            self._reloading.cancel()
        await self._grpc.stop(None)
        await asyncio.to_thread(self._security.stop)
        await self._web.stop()
        if self._listener is not None:
            self._listener.close()
        if self._tracing is not None:
            left = self._flush_until - asyncio.get_running_loop().time()
            await asyncio.to_thread(self._tracing.close, max(left, _LEAST_FLUSH_SECONDS))

    async def _wait_for_quiet(self, end: float) -> None:
        loop = asyncio.get_running_loop()
        held, quiet = 0.0, 0
        while held < _LONGEST_HOLD_SECONDS and quiet < _QUIET_TIMES and loop.time() < end:
            started, start = self._calls.started, loop.time()
            await asyncio.sleep(_QUIET_SECONDS)
            took = loop.time() - start
            if took > _LATE_SECONDS:
                quiet = 0
            else:
                held += took
                quiet = quiet + 1 if self._calls.started == started else 0
