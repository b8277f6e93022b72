"""A raid round by round: who moved, with which dice, and what that did."""

from collections.abc import Iterable

from dozor.cli.page.page import Page
from dozor.cli.page.table import Grid
from dozor.cli.raid.gang import phase_name, signed
from dozor.cli.raid.names import RaidNames
from dozor.cli.raid.tally import Part
from dozor.cli.texts import Texts
from dozor.v1.raid_event_pb2 import Die, Moved, RaidEvent
from dozor.v1.raid_pb2 import Member, Raid

_HAPPENED, _LOOKED_AT = "•", "◦"
_NOTES = {
    "phase_begun": "note-manned",
    "reinforcements_joined": "note-reinforced",
    "fighters_fell_back": "note-fell-back",
    "retreat_declared": "note-retreat",
}


def write_course(
    page: Page, parts: Iterable[Part], raid: Raid, names: RaidNames, texts: Texts
) -> None:
    """Round by round."""
    phase = 0
    for part in parts:
        if part.phase != phase:
            phase = part.phase
            page.title(phase_name(phase, texts), rule="─")
        if part.round:
            page.heading(texts("round", number=part.round))
        _notes(page, part.first, names, texts)
        _moves(page, part, raid, names, texts)
        _notes(page, part.notes, names, texts)
        if part.round:
            facts = {"fighters": part.fighters, "on_feet": part.on_feet}
            page.paragraph(texts("left", members=len(raid.members), **facts))


def faces_of(dice: Iterable[Die]) -> str:
    """Dice as they lie: [3][5] count, (1) was dropped."""
    return "".join(f"({die.face})" if die.dropped else f"[{die.face}]" for die in dice)


def _notes(page: Page, events: Iterable[RaidEvent], names: RaidNames, texts: Texts) -> None:
    for event in events:
        mark = _HAPPENED if event.WhichOneof("kind") else _LOOKED_AT
        page.item(_note(event, names, texts), mark)


def _moves(page: Page, part: Part, raid: Raid, names: RaidNames, texts: Texts) -> None:
    columns = "member", "dice", "total", "tier", "effect"
    grid = Grid([texts(f"column-{column}") for column in columns])
    for place, moved in part.moves:
        member = raid.members[place]
        grid.row(
            names.member(place, member),
            faces_of(moved.dice),
            _total(moved, texts),
            names.tier(moved.tier),
            _effect(member, moved, names, texts),
        )
    if grid.rows:
        page.grid(grid)


def _total(moved: Moved, texts: Texts) -> str:
    """The dice that count, skill, what the weapon costs, and what all of that makes."""
    parts = "".join(signed(part) for part in (moved.skill, moved.penalty) if part)
    if not parts:
        return str(moved.total)
    if moved.modifier != moved.skill + moved.penalty:
        parts = f"({texts('total-held', sum=parts, modifier=signed(moved.modifier))})"
    return f"{moved.total - moved.modifier}{parts}\u00a0=\u00a0{moved.total}"


def _effect(member: Member, moved: Moved, names: RaidNames, texts: Texts) -> str:
    told = []
    if moved.taken_out:
        told.append(texts("move-taken-out", count=moved.taken_out))
    if moved.wounds:
        told.append(texts("move-wounds", count=moved.wounds))
    if moved.down:
        told.append(texts("move-down"))
    effect = ", ".join(told) or texts("move-nothing")
    if len(member.weapons) == 1:
        return effect
    return f"{names.weapon(member.weapons[moved.weapon].kind)}: {effect}"


def _note(event: RaidEvent, names: RaidNames, texts: Texts) -> str:
    """The event's own sentence; without a trace there is none."""
    kind = event.WhichOneof("kind")
    if event.text or kind is None:
        return event.text or event.rule_id
    if kind == "phase_decided":
        return texts("note-decided", ending=names.ending(event.phase_decided.ending))
    # A retreat tells of no fighters.
    return texts(_NOTES[kind], fighters=getattr(getattr(event, kind), "fighters", 0))
