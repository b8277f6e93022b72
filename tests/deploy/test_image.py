"""The image: its Dockerfile is carried out and what comes of it is run, as far as that is possible.

There is no Docker daemon to count on and no registry to take the base image from. So the commands
of the Dockerfile run over this machine's own file system and Python instead: all but the base.
"""

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.deploy.dockerfile import Builder, Stage
from tests.server.calling import eventually
from tests.server.running import PATIENCE, ServerProcess
from tests.tools import ROOT, tool

DOCKERFILE = ROOT / "deploy" / "docker" / "Dockerfile"
PORTS = ("--host", "127.0.0.1", "--grpc-port", "0", "--http-port", "0")


def test_the_linter_finds_nothing_in_the_dockerfile() -> None:
    command = [tool("hadolint"), str(DOCKERFILE)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (run.returncode, run.stdout) == (0, "")


def _can_mount(folder: Path) -> bool:
    programs = all(map(shutil.which, ("setpriv", "chroot", "mount")))
    if os.name != "posix" or os.geteuid() != 0 or not programs:
        return False
    upper, work, root = (folder / name for name in ("upper", "work", "root"))
    mount = ["mount", "-t", "tmpfs", "tmpfs", str(folder)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        return False
    try:
        for part in (upper, work, root):
            part.mkdir()
        layers = f"lowerdir=/,upperdir={upper},workdir={work}"
        command = ["mount", "-t", "overlay", "overlay", "-o", layers, str(root)]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            return False
        subprocess.run(["umount", str(root)], check=True)
        return True
    finally:
        subprocess.run(["umount", str(folder)], check=True)


@pytest.fixture
def image(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    if not _can_mount(tmp_path_factory.mktemp("try")):
        missing = "this needs root, overlay file systems, setpriv and chroot (in /usr/sbin) on PATH"
        pytest.fail(missing) if os.environ.get("CI") else pytest.skip(missing)
    with Builder(ROOT, DOCKERFILE, tmp_path_factory.mktemp("image")).image() as built:
        # From here on nothing can be written, not even by root.
        subprocess.run(["mount", "-o", "remount,ro", str(built.root)], check=True)
        yield built


def _run(image: Stage, *arguments: str) -> "subprocess.CompletedProcess[str]":
    command = image.command(*arguments)
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.slow
def test_the_image_serves_as_nobody_from_a_file_system_that_cannot_be_written(
    image: Stage,
) -> None:
    _holds_what_it_needs_and_nothing_to_install_with(image)
    assert image.user == "65532:65532"
    assert _run(image, "touch", "/tmp/file").returncode != 0
    entry = image.lists["ENTRYPOINT"]
    assert image.lists["CMD"] == ["serve"]
    command = image.command(*entry, *image.lists["CMD"], *PORTS)
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            server = ServerProcess(process)
            server.read_banner()
            status = Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8")
            assert "\nUid:\t65532\t65532\t65532\t65532\n" in status
            assert "\nCapEff:\t0000000000000000\n" in status
            image.environment |= {
                "DOZOR_HOST": "127.0.0.1",
                "DOZOR_GRPC_PORT": str(server.grpc_port),
            }
            healthy = _run(image, *image.lists["HEALTHCHECK"])
            assert (healthy.returncode, healthy.stdout) == (0, "SERVING\n")
            process.send_signal(signal.Signals[image.plain["STOPSIGNAL"]])
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()
    eventually(lambda: _run(image, *image.lists["HEALTHCHECK"]).returncode == 1)


def _holds_what_it_needs_and_nothing_to_install_with(image: Stage) -> None:
    python = "/opt/dozor/bin/python"
    found = _run(image, python, "-c", "import grpc, numpy, uvloop, yaml, dozor; print(dozor)")
    assert (found.returncode, found.stderr) == (0, "")
    assert "/opt/dozor/lib/" in found.stdout
    assert _run(image, python, "-m", "pip", "--version").returncode != 0
    assert _run(image, "python", "-m", "pip", "--version").returncode != 0
    packages = image.root / "opt/dozor/lib"
    sources = [path for path in packages.rglob("*.py") if path.parent.name == "dozor"]
    assert sources
    for source in sources:
        assert list((source.parent / "__pycache__").glob(f"{source.stem}.*.pyc"))
    assert list(packages.glob("*/site-packages/dozor/web/page/index.html"))
    assert not list(packages.rglob("setuptools"))
    assert not (image.root / "build").exists() or not (image.root / "build/service").exists()
