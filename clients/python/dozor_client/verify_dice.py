"""Recomputes every die of a raid's answer from its seed.

Usage: python -m dozor_client.verify_dice TYPE FILE [--seed N]

TYPE is the short name of the answer's message, such as ResolveRaidResponse, FILE its bytes, N the
seed that was asked for. Exits
with 1 where a die is out of order or does not come from the seed, with 2 where that cannot be told.
"""

import argparse
import sys
from pathlib import Path
from typing import get_args

from google.protobuf.message import DecodeError

from dozor_client.dice import RaidAnswer, UnknownDice, check_dice

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
    parser = argparse.ArgumentParser(prog="python -m dozor_client.verify_dice")
    parser.add_argument("type", metavar="TYPE")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--seed", metavar="N", type=int, help="the seed that was asked for")
    given = parser.parse_args(arguments)
    try:
        check = check_dice(read(given.type, given.file), seed=given.seed)
    except (Unusable, UnknownDice) as error:
        print(error, file=sys.stderr)
        return 2
    for die in check.mismatches:
        print(die)
    if check.mismatches:
        return 1
    listed = "; listed faces cannot be verified" if check.listed else ""
    print(f"{check.verified} dice verified{listed}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
