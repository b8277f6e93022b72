"""What the commands' grammars share."""

import argparse
import difflib
from collections.abc import Sequence
from typing import Any

from dozor.cli.values import NAME_AT_VERSION, address, pin, seconds

TIMEOUT = 10.0
"""Seconds to wait for a server's answer, unless told otherwise."""

_PAIR = ("--tls-certificate", "--tls-key")


class Parser(argparse.ArgumentParser):
    """Tells of an option that it does not know itself, rather than leave that to the one above."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """As its base class, but nothing unknown is left over."""
        namespace, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(_not_known(unknown, list(self._option_string_actions)))
        return namespace, unknown


def _not_known(unknown: Sequence[str], options: Sequence[str]) -> str:
    option = next((each for each in unknown if each.startswith("-")), None)
    if option is None:
        return f"too many arguments: {' '.join(unknown)}"
    name = option.partition("=")[0]
    close = difflib.get_close_matches(name, options, n=1)
    return f"{name} is no option here" + (f"; is {close[0]} meant?" if close else "")


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
        help="ask this server (default: answer right here)",
    )
    parser.add_argument(
        "--timeout",
        type=seconds,
        default=timeout,
        metavar="SECONDS",
        help=f"how long to wait for the server (default: {timeout:g})",
    )
    add_access(parser)


def add_access(parser: argparse.ArgumentParser) -> None:
    """How to reach a server that asks for more than its address."""
    access = parser.add_argument_group(
        "secure servers", "Without an option of TLS all goes in plain text, the token too."
    )
    access.add_argument(
        "--tls", action="store_true", help="encrypt; the system's authorities vouch for the server"
    )
    access.add_argument(
        "--tls-ca", metavar="FILE", help="encrypt; these authorities (PEM) vouch for the server"
    )
    access.add_argument(
        "--tls-certificate", metavar="FILE", help="encrypt, and show this certificate (PEM)"
    )
    access.add_argument("--tls-key", metavar="FILE", help="private key of the certificate (PEM)")
    access.add_argument(
        "--tls-server-name",
        metavar="NAME",
        help="encrypt; the name that the server's certificate must be for (default: HOST)",
    )
    access.add_argument(
        "--token-file",
        metavar="FILE",
        help="send the first bearer token of this file; one a line, # begins a comment",
    )


def access_fault(options: argparse.Namespace) -> str | None:
    """What is wrong with the options of `add_access` taken together, if the command has them."""
    given = {
        flag: getattr(options, flag.removeprefix("--").replace("-", "_"), None)
        for flag in ("--tls", "--tls-ca", "--tls-server-name", "--token-file", *_PAIR)
    }
    used = [flag for flag, value in given.items() if value]
    if "server" not in options or not used:
        return None
    if options.server is None:
        return f"{used[0]} is about a server: it goes with --server HOST:PORT"
    missing = [flag for flag in _PAIR if not given[flag]]
    if len(missing) == 1:
        return f"{missing[0]} is missing: --tls-certificate and --tls-key go together"
    return None
