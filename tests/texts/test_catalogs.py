"""Message catalogs: complete, alike in both languages, and without anything that nobody uses."""

import ast
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import dozor
from dozor.raid import model as raid_model
from dozor.raid.rules import CHAPTER_IDS, RaidRule
from dozor.station import model
from dozor.station.rules import LAW_IDS, Rule
from dozor.texts import CatalogError, LocaleCode, texts_for
from dozor.texts.catalog import Catalog, sources
from dozor.texts.locale import LOCALE_CODES
from dozor.texts.vocabulary import NAMED, Vocabulary
from tests.texts.raid_making import RAID_VIOLATIONS

CODES = pytest.mark.parametrize("code", LOCALE_CODES)

FORECAST_WORDS = {
    word + within for word in ("exact", "estimate", "endings", "down") for within in ("", "-within")
}
SUMMARY_WORDS = ("breach", "assault", "resumed", "undecided", "inside", "left")

SERVICE = Path(dozor.__file__).parent
VOCABULARIES = [
    value
    for words in (model, raid_model)
    for value in vars(words).values()
    if isinstance(value, type) and issubclass(value, StrEnum) and value is not StrEnum
]


def message_of(rule_or_law: str) -> str:
    return rule_or_law.replace(".", "-")


def trees(folder: Path, *, without: tuple[str, ...] = ()) -> Iterator[ast.AST]:
    """The syntax trees of a folder's modules, except those in some of its folders."""
    for path in sorted(folder.rglob("*.py")):
        if path.relative_to(folder).parts[0] not in without:
            yield ast.parse(path.read_text(encoding="utf-8"))


def calls(folder: Path, *, without: tuple[str, ...] = ()) -> Iterator[tuple[str, list[ast.expr]]]:
    """Every call in a folder's modules: the function's last name and the positional arguments."""
    for tree in trees(folder, without=without):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                function = node.func
                name = function.attr if isinstance(function, ast.Attribute) else ""
                yield (function.id if isinstance(function, ast.Name) else name), node.args


def text_of(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def violation_messages() -> set[str]:
    """The message ids that the source gives to violations.

    Those of the web tell of JSON that fits no message, and bring their sentences along.
    """
    found: set[str] = set()
    for name, args in calls(SERVICE, without=("texts", "cli", "v1", "web")):
        if name in ("Violation", "add") and len(args) >= 3:
            found.add(text_of(args[2]) or "")
        elif name == "set_of":
            found.add(text_of(args[-1]) or "")
        elif name == "count" and len(args) == 5:
            found.add(f"{text_of(args[-1])}-count")
    return found - {""}


def literals() -> set[str]:
    """Every text that the renderer's modules contain."""
    found: set[str] = set()
    for tree in trees(SERVICE / "texts"):
        found |= {text for node in ast.walk(tree) if (text := text_of(node))}  # type: ignore[arg-type]
    return found


class References(Visitor):
    """Collects the messages and variables that a message refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: set[str] = set()
        self.forms: set[tuple[str, str]] = set()
        self.variables: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)
        if node.attribute is not None:
            self.forms.add((node.id.name, node.attribute.name))

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)


def entries(code: LocaleCode) -> dict[str, ftl.Message]:
    return {
        entry.id.name: entry
        for _, source in sources(code)
        for entry in FluentResource(source).body
        if isinstance(entry, ftl.Message)
    }


def written_in(code: LocaleCode, file: str) -> set[str]:
    body = FluentResource(dict(sources(code))[file]).body
    return {entry.id.name for entry in body if isinstance(entry, ftl.Message)}


def references(message: ftl.BaseNode) -> References:
    found = References()
    found.visit(message)
    return found


def test_both_catalogs_have_the_same_messages() -> None:
    english, russian = Catalog("en").messages, Catalog("ru").messages
    assert sorted(english) == sorted(russian)


@CODES
def test_every_rule_has_a_sentence(code: LocaleCode) -> None:
    messages = Catalog(code).messages
    assert [rule for rule in (*Rule, *RaidRule) if message_of(rule.value) not in messages] == []


@CODES
@pytest.mark.parametrize("law_id", [*LAW_IDS, *CHAPTER_IDS])
def test_every_law_has_a_title_and_a_text(code: LocaleCode, law_id: str) -> None:
    texts = texts_for(code)
    title, text = texts.law_title(law_id), texts.law_text(law_id)
    assert title
    assert not title.endswith(".")
    assert len(text) > 100
    for paragraph in text.split("\n\n"):
        assert "\n" not in paragraph
        assert "  " not in paragraph
        assert paragraph.endswith((".", ":"))


@CODES
def test_every_law_of_every_rule_is_known(code: LocaleCode) -> None:
    for rule in (*Rule, *RaidRule):
        assert texts_for(code).law_title(rule.law_id)


@CODES
@pytest.mark.parametrize("vocabulary", VOCABULARIES, ids=lambda v: str(v.__name__))
def test_every_value_has_a_name_of_its_own(code: LocaleCode, vocabulary: type[StrEnum]) -> None:
    names = [texts_for(code).name(value) for value in vocabulary]
    assert all(names)
    assert len(set(names)) == len(names)


def test_every_vocabulary_of_the_model_is_named() -> None:
    assert set(NAMED) == set(VOCABULARIES)


@CODES
def test_all_values_of_a_vocabulary_have_the_same_forms(code: LocaleCode) -> None:
    catalog = Catalog(code)
    for vocabulary, kind in NAMED.items():
        assert len({catalog.forms(f"{kind}-{value}") for value in vocabulary}) == 1


@CODES
def test_the_scale_of_wounds_has_a_name_for_each_step(code: LocaleCode) -> None:
    names = [texts_for(code).wound_name(wounds) for wounds in range(4)]
    assert len(set(names)) == 4
    with pytest.raises(CatalogError):
        texts_for(code).wound_name(4)


def test_the_source_knows_these_violations() -> None:
    found = violation_messages()
    assert {"value-missing", "item-twice", "component-twice", "units-count", "items-count"} <= found
    assert len(found) > 20


@CODES
def test_violations_have_exactly_the_sentences_that_the_source_asks_for(code: LocaleCode) -> None:
    assert written_in(code, "raid-violations.ftl") == RAID_VIOLATIONS
    written = written_in(code, "violations.ftl") - {"choice"}
    assert written == violation_messages() - RAID_VIOLATIONS


@CODES
def test_no_message_goes_unused(code: LocaleCode) -> None:
    messages = entries(code)
    used = {message_of(rule.value) for rule in (*Rule, *RaidRule)}
    used |= {message_of(law) for law in (*LAW_IDS, *CHAPTER_IDS)}
    used |= {f"{kind}-{value}" for vocabulary, kind in NAMED.items() for value in vocabulary}
    used |= {f"wounds-{wounds}" for wounds in range(4)}
    # Which rules a summary tells of: see test_summaries.
    used |= {f"summary-{message_of(rule.value)}" for rule in Rule}
    used |= violation_messages() | RAID_VIOLATIONS | literals()
    # What a raid's summary and forecast put together from words.
    used |= {f"raid-summary-{word}" for word in SUMMARY_WORDS}
    used |= {f"raid-forecast-{word}" for word in FORECAST_WORDS}
    used |= {f"raid-roll-{word}" for word in ("skill", "penalty")}
    waiting = used & messages.keys()
    reached: set[str] = set()
    while waiting:
        message = waiting.pop()
        reached.add(message)
        waiting |= references(messages[message]).messages - reached
    assert sorted(messages.keys() - reached) == []


@CODES
def test_no_grammatical_form_goes_unused(code: LocaleCode) -> None:
    messages = entries(code)
    found = [references(message) for message in messages.values()]
    used = set().union(*(references.forms for references in found))
    variables = set().union(*(references.variables for references in found))
    told = {form for value in variables for form in [value.rpartition("_")[2]]}
    for name, message in messages.items():
        if name.startswith("station-") or name in map(message_of, CHAPTER_IDS):
            continue
        for attribute in message.attributes:
            form = attribute.id.name
            assert (name, form) in used or form in told, f"{name}.{form}"


@CODES
def test_no_message_refers_to_one_that_is_not_there(code: LocaleCode) -> None:
    messages = entries(code)
    for name, message in messages.items():
        found = references(message)
        assert found.messages <= messages.keys(), name
        for referred, form in found.forms:
            assert form in [a.id.name for a in messages[referred].attributes], name


@CODES
def test_no_message_stands_in_two_files(code: LocaleCode) -> None:
    names = [
        entry.id.name
        for _, source in sources(code)
        for entry in FluentResource(source).body
        if isinstance(entry, ftl.Message)
    ]
    assert len(names) == len(set(names)) == len(Catalog(code).messages)


def test_a_missing_message_raises() -> None:
    with pytest.raises(CatalogError, match="no message 'station-law99'"):
        texts_for("ru").law_title("station.law99")


def test_a_missing_form_raises() -> None:
    with pytest.raises(CatalogError, match="no instrumental"):
        Catalog("en").format("item-VEST", form="instrumental")


def test_a_message_that_is_not_told_enough_raises() -> None:
    with pytest.raises(CatalogError, match="Unknown external"):
        Catalog("ru").format("team-twice")


def test_a_value_of_another_vocabulary_has_no_name() -> None:
    with pytest.raises(CatalogError, match="has no name"):
        texts_for("en").name(Rule.DIES)


def test_values_that_read_the_same_keep_their_own_names() -> None:
    texts = texts_for("ru")
    assert texts.name(model.Role.ATTACK) == "атака"
    assert texts.name(model.Track.ATTACK) == "опыт атаки"


def test_a_fact_that_no_message_can_be_told_raises() -> None:
    with pytest.raises(CatalogError, match="no message can be told"):
        Vocabulary(Catalog("en")).tell("fact", 1.5)


def test_texts_are_made_once() -> None:
    assert texts_for("ru") is texts_for("ru")
