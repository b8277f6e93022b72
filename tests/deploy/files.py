"""What is shipped for Prometheus and Grafana, read."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
PROMETHEUS = DEPLOY / "prometheus"
CONFIG = PROMETHEUS / "prometheus.yml"
RULES = sorted((PROMETHEUS / "rules").glob("*.yml"))
RULE_TESTS = sorted((PROMETHEUS / "tests").glob("*.yml"))
GRAFANA = DEPLOY / "grafana"

Json = dict[str, Any]


def read(file: Path) -> Any:
    """A YAML file."""
    return yaml.safe_load(file.read_text(encoding="utf-8"))


def rules() -> Iterator[Json]:
    """Every rule of every file."""
    for file in RULES:
        for group in read(file)["groups"]:
            yield from group["rules"]


def alerts() -> list[Json]:
    """The rules that alert."""
    return [rule for rule in rules() if "alert" in rule]


def dashboard() -> Json:
    """The dashboard."""
    made: Json = json.loads((GRAFANA / "dozor.json").read_text(encoding="utf-8"))
    return made


def panels() -> list[Json]:
    """Its panels, without the rows' titles."""
    return [panel for panel in dashboard()["panels"] if panel["type"] != "row"]


def switched_on(text: str) -> str:
    """A configuration with everything that its comments switch off."""
    return re.sub(r"^#(?=[^ \n]|  )", "", text, flags=re.MULTILINE)
