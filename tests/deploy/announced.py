"""Metrics that rules and dashboard ask for and that the server does not export yet.

Stands in for what is missing, and for nothing else: it hands on the server's own metrics, and adds
those of `ANNOUNCED` whose names are not among them. Once the server exports them all, this file
goes, and `test_with_prometheus.py` scrapes the server itself; a server that has a certificate, for
without one there is nothing to tell about its end.
"""

import itertools
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from wsgiref.simple_server import WSGIRequestHandler, make_server
from wsgiref.types import StartResponse, WSGIEnvironment

from tests.server.running import ServerProcess
from tests.server.scraping import page

ANNOUNCED = {
    "dozor_calls_in_flight": "gauge",
    "dozor_calls_shed_total": "counter",
    "dozor_workers": "gauge",
    "dozor_worker_restarts_total": "counter",
    "dozor_draining": "gauge",
    "dozor_rulebook_reloads_total": "counter",
    "dozor_rulebook_last_reload_success_timestamp_seconds": "gauge",
    "dozor_tls_certificate_expiry_timestamp_seconds": "gauge",
}
_LABELS = {"dozor_rulebook_reloads_total": ('{result="success"}', '{result="failure"}')}


def announced(text: str, count: int) -> str:
    """The missing metrics in Prometheus's format: gauges at 1, counters as given."""
    lines = []
    for name, kind in ANNOUNCED.items():
        if f"# TYPE {name} " not in text:
            lines.append(f"# TYPE {name} {kind}")
            value = count if kind == "counter" else 1
            lines += [f"{name}{labels} {value}" for labels in _LABELS.get(name, ("",))]
    return "".join(f"{line}\n" for line in lines)


class _Silent(WSGIRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base's name
        pass


@contextmanager
def scrape_port(server: ServerProcess) -> Iterator[int]:
    """The port at which the server's metrics and the missing ones are to be had."""

    scrapes = itertools.count()

    def application(_environ: WSGIEnvironment, start_response: StartResponse) -> list[bytes]:
        text = page(server)
        start_response("200 OK", [("Content-Type", "text/plain; version=0.0.4; charset=utf-8")])
        return [(text + announced(text, next(scrapes))).encode()]

    with make_server("127.0.0.1", 0, application, handler_class=_Silent) as http:
        thread = threading.Thread(target=http.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield http.server_port
        finally:
            http.shutdown()
            thread.join()
