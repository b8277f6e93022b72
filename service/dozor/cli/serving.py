"""The command that runs the server."""

import argparse

from dozor.cli.texts import Texts, locale_of
from dozor.cli.trouble import complain, own_trouble
from dozor.server import ServerSettings, SettingsError, run


def serve(options: argparse.Namespace) -> int:
    """Run the server until it is told to stop."""
    names = ("host", "grpc_port", "http_port", "grace")
    given = {name: value for name in names if (value := getattr(options, name)) is not None}
    try:
        settings = ServerSettings(**given)
    except SettingsError as error:
        texts = Texts(locale_of())
        lines = own_trouble("cannot-serve", texts, why="\n".join(error.faults))
        complain(lines)
        return 2
    return run(settings)
