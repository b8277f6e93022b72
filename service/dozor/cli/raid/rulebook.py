"""A rulebook of raids as tables."""

from dozor.cli.page.page import Page
from dozor.cli.page.table import Grid
from dozor.cli.raid.gang import signed
from dozor.cli.texts import Texts
from dozor.v1.raid_pb2 import RAID_PHASE_ASSAULT, RAID_PHASE_BREACH
from dozor.v1.rulebook_service_pb2 import MoveTierEntry, RaidRulebook, WeaponUse


def write_raid_rulebook(page: Page, rulebook: RaidRulebook, texts: Texts) -> None:
    """Weapons, and what a move comes to; the laws tell the rest."""
    page.heading(texts("weapons"))
    grid = Grid([texts(f"column-{column}") for column in ("weapon", "breach", "assault")])
    for kind in rulebook.weapon_kinds:
        uses = {use.phase: use for use in kind.uses}
        cells = (
            use_told(uses.get(phase), texts) for phase in (RAID_PHASE_BREACH, RAID_PHASE_ASSAULT)
        )
        grid.row(kind.name, *cells)
    page.grid(grid)
    page.heading(texts("tiers"))
    grid = Grid([texts(f"column-{column}") for column in ("tier", "total", "taken-out", "wounds")])
    for tier in rulebook.tiers:
        grid.row(tier.name, *tier_told(tier, texts))
    page.grid(grid)
    page.gap()
    page.paragraph(texts("legend-move", clamp=rulebook.clamp))
    limits = {"members": rulebook.max_members, "weapons": rulebook.max_weapons}
    page.gap()
    page.paragraph(texts("raid-limits", **limits), indent=0)


def use_told(use: WeaponUse | None, texts: Texts) -> str:
    """What a weapon may do in a phase, in a few words."""
    if use is None or not use.acts:
        return texts("none")
    told = texts("by-class-only") if use.by_class_only else texts("yes")
    return f"{told}, {signed(use.penalty)}" if use.penalty else told


def tier_told(tier: MoveTierEntry, texts: Texts) -> tuple[str, str, str]:
    """What a tier needs and does, in a few words each."""
    none = texts("none")
    return (
        texts("or-more", count=tier.least) if tier.HasField("least") else texts("any-total"),
        texts("at-least", count=tier.least_taken_out) if tier.strikes else none,
        texts("at-least", count=tier.least_wounds) if tier.suffers else none,
    )
