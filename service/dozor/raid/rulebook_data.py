"""Turns a raid rulebook's TOML data into a `RaidRulebook`, after checking all of it."""

from types import MappingProxyType

from dozor.raid.model import Phase, WeaponKind
from dozor.raid.rulebook import RaidRulebook, TierRules, WeaponRules
from dozor.raid.rules import CHAPTER_IDS
from dozor.rulebook_head import read_head, read_rulebook, read_source
from dozor.toml_reader import TableReader

_LOWEST = -1_000
"""Below every total."""

_MAX_WOUNDS = 10
_MAX_FIGHTERS = 100


def parse_raid_rulebook(data: bytes, origin: str) -> RaidRulebook:
    """Read a rulebook of raids.

    Args:
        data: The TOML document, UTF-8. Its SHA-256 is the rulebook's digest.
        origin: The file's name, for error messages.

    Raises:
        RulebookError: The data is wrong; it holds every fault, each with its key.
    """
    return read_rulebook(data, origin, _read)


def _read(top: TableReader, digest: str) -> RaidRulebook:
    head = read_head(top, digest, "raid", CHAPTER_IDS)
    strength, perimeter = top.table("strength"), top.table("perimeter")
    breach, move, members = top.table("breach"), top.table("move"), top.table("members")
    full, partial = _tier(move, "full"), _tier(move, "partial")
    rulebook = RaidRulebook(
        id=head.id,
        titles=head.titles,
        percent_up=strength.integer("percent_up", 0, 1_000),
        percent_down=strength.integer("percent_down", 0, 100),
        least_manned=strength.integer("least", 0, _MAX_FIGHTERS),
        perimeter_armor=perimeter.integer("armor", -1, 1),
        perimeter_penetration=perimeter.integer("penetration", -1, 1),
        percent_reinforcement=breach.integer("percent_reinforcement", 0, 1_000),
        fall_back_ratio=breach.integer("fall_back_ratio", 1, _MAX_FIGHTERS),
        clamp=move.integer("clamp", 0, 20),
        full=full,
        partial=partial,
        miss=_tier(move, "miss", lowest=True),
        weapons=_weapons(top.table("weapons")),
        default_health=members.integer("default_health", 1, _MAX_WOUNDS),
    )
    if full.least <= partial.least:
        move.fault("full.least", f"more than partial.least ({partial.least}) is needed")
    for table in (strength, perimeter, breach, move, members):
        read_source(table, CHAPTER_IDS)
    top.finish()
    return rulebook


def _tier(move: TableReader, name: str, *, lowest: bool = False) -> TierRules:
    table = move.table(name)
    rules = TierRules(
        least=_LOWEST if lowest else table.integer("least", -20, 40),
        strikes=table.boolean("strikes"),
        least_taken_out=table.integer("least_taken_out", 0, _MAX_FIGHTERS),
        suffers=table.boolean("suffers"),
        least_wounds=table.integer("least_wounds", 0, _MAX_WOUNDS),
    )
    read_source(table, CHAPTER_IDS)
    return rules


def _weapons(
    table: TableReader,
) -> MappingProxyType[Phase, MappingProxyType[WeaponKind, WeaponRules]]:
    found = {phase: _phase(entry) for phase, entry in table.members(Phase)}
    table.finish()
    return MappingProxyType(found)


def _phase(table: TableReader) -> MappingProxyType[WeaponKind, WeaponRules]:
    found = {kind: _weapon(entry) for kind, entry in table.members(WeaponKind)}
    if not any(rules.acts for rules in found.values()):
        table.fault("LIGHT_FIREARM.acts", "no weapon acts in this phase; one at least is needed")
    read_source(table, CHAPTER_IDS)
    return MappingProxyType(found)


def _weapon(table: TableReader) -> WeaponRules:
    rules = WeaponRules(
        acts=table.boolean("acts"),
        by_class_only=table.boolean("by_class_only"),
        penalty=table.integer("penalty", -10, 0),
    )
    table.finish()
    return rules
