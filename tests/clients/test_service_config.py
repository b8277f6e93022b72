"""The published service config: what it names is there, and its README's program runs."""

import json
import re
import subprocess
import sys
from pathlib import Path

from dozor.server.methods import METHODS
from tests.server.running import thread_server

ROOT = Path(__file__).resolve().parents[2]
CONFIG = json.loads((ROOT / "clients" / "service_config.json").read_text(encoding="utf-8"))


def test_every_method_of_the_contract_is_named_and_nothing_else() -> None:
    ours = {(each.service, each.name) for each in METHODS if each.service.startswith("dozor.")}
    names = [name for entry in CONFIG["methodConfig"] for name in entry["name"]]
    services = {name["service"] for name in names if "method" not in name}
    methods = {(name["service"], name["method"]) for name in names if "method" in name}
    assert services == {service for service, _ in ours}
    assert methods <= ours


def test_every_method_is_tried_again_alike_where_a_server_is_unavailable() -> None:
    policies = [entry["retryPolicy"] for entry in CONFIG["methodConfig"]]
    assert all(policy == policies[0] for policy in policies)
    assert policies[0]["retryableStatusCodes"] == ["UNAVAILABLE"]
    assert 2 <= policies[0]["maxAttempts"] <= 5  # gRPC allows no more


def test_the_program_of_the_readme_runs() -> None:
    readme = (ROOT / "clients" / "README.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"^```python\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)
    with thread_server() as server:
        command = [sys.executable, "-c", program.replace("localhost:50051", server.address)]
        run = subprocess.run(
            command, capture_output=True, text=True, check=True, timeout=60, cwd=ROOT
        )
    assert '"metro"' in run.stdout
