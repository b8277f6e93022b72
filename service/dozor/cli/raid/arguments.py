"""The grammar of the commands around raids."""

import argparse
from typing import Any

from dozor.cli.grammar import add_command, add_file, add_request_options, add_trace
from dozor.cli.raid import help as texts
from dozor.cli.values import faces, whole

_FORECAST_TIMEOUT = 60.0
_MOST_ROUNDS = 10_000
_MOST_WORK = 10**9
_MOST_SAMPLES = 1_000_000
_LEAST_SAMPLES = 1_000
_MOST_SEED = (1 << 64) - 1


def add_raid(commands: Any) -> None:
    """The command `raid` with its actions."""
    parser = add_command(commands, "raid", texts.RAID, texts.RAID_EPILOG)
    actions = parser.add_subparsers(title="actions", metavar="ACTION", dest="action", required=True)
    _play(add_command(actions, "raid resolve", texts.RESOLVE, texts.RESOLVE_EPILOG))
    _play(add_command(actions, "raid explain", texts.EXPLAIN, texts.EXPLAIN_EPILOG))
    _forecast(add_command(actions, "raid forecast", texts.FORECAST, texts.FORECAST_EPILOG))


def _play(parser: argparse.ArgumentParser) -> None:
    add_file(parser, "a raid, or rounds of a phase")
    parser.add_argument(
        "--phase",
        choices=("breach", "assault"),
        help="play rounds of this phase (default: told by FILE's keys, else the whole raid)",
    )
    rounds = parser.add_mutually_exclusive_group()
    rounds.add_argument(
        "--rounds",
        type=whole(0, _MOST_ROUNDS),
        metavar="N",
        help="rounds of the phase to play (default: the file's, else 1)",
    )
    rounds.add_argument(
        "--until-decided", action="store_true", help="play until the phase is decided"
    )
    dice = parser.add_mutually_exclusive_group()
    _seed(dice, "seed of the dice (default: the file's dice, else a seed picked and told)")
    dice.add_argument(
        "--faces",
        type=faces,
        metavar='"3 4 6 ..."',
        help="faces rolled at a table, in the order in which they are used",
    )
    add_trace(parser)
    add_request_options(parser)


def _forecast(parser: argparse.ArgumentParser) -> None:
    add_file(parser, "a raid")
    parser.add_argument("--json", action="store_true", help="print the answer as JSON")
    parser.add_argument(
        "--horizon",
        type=whole(1, _MOST_ROUNDS),
        metavar="N",
        help="rounds of each phase to look ahead (default: the file's, else 1000)",
    )
    parser.add_argument(
        "--work-limit",
        type=whole(1, _MOST_WORK),
        metavar="N",
        help="work that an exact forecast may take; 1 asks for an estimate at once",
    )
    parser.add_argument(
        "--samples",
        type=whole(_LEAST_SAMPLES, _MOST_SAMPLES),
        metavar="N",
        help="raids to play for an estimate (default: the file's, else 100000)",
    )
    _seed(parser, "seed of an estimate (default: the file's, else 0)")
    add_request_options(parser, _FORECAST_TIMEOUT)


def _seed(parser: argparse._ActionsContainer, told: str) -> None:
    parser.add_argument("--seed", type=whole(0, _MOST_SEED), metavar="N", help=told)
