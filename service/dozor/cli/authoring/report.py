"""What a test of scenarios has found, as its author wants to read it."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from dozor.cli.authoring.comparing import Difference
from dozor.cli.authoring.judging import Verdict
from dozor.cli.authoring.outcomes import NOTHING
from dozor.cli.authoring.scenarios import Scenario
from dozor.cli.judge import GET_RULEBOOK, Judge
from dozor.cli.page.laws import write_laws
from dozor.cli.page.names import Names
from dozor.cli.page.page import Page
from dozor.cli.page.table import Grid
from dozor.cli.raid.course import write_course
from dozor.cli.raid.names import RaidNames
from dozor.cli.raid.tally import downs, parts_of
from dozor.cli.texts import Texts
from dozor.rulebook_id import RulebookId
from dozor.v1.common_pb2 import RulebookPin
from dozor.v1.raid_pb2 import RaidState
from dozor.v1.raid_service_pb2 import ResolveRaidRequest
from dozor.v1.rulebook_service_pb2 import GetRulebookRequest
from dozor.v1.station_service_pb2 import (
    ResolveEngagementRequest,
    ResolveTurnRequest,
    ResolveTurnResponse,
)

_DIGEST_SHOWN = 12


def write_pass(page: Page, scenario: Scenario) -> None:
    """A scenario that came out as expected."""
    page.verdict(f"{scenario.title} ({Path(scenario.file).name})", good=True)


def write_difference(
    page: Page,
    scenario: Scenario,
    verdict: Verdict,
    found: Sequence[Difference],
    judge: Judge,
    texts: Texts,
) -> None:
    """A scenario that came out otherwise: what was expected, what came, and the ruling."""
    page.verdict(scenario.title, good=False)
    page.paragraph(f"{scenario.file}:{scenario.mark.line}")
    page.gap()
    grid = Grid([texts(f"column-{column}") for column in ("what", "expected", "came")])
    for _, path, wanted, came in found:
        grid.row(path or NOTHING, wanted, came)
    page.grid(grid)
    for fault in verdict.field_faults():
        page.item(f"{fault.field}: {fault.told}")
    if verdict.response is not None:
        _ruling(page, verdict, judge, texts)


def write_summary(
    page: Page, counts: Mapping[str, int], judged_by: Sequence[RulebookId], texts: Texts
) -> None:
    """All scenarios in a few words, and who judged."""
    passed, otherwise, faulty = (counts[name] for name in ("passed", "otherwise", "faulty"))
    facts = {"count": passed + otherwise, "passed": passed, "otherwise": otherwise}
    summary = texts("scenarios-summary", **facts)
    if faulty:
        summary += " " + texts("scenarios-faulty", count=faulty)
    page.verdict(summary, good=not (otherwise or faulty))
    for name, version, digest in judged_by:
        facts_of_book = {"name": name, "version": version, "digest": digest[:_DIGEST_SHOWN]}
        page.paragraph(texts("judged-by", **facts_of_book), indent=0)


def _ruling(page: Page, verdict: Verdict, judge: Judge, texts: Texts) -> None:
    """The ruling that led there, law by law or round by round."""
    response, request = verdict.response, verdict.request
    page.gap()
    page.paragraph(response.summary)
    identity = response.rulebook
    pin = RulebookPin(name=identity.name, version=identity.version, digest=identity.digest)
    asked = GetRulebookRequest(rulebook=pin, locale=response.locale)
    rulebook = judge.ask(GET_RULEBOOK, asked)
    if isinstance(request, ResolveEngagementRequest):
        write_laws(page, response.trace, Names(rulebook), texts)
    elif isinstance(request, ResolveTurnRequest):
        _turn(page, response, Names(rulebook), texts)
    else:
        state = RaidState() if isinstance(request, ResolveRaidRequest) else request.state
        on_feet = len(request.raid.members) - response.outcome.members_down + downs(response.events)
        parts = parts_of(response.events, state.phase, state.fighters, on_feet)
        write_course(page, parts, request.raid, RaidNames(rulebook.raid), texts)


def _turn(page: Page, response: ResolveTurnResponse, names: Names, texts: Texts) -> None:
    for engagement in response.outcome.engagements:
        page.heading(engagement.team)
        write_laws(page, engagement.trace, names, texts)
