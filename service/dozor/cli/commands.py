"""From the command line to the command."""

import os
import signal
import sys
from collections.abc import Sequence
from importlib import import_module

from dozor.cli.arguments import parser
from dozor.cli.grammar import access_fault

_USAGE = 2
# Modules by command: each is imported only when it is run, and loads what it needs and no more.
_COMMANDS = {
    "serve": ("dozor.cli.serving", "serve"),
    "config": ("dozor.cli.serving", "config"),
    "health": ("dozor.cli.health", "health"),
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
        if fault := access_fault(options):
            grammar.error(fault)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    if options.command is None:
        grammar.print_help(sys.stderr)
        return _USAGE
    if options.name == "serve" and hasattr(signal, "SIGHUP"):
        # Until the server takes it itself; what it needs is imported for some tenths of a second.
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    module, function = _COMMANDS[options.name]
    # Read when gRPC is imported. Its C core writes to standard error by itself, past any log: a
    # line for every grpc-timeout that is none, which any client can cause.
    os.environ.setdefault("GRPC_VERBOSITY", "NONE")
    status: int = getattr(import_module(module), function)(options)
    return status
