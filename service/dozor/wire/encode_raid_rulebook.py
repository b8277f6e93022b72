"""Rulebooks of raids to messages, with names in a language."""

from dozor.raid.legality import MAX_MEMBERS, MAX_WEAPONS
from dozor.raid.model import Edge, Ending, Phase, Rank, Tier, WeaponKind
from dozor.raid.rulebook import RaidRulebook, TierRules
from dozor.texts import Texts
from dozor.v1 import rulebook_service_pb2 as pb
from dozor.wire.raid_vocabulary import EDGE, ENDING, PHASE, RANK, TIER, WEAPON_KIND


def encode_raid_rulebook(rulebook: RaidRulebook, texts: Texts) -> pb.RaidRulebook:
    """A rulebook's contents."""
    return pb.RaidRulebook(
        weapon_kinds=[_kind(kind, rulebook, texts) for kind in WeaponKind],
        tiers=[
            _tier(Tier.FULL, rulebook.full, texts),
            _tier(Tier.PARTIAL, rulebook.partial, texts),
            _tier(Tier.MISS, rulebook.miss, texts),
        ],
        edges=[pb.EdgeEntry(edge=EDGE.number[edge], name=texts.name(edge)) for edge in Edge],
        ranks=[pb.MemberRankEntry(rank=RANK.number[r], name=texts.name(r)) for r in Rank],
        endings=[pb.RaidEndingEntry(ending=ENDING.number[e], name=texts.name(e)) for e in Ending],
        phases=[pb.RaidPhaseEntry(phase=PHASE.number[p], name=texts.name(p)) for p in Phase],
        percent_up=rulebook.percent_up,
        percent_down=rulebook.percent_down,
        least_manned=rulebook.least_manned,
        perimeter_armor=rulebook.perimeter_armor,
        perimeter_penetration=rulebook.perimeter_penetration,
        percent_reinforcement=rulebook.percent_reinforcement,
        fall_back_ratio=rulebook.fall_back_ratio,
        clamp=rulebook.clamp,
        default_health=rulebook.default_health,
        max_members=MAX_MEMBERS,
        max_weapons=MAX_WEAPONS,
    )


def _kind(kind: WeaponKind, rulebook: RaidRulebook, texts: Texts) -> pb.WeaponKindEntry:
    uses = [(phase, rulebook.weapons[phase][kind]) for phase in Phase]
    return pb.WeaponKindEntry(
        kind=WEAPON_KIND.number[kind],
        name=texts.name(kind),
        uses=[
            pb.WeaponUse(
                phase=PHASE.number[phase],
                acts=rules.acts,
                by_class_only=rules.by_class_only,
                penalty=rules.penalty,
            )
            for phase, rules in uses
        ],
    )


def _tier(tier: Tier, rules: TierRules, texts: Texts) -> pb.MoveTierEntry:
    return pb.MoveTierEntry(
        tier=TIER.number[tier],
        name=texts.name(tier),
        least=None if tier is Tier.MISS else rules.least,
        strikes=rules.strikes,
        least_taken_out=rules.least_taken_out,
        suffers=rules.suffers,
        least_wounds=rules.least_wounds,
    )
