"""How two rulebooks differ, in words and as JSON."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from dozor.cli.authoring.comparing import Difference
from dozor.cli.authoring.differing import Change
from dozor.cli.authoring.outcomes import NOTHING
from dozor.cli.authoring.scenarios import Scenario
from dozor.cli.page.page import Page
from dozor.cli.page.table import Grid
from dozor.cli.texts import Texts
from dozor.rulebook_id import RulebookId

_DIGEST_SHOWN = 12


@dataclass(frozen=True, slots=True)
class Endings:
    """What has become of scenarios.

    Attributes:
        count: How many were judged by both rulebooks.
        passed_over: How many others are of the other rule set.
        changed: Those that end otherwise, with what differs.
    """

    count: int
    passed_over: int
    changed: Sequence[tuple[Scenario, Sequence[Difference]]]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two rulebooks, compared.

    Attributes:
        before: The first.
        after: The second.
        changes: The values that differ.
        endings: What has become of scenarios; none if none were asked for.
        whole: Whether all values were compared, and not only those that a server tells.
    """

    before: RulebookId
    after: RulebookId
    changes: Sequence[Change]
    endings: Endings | None
    whole: bool


def write_comparison(page: Page, comparison: Comparison, texts: Texts) -> None:
    """The comparison in words."""
    before, after = comparison.before, comparison.after
    names = _names(before, after)
    page.title(texts("diff-heading", **names))
    for book in (before, after):
        facts = {"name": book.name, "version": book.version}
        digest = book.digest[:_DIGEST_SHOWN]
        page.paragraph(texts("diff-identity", digest=digest, **facts), indent=0)
    page.gap()
    if before.digest == after.digest:
        page.paragraph(texts("diff-same-file"), indent=0)
    elif not comparison.changes:
        same = "diff-same-rules" if comparison.whole else "diff-same-told"
        page.paragraph(texts(same), indent=0)
    for section, changes in groupby(comparison.changes, key=lambda change: change.entry.section):
        page.heading(section)
        for change in changes:
            page.item(_told(change, texts))
    if not comparison.whole:
        page.gap()
        page.paragraph(texts("diff-no-server-extras"), indent=0)
    if comparison.endings is not None:
        _endings(page, comparison.endings, names, texts)


def print_json_of(comparison: Comparison) -> None:
    """The comparison as JSON."""
    plain: dict[str, Any] = {
        "before": comparison.before._asdict(),
        "after": comparison.after._asdict(),
        "complete": comparison.whole,
        "changes": [_plain(change) for change in comparison.changes],
    }
    if comparison.endings is not None:
        endings = comparison.endings
        plain["scenarios"] = {
            "count": endings.count,
            "passed_over": endings.passed_over,
            "changed": [_plain_ending(*ending) for ending in endings.changed],
        }
    print(json.dumps(plain, indent=2, ensure_ascii=False))


def _names(before: RulebookId, after: RulebookId) -> dict[str, str]:
    """What the two are called; with their digests, where that alone distinguishes them."""
    alike = before[:2] == after[:2] and before.digest != after.digest
    return {
        side: f"{book.name} {book.version}" + (f" ({book.digest[:_DIGEST_SHOWN]})" if alike else "")
        for side, book in (("before", before), ("after", after))
    }


def _told(change: Change, texts: Texts) -> str:
    before, after = (
        NOTHING if entry is None else entry.told for entry in (change.before, change.after)
    )
    return texts("diff-change", what=change.entry.what, before=before, after=after)


def _endings(page: Page, endings: Endings, names: dict[str, str], texts: Texts) -> None:
    page.title(texts("diff-scenarios"), rule="─")
    for scenario, differences in endings.changed:
        page.heading(scenario.title)
        page.paragraph(f"{scenario.file}:{scenario.mark.line}")
        grid = Grid([texts("column-what"), names["before"], names["after"]])
        for _, path, before, after in differences:
            grid.row(path or NOTHING, before, after)
        page.grid(grid)
    page.gap()
    summary = texts("diff-scenarios-summary", count=endings.count, changed=len(endings.changed))
    page.paragraph(summary, indent=0)
    if endings.passed_over:
        page.paragraph(texts("diff-scenarios-other", count=endings.passed_over), indent=0)


def _plain(change: Change) -> dict[str, object]:
    entry = change.entry
    return {
        "key": entry.key,
        "section": entry.section,
        "what": entry.what,
        "before": None if change.before is None else change.before.value,
        "after": None if change.after is None else change.after.value,
    }


def _plain_ending(scenario: Scenario, differences: Sequence[Difference]) -> dict[str, object]:
    return {
        "title": scenario.title,
        "file": scenario.file,
        "line": scenario.mark.line,
        "differences": [
            {"path": path, "before": before, "after": after}
            for _, path, before, after in differences
        ],
    }
