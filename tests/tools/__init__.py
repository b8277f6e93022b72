"""Programs that tests need and that a machine may lack."""

import os
import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
UNPACKED = ROOT / ".tools" / "bin"
"""Where `make tools` puts what the machine does not have."""


def tool(name: str) -> str:
    """The path of a program. Without it the test is skipped, and fails where `CI` is set."""
    found = shutil.which(name) or shutil.which(name, path=UNPACKED)
    if found is None:
        text = f"{name} was not found, neither on PATH nor in .tools/bin: `make tools` gets it"
        if os.environ.get("CI"):
            pytest.fail(text)
        pytest.skip(text)
    return found
