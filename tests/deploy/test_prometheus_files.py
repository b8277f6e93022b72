"""The configuration and the rules for Prometheus, checked by its own tools."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from dozor.server.metrics import Metrics
from tests.deploy.files import (
    CONFIG,
    DEPLOY,
    PROMETHEUS,
    RULE_TESTS,
    RULES,
    alerts,
    read,
    rules,
    switched_on,
)
from tests.server.running import ThreadServer, thread_server
from tests.server.scraping import page
from tests.tools import tool

README = DEPLOY / "README.md"


def promtool(*arguments: str | Path, given: str | None = None) -> str:
    """What promtool says; it must be content."""
    done = subprocess.run(
        [tool("promtool"), *map(str, arguments)],
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    return said


def test_the_configuration_is_valid_and_finds_its_rules() -> None:
    said = promtool("check", "config", "--lint-fatal", CONFIG)
    assert f"{len(RULES)} rule files found" in said


def test_the_configuration_is_valid_with_all_that_is_switched_off(tmp_path: Path) -> None:
    """But for the discovery of pods: Debian builds Prometheus without it, so its shape is told."""
    config = yaml.safe_load(switched_on(CONFIG.read_text(encoding="utf-8")))
    assert [job["job_name"] for job in config["scrape_configs"]] == ["dozor", "dozor-kubernetes"]
    assert config["alerting"]["alertmanagers"]
    pods = config["scrape_configs"][1]
    assert len(pods["relabel_configs"]) == 3
    selector = {"role": "pod", "label": "app.kubernetes.io/name=dozor"}
    assert pods.pop("kubernetes_sd_configs") == [{"role": "pod", "selectors": [selector]}]
    pods["static_configs"] = [{"targets": ["pod:8080"]}]
    shutil.copytree(PROMETHEUS / "rules", tmp_path / "rules")
    file = tmp_path / "prometheus.yml"
    file.write_text(yaml.safe_dump(config), encoding="utf-8")
    promtool("check", "config", "--lint-fatal", file)


def test_no_rule_stands_twice_or_is_badly_made() -> None:
    for file in RULES:
        promtool("check", "rules", "--lint-fatal", file)


@pytest.mark.slow
@pytest.mark.parametrize("file", RULE_TESTS, ids=lambda file: file.stem)
def test_alerts_fire_when_they_must_and_are_silent_when_they_must(file: Path) -> None:
    promtool("test", "rules", file)


def _expected(*, fires: bool) -> set[str]:
    return {
        check["alertname"]
        for file in RULE_TESTS
        for story in read(file)["tests"]
        for check in story["alert_rule_test"]
        if bool(check["exp_alerts"]) is fires
    }


def test_every_alert_is_tested_to_fire_and_to_be_silent() -> None:
    names = {alert["alert"] for alert in alerts()}
    assert _expected(fires=True) == _expected(fires=False) == names


def test_every_window_of_an_objective_is_tested_to_fire() -> None:
    fired = {
        (check["alertname"], alert["exp_labels"].get("window"))
        for file in RULE_TESTS
        for story in read(file)["tests"]
        for check in story["alert_rule_test"]
        for alert in check["exp_alerts"]
    }
    assert {(a["alert"], a["labels"].get("window")) for a in alerts()} == fired


def test_every_alert_says_how_bad_it_is_and_what_to_do() -> None:
    text = README.read_text(encoding="utf-8")
    for alert in alerts():
        assert alert["labels"]["severity"] in {"page", "ticket"}
        annotations = alert["annotations"]
        assert annotations.keys() == {"summary", "description", "runbook"}
        assert "$value" in annotations["description"] or _is_yes_or_no(alert["expr"])
        anchor = annotations["runbook"].removeprefix("deploy/README.md#")
        assert anchor == alert["alert"].lower()
        assert f'<a id="{anchor}"></a>' in text


def _is_yes_or_no(expr: str) -> bool:
    return bool(re.search(r"== [01]$", expr))


def test_the_table_of_alerts_names_no_other() -> None:
    told = re.findall(r'<a id="(dozor\w+)"></a>(\w+)', README.read_text(encoding="utf-8"))
    assert [name for _, name in told] == list(dict.fromkeys(a["alert"] for a in alerts()))
    assert all(anchor == name.lower() for anchor, name in told)


def test_thresholds_of_time_are_buckets_of_the_histograms() -> None:
    text = "\n".join(rule["expr"] for rule in rules())
    buckets = {
        sample.labels["le"]
        for family in Metrics(()).registry.collect()
        for sample in family.samples
        if sample.name == "grpc_server_handling_seconds_bucket"
    }
    asked = set(re.findall(r'le="([^"]+)"', text))
    assert asked == {"0.05", "0.25"} <= buckets


@pytest.fixture(scope="module")
def server() -> Iterator[ThreadServer]:
    """A server, only to be asked for its metrics."""
    with thread_server() as running:
        yield running


def test_the_servers_metrics_are_as_prometheus_wishes(server: ThreadServer) -> None:
    assert promtool("check", "metrics", given=page(server)) == ""
