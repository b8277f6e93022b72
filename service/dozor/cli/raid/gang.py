"""Who raids what."""

from collections.abc import Iterable

from dozor.cli.page.page import Page
from dozor.cli.page.table import Grid
from dozor.cli.raid.names import RaidNames
from dozor.cli.texts import Texts
from dozor.v1.raid_event_pb2 import PhaseBegun
from dozor.v1.raid_pb2 import (
    RAID_PHASE_ASSAULT,
    RAID_PHASE_BREACH,
    WEAPON_KIND_MELEE,
    Member,
    Raid,
    RaidState,
    RaidTarget,
    RetreatPolicy,
)

_PHASES: dict[int, str] = {RAID_PHASE_BREACH: "phase-breach", RAID_PHASE_ASSAULT: "phase-assault"}


def phase_name(number: int, texts: Texts) -> str:
    """A phase."""
    return texts(_PHASES[number]) if number in _PHASES else str(number)


def signed(number: int) -> str:
    """A number with its sign."""
    return f"{'+' if number > 0 else '−' if number < 0 else ''}{abs(number)}"


def write_gang(page: Page, raid: Raid, names: RaidNames, texts: Texts) -> None:
    """The gang as a table."""
    page.heading(texts("gang"))
    page.gap()
    columns = "member", "skill", "armor", "health", "rolls", "weapons"
    grid = Grid([texts(f"column-{column}") for column in columns])
    for place, member in enumerate(raid.members):
        grid.row(
            names.member(place, member),
            signed(member.skill),
            str(member.armor),
            _health(member, names, texts),
            names.edge(member.edge),
            _weapons(member, names, texts),
        )
    page.grid(grid)


def write_target(page: Page, target: RaidTarget, begun: Iterable[PhaseBegun], texts: Texts) -> None:
    """The target's ratings, and its strength in the phases that have begun."""
    page.heading(texts("target"))
    ratings = {
        "numbers": target.numbers,
        "quality": target.quality,
        "equipment": target.equipment,
        "perimeter": target.perimeter,
        "reinforcements": target.reinforcements,
    }
    page.paragraph(texts("ratings", **{name: signed(rating) for name, rating in ratings.items()}))
    columns = "phase", "fighters", "armor", "penetration"
    grid = Grid([texts(f"column-{column}") for column in columns])
    for phase in begun:
        defense = str(phase.fighters), str(phase.armor), str(phase.penetration)
        grid.row(phase_name(phase.phase, texts), *defense)
    if grid.rows:
        page.gap()
        page.grid(grid)


def write_start(page: Page, state: RaidState, texts: Texts) -> None:
    """Where a raid is taken up."""
    page.gap()
    facts = {"rounds": state.rounds, "fighters": state.fighters, "fell_back": state.fell_back}
    page.paragraph(texts("taken-up", phase=phase_name(state.phase, texts), **facts))


def write_policy(page: Page, policy: RetreatPolicy, texts: Texts) -> None:
    """When the gang retreats, if it ever does."""
    told = []
    if policy.HasField("after_round"):
        told.append(texts("retreats-after", rounds=policy.after_round))
    if policy.HasField("when_down"):
        told.append(texts("retreats-down", down=policy.when_down))
    if told:
        page.gap()
        page.paragraph(" ".join(told))


def _health(member: Member, names: RaidNames, texts: Texts) -> str:
    health = names.health(member)
    if not member.wounds:
        return str(health)
    return texts("health-wounded", health=health, wounds=member.wounds)


def _weapons(member: Member, names: RaidNames, texts: Texts) -> str:
    told = []
    for place, weapon in enumerate(member.weapons):
        notes = []
        if weapon.kind == WEAPON_KIND_MELEE and member.melee_in_breach:
            notes.append(texts("weapon-melee-in-breach"))
        if member.HasField("breach_weapon") and member.breach_weapon == place:
            notes.append(texts("weapon-for-breach"))
        if member.HasField("assault_weapon") and member.assault_weapon == place:
            notes.append(texts("weapon-for-assault"))
        name = f"{names.weapon(weapon.kind)}\u00a0{weapon.penetration}"
        told.append(f"{name} ({', '.join(notes)})" if notes else name)
    return "; ".join(told)
