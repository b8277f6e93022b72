"""The values of a rulebook of station combat."""

from collections.abc import Iterator

from dozor.cli.authoring.differing import Entry, Value
from dozor.cli.authoring.law_names import law_told
from dozor.cli.authoring.outcomes import shown_value
from dozor.cli.page.names import Names
from dozor.cli.page.rulebook import VEST
from dozor.cli.texts import Texts
from dozor.station.model import UnitClass
from dozor.station.rulebook import Rulebook, TurnOrder
from dozor.v1.rulebook_service_pb2 import (
    TACTIC_ROLE_ATTACK,
    TACTIC_ROLE_DEFENSE,
    ClassEntry,
    GetRulebookResponse,
    TacticEntry,
)

_ORDERS = {
    TurnOrder.LAST_SUBMITTED_FIRST: "order-last-first",
    TurnOrder.FIRST_SUBMITTED_FIRST: "order-first-first",
}


def station_entries(
    response: GetRulebookResponse, rulebook: Rulebook | None, texts: Texts
) -> Iterator[Entry]:
    """All values.

    Args:
        response: What a server tells of it.
        rulebook: The rulebook itself, for what no server tells; if it is not at hand, that is
            left out.
        texts: The language.
    """
    names = Names(response)
    for unit_class in response.station.classes:
        own = None if rulebook is None else rulebook
        yield from _class(unit_class, own, texts)
    for tactic in response.station.tactics:
        yield from _tactic(tactic, names, texts)
    for gap in response.station.experience_thresholds:
        key = f"experience.gaps({gap.behind})"
        points = texts("points-or-more", points=gap.behind)
        what = f"{texts('column-behind').lower()} {points}"
        section = texts("experience")
        wounds, defeated = names.wounds(gap.wounds), gap.defeated
        least = f"{what}, {texts('column-at-least').lower()}"
        yield Entry(f"{key}.wounds", section, least, gap.wounds, wounds)
        defeat = f"{what}, {texts('column-defeated').lower()}"
        yield Entry(f"{key}.defeated", section, defeat, defeated, _yes(texts, value=defeated))
    if rulebook is not None:
        yield from _untold(rulebook, texts)


def _class(told: ClassEntry, rulebook: Rulebook | None, texts: Texts) -> Iterator[Entry]:
    own_name = shown_value(ClassEntry.DESCRIPTOR.fields_by_name["unit_class"], told.unit_class)

    def entry(key: str, what: str, value: Value, text: str) -> Entry:
        key = f"classes.{own_name}.{key}"
        return Entry(key, texts("classes"), f"{told.name}, {what}", value, text)

    power, experience = texts("column-power").lower(), texts("column-experience").lower()
    yield entry("power", power, told.power, str(told.power))
    has = told.has_experience
    yield entry("experience", experience, has, _yes(texts, value=has))
    if rulebook is not None:
        rules = rulebook.classes[UnitClass(own_name)]
        yield entry("own_rank", texts("diff-own-rank"), rules.own_rank, str(rules.own_rank))
        wounds = rules.berserk_wounds
        yield entry("berserk_wounds", texts("diff-berserk-wounds"), wounds, str(wounds))


def _tactic(told: TacticEntry, names: Names, texts: Texts) -> Iterator[Entry]:
    fields = TacticEntry.DESCRIPTOR.fields_by_name
    own_name = shown_value(fields["tactic"], told.tactic)
    none = texts("none")

    def entry(key: str, what: str, value: Value, text: str) -> Entry:
        key = f"tactics.{own_name}.{key}"
        return Entry(key, texts("tactics"), f"{told.name}, {what}", value, text)

    def number(key: str, column: str) -> Entry:
        value = getattr(told, key) if told.HasField(key) else None
        return entry(key, texts(column).lower(), value, none if value is None else str(value))

    users = sorted(told.used_by)
    classes = [shown_value(fields["used_by"], user) for user in users]
    used_by = ", ".join(map(names.unit_class, users))
    yield entry("used_by", texts("column-used-by").lower(), [*classes], used_by)
    attack, defense = (r in told.roles for r in (TACTIC_ROLE_ATTACK, TACTIC_ROLE_DEFENSE))
    yield entry("roles.ATTACK", texts("column-attack").lower(), attack, _yes(texts, value=attack))
    yield entry(
        "roles.DEFENSE", texts("column-defense").lower(), defense, _yes(texts, value=defense)
    )
    vegan, offensive = told.vegan_only, told.offensive
    yield entry("vegan_only", texts("diff-vegans"), vegan, _yes(texts, value=vegan))
    yield number("rank", "column-rank")
    yield entry("offensive", texts("diff-offensive"), offensive, _yes(texts, value=offensive))
    vest = shown_value(fields["vest"], told.vest) if told.vest else None
    vest_told = texts(VEST[told.vest]) if told.vest in VEST else none
    yield entry("vest", texts("column-vest").lower(), vest, vest_told)
    yield number("severity", "column-severity")


def _untold(rulebook: Rulebook, texts: Texts) -> Iterator[Entry]:
    """What stands in the file alone."""
    rows: tuple[tuple[str, str, str, int], ...] = (
        ("wounds.light", "station.terms", "diff-light", rulebook.wounds.light),
        ("wounds.heavy", "station.terms", "diff-heavy", rulebook.wounds.heavy),
        ("sabotage.penalty", "station.law9", "diff-penalty", rulebook.sabotage_penalty),
        ("healing.limit", "station.law11", "diff-healing", rulebook.healing_limit),
    )
    for key, law, what, value in rows:
        yield Entry(key, law_told(law, texts), texts(what), value, str(value))
    order = rulebook.turn_order.value
    section, told = law_told("station.law13", texts), texts(_ORDERS[rulebook.turn_order])
    yield Entry("turn.order", section, texts("diff-order"), order, told)


def _yes(texts: Texts, *, value: bool) -> str:
    return texts("yes" if value else "no")
