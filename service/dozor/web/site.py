"""What the web's port has beside the RPCs: probes, metrics, the page."""

import asyncio
import gzip
import re
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from prometheus_client import CollectorRegistry
from prometheus_client.exposition import choose_encoder
from prometheus_client.registry import Collector
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from dozor.errors import DozorError
from dozor.web.page import Page

HEALTH, READY, METRICS = "/healthz", "/readyz", "/metrics"
OPENAPI = "/openapi.json"
CONFIG = "/config.json"
"""Path for the page: what it cannot know of the server by itself."""
OPERATION = (HEALTH, READY, METRICS)
"""Paths for those who operate the server: without secrets, and without a token."""

Registry = Callable[[], Awaitable[CollectorRegistry]]
"""Gets what there is to tell now."""


class MetricsUnavailable(DozorError):
    """The metrics cannot be told now."""


_NEVER = re.compile(r"q\s*=\s*0(\.0*)?")

_HINT = (
    f"Nothing is here. There are: / (the page), {METRICS}, {HEALTH}, {READY}, and the RPCs, "
    f"such as POST /dozor.v1.StationService/ResolveEngagement, which {OPENAPI} describes.\n"
)


def site(registry: Registry, ready: Callable[[], bool], grpc_port: Callable[[], int]) -> Starlette:
    """An ASGI application for all but the RPCs.

    Args:
        registry: Where the metrics come from.
        ready: Whether the server serves, and does not drain.
        grpc_port: Gets the port on which the server listens for gRPC.
    """

    def healthz(_request: Request) -> Response:
        return PlainTextResponse("ok\n")

    def readyz(_request: Request) -> Response:
        if ready():
            return PlainTextResponse("ready\n")
        return PlainTextResponse("draining: the server stops\n", status_code=503)

    # One thread is enough, and keeps scrapes, however many, to the work of one.
    writer = ThreadPoolExecutor(1, thread_name_prefix="dozor-metrics")

    async def metrics(request: Request) -> Response:
        try:
            told = await registry()
        except MetricsUnavailable as error:
            return PlainTextResponse(f"the metrics cannot be told now: {error}\n", status_code=503)
        return await _metrics(request, told, writer)

    description = Path(__file__).with_name("openapi.json").read_bytes()

    def openapi(_request: Request) -> Response:
        return Response(description, media_type="application/json")

    def config(_request: Request) -> Response:
        return JSONResponse({"grpcPort": grpc_port()})

    return Starlette(
        routes=[
            _route(HEALTH, healthz),
            _route(READY, readyz),
            _route(METRICS, metrics),
            _route(OPENAPI, openapi),
            _route(CONFIG, config),
            Mount("/", Page()),
        ],
        exception_handlers={404: _nothing_here},
    )


def _route(path: str, answer: Callable[[Request], Response | Awaitable[Response]]) -> BaseRoute:
    async def fresh(request: Request) -> Response:
        answered = answer(request)
        response = answered if isinstance(answered, Response) else await answered
        response.headers["cache-control"] = "no-store"
        return response

    return Route(path, fresh, methods=["GET"])


async def _metrics(
    request: Request, registry: CollectorRegistry, writer: ThreadPoolExecutor
) -> Response:
    names = request.query_params.getlist("name[]")
    told = registry.restricted_registry(names) if names else registry
    encode, content_type = _encoder(request.headers.get("accept", ""))
    zipped = _takes_gzip(request.headers.get("accept-encoding", ""))

    def text() -> bytes:
        data: bytes = encode(told)
        return gzip.compress(data, compresslevel=1) if zipped else data

    # In a thread: to write thousands of series takes longer than calls like to wait.
    data = await asyncio.get_running_loop().run_in_executor(writer, text)
    headers = {"content-type": content_type, "vary": "accept, accept-encoding"}
    if zipped:
        headers["content-encoding"] = "gzip"
    return Response(data, headers=headers)


def _encoder(accept: str) -> tuple[Callable[[Collector], bytes], str]:
    """The format that a scraper asks for; the plain one, if its wish is not understood."""
    try:
        return choose_encoder(accept)
    except (ValueError, TypeError):  # a version that is none
        return choose_encoder("")


def _takes_gzip(accept_encoding: str) -> bool:
    for coding in accept_encoding.lower().split(","):
        name, *parameters = (part.strip() for part in coding.split(";"))
        if name == "gzip":
            return not any(_NEVER.fullmatch(parameter) for parameter in parameters)
    return False


async def _nothing_here(_request: Request, _exception: Exception) -> Response:
    assert isinstance(_exception, HTTPException)
    return PlainTextResponse(_HINT, status_code=404)
