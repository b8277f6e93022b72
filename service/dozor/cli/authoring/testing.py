"""The command that tests rulebooks by scenarios."""

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from dozor.cli.authoring.comparing import differences
from dozor.cli.authoring.judging import judge_by
from dozor.cli.authoring.report import write_difference, write_pass, write_summary
from dozor.cli.authoring.scenarios import Scenario, read_scenarios, scenario_files
from dozor.cli.complaints import source_lines
from dozor.cli.local import LocalJudge
from dozor.cli.page.page import Page
from dozor.cli.page.words import clean
from dozor.cli.raid.words import RaidTexts
from dozor.cli.source.faults import BadSource
from dozor.cli.texts import Texts, locale_of
from dozor.cli.trouble import complain, own_trouble
from dozor.rulebook_id import RulebookId, RuleSet
from dozor.rulebooks import RulebookLibrary, rule_set_of
from dozor.rulebooks.assembling import RulebooksRefused, load_library
from dozor.v1.common_pb2 import RulebookPin

Pins = dict[RuleSet, RulebookPin]
"""The rulebook that judges where a scenario pins none; a rule set is left out if it is unclear."""


@dataclass(slots=True)
class _Run:
    """A run over all scenarios: who judges, and how it has gone so far."""

    judge: LocalJudge
    pins: Pins
    texts: Texts
    quiet: bool
    counts: Counter[str] = field(default_factory=Counter)
    judged_by: set[RulebookId] = field(default_factory=set)

    def file(self, file: str) -> None:
        """Test the scenarios of a file."""
        try:
            scenarios = read_scenarios(file)
        except BadSource as bad:
            self.counts["faulty"] += 1
            complain(source_lines(file, bad.faults, RaidTexts(self.texts.locale)))
            return
        for scenario in scenarios:
            self.scenario(scenario)

    def scenario(self, scenario: Scenario) -> None:
        """Test a scenario, and tell how it went."""
        pin = None if scenario.pins_a_rulebook else self.pins.get(scenario.rule_set)
        if pin is None and not scenario.pins_a_rulebook:
            self.counts["faulty"] += 1
            line, column = scenario.mark
            told = self.texts("rulebook-unclear", rule_set=scenario.rule_set)
            complain([clean(f"{scenario.file}:{line}:{column}: {told}")])
            return
        verdict = judge_by(self.judge, scenario.request, pin, self.texts.locale)
        if verdict.response is not None:
            identity = verdict.response.rulebook
            self.judged_by.add(RulebookId(identity.name, identity.version, identity.digest))
        found = differences(scenario.expectation, verdict, self.texts)
        self.counts["otherwise" if found else "passed"] += 1
        page = Page.for_stdout()
        if found:
            write_difference(page, scenario, verdict, found, self.judge, self.texts)
        elif not self.quiet:
            write_pass(page, scenario)
        else:
            return
        print(page.text(), end="\n" if found else "", flush=True)


def test(options: argparse.Namespace) -> int:
    """Test the rulebooks of a directory by the scenarios in it."""
    texts = Texts(options.locale or locale_of())
    try:
        files = scenario_files(options.directory)
        library = load_library(options.directory)
    except BadSource as bad:
        return complain(source_lines(options.directory, bad.faults, texts))
    except RulebooksRefused as refused:
        complain(clean(fault) for fault in refused.faults)
        return complain(own_trouble("no-test", texts, count=len(refused.faults)))
    if not files:
        return complain(own_trouble("no-scenarios", texts, directory=options.directory))
    run = _Run(LocalJudge(library), _pins(library), texts, options.quiet)
    for file in files:
        run.file(file)
    page = Page.for_stdout()
    write_summary(page, run.counts, sorted(run.judged_by), texts)
    print(page.text(), end="")
    return 1 if run.counts["otherwise"] or run.counts["faulty"] else 0


def _pins(library: RulebookLibrary) -> Pins:
    """For each rule set the newest version of the author's only rulebook, else the bundled one."""
    bundled = RulebookLibrary.bundled()
    pins = {}
    for rule_set in RuleSet:
        own = list(_of(library, rule_set, but=set(bundled.identities())))
        if len({identity.name for identity in own}) <= 1:
            chosen = own or list(_of(bundled, rule_set, but=set()))
            name, version, digest = chosen[0]
            pins[rule_set] = RulebookPin(name=name, version=version, digest=digest)
    return pins


def _of(library: RulebookLibrary, rule_set: RuleSet, but: set[RulebookId]) -> Iterator[RulebookId]:
    """The rulebooks of a rule set but for some, by name, newest first."""
    for rulebook in library:
        if rule_set_of(rulebook) is rule_set and rulebook.id not in but:
            yield rulebook.id
