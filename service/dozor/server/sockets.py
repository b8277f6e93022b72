"""Taking ports, and telling plainly why one cannot be had."""

import errno
import ipaddress
import socket

from dozor.errors import DozorError

BACKLOG = 128
"""Connections that may wait to be accepted."""


class StartupError(DozorError):
    """The server cannot start. The text says why and what to do."""


def is_wildcard(host: str) -> bool:
    """Whether an IP address means every interface."""
    return ipaddress.ip_address(host).is_unspecified


def at(host: str, port: int) -> str:
    """An IP address and a port as one text."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def dial(host: str, port: int) -> str:
    """Where a client on this machine reaches a server that listens on that address."""
    return f"localhost:{port}" if is_wildcard(host) else at(host, port)


def listen(host: str, port: int, use: str, option: str) -> socket.socket:
    """A listening socket that shares its port with nobody.

    Args:
        host: IP address; that of every interface takes IPv6 and IPv4 where there is IPv6.
        port: The port; 0 takes a free one.
        use: What the port is for, such as "gRPC".
        option: The command line's option for the port.

    Raises:
        StartupError: The port or the address cannot be had.
    """
    try:
        return _bound(host, port)
    except OSError as error:
        raise StartupError(_explain(error, host, port, use, option)) from error


def reserve(host: str, port: int, use: str, option: str) -> socket.socket:
    """A port for several processes of this server, and for nobody else.

    The socket holds the port while it is open, but does not listen: connections go to sockets of
    SO_REUSEPORT alone that listen on the same port.

    Args:
        host: See `listen`.
        port: See `listen`.
        use: See `listen`.
        option: See `listen`.

    Raises:
        StartupError: The port or the address cannot be had, or ports cannot be shared here.
    """
    if not hasattr(socket, "SO_REUSEPORT"):
        raise StartupError("this system cannot share a port among processes: use --workers 1.")
    try:
        try:
            reservation = _bound_only(host, port, reuse=False)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            # Perhaps only remains of closed connections are in the way; those do not matter.
            _bound(host, port).close()
            reservation = _bound_only(host, port, reuse=True)
    except OSError as error:
        raise StartupError(_explain(error, host, port, use, option)) from error
    # Only now, so that no other server that shares its port was joined.
    reservation.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 0)
    reservation.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    return reservation


def join(host: str, port: int, use: str, option: str) -> socket.socket:
    """A listening socket on a port that was reserved for several processes.

    Args:
        host: See `listen`.
        port: The port that `reserve` has taken.
        use: See `listen`.
        option: See `listen`.

    Raises:
        StartupError: It cannot be had.
    """
    try:
        joined = _bound_only(host, port, share=True)
        joined.listen(BACKLOG)
    except OSError as error:
        raise StartupError(_explain(error, host, port, use, option)) from error
    return joined


def _bound_only(host: str, port: int, *, reuse: bool = False, share: bool = False) -> socket.socket:
    """A bound socket that does not listen."""
    dual = is_wildcard(host) and socket.has_dualstack_ipv6()
    family = socket.AF_INET6 if dual or ":" in host else socket.AF_INET
    bound = socket.socket(family)
    try:
        if dual:
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        if reuse:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if share:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        if is_wildcard(host):
            host = "::" if dual else "0.0.0.0"  # noqa: S104 - asked for
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    return bound


def _bound(host: str, port: int) -> socket.socket:
    if not is_wildcard(host):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    if socket.has_dualstack_ipv6():
        family = socket.AF_INET6
        return socket.create_server(
            ("::", port), family=family, backlog=BACKLOG, dualstack_ipv6=True
        )
    return socket.create_server(("0.0.0.0", port), backlog=BACKLOG)  # noqa: S104 - asked for


def _explain(error: OSError, host: str, port: int, use: str, option: str) -> str:
    if error.errno == errno.EADDRINUSE:
        return (
            f"{use} port {port} is in use already, perhaps by another Dozor. "
            f"Stop what listens there (`ss -ltnp` lists it) or choose another port with {option}."
        )
    if error.errno == errno.EACCES:
        return (
            f"{use} port {port} is not for this user to take. "
            f"Choose one from 1024 up with {option}."
        )
    if error.errno == errno.EADDRNOTAVAIL:
        return f"{use} cannot listen on {host}: this machine has no such address."
    return f"{use} cannot listen on {at(host, port)}: {error.strerror or error}."
