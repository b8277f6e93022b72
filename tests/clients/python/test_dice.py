"""The dice of raids against their seeds."""

from pathlib import Path

import pytest

from dozor_client import Client, UnknownGenerator, check_dice, face
from dozor_client import messages as m
from dozor_client.verify_dice import main
from tests.clients.python.requests import RAID, raid

PROTO = Path(__file__).parents[3] / "protos" / "dozor" / "v1" / "raid.proto"


def test_faces_are_those_that_the_contract_gives_as_test_vectors() -> None:
    lines = [line for line in PROTO.read_text().splitlines() if line.startswith("//   seed ")]
    assert len(lines) == 3
    for line in lines:
        seed, _, faces = line.removeprefix("//   seed ").partition(":")
        assert [face(int(seed), n) for n in range(1, 21)] == [int(f) for f in faces.split()]


def test_a_changed_face_is_found_out(server: str) -> None:
    with Client(server) as dozor:
        answer = dozor.resolve_raid(raid(seed=2**64 - 1))
    whole = check_dice(answer)
    assert whole.verified > 4
    assert whole.mismatches == ()
    die = next(event for event in answer.events if event.moved.dice).moved.dice[1]
    right, die.face = die.face, 7 - die.face
    (wrong,) = check_dice(answer).mismatches
    assert (wrong.name, wrong.number, wrong.told, wrong.of_seed) == (die.name, 2, die.face, right)
    answer.dice.generator = "loaded/1"
    with pytest.raises(UnknownGenerator, match="'loaded/1'"):
        check_dice(answer)


def test_listed_faces_are_not_counted(server: str) -> None:
    dice = m.DiceSource(faces=m.FaceList(faces=[6] * 4))
    request = m.ResolveBreachRequest(raid=RAID, dice=dice)
    with Client(server) as dozor:
        assert check_dice(dozor.resolve_breach(request)).verified == 0


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["ResolveTurnResponse", "whatever"], "must be one of ResolveBreachResponse, "),
        (["ResolveRaidResponse", "missing"], "missing cannot be read: No such file"),
        (["ResolveRaidResponse", __file__], "holds no ResolveRaidResponse"),
        (["ResolveRaidResponse"], "Usage: "),
    ],
)
def test_what_cannot_be_looked_at_is_told(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert told in capsys.readouterr().err
