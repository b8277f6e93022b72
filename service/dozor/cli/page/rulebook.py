"""A rulebook as the tables that a player knows."""

from collections.abc import Iterable

from dozor.cli.page.laws import law_title
from dozor.cli.page.names import Names
from dozor.cli.page.page import Page
from dozor.cli.page.table import Grid
from dozor.cli.raid.rulebook import write_raid_rulebook
from dozor.cli.texts import Texts
from dozor.v1.rulebook_service_pb2 import (
    TACTIC_ROLE_ATTACK,
    TACTIC_ROLE_DEFENSE,
    VEST_EFFECT_KEPT,
    VEST_EFFECT_LOST,
    VEST_EFFECT_PIERCED,
    GetRulebookResponse,
    Law,
    RulebookSummary,
    StationRulebook,
    TacticEntry,
)

VEST = {
    VEST_EFFECT_LOST: "vest-lost",
    VEST_EFFECT_KEPT: "vest-kept",
    VEST_EFFECT_PIERCED: "vest-pierced",
}
_DIGEST_SHOWN = 12


def write_rulebook(page: Page, response: GetRulebookResponse, texts: Texts) -> None:
    """One rulebook."""
    names = Names(response)
    page.title(response.summary.title)
    identity = response.summary.identity
    page.paragraph(f"{identity.name} {identity.version}", indent=0)
    page.paragraph(texts("digest-line", digest=identity.digest), indent=0)
    if response.summary.is_default:
        page.paragraph(texts("default-rulebook"), indent=0)
    if response.HasField("raid"):
        write_raid_rulebook(page, response.raid, texts)
    else:
        _station(page, response.station, names, texts)
    _laws(page, response.laws, texts)


def _station(page: Page, station: StationRulebook, names: Names, texts: Texts) -> None:
    _classes(page, station, texts)
    _items(page, station, texts)
    _tactics(page, station, names, texts)
    _experience(page, station, names, texts)
    limits = {"units": station.max_units, "attacks": station.max_attacks}
    page.gap()
    page.paragraph(texts("limits", **limits), indent=0)


def write_list(page: Page, rulebooks: Iterable[RulebookSummary], texts: Texts) -> None:
    """Rulebooks, one a row."""
    columns = ("name", "version", "default", "digest", "title")
    grid = Grid([texts(f"column-{column}") for column in columns])
    for summary in rulebooks:
        identity = summary.identity
        default = texts("yes" if summary.is_default else "none")
        digest = identity.digest[:_DIGEST_SHOWN]
        grid.row(identity.name, identity.version, default, digest, summary.title)
    page.grid(grid, indent=0)


def _classes(page: Page, station: StationRulebook, texts: Texts) -> None:
    page.heading(texts("classes"))
    grid = Grid([texts(f"column-{column}") for column in ("class", "power", "experience")])
    for entry in station.classes:
        grid.row(entry.name, str(entry.power), _yes(entry.has_experience, texts))
    page.grid(grid)


def _items(page: Page, station: StationRulebook, texts: Texts) -> None:
    page.heading(texts("items"))
    told = [
        texts("protects", item=entry.name) if entry.protects else entry.name
        for entry in station.items
    ]
    page.paragraph(", ".join(told))


def _tactics(page: Page, station: StationRulebook, names: Names, texts: Texts) -> None:
    page.heading(texts("tactics"))
    columns = ("tactic", "used-by", "attack", "defense", "rank", "vest", "severity")
    grid = Grid([texts(f"column-{column}") for column in columns])
    for entry in station.tactics:
        grid.row(*_tactic(entry, names, texts))
    page.grid(grid)
    page.gap()
    for sign in ("legend-rank", "legend-offensive", "legend-vest", "legend-severity"):
        page.item(texts(sign))


def _tactic(entry: TacticEntry, names: Names, texts: Texts) -> list[str]:
    classes = ", ".join(map(names.unit_class, entry.used_by))
    none = texts("none")
    rank = str(entry.rank) if entry.HasField("rank") else none
    return [
        entry.name,
        texts("vegans", classes=classes) if entry.vegan_only else classes,
        _yes(TACTIC_ROLE_ATTACK in entry.roles, texts),
        _yes(TACTIC_ROLE_DEFENSE in entry.roles, texts),
        texts("offensive-rank", rank=rank) if entry.offensive else rank,
        texts(VEST[entry.vest]) if entry.vest in VEST else none,
        str(entry.severity) if entry.HasField("severity") else none,
    ]


def _experience(page: Page, station: StationRulebook, names: Names, texts: Texts) -> None:
    page.heading(texts("experience"))
    grid = Grid([texts(f"column-{column}") for column in ("behind", "at-least", "defeated")])
    for gap in station.experience_thresholds:
        behind = texts("points-or-more", points=gap.behind)
        grid.row(behind, names.wounds(gap.wounds), _yes(gap.defeated, texts))
    page.grid(grid)


def _laws(page: Page, laws: Iterable[Law], texts: Texts) -> None:
    page.title(texts("laws"), rule="─")
    for law in laws:
        page.heading(law_title(law, texts))
        page.paragraph(law.text)


def _yes(value: bool, texts: Texts) -> str:  # noqa: FBT001
    return texts("yes" if value else "none")
