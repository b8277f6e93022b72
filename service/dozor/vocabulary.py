"""Values that are in no vocabulary of the rules, as callers may give them."""

from typing import NamedTuple


class Unknown(NamedTuple):
    """A value that is in no vocabulary, as it was given."""

    given: int
