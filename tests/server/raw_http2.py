"""Calls as no gRPC library would make them."""

import socket

import h2.config
import h2.connection
import h2.events

from tests.server.running import PATIENCE

Header = tuple[bytes, bytes]

_ENDS = (h2.events.StreamEnded, h2.events.StreamReset, h2.events.ConnectionTerminated)


def raw_call(
    port: int, path: bytes, body: bytes, metadata: tuple[Header, ...] = ()
) -> list[Header]:
    """Make one call with any bytes in its headers; the headers of the answer, and the trailers."""
    config = h2.config.H2Configuration(validate_outbound_headers=False, header_encoding=None)
    connection = h2.connection.H2Connection(config)
    connection.initiate_connection()
    headers = [
        (b":method", b"POST"),
        (b":scheme", b"http"),
        (b":path", path),
        (b":authority", b"localhost"),
        (b"te", b"trailers"),
        (b"content-type", b"application/grpc"),
        *metadata,
    ]
    connection.send_headers(1, headers)
    connection.send_data(1, b"\0" + len(body).to_bytes(4, "big") + body, end_stream=True)
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as opened:
        opened.sendall(connection.data_to_send())
        return _answer(opened, connection)


def _answer(opened: socket.socket, connection: h2.connection.H2Connection) -> list[Header]:
    answered: list[Header] = []
    while data := opened.recv(65_536):
        for event in connection.receive_data(data):
            if isinstance(event, h2.events.ResponseReceived | h2.events.TrailersReceived):
                answered += event.headers
            if isinstance(event, _ENDS):
                return answered
        opened.sendall(connection.data_to_send())
    return answered
