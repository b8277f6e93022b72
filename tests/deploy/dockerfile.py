"""Carries out a Dockerfile without Docker: its own commands, on this machine as the base image.

Each stage is an overlay over this machine's root file system, so that RUN, COPY and ENV have their
effects there and nowhere else. What it does not know of a Dockerfile is an error, not left out.
"""

import fnmatch
import json
import os
import re
import shlex
import shutil
import stat
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

Instruction = tuple[str, str]
_PYTHON = Path(sys.base_prefix) / "bin"


def instructions(text: str) -> list[Instruction]:
    """The instructions of a Dockerfile, each with the rest of its line."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    found = (line.strip().partition(" ") for line in joined.splitlines() if line.strip())
    return [(name, rest.strip()) for name, _, rest in found]


@dataclass
class Stage:
    """A stage that has been built, and the last stage's say about how to run it.

    Attributes:
        root: Its root file system.
        environment: Its variables.
        user: Numeric user and group.
        folder: Where commands run.
        lists: The instructions that have an array: HEALTHCHECK, ENTRYPOINT, CMD.
        plain: The other ones that change no file, such as STOPSIGNAL.
    """

    root: Path
    environment: dict[str, str]
    user: str = "0:0"
    folder: str = "/"
    lists: dict[str, list[str]] = field(default_factory=dict)
    plain: dict[str, str] = field(default_factory=dict)

    def command(self, *arguments: str) -> list[str]:
        """A command that runs these arguments in here, as the stage's user."""
        user, _, group = self.user.partition(":")
        variables = [f"{name}={value}" for name, value in self.environment.items()]
        rights = ["--bounding-set=-all", "--inh-caps=-all", "--no-new-privs"]
        if user == "0":
            rights = []
        as_user = ["setpriv", "--reuid", user, "--regid", group, "--clear-groups", *rights]
        inside = f'cd "$0" && exec {shlex.join([*as_user, *arguments])}'
        return ["chroot", str(self.root), "env", "-i", *variables, "sh", "-c", inside, self.folder]


class Builder:
    """Builds the stages of a Dockerfile, in a folder of its own."""

    def __init__(self, context: Path, dockerfile: Path, work: Path) -> None:
        self._context, self._work = context, work
        self._instructions = instructions(dockerfile.read_text(encoding="utf-8"))
        self._ignored = (context / ".dockerignore").read_text(encoding="utf-8").split("\n")
        self._stages: dict[str, Stage] = {}
        self._mounted: list[Path] = []

    @contextmanager
    def image(self) -> Iterator[Stage]:
        """The last stage; afterwards all is undone."""
        stage: Stage | None = None
        _run("mount", "-t", "tmpfs", "tmpfs", str(self._work))
        self._mounted.append(self._work)
        try:
            for name, rest in self._instructions:
                if name == "FROM":
                    stage = self._from(rest)
                else:
                    assert stage is not None
                    self._carry_out(stage, name, rest)
            assert stage is not None
            yield stage
        finally:
            for path in reversed(self._mounted):
                _run("umount", "--lazy", str(path))

    def _from(self, rest: str) -> Stage:
        image, _, alias = rest.partition(" AS ")
        assert re.fullmatch(r"python:3\.\d+-slim-\w+", image), "no other base is stood in for"
        folder = self._work / str(len(self._stages))
        upper, work, root = (folder / part for part in ("upper", "work", "root"))
        for part in (upper, work, root):
            part.mkdir(parents=True)
        layers = f"lowerdir=/,upperdir={upper},workdir={work}"
        _run("mount", "-t", "overlay", "overlay", "-o", layers, str(root))
        self._mounted.append(root)
        # As every container has them; and nothing of this machine that could be written or removed.
        _run("mount", "-t", "proc", "proc", str(root / "proc"))
        self._mounted.append(root / "proc")
        for name, minor in (("null", 3), ("zero", 5), ("random", 8), ("urandom", 9)):
            device = root / "dev" / name
            device.unlink(missing_ok=True)
            os.mknod(device, stat.S_IFCHR, os.makedev(1, minor))
            device.chmod(0o666)
        # Others than root must reach this machine's Python, which may be in root's home.
        for parent in [_PYTHON, *_PYTHON.parents]:
            inside = root / str(parent).lstrip("/")
            inside.chmod(inside.stat().st_mode | 0o055)
        environment = {"PATH": f"{_PYTHON}:{os.environ['PATH']}", "HOME": "/nonexistent"}
        # What this machine says of its package index.
        pip = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
        stage = Stage(root, environment | pip)
        self._stages[alias or str(len(self._stages))] = stage
        return stage

    def _carry_out(self, stage: Stage, name: str, rest: str) -> None:
        if name == "RUN":
            run = stage.command("sh", "-ec", rest)
            done = subprocess.run(run, capture_output=True, text=True, timeout=600, check=False)
            assert done.returncode == 0, f"RUN {rest}\n{done.stdout}{done.stderr}"
        elif name == "COPY":
            self._copy(stage, rest)
        elif name == "ENV":
            for assignment in shlex.split(rest):
                variable, _, value = assignment.partition("=")
                stage.environment[variable] = _filled(value, stage.environment)
        elif name == "WORKDIR":
            stage.folder = rest
            (stage.root / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
        elif name == "USER":
            assert re.fullmatch(r"\d+:\d+", rest), "Kubernetes needs numbers to tell it is not root"
            stage.user = rest
        elif name == "HEALTHCHECK":
            stage.lists[name] = json.loads(rest[rest.index("CMD ") + 4 :])
        elif name in {"ENTRYPOINT", "CMD"}:
            stage.lists[name] = json.loads(rest)
        else:
            assert name in {"ARG", "LABEL", "EXPOSE", "STOPSIGNAL"}, f"{name} is not known here"
            stage.plain[name] = rest

    def _copy(self, stage: Stage, rest: str) -> None:
        *sources, target = rest.split()
        source_root = self._context
        if sources[0].startswith("--from="):
            source_root = self._stages[sources.pop(0).removeprefix("--from=")].root
        folder = stage.root / stage.folder.lstrip("/")
        to = stage.root / target.lstrip("/") if target.startswith("/") else folder / target
        for source in sources:
            path = source_root / source.lstrip("/")
            if source_root == self._context:
                assert self.sent(source), f"{source} is not sent to Docker: see .dockerignore"
            if path.is_dir():
                _run("cp", "-a", f"{path}/.", f"{_made(to)}/")
            else:
                shutil.copy2(path, _made(to) if target.endswith("/") else to)

    def sent(self, path: str) -> bool:
        """Whether .dockerignore lets a file or folder pass; the last pattern counts."""
        passes = True
        for pattern in filter(None, self._ignored):
            if not pattern.startswith("#") and fnmatch.fnmatch(path, pattern.lstrip("!")):
                passes = pattern.startswith("!")
        return passes


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _filled(value: str, environment: Mapping[str, str]) -> str:
    return re.sub(r"\$\{?(\w+)\}?", lambda found: environment.get(found[1], ""), value)


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True, timeout=120)
