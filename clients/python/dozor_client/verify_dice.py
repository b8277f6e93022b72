"""Recomputes every die of a raid's answer from its seed.

Usage: python -m dozor_client.verify_dice TYPE FILE

TYPE is the short name of the answer's message, such as ResolveRaidResponse, FILE its bytes. Exits
with 1 where a die does not come from the seed, with 2 where that cannot be told.
"""

import sys
from pathlib import Path
from typing import get_args

from google.protobuf.message import DecodeError

from dozor_client.dice import RaidAnswer, UnknownGenerator, check_dice

TYPES = {kind.DESCRIPTOR.name: kind for kind in get_args(RaidAnswer)}


class Unusable(Exception):
    """What was given cannot be looked at."""


def read(type_name: str, file: str) -> RaidAnswer:
    """The answer in a file.

    Raises:
        Unusable: There is none of the type.
    """
    if type_name not in TYPES:
        raise Unusable(f"{type_name} is no answer with dice: it must be one of {', '.join(TYPES)}.")
    try:
        answer: RaidAnswer = TYPES[type_name].FromString(Path(file).read_bytes())
    except OSError as error:
        raise Unusable(f"{file} cannot be read: {error.strerror}.") from None
    except DecodeError:
        raise Unusable(f"{file} holds no {type_name}.") from None
    return answer


def main(arguments: list[str]) -> int:
    """Look at the dice; return the exit code."""
    if len(arguments) != 2:  # noqa: PLR2004  # TYPE and FILE
        print("Usage: python -m dozor_client.verify_dice TYPE FILE", file=sys.stderr)
        return 2
    try:
        check = check_dice(read(*arguments))
    except (Unusable, UnknownGenerator) as error:
        print(error, file=sys.stderr)
        return 2
    for die in check.mismatches:
        print(f"{die.name}: {die.told} told, the seed gives {die.of_seed}")
    if check.mismatches:
        return 1
    print(f"{check.verified} dice verified")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
