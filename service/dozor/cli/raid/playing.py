"""The commands that play a raid or rounds of it: resolve and explain."""

import argparse
from collections.abc import Callable

from dozor.cli.judge import Judge
from dozor.cli.output import print_json
from dozor.cli.page.page import Page
from dozor.cli.raid.calls import (
    RESOLVE_ASSAULT,
    RESOLVE_BREACH,
    RESOLVE_RAID,
    PlayRequest,
    PlayResponse,
)
from dozor.cli.raid.explanation import write_play
from dozor.cli.raid.names import names_for
from dozor.cli.raid.passing import tell_passed_over
from dozor.cli.raid.requests import read_play
from dozor.cli.raid.words import RaidTexts
from dozor.cli.request.building import Situation
from dozor.cli.running import run
from dozor.cli.texts import locale_of
from dozor.v1.raid_service_pb2 import ResolveAssaultRequest, ResolveBreachRequest


def resolve(options: argparse.Namespace) -> int:
    """Print the answer as JSON."""

    def answer(judge: Judge, situation: Situation[PlayRequest]) -> None:
        print_json(_play(judge, situation.request))

    return _run(options, answer)


def explain(options: argparse.Namespace) -> int:
    """Print the answer as readable text."""

    def answer(judge: Judge, situation: Situation[PlayRequest]) -> None:
        response = _play(judge, situation.request)
        names = names_for(judge, response.rulebook, response.locale)
        page = Page.for_stdout()
        write_play(page, situation.request, response, names, RaidTexts(response.locale))
        print(page.text(), end="")

    return _run(options, answer)


def _run(
    options: argparse.Namespace, answer: Callable[[Judge, Situation[PlayRequest]], None]
) -> int:
    texts = RaidTexts(options.locale or locale_of())

    def read(options: argparse.Namespace) -> Situation[PlayRequest]:
        situation, passed_over = read_play(options)
        tell_passed_over(options.file, "passed-over-by-rounds", passed_over, texts)
        return situation

    return run(options, texts, read, answer)


def _play(judge: Judge, request: PlayRequest) -> PlayResponse:
    if isinstance(request, ResolveBreachRequest):
        return judge.ask(RESOLVE_BREACH, request)
    if isinstance(request, ResolveAssaultRequest):
        return judge.ask(RESOLVE_ASSAULT, request)
    return judge.ask(RESOLVE_RAID, request)
