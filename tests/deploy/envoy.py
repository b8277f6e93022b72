"""The shipped Envoy configuration before real servers: only its addresses are other ones."""

import json
import subprocess
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import yaml

from tests.server.calling import eventually
from tests.tools import ROOT, tool

CONFIG = ROOT / "deploy" / "envoy" / "envoy.yaml"


Addresses = Sequence[tuple[str, int]]


def configured(endpoints: Addresses, web: Addresses = ()) -> dict[str, Any]:
    """The shipped configuration with these replicas, and free ports of the loopback for itself.

    Args:
        endpoints: Where the replicas serve gRPC.
        web: Where they serve HTTP.
    """
    config: dict[str, Any] = yaml.safe_load(CONFIG.read_text(encoding="utf-8"))
    config["admin"]["address"]["socket_address"]["port_value"] = 0
    (listener,) = config["static_resources"]["listeners"]
    listener["address"]["socket_address"] = {"address": "127.0.0.1", "port_value": 0}
    for name, addresses in (("dozor", endpoints), ("dozor_web", web)):
        (group,) = cluster(config, name)["load_assignment"]["endpoints"]
        group["lb_endpoints"] = [
            {"endpoint": {"address": {"socket_address": {"address": host, "port_value": port}}}}
            for host, port in addresses
        ]
    return config


def cluster(config: dict[str, Any], name: str) -> dict[str, Any]:
    """A cluster of a configuration."""
    found: dict[str, Any]
    (found,) = (each for each in config["static_resources"]["clusters"] if each["name"] == name)
    return found


class Envoy:
    """A running Envoy.

    Attributes:
        process: Its process.
        admin: Address of its admin interface.
        address: Where clients reach it.
    """

    def __init__(self, process: "subprocess.Popen[bytes]", admin: str) -> None:
        self.process = process
        self.admin = admin
        listeners = json.loads(self.get("/listeners?format=json"))["listener_statuses"]
        self.address = "127.0.0.1:{}".format(
            listeners[0]["local_address"]["socket_address"]["port_value"]
        )

    def get(self, path: str, method: str = "GET") -> str:
        """What the admin interface answers."""
        request = urllib.request.Request(f"http://{self.admin}{path}", method=method)
        with urllib.request.urlopen(request, timeout=30) as answer:
            text: str = answer.read().decode()
            return text

    def healthy(self) -> set[int]:
        """Ports of the replicas that get calls."""
        statuses = json.loads(self.get("/clusters?format=json"))["cluster_statuses"]
        return {
            host["address"]["socket_address"]["port_value"]
            for cluster in statuses
            for host in cluster.get("host_statuses", ())
            if set(host["health_status"]) == {"eds_health_status"}
        }

    def calls_by_replica(self) -> dict[int, int]:
        """Calls that each replica has been sent, health checks left out, by its port."""
        statuses = json.loads(self.get("/clusters?format=json"))["cluster_statuses"]
        (grpc,) = (each for each in statuses if each["name"] == "dozor")
        return {
            host["address"]["socket_address"]["port_value"]: int(stat.get("value", 0))
            for host in grpc["host_statuses"]
            for stat in host["stats"]
            if stat["name"] == "rq_total"
        }


@contextmanager
def envoy(endpoints: Addresses, folder: Path, web: Addresses = ()) -> Iterator[Envoy]:
    """Run Envoy before these replicas, once it has found all of them healthy."""
    config, admin, log = folder / "envoy.yaml", folder / "admin", folder / "envoy.log"
    config.write_text(yaml.safe_dump(configured(endpoints, web)), encoding="utf-8")
    command = [tool("envoy"), "-c", str(config), "--log-path", str(log)]
    command += ["--admin-address-path", str(admin)]
    command += ["--use-dynamic-base-id", "--concurrency", "1", "--drain-time-s", "5", "-l", "info"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        try:
            eventually(
                lambda: process.poll() is not None or (admin.exists() and _text(admin) != "")
            )
            assert process.poll() is None, log.read_text(encoding="utf-8")
            eventually(lambda: _ready(_text(admin)))
            running = Envoy(process, _text(admin))
            eventually(lambda: running.healthy() == {port for _, port in (*endpoints, *web)})
            yield running
        finally:
            process.terminate()
            try:
                process.wait(timeout=30)
            except subprocess.TimeoutExpired:
                process.kill()


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8").strip()


def _ready(admin: str) -> bool:
    try:
        with urllib.request.urlopen(f"http://{admin}/ready", timeout=30):
            return True
    except OSError:
        return False
