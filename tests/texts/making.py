"""Short ways to make what the tests render."""

from dozor.station import resolve_engagement
from dozor.station.effects import Effect, Subject
from dozor.station.model import Engagement, Item, Objective, Seat, Side, Tactic, Unit, UnitClass
from dozor.station.outcome import Resolution
from dozor.station.rulebook import Rulebook
from dozor.station.rules import Rule
from dozor.station.rulings import Fact, Ruling
from dozor.texts import LocaleCode, texts_for

SENTINEL = Unit(UnitClass.SENTINEL)
STALKER = Unit(UnitClass.STALKER)
HUNTER = Unit(UnitClass.HUNTER)

ATTACKER = Seat(Side.ATTACKERS, 0)
SECOND_ATTACKER = Seat(Side.ATTACKERS, 1)
DEFENDER = Seat(Side.DEFENDERS, 0)
SECOND_DEFENDER = Seat(Side.DEFENDERS, 1)


def sentinel(*items: Item, tactic: Tactic | None = None, healing: bool = False) -> Unit:
    """A Sentinel with these things."""
    return Unit(UnitClass.SENTINEL, items=items, tactic=tactic, healing=healing)


def fight(
    attackers: tuple[Unit, ...] = (SENTINEL,),
    defenders: tuple[Unit, ...] = (SENTINEL,),
    objective: Objective = Objective.LIQUIDATION,
    *,
    agent: bool = False,
    metrotank: bool = False,
    machine_gun: bool = False,
) -> Engagement:
    """A fight, between two bare Sentinels unless told otherwise."""
    return Engagement(
        objective,
        attackers,
        defenders,
        agent=agent,
        metrotank=metrotank,
        machine_gun=machine_gun,
    )


def line(
    code: LocaleCode,
    rule: Rule,
    subject: Subject = None,
    effect: Effect | None = None,
    engagement: Engagement | None = None,
    **facts: Fact,
) -> str:
    """The sentence of a ruling."""
    return texts_for(code).ruling(Ruling(rule, subject, effect, facts), engagement or fight())


def summary(code: LocaleCode, engagement: Engagement, rulebook: Rulebook) -> str:
    """The summary of a fight."""
    return texts_for(code).summary(resolved(engagement, rulebook))


def resolved(engagement: Engagement, rulebook: Rulebook) -> Resolution:
    """A fight, resolved without its reasons why not."""
    return resolve_engagement(engagement, rulebook)
