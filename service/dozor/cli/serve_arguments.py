"""The options of the commands around the server: one for each setting."""

import argparse
from itertools import groupby

from dozor.settings import CONFIG_VARIABLE, OPTIONS, Option


def add_settings(parser: argparse.ArgumentParser) -> None:
    """All settings, in their groups. Their values are read later, with those of other sources."""
    parser.add_argument(
        "--config",
        metavar="FILE",
        help=f"settings in TOML, with the names of the options (default: ${CONFIG_VARIABLE})",
    )
    for group, options in groupby(OPTIONS, key=lambda option: option.group):
        section = parser.add_argument_group(group)
        for option in options:
            section.add_argument(
                option.flag, dest=option.name, metavar=option.kind.metavar, help=_help(option)
            )


def _help(option: Option) -> str:
    if isinstance(option.default, bool):
        return f"{option.help} (default: {'on' if option.default else 'off'})"
    shown = f"{option.default:g}" if isinstance(option.default, float) else str(option.default)
    text = f"{option.help} (default: {shown})" if shown else option.help
    return text.replace("%", "%%")
