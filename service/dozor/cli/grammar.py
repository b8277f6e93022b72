"""What the commands' grammars share."""

import argparse
from typing import Any

from dozor.cli.values import NAME_AT_VERSION, address, pin, seconds

TIMEOUT = 10.0
"""Seconds to wait for a server's answer, unless told otherwise."""


def add_command(commands: Any, name: str, summary: str, epilog: str) -> argparse.ArgumentParser:
    """A command; its parser sets `name` to all the words that lead to it."""
    parser: argparse.ArgumentParser = commands.add_parser(
        name.rpartition(" ")[2],
        help=summary,
        description=f"{summary[0].upper()}{summary[1:]}.",
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.set_defaults(name=name)
    return parser


def add_file(parser: argparse.ArgumentParser, what: str) -> None:
    """The file, and how it is written."""
    parser.add_argument("file", metavar="FILE", help=f"{what}; - for standard input")
    parser.add_argument(
        "--format",
        choices=("json", "yaml"),
        help="how FILE is written (default: told by its name, else by its first characters)",
    )


def add_trace(parser: argparse.ArgumentParser) -> None:
    """How much of the reasoning to return."""
    parser.add_argument(
        "--trace",
        choices=("none", "decisive", "full"),
        help="how much of the reasoning to return (default: the file's, else decisive)",
    )


def add_request_options(parser: argparse.ArgumentParser, timeout: float = TIMEOUT) -> None:
    """Rulebook, language and server of a request."""
    parser.add_argument(
        "--rulebook",
        type=pin,
        metavar=NAME_AT_VERSION,
        help="rulebook to judge by (default: the file's, else the default one)",
    )
    add_locale(parser, "the file's, else ")
    add_server(parser, timeout)


def add_locale(parser: argparse.ArgumentParser, first: str = "") -> None:
    """The language of the answer."""
    parser.add_argument(
        "--locale",
        choices=("en", "ru"),
        help=f"language (default: {first}Russian if LC_ALL or LANG asks for it, else English)",
    )


def add_server(parser: argparse.ArgumentParser, timeout: float = TIMEOUT) -> None:
    """Whom to ask, and for how long to wait."""
    parser.add_argument(
        "--server",
        type=address,
        metavar="HOST:PORT",
        help="ask this server, without encryption (default: answer right here)",
    )
    parser.add_argument(
        "--timeout",
        type=seconds,
        default=timeout,
        metavar="SECONDS",
        help=f"how long to wait for the server (default: {timeout:g})",
    )
