"""The values of a rulebook of raids."""

from collections.abc import Iterator

from dozor.cli.authoring.differing import Entry
from dozor.cli.authoring.law_names import law_told
from dozor.cli.authoring.outcomes import shown_value
from dozor.cli.raid.gang import phase_name
from dozor.cli.raid.rulebook import tier_told, use_told
from dozor.cli.texts import Texts
from dozor.v1.rulebook_service_pb2 import (
    GetRulebookResponse,
    MoveTierEntry,
    RaidRulebook,
    WeaponKindEntry,
    WeaponUse,
)

# The field of the contract, the key in the file, the chapter, and the name.
_NUMBERS = (
    ("percent_up", "strength.percent_up", "raid.strength", "diff-percent-up"),
    ("percent_down", "strength.percent_down", "raid.strength", "diff-percent-down"),
    ("least_manned", "strength.least", "raid.strength", "diff-least-manned"),
    ("perimeter_armor", "perimeter.armor", "raid.strength", "diff-perimeter-armor"),
    (
        "perimeter_penetration",
        "perimeter.penetration",
        "raid.strength",
        "diff-perimeter-penetration",
    ),
    (
        "percent_reinforcement",
        "breach.percent_reinforcement",
        "raid.breach",
        "diff-percent-reinforcement",
    ),
    ("fall_back_ratio", "breach.fall_back_ratio", "raid.breach", "diff-fall-back-ratio"),
    ("clamp", "move.clamp", "raid.move", "diff-clamp"),
    ("default_health", "members.default_health", "raid.move", "diff-default-health"),
)


def raid_entries(response: GetRulebookResponse, texts: Texts) -> Iterator[Entry]:
    """All values; a server tells all of them."""
    rulebook = response.raid
    for field, key, law, what in _NUMBERS:
        value: int = getattr(rulebook, field)
        yield Entry(key, law_told(law, texts), texts(what), value, str(value))
    yield from _weapons(rulebook, texts)
    for tier in rulebook.tiers:
        yield from _tier(tier, texts)


def _weapons(rulebook: RaidRulebook, texts: Texts) -> Iterator[Entry]:
    kind_field = WeaponKindEntry.DESCRIPTOR.fields_by_name["kind"]
    phase_field = WeaponUse.DESCRIPTOR.fields_by_name["phase"]
    for kind in rulebook.weapon_kinds:
        own_name = shown_value(kind_field, kind.kind)
        for use in kind.uses:
            key = f"weapons.{shown_value(phase_field, use.phase)}.{own_name}"
            what = f"{kind.name}, {phase_name(use.phase, texts).lower()}"
            value = f"acts={use.acts}, by_class_only={use.by_class_only}, penalty={use.penalty}"
            yield Entry(key, texts("weapons"), what, value.lower(), use_told(use, texts))


def _tier(tier: MoveTierEntry, texts: Texts) -> Iterator[Entry]:
    own_name = shown_value(MoveTierEntry.DESCRIPTOR.fields_by_name["tier"], tier.tier).lower()
    values = (
        tier.least if tier.HasField("least") else None,
        tier.least_taken_out if tier.strikes else None,
        tier.least_wounds if tier.suffers else None,
    )
    keys = ("least", "least_taken_out", "least_wounds")
    columns = ("column-total", "column-taken-out", "column-wounds")
    told = tier_told(tier, texts)
    for key, column, value, text in zip(keys, columns, values, told, strict=True):
        what = f"{tier.name}, {texts(column).lower()}"
        yield Entry(f"move.{own_name}.{key}", texts("tiers"), what, value, text)
