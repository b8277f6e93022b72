"""The commands around rulebooks: show, list and check."""

import argparse
from collections.abc import Iterator

from dozor.cli import complaints
from dozor.cli.choosing import open_judge
from dozor.cli.judge import GET_RULEBOOK, LIST_RULEBOOKS, NoAnswer, Refused
from dozor.cli.output import print_json
from dozor.cli.page.page import Page
from dozor.cli.page.rulebook import write_list, write_rulebook
from dozor.cli.page.words import clean
from dozor.cli.source.faults import BadSource
from dozor.cli.source.opening import read_bytes
from dozor.cli.texts import Texts, locale_of
from dozor.cli.trouble import complain, own_trouble
from dozor.errors import RulebookError
from dozor.rulebooks import AnyRulebook, parse_any_rulebook
from dozor.v1.common_pb2 import RulebookPin
from dozor.v1.rulebook_service_pb2 import GetRulebookRequest, ListRulebooksRequest

_MAX_BYTES = 1024 * 1024


def show(options: argparse.Namespace) -> int:
    """Print one rulebook."""
    locale = options.locale or locale_of()
    request = GetRulebookRequest(locale=locale)
    if options.rulebook is not None:
        name, version = options.rulebook
        request.rulebook.CopyFrom(RulebookPin(name=name, version=version))
    try:
        with open_judge(options) as judge:
            response = judge.ask(GET_RULEBOOK, request)
    except (Refused, NoAnswer) as failure:
        return _complain(failure, Texts(locale))
    if options.format == "json":
        print_json(response)
        return 0
    page = Page.for_stdout()
    write_rulebook(page, response, Texts(response.locale))
    print(page.text(), end="")
    return 0


def listing(options: argparse.Namespace) -> int:
    """Print the list of rulebooks."""
    locale = options.locale or locale_of()
    try:
        with open_judge(options) as judge:
            response = judge.ask(LIST_RULEBOOKS, ListRulebooksRequest(locale=locale))
    except (Refused, NoAnswer) as failure:
        return _complain(failure, Texts(locale))
    if options.format == "json":
        print_json(response)
        return 0
    page = Page.for_stdout()
    write_list(page, response.rulebooks, Texts(response.locale))
    print(page.text(), end="")
    return 0


def check(options: argparse.Namespace) -> int:
    """Check rulebook files."""
    texts = Texts(options.locale or locale_of())
    bad = 0
    for name in options.files:
        try:
            identity = read_rulebook_file(name, texts).id
        except RulebookError as error:
            bad += 1
            complain([clean(f"{name}: {fault}") for fault in error.faults])
        else:
            facts = {"name": identity.name, "version": identity.version}
            print(clean(texts("rulebook-ok", file=name, digest=identity.digest, **facts)))
    if bad:
        total = len(options.files)
        complain(own_trouble("rulebooks-bad", texts, count=bad, total=total))
    return 1 if bad else 0


def read_rulebook_file(name: str, texts: Texts) -> AnyRulebook:
    """The rulebook in a file.

    Raises:
        RulebookError: It has faults, or cannot be read.
    """
    try:
        return parse_any_rulebook(read_bytes(name, _MAX_BYTES), name)
    except BadSource as unreadable:
        raise RulebookError(name, tuple(_told(unreadable, texts))) from None


def _told(unreadable: BadSource, texts: Texts) -> Iterator[str]:
    for fault in unreadable.faults:
        message = "rulebook-too-large" if fault.message == "too-large" else fault.message
        yield texts(message, **fault.facts)


def _complain(failure: Refused | NoAnswer, texts: Texts) -> int:
    if isinstance(failure, NoAnswer):
        return complain(complaints.no_answer(failure, texts))
    return complain(complaints.no_rulebook(failure.status, texts))
