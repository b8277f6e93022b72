"""What a real Prometheus makes of a real server: rules, alerts, and the dashboard's panels.

One server has everything that there is a metric of: two workers, certificates, tokens, rulebooks of
its own; under traffic, everything that the metrics can tell of goes wrong once. The other one is a
process alone, whose metrics of the process have no label `worker`.
"""

import re
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from dozor.server.command import SAMPLE_REQUEST
from tests.deploy.files import alerts, panels, rules
from tests.deploy.operated import LIMIT, operated
from tests.deploy.prometheus import Prometheus, hurried, prometheus, until_none
from tests.deploy.traffic import traffic
from tests.server.calling import ENGAGEMENT, RESOLVE
from tests.server.running import ServerProcess, server_process
from tests.web.calling import grpc_web, post, unary_connect

# No call need be slow in this test, so this may show nothing but zeros.
_MAY_BE_ZERO = {"How fast the error budget of latency is spent"}
_DRAINING = "Draining"

_VARIABLES = {"$job": "dozor.*", "$instance": ".*", "$__rate_interval": "5m", "$__range": "3h"}


def shown(query: str) -> str:
    """A panel's query as Grafana sends it."""
    for name, value in _VARIABLES.items():
        query = query.replace(name, value)
    assert "$_" not in query
    return query


def whether(expr: str) -> str:
    """An expression that tells 0 or 1 where an alert's own would be silent.

    So it gives series exactly if all the series are there, on both sides, that the alert compares.
    """
    expr = re.sub(r" (==|!=|<=|>=|<|>) ", r" \1 bool ", hurried(expr).replace("\n", " "))
    return expr.replace(" unless ", " and ").replace("absent(", "(")


@pytest.mark.slow
def test_every_panel_alert_and_recording_has_its_series(tmp_path: Path) -> None:
    with (
        operated(tmp_path) as server,
        server_process() as alone,
        prometheus(tmp_path, _targets(server.process, alone)) as running,
        server.channel() as channel,
        traffic(channel, LIMIT) as faults,
    ):
        # What grows is seen from the second scrape on.
        seen = "count(dozor_worker_restarts_total) == 2"
        until_none(lambda: not faults and not running.values(seen))
        server.kill_worker()
        server.fail_to_reload()
        server.reload()

        def lacking() -> object:
            browse(alone)
            return missing(running, without=_DRAINING)

        until_none(lambda: not faults and lacking())
        assert faults == []
        both = set(_targets(server.process, alone))
        until_none(lambda: [expr for expr in _by_process() if running.instances(expr) != both])
        server.process.send(signal.SIGTERM)
        until_none(lambda: not faults and missing(running))
        assert faults == []
        assert _faults(running) == []


def browse(server: ServerProcess) -> None:
    """Make a call in each protocol that the HTTP port speaks."""
    port, request = server.http_port, ENGAGEMENT.SerializeToString()
    assert post(port, RESOLVE, SAMPLE_REQUEST.encode()).status == 200
    unary_connect(port, RESOLVE, request)
    grpc_web(port, RESOLVE, [request])


def _targets(*servers: ServerProcess) -> list[str]:
    return [f"127.0.0.1:{server.http_port}" for server in servers]


def _by_process() -> list[str]:
    """All that looks at single processes."""
    alerting = [whether(alert["expr"]) for alert in alerts()]
    drawn = [shown(target["expr"]) for panel in panels() for target in panel["targets"]]
    found = [expr for expr in alerting + drawn if "process_" in expr]
    assert len(found) == 6
    return found


def missing(running: Prometheus, without: str = "") -> list[str]:
    """What has no series yet, or only zeros where there should be more."""
    found: list[str] = []

    def look(what: str, query: str, good: Callable[[list[float]], bool]) -> None:
        if not good(running.values(query)):
            found.append(f"{what}: {query}")

    for rule in rules():
        if "record" in rule:
            look(rule["record"], whether(rule["expr"]), bool)
            look(rule["record"], rule["record"], bool)
    for alert in alerts():
        look(alert["alert"], whether(alert["expr"]), bool)
    for panel in (panel for panel in panels() if panel["title"] != without):
        for target in panel["targets"]:
            good = bool if panel["title"] in _MAY_BE_ZERO else any
            look(panel["title"], shown(target["expr"]), good)
    return found


def _faults(running: Prometheus) -> list[str]:
    """Rules whose evaluation failed."""
    return [
        f"{rule['name']}: {rule['lastError']}"
        for group in running.ask("rules")["groups"]
        for rule in group["rules"]
        if rule["health"] != "ok"
    ]
