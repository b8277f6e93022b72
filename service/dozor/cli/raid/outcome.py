"""What became of a raid, with which dice, and from where it goes on."""

from collections.abc import Iterable, Sequence

from dozor.cli.page.page import Page
from dozor.cli.page.table import Grid
from dozor.cli.raid.names import RaidNames
from dozor.cli.texts import Texts
from dozor.v1 import raid_pb2
from dozor.v1.raid_event_pb2 import RaidEvent
from dozor.v1.raid_pb2 import Raid, RaidState
from dozor.v1.raid_service_pb2 import DiceRecord, RaidOutcome

_PHASES = raid_pb2.DESCRIPTOR.enum_types_by_name["RaidPhase"].values_by_number


def write_outcome(
    page: Page,
    raid: Raid,
    before: Sequence[int],
    outcome: RaidOutcome,
    events: Iterable[RaidEvent],
    names: RaidNames,
    texts: Texts,
) -> None:
    """How it ended, and a table of the members; `before` are their wounds at the start."""
    page.title(texts("outcome"), rule="─")
    page.paragraph(_ending(outcome, len(raid.members), names, texts))
    page.gap()
    columns = "member", "before", "suffered", "wounds", "taken-out", "now"
    grid = Grid([texts(f"column-{column}") for column in columns])
    taken_out = [0] * len(raid.members)
    for event in events:
        if event.HasField("moved"):
            taken_out[event.member] += event.moved.taken_out
    for place, (member, now) in enumerate(zip(raid.members, outcome.state.wounds, strict=True)):
        health = names.health(member)
        grid.row(
            names.member(place, member),
            str(before[place]),
            f"+{now - before[place]}" if now > before[place] else texts("none"),
            texts("wounds-of", wounds=now, health=health),
            str(taken_out[place]) if taken_out[place] else texts("none"),
            texts("member-down" if now >= health else "member-on-feet"),
        )
    page.grid(grid)


def write_dice(
    page: Page, dice: DiceRecord, events: Iterable[RaidEvent], state: RaidState, texts: Texts
) -> None:
    """How the dice can be checked."""
    page.heading(texts("dice"))
    used = sum(len(event.moved.dice) for event in events)
    facts = {"count": used, "first": state.dice_used - used + 1, "last": state.dice_used}
    if used:
        page.paragraph(texts("dice-used", **facts))
    else:
        page.paragraph(texts("no-dice-used"))
    if dice.HasField("seed"):
        page.paragraph(texts("dice-seeded", generator=dice.generator, seed=dice.seed))
    else:
        page.paragraph(texts("dice-listed"))


def write_next(page: Page, dice: DiceRecord, state: RaidState, texts: Texts) -> None:
    """The state for the next request, in YAML."""
    page.heading(texts("next"))
    page.paragraph(texts("next-how"))
    page.gap()
    page.verbatim(
        [
            "state:",
            f"  phase: {_PHASES[state.phase].name.removeprefix('RAID_PHASE_')}",
            f"  fighters: {state.fighters}",
            f"  fell_back: {state.fell_back}",
            f"  rounds: {state.rounds}",
            f"  wounds: [{', '.join(map(str, state.wounds))}]",
            f"  dice_used: {state.dice_used}",
        ],
        indent=0,
    )
    if dice.HasField("seed"):
        page.verbatim(["dice:", f"  seed: {dice.seed}"], indent=0)


def _ending(outcome: RaidOutcome, members: int, names: RaidNames, texts: Texts) -> str:
    if outcome.ending:
        told = [texts("ended", ending=names.ending(outcome.ending))]
    else:
        told = [texts("undecided")]
    if outcome.routed:
        told.append(texts("routed"))
    facts = {"down": outcome.members_down, "fighters": outcome.state.fighters}
    told.append(texts("ended-left", members=members, **facts))
    return " ".join(told)
