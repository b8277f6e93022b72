"""What an operator may choose: the one place where settings, their defaults and limits stand."""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple, TypeVar

from dozor.errors import DozorError
from dozor.settings.endpoints import OtlpEndpoint
from dozor.settings.kinds import (
    DIRECTORY,
    FILE,
    PORT,
    SECONDS,
    Choice,
    IpAddress,
    Kind,
    Number,
    Origins,
    Switch,
    Whole,
)

T = TypeVar("T")

MIB = 1024 * 1024


class Fault(NamedTuple):
    """What is wrong with a setting.

    Attributes:
        name: The setting's name.
        text: What is wrong with its value.
    """

    name: str
    text: str


class SettingsError(DozorError):
    """Some settings are wrong.

    Attributes:
        details: The faults.
        faults: The same as text, one line a fault, each beginning with the setting's name.
    """

    def __init__(self, details: tuple[Fault, ...]) -> None:
        self.details = details
        self.faults = tuple(f"{fault.name}: {fault.text}" for fault in details)
        super().__init__("; ".join(self.faults))


class Option(NamedTuple):
    """How a setting is given and explained.

    Attributes:
        name: Its name, as a key of a settings file.
        kind: What its values are.
        group: Which settings it stands among.
        help: What it does.
        default: Its value when none is given.
    """

    name: str
    kind: Kind
    group: str
    help: str
    default: object

    @property
    def flag(self) -> str:
        """Its name on the command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return "DOZOR_" + self.name.upper()


def _option(default: T, kind: Kind, group: str, help: str) -> T:  # noqa: A002 - as in argparse
    made: Any = field(default=default, metadata={"kind": kind, "group": group, "help": help})
    value: T = made
    return value


_LISTEN, _STOP, _PROCESSES, _WEB = "listening", "stopping", "processes", "web"
_LIMITS, _CONNECTIONS = "limits", "connections"
_SECURITY, _RULEBOOKS, _LOGS, _TRACING = "security", "rulebooks", "logs", "tracing"


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """The settings of a server. Checked on construction; what they do is said of each.

    Raises:
        SettingsError: Some of them are wrong; names all that are.
    """

    host: str = _option(
        "::", IpAddress(), _LISTEN, "address to listen on; :: and 0.0.0.0 are every interface"
    )
    grpc_port: int = _option(50_051, PORT, _LISTEN, "port of gRPC; 0 takes a free one")
    http_port: int = _option(
        8_080, PORT, _LISTEN, "port of HTTP: page, JSON, metrics; 0 takes a free one"
    )

    grace: float = _option(
        10.0, SECONDS, _STOP, "time for calls in flight to finish, once no more are taken"
    )
    drain_delay: float = _option(
        0.0,
        SECONDS,
        _STOP,
        "time to go on serving after SIGTERM with health at NOT_SERVING, so that balancers see it",
    )

    workers: int = _option(
        1, Whole(0, 256), _PROCESSES, "processes that share the ports; 0 is one a core"
    )

    cors_origins: str = _option(
        "",
        Origins(),
        _WEB,
        "web pages of other origins that may call, with commas between; * is any, empty none",
    )
    http_tls: bool = _option(
        default=False,
        kind=Switch(),
        group=_WEB,
        help="HTTPS with gRPC's certificate; off, but with one: no more than probes and metrics",
    )

    max_concurrent_calls: int = _option(
        2_000,
        Whole(0, 1_000_000),
        _LIMITS,
        "calls that a process works on at once; more are refused with RESOURCE_EXHAUSTED and "
        "RetryInfo, health checks never; 0 is no limit",
    )
    max_request_bytes: int = _option(
        4 * MIB, Whole(1_024, 1_024 * MIB, metavar="BYTES"), _LIMITS, "size of a request message"
    )
    max_response_bytes: int = _option(
        64 * MIB, Whole(1_024, 1_024 * MIB, metavar="BYTES"), _LIMITS, "size of a response message"
    )

    max_connection_age: float = _option(
        0.0,
        SECONDS,
        _CONNECTIONS,
        "age at which a connection is asked to go, so that clients behind a plain balancer "
        "spread; 0 is no limit",
    )
    max_connection_age_grace: float = _option(
        30.0, SECONDS, _CONNECTIONS, "time for calls on a connection that has been asked to go"
    )
    max_connection_idle: float = _option(
        0.0, SECONDS, _CONNECTIONS, "time after which an idle connection is closed; 0 is no limit"
    )
    max_concurrent_streams: int = _option(
        1_000, Whole(1, 1_000_000), _CONNECTIONS, "calls at once on one connection"
    )
    keepalive_time: float = _option(
        60.0, SECONDS, _CONNECTIONS, "silence after which a client is pinged; 0 is never"
    )
    keepalive_timeout: float = _option(
        20.0, Number(0.1, 604_800), _CONNECTIONS, "time that a pinged client has to answer"
    )
    keepalive_min_interval: float = _option(
        10.0, SECONDS, _CONNECTIONS, "clients that ping more often are sent away"
    )

    tls_certificate: str = _option(
        "", FILE, _SECURITY, "the server's certificate chain, PEM; empty is plain text"
    )
    tls_key: str = _option("", FILE, _SECURITY, "private key of the certificate, PEM")
    tls_client_ca: str = _option(
        "", FILE, _SECURITY, "authorities, PEM; given, every client must show a certificate"
    )
    auth_tokens: str = _option(
        "", FILE, _SECURITY, "bearer tokens that clients may use, one a line; empty asks for none"
    )
    reload_interval: float = _option(
        5.0,
        SECONDS,
        _SECURITY,
        "how often certificates, tokens and rulebooks are looked at; 0 is on SIGHUP alone",
    )

    rulebook_directory: str = _option(
        "", DIRECTORY, _RULEBOOKS, "more rulebooks, *.toml; read again on SIGHUP and on a change"
    )

    log_format: str = _option(
        "console", Choice(("console", "json")), _LOGS, "how lines of the log are written"
    )
    log_level: str = _option(
        "info", Choice(("debug", "info", "warning", "error")), _LOGS, "what is worth a line"
    )
    log_calls: str = _option(
        "failures",
        Choice(("none", "failures", "all")),
        _LOGS,
        "which calls get a line; failures are those that are the server's fault or its limits'",
    )

    tracing_endpoint: str = _option(
        "",
        OtlpEndpoint(),
        _TRACING,
        "OTLP endpoint (gRPC) that gets OpenTelemetry spans; empty: off",
    )
    tracing_sample_ratio: float = _option(
        1.0,
        Number(0.0, 1.0, "ratio", "RATIO"),
        _TRACING,
        "share of calls to trace where the caller has not decided it",
    )

    def __post_init__(self) -> None:
        faults = list(self._faults())
        wrong = {fault.name for fault in faults}
        faults += [fault for fault in self._contradictions() if fault.name not in wrong]
        if faults:
            raise SettingsError(tuple(faults))

    def _faults(self) -> Iterator[Fault]:
        for option in OPTIONS:
            value = getattr(self, option.name)
            wrong = option.kind.fault(value)
            if wrong is not None:
                yield Fault(option.name, f"{value!r} {wrong}")

    def _contradictions(self) -> Iterator[Fault]:
        if self.grpc_port == self.http_port != 0:
            yield Fault("http_port", f"{self.http_port} is the gRPC port too; they must differ")
        if bool(self.tls_certificate) != bool(self.tls_key):
            missing = "tls_key" if self.tls_certificate else "tls_certificate"
            other = "tls_certificate" if self.tls_certificate else "tls_key"
            yield Fault(missing, f"missing; {other} is given, and TLS needs both")
        if self.tls_client_ca and not (self.tls_certificate and self.tls_key):
            yield Fault("tls_client_ca", "needs tls_certificate and tls_key")
        if self.http_tls and not self.tls_certificate:
            yield Fault("http_tls", "needs tls_certificate and tls_key")


OPTIONS: tuple[Option, ...] = tuple(
    Option(
        setting.name,
        setting.metadata["kind"],
        setting.metadata["group"],
        setting.metadata["help"],
        setting.default,
    )
    for setting in fields(ServerSettings)
)
"""All settings, in the order in which they are shown."""
