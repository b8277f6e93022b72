"""The command line's grammar."""

import argparse

import dozor
from dozor.cli import help as texts
from dozor.cli.authoring.arguments import add_authoring
from dozor.cli.grammar import (
    Parser,
    add_command,
    add_file,
    add_locale,
    add_request_options,
    add_server,
    add_trace,
)
from dozor.cli.health_arguments import add_health
from dozor.cli.raid.arguments import add_raid
from dozor.cli.serve_arguments import add_settings
from dozor.cli.values import NAME_AT_VERSION, pin


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command line; the chosen command is in `command`."""
    top = Parser(
        prog="dozor",
        description=texts.DESCRIPTION,
        epilog=texts.EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"dozor {dozor.__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    add_settings(add_command(commands, "serve", texts.SERVE, texts.SERVE_EPILOG))
    add_settings(add_command(commands, "config", texts.CONFIG, texts.CONFIG_EPILOG))
    add_health(add_command(commands, "health", texts.HEALTH, texts.HEALTH_EPILOG))
    _file_command(add_command(commands, "resolve", texts.RESOLVE, texts.RESOLVE_EPILOG))
    _file_command(add_command(commands, "explain", texts.EXPLAIN, texts.EXPLAIN_EPILOG))
    add_raid(commands)
    _rulebook(add_command(commands, "rulebook", texts.RULEBOOK, texts.RULEBOOK_EPILOG))
    return top


def _file_command(parser: argparse.ArgumentParser) -> None:
    add_file(parser, "a fight or a turn")
    add_trace(parser)
    add_request_options(parser)


def _rulebook(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(title="actions", metavar="ACTION", dest="action", required=True)
    show = add_command(actions, "rulebook show", texts.SHOW, texts.SHOW_EPILOG)
    show.add_argument(
        "rulebook",
        nargs="?",
        type=pin,
        metavar=NAME_AT_VERSION,
        help="which one (default: that of station combat; without a version, its newest)",
    )
    listing = add_command(actions, "rulebook list", texts.LIST, texts.LIST_EPILOG)
    for action in (show, listing):
        action.add_argument(
            "--format", choices=("text", "json"), default="text", help="(default: text)"
        )
        add_locale(action)
        add_server(action)
    check = add_command(actions, "rulebook check", texts.CHECK, texts.CHECK_EPILOG)
    check.add_argument("files", nargs="+", metavar="FILE", help="a rulebook in TOML")
    add_locale(check)
    add_authoring(actions)
