"""Reading the metrics."""

import http.client
import time
import urllib.request
from collections.abc import Mapping

from prometheus_client.parser import text_string_to_metric_families

from dozor.server.methods import METHODS
from tests.server.running import PATIENCE, ServerProcess, ThreadServer

_PATIENCE_WITH_A_WORKER = 6.0
"""Seconds: more than the supervisor waits for a worker that does not answer."""

Series = tuple[str, frozenset[tuple[str, str]]]


def page(server: ThreadServer | ServerProcess) -> str:
    """The metrics as text."""
    if isinstance(server, ThreadServer) or not server.has_workers:
        return _page(server.http_port, PATIENCE)
    # Which worker gets a connection is up to the kernel: one that a test has stopped or killed may.
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return _page(server.http_port, _PATIENCE_WITH_A_WORKER)
        except (OSError, http.client.HTTPException):
            assert time.monotonic() < end


def _page(port: int, patience: float) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=patience) as response:
        text: str = response.read().decode()
    return text


class Scrape:
    """One scrape of a server."""

    def __init__(self, server: ThreadServer | ServerProcess) -> None:
        text = page(server)
        self.values: dict[Series, float] = {
            (sample.name, frozenset(sample.labels.items())): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }

    def __call__(self, name: str, labels: Mapping[str, str] | None = None) -> float:
        """One value."""
        return self.values[name, frozenset((labels or {}).items())]

    def names(self) -> set[str]:
        """The names of all series."""
        return {name for name, _ in self.values}

    def counted(self, name: str) -> dict[frozenset[str], float]:
        """The series of a name that are not 0, by the values of their labels."""
        return {
            frozenset(value for _, value in labels): count
            for (series, labels), count in self.values.items()
            if series == name and count
        }


def method_labels(path: str) -> dict[str, str]:
    """The labels of a method."""
    (method,) = (method for method in METHODS if method.path == path)
    return {
        "grpc_service": method.service,
        "grpc_method": method.name,
        "grpc_type": method.type.value,
    }


def handled(server: ThreadServer, path: str, code: str) -> float:
    """How many calls of a method have ended with a status."""
    labels = {**method_labels(path), "grpc_code": code}
    return Scrape(server)("grpc_server_handled_total", labels)
