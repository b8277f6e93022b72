"""The situation, as each side brings it."""

from collections.abc import Iterable

from dozor.cli.page.names import Names
from dozor.cli.page.page import Page
from dozor.cli.texts import Texts
from dozor.v1.station_pb2 import Unit
from dozor.v1.station_service_pb2 import (
    Attack,
    ResolveEngagementRequest,
    ResolveTurnRequest,
    Station,
)


def write_fight(page: Page, request: ResolveEngagementRequest, names: Names, texts: Texts) -> None:
    """Who fights whom, with what."""
    page.heading(texts("situation"))
    page.paragraph(texts("attackers"))
    _units(page, request.attackers, names, texts)
    _support(page, request, texts)
    page.paragraph(texts("defenders"))
    _units(page, request.defenders, names, texts)
    _station(page, request, names, texts)


def write_turn(page: Page, request: ResolveTurnRequest, names: Names, texts: Texts) -> None:
    """Who holds the station, and who attacks it."""
    page.heading(texts("situation"))
    page.paragraph(texts("of-team", team=request.station.owner))
    _units(page, request.station.defenders, names, texts)
    _station(page, request.station, names, texts)
    for attack in request.attacks:
        time = attack.submitted_at.ToJsonString()
        objective = names.objective(attack.objective)
        page.paragraph(texts("submitted", team=attack.team, objective=objective, time=time))
        _units(page, attack.units, names, texts)
        _support(page, attack, texts)


def _units(page: Page, units: Iterable[Unit], names: Names, texts: Texts) -> None:
    number = 0
    for number, unit in enumerate(units, start=1):
        page.item(_unit(unit, names, texts), mark=f"{number}.", indent=4)
    if not number:
        page.item(texts("no-units"), mark="–", indent=4)


def _unit(unit: Unit, names: Names, texts: Texts) -> str:
    brings = [names.items(unit.items)] if unit.items else []
    if unit.tactic:
        brings.append(texts("unit-tactic", tactic=names.tactic(unit.tactic)))
    if unit.holding_tactic:
        brings.append(texts("unit-holding-tactic", tactic=names.tactic(unit.holding_tactic)))
    if unit.wounds:
        brings.append(names.wounds(unit.wounds))
    attack, defense = unit.experience.attack, unit.experience.defense
    if attack or defense:
        brings.append(texts("unit-experience", attack=attack, defense=defense))
    if unit.healing:
        brings.append(texts("unit-healing"))
    if unit.vegan:
        brings.append(texts("unit-vegan"))
    return f"{names.unit_class(unit.unit_class)}: {'; '.join(brings) or texts('brings-nothing')}"


def _support(page: Page, attack: ResolveEngagementRequest | Attack, texts: Texts) -> None:
    things = [texts("with-metrotank")] if attack.metrotank else []
    if attack.agent:
        things.append(texts("with-agent"))
    if things:
        page.paragraph(texts("attack-brings", things=", ".join(things)), indent=4)


def _station(
    page: Page, station: ResolveEngagementRequest | Station, names: Names, texts: Texts
) -> None:
    if station.machine_gun:
        page.paragraph(texts("station-has"), indent=4)
    if station.sabotage:
        components = names.components(station.sabotage)
        page.paragraph(texts("station-damaged", components=components), indent=4)
