"""deploy/compose.yaml, as compose-go reads it: the library behind `docker compose`."""

import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from dozor.settings import ServerSettings, read_settings
from tests.deploy.envoy import cluster
from tests.tools import ROOT, tool

COMPOSE = ROOT / "deploy" / "compose.yaml"


def _load(file: Path) -> "subprocess.CompletedProcess[str]":
    # Unlike `docker compose`, it takes paths from where it is run.
    command = [tool("compose-go"), str(file)]
    return subprocess.run(
        command, cwd=file.parent, capture_output=True, text=True, timeout=60, check=False
    )


@pytest.fixture(scope="module")
def project() -> Any:
    loaded = _load(COMPOSE)
    assert loaded.returncode == 0, loaded.stderr
    return yaml.safe_load(loaded.stdout)


def test_a_key_that_compose_does_not_know_is_found(tmp_path: Path) -> None:
    wrong = tmp_path / "compose.yaml"
    text = COMPOSE.read_text(encoding="utf-8").replace("stop_grace_period", "stop_grace_perod")
    wrong.write_text(text, encoding="utf-8")
    loaded = _load(wrong)
    assert loaded.returncode != 0
    assert "stop_grace_perod" in loaded.stderr + loaded.stdout


def test_every_container_is_read_only_without_rights_and_within_limits(project: Any) -> None:
    assert set(project["services"]) == {"dozor", "envoy", "prometheus", "grafana"}
    for service in project["services"].values():
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert {"cpus", "memory", "pids"} <= set(service["deploy"]["resources"]["limits"])
        assert all(port["host_ip"] == "127.0.0.1" for port in service.get("ports", []))
        assert ":latest" not in service["image"]
        assert ":" in service["image"]


def test_two_replicas_run_with_settings_that_the_server_takes(project: Any) -> None:
    dozor = project["services"]["dozor"]
    settings = read_settings({}, dozor["environment"]).settings
    assert dozor["deploy"]["replicas"] == 2
    assert "ports" not in dozor
    assert settings.http_port == ServerSettings().http_port == 8080
    stop = float(dozor["stop_grace_period"].removesuffix("s"))
    assert stop >= settings.drain_delay + settings.grace + 5


def test_what_is_mounted_from_the_checkout_is_there(project: Any) -> None:
    sources = [
        Path(volume["source"])
        for service in project["services"].values()
        for volume in service.get("volumes", [])
        if volume["type"] == "bind"
    ]
    assert len(sources) == 4
    build = project["services"]["dozor"]["build"]
    assert (Path(build["context"]) / build["dockerfile"]).is_file()
    for source in sources:
        assert source.exists()


def test_envoy_finds_the_replicas_by_the_name_and_port_that_they_have(project: Any) -> None:
    config = yaml.safe_load((ROOT / "deploy/envoy/envoy.yaml").read_text(encoding="utf-8"))
    settings = ServerSettings()
    for name, port in (("dozor", settings.grpc_port), ("dozor_web", settings.http_port)):
        (group,) = cluster(config, name)["load_assignment"]["endpoints"]
        (found,) = (each["endpoint"]["address"]["socket_address"] for each in group["lb_endpoints"])
        assert found["address"] in project["services"]
        assert found["port_value"] == port
    (listener,) = config["static_resources"]["listeners"]
    (port,) = project["services"]["envoy"]["ports"]
    assert port["target"] == listener["address"]["socket_address"]["port_value"]


def test_draining_takes_longer_than_envoy_takes_to_see_it(project: Any) -> None:
    config = yaml.safe_load((ROOT / "deploy/envoy/envoy.yaml").read_text(encoding="utf-8"))
    settings = read_settings({}, project["services"]["dozor"]["environment"]).settings
    for name in ("dozor", "dozor_web"):
        (check,) = cluster(config, name)["health_checks"]
        interval, timeout = (float(check[key].removesuffix("s")) for key in ("interval", "timeout"))
        assert settings.drain_delay > interval * check["unhealthy_threshold"] + timeout


def test_prometheus_looks_for_the_replicas_and_their_metrics(project: Any) -> None:
    config = yaml.safe_load(project["configs"]["prometheus"]["content"])
    (job,) = config["scrape_configs"]
    (found,) = job["dns_sd_configs"]
    assert found["names"] == ["dozor"]
    assert found["port"] == ServerSettings().http_port
