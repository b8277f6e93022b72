"""Whether a server serves: for health checks of containers, scripts and balancers."""

import argparse
import ipaddress
import os
import socket
import ssl
from pathlib import Path
from typing import NamedTuple, cast

import grpc
from grpc_health.v1 import health_pb2

from dozor.cli.access import Access, access
from dozor.cli.judge import Call, NoAnswer
from dozor.cli.remote import RemoteJudge
from dozor.cli.texts import Texts, locale_of
from dozor.cli.trouble import complain, own_trouble, told
from dozor.settings import ServerSettings, SettingsError, read_settings

_CHECK = Call("grpc.health.v1.Health", "Check", "check", health_pb2.HealthCheckResponse)
_BAD_COMMAND = 2
_Status = health_pb2.HealthCheckResponse.ServingStatus


class _Target(NamedTuple):
    """Whom to ask, and how it is reached."""

    address: str
    access: Access


def health(options: argparse.Namespace) -> int:
    """Print SERVING if the server says so; the exit status is then 0, else 1."""
    texts = Texts(locale_of())
    try:
        target = _target(options)
        status = _Status.Name(_ask(target, options.service, options.timeout))
    except SettingsError as error:
        complain(own_trouble("bad-settings", texts, why="\n".join(error.faults)))
        return _BAD_COMMAND
    except NoAnswer as failure:
        return complain(told(texts(name, **failure.facts) for name in failure.messages))
    if status != "SERVING":
        return complain(own_trouble("not-serving", texts, server=target.address, status=status))
    print(status)
    return 0


def _target(options: argparse.Namespace) -> _Target:
    if options.server:
        return _Target(options.server, access(options))
    return _own_server(read_settings({}, os.environ, options.config).settings, options.timeout)


def _own_server(settings: ServerSettings, timeout: float) -> _Target:
    """The server on this machine that has these settings."""
    host, port = settings.host, settings.grpc_port
    if ipaddress.ip_address(host).is_unspecified:
        host = "localhost"
    address = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
    certificate = settings.tls_certificate
    if not certificate:
        return _Target(address, Access())
    name = _name_in_certificate(host, port, certificate, timeout)
    chain, key = _read(certificate), _read(settings.tls_key)
    # It has to show the very certificate that it was given, and that one is trusted. Where clients
    # need certificates too, this one serves for the question.
    credentials = grpc.ssl_channel_credentials(chain, key, chain)
    return _Target(address, Access(credentials, shows_certificate=True, server_name=name or None))


def _name_in_certificate(host: str, port: int, certificate: str, timeout: float) -> str:
    """A name or an IP address for which the server's certificate stands: nobody calls it here."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN
    address = f"{host}:{port}"
    try:
        context.load_verify_locations(cafile=certificate)
    except OSError as error:  # also ssl.SSLError
        raise NoAnswer("no-tls-file", file=certificate, why=_why(error)) from None
    try:
        with (
            socket.create_connection((host, port), timeout) as plain,
            context.wrap_socket(plain) as secure,
        ):
            shown = secure.getpeercert() or {}
    except OSError as error:
        raise NoAnswer("unreachable", server=address, why=_why(error)) from None
    names = cast("tuple[tuple[str, str], ...]", shown.get("subjectAltName", ()))
    for kind, name in names:
        if kind in {"DNS", "IP Address"}:
            return name.replace("*", "any", 1)
    return ""


def _ask(target: _Target, service: str, timeout: float) -> int:
    request = health_pb2.HealthCheckRequest(service=service)
    with RemoteJudge(target.address, timeout, target.access) as judge:
        return int(judge.ask(_CHECK, request).status)


def _read(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except (OSError, ValueError) as error:
        raise NoAnswer("no-tls-file", file=file, why=_why(error)) from None


def _why(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
