"""The explanation of a fight, and of a turn."""

from collections.abc import Iterable

from dozor.cli.page import situation
from dozor.cli.page.laws import write_laws
from dozor.cli.page.names import Names
from dozor.cli.page.outcome import write_outcome, write_station, write_teams
from dozor.cli.page.page import Page
from dozor.cli.texts import Texts
from dozor.v1.common_pb2 import RulebookIdentity
from dozor.v1.station_service_pb2 import (
    ENGAGEMENT_KIND_FIGHT,
    Holder,
    ResolveEngagementRequest,
    ResolveEngagementResponse,
    ResolveTurnRequest,
    ResolveTurnResponse,
    TurnEngagement,
)

_DIGEST_SHOWN = 12


def write_fight(
    page: Page,
    request: ResolveEngagementRequest,
    response: ResolveEngagementResponse,
    names: Names,
    texts: Texts,
) -> None:
    """One fight: the situation, what happened, why, and what came of it."""
    page.title(texts("engagement", objective=names.objective(request.objective)))
    situation.write_fight(page, request, names, texts)
    write_summary(page, response.summary, texts)
    write_laws(page, response.trace, names, texts)
    captions = texts("attackers"), texts("defenders")
    write_outcome(page, response.outcome, captions, names, texts)
    write_foot(page, response.rulebook, fallback=response.locale_fallback, texts=texts)


def write_turn(
    page: Page,
    request: ResolveTurnRequest,
    response: ResolveTurnResponse,
    names: Names,
    texts: Texts,
) -> None:
    """One turn: the situation, each attack with the station after it, and what came of it all."""
    page.title(texts("turn", owner=request.station.owner))
    situation.write_turn(page, request, names, texts)
    write_summary(page, response.summary, texts)
    _order(page, response, texts)
    defenders = request.station.owner
    for position, engagement in enumerate(response.outcome.engagements, start=1):
        objective = names.objective(request.attacks[engagement.attack].objective)
        facts = {"position": position, "team": engagement.team, "objective": objective}
        page.title(texts("attack-heading", **facts), rule="─")
        _engagement(page, engagement, defenders, names, texts)
        defenders = _team(engagement.station_after.holders, engagement.station_after.owner)
        if position < len(response.outcome.engagements):
            page.heading(texts("station-after"))
            write_station(page, engagement.station_after, names, texts)
    page.title(texts("station-end"), rule="─")
    write_station(page, response.outcome.station, names, texts)
    write_teams(page, response.outcome.teams, names, texts)
    write_foot(page, response.rulebook, fallback=response.locale_fallback, texts=texts)


def _engagement(
    page: Page, engagement: TurnEngagement, defenders: str, names: Names, texts: Texts
) -> None:
    page.paragraph(engagement.summary)
    write_laws(page, engagement.trace, names, texts)
    if engagement.kind == ENGAGEMENT_KIND_FIGHT:
        captions = (
            f"{texts('attackers')}: {engagement.team}",
            f"{texts('defenders')}: {defenders}",
        )
        write_outcome(page, engagement.outcome, captions, names, texts)


def _order(page: Page, response: ResolveTurnResponse, texts: Texts) -> None:
    if response.trace:
        page.heading(texts("attack-order"))
    for position, entry in enumerate(response.trace, start=1):
        page.item(entry.text, mark=f"{position}.")


def _team(holders: Iterable[Holder], owner: str) -> str:
    """Whose units hold the station."""
    return next((holder.team for holder in holders), owner)


def write_summary(page: Page, summary: str, texts: Texts) -> None:
    """The whole in a paragraph."""
    page.heading(texts("what-happened"))
    page.paragraph(summary)


def write_foot(page: Page, rulebook: RulebookIdentity, *, fallback: bool, texts: Texts) -> None:
    """The rulebook, and whether the language is another than was asked for."""
    page.gap()
    digest = rulebook.digest[:_DIGEST_SHOWN]
    facts = {"name": rulebook.name, "version": rulebook.version, "digest": digest}
    page.paragraph(texts("judged-by", **facts), indent=0)
    if fallback:
        page.paragraph(texts("fallback"), indent=0)
