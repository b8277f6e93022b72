"""The command that tells how a raid may end."""

import argparse

from dozor.cli.judge import Judge
from dozor.cli.output import print_json
from dozor.cli.page.page import Page
from dozor.cli.raid.calls import FORECAST_RAID
from dozor.cli.raid.forecast import write_forecast
from dozor.cli.raid.names import names_for
from dozor.cli.raid.passing import tell_passed_over
from dozor.cli.raid.progress import progress
from dozor.cli.raid.requests import read_forecast
from dozor.cli.raid.words import RaidTexts
from dozor.cli.request.building import Situation
from dozor.cli.running import run
from dozor.cli.texts import locale_of
from dozor.v1.raid_service_pb2 import ForecastRaidRequest


def forecast(options: argparse.Namespace) -> int:
    """Print the forecast, as text or JSON."""
    texts = RaidTexts(options.locale or locale_of())

    def read(options: argparse.Namespace) -> Situation[ForecastRaidRequest]:
        situation, passed_over = read_forecast(options)
        tell_passed_over(options.file, "passed-over", passed_over, texts)
        return situation

    def answer(judge: Judge, situation: Situation[ForecastRaidRequest]) -> None:
        with progress() as told:
            response = judge.ask(FORECAST_RAID, situation.request, told)
        if options.json:
            print_json(response)
            return
        names = names_for(judge, response.rulebook, response.locale)
        page = Page.for_stdout()
        write_forecast(page, situation.request, response, names, RaidTexts(response.locale))
        print(page.text(), end="")

    return run(options, texts, read, answer)
