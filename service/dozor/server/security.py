"""Who may call: TLS for the connections, tokens for the calls."""

import logging
import ssl
from collections.abc import Mapping, Sequence

import grpc
from prometheus_client import CollectorRegistry

from dozor.security.credentials import ServerTls
from dozor.security.files import SecurityError, Source
from dozor.security.reloading import ReloadCounts, Reloaded, Watched, Watcher
from dozor.security.tokens import Tokens, parse_tokens
from dozor.server.calls import CallContext, Handler
from dozor.server.methods import HEALTH
from dozor.server.sockets import StartupError
from dozor.settings import ServerSettings
from dozor.wire.refusal import unauthenticated

_log = logging.getLogger(__name__)

_OPEN = f"/{HEALTH}/"
"""Methods that ask for no token: balancers and probes, which call them, can send none."""


class Security:
    """What the settings say about security, loaded; follows its files once started.

    Attributes:
        credentials: For gRPC's port; none for plain text.
    """

    def __init__(self, settings: ServerSettings, registry: CollectorRegistry) -> None:
        """Load it.

        Raises:
            StartupError: A file cannot be used.
        """
        try:
            self._tls = _tls(settings, registry)
            self._tokens = _tokens(settings, registry)
        except SecurityError as error:
            raise StartupError(str(error)) from error
        self.credentials: grpc.ServerCredentials | None = None
        watched: list[Watched] = []
        if self._tls is not None:
            self.credentials = self._tls.credentials
            watched.append(self._tls.reloaded)
        if self._tokens is not None:
            watched.append(self._tokens)
        self._watcher = Watcher(watched, settings.reload_interval)
        if self._tokens is not None and self._tls is None:
            _log.warning(
                "bearer tokens are asked for over plain text: whoever sees the traffic has them; "
                "set tls_certificate and tls_key, or encrypt before the server"
            )

    def guard(self, handlers: Mapping[str, Handler]) -> dict[str, Handler]:
        """The handlers by their methods' names, behind a token if there are any; health is not."""
        tokens = self._tokens
        if tokens is None:
            return dict(handlers)
        return {
            path: handler if path.startswith(_OPEN) else _behind(tokens, handler)
            for path, handler in handlers.items()
        }

    @property
    def asks_for_tls(self) -> bool:
        """Whether gRPC is to be reached over TLS alone."""
        return self._tls is not None

    def https(self) -> ssl.SSLContext:
        """The context for HTTPS, as of now; there is one where TLS is asked for."""
        assert self._tls is not None
        return self._tls.https

    def start(self) -> None:
        """Begin to follow the files."""
        self._watcher.start()

    def request_reload(self) -> None:
        """Have the files looked at soon. From any thread."""
        self._watcher.request()

    def stop(self) -> None:
        """Follow them no more; may block for a moment."""
        self._watcher.stop()


def _tls(settings: ServerSettings, registry: CollectorRegistry) -> ServerTls | None:
    counts = ReloadCounts("dozor_tls_reloads_total", "certificates, key or authorities", registry)
    if not settings.tls_certificate:
        return None
    client_ca = Source("tls_client_ca", settings.tls_client_ca) if settings.tls_client_ca else None
    return ServerTls(
        Source("tls_certificate", settings.tls_certificate),
        Source("tls_key", settings.tls_key),
        client_ca,
        counts,
        registry,
    )


def _tokens(settings: ServerSettings, registry: CollectorRegistry) -> Reloaded[Tokens] | None:
    counts = ReloadCounts("dozor_auth_token_reloads_total", "the file of bearer tokens", registry)
    if not settings.auth_tokens:
        return None
    source = Source("auth_tokens", settings.auth_tokens)

    def make(contents: Sequence[bytes]) -> Tokens:
        return Tokens(parse_tokens(source, contents[0]))

    def told(tokens: Tokens) -> str:
        return "1 is known" if len(tokens) == 1 else f"{len(tokens)} are known"

    return Reloaded("bearer tokens", [source], make, counts, told)


def _behind(tokens: Reloaded[Tokens], handler: Handler) -> Handler:
    async def handle(context: CallContext) -> bytes | None:
        if not tokens.current.admit(context.invocation_metadata()):
            raise unauthenticated()
        return await handler(context)

    return handle


def described(settings: ServerSettings) -> str:
    """What a person wants to know of it who has just started the server."""
    if settings.tls_client_ca:
        transport = "mTLS: clients must show a certificate"
    else:
        transport = "TLS" if settings.tls_certificate else "plain text"
    return f"{transport}; {'a' if settings.auth_tokens else 'no'} bearer token is asked for"


def grpcurl_flags(settings: ServerSettings) -> str:
    """How grpcurl calls such a server; words in capitals stand for what the caller has."""
    flags = ["-plaintext"]
    if settings.tls_certificate:
        flags = ["-cacert CA.pem -authority NAME"]
    if settings.tls_client_ca:
        flags.append("-cert CLIENT.pem -key CLIENT.key")
    if settings.auth_tokens:
        flags.append("-H 'authorization: Bearer TOKEN'")
    return " ".join(flags)
