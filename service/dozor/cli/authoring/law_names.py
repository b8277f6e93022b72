"""Laws by all the names that an author may know them by."""

from collections.abc import Mapping
from functools import cache

from dozor.cli.page.laws import law_title
from dozor.cli.texts import LOCALES, Texts
from dozor.raid.rules import CHAPTER_IDS
from dozor.rulebook_id import RuleSet
from dozor.station.rules import LAW_IDS, law_number
from dozor.texts import texts_for
from dozor.v1.rulebook_service_pb2 import Law


def law_named(name: str, rule_set: str) -> str | None:
    """The id of the law with this number, id, end of an id, or title in any language."""
    return _names(rule_set).get(name.strip().lower())


def laws_listed(rule_set: str) -> str:
    """Ids of all laws of a rule set, in a row."""
    return ", ".join(_ids(rule_set))


def law_told(law_id: str, texts: Texts) -> str:
    """A law's number and title in a language."""
    number = law_number(law_id) if law_id in LAW_IDS else None
    title = texts_for(texts.locale).law_title(law_id)
    return law_title(Law(id=law_id, number=number, title=title), texts)


def law_of(rule_id: str) -> str:
    """The id of the law that a rule belongs to."""
    return rule_id.rpartition(".")[0]


def _ids(rule_set: str) -> tuple[str, ...]:
    return tuple(LAW_IDS if rule_set == RuleSet.STATION else CHAPTER_IDS)


@cache
def _names(rule_set: str) -> Mapping[str, str]:
    names: dict[str, str] = {}
    for law_id in _ids(rule_set):
        number = law_number(law_id) if rule_set == RuleSet.STATION else None
        names[law_id] = names[law_id.rpartition(".")[2]] = law_id
        if number is not None:
            names[str(number)] = law_id
        for locale in LOCALES:
            names[texts_for(locale).law_title(law_id).lower()] = law_id
    return names
