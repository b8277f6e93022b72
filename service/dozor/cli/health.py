"""Whether a server serves: for health checks of containers, scripts and balancers."""

import argparse
import ipaddress
import os
import socket
import ssl
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import grpc
from google.protobuf.message import DecodeError
from grpc_health.v1 import health_pb2

from dozor.cli.judge import NoAnswer
from dozor.cli.texts import Texts, locale_of
from dozor.cli.trouble import complain, own_trouble, told
from dozor.settings import ServerSettings, SettingsError, read_settings

_CHECK = "/grpc.health.v1.Health/Check"
_BAD_COMMAND = 2
_Status = health_pb2.HealthCheckResponse.ServingStatus


@dataclass(frozen=True, slots=True)
class _Tls:
    """Files in PEM; no authorities: plain text, no certificate: none is shown."""

    authorities: str = ""
    certificate: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class _Target:
    """Whom to ask. Its name in the certificate is empty where it is the host's."""

    address: str
    tls: _Tls
    name: str = ""


def health(options: argparse.Namespace) -> int:
    """Print SERVING if the server says so; the exit status is then 0, else 1."""
    texts = Texts(locale_of())
    if not _tls_options_fit(options):
        complain(own_trouble("health-tls", texts))
        return _BAD_COMMAND
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


def _tls_options_fit(options: argparse.Namespace) -> bool:
    if options.tls_ca:
        return bool(options.server) and bool(options.tls_certificate) == bool(options.tls_key)
    return not (options.tls_certificate or options.tls_key)


def _target(options: argparse.Namespace) -> _Target:
    if options.server:
        tls = _Tls(options.tls_ca or "", options.tls_certificate or "", options.tls_key or "")
        return _Target(options.server, tls)
    return _own_server(read_settings({}, os.environ, options.config).settings, options.timeout)


def _own_server(settings: ServerSettings, timeout: float) -> _Target:
    """The server on this machine that has these settings."""
    host, port = settings.host, settings.grpc_port
    if ipaddress.ip_address(host).is_unspecified:
        host = "localhost"
    address = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
    certificate = settings.tls_certificate
    if not certificate:
        return _Target(address, _Tls())
    # It has to show the very certificate that it was given, and that one is trusted. Where clients
    # need certificates too, this one serves for the question.
    tls = _Tls(certificate, certificate, settings.tls_key)
    return _Target(address, tls, _name_in_certificate(host, port, certificate, timeout))


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
    request = health_pb2.HealthCheckRequest(service=service).SerializeToString()
    with _channel(target) as channel:
        method: grpc.UnaryUnaryMultiCallable[bytes, bytes] = channel.unary_unary(_CHECK)
        try:
            answer = method(request, timeout=timeout)
            return int(health_pb2.HealthCheckResponse.FromString(answer).status)
        except grpc.RpcError as error:
            raise _no_answer(error, target.address, service, timeout) from None
        except DecodeError:
            raise NoAnswer("bad-answer", server=target.address) from None


def _channel(target: _Target) -> grpc.Channel:
    # A proxy for the web knows nothing of game servers.
    options: list[tuple[str, int | str]] = [("grpc.enable_http_proxy", 0)]
    tls = target.tls
    if not tls.authorities:
        return grpc.insecure_channel(target.address, options=options)
    if target.name:
        options.append(("grpc.ssl_target_name_override", target.name))
    credentials = grpc.ssl_channel_credentials(
        _read(tls.authorities),
        _read(tls.key) if tls.key else None,
        _read(tls.certificate) if tls.certificate else None,
    )
    return grpc.secure_channel(target.address, credentials, options=options)


def _read(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except (OSError, ValueError) as error:
        raise NoAnswer("no-tls-file", file=file, why=_why(error)) from None


def _no_answer(error: grpc.RpcError, address: str, service: str, timeout: float) -> NoAnswer:
    code, details = error.code(), error.details() or ""
    if code is grpc.StatusCode.NOT_FOUND:
        return NoAnswer("no-service", server=address, service=service)
    if code is grpc.StatusCode.DEADLINE_EXCEEDED:
        return NoAnswer("too-slow", server=address, timeout=f"{timeout:g}")
    if code is grpc.StatusCode.UNAVAILABLE:
        why = details.rpartition("; last error: ")[2]
        return NoAnswer("unreachable", server=address, why=why)
    why = f"{code.name}: {details}" if details else code.name
    return NoAnswer("no-dozor", server=address, why=why)


def _why(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
