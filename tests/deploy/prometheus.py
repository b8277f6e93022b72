"""A real Prometheus for tests: the shipped configuration, with other intervals and targets."""

import json
import re
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import yaml

from tests.deploy.files import CONFIG, PROMETHEUS, read
from tests.server.running import PATIENCE
from tests.tools import tool

Json = dict[str, Any]
_ATTEMPTS = 5


class Prometheus:
    """One that runs."""

    def __init__(self, port: int) -> None:
        self._root = f"http://127.0.0.1:{port}"

    def ready(self) -> bool:
        """Whether it answers."""
        try:
            with urllib.request.urlopen(f"{self._root}/-/ready") as response:
                return bool(response.status == 200)
        except (urllib.error.URLError, ConnectionError):
            return False

    def ask(self, what: str, **parameters: str) -> Any:
        """The data of an answer of its API; a query that is wrong is an error."""
        url = f"{self._root}/api/v1/{what}?{urllib.parse.urlencode(parameters)}"
        try:
            with urllib.request.urlopen(url) as response:
                return json.load(response)["data"]
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{parameters}: {error.read().decode()}") from error

    def instances(self, query: str) -> set[str]:
        """The instances that a query gives a series of."""
        return {series["metric"]["instance"] for series in self.ask("query", query=query)["result"]}

    def values(self, query: str) -> list[float]:
        """The numbers that a query gives; those that are none are left out."""
        result = self.ask("query", query=query)["result"]
        numbers = [float(series["value"][1]) for series in result]
        return [number for number in numbers if number == number]  # noqa: PLR0124 - not NaN


@contextmanager
def prometheus(folder: Path, targets: list[str]) -> Iterator[Prometheus]:
    """Run Prometheus over the shipped rules; only intervals and targets are others."""
    shutil.copytree(PROMETHEUS / "rules", folder / "rules")
    for file in (folder / "rules").iterdir():
        text = file.read_text(encoding="utf-8")
        file.write_text(hurried(text), encoding="utf-8")
    config = read(CONFIG)
    config["global"] = {
        "scrape_interval": "1s",
        "scrape_timeout": "1s",
        "evaluation_interval": "1s",
    }
    config["scrape_configs"][0]["static_configs"][0]["targets"] = targets
    (folder / "prometheus.yml").write_text(yaml.safe_dump(config), encoding="utf-8")
    process, running = _started(folder)
    try:
        yield running
    finally:
        process.kill()
        process.wait()


def hurried(text: str) -> str:
    """Rules, or an expression, that look each second where they would each minute."""
    text = re.sub(r"^    interval: .*", "    interval: 1s", text, flags=re.MULTILINE)
    return re.sub(r"\[12h:1m\]", "[1m:1s]", text)


def _started(folder: Path) -> "tuple[subprocess.Popen[bytes], Prometheus]":
    """Another process may take the port that was free a moment ago; then another is tried."""
    said = ""
    for _ in range(_ATTEMPTS):
        port = _free_port()
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen(
                [
                    tool("prometheus"),
                    f"--config.file={folder / 'prometheus.yml'}",
                    f"--storage.tsdb.path={folder / 'data'}",
                    f"--web.listen-address=127.0.0.1:{port}",
                ],
                stdout=log,
                stderr=log,
            )
        running = Prometheus(port)
        if _came_up(process, running):
            return process, running
        said = (folder / "log").read_text(encoding="utf-8")
        assert "address already in use" in said, said
    raise AssertionError(said)


def _came_up(process: "subprocess.Popen[bytes]", running: Prometheus) -> bool:
    try:
        until_none(lambda: process.poll() is None and not running.ready())
    except BaseException:
        process.kill()
        process.wait()
        raise
    return process.poll() is None


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
    return port


def until_none(missing: Callable[[], object]) -> None:
    """Wait until nothing is missing any more."""
    end = time.monotonic() + PATIENCE
    while found := missing():
        assert time.monotonic() < end, found
        time.sleep(0.2)
