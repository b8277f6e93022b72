"""The middle of a fight's summary: what told, what decided, and who won."""

from dozor.station.effects import Effect, Stronger, WoundsDealt
from dozor.station.model import Engagement, Side, Winner
from dozor.station.outcome import Resolution
from dozor.station.rules import Rule
from dozor.station.rulings import Ruling
from dozor.texts.catalog import Catalog
from dozor.texts.course import Declarer, Ground, Leads, Strength, trace
from dozor.texts.memo import kept
from dozor.texts.ruling_lines import RulingLines, message_of, tell_subject
from dozor.texts.vocabulary import Vocabulary, tell_each

_KEPT_SENTENCES = 4_096

_PENALTY = Rule.SABOTAGE_PENALTY
_SHORTENED = frozenset({Rule.VEST_STOPS_AND_IS_LOST, Rule.MEDKIT_SOFTENS})
"""Rules of which a summary tells less: that the item is lost stands at its end."""

_Told = dict[str, str | int]


class FightCourse:
    """Writes how a fight went, from sentences that are each written once."""

    def __init__(self, catalog: Catalog, vocabulary: Vocabulary, lines: RulingLines) -> None:
        self._catalog = catalog
        self._vocabulary = vocabulary
        self._lines = lines
        self._shortened = RulingLines(catalog, vocabulary, "summary-")
        self._kept_note = kept(_KEPT_SENTENCES, self._write_note)
        self._kept_decision = kept(_KEPT_SENTENCES, self._write_decision)
        self._kept_winner = kept(_KEPT_SENTENCES, self._write_winner)

    def sentences(self, resolution: Resolution) -> list[str]:
        """The sentences, in order."""
        fight = resolution.engagement
        attackers, defenders = len(fight.attackers), len(fight.defenders)
        before, verdict, ground, after, settled = trace(resolution.rulings, fight)
        found = [self._kept_note(rule, 0, attackers, defenders) for rule in before]
        found.append(self._kept_decision(verdict.rule, ground, attackers, defenders))
        found += [self._note(ruling, fight) for ruling in after]
        winner = resolution.outcome.winner
        found.append(self._kept_winner(settled.rule, winner, verdict.rule, attackers, defenders))
        return found

    def _note(self, ruling: Ruling[Effect], fight: Engagement) -> str:
        if ruling.rule is _PENALTY and isinstance(ruling.effect, WoundsDealt):
            sizes = len(fight.attackers), len(fight.defenders)
            return self._kept_note(ruling.rule, ruling.effect.wounds, *sizes)
        lines = self._shortened if ruling.rule in _SHORTENED else self._lines
        return lines.line(ruling, fight)

    def _write_note(self, rule: Rule, wounds: int, attackers: int, defenders: int) -> str:
        told = {"attackers": attackers, "defenders": defenders, "wounds": wounds}
        return self._catalog.sentence(f"summary-{message_of(rule)}", told)

    def _write_decision(self, rule: Rule, ground: Ground, attackers: int, defenders: int) -> str:
        told = self._tell(ground, attackers, defenders)
        told |= {"attackers": attackers, "defenders": defenders}
        return self._catalog.sentence(f"summary-{message_of(rule)}", told)

    def _tell(self, ground: Ground, attackers: int, defenders: int) -> _Told:
        if isinstance(ground, Leads):
            leads = (("attack_lead", ground.attack.lead), ("defense_lead", ground.defense.lead))
            return tell_each(self._vocabulary, leads)
        if isinstance(ground, Strength):
            return self._tell_strength(ground)
        if isinstance(ground, Declarer):
            sizes, (seat, unit_class, alike) = (attackers, defenders), ground
            return tell_subject(self._vocabulary, seat, unit_class, sizes, alike=alike)
        return tell_each(self._vocabulary, ground)

    def _tell_strength(self, strength: Strength) -> _Told:
        side, power = strength.side, strength.power
        assert isinstance(side, Side), "a side is the stronger one"
        assert isinstance(power, Stronger), "by so much"
        told = self._vocabulary.tell("stronger", side)
        # Law 5 is about stronger defenders, Law 7 about stronger attackers.
        told |= {"law": 7 if side is Side.ATTACKERS else 5}
        told |= {"power": power.power, "weaker_power": power.weaker_power}
        return told | {"strength": _tail(strength.rule)}

    def _write_winner(
        self, rule: Rule, winner: Winner, verdict: Rule, attackers: int, defenders: int
    ) -> str:
        told = self._vocabulary.tell("winner", winner)
        told |= {"attackers": attackers, "defenders": defenders, "clash": _tail(verdict)}
        return self._catalog.sentence(f"summary-{message_of(rule)}", told)


def _tail(rule: Rule) -> str:
    return rule.value.rpartition(".")[2]
