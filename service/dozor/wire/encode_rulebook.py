"""Rulebooks to messages, with names in a language."""

from dozor.raid.rulebook import RaidRulebook
from dozor.raid.rules import CHAPTER_IDS, RaidRule
from dozor.rulebook_id import RuleSet
from dozor.rulebooks import AnyRulebook, rule_set_of
from dozor.station.legality import MAX_ATTACKS, MAX_UNITS
from dozor.station.model import Component, Fate, Item, ItemState, Objective
from dozor.station.rulebook import PROTECTIVE_ITEMS, Rulebook
from dozor.station.rules import LAW_IDS, Rule, law_number
from dozor.texts import Texts
from dozor.v1 import common_pb2
from dozor.v1 import rulebook_service_pb2 as pb
from dozor.wire.vocabulary import (
    COMPONENT,
    FATE,
    ITEM,
    ITEM_STATE,
    OBJECTIVE,
    ROLE,
    TACTIC,
    UNIT_CLASS,
    VEST_EFFECT,
)

_RULE_SETS = {
    RuleSet.STATION: common_pb2.RULE_SET_STATION,
    RuleSet.RAID: common_pb2.RULE_SET_RAID,
}


def encode_identity(rulebook: AnyRulebook) -> common_pb2.RulebookIdentity:
    """What names a rulebook."""
    name, version, digest = rulebook.id
    return common_pb2.RulebookIdentity(name=name, version=version, digest=digest)


def encode_summary(rulebook: AnyRulebook, locale: str, *, is_default: bool) -> pb.RulebookSummary:
    """A rulebook in the list of rulebooks."""
    return pb.RulebookSummary(
        identity=encode_identity(rulebook),
        rule_set=_RULE_SETS[rule_set_of(rulebook)],
        title=rulebook.titles.get(locale, rulebook.titles["en"]),
        is_default=is_default,
    )


def encode_rulebook(rulebook: Rulebook, texts: Texts) -> pb.StationRulebook:
    """A rulebook's contents."""
    return pb.StationRulebook(
        classes=_classes(rulebook, texts),
        items=[
            pb.ItemEntry(
                item=ITEM.number[item], name=texts.name(item), protects=item in PROTECTIVE_ITEMS
            )
            for item in Item
        ],
        tactics=_tactics(rulebook, texts),
        objectives=[
            pb.ObjectiveEntry(objective=OBJECTIVE.number[value], name=texts.name(value))
            for value in Objective
        ],
        components=[
            pb.ComponentEntry(component=COMPONENT.number[value], name=texts.name(value))
            for value in Component
        ],
        fates=[pb.FateEntry(fate=FATE.number[value], name=texts.name(value)) for value in Fate],
        item_states=[
            pb.ItemStateEntry(state=ITEM_STATE.number[value], name=texts.name(value))
            for value in ItemState
        ],
        wounds=[
            pb.WoundEntry(wounds=wounds, name=texts.wound_name(wounds))
            for wounds in range(rulebook.wounds.dead + 1)
        ],
        experience_thresholds=[
            pb.ExperienceThreshold(behind=gap.behind, wounds=gap.wounds, defeated=gap.defeated)
            for gap in rulebook.experience_gaps
        ],
        max_attacks=MAX_ATTACKS,
        max_units=MAX_UNITS,
    )


def encode_laws(rulebook: AnyRulebook, texts: Texts) -> list[pb.Law]:
    """The laws that a rulebook is for, in their order."""
    raid = isinstance(rulebook, RaidRulebook)
    return [
        pb.Law(
            id=law_id,
            number=None if raid else law_number(law_id),
            title=texts.law_title(law_id),
            text=texts.law_text(law_id),
        )
        for law_id in (CHAPTER_IDS if raid else LAW_IDS)
    ]


def encode_rules(rulebook: AnyRulebook) -> list[pb.Rule]:
    """Every rule that a trace under a rulebook may name."""
    rules = RaidRule if isinstance(rulebook, RaidRulebook) else Rule
    return [pb.Rule(id=rule.value, law_id=rule.law_id) for rule in rules]


def _classes(rulebook: Rulebook, texts: Texts) -> list[pb.ClassEntry]:
    return [
        pb.ClassEntry(
            unit_class=UNIT_CLASS.number[unit_class],
            name=texts.name(unit_class),
            power=rules.power,
            has_experience=rules.has_experience,
        )
        for unit_class, rules in rulebook.classes.items()
    ]


def _tactics(rulebook: Rulebook, texts: Texts) -> list[pb.TacticEntry]:
    return [
        pb.TacticEntry(
            tactic=TACTIC.number[tactic],
            name=texts.name(tactic),
            used_by=[UNIT_CLASS.number[unit_class] for unit_class in rules.used_by],
            roles=[ROLE.number[role] for role in rules.roles],
            vegan_only=rules.vegan_only,
            rank=rules.rank,
            offensive=rules.offensive,
            vest=None if rules.vest is None else VEST_EFFECT.number[rules.vest],
            severity=rules.severity,
        )
        for tactic, rules in rulebook.tactics.items()
    ]
