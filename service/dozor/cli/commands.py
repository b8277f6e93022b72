"""From the command line to the command."""

import sys
from collections.abc import Sequence
from importlib import import_module

from dozor.cli.arguments import parser

_USAGE = 2
# Modules by command: each is imported only when it is run, and loads what it needs and no more.
_COMMANDS = {
    "serve": ("dozor.cli.serving", "serve"),
    "config": ("dozor.cli.serving", "config"),
    "resolve": ("dozor.cli.fights", "resolve"),
    "explain": ("dozor.cli.fights", "explain"),
    "raid resolve": ("dozor.cli.raid.playing", "resolve"),
    "raid explain": ("dozor.cli.raid.playing", "explain"),
    "raid forecast": ("dozor.cli.raid.forecasting", "forecast"),
    "rulebook show": ("dozor.cli.rulebooks", "show"),
    "rulebook list": ("dozor.cli.rulebooks", "listing"),
    "rulebook check": ("dozor.cli.rulebooks", "check"),
    "rulebook test": ("dozor.cli.authoring.testing", "test"),
    "rulebook diff": ("dozor.cli.authoring.diffing", "diff"),
}


def run(arguments: Sequence[str] | None) -> int:
    """Parse the arguments and run the command; returns the exit status."""
    grammar = parser()
    try:
        options = grammar.parse_args(arguments)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    if options.command is None:
        grammar.print_help(sys.stderr)
        return _USAGE
    module, function = _COMMANDS[options.name]
    status: int = getattr(import_module(module), function)(options)
    return status
