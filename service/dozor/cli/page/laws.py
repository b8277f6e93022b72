"""The trace, law by law."""

from collections.abc import Iterable
from dataclasses import dataclass

from dozor.cli.page.names import Names
from dozor.cli.page.page import Page
from dozor.cli.texts import Texts
from dozor.v1.rulebook_service_pb2 import Law
from dozor.v1.trace_pb2 import TraceEntry

_RULED, _LOOKED_AT = "•", "◦"


@dataclass(slots=True)
class _Chapter:
    law: Law
    entries: list[TraceEntry]


def write_laws(page: Page, trace: Iterable[TraceEntry], names: Names, texts: Texts) -> None:
    """Each law that was looked at, with its rulings; nothing where there is no trace."""
    chapters = _chapters(trace, names)
    if chapters:
        page.heading(texts("law-by-law"))
    for chapter in chapters:
        page.heading(law_title(chapter.law, texts), indent=2)
        for entry in chapter.entries:
            page.item(entry.text, _RULED if entry.HasField("effect") else _LOOKED_AT, indent=4)


def law_title(law: Law, texts: Texts) -> str:
    """A law's title, with its number if it has one."""
    if not law.HasField("number"):
        return law.title
    return texts("law", number=law.number, title=law.title)


def _chapters(trace: Iterable[TraceEntry], names: Names) -> list[_Chapter]:
    """Rulings that follow each other under one law, together.

    Where a law's rulings are interrupted by some of a chapter of terms, such as a blow that is
    eased, these stay where they are, under the law.
    """
    chapters: list[_Chapter] = []
    for entry in trace:
        law = names.law_of(entry.rule_id)
        if chapters and chapters[-1].law.id == law.id:
            chapters[-1].entries.append(entry)
        elif _interrupted(chapters, law):
            terms = chapters.pop()
            chapters[-1].entries += [*terms.entries, entry]
        else:
            chapters.append(_Chapter(law, [entry]))
    return chapters


def _interrupted(chapters: list[_Chapter], law: Law) -> bool:
    if len(chapters) <= 1 or chapters[-1].law.HasField("number"):
        return False
    return chapters[-2].law.id == law.id
