"""What distinguishes a verdict from what was expected, or from another verdict."""

from typing import NamedTuple

from dozor.cli.authoring.expecting import LAWS, VIOLATIONS, Expectation
from dozor.cli.authoring.judging import FieldFault, Verdict
from dozor.cli.authoring.law_names import law_told
from dozor.cli.authoring.outcomes import NOTHING
from dozor.cli.source.marks import Mark
from dozor.cli.texts import Texts


class Difference(NamedTuple):
    """A place in the outcome where one thing was expected and another came."""

    mark: Mark | None
    path: str
    wanted: str
    came: str


def differences(expectation: Expectation, verdict: Verdict, texts: Texts) -> list[Difference]:
    """Where a verdict is not as expected; nowhere, if the scenario passes."""
    if expectation.violations:
        return _violations(expectation, verdict, texts)
    if verdict.status is not None:
        return [Difference(None, "", texts("an-outcome"), refusal_told(verdict, texts))]
    facts, applied = verdict.facts(), verdict.laws()
    found = [
        Difference(mark, path, wanted, facts.get(path, NOTHING))
        for mark, path, wanted in expectation.checks
        if facts.get(path, NOTHING) != wanted
    ]
    told = ", ".join(law_told(law, texts) for law in applied) or NOTHING
    found += [
        Difference(mark, LAWS, law_told(law, texts), told)
        for mark, law in expectation.laws
        if law not in applied
    ]
    return found


def changes(before: Verdict, after: Verdict, texts: Texts) -> list[Difference]:
    """How one verdict differs from another one on the same request."""
    if before.status is None and after.status is None:
        old, new = before.facts(), after.facts()
        return [
            Difference(None, path, old.get(path, NOTHING), new.get(path, NOTHING))
            for path in dict.fromkeys((*old, *new))
            if old.get(path, NOTHING) != new.get(path, NOTHING)
        ]
    told = [
        texts("an-outcome") if verdict.status is None else refusal_told(verdict, texts)
        for verdict in (before, after)
    ]
    return [] if told[0] == told[1] else [Difference(None, "", *told)]


def refusal_told(verdict: Verdict, texts: Texts) -> str:
    """A refusal in a line."""
    assert verdict.status is not None, "only asked of refusals"
    faults = [f"{fault.field}: {fault.told}" for fault in verdict.field_faults()]
    return texts("a-refusal", why="; ".join(faults) or verdict.status.message)


def _violations(expectation: Expectation, verdict: Verdict, texts: Texts) -> list[Difference]:
    found = verdict.field_faults()
    if verdict.status is None:
        came = texts("an-outcome")
    elif found:
        came = ", ".join(f"{fault.field} {fault.reason}" for fault in found)
    else:
        came = refusal_told(verdict, texts)
    return [
        Difference(mark, VIOLATIONS, f"{field} {reason}".strip(), came)
        for mark, field, reason in expectation.violations
        if not any(_matches(fault, field, reason) for fault in found)
    ]


def _matches(fault: FieldFault, field: str, reason: str) -> bool:
    return fault.field == field and reason in ("", fault.reason)
