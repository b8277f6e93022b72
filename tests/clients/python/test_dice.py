"""The dice of raids against their seeds."""

from pathlib import Path
from typing import TypeVar

import pytest

from dozor_client import Client, UnknownDice, check_dice, face
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
    assert str(wrong) == f"{die.name}: {die.face} told, the seed gives {right}"
    answer.dice.generator = "loaded/1"
    with pytest.raises(UnknownDice, match="'loaded/1'"):
        check_dice(answer)


AnyAnswer = TypeVar(
    "AnyAnswer", m.ResolveBreachResponse, m.ResolveAssaultResponse, m.ResolveRaidResponse
)


def answer_with(kind: type[AnyAnswer], numbers: list[int], used: int) -> AnyAnswer:
    """An answer that tells the seed's faces for the numbers."""
    dice = [m.Die(name=f"die{n}", number=n, face=face(1, n)) for n in numbers]
    return kind(
        dice=m.DiceRecord(generator="splitmix64-d6/1", seed=1),
        events=[m.RaidEvent(moved=m.Moved(dice=[die])) for die in dice],
        outcome=m.RaidOutcome(state=m.RaidState(dice_used=used)),
    )


@pytest.mark.parametrize(
    ("kind", "numbers", "used", "told"),
    [
        (m.ResolveRaidResponse, [1, 2, 3], 3, []),
        (m.ResolveRaidResponse, [1, 3, 3], 3, ["die3: number 3 told, 2 follows"]),
        (m.ResolveRaidResponse, [1, 3], 3, ["die3: number 3 told, 2 follows"]),
        (m.ResolveRaidResponse, [2], 2, ["die2: number 2 told, 1 follows"]),
        (m.ResolveRaidResponse, [1, 2], 4, ["die2: number 2 told, 4 follows"]),
        (m.ResolveBreachResponse, [4, 5, 6], 6, []),
        (m.ResolveBreachResponse, [4, 9, 6], 6, ["die9: number 9 told, 5 follows"]),
        (m.ResolveAssaultResponse, [4, 5, 9], 6, ["die9: number 9 told, 6 follows"]),
        (m.ResolveAssaultResponse, [4, 6], 6, ["die4: number 4 told, 5 follows"]),
        (m.ResolveAssaultResponse, [], 6, []),
        (m.ResolveAssaultResponse, [0], 0, ["die0: number 0 told, 1 follows"]),
        (m.ResolveAssaultResponse, [-1], -1, ["die-1: number -1 told, 1 follows"]),
    ],
)
def test_dice_whose_numbers_were_chosen_are_found_out(
    kind: type[AnyAnswer], numbers: list[int], used: int, told: list[str]
) -> None:
    check = check_dice(answer_with(kind, numbers, used))
    assert [str(wrong) for wrong in check.mismatches] == told
    assert check.verified == len(numbers) - len(told)


def test_each_raid_of_a_batch_begins_with_its_first_die() -> None:
    good = answer_with(m.ResolveRaidResponse, [1, 2], 2)
    late = answer_with(m.ResolveRaidResponse, [2, 3], 3)
    results = [m.RaidBatchResult(response=each) for each in (good, late, good)]
    check = check_dice(m.ResolveRaidBatchResponse(results=results))
    told = [str(wrong) for wrong in check.mismatches]
    assert told == ["die2: number 2 told, 1 follows", "die3: number 3 told, 2 follows"]


def test_what_was_asked_for_is_compared_with_what_is_told() -> None:
    answer = answer_with(m.ResolveBreachResponse, [4, 5, 6], 6)
    assert check_dice(answer, seed=1, dice_used=3).verified == 3
    assert len(check_dice(answer, dice_used=0).mismatches) == 3
    with pytest.raises(UnknownDice, match="tells the seed 1, not 2"):
        check_dice(answer, seed=2)


def test_dice_without_a_seed_are_an_error() -> None:
    answer = answer_with(m.ResolveRaidResponse, [1], 1)
    answer.dice.ClearField("seed")
    with pytest.raises(UnknownDice, match="and not its seed"):
        check_dice(answer)
    answer.ClearField("dice")
    with pytest.raises(UnknownDice, match="does not tell where they come from"):
        check_dice(answer)


def test_listed_faces_are_not_counted(server: str) -> None:
    dice = m.DiceSource(faces=m.FaceList(faces=[6] * 4))
    request = m.ResolveBreachRequest(raid=RAID, dice=dice)
    with Client(server) as dozor:
        answer = dozor.resolve_breach(request)
    check = check_dice(answer)
    assert (check.verified, check.mismatches, check.listed) == (0, (), True)
    with pytest.raises(UnknownDice, match="faces were listed, not the seed 7"):
        check_dice(answer, seed=7)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["ResolveTurnResponse", "whatever"], "must be one of ResolveBreachResponse, "),
        (["ResolveRaidResponse", "missing"], "missing cannot be read: No such file"),
        (["ResolveRaidResponse", __file__], "holds no ResolveRaidResponse"),
    ],
)
def test_what_cannot_be_looked_at_is_told(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert told in capsys.readouterr().err
