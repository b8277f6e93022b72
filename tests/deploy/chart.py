"""Renders the chart with the real Helm."""

import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from tests.tools import ROOT, tool

CHART = ROOT / "deploy" / "helm" / "dozor"
Values = Mapping[str, Any]
Manifest = dict[str, Any]

ISSUER = {"issuerRef": {"name": "games"}}
FEATURES: dict[str, Values] = {
    "pull secret": {"imagePullSecrets": [{"name": "registry"}]},
    "digest": {"image": {"digest": "sha256:" + "0" * 64}},
    "plain service": {"service": {"headless": False, "port": 80, "annotations": {"a": "b"}}},
    "own ports": {"settings": {"http_port": 9090, "workers": 2, "log_level": "debug"}},
    "auth": {"auth": {"enabled": True, "tokens": ["one", "two"]}},
    "rulebooks": {"rulebooks": {"files": {"house.toml": "name = 'house'\n"}}},
    "ingress": {
        "ingress": {
            "enabled": True,
            "className": "nginx",
            "annotations": {"a": "b"},
            "hosts": ["dozor.example"],
            "tls": [{"secretName": "web", "hosts": ["dozor.example"]}],
        },
        "settings": {"http_tls": True},
        "tls": {"mode": "secret", "secretName": "tls"},
    },
    "autoscaling": {"autoscaling": {"enabled": True}},
    "no budget": {"podDisruptionBudget": {"enabled": False}},
    "network policy": {
        "networkPolicy": {
            "enabled": True,
            "grpcFrom": [{"podSelector": {"matchLabels": {"app": "game"}}}],
            "metricsFrom": [{"namespaceSelector": {}}],
            "egress": [{"ports": [{"protocol": "TCP", "port": 4317}]}],
        }
    },
    "certificate": {
        "tls": {
            "mode": "certManager",
            "clientCertificates": True,
            "clientCaSecret": "games-ca",
            "certManager": ISSUER | {"dnsNames": ["dozor.example"]},
        }
    },
    "service monitor": {"metrics": {"serviceMonitor": {"enabled": True, "labels": {"team": "a"}}}},
    "no account": {"serviceAccount": {"create": False}},
    "placing": {
        "nodeSelector": {"disk": "none"},
        "tolerations": [{"key": "games", "operator": "Exists"}],
        "affinity": {"nodeAffinity": {}},
        "priorityClassName": "games",
        "topologySpreadConstraints": [],
    },
    "marks": {"podAnnotations": {"a": "b"}, "podLabels": {"c": "d"}, "nameOverride": "watch"},
    "extras": {
        "extraEnv": [{"name": "TZ", "value": "UTC"}],
        "extraVolumes": [{"name": "more", "emptyDir": {}}],
        "extraVolumeMounts": [{"name": "more", "mountPath": "/more"}],
    },
}
"""Every option of the chart, turned away from its default."""


class Chart:
    """A copy of the chart, with the files that it shows of other folders."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.path = folder / "dozor"
        shutil.copytree(CHART, self.path, symlinks=True)
        for link in (self.path / "files").iterdir():
            shown = (CHART / "files" / link.name).resolve()
            link.unlink()
            if shown.is_dir():
                shutil.copytree(shown, link)
            elif shown.exists():
                shutil.copy(shown, link)

    def run(self, values: Values, *command: str) -> "subprocess.CompletedProcess[str]":
        """Run a command of Helm on the chart with these values."""
        file = self._folder / "values.yaml"
        file.write_text(yaml.safe_dump(dict(values)), encoding="utf-8")
        arguments = [tool("helm"), *command, str(self.path), "--values", str(file)]
        return subprocess.run(arguments, capture_output=True, text=True, timeout=60, check=False)

    def text(self, values: Values) -> str:
        """All that a release is made of, as YAML."""
        run = self.run(values, "template", "release", "--namespace", "games")
        assert run.returncode == 0, run.stderr
        return run.stdout

    def render(self, values: Values) -> dict[tuple[str, str], Manifest]:
        """The same by kind and name."""
        found = [each for each in yaml.safe_load_all(self.text(values)) if each]
        rendered = {(each["kind"], each["metadata"]["name"]): each for each in found}
        assert len(rendered) == len(found), "two manifests have one name"
        return rendered

    def refusal(self, values: Values) -> str:
        """Why Helm refuses these values."""
        run = self.run(values, "template", "release")
        assert run.returncode == 1
        assert run.stdout == ""
        return run.stderr


def merged(*parts: Values) -> dict[str, Any]:
    """All values together; of mappings the keys, of all else the last."""
    result: dict[str, Any] = {}
    for part in parts:
        for key, value in part.items():
            old = result.get(key)
            if isinstance(old, dict) and isinstance(value, Mapping):
                result[key] = merged(old, value)
            else:
                result[key] = value
    return result
