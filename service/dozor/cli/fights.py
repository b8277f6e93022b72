"""The commands that answer a fight or a turn: resolve and explain."""

import argparse

from dozor.cli.judge import (
    GET_RULEBOOK,
    RESOLVE_ENGAGEMENT,
    RESOLVE_TURN,
    Judge,
)
from dozor.cli.output import print_json
from dozor.cli.page import explanation
from dozor.cli.page.names import Names
from dozor.cli.page.page import Page
from dozor.cli.request.building import Request, Situation, build
from dozor.cli.request.header import TRACE_LEVELS, set_header
from dozor.cli.running import run
from dozor.cli.source.loading import Format, load
from dozor.cli.texts import Texts, locale_of
from dozor.v1.common_pb2 import RulebookIdentity, RulebookPin
from dozor.v1.rulebook_service_pb2 import GetRulebookRequest
from dozor.v1.station_service_pb2 import (
    ResolveEngagementRequest,
    ResolveEngagementResponse,
    ResolveTurnResponse,
)

Response = ResolveEngagementResponse | ResolveTurnResponse


def resolve(options: argparse.Namespace) -> int:
    """Print the answer as JSON."""
    return _answer(options, explained=False)


def explain(options: argparse.Namespace) -> int:
    """Print the answer as readable text."""
    return _answer(options, explained=True)


def _answer(options: argparse.Namespace, *, explained: bool) -> int:
    def answer(judge: Judge, situation: Situation[Request]) -> None:
        response = _resolve(judge, situation)
        if explained:
            print(_explanation(judge, situation, response), end="")
        else:
            print_json(response)

    return run(options, Texts(options.locale or locale_of()), _situation, answer)


def _situation(options: argparse.Namespace) -> Situation[Request]:
    """The file's request, with what the options say in place of what it says."""
    situation = build(load(options.file, options.format and Format(options.format)))
    request = situation.request
    if options.trace is not None:
        request.trace_level = TRACE_LEVELS[options.trace]
    set_header(request, options)
    return situation


def _resolve(judge: Judge, situation: Situation[Request]) -> Response:
    if isinstance(situation.request, ResolveEngagementRequest):
        return judge.ask(RESOLVE_ENGAGEMENT, situation.request)
    return judge.ask(RESOLVE_TURN, situation.request)


def _explanation(judge: Judge, situation: Situation[Request], response: Response) -> str:
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
