"""A raid while it is being played: the board, the dice, and one round of either phase."""

from collections.abc import Collection

from dozor.raid import assault, breach
from dozor.raid.dice import Dice, Die
from dozor.raid.events import (
    Board,
    Decided,
    Event,
    FellBack,
    Joined,
    Moved,
    PhaseBegun,
    RaidRuling,
    RetreatDeclared,
    RoundBegun,
)
from dozor.raid.model import Edge, Ending, Phase, Raid, RaidState, Rank, Tier
from dozor.raid.move import Hand
from dozor.raid.rulebook import RaidRulebook
from dozor.raid.rules import RaidRule
from dozor.raid.strength import defense, reinforcement, strength
from dozor.raid.table import MoveTable

_TIER_RULES = {
    Tier.FULL: RaidRule.MOVE_FULL,
    Tier.PARTIAL: RaidRule.MOVE_PARTIAL,
    Tier.MISS: RaidRule.MOVE_MISS,
}
_LOOK_RULES = {
    (Phase.BREACH, Ending.BREACHED): RaidRule.PERIMETER_FALLEN,
    (Phase.ASSAULT, Ending.MUTUAL_DESTRUCTION): RaidRule.MUTUAL_DESTRUCTION,
    (Phase.ASSAULT, Ending.CLEARED): RaidRule.CLEARED,
    (Phase.ASSAULT, Ending.WIPED_OUT): RaidRule.WIPED_OUT,
}


def opening(raid: Raid, phase: Phase, fell_back: int, rulebook: RaidRulebook) -> PhaseBegun:
    """How a phase begins; all who fell back in the breach join those inside."""
    manned = strength(raid.target.numbers, raid.size, rulebook)
    fighters = manned if phase is Phase.BREACH else manned + fell_back
    return PhaseBegun(phase, fighters, *defense(raid.target, phase, rulebook))


def first_state(raid: Raid, rulebook: RaidRulebook) -> RaidState:
    """The state in which a raid begins."""
    fighters = opening(raid, Phase.BREACH, 0, rulebook).fighters
    wounds = tuple(member.wounds for member in raid.members)
    return RaidState(Phase.BREACH, fighters, 0, 0, wounds)


class Play:
    """A raid on its way through the rules.

    Attributes:
        raid: The gang and its target.
        rulebook: The data to judge by.
        board: The raid as the rulings so far have left it. Read it; only rulings change it.
        rulings: The rulings so far, in order.
        on_feet: Places of the members who are on their feet; a new list whenever one falls.
    """

    def __init__(
        self,
        raid: Raid,
        state: RaidState,
        dice: Dice,
        rulebook: RaidRulebook,
        *,
        explain_all: bool = False,
    ) -> None:
        self.raid = raid
        self.rulebook = rulebook
        self.board = Board(state)
        self.rulings: list[RaidRuling] = []
        self.dice = dice
        self._explain_all = explain_all
        self._reinforcement = reinforcement(raid, rulebook)
        self.on_feet = self.board.on_their_feet(raid)
        self._take_up(state.phase)

    def rule(self, rule: RaidRule, event: Event, member: int | None = None) -> None:
        """Record a ruling and apply what happened."""
        self.rulings.append(RaidRuling(rule, member, event))
        event.apply(self.board)

    def consider(self, rule: RaidRule, member: int | None = None) -> None:
        """Record that something was looked at and changed nothing; only for a full trace."""
        if self._explain_all:
            self.rulings.append(RaidRuling(rule, member))

    def begin(self, phase: Phase) -> None:
        """Put on record how a phase begins."""
        breach_begins = phase is Phase.BREACH
        rule = RaidRule.OUTSIDE_MANNED if breach_begins else RaidRule.INSIDE_MANNED
        if phase is not self.board.phase:
            self._take_up(phase)
        self.rule(rule, opening(self.raid, phase, self.board.fell_back, self.rulebook))

    def look_first(self, *, routed: bool = False) -> None:
        """Look at what may decide the phase before a round is played."""
        self._look(retreat=False, routed=routed)
        if self.board.ending is None:
            self._look_for_stalemate()

    def round(self, hold_back: Collection[int] = (), retreat: int | None = None) -> None:
        """Play one round and look at what it has decided.

        Args:
            hold_back: Places of members who make no move.
            retreat: Place of the member who has declared a retreat, in the assault.
        """
        board = self.board
        breach_round = board.phase is Phase.BREACH
        rule = RaidRule.BREACH_ROUND if breach_round else RaidRule.ASSAULT_ROUND
        self.rule(rule, RoundBegun(board.phase, board.rounds + 1))
        if retreat is not None:
            self.rule(RaidRule.RETREAT_DECLARED, RetreatDeclared(retreat), retreat)
        self._moves(hold_back)
        self._look(retreat=retreat is not None, routed=False)
        if board.ending is None and breach_round:
            self._move_fighters()
        if board.ending is None:
            self._look_for_stalemate()

    def may_declare(self, member: int) -> bool:
        """Whether a member may declare a retreat now: a boss or right hand on their feet."""
        who = self.raid.members[member]
        return who.rank is not Rank.MEMBER and self.board.wounds[member] < who.health

    def _moves(self, hold_back: Collection[int]) -> None:
        board = self.board
        for place in self.on_feet:
            hands = self._table.hands[place]
            if hands is None:
                self.consider(RaidRule.MAY_NOT_ACT, place)
            elif place in hold_back:
                self.consider(RaidRule.HOLDS_BACK, place)
            elif board.fighters == 0:
                self.consider(RaidRule.NO_FIGHTER_LEFT, place)
            else:
                self._move(place, hands)

    def _move(self, place: int, hands: Hand) -> None:
        board = self.board
        name = f"{board.phase.lower()}.round{board.rounds}.member{place + 1}.attack"
        dice, dropped, kept = self._roll(name, hands.edge)
        reached, dealt = self._table.result(place, kept)
        # Never more fighters than there are; wounds stop at health.
        room = self.raid.members[place].health - board.wounds[place]
        taken_out = min(dealt.taken_out, board.fighters)
        wounds = min(dealt.wounds, room)
        moved = Moved(
            place,
            hands.weapon,
            dice,
            dropped,
            hands.modifier,
            kept + hands.modifier,
            reached,
            taken_out,
            wounds,
            wounds == room,
        )
        self.rule(_TIER_RULES[reached], moved, place)
        if moved.down:
            self._fall(place)

    def _fall(self, place: int) -> None:
        """Note that a member is down; in new lists, as somebody may be going through the old."""
        self.on_feet = [other for other in self.on_feet if other != place]
        self._able = self._find_able()

    def _take_up(self, phase: Phase) -> None:
        """Find out who may act in a phase, and with what."""
        self._table = MoveTable(self.raid, phase, self.rulebook)
        self._able = self._find_able()

    def _find_able(self) -> list[int]:
        """Places of those on their feet who may act in the phase."""
        hands = self._table.hands
        return [place for place in self.on_feet if hands[place] is not None]

    def _roll(self, name: str, edge: Edge) -> tuple[tuple[Die, ...], int | None, int]:
        """Roll two dice, or three of which one is dropped; which one, and the sum of the rest."""
        draw = self.dice.draw
        if edge is Edge.NONE:
            first, second = draw(name), draw(name)
            return (first, second), None, first.face + second.face
        dice = draw(name), draw(name), draw(name)
        faces = [die.face for die in dice]
        out = min(faces) if edge is Edge.ADVANTAGE else max(faces)
        return dice, faces.index(out), sum(faces) - out

    def _look(self, *, retreat: bool, routed: bool) -> None:
        board = self.board
        on_feet, able = len(self.on_feet), len(self._able)
        if board.phase is Phase.BREACH:
            ending = breach.look(on_feet, able, board.fighters)
        else:
            ending = assault.look(on_feet, able, board.fighters, retreat=retreat, routed=routed)
        if ending is not None:
            routed = ending is Ending.CLEARED and board.fighters > 0
            rule = self._look_rule(ending, on_feet, retreat=retreat, routed=routed)
            self.rule(rule, Decided(ending, routed))

    def _look_rule(self, ending: Ending, on_feet: int, *, retreat: bool, routed: bool) -> RaidRule:
        if ending is Ending.REPELLED:
            return RaidRule.NOBODY_MAY_ACT if on_feet else RaidRule.NOBODY_ON_THEIR_FEET
        if ending is Ending.WITHDREW:
            return RaidRule.WITHDREW if retreat else RaidRule.NOBODY_MAY_FIGHT_ON
        if routed:
            return RaidRule.DEFENDERS_ROUTED
        return _LOOK_RULES[self.board.phase, ending]

    def _movement(self) -> breach.Movement:
        ratio = self.rulebook.fall_back_ratio
        fighters, on_feet = self.board.fighters, len(self.on_feet)
        return breach.move_fighters(fighters, on_feet, self._reinforcement, ratio)

    def _move_fighters(self) -> None:
        """Steps 5 to 7 of a round of the breach."""
        movement = self._movement()
        if movement.joined:
            self.rule(RaidRule.REINFORCED, Joined(movement.joined))
        elif movement.called_inside:
            self.rule(RaidRule.CALLED_INSIDE, FellBack(movement.called_inside))
        else:
            self.consider(RaidRule.NO_REINFORCEMENT)
        if movement.fell_back:
            self.rule(RaidRule.OUTNUMBERED_FALL_BACK, FellBack(movement.fell_back))
        if movement.left == 0:
            self.rule(RaidRule.PERIMETER_ABANDONED, Decided(Ending.BREACHED))

    def _look_for_stalemate(self) -> None:
        """Looked at last of all: nobody could be hurt any more, and nobody would go inside."""
        if any(map(self._table.may_harm, self._able)):
            return
        phase = self.board.phase
        if phase is Phase.BREACH and self._movement().inside:
            return
        breach_stalls = phase is Phase.BREACH
        rule = RaidRule.BREACH_STALLED if breach_stalls else RaidRule.ASSAULT_STALLED
        self.rule(rule, Decided(Ending.STALEMATE))
