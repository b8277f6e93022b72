"""The views of the page, as far as tests treat them alike."""

from dataclasses import dataclass


@dataclass(frozen=True)
class View:
    """One view.

    Attributes:
        tab: Its tab, in English.
        answer: The test id of what there is once the server has answered.
    """

    tab: str
    answer: str


VIEWS = {
    "station": View("Station", "winner"),
    "raid": View("Raid", "summary"),
}
"""By their names in the address."""
