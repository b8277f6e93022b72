"""What the options say in place of the file, in every request."""

import argparse
from typing import Protocol

from dozor.cli.texts import locale_of
from dozor.v1.common_pb2 import (
    TRACE_LEVEL_DECISIVE,
    TRACE_LEVEL_FULL,
    TRACE_LEVEL_NONE,
    RulebookPin,
)

TRACE_LEVELS = {
    "none": TRACE_LEVEL_NONE,
    "decisive": TRACE_LEVEL_DECISIVE,
    "full": TRACE_LEVEL_FULL,
}
"""Trace levels, by what the option calls them."""


class RequestWithHeader(Protocol):
    """What every request has."""

    locale: str

    @property
    def rulebook(self) -> RulebookPin:
        """The rulebook to judge by."""


def set_header(request: RequestWithHeader, options: argparse.Namespace) -> None:
    """Set rulebook and locale."""
    if options.rulebook is not None:
        name, version = options.rulebook
        request.rulebook.CopyFrom(RulebookPin(name=name, version=version))
    request.locale = options.locale or request.locale or locale_of()
