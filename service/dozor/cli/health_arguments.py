"""The options of the health check."""

import argparse

from dozor.cli.grammar import TIMEOUT, add_access
from dozor.cli.values import address, seconds
from dozor.settings import CONFIG_VARIABLE


def add_health(parser: argparse.ArgumentParser) -> None:
    """Whom to ask, about what, and how."""
    parser.add_argument(
        "--server",
        type=address,
        metavar="HOST:PORT",
        help="ask this server (default: the one on this machine, as its settings say)",
    )
    parser.add_argument(
        "--service",
        default="",
        metavar="NAME",
        help="full name of the service to ask about (default: the server as a whole)",
    )
    parser.add_argument(
        "--timeout",
        type=seconds,
        default=TIMEOUT,
        metavar="SECONDS",
        help=f"how long to wait for the answer (default: {TIMEOUT:g})",
    )
    parser.add_argument(
        "--config",
        metavar="FILE",
        help=f"without --server: the server's settings in TOML (default: ${CONFIG_VARIABLE})",
    )
    add_access(parser)
