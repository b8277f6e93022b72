"""Turns a rulebook's TOML data into a `Rulebook`, after cross-checking all of it."""

import hashlib
import re
import tomllib
from types import MappingProxyType

from dozor.errors import RulebookError
from dozor.station.model import Role, Tactic, UnitClass
from dozor.station.rulebook import (
    ClassRules,
    ExperienceGap,
    Rulebook,
    RulebookId,
    TacticRules,
    TurnOrder,
    VestEffect,
    WoundScale,
)
from dozor.station.rules import LAW_IDS
from dozor.toml_reader import TableReader

_NAME = re.compile(r"[a-z][a-z0-9-]{0,62}")
_VERSION = re.compile(r"(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})")
_DEAD = 3


def parse_rulebook(data: bytes, origin: str) -> Rulebook:
    """Read a rulebook of station combat.

    Args:
        data: The TOML document, UTF-8. Its SHA-256 is the rulebook's digest.
        origin: The file's name, for error messages.

    Raises:
        RulebookError: The data is wrong; it holds every fault, each with its key.
    """
    faults: list[str] = []
    try:
        document = tomllib.loads(data.decode())
    except RecursionError:
        raise RulebookError(origin, ("nested too deeply for a rulebook",)) from None
    except ValueError as error:  # bad TOML, or a number with thousands of digits
        raise RulebookError(origin, (f"not a TOML document: {error}",)) from None
    rulebook = _read(TableReader(document, "", faults), hashlib.sha256(data).hexdigest())
    if faults:
        raise RulebookError(origin, tuple(faults))
    return rulebook


def _read(top: TableReader, digest: str) -> Rulebook:
    head = top.table("rulebook")
    identity = RulebookId(*_identity(head), digest)
    titles = _titles(head)
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
        id=identity,
        titles=MappingProxyType(titles),
        wounds=wounds,
        classes=MappingProxyType(classes),
        tactics=MappingProxyType(tactics),
        experience_gaps=gaps,
        sabotage_penalty=penalty,
        healing_limit=limit,
        turn_order=order,
    )


def _identity(head: TableReader) -> tuple[str, str]:
    name, version = head.text("name"), head.text("version")
    if name and not _NAME.fullmatch(name):
        head.fault("name", f"lower-case letters, digits and hyphens are needed, not {name!r}")
    if version and not _VERSION.fullmatch(version):
        head.fault("version", f"a version such as 1.0.0 is needed, not {version!r}")
    if head.text("rule_set") not in ("station", ""):
        head.fault("rule_set", f"'station' is needed, not {head.data['rule_set']!r}")
    return name, version


def _titles(head: TableReader) -> dict[str, str]:
    titles = head.table("titles")
    found = {locale: titles.text(locale) for locale in titles.data}
    if "en" not in found:
        titles.fault("en", "missing; a title in English is needed")
    _source(head)
    return found


def _source(table: TableReader) -> None:
    """Every table names the rule behind its values and where they come from."""
    table.text("source")
    for rule in filter(None, re.split(r",\s*", table.text("rule"))):
        if rule not in LAW_IDS:
            table.fault("rule", f"{rule!r} is no law; the laws are {', '.join(LAW_IDS)}")
    table.finish()


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
    if not any(rules.has_experience for rules in classes.values()):
        top.fault("classes", "no class has experience; one is needed for Law 10 to mean anything")


def _check_unranked(
    top: TableReader, tactics: dict[Tactic, TacticRules], tactic: Tactic, role: Role, law: str
) -> None:
    """Slaves and Berserk have laws of their own, which decide before ranks are compared."""
    if tactics[tactic].rank is not None:
        top.fault(f"tactics.{tactic}.rank", f"{law} decides before ranks are compared; drop it")
    if tactics[tactic].roles not in ((), (role,)):
        top.fault(f"tactics.{tactic}.roles", f"{law} knows it only in {role}; drop the other")
