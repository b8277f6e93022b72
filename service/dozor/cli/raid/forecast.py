"""The forecast of a raid as a page with charts."""

from collections.abc import Iterable, Sequence

from dozor.cli.page.explanation import write_foot
from dozor.cli.page.page import Page
from dozor.cli.raid.chances import error_of, number, percent, together
from dozor.cli.raid.charts import Row, bins, chart, fill, head
from dozor.cli.raid.gang import write_gang, write_policy, write_target
from dozor.cli.raid.names import RaidNames
from dozor.cli.texts import Texts
from dozor.numerals import SLIGHT_TAIL
from dozor.v1.raid_pb2 import Raid
from dozor.v1.raid_service_pb2 import (
    FORECAST_METHOD_EXACT,
    INEXACT_REASON_MEMORY,
    CountProbability,
    Forecast,
    ForecastRaidRequest,
    ForecastRaidResponse,
    Probability,
)

_ROUNDS, _FIGHTERS = 15, 12
_UNLIKELY = 0.001
_HORIZON = 1_000
_WORK, _MOST_WORK = 10**8, 10**9
_INDENT = 2


def write_forecast(
    page: Page,
    request: ForecastRaidRequest,
    response: ForecastRaidResponse,
    names: RaidNames,
    texts: Texts,
) -> None:
    """The gang, its target, and how likely everything is."""
    forecast = response.forecast
    page.title(texts("forecast"))
    write_gang(page, request.raid, names, texts)
    write_target(page, request.raid.target, texts)
    write_policy(page, request.raid, request.policy, texts)
    if response.summary:
        page.heading(texts("in-short"))
        page.paragraph(response.summary)
    _endings(page, forecast, names, texts)
    _rounds(page, texts("chart-breach-rounds"), forecast.breach_rounds, forecast.samples, texts)
    _rounds(page, texts("chart-assault-rounds"), forecast.assault_rounds, forecast.samples, texts)
    _down(page, forecast, names, texts)
    _members(page, request.raid, forecast, names, texts)
    _fighters(page, forecast, texts)
    _method(page, request, forecast, texts)
    write_foot(page, response.rulebook, fallback=response.locale_fallback, texts=texts)


def _draw(page: Page, title: str, rows: Sequence[Row], most: float | None = None) -> None:
    """A chart; without `most` the longest bar is full."""
    if not rows:
        return
    page.heading(title)
    highest = max(sum(row.values) for row in rows) or 1.0
    page.verbatim(chart(rows, page.room - _INDENT, most or highest), _INDENT)


def _row(label: str, probability: Probability, texts: Texts) -> Row:
    return Row(label, (probability.value,), percent(probability, texts))


def _endings(page: Page, forecast: Forecast, names: RaidNames, texts: Texts) -> None:
    rows = [
        _row(names.ending(entry.ending), entry.probability, texts) for entry in forecast.endings
    ]
    if forecast.tail.value > SLIGHT_TAIL:
        rows.append(_row(texts("tail"), forecast.tail, texts))
    _draw(page, texts("chart-endings"), rows, 1.0)
    page.paragraph(texts("gets-inside", chance=percent(forecast.breached, texts)))


def _rounds(
    page: Page, title: str, counts: Iterable[CountProbability], samples: int, texts: Texts
) -> None:
    by_count = {entry.count: entry.probability for entry in counts}
    pairs = [(count, probability.value) for count, probability in by_count.items()]
    shown, rest = head(sorted(pairs), _ROUNDS, _UNLIKELY)
    rows = [_row(str(count), by_count[count], texts) for count, _ in shown]
    if rest is not None:
        label = texts("or-more", count=rest[0])
        rows.append(_row(label, together(rest[1], samples), texts))
    _draw(page, title, rows)


def _down(page: Page, forecast: Forecast, names: RaidNames, texts: Texts) -> None:
    """Members down, each bar in pieces by ending."""
    endings = [entry.ending for entry in forecast.endings]
    table: dict[int, list[float]] = {}
    for entry in forecast.down:
        values = table.setdefault(entry.members_down, [0.0] * len(endings))
        values[endings.index(entry.ending)] += entry.probability.value
    rows = []
    for count in sorted(table):
        told = percent(together(sum(table[count]), forecast.samples), texts)
        rows.append(Row(str(count), table[count], told))
    _draw(page, texts("chart-down"), rows)
    if len(endings) > 1:
        legend = (
            f"{fill(place)} {names.ending(ending)}".replace(" ", "\u00a0")
            for place, ending in enumerate(endings)
        )
        page.paragraph("   ".join(legend))


def _members(page: Page, raid: Raid, forecast: Forecast, names: RaidNames, texts: Texts) -> None:
    members = zip(raid.members, forecast.member_down, strict=True)
    rows = [
        _row(names.member(place, member), probability, texts)
        for place, (member, probability) in enumerate(members)
    ]
    _draw(page, texts("chart-members"), rows, 1.0)


def _fighters(page: Page, forecast: Forecast, texts: Texts) -> None:
    by_count = {entry.count: entry.probability for entry in forecast.fighters_left}
    pairs = [(count, probability.value) for count, probability in by_count.items()]
    rows = []
    for least, most, value in bins(sorted(pairs), _FIGHTERS, _UNLIKELY):
        if least == most:
            rows.append(_row(str(least), by_count[least], texts))
            continue
        label = f"{least}–{most}" if most else texts("or-more", count=least)
        rows.append(_row(label, together(value, forecast.samples), texts))
    _draw(page, texts("chart-fighters"), rows)


def _method(page: Page, request: ForecastRaidRequest, forecast: Forecast, texts: Texts) -> None:
    page.heading(texts("method"))
    if forecast.method == FORECAST_METHOD_EXACT:
        page.paragraph(texts("method-exact", work=number(forecast.work, texts)))
    else:
        page.paragraph(_why_estimated(request, forecast, texts))
        highest = max((entry.probability.standard_error for entry in forecast.endings), default=0)
        page.paragraph(
            texts(
                "method-estimate",
                samples=number(forecast.samples, texts),
                seed=forecast.seed,
                generator=forecast.generator,
                error=error_of(highest * 100, texts),
            )
        )
    if forecast.tail.value > SLIGHT_TAIL:
        horizon = request.horizon if request.HasField("horizon") else _HORIZON
        page.paragraph(texts("method-tail", horizon=number(horizon, texts)))


def _why_estimated(request: ForecastRaidRequest, forecast: Forecast, texts: Texts) -> str:
    """Why there is no exact forecast, and whether more work would have helped."""
    if forecast.inexact == INEXACT_REASON_MEMORY:
        return texts("method-memory")
    limit = request.work_limit if request.HasField("work_limit") else _WORK
    name = "method-work" if limit < _MOST_WORK else "method-work-most"
    return texts(name, limit=number(limit, texts), most=number(_MOST_WORK, texts))
