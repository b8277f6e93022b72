"""Programs that these tests run; `make ops-tools` installs them."""

import os
import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def tool(name: str) -> str:
    """Where a program is; without it the test is skipped, or in CI failed."""
    beside = ROOT / ".tools" / "bin" / name
    found = str(beside) if beside.exists() else shutil.which(name)
    if found is not None:
        return found
    missing = f"{name} is not on PATH and not in .tools/bin: run `make ops-tools`"
    if os.environ.get("CI"):
        pytest.fail(missing)
    pytest.skip(missing)
