"""A seeded sample of legal fights and turns, wide enough to reach every rule."""

import random
from collections.abc import Iterator

from dozor.station.model import (
    Attack,
    Component,
    Engagement,
    Experience,
    Item,
    Objective,
    Role,
    Tactic,
    Turn,
    Unit,
    UnitClass,
)
from dozor.station.rulebook import Rulebook

TEAMS = ("Ганза", "Полис", "Спарта", "Веганы", "Рейх", "Красная линия")


class Sampler:
    """Draws situations that Law 0 admits; the same seed draws the same ones."""

    def __init__(self, rulebook: Rulebook, seed: int) -> None:
        self._rulebook = rulebook
        self._dice = random.Random(seed)

    def fights(self, count: int) -> Iterator[Engagement]:
        """So many fights."""
        for _ in range(count):
            yield self._fight()

    def turns(self, count: int) -> Iterator[Turn]:
        """So many turns."""
        for _ in range(count):
            yield self._turn()

    def _fight(self) -> Engagement:
        return Engagement(
            objective=self._dice.choice(list(Objective)),
            attackers=self._units(Role.ATTACK, in_turn=True),
            defenders=self._units(Role.DEFENSE, in_turn=True),
            agent=self._one_in(5),
            metrotank=self._one_in(12),
            machine_gun=self._one_in(12),
            sabotage=self._sabotage(),
            penalty_taken=self._one_in(4),
        )

    def _turn(self) -> Turn:
        owner, *others = self._dice.sample(TEAMS, self._dice.randint(2, len(TEAMS)))
        return Turn(
            owner=owner,
            defenders=self._units(Role.DEFENSE, least=0),
            attacks=tuple(self._attack(team) for team in others),
            machine_gun=self._one_in(12),
            sabotage=self._sabotage(),
        )

    def _attack(self, team: str) -> Attack:
        units = self._units(Role.ATTACK)
        return Attack(
            team=team,
            submitted_at=self._dice.randint(1, 4),
            objective=self._dice.choice(list(Objective)),
            units=units,
            holding_tactics=tuple(self._tactic(u.unit_class, Role.DEFENSE, u.vegan) for u in units),
            agent=self._one_in(5),
            metrotank=self._one_in(12),
        )

    def _units(self, role: Role, *, least: int = 1, in_turn: bool = False) -> tuple[Unit, ...]:
        # Sentinels alone on both sides are what most laws are about, so they come often.
        classes = [UnitClass.SENTINEL] if self._one_in(2) else list(UnitClass)
        number = self._dice.randint(least, 2)
        return tuple(
            self._unit(
                self._dice.choice(classes),
                role,
                deferred=self._dice.choice((0, 0, 1, 2)) if in_turn else 0,
            )
            for _ in range(number)
        )

    def _unit(self, unit_class: UnitClass, role: Role, *, deferred: int) -> Unit:
        vegan = self._one_in(4)
        experience = Experience()
        if self._rulebook.classes[unit_class].has_experience and self._one_in(2):
            experience = Experience(self._dice.randint(0, 8), self._dice.randint(0, 8))
        return Unit(
            unit_class=unit_class,
            items=tuple(self._dice.sample(list(Item), self._dice.choice((0, 0, 1, 1, 2, 3)))),
            tactic=self._tactic(unit_class, role, vegan),
            healing=self._one_in(5),
            vegan=vegan,
            wounds=self._dice.choice((0, 0, 0, 1, 2)),
            experience=experience,
            deferred=deferred,
        )

    def _tactic(self, unit_class: UnitClass, role: Role, vegan: bool) -> Tactic | None:
        allowed = [
            tactic
            for tactic in self._rulebook.allowed_tactics(unit_class, role)
            if vegan or not self._rulebook.tactics[tactic].vegan_only
        ]
        return self._dice.choice([None, None, *allowed])

    def _sabotage(self) -> tuple[Component, ...]:
        if not self._one_in(5):
            return ()
        return tuple(self._dice.sample(list(Component), self._dice.randint(1, 3)))

    def _one_in(self, number: int) -> bool:
        return self._dice.randrange(number) == 0
