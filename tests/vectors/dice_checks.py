"""Whether a client's verify-dice tells good answers from tampered ones, and from no answers."""

import tempfile
from itertools import count
from pathlib import Path
from typing import Any

from dozor.raid.dice import face
from tests.vectors.client_toml import Client
from tests.vectors.commands import Failure, output, run
from tests.vectors.files import DATA, Vector
from tests.vectors.methods import response_class

_GOOD = (
    Vector("RaidService.ResolveBreach", "largest-number-of-dice"),
    Vector("RaidService.ResolveBreach", "seed-beyond-exact-floats"),
    Vector("RaidService.ResolveBreach", "listed-faces"),
    Vector("RaidService.ResolveAssault", "until-decided-largest-seed"),
    Vector("RaidService.ResolveRaid", "whole"),
    Vector("RaidService.ResolveRaidBatch", "a-bad-item-among-good-ones"),
)
_TAMPERED = tuple(vector for vector in _GOOD if vector.case != "listed-faces")
_HIGHEST = 6


def check_dice(client: Client) -> None:
    """Good answers are verified, tampered ones found out, and nothing else is judged."""
    for vector in _GOOD:
        answer = _answer(vector)
        listed = any(not raid.dice.HasField("seed") for raid in _raids(answer))
        more = "; listed faces cannot be verified" if listed else ""
        _ends(client, vector, answer, 0, f"{len(_dice(answer))} dice verified{more}")
    for vector in _TAMPERED:
        answer = _answer(vector)
        _ends(client, vector, answer, 1, _change_face(answer))
        answer = _answer(vector)
        _ends(client, vector, answer, 1, _choose_number(answer))
    whole = Vector("RaidService.ResolveRaid", "whole")
    unknown = _answer(whole)
    unknown.dice.generator = "splitmix64-d6/2"
    _ends(client, whole, unknown, 2)
    _check_seeds(client, whole)
    _refuses(client, "ResolveTurnResponse", (DATA / whole.response).read_bytes())
    _refuses(client, "ResolveRaidResponse", b"\xff\xff\xff")


def _check_seeds(client: Client, whole: Vector) -> None:
    """The seed is told, and is the one that was asked for."""
    answer = _answer(whole)
    seed = answer.dice.seed
    good = f"{len(_dice(answer))} dice verified"
    _ends(client, whole, answer, 0, good, "--seed", str(seed))
    _ends(client, whole, answer, 2, "", "--seed", str(seed + 1))
    _ends(client, whole, answer, 2, "", "--seed", "seven")
    answer.dice.ClearField("seed")
    _ends(client, whole, answer, 2)
    answer.ClearField("dice")
    _ends(client, whole, answer, 2)


def _answer(vector: Vector) -> Any:
    kind = response_class(vector.method)
    return kind.FromString((DATA / vector.response).read_bytes())


def _raids(answer: Any) -> list[Any]:
    """The answers about one raid each."""
    if hasattr(answer, "results"):
        return [result.response for result in answer.results if result.HasField("response")]
    return [answer]


def _dice(answer: Any) -> list[Any]:
    """The dice of an answer that come from a seed."""
    seeded = [raid for raid in _raids(answer) if raid.dice.HasField("seed")]
    return [die for raid in seeded for event in raid.events for die in event.moved.dice]


def _change_face(answer: Any) -> str:
    """Change the last die's face; what must be said of it."""
    die = _dice(answer)[-1]
    right, die.face = die.face, die.face % 6 + 1
    return f"{die.name}: {die.face} told, the seed gives {right}"


def _choose_number(answer: Any) -> str:
    """Replace the last die by another one of the same seed; what must be said of it.

    Its face is the highest, which the seed really gives to its number.
    """
    raid = [raid for raid in _raids(answer) if _dice(raid)][-1]
    die = _dice(raid)[-1]
    right, die.face = die.number, _HIGHEST
    die.number = next(n for n in count(right + 1) if face(raid.dice.seed, n) == _HIGHEST)
    return f"{die.name}: number {die.number} told, {right} follows"


def _ends(
    client: Client, vector: Vector, answer: Any, code: int, line: str = "", *options: str
) -> None:
    data = answer.SerializeToString()
    _told(client, answer.DESCRIPTOR.name, data, code, f"{vector}: ", line, *options)


def _refuses(client: Client, type_name: str, data: bytes) -> None:
    _told(client, type_name, data, 2, f"{type_name} of a wrong file: ", "")


def _told(
    client: Client, type_name: str, data: bytes, code: int, where: str, line: str, *options: str
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "answer.binpb"
        file.write_bytes(data)
        done = run(client, client.verify_dice, type_name, file, *options)
    lines = [each.strip() for each in done.stdout.splitlines()]
    if done.returncode != code or (line and lines != [line]):
        wanted = f" after {line!r}" if line else ""
        raise Failure(
            f"{where}verify-dice must end with {code}{wanted}, not with {done.returncode} and:\n"
            f"{output(done)}"
        )
    if code > 1 and not output(done):
        raise Failure(f"{where}verify-dice must say why it cannot tell")
