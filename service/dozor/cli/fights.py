"""The commands that answer a fight or a turn: resolve and explain."""

import argparse

from dozor.cli import complaints
from dozor.cli.choosing import open_judge
from dozor.cli.judge import (
    GET_RULEBOOK,
    RESOLVE_ENGAGEMENT,
    RESOLVE_TURN,
    Judge,
    NoAnswer,
    Refused,
)
from dozor.cli.output import print_json
from dozor.cli.page import explanation
from dozor.cli.page.names import Names
from dozor.cli.page.page import Page
from dozor.cli.request.building import Situation, build
from dozor.cli.source.faults import BadSource
from dozor.cli.source.loading import Format, load
from dozor.cli.source.opening import source_label
from dozor.cli.texts import Texts, locale_of
from dozor.cli.trouble import complain
from dozor.v1.common_pb2 import (
    TRACE_LEVEL_DECISIVE,
    TRACE_LEVEL_FULL,
    TRACE_LEVEL_NONE,
    RulebookIdentity,
    RulebookPin,
)
from dozor.v1.rulebook_service_pb2 import GetRulebookRequest
from dozor.v1.station_service_pb2 import (
    ResolveEngagementRequest,
    ResolveEngagementResponse,
    ResolveTurnResponse,
)

_TRACE_LEVELS = {
    "none": TRACE_LEVEL_NONE,
    "decisive": TRACE_LEVEL_DECISIVE,
    "full": TRACE_LEVEL_FULL,
}

Response = ResolveEngagementResponse | ResolveTurnResponse


def resolve(options: argparse.Namespace) -> int:
    """Print the answer as JSON."""
    return _answer(options, explained=False)


def explain(options: argparse.Namespace) -> int:
    """Print the answer as readable text."""
    return _answer(options, explained=True)


def _answer(options: argparse.Namespace, *, explained: bool) -> int:
    texts = Texts(options.locale or locale_of())
    label = source_label(options.file)
    situation: Situation | None = None
    try:
        situation = _situation(options)
        with open_judge(options) as judge:
            response = _resolve(judge, situation)
            if explained:
                print(_explanation(judge, situation, response), end="")
            else:
                print_json(response)
    except BadSource as bad:
        return complain(complaints.bad_source(label, bad.faults, texts))
    except Refused as refusal:
        return complain(complaints.refused(label, refusal.status, situation, texts))
    except NoAnswer as failure:
        return complain(complaints.no_answer(failure, texts))
    return 0


def _situation(options: argparse.Namespace) -> Situation:
    """The file's request, with what the options say in place of what it says."""
    situation = build(load(options.file, options.format and Format(options.format)))
    request = situation.request
    if options.trace is not None:
        request.trace_level = _TRACE_LEVELS[options.trace]
    if options.rulebook is not None:
        name, version = options.rulebook
        request.rulebook.CopyFrom(RulebookPin(name=name, version=version))
    request.locale = options.locale or request.locale or locale_of()
    return situation


def _resolve(judge: Judge, situation: Situation) -> Response:
    if isinstance(situation.request, ResolveEngagementRequest):
        return judge.ask(RESOLVE_ENGAGEMENT, situation.request)
    return judge.ask(RESOLVE_TURN, situation.request)


def _explanation(judge: Judge, situation: Situation, response: Response) -> str:
    names = _names(judge, response.rulebook, response.locale)
    page, texts, request = Page.for_stdout(), Texts(response.locale), situation.request
    if isinstance(request, ResolveEngagementRequest):
        assert isinstance(response, ResolveEngagementResponse), "a fight is answered as a fight"
        explanation.write_fight(page, request, response, names, texts)
    else:
        assert isinstance(response, ResolveTurnResponse), "a turn is answered as a turn"
        explanation.write_turn(page, request, response, names, texts)
    return page.text()


def _names(judge: Judge, identity: RulebookIdentity, locale: str) -> Names:
    """The names in the very rulebook that the answer was made with."""
    pin = RulebookPin(name=identity.name, version=identity.version, digest=identity.digest)
    return Names(judge.ask(GET_RULEBOOK, GetRulebookRequest(rulebook=pin, locale=locale)))
