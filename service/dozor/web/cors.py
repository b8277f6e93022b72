"""Which web pages of other origins may call, and what they may see: CORS."""

from collections.abc import Sequence

from starlette.middleware.cors import CORSMiddleware

from dozor.web.asgi import Application, Message, Receive, Scope, Send

_SENT = (
    "authorization",
    "connect-protocol-version",
    "connect-timeout-ms",
    "content-type",
    "grpc-timeout",
    "traceparent",
    "tracestate",
    "x-grpc-web",
    "x-request-id",
    "x-user-agent",
)
_SEEN = (
    "grpc-message",
    "grpc-status",
    "grpc-status-details-bin",
    "trailer-x-request-id",
    "x-request-id",
)
_PREFLIGHT_SECONDS = 7_200
"""Time that a browser may keep what it was allowed; none of them keeps it longer."""


def with_cors(application: Application, origins: Sequence[str]) -> Application:
    """An application that pages of these origins may call, too; ``*`` is any.

    Cookies and other credentials of browsers are never asked for; bearer tokens are headers that
    the page itself sends.
    """
    if not origins:
        return application
    allowing = CORSMiddleware(
        application,
        allow_origins=origins,
        allow_methods=("GET", "POST"),
        allow_headers=_SENT,
        expose_headers=_SEEN,
        max_age=_PREFLIGHT_SECONDS,
    )
    return allowing if "*" in origins else _varying(allowing)


def _varying(application: Application) -> Application:
    """Tells caches that the answer depends on who asks, also where nobody has said who."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_varying(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message["headers"]
                if not any(name == b"vary" and b"Origin" in value for name, value in headers):
                    message = {**message, "headers": [*headers, (b"vary", b"Origin")]}
            await send(message)

        await application(scope, receive, send_varying)

    return answer
