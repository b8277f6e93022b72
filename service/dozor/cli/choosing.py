"""Chooses who answers."""

import argparse

from dozor.cli.judge import Judge


def open_judge(options: argparse.Namespace) -> Judge:
    """The judge that the options ask for: a server, or else the rules in this process."""
    # Only the one that is asked for is imported: it is most of the time that a command takes.
    if options.server is not None:
        from dozor.cli.access import access  # noqa: PLC0415
        from dozor.cli.remote import RemoteJudge  # noqa: PLC0415

        return RemoteJudge(options.server, options.timeout, access(options))
    from dozor.cli.local import LocalJudge  # noqa: PLC0415

    return LocalJudge()
