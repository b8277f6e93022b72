"""The commands around the server: run it, and show its settings."""

import argparse
import os

from dozor.cli.texts import Texts, locale_of
from dozor.cli.trouble import complain, own_trouble
from dozor.server import run
from dozor.settings import OPTIONS, Effective, SettingsError, as_toml, read_settings

_BAD_SETTINGS = 2


def serve(options: argparse.Namespace) -> int:
    """Run the server until it is told to stop."""
    try:
        effective = _effective(options)
    except SettingsError as error:
        return _complain("cannot-serve", error)
    return run(effective.settings)


def config(options: argparse.Namespace) -> int:
    """Print the settings that `serve` would have, and where each comes from."""
    try:
        print(as_toml(_effective(options)), end="")
    except SettingsError as error:
        return _complain("bad-settings", error)
    return 0


def _effective(options: argparse.Namespace) -> Effective:
    given = {option.name: getattr(options, option.name) for option in OPTIONS}
    flags = {name: text for name, text in given.items() if text is not None}
    return read_settings(flags, os.environ, options.config)


def _complain(message: str, error: SettingsError) -> int:
    complain(own_trouble(message, Texts(locale_of()), why="\n".join(error.faults)))
    return _BAD_SETTINGS
