"""Whether a client's verify-dice tells good answers from tampered ones, and from no answers."""

import tempfile
from pathlib import Path
from typing import Any

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


def check_dice(client: Client) -> None:
    """Good answers are verified, tampered ones found out, and nothing else is judged."""
    for vector in _GOOD:
        answer = _answer(vector)
        _ends(client, vector, answer, 0, f"{len(_dice(answer))} dice verified")
    for vector in _TAMPERED:
        answer = _answer(vector)
        die = _dice(answer)[-1]
        right, die.face = die.face, die.face % 6 + 1
        _ends(client, vector, answer, 1, f"{die.name}: {die.face} told, the seed gives {right}")
    whole = Vector("RaidService.ResolveRaid", "whole")
    unknown = _answer(whole)
    unknown.dice.generator = "splitmix64-d6/2"
    _ends(client, whole, unknown, 2)
    _refuses(client, "ResolveTurnResponse", (DATA / whole.response).read_bytes())
    _refuses(client, "ResolveRaidResponse", b"\xff\xff\xff")


def _answer(vector: Vector) -> Any:
    kind = response_class(vector.method)
    return kind.FromString((DATA / vector.response).read_bytes())


def _dice(answer: Any) -> list[Any]:
    """The dice of an answer that come from a seed."""
    if hasattr(answer, "results"):
        return [die for result in answer.results for die in _dice(result.response)]
    if not answer.dice.HasField("seed"):
        return []
    return [die for event in answer.events for die in event.moved.dice]


def _ends(client: Client, vector: Vector, answer: Any, code: int, line: str = "") -> None:
    _told(client, answer.DESCRIPTOR.name, answer.SerializeToString(), code, f"{vector}: ", line)


def _refuses(client: Client, type_name: str, data: bytes) -> None:
    _told(client, type_name, data, 2, f"{type_name} of a wrong file: ", "")


def _told(client: Client, type_name: str, data: bytes, code: int, where: str, line: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "answer.binpb"
        file.write_bytes(data)
        done = run(client, client.verify_dice, type_name, file)
    lines = [each.strip() for each in done.stdout.splitlines()]
    if done.returncode != code or (line and lines != [line]):
        wanted = f" after {line!r}" if line else ""
        raise Failure(
            f"{where}verify-dice must end with {code}{wanted}, not with {done.returncode} and:\n"
            f"{output(done)}"
        )
    if code > 1 and not output(done):
        raise Failure(f"{where}verify-dice must say why it cannot tell")
