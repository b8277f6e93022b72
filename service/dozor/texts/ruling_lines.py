"""One sentence for every ruling of a fight."""

from dataclasses import fields

from dozor.station.effects import Effect, Subject
from dozor.station.model import Engagement, Seat, Side, UnitClass
from dozor.station.rules import Rule
from dozor.station.rulings import Fact, Ruling
from dozor.texts.catalog import Catalog
from dozor.texts.memo import kept
from dozor.texts.vocabulary import ABSENT, Vocabulary, tell_each

_KEPT_LINES = 16_384
"""Lines kept, at most; the standard rulebook needs some thousands."""

_Facts = tuple[tuple[str, Fact], ...]
_Told = dict[str, str | int]

POSITIONS = ("first", "second")
"""What tells two units of one class apart."""

_NO_FACTS: _Facts = ()


class RulingLines:
    """Writes the rulings of fights, each sentence once; `chapter` begins their messages' ids."""

    def __init__(self, catalog: Catalog, vocabulary: Vocabulary, chapter: str = "") -> None:
        self._catalog = catalog
        self._vocabulary = vocabulary
        self._chapter = chapter
        self._kept = kept(_KEPT_LINES, self._write)

    def line(self, ruling: Ruling[Effect], engagement: Engagement) -> str:
        """The sentence of a ruling; the engagement is the one that it was made in."""
        subject, facts = ruling.subject, ruling.facts
        attackers, defenders = engagement.attackers, engagement.defenders
        unit_class: UnitClass | None = None
        alike = False
        if subject is not None:
            seat = subject if isinstance(subject, Seat) else Seat(subject, 0)
            units = attackers if seat.side is Side.ATTACKERS else defenders
            unit_class = units[seat.unit].unit_class
            alike = len(units) > 1 and units[0].unit_class is units[1].unit_class
        return self._kept(
            ruling.rule,
            subject,
            unit_class,
            alike,
            ruling.effect,
            tuple(facts.items()) if facts else _NO_FACTS,
            (len(attackers), len(defenders)),
        )

    def _write(
        self,
        rule: Rule,
        subject: Subject,
        unit_class: UnitClass | None,
        alike: bool,  # noqa: FBT001  # a part of the key
        effect: Effect | None,
        facts: _Facts,
        sizes: tuple[int, int],
    ) -> str:
        told: _Told = {"attackers": sizes[0], "defenders": sizes[1]}
        told |= tell_subject(self._vocabulary, subject, unit_class, sizes, alike=alike)
        told |= tell_each(self._vocabulary, facts)
        told |= tell_effect(self._vocabulary, effect)
        return self._catalog.sentence(self._chapter + message_of(rule), told)


def message_of(rule: Rule) -> str:
    """The id of a rule's message."""
    return rule.value.replace(".", "-")


def tell_subject(
    vocabulary: Vocabulary,
    subject: Subject,
    unit_class: UnitClass | None,
    sizes: tuple[int, int],
    *,
    alike: bool,
) -> _Told:
    """What a message is told of whom it is about.

    Args:
        vocabulary: The names.
        subject: Whom it is about.
        unit_class: The unit's class; of a side, that of its first unit.
        sizes: How many units attack and defend.
        alike: Whether the side has two units of one class, which only their numbers tell apart.
    """
    if subject is None:
        return {}
    side = subject.side if isinstance(subject, Seat) else subject
    number = sizes[0] if side is Side.ATTACKERS else sizes[1]
    told: _Told = {"side": side.value, "number": number}
    if isinstance(subject, Seat):
        told["position"] = POSITIONS[subject.unit] if alike else "alone"
    return told | vocabulary.tell("class", unit_class)


def tell_effect(vocabulary: Vocabulary, effect: object) -> _Told:
    """What a message is told of an effect: its fields, by their names."""
    if effect is None:
        return {"effect": ABSENT}
    own = [(f.name, getattr(effect, f.name)) for f in fields(effect)]  # type: ignore[arg-type]
    return tell_each(vocabulary, own)
