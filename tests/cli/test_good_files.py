"""Files that are fights: every manner of writing that is allowed means the same."""

import io
import json
from pathlib import Path

import pytest
from google.protobuf.message import Message

from dozor.cli.request.building import build
from dozor.cli.source.loading import Format, load
from dozor.v1 import station_pb2 as station
from dozor.v1.station_service_pb2 import ResolveEngagementRequest, ResolveTurnRequest
from tests.cli.conftest import EXAMPLES, FIGHTS

SNIPER = ResolveEngagementRequest(
    objective=station.OBJECTIVE_CONTROL,
    attackers=[
        station.Unit(unit_class=station.UNIT_CLASS_SENTINEL, tactic=station.TACTIC_POISONED_ARROWS)
    ],
    machine_gun=True,
)


def read(text: str | bytes, name: str = "fight.yaml") -> Message:
    """The request in a file of this text."""
    data = text if isinstance(text, bytes) else text.encode()
    Path(name).write_bytes(data)
    return build(load(name)).request


@pytest.mark.parametrize(
    "tactic",
    [
        "POISONED_ARROWS",
        "poisoned_arrows",
        "TACTIC_POISONED_ARROWS",
        "Poisoned arrows",
        "'poisoned-arrows'",
    ],
)
def test_enum_values_may_be_short_and_in_any_case(tactic: str) -> None:
    unit = f"{{unit_class: sentinel, tactic: {tactic}}}"
    text = f"objective: Control\nmachine_gun: true\nattackers: [{unit}]\n"
    assert read(text) == SNIPER


def test_keys_may_be_written_as_in_json() -> None:
    unit = "{unitClass: SENTINEL, tactic: POISONED_ARROWS}"
    text = f"objective: CONTROL\nmachineGun: yes\nattackers: [{unit}]\n"
    assert read(text) == SNIPER


def test_the_same_fight_may_be_json() -> None:
    plain = {
        "objective": "CONTROL",
        "machineGun": True,
        "attackers": [{"unit_class": "SENTINEL", "tactic": "POISONED_ARROWS"}],
    }
    assert read(json.dumps(plain), "fight.json") == SNIPER


def test_a_byte_order_mark_is_no_fault() -> None:
    assert read(b"\xef\xbb\xbf" + "request_id: бой\nagent: true\n".encode()) == (
        ResolveEngagementRequest(request_id="бой", agent=True)
    )
    assert read(b'\xef\xbb\xbf{"agent": true}', "fight.json") == ResolveEngagementRequest(
        agent=True
    )


def test_windows_line_ends_are_no_fault() -> None:
    assert read("agent: true\r\nmetrotank: true\r\n") == (
        ResolveEngagementRequest(agent=True, metrotank=True)
    )


@pytest.mark.parametrize("nothing", ["", "~", "null"])
def test_a_key_without_a_value_is_a_key_left_out(nothing: str) -> None:
    text = f"agent: true\nattackers: {nothing}\nobjective: {nothing}\nrequest_id: {nothing}\n"
    assert read(text) == ResolveEngagementRequest(agent=True)


def test_an_empty_message_is_there_all_the_same() -> None:
    request = read("attackers: [{experience: {}}]")
    assert isinstance(request, ResolveEngagementRequest)
    assert request.attackers[0].HasField("experience")


def test_aliases_are_copies() -> None:
    request = read("attackers:\n  - &guard {unit_class: HUNTER}\n  - *guard\n")
    hunter = station.Unit(unit_class=station.UNIT_CLASS_HUNTER)
    assert request == ResolveEngagementRequest(attackers=[hunter, hunter])


def test_merged_keys_yield_to_a_mapping_s_own() -> None:
    text = (
        "attackers:\n"
        "  - &guard {unit_class: SENTINEL, wounds: 1}\n"
        "  - {<<: *guard, wounds: 2}\n"
        "  - {<<: [*guard, {vegan: true, wounds: 0}]}\n"
    )
    unit_class = station.UNIT_CLASS_SENTINEL
    assert read(text) == ResolveEngagementRequest(
        attackers=[
            station.Unit(unit_class=unit_class, wounds=1),
            station.Unit(unit_class=unit_class, wounds=2),
            station.Unit(unit_class=unit_class, wounds=1, vegan=True),
        ]
    )


@pytest.mark.parametrize(
    ("written", "seconds", "nanos"),
    [
        ("2033-05-01T20:15:00Z", 1998591300, 0),
        ("2033-05-01T23:15:00+03:00", 1998591300, 0),
        ("'2033-05-01T20:15:00.000000001Z'", 1998591300, 1),
        ("{seconds: 1998591300, nanos: 1}", 1998591300, 1),
    ],
)
def test_times_are_written_in_rfc_3339_or_as_the_message(
    written: str, seconds: int, nanos: int
) -> None:
    request = read(f"attacks: [{{submitted_at: {written}}}]")
    assert isinstance(request, ResolveTurnRequest)
    time = request.attacks[0].submitted_at
    assert (time.seconds, time.nanos) == (seconds, nanos)


def test_negative_numbers_are_left_for_the_rules_to_refuse() -> None:
    request = read("attackers: [{wounds: -2147483648}]")
    assert isinstance(request, ResolveEngagementRequest)
    assert request.attackers[0].wounds == -(2**31)


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ('{"agent": true}', None),
        ("{agent: true}", None),
        ("agent: true", None),
        ('{"agent": true}', Format.YAML),
        ('{"agent": true}', Format.JSON),
    ],
)
def test_standard_input_is_recognised_by_a_look_at_it(
    text: str, given: Format | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert build(load("-", given)).request == ResolveEngagementRequest(agent=True)


def test_the_format_may_be_told_in_spite_of_the_name() -> None:
    Path("fight.txt").write_text("agent: true", encoding="utf-8")
    assert build(load("fight.txt")).request == ResolveEngagementRequest(agent=True)
    Path("fight.json").write_text("agent: true", encoding="utf-8")
    assert build(load("fight.json", Format.YAML)).request == ResolveEngagementRequest(agent=True)


@pytest.mark.parametrize("name", FIGHTS)
def test_every_sample_file_can_be_read(name: str) -> None:
    build(load(str(EXAMPLES / name)))
