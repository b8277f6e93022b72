"""The command that compares two rulebooks."""

import argparse
from collections.abc import Sequence
from contextlib import ExitStack

from dozor.cli import complaints
from dozor.cli.authoring.comparing import changes
from dozor.cli.authoring.diff_report import Comparison, Endings, print_json_of, write_comparison
from dozor.cli.authoring.differing import Entry, changes_of
from dozor.cli.authoring.judging import judge_by
from dozor.cli.authoring.raid_entries import raid_entries
from dozor.cli.authoring.scenarios import Scenario, read_scenarios, scenario_files
from dozor.cli.authoring.sides import Side, open_side
from dozor.cli.authoring.station_entries import station_entries
from dozor.cli.judge import NoAnswer, Refused
from dozor.cli.page.page import Page
from dozor.cli.page.words import clean
from dozor.cli.raid.words import RaidTexts
from dozor.cli.source.faults import BadSource
from dozor.cli.texts import Texts, locale_of
from dozor.cli.trouble import complain, own_trouble, told
from dozor.errors import RulebookError
from dozor.rulebook_id import RuleSet
from dozor.station.rulebook import Rulebook


class _Unfit(Exception):
    """The comparison cannot be made. Holds the lines that tell why."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = lines
        super().__init__(*lines)


def diff(options: argparse.Namespace) -> int:
    """Tell how two rulebooks differ, and which scenarios end otherwise."""
    texts = Texts(options.locale or locale_of())
    try:
        with ExitStack() as stack:
            before = open_side(options.before, options, texts, stack)
            after = open_side(options.after, options, texts, stack)
            comparison = _comparison(options, before, after, texts)
    except (_Unfit, argparse.ArgumentTypeError, RulebookError, Refused, NoAnswer) as failure:
        return complain(_why(failure, texts))
    if options.format == "json":
        print_json_of(comparison)
        return 0
    page = Page.for_stdout()
    write_comparison(page, comparison, texts)
    print(page.text(), end="")
    return 0


def _why(failure: Exception, texts: Texts) -> Sequence[str]:
    """The lines that tell why there is no comparison."""
    match failure:
        case _Unfit():
            return failure.lines
        case RulebookError():
            return [clean(f"{failure.origin}: {fault}") for fault in failure.faults]
        case Refused():
            return complaints.no_rulebook(failure.status, texts)
        case NoAnswer():
            return complaints.no_answer(failure, texts)
    return told([str(failure)])


def _comparison(options: argparse.Namespace, before: Side, after: Side, texts: Texts) -> Comparison:
    if before.rule_set is not after.rule_set:
        facts = {
            "before": options.before,
            "before_set": before.rule_set,
            "after": options.after,
            "after_set": after.rule_set,
        }
        raise _Unfit(own_trouble("diff-rule-sets", texts, **facts))
    whole = before.rulebook is not None and after.rulebook is not None
    found = changes_of(*(_entries(side, texts, whole=whole) for side in (before, after)))
    endings = None
    if options.scenarios is not None:
        endings = _endings(_scenarios(options.scenarios, texts), before, after, texts)
    return Comparison(before.identity, after.identity, found, endings, whole=whole)


def _entries(side: Side, texts: Texts, *, whole: bool) -> list[Entry]:
    summary = side.response.summary
    title = Entry(
        f"rulebook.titles.{side.response.locale}",
        texts("diff-whole"),
        texts("diff-title"),
        summary.title,
        summary.title,
    )
    if side.rule_set is RuleSet.RAID:
        return [title, *raid_entries(side.response, texts)]
    rulebook = side.rulebook if whole else None
    assert rulebook is None or isinstance(rulebook, Rulebook), "it is for station combat"
    return [title, *station_entries(side.response, rulebook, texts)]


def _scenarios(directory: str, texts: Texts) -> list[Scenario]:
    """The scenarios of a directory.

    Raises:
        _Unfit: There are none, or some have faults.
    """
    scenarios: list[Scenario] = []
    lines: list[str] = []
    try:
        files = scenario_files(directory)
    except BadSource as bad:
        raise _Unfit(complaints.source_lines(directory, bad.faults, texts)) from None
    for file in files:
        try:
            scenarios += read_scenarios(file)
        except BadSource as bad:
            lines += complaints.source_lines(file, bad.faults, RaidTexts(texts.locale))
    if not files:
        lines = own_trouble("no-scenarios", texts, directory=directory)
    if lines:
        raise _Unfit(lines)
    return scenarios


def _endings(scenarios: Sequence[Scenario], before: Side, after: Side, texts: Texts) -> Endings:
    fitting = [scenario for scenario in scenarios if scenario.rule_set is before.rule_set]
    changed = []
    for scenario in fitting:
        verdicts = [
            judge_by(side.judge, scenario.request, side.pin, texts.locale)
            for side in (before, after)
        ]
        found = changes(verdicts[0], verdicts[1], texts)
        if found:
            changed.append((scenario, found))
    return Endings(len(fitting), len(scenarios) - len(fitting), changed)
