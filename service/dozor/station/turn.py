"""Law 13: several teams on one station in one turn."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from dozor.station.engagement import HEAVY_WEAPONS, resolve_engagement
from dozor.station.model import Attack, Engagement, Fate, Objective, Role, Side, Turn
from dozor.station.outcome import Resolution
from dozor.station.rulebook import Rulebook, TurnOrder
from dozor.station.rules import Rule
from dozor.station.rulings import Ruling
from dozor.station.turn_board import (
    AttackOrdered,
    FoundNobody,
    StationState,
    StationTaken,
    TacticAdopted,
    TurnBoard,
    TurnEffect,
    TurnUnitOutcome,
)


class EngagementKind(StrEnum):
    """How one attack of a turn went."""

    FIGHT = "FIGHT"
    OCCUPIED_EMPTY = "OCCUPIED_EMPTY"
    FOUND_NOBODY = "FOUND_NOBODY"


@dataclass(frozen=True, slots=True)
class TurnEngagement:
    """One attack of a turn.

    Attributes:
        attack: Zero-based place of the attack in the request.
        team: The attacking team.
        kind: How it went.
        fight: The fight, where there was one.
        rulings: Law 13's rulings after it.
        station_after: The station after it.
    """

    attack: int
    team: str
    kind: EngagementKind
    fight: Resolution | None
    rulings: tuple[Ruling[TurnEffect], ...]
    station_after: StationState


@dataclass(frozen=True, slots=True)
class TurnResolution:
    """A resolved turn: the situation, what came of it, and why.

    Attributes:
        turn: The situation.
        order: The rulings that set the order of the attacks.
        engagements: The attacks in the order in which they were resolved.
        station: The station at the end.
        teams: What the turn did to each team's units: the owner first, then as in the request.
    """

    turn: Turn
    order: tuple[Ruling[TurnEffect], ...]
    engagements: tuple[TurnEngagement, ...]
    station: StationState
    teams: dict[str, tuple[TurnUnitOutcome, ...]]


def resolve_turn(turn: Turn, rulebook: Rulebook, *, explain_all: bool = False) -> TurnResolution:
    """Resolve all attacks of a turn, each from what the last one left.

    Args:
        turn: The situation, admitted by Law 0 (`dozor.station.legality`).
        rulebook: The data to judge by.
        explain_all: Whether to record also the laws that were looked at and did not apply.
    """
    board = TurnBoard(turn)
    order = _order(turn, rulebook.turn_order)
    engagements = tuple(
        _attack(board, turn, index, rulebook, explain_all=explain_all) for index in order
    )
    rulings: tuple[Ruling[TurnEffect], ...] = tuple(
        Ruling(Rule.ATTACK_ORDER, None, AttackOrdered(turn.attacks[index].team, position))
        for position, index in enumerate(order, start=1)
    )
    teams = {team: tuple(f.sum_up() for f in fighters) for team, fighters in board.fighters.items()}
    return TurnResolution(turn, rulings, engagements, board.state(), teams)


def fold_turn(turn: Turn, engagements: Iterable[TurnEngagement]) -> TurnBoard:
    """The board that a turn's engagements, applied in order, make."""
    board = TurnBoard(turn)
    for engagement in engagements:
        _apply(board, engagement.team, engagement.fight, engagement.rulings)
    return board


def _order(turn: Turn, order: TurnOrder) -> list[int]:
    sign = -1 if order is TurnOrder.LAST_SUBMITTED_FIRST else 1
    indices = range(len(turn.attacks))
    # The sort is stable: attacks of the same instant stay in the order of the request.
    return sorted(indices, key=lambda index: sign * turn.attacks[index].submitted_at)


def _attack(
    board: TurnBoard, turn: Turn, index: int, rulebook: Rulebook, *, explain_all: bool
) -> TurnEngagement:
    attack = turn.attacks[index]
    fight: Resolution | None = None
    if board.holders:
        kind = EngagementKind.FIGHT
        engagement = _engagement(board, turn, attack)
        fight = resolve_engagement(engagement, rulebook, explain_all=explain_all)
        rulings = _after_fight(attack, fight, rulebook, explain_all=explain_all)
    elif attack.objective is Objective.CONTROL:
        kind = EngagementKind.OCCUPIED_EMPTY
        units = tuple(range(len(attack.units)))
        rulings = _take(Rule.EMPTY_STATION_TAKEN, attack, units, rulebook, explain_all=explain_all)
    else:
        kind = EngagementKind.FOUND_NOBODY
        rulings = [Ruling(Rule.EMPTY_STATION_FINDS_NOBODY, None, FoundNobody(attack.team))]
    _apply(board, attack.team, fight, rulings)
    return TurnEngagement(index, attack.team, kind, fight, tuple(rulings), board.state())


def _engagement(board: TurnBoard, turn: Turn, attack: Attack) -> Engagement:
    return Engagement(
        objective=attack.objective,
        attackers=tuple(fighter.unit for fighter in board.fighters[attack.team]),
        defenders=tuple(fighter.unit for fighter in board.holders),
        agent=attack.agent,
        metrotank=attack.metrotank,
        machine_gun=turn.machine_gun,
        sabotage=turn.sabotage,
        penalty_taken=board.penalty_taken,
    )


def _after_fight(
    attack: Attack, fight: Resolution, rulebook: Rulebook, *, explain_all: bool
) -> list[Ruling[TurnEffect]]:
    if fight.outcome.holder is not Side.ATTACKERS:
        return []
    units = tuple(
        index for index, unit in enumerate(fight.outcome.attackers) if unit.fate is Fate.OCCUPIES
    )
    return _take(Rule.STATION_TAKEN, attack, units, rulebook, explain_all=explain_all)


def _take(
    rule: Rule, attack: Attack, units: tuple[int, ...], rulebook: Rulebook, *, explain_all: bool
) -> list[Ruling[TurnEffect]]:
    rulings: list[Ruling[TurnEffect]] = [Ruling(rule, None, StationTaken(attack.team, units))]
    for index in units:
        ruling = _holding_tactic(attack, index, rulebook)
        if ruling.effect is not None or explain_all:
            rulings.append(ruling)
    return rulings


def _holding_tactic(attack: Attack, index: int, rulebook: Rulebook) -> Ruling[TurnEffect]:
    """The tactic declared for holding; else the attack's, where it may be used in defense."""
    unit, declared = attack.units[index], attack.holding_tactics[index]
    if declared is not None:
        adopted = TacticAdopted(attack.team, index, declared)
        return Ruling(Rule.HOLDING_TACTIC_DECLARED, None, adopted)
    if unit.tactic is not None and rulebook.may_use(unit, unit.tactic, Role.DEFENSE):
        adopted = TacticAdopted(attack.team, index, unit.tactic)
        return Ruling(Rule.ATTACK_TACTIC_STAYS, None, adopted)
    return Ruling(Rule.NO_HOLDING_TACTIC, None, None, {"team": attack.team, "unit": index})


def _apply(
    board: TurnBoard,
    team: str,
    fight: Resolution | None,
    rulings: Iterable[Ruling[TurnEffect]],
) -> None:
    if fight is not None:
        # Law 9 applies to every fight that Law 1 did not decide.
        decided_by_weapons = fight.outcome.deciding_law == HEAVY_WEAPONS
        penalty = bool(fight.engagement.sabotage) and not decided_by_weapons
        board.fight(team, fight.outcome, penalty=penalty)
    for ruling in rulings:
        if ruling.effect is not None:
            ruling.effect.apply(board)
