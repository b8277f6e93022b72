"""The entry points of raids: some rounds of a phase, or a whole raid under a policy."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from dozor.errors import DozorError
from dozor.raid.dice import Dice
from dozor.raid.events import RaidRuling
from dozor.raid.model import Ending, Phase, Raid, RaidState
from dozor.raid.play import Play, first_state
from dozor.raid.rulebook import RaidRulebook


class WorkLimitReached(DozorError):
    """A raid has not been decided within the work that it was given."""

    def __init__(self, limit: int, phase: Phase, rounds: int) -> None:
        self.limit = limit
        self.phase = phase
        self.rounds = rounds
        super().__init__(
            f"the raid is undecided after {limit} dice and rounds together, "
            f"in round {rounds} of the {phase.lower()}"
        )


class PlayStopped(DozorError):
    """Whoever asked for a raid to be played does not want it any more."""


class Allowance:
    """The work limit of a call: a die counts one, and so does a round, even without dice."""

    __slots__ = ("_limit", "_rounds", "_start", "_stop")

    def __init__(self, limit: int, dice: Dice, stop: Callable[[], bool] | None) -> None:
        self._limit = limit
        self._start = dice.used
        self._rounds = 0
        self._stop = stop

    def spend_round(self, play: Play) -> None:
        """Look, before a round, whether it may be played.

        Raises:
            WorkLimitReached: The work limit has been reached.
            PlayStopped: The raid is not wanted any more.
        """
        if self._stop is not None and self._stop():
            raise PlayStopped
        if play.dice.used - self._start + self._rounds >= self._limit:
            raise WorkLimitReached(self._limit, play.board.phase, play.board.rounds)
        self._rounds += 1


@dataclass(frozen=True, slots=True)
class Policy:
    """When the gang retreats from the assault, if somebody is there to declare it.

    Attributes:
        after_round: Once so many rounds of the assault have been played.
        when_down: Once more than so many members are down.
    """

    after_round: int | None = None
    when_down: int | None = None


@dataclass(frozen=True, slots=True)
class RaidResolution:
    """What was played of a raid.

    Attributes:
        raid: The gang and its target.
        before: The state in which it was taken up.
        after: The state now.
        ending: How the phase was decided, if it was.
        breached: Whether the gang got inside.
        routed: Whether the defenders inside were made to retreat.
        rulings: All that happened, in order.
        dice_used: Dice of the raid used so far, earlier calls' included.
    """

    raid: Raid
    before: RaidState
    after: RaidState
    ending: Ending | None
    breached: bool
    routed: bool
    rulings: tuple[RaidRuling, ...]
    dice_used: int


@dataclass(frozen=True, slots=True)
class Orders:
    """What a caller says of the rounds to come.

    Attributes:
        rounds: How many to play; none: until the phase is decided.
        hold_back: Places of members who make no move in them.
        retreat: Place of the member who declares a retreat before the first of them.
        routed: Whether the defenders inside were made to retreat.
    """

    rounds: int | None = 1
    hold_back: Collection[int] = ()
    retreat: int | None = None
    routed: bool = False


def resolve_phase(  # noqa: PLR0913  # what a call says, and what it is judged by
    raid: Raid,
    state: RaidState | None,
    phase: Phase,
    orders: Orders,
    dice: Dice,
    rulebook: RaidRulebook,
    *,
    max_dice: int,
    explain_all: bool = False,
    stop: Callable[[], bool] | None = None,
) -> RaidResolution:
    """Play some rounds of one phase, or all of it.

    Args:
        raid: The gang and its target.
        state: How far the raid has come; none: the phase begins.
        phase: The phase to play.
        orders: What the caller says of the rounds.
        dice: Where faces come from.
        rulebook: The data to judge by.
        max_dice: The work limit: dice that this call may use, a round counting as one more.
        explain_all: Whether to record also what was looked at and did not apply.
        stop: Asked before each round whether to give up.

    Raises:
        WorkLimitReached: More work was needed.
        PlayStopped: `stop` said so.
        DiceExhausted: More faces were needed than were listed.
    """
    before = state or first_state(raid, rulebook)
    play = Play(raid, before, dice, rulebook, explain_all=explain_all)
    if state is None:
        play.begin(phase)
    play.look_first(routed=orders.routed)
    allowance = Allowance(max_dice, dice, stop)
    played, retreat = 0, orders.retreat
    while play.board.ending is None and (orders.rounds is None or played < orders.rounds):
        allowance.spend_round(play)
        play.round(orders.hold_back, retreat)
        played, retreat = played + 1, None
    breached = play.board.ending is Ending.BREACHED
    if breached:
        # The answer's state is the next request's: the assault, about to begin.
        play.begin(Phase.ASSAULT)
    ending = Ending.BREACHED if breached else play.board.ending
    return _resolution(play, before, ending, breached=breached or phase is Phase.ASSAULT)


def resolve_raid(
    raid: Raid,
    policy: Policy,
    dice: Dice,
    rulebook: RaidRulebook,
    *,
    max_dice: int,
    explain_all: bool = False,
    stop: Callable[[], bool] | None = None,
) -> RaidResolution:
    """Play a whole raid, breach and assault, under a policy.

    Raises:
        WorkLimitReached: It was not decided within the work limit `max_dice`.
        PlayStopped: `stop` said so.
        DiceExhausted: More faces were needed than were listed.
    """
    before = first_state(raid, rulebook)
    play = Play(raid, before, dice, rulebook, explain_all=explain_all)
    allowance = Allowance(max_dice, dice, stop)
    _play_out(play, Phase.BREACH, Policy(), allowance)
    breached = play.board.ending is Ending.BREACHED
    if breached:
        _play_out(play, Phase.ASSAULT, policy, allowance)
    return _resolution(play, before, play.board.ending, breached=breached)


def _play_out(play: Play, phase: Phase, policy: Policy, allowance: Allowance) -> None:
    play.begin(phase)
    play.look_first()
    while play.board.ending is None:
        allowance.spend_round(play)
        play.round(retreat=_declarer(play, policy))


def _declarer(play: Play, policy: Policy) -> int | None:
    """Who declares a retreat before the coming round, if the policy asks for one."""
    if not retreats(policy, play.board.rounds, down(play)):
        return None
    return next((i for i in range(play.raid.size) if play.may_declare(i)), None)


def retreats(policy: Policy, rounds: int, members_down: int) -> bool:
    """Whether a policy asks for a retreat before the next round of the assault."""
    late = policy.after_round is not None and rounds >= policy.after_round
    costly = policy.when_down is not None and members_down > policy.when_down
    return late or costly


def down(play: Play) -> int:
    """Members who are down."""
    return play.raid.size - len(play.on_feet)


def _resolution(
    play: Play, before: RaidState, ending: Ending | None, *, breached: bool
) -> RaidResolution:
    return RaidResolution(
        raid=play.raid,
        before=before,
        after=play.board.state(),
        ending=ending,
        breached=breached,
        routed=play.board.routed,
        rulings=tuple(play.rulings),
        dice_used=play.dice.used,
    )
