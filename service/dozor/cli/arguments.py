"""The command line's grammar."""

import argparse
from typing import Any

import dozor
from dozor.cli import help as texts
from dozor.cli.values import NAME_AT_VERSION, address, pin, port, seconds

TIMEOUT = 10.0
"""Seconds to wait for a server's answer, unless told otherwise."""


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command line; the chosen command is in `command`."""
    top = argparse.ArgumentParser(
        prog="dozor",
        description=texts.DESCRIPTION,
        epilog=texts.EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"dozor {dozor.__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    _serve(_command(commands, "serve", texts.SERVE, texts.SERVE_EPILOG))
    _file_command(_command(commands, "resolve", texts.RESOLVE, texts.RESOLVE_EPILOG))
    _file_command(_command(commands, "explain", texts.EXPLAIN, texts.EXPLAIN_EPILOG))
    _rulebook(_command(commands, "rulebook", texts.RULEBOOK, texts.RULEBOOK_EPILOG))
    return top


def _command(commands: Any, name: str, summary: str, epilog: str) -> argparse.ArgumentParser:
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


def _serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", metavar="IP", help="address to listen on (default: all)")
    parser.add_argument("--grpc-port", type=port, metavar="PORT", help="gRPC (default: 50051)")
    parser.add_argument("--http-port", type=port, metavar="PORT", help="metrics (default: 8080)")
    parser.add_argument(
        "--grace",
        type=seconds,
        metavar="SECONDS",
        help="time for calls in flight when the server is told to stop (default: 10)",
    )


def _file_command(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a fight or a turn; - for standard input")
    parser.add_argument(
        "--format",
        choices=("json", "yaml"),
        help="how FILE is written (default: told by its name, else by its first characters)",
    )
    parser.add_argument(
        "--trace",
        choices=("none", "decisive", "full"),
        help="how much of the reasoning to return (default: the file's, else decisive)",
    )
    parser.add_argument(
        "--rulebook",
        type=pin,
        metavar=NAME_AT_VERSION,
        help="rulebook to judge by (default: the file's, else the default one)",
    )
    _locale(parser, "the file's, else ")
    _server(parser)


def _rulebook(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(title="actions", metavar="ACTION", dest="action", required=True)
    show = _command(actions, "rulebook show", texts.SHOW, texts.SHOW_EPILOG)
    show.add_argument(
        "rulebook",
        nargs="?",
        type=pin,
        metavar=NAME_AT_VERSION,
        help="which one (default: the default one; without a version, its newest)",
    )
    listing = _command(actions, "rulebook list", texts.LIST, texts.LIST_EPILOG)
    for action in (show, listing):
        action.add_argument(
            "--format", choices=("text", "json"), default="text", help="(default: text)"
        )
        _locale(action)
        _server(action)
    check = _command(actions, "rulebook check", texts.CHECK, texts.CHECK_EPILOG)
    check.add_argument("files", nargs="+", metavar="FILE", help="a rulebook in TOML")
    _locale(check)


def _locale(parser: argparse.ArgumentParser, first: str = "") -> None:
    parser.add_argument(
        "--locale",
        choices=("en", "ru"),
        help=f"language (default: {first}Russian if LC_ALL or LANG asks for it, else English)",
    )


def _server(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--server",
        type=address,
        metavar="HOST:PORT",
        help="ask this server, without encryption (default: answer right here)",
    )
    parser.add_argument(
        "--timeout",
        type=seconds,
        default=TIMEOUT,
        metavar="SECONDS",
        help=f"how long to wait for the server (default: {TIMEOUT:g})",
    )
