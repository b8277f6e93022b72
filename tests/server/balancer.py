"""A plain balancer of connections, as there is in front of replicas."""

import contextlib
import itertools
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field


@dataclass
class Balancer:
    """Hands connections to servers in turn; which it has handed over stay where they are.

    Attributes:
        servers: The ports of the servers; may be changed.
    """

    listener: socket.socket
    servers: list[int]
    opened: list[socket.socket] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.listener.getsockname()[1]}"

    def run(self) -> None:
        for turn in itertools.count():
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            servers = self.servers
            try:
                server = socket.create_connection(("127.0.0.1", servers[turn % len(servers)]))
            except OSError:
                client.close()
                continue
            self.opened += [client, server]
            for source, sink in ((client, server), (server, client)):
                threading.Thread(target=_pass_on, args=(source, sink), daemon=True).start()


def _pass_on(source: socket.socket, sink: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65536):
            sink.sendall(data)
    with contextlib.suppress(OSError):
        sink.shutdown(socket.SHUT_WR)


@contextmanager
def balancer(*servers: int) -> Iterator[Balancer]:
    """A balancer before servers on these ports of this machine."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        running = Balancer(listener, list(servers))
        thread = threading.Thread(target=running.run, daemon=True)
        thread.start()
        try:
            yield running
        finally:
            listener.shutdown(socket.SHUT_RDWR)
            thread.join()
            for each in running.opened:
                with contextlib.suppress(OSError):
                    each.shutdown(socket.SHUT_RDWR)
                each.close()
