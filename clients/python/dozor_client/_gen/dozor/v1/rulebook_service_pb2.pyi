from dozor_client._gen.dozor.v1 import common_pb2 as _common_pb2
from dozor_client._gen.dozor.v1 import raid_pb2 as _raid_pb2
from dozor_client._gen.dozor.v1 import station_pb2 as _station_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class TacticRole(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TACTIC_ROLE_UNSPECIFIED: _ClassVar[TacticRole]
    TACTIC_ROLE_ATTACK: _ClassVar[TacticRole]
    TACTIC_ROLE_DEFENSE: _ClassVar[TacticRole]

class VestEffect(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    VEST_EFFECT_UNSPECIFIED: _ClassVar[VestEffect]
    VEST_EFFECT_LOST: _ClassVar[VestEffect]
    VEST_EFFECT_KEPT: _ClassVar[VestEffect]
    VEST_EFFECT_PIERCED: _ClassVar[VestEffect]
TACTIC_ROLE_UNSPECIFIED: TacticRole
TACTIC_ROLE_ATTACK: TacticRole
TACTIC_ROLE_DEFENSE: TacticRole
VEST_EFFECT_UNSPECIFIED: VestEffect
VEST_EFFECT_LOST: VestEffect
VEST_EFFECT_KEPT: VestEffect
VEST_EFFECT_PIERCED: VestEffect

class ListRulebooksRequest(_message.Message):
    __slots__ = ("locale",)
    LOCALE_FIELD_NUMBER: _ClassVar[int]
    locale: str
    def __init__(self, locale: _Optional[str] = ...) -> None: ...

class RulebookSummary(_message.Message):
    __slots__ = ("identity", "rule_set", "title", "is_default")
    IDENTITY_FIELD_NUMBER: _ClassVar[int]
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    IS_DEFAULT_FIELD_NUMBER: _ClassVar[int]
    identity: _common_pb2.RulebookIdentity
    rule_set: _common_pb2.RuleSet
    title: str
    is_default: bool
    def __init__(self, identity: _Optional[_Union[_common_pb2.RulebookIdentity, _Mapping]] = ..., rule_set: _Optional[_Union[_common_pb2.RuleSet, str]] = ..., title: _Optional[str] = ..., is_default: bool = ...) -> None: ...

class ListRulebooksResponse(_message.Message):
    __slots__ = ("rulebooks", "locale", "locale_fallback")
    RULEBOOKS_FIELD_NUMBER: _ClassVar[int]
    LOCALE_FIELD_NUMBER: _ClassVar[int]
    LOCALE_FALLBACK_FIELD_NUMBER: _ClassVar[int]
    rulebooks: _containers.RepeatedCompositeFieldContainer[RulebookSummary]
    locale: str
    locale_fallback: bool
    def __init__(self, rulebooks: _Optional[_Iterable[_Union[RulebookSummary, _Mapping]]] = ..., locale: _Optional[str] = ..., locale_fallback: bool = ...) -> None: ...

class GetRulebookRequest(_message.Message):
    __slots__ = ("rulebook", "locale")
    RULEBOOK_FIELD_NUMBER: _ClassVar[int]
    LOCALE_FIELD_NUMBER: _ClassVar[int]
    rulebook: _common_pb2.RulebookPin
    locale: str
    def __init__(self, rulebook: _Optional[_Union[_common_pb2.RulebookPin, _Mapping]] = ..., locale: _Optional[str] = ...) -> None: ...

class GetRulebookResponse(_message.Message):
    __slots__ = ("summary", "station", "raid", "laws", "rules", "locale", "locale_fallback")
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    STATION_FIELD_NUMBER: _ClassVar[int]
    RAID_FIELD_NUMBER: _ClassVar[int]
    LAWS_FIELD_NUMBER: _ClassVar[int]
    RULES_FIELD_NUMBER: _ClassVar[int]
    LOCALE_FIELD_NUMBER: _ClassVar[int]
    LOCALE_FALLBACK_FIELD_NUMBER: _ClassVar[int]
    summary: RulebookSummary
    station: StationRulebook
    raid: RaidRulebook
    laws: _containers.RepeatedCompositeFieldContainer[Law]
    rules: _containers.RepeatedCompositeFieldContainer[Rule]
    locale: str
    locale_fallback: bool
    def __init__(self, summary: _Optional[_Union[RulebookSummary, _Mapping]] = ..., station: _Optional[_Union[StationRulebook, _Mapping]] = ..., raid: _Optional[_Union[RaidRulebook, _Mapping]] = ..., laws: _Optional[_Iterable[_Union[Law, _Mapping]]] = ..., rules: _Optional[_Iterable[_Union[Rule, _Mapping]]] = ..., locale: _Optional[str] = ..., locale_fallback: bool = ...) -> None: ...

class Law(_message.Message):
    __slots__ = ("id", "number", "title", "text")
    ID_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    id: str
    number: int
    title: str
    text: str
    def __init__(self, id: _Optional[str] = ..., number: _Optional[int] = ..., title: _Optional[str] = ..., text: _Optional[str] = ...) -> None: ...

class Rule(_message.Message):
    __slots__ = ("id", "law_id")
    ID_FIELD_NUMBER: _ClassVar[int]
    LAW_ID_FIELD_NUMBER: _ClassVar[int]
    id: str
    law_id: str
    def __init__(self, id: _Optional[str] = ..., law_id: _Optional[str] = ...) -> None: ...

class StationRulebook(_message.Message):
    __slots__ = ("classes", "items", "tactics", "objectives", "components", "fates", "item_states", "wounds", "experience_thresholds", "max_attacks", "max_units")
    CLASSES_FIELD_NUMBER: _ClassVar[int]
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    TACTICS_FIELD_NUMBER: _ClassVar[int]
    OBJECTIVES_FIELD_NUMBER: _ClassVar[int]
    COMPONENTS_FIELD_NUMBER: _ClassVar[int]
    FATES_FIELD_NUMBER: _ClassVar[int]
    ITEM_STATES_FIELD_NUMBER: _ClassVar[int]
    WOUNDS_FIELD_NUMBER: _ClassVar[int]
    EXPERIENCE_THRESHOLDS_FIELD_NUMBER: _ClassVar[int]
    MAX_ATTACKS_FIELD_NUMBER: _ClassVar[int]
    MAX_UNITS_FIELD_NUMBER: _ClassVar[int]
    classes: _containers.RepeatedCompositeFieldContainer[ClassEntry]
    items: _containers.RepeatedCompositeFieldContainer[ItemEntry]
    tactics: _containers.RepeatedCompositeFieldContainer[TacticEntry]
    objectives: _containers.RepeatedCompositeFieldContainer[ObjectiveEntry]
    components: _containers.RepeatedCompositeFieldContainer[ComponentEntry]
    fates: _containers.RepeatedCompositeFieldContainer[FateEntry]
    item_states: _containers.RepeatedCompositeFieldContainer[ItemStateEntry]
    wounds: _containers.RepeatedCompositeFieldContainer[WoundEntry]
    experience_thresholds: _containers.RepeatedCompositeFieldContainer[ExperienceThreshold]
    max_attacks: int
    max_units: int
    def __init__(self, classes: _Optional[_Iterable[_Union[ClassEntry, _Mapping]]] = ..., items: _Optional[_Iterable[_Union[ItemEntry, _Mapping]]] = ..., tactics: _Optional[_Iterable[_Union[TacticEntry, _Mapping]]] = ..., objectives: _Optional[_Iterable[_Union[ObjectiveEntry, _Mapping]]] = ..., components: _Optional[_Iterable[_Union[ComponentEntry, _Mapping]]] = ..., fates: _Optional[_Iterable[_Union[FateEntry, _Mapping]]] = ..., item_states: _Optional[_Iterable[_Union[ItemStateEntry, _Mapping]]] = ..., wounds: _Optional[_Iterable[_Union[WoundEntry, _Mapping]]] = ..., experience_thresholds: _Optional[_Iterable[_Union[ExperienceThreshold, _Mapping]]] = ..., max_attacks: _Optional[int] = ..., max_units: _Optional[int] = ...) -> None: ...

class ClassEntry(_message.Message):
    __slots__ = ("unit_class", "name", "power", "has_experience")
    UNIT_CLASS_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    POWER_FIELD_NUMBER: _ClassVar[int]
    HAS_EXPERIENCE_FIELD_NUMBER: _ClassVar[int]
    unit_class: _station_pb2.UnitClass
    name: str
    power: int
    has_experience: bool
    def __init__(self, unit_class: _Optional[_Union[_station_pb2.UnitClass, str]] = ..., name: _Optional[str] = ..., power: _Optional[int] = ..., has_experience: bool = ...) -> None: ...

class ItemEntry(_message.Message):
    __slots__ = ("item", "name", "protects")
    ITEM_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    PROTECTS_FIELD_NUMBER: _ClassVar[int]
    item: _station_pb2.Item
    name: str
    protects: bool
    def __init__(self, item: _Optional[_Union[_station_pb2.Item, str]] = ..., name: _Optional[str] = ..., protects: bool = ...) -> None: ...

class TacticEntry(_message.Message):
    __slots__ = ("tactic", "name", "used_by", "roles", "vegan_only", "rank", "offensive", "vest", "severity")
    TACTIC_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    USED_BY_FIELD_NUMBER: _ClassVar[int]
    ROLES_FIELD_NUMBER: _ClassVar[int]
    VEGAN_ONLY_FIELD_NUMBER: _ClassVar[int]
    RANK_FIELD_NUMBER: _ClassVar[int]
    OFFENSIVE_FIELD_NUMBER: _ClassVar[int]
    VEST_FIELD_NUMBER: _ClassVar[int]
    SEVERITY_FIELD_NUMBER: _ClassVar[int]
    tactic: _station_pb2.Tactic
    name: str
    used_by: _containers.RepeatedScalarFieldContainer[_station_pb2.UnitClass]
    roles: _containers.RepeatedScalarFieldContainer[TacticRole]
    vegan_only: bool
    rank: int
    offensive: bool
    vest: VestEffect
    severity: int
    def __init__(self, tactic: _Optional[_Union[_station_pb2.Tactic, str]] = ..., name: _Optional[str] = ..., used_by: _Optional[_Iterable[_Union[_station_pb2.UnitClass, str]]] = ..., roles: _Optional[_Iterable[_Union[TacticRole, str]]] = ..., vegan_only: bool = ..., rank: _Optional[int] = ..., offensive: bool = ..., vest: _Optional[_Union[VestEffect, str]] = ..., severity: _Optional[int] = ...) -> None: ...

class ObjectiveEntry(_message.Message):
    __slots__ = ("objective", "name")
    OBJECTIVE_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    objective: _station_pb2.Objective
    name: str
    def __init__(self, objective: _Optional[_Union[_station_pb2.Objective, str]] = ..., name: _Optional[str] = ...) -> None: ...

class ComponentEntry(_message.Message):
    __slots__ = ("component", "name")
    COMPONENT_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    component: _station_pb2.StationComponent
    name: str
    def __init__(self, component: _Optional[_Union[_station_pb2.StationComponent, str]] = ..., name: _Optional[str] = ...) -> None: ...

class FateEntry(_message.Message):
    __slots__ = ("fate", "name")
    FATE_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    fate: _station_pb2.Fate
    name: str
    def __init__(self, fate: _Optional[_Union[_station_pb2.Fate, str]] = ..., name: _Optional[str] = ...) -> None: ...

class ItemStateEntry(_message.Message):
    __slots__ = ("state", "name")
    STATE_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    state: _station_pb2.ItemState
    name: str
    def __init__(self, state: _Optional[_Union[_station_pb2.ItemState, str]] = ..., name: _Optional[str] = ...) -> None: ...

class WoundEntry(_message.Message):
    __slots__ = ("wounds", "name")
    WOUNDS_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    wounds: int
    name: str
    def __init__(self, wounds: _Optional[int] = ..., name: _Optional[str] = ...) -> None: ...

class ExperienceThreshold(_message.Message):
    __slots__ = ("behind", "wounds", "defeated")
    BEHIND_FIELD_NUMBER: _ClassVar[int]
    WOUNDS_FIELD_NUMBER: _ClassVar[int]
    DEFEATED_FIELD_NUMBER: _ClassVar[int]
    behind: int
    wounds: int
    defeated: bool
    def __init__(self, behind: _Optional[int] = ..., wounds: _Optional[int] = ..., defeated: bool = ...) -> None: ...

class RaidRulebook(_message.Message):
    __slots__ = ("weapon_kinds", "tiers", "edges", "ranks", "endings", "phases", "percent_up", "percent_down", "least_manned", "perimeter_armor", "perimeter_penetration", "percent_reinforcement", "fall_back_ratio", "clamp", "default_health", "max_members", "max_weapons")
    WEAPON_KINDS_FIELD_NUMBER: _ClassVar[int]
    TIERS_FIELD_NUMBER: _ClassVar[int]
    EDGES_FIELD_NUMBER: _ClassVar[int]
    RANKS_FIELD_NUMBER: _ClassVar[int]
    ENDINGS_FIELD_NUMBER: _ClassVar[int]
    PHASES_FIELD_NUMBER: _ClassVar[int]
    PERCENT_UP_FIELD_NUMBER: _ClassVar[int]
    PERCENT_DOWN_FIELD_NUMBER: _ClassVar[int]
    LEAST_MANNED_FIELD_NUMBER: _ClassVar[int]
    PERIMETER_ARMOR_FIELD_NUMBER: _ClassVar[int]
    PERIMETER_PENETRATION_FIELD_NUMBER: _ClassVar[int]
    PERCENT_REINFORCEMENT_FIELD_NUMBER: _ClassVar[int]
    FALL_BACK_RATIO_FIELD_NUMBER: _ClassVar[int]
    CLAMP_FIELD_NUMBER: _ClassVar[int]
    DEFAULT_HEALTH_FIELD_NUMBER: _ClassVar[int]
    MAX_MEMBERS_FIELD_NUMBER: _ClassVar[int]
    MAX_WEAPONS_FIELD_NUMBER: _ClassVar[int]
    weapon_kinds: _containers.RepeatedCompositeFieldContainer[WeaponKindEntry]
    tiers: _containers.RepeatedCompositeFieldContainer[MoveTierEntry]
    edges: _containers.RepeatedCompositeFieldContainer[EdgeEntry]
    ranks: _containers.RepeatedCompositeFieldContainer[MemberRankEntry]
    endings: _containers.RepeatedCompositeFieldContainer[RaidEndingEntry]
    phases: _containers.RepeatedCompositeFieldContainer[RaidPhaseEntry]
    percent_up: int
    percent_down: int
    least_manned: int
    perimeter_armor: int
    perimeter_penetration: int
    percent_reinforcement: int
    fall_back_ratio: int
    clamp: int
    default_health: int
    max_members: int
    max_weapons: int
    def __init__(self, weapon_kinds: _Optional[_Iterable[_Union[WeaponKindEntry, _Mapping]]] = ..., tiers: _Optional[_Iterable[_Union[MoveTierEntry, _Mapping]]] = ..., edges: _Optional[_Iterable[_Union[EdgeEntry, _Mapping]]] = ..., ranks: _Optional[_Iterable[_Union[MemberRankEntry, _Mapping]]] = ..., endings: _Optional[_Iterable[_Union[RaidEndingEntry, _Mapping]]] = ..., phases: _Optional[_Iterable[_Union[RaidPhaseEntry, _Mapping]]] = ..., percent_up: _Optional[int] = ..., percent_down: _Optional[int] = ..., least_manned: _Optional[int] = ..., perimeter_armor: _Optional[int] = ..., perimeter_penetration: _Optional[int] = ..., percent_reinforcement: _Optional[int] = ..., fall_back_ratio: _Optional[int] = ..., clamp: _Optional[int] = ..., default_health: _Optional[int] = ..., max_members: _Optional[int] = ..., max_weapons: _Optional[int] = ...) -> None: ...

class WeaponUse(_message.Message):
    __slots__ = ("phase", "acts", "by_class_only", "penalty")
    PHASE_FIELD_NUMBER: _ClassVar[int]
    ACTS_FIELD_NUMBER: _ClassVar[int]
    BY_CLASS_ONLY_FIELD_NUMBER: _ClassVar[int]
    PENALTY_FIELD_NUMBER: _ClassVar[int]
    phase: _raid_pb2.RaidPhase
    acts: bool
    by_class_only: bool
    penalty: int
    def __init__(self, phase: _Optional[_Union[_raid_pb2.RaidPhase, str]] = ..., acts: bool = ..., by_class_only: bool = ..., penalty: _Optional[int] = ...) -> None: ...

class WeaponKindEntry(_message.Message):
    __slots__ = ("kind", "name", "uses")
    KIND_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    USES_FIELD_NUMBER: _ClassVar[int]
    kind: _raid_pb2.WeaponKind
    name: str
    uses: _containers.RepeatedCompositeFieldContainer[WeaponUse]
    def __init__(self, kind: _Optional[_Union[_raid_pb2.WeaponKind, str]] = ..., name: _Optional[str] = ..., uses: _Optional[_Iterable[_Union[WeaponUse, _Mapping]]] = ...) -> None: ...

class MoveTierEntry(_message.Message):
    __slots__ = ("tier", "name", "least", "strikes", "least_taken_out", "suffers", "least_wounds")
    TIER_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    LEAST_FIELD_NUMBER: _ClassVar[int]
    STRIKES_FIELD_NUMBER: _ClassVar[int]
    LEAST_TAKEN_OUT_FIELD_NUMBER: _ClassVar[int]
    SUFFERS_FIELD_NUMBER: _ClassVar[int]
    LEAST_WOUNDS_FIELD_NUMBER: _ClassVar[int]
    tier: _raid_pb2.MoveTier
    name: str
    least: int
    strikes: bool
    least_taken_out: int
    suffers: bool
    least_wounds: int
    def __init__(self, tier: _Optional[_Union[_raid_pb2.MoveTier, str]] = ..., name: _Optional[str] = ..., least: _Optional[int] = ..., strikes: bool = ..., least_taken_out: _Optional[int] = ..., suffers: bool = ..., least_wounds: _Optional[int] = ...) -> None: ...

class EdgeEntry(_message.Message):
    __slots__ = ("edge", "name")
    EDGE_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    edge: _raid_pb2.Edge
    name: str
    def __init__(self, edge: _Optional[_Union[_raid_pb2.Edge, str]] = ..., name: _Optional[str] = ...) -> None: ...

class MemberRankEntry(_message.Message):
    __slots__ = ("rank", "name")
    RANK_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    rank: _raid_pb2.MemberRank
    name: str
    def __init__(self, rank: _Optional[_Union[_raid_pb2.MemberRank, str]] = ..., name: _Optional[str] = ...) -> None: ...

class RaidEndingEntry(_message.Message):
    __slots__ = ("ending", "name")
    ENDING_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    ending: _raid_pb2.RaidEnding
    name: str
    def __init__(self, ending: _Optional[_Union[_raid_pb2.RaidEnding, str]] = ..., name: _Optional[str] = ...) -> None: ...

class RaidPhaseEntry(_message.Message):
    __slots__ = ("phase", "name")
    PHASE_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    phase: _raid_pb2.RaidPhase
    name: str
    def __init__(self, phase: _Optional[_Union[_raid_pb2.RaidPhase, str]] = ..., name: _Optional[str] = ...) -> None: ...
