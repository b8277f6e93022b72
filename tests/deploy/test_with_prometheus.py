"""What a real Prometheus makes of a real server: rules, alerts, and the dashboard's panels."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.deploy.announced import scrape_port
from tests.deploy.files import alerts, panels, rules
from tests.deploy.prometheus import Prometheus, hurried, prometheus, until_none
from tests.deploy.traffic import traffic
from tests.server.running import server_process

# Nothing of this need go wrong in this test, so these may show nothing but zeros.
_MAY_BE_ZERO = {
    "Share of calls that failed by the server's fault",
    "How fast the error budget of availability is spent",
    "How fast the error budget of latency is spent",
}

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
        server_process() as server,
        scrape_port(server) as port,
        prometheus(tmp_path, [f"127.0.0.1:{port}"]) as running,
        traffic(server.address) as faults,
    ):
        until_none(lambda: not faults and missing(running))
        assert faults == []
        assert _faults(running) == []


def missing(running: Prometheus) -> list[str]:
    """What has no series yet, or only zeros where there should be more."""
    found: list[str] = []

    def look(what: str, query: str, good: Callable[[list[float]], bool]) -> None:
        if not good(running.values(query)):
            found.append(f"{what}: {query}")

    for rule in rules():
        if "record" in rule:
            look(rule["record"], whether(rule["expr"]), bool)
            if "reload_failure" not in rule["record"]:  # is there only after a failure
                look(rule["record"], rule["record"], bool)
    for alert in alerts():
        expr = whether(alert["expr"])
        if "reload_failure" in expr:
            expr = expr.replace(*_last_failure())
        look(alert["alert"], expr, bool)
    for panel in panels():
        for target in panel["targets"]:
            good = bool if panel["title"] in _MAY_BE_ZERO else any
            look(panel["title"], shown(target["expr"]), good)
    return found


def _last_failure() -> tuple[str, str]:
    """The name of what is recorded after a failure alone, and what it is recorded from."""
    (rule,) = (rule for rule in rules() if "reload_failure" in rule.get("record", ""))
    return rule["record"], f"({whether(rule['expr'])})"


def _faults(running: Prometheus) -> list[str]:
    """Rules whose evaluation failed."""
    return [
        f"{rule['name']}: {rule['lastError']}"
        for group in running.ask("rules")["groups"]
        for rule in group["rules"]
        if rule["health"] != "ok"
    ]
