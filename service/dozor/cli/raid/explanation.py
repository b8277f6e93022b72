"""The explanation of a raid, or of rounds of one."""

from collections.abc import Iterable

from dozor.cli.page.explanation import write_foot, write_summary
from dozor.cli.page.page import Page
from dozor.cli.raid.calls import PlayRequest, PlayResponse
from dozor.cli.raid.course import write_course
from dozor.cli.raid.gang import (
    write_defenses,
    write_gang,
    write_policy,
    write_start,
    write_target,
)
from dozor.cli.raid.names import RaidNames
from dozor.cli.raid.outcome import write_dice, write_next, write_outcome
from dozor.cli.raid.tally import downs, parts_of
from dozor.cli.texts import Texts
from dozor.v1.raid_event_pb2 import RaidEvent
from dozor.v1.raid_pb2 import RAID_ENDING_BREACHED, RAID_ENDING_UNSPECIFIED, RaidState
from dozor.v1.raid_service_pb2 import ResolveRaidRequest

_GOES_ON = (RAID_ENDING_UNSPECIFIED, RAID_ENDING_BREACHED)


def write_play(
    page: Page, request: PlayRequest, response: PlayResponse, names: RaidNames, texts: Texts
) -> None:
    """The gang and its target, what happened round by round, and what came of it."""
    raid, events, outcome = request.raid, response.events, response.outcome
    page.title(texts("raid"))
    write_gang(page, raid, names, texts)
    state = _state(request)
    write_target(page, raid.target, texts)
    write_defenses(page, raid, outcome.defenses, _manned(state, events), texts)
    if isinstance(request, ResolveRaidRequest):
        write_policy(page, raid, request.policy, texts)
    elif request.HasField("state"):
        write_start(page, state, texts)
    if response.summary:
        write_summary(page, response.summary, texts)
    on_feet = len(raid.members) - outcome.members_down + downs(events)
    parts = parts_of(events, state.phase, state.fighters, on_feet)
    write_course(page, parts, raid, names, texts)
    before = list(state.wounds) or [member.wounds for member in raid.members]
    write_outcome(page, raid, before, outcome, events, names, texts)
    write_dice(page, response.dice, events, outcome.state, texts)
    if not isinstance(request, ResolveRaidRequest) and outcome.ending in _GOES_ON:
        write_next(page, response.dice, outcome.state, texts)
    write_foot(page, response.rulebook, fallback=response.locale_fallback, texts=texts)


def _manned(state: RaidState, events: Iterable[RaidEvent]) -> dict[int, int]:
    """Defenders of the phases that were played, as each began or was taken up."""
    found = {int(state.phase): state.fighters} if state.phase else {}
    for event in events:
        if event.HasField("phase_begun"):
            found[event.phase_begun.phase] = event.phase_begun.fighters
    return found


def _state(request: PlayRequest) -> RaidState:
    """The state before; an empty one where the raid begins."""
    return RaidState() if isinstance(request, ResolveRaidRequest) else request.state
