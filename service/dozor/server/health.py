"""The standard health service, grpc.health.v1.

The servicer of grpcio-health-checking never ends a Watch, so that one watcher holds up a stop for
the whole grace period; this one says NOT_SERVING, and ends it when the drain delay is over.
"""

import asyncio

import grpc
from google.protobuf.message import DecodeError
from grpc_health.v1 import health_pb2

from dozor.server.calls import CallContext, Handler, only_request
from dozor.server.methods import DOZOR_SERVICES, HEALTH
from dozor.wire.refusal import malformed

WHOLE_SERVER = ""
"""The name under which clients ask for the server as a whole."""

_Status = health_pb2.HealthCheckResponse.ServingStatus
_NAMES = (WHOLE_SERVER, *DOZOR_SERVICES)


class Health:
    """The state of the services: all serve until the server drains, then none does."""

    def __init__(self) -> None:
        self._draining = asyncio.Event()
        self._stopping = asyncio.Event()

    @property
    def draining(self) -> bool:
        """Whether it says NOT_SERVING."""
        return self._draining.is_set()

    def drain(self) -> None:
        """Say NOT_SERVING from now on."""
        self._draining.set()

    def stop(self) -> None:
        """End the watches. Before, clients would begin them anew at once."""
        self._stopping.set()

    def handlers(self) -> dict[str, Handler]:
        """The handlers by their methods' names on the wire."""
        return {f"/{HEALTH}/Check": self._check, f"/{HEALTH}/Watch": self._watch}

    async def _check(self, context: CallContext) -> bytes:
        service = await _service(context)
        if service not in _NAMES:
            known = ", ".join(DOZOR_SERVICES)
            message = f"no service is named {service[:80]!r}; there are: {known}"
            await context.abort(grpc.StatusCode.NOT_FOUND, message)
        return _response(self._status())

    async def _watch(self, context: CallContext) -> None:
        if await _service(context) not in _NAMES:
            await context.write(_response(_Status.SERVICE_UNKNOWN))
            await self._stopping.wait()
            return
        if not self._draining.is_set():
            await context.write(_response(_Status.SERVING))
            await self._draining.wait()
        await context.write(_response(_Status.NOT_SERVING))
        await self._stopping.wait()

    def _status(self) -> int:
        return int(_Status.NOT_SERVING if self._draining.is_set() else _Status.SERVING)


async def _service(context: CallContext) -> str:
    request = await only_request(context)
    try:
        return str(health_pb2.HealthCheckRequest.FromString(request).service)
    except DecodeError:
        raise malformed("HealthCheckRequest") from None


def _response(status: int) -> bytes:
    response = health_pb2.HealthCheckResponse(status=status)
    return bytes(response.SerializeToString())
