"""Generate the dashboard for Grafana, dozor.json, from panels.py.

Run it as `python -m deploy.grafana.generate` from the root, without options to write the file, with
`--check` to compare it with the one that is there.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from deploy.grafana.panels import ROWS, Panel

FILE = Path(__file__).parent / "dozor.json"
SCHEMA_VERSION = 39
"""Of Grafana 11; later ones read it and bring it up to date themselves."""

COLUMNS, HEIGHT = 24, 8
DATASOURCE = {"type": "prometheus", "uid": "${datasource}"}

Json = dict[str, Any]


def dashboard() -> Json:
    """The dashboard, as Grafana keeps it."""
    return {
        "uid": "dozor",
        "title": "Dozor",
        "description": "Dozor: traffic, errors, latency, objectives, combats, processes.",
        "tags": ["dozor", "grpc"],
        "schemaVersion": SCHEMA_VERSION,
        "editable": True,
        "graphTooltip": 1,
        "refresh": "30s",
        "time": {"from": "now-3h", "to": "now"},
        "timezone": "browser",
        "annotations": {"list": []},
        "links": [],
        "templating": {"list": _variables()},
        "panels": _panels(),
    }


def _variables() -> list[Json]:
    return [
        {
            "name": "datasource",
            "label": "Prometheus",
            "type": "datasource",
            "query": "prometheus",
            "refresh": 1,
            "hide": 0,
        },
        _variable("job", "Fleet", 'label_values(up{job=~"dozor.*"}, job)'),
        _variable("instance", "Instance", 'label_values(up{job=~"$job"}, instance)'),
    ]


def _variable(name: str, label: str, query: str) -> Json:
    return {
        "name": name,
        "label": label,
        "type": "query",
        "datasource": DATASOURCE,
        "query": {"query": query, "refId": f"variable-{name}"},
        "refresh": 2,
        "sort": 1,
        "hide": 0,
        "multi": True,
        "includeAll": True,
        "allValue": ".*" if name == "instance" else "dozor.*",
        "current": {"text": ["All"], "value": ["$__all"]},
    }


def _panels() -> list[Json]:
    made: list[Json] = []
    top = 0
    for title, row in ROWS.items():
        place = {"x": 0, "y": top, "w": COLUMNS, "h": 1}
        made.append(
            {
                "id": len(made) + 1,
                "type": "row",
                "title": title,
                "gridPos": place,
                "collapsed": False,
                "panels": [],
            }
        )
        top, left = top + 1, 0
        for panel in row:
            if left + panel.width > COLUMNS:
                top, left = top + HEIGHT, 0
            place = {"x": left, "y": top, "w": panel.width, "h": HEIGHT}
            made.append(_panel(panel, len(made) + 1, place))
            left += panel.width
        top += HEIGHT
    return made


def _panel(panel: Panel, number: int, place: Json) -> Json:
    now = panel.kind in ("table", "bargauge", "stat")
    return {
        "id": number,
        "type": panel.kind,
        "title": panel.title,
        "description": panel.description,
        "datasource": DATASOURCE,
        "gridPos": place,
        "targets": [
            {
                "refId": chr(ord("A") + index),
                "datasource": DATASOURCE,
                "editorMode": "code",
                "expr": query.expr,
                "legendFormat": query.legend or "__auto",
                "instant": now,
                "range": not now,
                "format": _format(panel.kind),
            }
            for index, query in enumerate(panel.queries)
        ],
        "fieldConfig": {"defaults": _defaults(panel), "overrides": []},
        "options": _options(panel.kind),
    }


def _format(kind: str) -> str:
    return kind if kind in ("table", "heatmap") else "time_series"


def _defaults(panel: Panel) -> Json:
    defaults: Json = {"unit": panel.unit}
    if panel.kind in ("timeseries", "bargauge"):
        defaults["min"] = 0
    if panel.kind == "timeseries":
        defaults["custom"] = {
            "fillOpacity": 20 if panel.stacked else 0,
            "showPoints": "never",
            "stacking": {"mode": "normal" if panel.stacked else "none", "group": "A"},
        }
    return defaults


def _options(kind: str) -> Json:
    reduce = {"calcs": ["lastNotNull"], "fields": "", "values": False}
    options: dict[str, Json] = {
        "timeseries": {
            "legend": {"displayMode": "list", "placement": "bottom", "showLegend": True},
            "tooltip": {"mode": "multi", "sort": "desc"},
        },
        "heatmap": {
            "calculate": False,
            "yAxis": {"unit": "s"},
            "color": {"mode": "scheme", "scheme": "Oranges", "steps": 64},
            "cellGap": 1,
            "tooltip": {"mode": "single", "yHistogram": False},
        },
        "stat": {"reduceOptions": reduce, "colorMode": "none", "textMode": "value_and_name"},
        "bargauge": {
            "reduceOptions": reduce,
            "orientation": "horizontal",
            "displayMode": "basic",
        },
        "table": {"showHeader": True},
    }
    return options[kind]


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the file, or compare it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare, and write nothing")
    check = parser.parse_args(arguments).check
    text = json.dumps(dashboard(), indent=2) + "\n"
    if not check:
        FILE.write_text(text, encoding="utf-8")
    elif not FILE.exists() or FILE.read_text(encoding="utf-8") != text:
        sys.stderr.write(f"{FILE.name} is not what panels.py makes: run `make dashboard`\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
