"""The chart brings the very rules and dashboard that deploy/ ships."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.deploy.chart import Chart
from tests.tools import ROOT

RULES = ROOT / "deploy" / "prometheus" / "rules"
DASHBOARD = ROOT / "deploy" / "grafana" / "dozor.json"


@pytest.fixture(scope="module")
def chart(tmp_path_factory: pytest.TempPathFactory) -> Chart:
    return Chart(tmp_path_factory.mktemp("chart"))


def test_the_rule_object_holds_all_shipped_rules(chart: Chart) -> None:
    values = {"metrics": {"prometheusRule": {"enabled": True, "labels": {"team": "a"}}}}
    rule = chart.render(values)["PrometheusRule", "release-dozor"]
    shipped: list[Any] = []
    for file in sorted(RULES.glob("*.yml")):
        shipped += yaml.safe_load(file.read_text(encoding="utf-8"))["groups"]
    assert shipped
    assert rule["apiVersion"] == "monitoring.coreos.com/v1"
    assert rule["metadata"]["labels"]["team"] == "a"
    assert rule["spec"] == {"groups": shipped}


def test_the_dashboard_is_the_shipped_one(chart: Chart) -> None:
    rendered = chart.render({"metrics": {"dashboard": {"enabled": True}}})
    config = rendered["ConfigMap", "release-dozor-dashboard"]
    assert config["metadata"]["labels"]["grafana_dashboard"] == "1"
    shipped = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    assert json.loads(config["data"]["dozor.json"]) == shipped


def test_a_chart_that_was_packed_without_them_says_so(tmp_path: Path) -> None:
    chart = Chart(tmp_path)
    shutil.rmtree(chart.path / "files")
    for option, missing in (("prometheusRule", "rules"), ("dashboard", "dashboard.json")):
        told = chart.refusal({"metrics": {option: {"enabled": True}}})
        assert f"this chart was packed without files/{missing}" in told
