"""Turns a rulebook's TOML data into a `Rulebook`, after cross-checking all of it."""

from types import MappingProxyType

from dozor.rulebook_head import read_head, read_rulebook, read_source
from dozor.station.model import Role, Tactic, UnitClass
from dozor.station.rulebook import (
    ClassRules,
    ExperienceGap,
    Rulebook,
    TacticRules,
    TurnOrder,
    VestEffect,
    WoundScale,
)
from dozor.station.rules import LAW_IDS
from dozor.toml_reader import TableReader

_DEAD = 3


def parse_rulebook(data: bytes, origin: str) -> Rulebook:
    """Read a rulebook of station combat.

    Args:
        data: The TOML document, UTF-8. Its SHA-256 is the rulebook's digest.
        origin: The file's name, for error messages.

    Raises:
        RulebookError: The data is wrong; it holds every fault, each with its key.
    """
    return read_rulebook(data, origin, _read)


def _read(top: TableReader, digest: str) -> Rulebook:
    head = read_head(top, digest, "station", LAW_IDS)
    wounds = _wounds(top.table("wounds"))
    classes = _classes(top.table("classes"), wounds)
    tactics = _tactics(top.table("tactics"), wounds)
    gaps = _gaps(top.table("experience"), wounds)
    penalty = _number(top.table("sabotage"), "penalty", wounds.dead)
    limit = _number(top.table("healing"), "limit", wounds.dead - 1)
    order = _turn_order(top.table("turn"))
    top.finish()
    _cross_check(top, classes, tactics)
    return Rulebook(
        id=head.id,
        titles=head.titles,
        wounds=wounds,
        classes=MappingProxyType(classes),
        tactics=MappingProxyType(tactics),
        experience_gaps=gaps,
        sabotage_penalty=penalty,
        healing_limit=limit,
        turn_order=order,
    )


def _source(table: TableReader) -> None:
    read_source(table, LAW_IDS)


def _wounds(table: TableReader) -> WoundScale:
    # The contract counts wounds from 0 to 3, so the scale ends there; in between it is free.
    light, heavy = table.integer("light", 1, _DEAD - 1), table.integer("heavy", 1, _DEAD - 1)
    dead = table.integer("dead", _DEAD, _DEAD)
    if heavy < light:
        table.fault("heavy", f"a heavy wound ({heavy}) cannot be less than a light one ({light})")
    _source(table)
    return WoundScale(light, heavy, dead)


def _classes(table: TableReader, wounds: WoundScale) -> dict[UnitClass, ClassRules]:
    found = {unit_class: _class(entry, wounds) for unit_class, entry in table.members(UnitClass)}
    table.finish()
    return found


def _class(table: TableReader, wounds: WoundScale) -> ClassRules:
    rules = ClassRules(
        power=table.integer("power", 1, 100),
        own_rank=table.integer("own_rank", 0, 100),
        berserk_wounds=table.integer("berserk_wounds", 0, wounds.dead),
        has_experience=table.boolean("experience"),
    )
    _source(table)
    return rules


def _tactics(table: TableReader, wounds: WoundScale) -> dict[Tactic, TacticRules]:
    found = {tactic: _tactic(entry, wounds) for tactic, entry in table.members(Tactic)}
    table.finish()
    return found


def _tactic(table: TableReader, wounds: WoundScale) -> TacticRules:
    rules = TacticRules(
        used_by=table.choices("used_by", UnitClass),
        roles=table.choices("roles", Role),
        vegan_only=table.boolean("vegan_only"),
        rank=table.integer("rank", 1, 100) if table.has("rank") else None,
        offensive=table.boolean("offensive"),
        vest=table.choice("vest", VestEffect) if table.has("vest") else None,
        severity=table.integer("severity", 1, wounds.dead) if table.has("severity") else None,
    )
    if rules.rank is not None:
        _check_leading(table, rules)
    _source(table)
    return rules


def _check_leading(table: TableReader, rules: TacticRules) -> None:
    if rules.vest is None:
        table.fault("vest", "missing; a tactic with a rank strikes, and its blow meets vests")
    if rules.severity is None and Role.ATTACK in rules.roles:
        table.fault("severity", "missing; a tactic with a rank that is used in attack needs one")


def _gaps(table: TableReader, wounds: WoundScale) -> tuple[ExperienceGap, ...]:
    found: list[ExperienceGap] = []
    for entry in table.tables("gaps"):
        gap = ExperienceGap(
            behind=entry.integer("behind", 1, 1_000_000),
            wounds=entry.integer("wounds", 0, wounds.dead),
            defeated=entry.boolean("defeated"),
        )
        if found and gap.behind <= found[-1].behind:
            entry.fault("behind", f"gaps ascend: more than {found[-1].behind} is needed")
        if found and gap.wounds < found[-1].wounds:
            entry.fault("wounds", f"a wider gap cannot wound less than {found[-1].wounds}")
        _source(entry)
        found.append(gap)
    table.finish()
    return tuple(found)


def _number(table: TableReader, key: str, most: int) -> int:
    value = table.integer(key, 0, most)
    _source(table)
    return value


def _turn_order(table: TableReader) -> TurnOrder:
    order = table.choice("order", TurnOrder)
    _source(table)
    return order


def _cross_check(
    top: TableReader, classes: dict[UnitClass, ClassRules], tactics: dict[Tactic, TacticRules]
) -> None:
    _check_unranked(top, tactics, Tactic.SLAVES, Role.DEFENSE, "Law 3")
    _check_unranked(top, tactics, Tactic.BERSERK, Role.ATTACK, "Law 4")
    for tactic, rules in tactics.items():
        if rules.rank is None and tactic not in (Tactic.SLAVES, Tactic.BERSERK):
            top.fault(f"tactics.{tactic}.rank", "missing; only Slaves and Berserk have none")
    if not classes[UnitClass.SENTINEL].has_experience:
        fault = "true is needed: Law 10 compares the experience of Sentinels, and of nobody else"
        top.fault("classes.SENTINEL.experience", fault)


def _check_unranked(
    top: TableReader, tactics: dict[Tactic, TacticRules], tactic: Tactic, role: Role, law: str
) -> None:
    """Slaves and Berserk have laws of their own, which decide before ranks are compared."""
    if tactics[tactic].rank is not None:
        top.fault(f"tactics.{tactic}.rank", f"{law} decides before ranks are compared; drop it")
    if tactics[tactic].roles not in ((), (role,)):
        top.fault(f"tactics.{tactic}.roles", f"{law} knows it only in {role}; drop the other")
