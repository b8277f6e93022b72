"""What a raid's summary tells of its rulings."""

from dataclasses import dataclass, field

from dozor.raid.events import (
    Decided,
    FellBack,
    Joined,
    Moved,
    PhaseBegun,
    RaidRuling,
    RetreatDeclared,
    RoundBegun,
)
from dozor.raid.model import Phase
from dozor.raid.raid import RaidResolution
from dozor.raid.rules import RaidRule


@dataclass(slots=True)
class PhaseCourse:
    """The rulings about one phase, added up.

    Attributes:
        phase: The phase.
        begun: How it began, if it did so here.
        rounds: Rounds played here.
        taken_out: Defenders taken out.
        joined: Reinforcements who joined.
        called: Defenders called inside.
        fell_back: Defenders who fell back before superior numbers.
        wounds: Wounds that the gang suffered.
        downs: Places of the members who went down.
        declarer: Place of the member who declared a retreat.
        decided: The ruling that decided the phase.
    """

    phase: Phase
    begun: PhaseBegun | None = None
    rounds: int = 0
    taken_out: int = 0
    joined: int = 0
    called: int = 0
    fell_back: int = 0
    wounds: int = 0
    downs: list[int] = field(default_factory=list)
    declarer: int | None = None
    decided: RaidRuling | None = None

    def add(self, ruling: RaidRuling) -> None:
        """Add a ruling up."""
        event = ruling.event
        if isinstance(event, Moved):
            self._add_move(event)
        elif isinstance(event, RoundBegun):
            self.rounds += 1
        elif isinstance(event, Joined):
            self.joined += event.fighters
        elif isinstance(event, FellBack):
            if ruling.rule is RaidRule.CALLED_INSIDE:
                self.called += event.fighters
            else:
                self.fell_back += event.fighters
        elif isinstance(event, RetreatDeclared):
            self.declarer = event.member
        elif isinstance(event, Decided):
            self.decided = ruling

    def _add_move(self, move: Moved) -> None:
        self.taken_out += move.taken_out
        self.wounds += move.wounds
        if move.down:
            self.downs.append(move.member)


def trace_raid(resolution: RaidResolution) -> list[PhaseCourse]:
    """The phases of a resolution, in order, in one pass over its rulings."""
    phases: list[PhaseCourse] = []
    for ruling in resolution.rulings:
        if isinstance(ruling.event, PhaseBegun):
            phases.append(PhaseCourse(ruling.event.phase, ruling.event))
            continue
        if not phases:
            phases.append(PhaseCourse(resolution.before.phase))
        phases[-1].add(ruling)
    return phases or [PhaseCourse(resolution.before.phase)]
