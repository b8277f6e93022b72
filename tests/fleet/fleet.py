"""A fleet: servers on ports that stay theirs, stopped and started again."""

import random
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.running import ServerProcess, popen
from tests.server.scraping import Scrape

# Below the range from which Linux takes ports for outgoing connections: nothing takes the port of
# a replica while it is away.
_PORTS = range(20_000, 32_000)


def free_port() -> int:
    """A port that nothing listens on, and that nothing is given by chance."""
    while True:
        port = random.choice(_PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


class Replica:
    """A server that keeps its port over restarts."""

    def __init__(self, settings: str) -> None:
        self.port = free_port()
        self._settings = f"host='127.0.0.1', grpc_port={self.port}, http_port=0, {settings}"
        self.server = ServerProcess(popen(self._settings))

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start_anew(self) -> None:
        """Start it again after its end, and wait until it answers."""
        self.server = ServerProcess(popen(self._settings))
        self.server.read_banner()

    def answered(self) -> float:
        """Calls of dozor.v1 that it has answered since it was started."""
        return sum(
            value
            for (name, labels), value in Scrape(self.server).values.items()
            if name == "grpc_server_handled_total"
            and ("grpc_code", "OK") in labels
            and any(value.startswith("dozor.v1.") for _, value in labels)
        )

    def stop(self) -> None:
        """Stop it as a roll-out does, and see that it ends well."""
        self.server.send(signal.SIGTERM)
        code, out, err = self.server.wait()
        assert (code, out) == (0, "Dozor has stopped; every call was answered.\n"), err

    def kill(self) -> None:
        """End it with no word to anybody."""
        self.server.process.kill()


@contextmanager
def fleet(*settings: str) -> Iterator[list[Replica]]:
    """One replica for each of these settings."""
    replicas = [Replica(each) for each in settings]
    try:
        for replica in replicas:
            replica.server.read_banner()
        yield replicas
    finally:
        for replica in replicas:
            replica.kill()
            replica.server.process.communicate()
