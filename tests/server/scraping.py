"""Reading the metrics."""

import urllib.request
from collections.abc import Mapping

from prometheus_client.parser import text_string_to_metric_families

from dozor.server.methods import METHODS
from tests.server.running import ServerProcess, ThreadServer

Series = tuple[str, frozenset[tuple[str, str]]]


def page(server: ThreadServer | ServerProcess) -> str:
    """The metrics as text."""
    with urllib.request.urlopen(f"http://127.0.0.1:{server.http_port}/metrics") as response:
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
