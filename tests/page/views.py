"""The views of the page, as far as tests treat them alike."""

from dataclasses import dataclass

from tests.page.links import forecast_link, raid_link, station_link, turn_link


@dataclass(frozen=True)
class View:
    """One view.

    Attributes:
        tab: Its tab, in English.
        answer: The test id of what there is once the server has answered.
        link: An address with a state that is not the default.
    """

    tab: str
    answer: str
    link: str


VIEWS = {
    "station": View(
        "Station",
        "winner",
        station_link(
            attackers=[{"tactic": "TACTIC_SNIPER", "experience": {"attack": 2}}],
            defenders=[{"items": ["ITEM_VEST", "ITEM_MEDKIT"], "wounds": 1}],
            sabotage=["STATION_COMPONENT_GENERATOR"],
        ),
    ),
    "turn": View("Turn", "timeline", turn_link("Hansa", "O'Brien's \"$HOME\" `id`", "Таганская")),
    "raid": View("Raid", "summary", raid_link("E")),
    "forecast": View("Forecast", "forecast-endings", forecast_link(policy={"when_down": 1})),
}
"""By their names in the address."""
