"""The wheel carries the page, so that whoever installs it needs no Node."""

import os
import shutil
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest

from tests.server.running import ServerProcess
from tests.tools import ROOT

PAGE = ROOT / "service" / "dozor" / "web" / "page"


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a wheel built of this checkout holds."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"  # a build writes beside its sources, and takes what it finds there
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        source.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, source)
    leave = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "service", source / "service", ignore=leave)
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    command = [*pip, "--wheel-dir", str(folder), str(source)]
    subprocess.run(command, check=True, capture_output=True, timeout=300)
    (wheel,) = folder.glob("dozor-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def files(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.mark.slow
def test_the_wheel_has_every_file_of_the_page(unpacked: Path) -> None:
    carried = files(unpacked / "dozor" / "web" / "page")
    assert carried == files(PAGE)
    assert "index.html" in carried
    assert {Path(name).suffix for name in carried if name.startswith("assets/")} >= {".js", ".css"}


@pytest.mark.slow
def test_what_the_wheel_serves_is_the_page(unpacked: Path) -> None:
    command = [sys.executable, "-m", "dozor", "serve", "--host", "127.0.0.1"]
    with subprocess.Popen(
        [*command, "--grpc-port", "0", "--http-port", "0"],
        cwd=unpacked,  # not the checkout
        env={**os.environ, "PYTHONPATH": str(unpacked)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            server = ServerProcess(process)
            server.read_banner()
            for name, content in files(PAGE).items():
                path = "" if name == "index.html" else name
                with urllib.request.urlopen(f"http://127.0.0.1:{server.http_port}/{path}") as got:
                    assert got.read() == content, name
        finally:
            process.kill()
