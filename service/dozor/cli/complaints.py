"""Tells on standard error what is wrong: one line a fault, with the place where it is."""

from collections.abc import Iterable
from typing import Any

from google.rpc.error_details_pb2 import BadRequest, ErrorInfo
from google.rpc.status_pb2 import Status

from dozor.cli.judge import NoAnswer
from dozor.cli.page.words import clean
from dozor.cli.request.building import Situation
from dozor.cli.source.faults import Fault
from dozor.cli.source.marks import Mark
from dozor.cli.texts import Texts
from dozor.cli.trouble import PROGRAM, told
from dozor.wire.refusal import LEFT_OUT

MAX_LINES = 50
"""Faults that are told one by one."""

# Refusals are in English, whatever the language: these are told in a few words of it before that.
_REFUSALS = {
    "RULEBOOK_NOT_FOUND": "refused-no-rulebook",
    "RULEBOOK_UNAVAILABLE": "refused-other-rulebook",
    "WORK_LIMIT_REACHED": "refused-work-limit",
}


def bad_source(label: str, faults: Iterable[Fault], texts: Texts) -> list[str]:
    """The lines that tell what is wrong with a file."""
    lines = source_lines(label, faults, texts)
    return _with_total(lines, len(lines), texts)


def source_lines(label: str, faults: Iterable[Fault], texts: Texts) -> list[str]:
    """The same, without what became of it."""
    return [_line(label, fault.mark, fault.path, _sentence(fault, texts)) for fault in faults]


def refused(
    label: str, status: Status, situation: Situation[Any] | None, texts: Texts
) -> list[str]:
    """The lines that tell why a request was refused; fields with their places in the file."""
    violations = violations_of(status)
    if situation is None or not violations:
        return no_rulebook(status, texts)
    lines = []
    for violation in violations:
        sentence = violation.description or violation.reason
        option = situation.option(violation.field)
        mark = None if option else situation.mark(violation.field)
        lines.append(_line(option or label, mark, violation.field, sentence))
    left_out = _info(status).metadata.get(LEFT_OUT, "0")
    return _with_total(lines, len(lines) + (int(left_out) if left_out.isdigit() else 0), texts)


def no_rulebook(status: Status, texts: Texts) -> list[str]:
    """The lines that tell of a refusal that concerns no field of a file."""
    reason = _reason(status)
    name = _REFUSALS.get(reason, "refused")
    paragraphs = [texts(name, message=status.message, reason=reason)]
    paragraphs += [f"{v.field}: {v.description or v.reason}" for v in violations_of(status)]
    if reason.startswith("RULEBOOK_"):
        paragraphs.append(texts("see-rulebooks"))
    if reason == "UNAUTHENTICATED":
        paragraphs.append(texts("see-token"))
    return told(paragraphs)


def no_answer(failure: NoAnswer, texts: Texts) -> list[str]:
    """The lines that tell why there is no answer, and what to do."""
    return told([texts(message, **failure.facts) for message in failure.messages])


def _line(label: str, mark: Mark | None, path: str, sentence: str) -> str:
    place = label if mark is None else f"{label}:{mark.line}:{mark.column}"
    return clean(": ".join(part for part in (place, path, sentence) if part))


def _sentence(fault: Fault, texts: Texts) -> str:
    close = fault.facts.get("close")
    hint = texts("hint", close=close) if close else ""
    return texts(fault.message, **{**fault.facts, "hint": hint})


def _with_total(lines: list[str], total: int, texts: Texts) -> list[str]:
    """The first lines, how many more there would be, and that this is why there is no answer."""
    told = lines[:MAX_LINES]
    if total > len(told):
        told.append(texts("more-faults", count=total - len(told)))
    return [*told, f"{PROGRAM}: {texts('nothing-resolved', count=total)}"]


def violations_of(status: Status) -> list[BadRequest.FieldViolation]:
    """The fields that a status tells of."""
    found: list[BadRequest.FieldViolation] = []
    for detail in status.details:
        bad_request = BadRequest()
        if detail.Unpack(bad_request):
            found.extend(bad_request.field_violations)
    return found


def _reason(status: Status) -> str:
    return _info(status).reason or str(status.code)


def _info(status: Status) -> ErrorInfo:
    """The status's ErrorInfo; an empty one if it has none."""
    info = ErrorInfo()
    for detail in status.details:
        if detail.Unpack(info):
            break
    return info
