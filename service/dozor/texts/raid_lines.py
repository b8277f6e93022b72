"""One sentence for every ruling of a raid."""

from typing import NamedTuple

from dozor.raid.events import Event, Moved, RaidRuling
from dozor.raid.model import Raid, Rank, Tier, WeaponKind
from dozor.raid.rules import RaidRule
from dozor.texts.catalog import Catalog
from dozor.texts.memo import kept
from dozor.texts.ruling_lines import tell_effect
from dozor.texts.template import Template, gap
from dozor.texts.vocabulary import ABSENT, Vocabulary

_KEPT_LINES = 4_096
_KEPT_ROLLS = 32_768
"""Rolls kept, at most; the standard rulebook has some 25,000."""

_DOWN, _UP = "yes", "no"

_Told = dict[str, str | int]


class _Sums(NamedTuple):
    """What is added to the dice that count, and what that makes."""

    skill: int
    penalty: int
    modifier: int
    total: int


class RaidLines:
    """Writes the rulings of raids, each sentence once; moves from pieces that are written once."""

    def __init__(self, catalog: Catalog, vocabulary: Vocabulary) -> None:
        self._catalog = catalog
        self._vocabulary = vocabulary
        self._kept_line = kept(_KEPT_LINES, self._write_line)
        self._kept_who = kept(_KEPT_LINES, self._write_who)
        self._kept_roll = kept(_KEPT_ROLLS, self._write_roll)
        self._kept_move = kept(_KEPT_LINES, self._write_move)

    def line(self, ruling: RaidRuling, raid: Raid, penalty: int) -> str:
        """The sentence of a ruling; the raid is the one that it was made in.

        Args:
            ruling: The ruling.
            raid: The raid that it was made in.
            penalty: What the weapon in use costs the move, where the ruling is about one.
        """
        place, event = ruling.member, ruling.event
        if place is None:
            return self._kept_line(ruling.rule, raid.size, Rank.MEMBER, event)
        member = raid.members[place]
        if not isinstance(event, Moved):
            return self._kept_line(ruling.rule, place + 1, member.rank, event)
        kind = member.weapons[event.weapon].kind
        faces = tuple([die.face for die in event.dice])
        sums = _Sums(member.skill, penalty, event.modifier, event.total)
        roll = self._kept_roll(kind, faces, event.dropped, sums)
        state = _DOWN if event.down else _UP
        move = self._kept_move(event.tier, event.taken_out, event.wounds, state, member.rank)
        return move.fill(self._kept_who(place + 1, member.rank), roll)

    def _write_line(self, rule: RaidRule, number: int, rank: Rank, event: Event | None) -> str:
        told: _Told = {"number": number, "size": number, "rank": rank.value}
        return self._catalog.sentence(message_of(rule), told | tell_effect(self._vocabulary, event))

    def _write_who(self, number: int, rank: Rank) -> str:
        return self._catalog.sentence("raid-member", {"number": number, "rank": rank.value})

    def _write_roll(
        self,
        kind: WeaponKind,
        faces: tuple[int, ...],
        dropped: int | None,
        sums: _Sums,
    ) -> str:
        told = self._vocabulary.tell("weapon", kind)
        told["faces"] = self._vocabulary.listing([str(face) for face in faces])
        told["dropped"] = ABSENT if dropped is None else faces[dropped]
        told |= {"modifiers": self._modifiers(sums), "total": sums.total}
        return self._catalog.format("raid-roll", told)

    def _modifiers(self, sums: _Sums) -> str:
        """Skill and penalty, as far as there are any, and that the clamp held them, if it did."""
        told = ""
        for name, value in (("skill", sums.skill), ("penalty", sums.penalty)):
            if value:
                facts: _Told = {"sign": _sign(value), "number": abs(value)}
                told += self._catalog.format(f"raid-roll-{name}", facts)
        if sums.modifier != sums.skill + sums.penalty:
            facts = {"sign": _sign(sums.modifier), "number": abs(sums.modifier)}
            told += self._catalog.format("raid-roll-held", facts)
        return told

    def _write_move(
        self, tier: Tier, taken_out: int, wounds: int, down: str, rank: Rank
    ) -> Template:
        told: _Told = {"who": gap(0), "roll": gap(1), "rank": rank.value}
        told |= {"taken_out": taken_out, "wounds": wounds, "down": down}
        return Template(self._catalog.format(f"raid-move-{tier.lower()}", told))


def _sign(value: int) -> str:
    return "plus" if value > 0 else "minus"


def message_of(rule: RaidRule) -> str:
    """The id of a rule's message."""
    return rule.value.replace(".", "-")
