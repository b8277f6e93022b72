"""The OpenAPI description: fresh, valid, and good enough for a stock generator of clients."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from dozor.server.methods import RpcType
from dozor.web.rpc import WEB_METHODS
from protos.openapi import TARGET, describe
from tests.server.running import ThreadServer
from tests.tools import tool
from tests.web.calling import post, send

# What somebody writes who has generated a client.
_CALLER = """
import sys
from generated import Client
from generated.api.station_service import resolve_engagement
from generated.models import (
    Objective, ResolveEngagementRequest, Unit, UnitClass
)

client = Client(base_url=sys.argv[1])
request = ResolveEngagementRequest(
    objective=Objective.OBJECTIVE_CONTROL,
    attackers=[Unit(unit_class=UnitClass.UNIT_CLASS_HUNTER)],
    defenders=[Unit(unit_class=UnitClass.UNIT_CLASS_STALKER)],
)
answer = resolve_engagement.sync_detailed(client=client, body=request)
print(answer.parsed.outcome.winner.value, answer.parsed.outcome.defenders[0].wounds_taken)
refused = resolve_engagement.sync_detailed(client=client, body=ResolveEngagementRequest())
print(int(refused.status_code), refused.parsed.code.value)
for detail in refused.parsed.details:
    for violation in detail.debug.field_violations or []:
        print(violation.field, violation.reason)
"""


def test_it_is_that_of_the_contract() -> None:
    assert TARGET.read_text(encoding="utf-8") == describe(), "run `make protos`"


def test_it_is_served(server: ThreadServer) -> None:
    answer = send(server.http_port, "GET", "/openapi.json")
    assert answer.headers["content-type"] == "application/json"
    assert answer.body == TARGET.read_bytes()


def test_every_unary_rpc_is_described_and_everything_has_a_text() -> None:
    described: Any = json.loads(TARGET.read_text(encoding="utf-8"))
    unary = {method.path for method in WEB_METHODS if method.type is RpcType.UNARY}
    assert set(described["paths"]) == unary
    for path in described["paths"].values():
        assert path["post"]["description"]
    for schema in described["components"]["schemas"].values():
        assert schema["description"]
        for part in schema.get("properties", {}).values():
            assert part.get("description") or "$ref" in part or "items" in part or part["type"]


def test_an_error_is_as_it_is_described(server: ThreadServer) -> None:
    """Of real errors, every key is described."""
    schemas = json.loads(TARGET.read_text(encoding="utf-8"))["components"]["schemas"]
    error = post(server.http_port, "/dozor.v1.StationService/ResolveEngagement", b"{}").json
    assert set(error) <= set(schemas["ConnectError"]["properties"])
    for detail in error["details"]:
        assert set(detail) == set(schemas["ErrorDetail"]["properties"])
        assert set(detail["debug"]) <= set(schemas["ErrorDebug"]["properties"])
        for violation in detail["debug"].get("fieldViolations", []):
            assert set(violation) == set(schemas["ErrorFieldViolation"]["properties"])


def test_a_validator_finds_nothing_wrong() -> None:
    run = subprocess.run(
        [tool("openapi-spec-validator"), "--errors", "all", str(TARGET)],
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.slow
def test_a_client_of_a_stock_generator_calls_and_reads_errors(
    server: ThreadServer, tmp_path: Path
) -> None:
    generator = Path(tool("openapi-python-client"))
    made = tmp_path / "generated"
    command = [str(generator), "generate", "--path", str(TARGET), "--output-path", str(made)]
    # It formats what it has made by the ruff on PATH; warnings would be of parts left out.
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    run = subprocess.run(
        [*command, "--meta", "none", "--fail-on-warning"],
        capture_output=True, text=True, timeout=300, check=False, env=environment,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout + run.stderr
    assert "warning" not in (run.stdout + run.stderr).lower()
    caller = tmp_path / "caller.py"
    caller.write_text(_CALLER, encoding="utf-8")
    python = generator.resolve().parent / "python"  # has the packages that a client needs
    run = subprocess.run(
        [str(python), str(caller), f"http://127.0.0.1:{server.http_port}"],
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert run.stderr == ""
    assert run.stdout.splitlines() == [
        "WINNER_ATTACKERS 1",
        "400 invalid_argument",
        "objective MISSING",
        "attackers TOO_FEW",
        "defenders TOO_FEW",
    ]
