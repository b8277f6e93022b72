"""The runner finds out clients that do not do what they should, and says plainly what was wrong."""

import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.vectors.commands import PROTOC, ROOT
from tests.vectors.run import main

PYTHON_CLIENT = ROOT / "clients" / "python"
# The Python client as it stands in the repository, without an installation.
RUNS = f"PYTHONPATH={PYTHON_CLIENT} {sys.executable} -m dozor_client"
COMMANDS = {
    "setup": "true",
    "sample": f"{RUNS}.sample",
    "replay": f"{RUNS}.replay",
    "verify-dice": f"{RUNS}.verify_dice",
}
MakeClient = Callable[..., Path]

pytestmark = pytest.mark.slow


@pytest.fixture
def clients(tmp_path: Path) -> MakeClient:
    """Make clients, which differ from the Python one as told."""

    def make(language: str = "odd", needs: str = "[]", **changed: str) -> Path:
        commands = COMMANDS | {key.replace("_", "-"): value for key, value in changed.items()}
        lines = [f"needs = {needs}", *(f"{key} = '''{told}'''" for key, told in commands.items())]
        folder = tmp_path / language
        folder.mkdir()
        (folder / "client.toml").write_text("\n".join(lines), encoding="utf-8")
        return tmp_path

    return make


def program(folder: Path, text: str) -> str:
    """The command of a Python program."""
    file = folder / "program.py"
    file.write_text(text, encoding="utf-8")
    return f"PYTHONPATH={PYTHON_CLIENT} {sys.executable} {file}"


def fails(folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """Run clients that must fail; what the runner says."""
    assert main([], folder) == 1
    told = capsys.readouterr().out
    assert "FAILED" in told.splitlines()[-1]
    return told


def test_a_client_that_does_all_it_should_is_told_as_such(
    clients: MakeClient, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["odd"], clients()) == 0
    head, row = (line.split() for line in capsys.readouterr().out.splitlines()[-2:])
    assert head[:5] == ["language", "replayed", "byte-equal", "dice", "sample"]
    assert row[0] == "odd"
    assert int(row[1]) >= int(row[2]) > 100
    assert row[3:6] == ["ok", "ok", "ok,"]


COPIES_REQUESTS = """
import pathlib, sys
vectors, out = (pathlib.Path(sys.argv[sys.argv.index(name) + 1]) for name in ("--vectors", "--out"))
files = sorted(vectors.glob("*/*.request*"))
for file in files:
    copy = out / file.parent.name / file.name.replace(".request", ".response")
    copy.parent.mkdir(parents=True, exist_ok=True)
    copy.write_bytes(file.read_bytes())
print(f"replayed {len(files)} cases")
"""


def test_answers_that_are_none_are_found_out(
    clients: MakeClient, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = fails(clients(replay=program(tmp_path, COPIES_REQUESTS)), capsys)
    assert "vectors are answered wrongly" in told
    assert "RaidService.ForecastRaid/estimate: " in told


CHANGES_ONE_ANSWER = """
import pathlib, sys
from dozor_client import replay
exit_code = replay.main()
out = pathlib.Path(sys.argv[sys.argv.index("--out") + 1])
file = out / "StationService.ResolveEngagement" / "duel.response.binpb"
CHANGE
sys.exit(exit_code)
"""
WRONG_RULE = 'file.write_bytes(file.read_bytes().replace(b"station.law6", b"station.law7", 1))'
UNKNOWN_FIELD = "file.write_bytes(file.read_bytes() + bytes([0xF8, 0x3F, 1]))"


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (WRONG_RULE, "trace[0].rule_id is 'station.law7.tactic_leads' instead of 'station.law6.t"),
        (UNKNOWN_FIELD, "the message has an unknown field 1023"),
        ("file.write_bytes(b'\\xff')", "no message of the type that it should be"),
        ("file.unlink()", "nothing was written"),
        (
            "file.rename(file.with_name('duel.status.binpb'))",
            "StationService.ResolveEngagement/duel.status.binpb was written",
        ),
    ],
)
def test_one_wrong_answer_is_found_out_with_its_place(
    change: str,
    expected: str,
    clients: MakeClient,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = CHANGES_ONE_ANSWER.replace("CHANGE", change)
    told = fails(clients(replay=program(tmp_path, text)), capsys)
    assert "1 of " in told
    assert f"ResolveEngagement/duel: {expected}" in told


def test_cases_that_were_left_out_are_found_out(
    clients: MakeClient, capsys: pytest.CaptureFixture[str]
) -> None:
    told = fails(clients(replay="echo replayed 7 cases; true"), capsys)
    assert "'replayed 7 cases' instead of 'replayed " in told


def test_a_verifier_that_finds_all_dice_good_is_found_out(
    clients: MakeClient, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    careless = program(tmp_path, "print('15 dice verified')")
    told = fails(clients(verify_dice=careless), capsys)
    assert "verify-dice must end with 0 after" in told


CHECKS_FACES_ALONE = """
import sys
from dozor_client import dice, verify_dice
def trust_numbers(answer, seed):
    results = getattr(answer, "results", [])
    for raid in [result.response for result in results] or [answer]:
        rolled = [die for event in raid.events for die in event.moved.dice]
        own, used = raid.dice.seed, raid.outcome.state.dice_used
        for number, die in enumerate(rolled, used - len(rolled) + 1):
            if raid.dice.HasField("seed") and dice.face(own, die.number) == die.face:
                die.number, die.face = number, dice.face(own, number)
    return dice.check_dice(answer, seed=seed)
verify_dice.check_dice = trust_numbers
sys.exit(verify_dice.main(sys.argv[1:]))
"""


def test_a_verifier_that_trusts_the_numbers_of_dice_is_found_out(
    clients: MakeClient, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    trusting = program(tmp_path, CHECKS_FACES_ALONE)
    told = fails(clients(verify_dice=trusting), capsys)
    assert re.search(r"verify-dice must end with 1 after '\S+: number \d+ told, \d+ follows'", told)


NEVER_TRIES_AGAIN = """
import sys
from dozor_client import Client, client, sample
sample.Client = lambda target: Client(target, service_config=None)
sys.exit(sample.main(sys.argv[1]))
"""


def test_a_sample_that_does_not_try_again_is_found_out(
    clients: MakeClient, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = fails(clients(sample=program(tmp_path, NEVER_TRIES_AGAIN)), capsys)
    assert "where the server is unavailable at first, " in told
    assert "UNAVAILABLE: not yet" in told


FAILS_LOUDLY = """
import sys
from dozor_client import sample
if (code := sample.main(sys.argv[1])) != 0:
    raise RuntimeError("nobody is there")
"""


def test_a_sample_that_shows_a_stack_trace_is_found_out(
    clients: MakeClient, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = fails(clients(sample=program(tmp_path, FAILS_LOUDLY)), capsys)
    assert "where nobody answers, the sample must say UNAVAILABLE" in told
    assert "Traceback" in told


def test_stale_stubs_are_found_out(
    clients: MakeClient, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    generate = f"PYTHON={sys.executable} {PYTHON_CLIENT}/generate.sh"
    folder = clients(generate=generate, stubs="stubs")
    stubs = tmp_path / "odd" / "stubs"
    shutil.copytree(PYTHON_CLIENT / "dozor_client" / "_gen", stubs)
    (stubs / "dozor" / "v1" / "common_pb2.py").write_text("# older\n")
    told = fails(folder, capsys)
    assert "the stubs do not match the contract" in told
    assert "dozor/v1/common_pb2.py" in told


def test_a_build_that_fails_is_a_failure_and_shows_its_output(
    clients: MakeClient, capsys: pytest.CaptureFixture[str]
) -> None:
    told = fails(clients(setup="echo no such crate >&2; exit 3"), capsys)
    assert "ended with 3" in told
    assert "no such crate" in told


def test_a_missing_toolchain_is_told_and_no_failure(
    clients: MakeClient, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "true")
    assert main([], clients(needs='["bash", "no-such-compiler"]', setup="false")) == 0
    row = capsys.readouterr().out.splitlines()[-1]
    dashes = "- - - - skipped: no-such-compiler not found on PATH or in .tools/bin"
    assert " ".join(row.split()) == f"odd {dashes}"


def test_without_its_toolchain_a_client_is_checked_as_far_as_it_goes(
    clients: MakeClient, capsys: pytest.CaptureFixture[str]
) -> None:
    check = "echo reading the sources; echo their spelling"
    folder = clients(needs='["no-such-compiler"]', setup="false", check_without=check)
    assert main([], folder) == 0
    row = capsys.readouterr().out.splitlines()[-1]
    assert row.endswith(
        "no-such-compiler not found on PATH or in .tools/bin; checked: their spelling"
    )
    assert "not built: " in row


def test_a_check_without_the_toolchain_may_fail(
    clients: MakeClient, capsys: pytest.CaptureFixture[str]
) -> None:
    check = "echo a slip of the pen; exit 3"
    told = fails(clients(needs='["no-such-compiler"]', check_without=check), capsys)
    assert "a slip of the pen" in told


def test_a_file_that_is_wrong_is_told_with_all_its_faults(
    clients: MakeClient, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = clients(stubs="gen", speed="high", needs="'go'")
    (tmp_path / "empty").mkdir()
    told = fails(folder, capsys)
    assert "speed is unknown; needs is 'go': a list of texts is needed" in told
    assert "generate and stubs go together" in told
    assert "empty: FAILED: there is no client.toml" in told


def test_an_unknown_language_is_told_with_the_known_ones(
    clients: MakeClient, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["cobol"], clients())
    assert ended.value.code == 2
    assert "no client in cobol: there are odd" in capsys.readouterr().err


def test_commands_find_a_protoc_that_knows_the_well_known_types(
    clients: MakeClient, tmp_path: Path
) -> None:
    proto = tmp_path / "some.proto"
    proto.write_text('syntax = "proto3"; import "google/protobuf/timestamp.proto";')
    setup = f'"$PROTOC" -I{tmp_path} --descriptor_set_out={tmp_path}/out {proto}'
    main([], clients(setup=setup, replay="false"))
    assert (tmp_path / "out").exists()
    assert PROTOC.parts[-3:] == (".tools", "bin", "protoc-grpc-tools")
