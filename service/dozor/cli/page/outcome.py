"""What became of everybody."""

from collections.abc import Iterable

from dozor.cli.page.names import Names
from dozor.cli.page.page import Page
from dozor.cli.page.table import Grid
from dozor.cli.texts import Texts
from dozor.v1.station_pb2 import (
    ITEM_STATE_KEPT,
    ITEM_STATE_LOST,
    ITEM_STATE_SPENT,
    SIDE_ATTACKERS,
    SIDE_DEFENDERS,
    WINNER_ATTACKERS,
    WINNER_DEFENDERS,
    Experience,
)
from dozor.v1.station_service_pb2 import (
    EngagementOutcome,
    ItemOutcome,
    StationState,
    TeamOutcome,
    UnitOutcome,
)

_WINNER = {WINNER_ATTACKERS: "winner-attackers", WINNER_DEFENDERS: "winner-defenders"}
_STATE = {
    ITEM_STATE_KEPT: "item-kept",
    ITEM_STATE_SPENT: "item-spent",
    ITEM_STATE_LOST: "item-lost",
}
_HOLDER = {SIDE_ATTACKERS: "holder-attackers", SIDE_DEFENDERS: "holder-defenders"}


def write_outcome(
    page: Page, outcome: EngagementOutcome, captions: tuple[str, str], names: Names, texts: Texts
) -> None:
    """Who won and holds the station, and a table of the units; `captions` name the sides."""
    page.heading(texts("outcome"))
    said = [texts(_WINNER.get(outcome.winner, "winner-nobody"))]
    said.append(texts(_HOLDER.get(outcome.holder, "holder-nobody")))
    if outcome.machine_gun_captured:
        said.append(texts("gun-captured"))
    page.paragraph(" ".join(said))
    if law := names.law(outcome.deciding_law):
        page.paragraph(texts("decided-by", number=law.number, title=law.title))
    page.gap()
    grid = _grid(texts, "unit", "wounds", "now", "fate", "items", "experience")
    for caption, units in zip(captions, (outcome.attackers, outcome.defenders), strict=True):
        grid.caption(caption)
        for number, unit in enumerate(units, start=1):
            _fighter(grid, f"{number}. {names.unit_class(unit.unit_class)}", unit, names, texts)
    page.grid(grid)


def write_teams(page: Page, teams: Iterable[TeamOutcome], names: Names, texts: Texts) -> None:
    """What a turn did to each team."""
    page.heading(texts("turn-outcome"))
    page.gap()
    grid = _grid(texts, "unit", "now", "later", "fate", "items", "experience")
    for team in teams:
        grid.caption(team.team)
        for number, unit in enumerate(team.units, start=1):
            grid.row(
                f"{number}. {names.unit_class(unit.unit_class)}",
                names.wounds(unit.wounds_after),
                _taken(unit.wounds_deferred, texts) or texts("none"),
                names.fate(unit.fate),
                _items(unit.items, names, texts),
                _experience(unit.experience_earned, texts),
            )
    page.grid(grid)


def write_station(page: Page, state: StationState, names: Names, texts: Texts) -> None:
    """Who holds the station between two attacks."""
    page.paragraph(texts("station-owner", owner=state.owner))
    if not state.holders:
        page.paragraph(texts("nobody-on-station"))
    for holder in state.holders:
        has = [names.wounds(holder.wounds)]
        if holder.items:
            has.append(names.items(holder.items))
        if holder.tactic:
            has.append(texts("unit-tactic", tactic=names.tactic(holder.tactic)))
        if holder.wounds_deferred:
            has.append(texts("unit-deferred", wounds=holder.wounds_deferred))
        who = texts(
            "team-unit",
            unit=names.unit_class(holder.unit_class),
            team=holder.team,
            number=holder.unit + 1,
        )
        page.item(f"{who}: {'; '.join(has)}", indent=2)


def _grid(texts: Texts, *columns: str) -> Grid:
    return Grid([texts(f"column-{column}") for column in columns])


def _fighter(grid: Grid, who: str, unit: UnitOutcome, names: Names, texts: Texts) -> None:
    grid.row(
        who,
        _wounds(unit, texts),
        names.wounds(unit.wounds_after),
        names.fate(unit.fate),
        _items(unit.items, names, texts),
        _experience(unit.experience_earned, texts),
    )


def _wounds(unit: UnitOutcome, texts: Texts) -> str:
    told = [_taken(unit.wounds_taken, texts)]
    if unit.wounds_deferred:
        told.append(texts("wounds-deferred", wounds=unit.wounds_deferred))
    return ", ".join(filter(None, told)) or texts("none")


def _taken(wounds: int, texts: Texts) -> str:
    return texts("wounds-taken", wounds=wounds) if wounds else ""


def _items(items: Iterable[ItemOutcome], names: Names, texts: Texts) -> str:
    told = (
        texts(_STATE[entry.state], item=names.item(entry.item))
        if entry.state in _STATE
        else names.item(entry.item)
        for entry in items
    )
    return ", ".join(told) or texts("none")


def _experience(earned: Experience, texts: Texts) -> str:
    told = []
    if earned.attack:
        told.append(texts("earned-attack", points=earned.attack))
    if earned.defense:
        told.append(texts("earned-defense", points=earned.defense))
    return ", ".join(told) or texts("none")
