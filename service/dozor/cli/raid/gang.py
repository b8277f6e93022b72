"""Who raids what."""

from collections.abc import Iterable, Iterator, Mapping

from dozor.cli.page.page import Page
from dozor.cli.page.table import Grid
from dozor.cli.raid.chances import decimal
from dozor.cli.raid.names import RaidNames
from dozor.cli.texts import Texts
from dozor.v1.raid_pb2 import (
    MEMBER_RANK_BOSS,
    MEMBER_RANK_RIGHT_HAND,
    RAID_PHASE_ASSAULT,
    RAID_PHASE_BREACH,
    WEAPON_KIND_MELEE,
    Member,
    Raid,
    RaidState,
    RaidTarget,
    RetreatPolicy,
)
from dozor.v1.raid_service_pb2 import PhaseDefense

_OFFICERS = (MEMBER_RANK_BOSS, MEMBER_RANK_RIGHT_HAND)
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


def write_target(page: Page, target: RaidTarget, texts: Texts) -> None:
    """The target's ratings."""
    page.heading(texts("target"))
    ratings = {
        "numbers": target.numbers,
        "quality": target.quality,
        "equipment": target.equipment,
        "perimeter": target.perimeter,
        "reinforcements": target.reinforcements,
    }
    page.paragraph(texts("ratings", **{name: signed(rating) for name, rating in ratings.items()}))


def write_defenses(
    page: Page,
    raid: Raid,
    defenses: Iterable[PhaseDefense],
    manned: Mapping[int, int],
    texts: Texts,
) -> None:
    """The target's strength in the phases that were played, and how it comes about.

    Args:
        page: The page.
        raid: The raid.
        defenses: The defenders of each phase.
        manned: How many they were as it began, or was taken up, by phase.
        texts: The words.
    """
    columns = "phase", "fighters", "armor", "penetration"
    grid = Grid([texts(f"column-{column}") for column in columns])
    played = [defense for defense in defenses if defense.phase in manned]
    for defense in played:
        numbers = manned[defense.phase], defense.armor, defense.penetration
        grid.row(phase_name(defense.phase, texts), *map(str, numbers))
    if not played:
        return
    page.gap()
    page.grid(grid)
    page.gap()
    page.paragraph(" ".join(_how_many(raid, played[0], texts)))


def _how_many(raid: Raid, defense: PhaseDefense, texts: Texts) -> Iterator[str]:
    """How the number of members makes that of defenders, and what reinforcements change."""
    hundredths = max(defense.manned_hundredths, 0)
    facts: dict[str, object] = {"members": len(raid.members), "fighters": defense.manned}
    facts |= {"exact": decimal(hundredths / 100, texts), "numbers": signed(raid.target.numbers)}
    yield texts("manned-exactly" if hundredths == 100 * defense.manned else "manned", **facts)
    if defense.reinforcement:
        name = "reinforced" if defense.reinforcement > 0 else "called-inside"
        yield texts(name, count=abs(defense.reinforcement))


def write_start(page: Page, state: RaidState, texts: Texts) -> None:
    """Where a raid is taken up."""
    page.gap()
    facts = {"rounds": state.rounds, "fighters": state.fighters, "fell_back": state.fell_back}
    page.paragraph(texts("taken-up", phase=phase_name(state.phase, texts), **facts))


def write_policy(page: Page, raid: Raid, policy: RetreatPolicy, texts: Texts) -> None:
    """When a retreat is declared, if it ever is, and what that means."""
    when = []
    if policy.HasField("after_round"):
        after = "retreat-after" if policy.after_round else "retreat-at-once"
        when.append(texts(after, rounds=policy.after_round))
    if policy.HasField("when_down"):
        facts = {"down": policy.when_down, "members": len(raid.members)}
        when.append(texts("retreat-down", **facts))
    if not when:
        return
    page.gap()
    if not any(member.rank in _OFFICERS for member in raid.members):
        page.paragraph(texts("retreat-by-nobody"))
        return
    told = when[0] if len(when) == 1 else texts("retreat-or", first=when[0], second=when[1])
    page.paragraph(texts("retreat", when=told))


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
