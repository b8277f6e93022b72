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

_POSITIONS = ("first", "second")
_NO_FACTS: _Facts = ()


class RulingLines:
    """Writes the rulings of fights, each sentence once."""

    def __init__(self, catalog: Catalog, vocabulary: Vocabulary) -> None:
        self._catalog = catalog
        self._vocabulary = vocabulary
        self._kept = kept(_KEPT_LINES, self._write)

    def line(self, ruling: Ruling[Effect], engagement: Engagement) -> str:
        """The sentence of a ruling; the engagement is the one that it was made in."""
        subject, facts = ruling.subject, ruling.facts
        attackers, defenders = engagement.attackers, engagement.defenders
        unit_class: UnitClass | None = None
        if subject is not None:
            seat = subject if isinstance(subject, Seat) else Seat(subject, 0)
            units = attackers if seat.side is Side.ATTACKERS else defenders
            unit_class = units[seat.unit].unit_class
        return self._kept(
            ruling.rule,
            subject,
            unit_class,
            ruling.effect,
            tuple(facts.items()) if facts else _NO_FACTS,
            (len(attackers), len(defenders)),
        )

    def _write(
        self,
        rule: Rule,
        subject: Subject,
        unit_class: UnitClass | None,
        effect: Effect | None,
        facts: _Facts,
        sizes: tuple[int, int],
    ) -> str:
        told: _Told = {"attackers": sizes[0], "defenders": sizes[1]}
        told |= tell_subject(self._vocabulary, subject, unit_class, sizes)
        told |= tell_each(self._vocabulary, facts)
        told |= tell_effect(self._vocabulary, effect)
        return self._catalog.sentence(message_of(rule), told)


def message_of(rule: Rule) -> str:
    """The id of a rule's message."""
    return rule.value.replace(".", "-")


def tell_subject(
    vocabulary: Vocabulary, subject: Subject, unit_class: UnitClass | None, sizes: tuple[int, int]
) -> _Told:
    """What a message is told of whom it is about; `unit_class` of a side is its first unit's."""
    if subject is None:
        return {}
    side = subject.side if isinstance(subject, Seat) else subject
    number = sizes[0] if side is Side.ATTACKERS else sizes[1]
    told: _Told = {"side": side.value, "number": number}
    if isinstance(subject, Seat):
        told["position"] = "alone" if number == 1 else _POSITIONS[subject.unit]
    return told | vocabulary.tell("class", unit_class)


def tell_effect(vocabulary: Vocabulary, effect: object) -> _Told:
    """What a message is told of an effect: its fields, by their names."""
    if effect is None:
        return {"effect": ABSENT}
    own = [(f.name, getattr(effect, f.name)) for f in fields(effect)]  # type: ignore[arg-type]
    return tell_each(vocabulary, own)
