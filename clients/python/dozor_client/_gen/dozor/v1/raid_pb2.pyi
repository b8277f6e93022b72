from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class RaidPhase(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    RAID_PHASE_UNSPECIFIED: _ClassVar[RaidPhase]
    RAID_PHASE_BREACH: _ClassVar[RaidPhase]
    RAID_PHASE_ASSAULT: _ClassVar[RaidPhase]

class WeaponKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    WEAPON_KIND_UNSPECIFIED: _ClassVar[WeaponKind]
    WEAPON_KIND_LIGHT_FIREARM: _ClassVar[WeaponKind]
    WEAPON_KIND_COMBAT_FIREARM: _ClassVar[WeaponKind]
    WEAPON_KIND_ASSAULT_FIREARM: _ClassVar[WeaponKind]
    WEAPON_KIND_MELEE: _ClassVar[WeaponKind]
    WEAPON_KIND_DECK: _ClassVar[WeaponKind]
    WEAPON_KIND_DRONE: _ClassVar[WeaponKind]

class Edge(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    EDGE_UNSPECIFIED: _ClassVar[Edge]
    EDGE_NONE: _ClassVar[Edge]
    EDGE_ADVANTAGE: _ClassVar[Edge]
    EDGE_DISADVANTAGE: _ClassVar[Edge]

class MemberRank(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MEMBER_RANK_UNSPECIFIED: _ClassVar[MemberRank]
    MEMBER_RANK_MEMBER: _ClassVar[MemberRank]
    MEMBER_RANK_BOSS: _ClassVar[MemberRank]
    MEMBER_RANK_RIGHT_HAND: _ClassVar[MemberRank]

class MoveTier(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MOVE_TIER_UNSPECIFIED: _ClassVar[MoveTier]
    MOVE_TIER_FULL: _ClassVar[MoveTier]
    MOVE_TIER_PARTIAL: _ClassVar[MoveTier]
    MOVE_TIER_MISS: _ClassVar[MoveTier]

class RaidEnding(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    RAID_ENDING_UNSPECIFIED: _ClassVar[RaidEnding]
    RAID_ENDING_BREACHED: _ClassVar[RaidEnding]
    RAID_ENDING_REPELLED: _ClassVar[RaidEnding]
    RAID_ENDING_CLEARED: _ClassVar[RaidEnding]
    RAID_ENDING_WIPED_OUT: _ClassVar[RaidEnding]
    RAID_ENDING_MUTUAL_DESTRUCTION: _ClassVar[RaidEnding]
    RAID_ENDING_WITHDREW: _ClassVar[RaidEnding]
    RAID_ENDING_STALEMATE: _ClassVar[RaidEnding]
RAID_PHASE_UNSPECIFIED: RaidPhase
RAID_PHASE_BREACH: RaidPhase
RAID_PHASE_ASSAULT: RaidPhase
WEAPON_KIND_UNSPECIFIED: WeaponKind
WEAPON_KIND_LIGHT_FIREARM: WeaponKind
WEAPON_KIND_COMBAT_FIREARM: WeaponKind
WEAPON_KIND_ASSAULT_FIREARM: WeaponKind
WEAPON_KIND_MELEE: WeaponKind
WEAPON_KIND_DECK: WeaponKind
WEAPON_KIND_DRONE: WeaponKind
EDGE_UNSPECIFIED: Edge
EDGE_NONE: Edge
EDGE_ADVANTAGE: Edge
EDGE_DISADVANTAGE: Edge
MEMBER_RANK_UNSPECIFIED: MemberRank
MEMBER_RANK_MEMBER: MemberRank
MEMBER_RANK_BOSS: MemberRank
MEMBER_RANK_RIGHT_HAND: MemberRank
MOVE_TIER_UNSPECIFIED: MoveTier
MOVE_TIER_FULL: MoveTier
MOVE_TIER_PARTIAL: MoveTier
MOVE_TIER_MISS: MoveTier
RAID_ENDING_UNSPECIFIED: RaidEnding
RAID_ENDING_BREACHED: RaidEnding
RAID_ENDING_REPELLED: RaidEnding
RAID_ENDING_CLEARED: RaidEnding
RAID_ENDING_WIPED_OUT: RaidEnding
RAID_ENDING_MUTUAL_DESTRUCTION: RaidEnding
RAID_ENDING_WITHDREW: RaidEnding
RAID_ENDING_STALEMATE: RaidEnding

class Weapon(_message.Message):
    __slots__ = ("kind", "penetration")
    KIND_FIELD_NUMBER: _ClassVar[int]
    PENETRATION_FIELD_NUMBER: _ClassVar[int]
    kind: WeaponKind
    penetration: int
    def __init__(self, kind: _Optional[_Union[WeaponKind, str]] = ..., penetration: _Optional[int] = ...) -> None: ...

class Member(_message.Message):
    __slots__ = ("skill", "armor", "health", "wounds", "edge", "rank", "melee_in_breach", "weapons", "breach_weapon", "assault_weapon")
    SKILL_FIELD_NUMBER: _ClassVar[int]
    ARMOR_FIELD_NUMBER: _ClassVar[int]
    HEALTH_FIELD_NUMBER: _ClassVar[int]
    WOUNDS_FIELD_NUMBER: _ClassVar[int]
    EDGE_FIELD_NUMBER: _ClassVar[int]
    RANK_FIELD_NUMBER: _ClassVar[int]
    MELEE_IN_BREACH_FIELD_NUMBER: _ClassVar[int]
    WEAPONS_FIELD_NUMBER: _ClassVar[int]
    BREACH_WEAPON_FIELD_NUMBER: _ClassVar[int]
    ASSAULT_WEAPON_FIELD_NUMBER: _ClassVar[int]
    skill: int
    armor: int
    health: int
    wounds: int
    edge: Edge
    rank: MemberRank
    melee_in_breach: bool
    weapons: _containers.RepeatedCompositeFieldContainer[Weapon]
    breach_weapon: int
    assault_weapon: int
    def __init__(self, skill: _Optional[int] = ..., armor: _Optional[int] = ..., health: _Optional[int] = ..., wounds: _Optional[int] = ..., edge: _Optional[_Union[Edge, str]] = ..., rank: _Optional[_Union[MemberRank, str]] = ..., melee_in_breach: bool = ..., weapons: _Optional[_Iterable[_Union[Weapon, _Mapping]]] = ..., breach_weapon: _Optional[int] = ..., assault_weapon: _Optional[int] = ...) -> None: ...

class RaidTarget(_message.Message):
    __slots__ = ("numbers", "quality", "equipment", "perimeter", "reinforcements")
    NUMBERS_FIELD_NUMBER: _ClassVar[int]
    QUALITY_FIELD_NUMBER: _ClassVar[int]
    EQUIPMENT_FIELD_NUMBER: _ClassVar[int]
    PERIMETER_FIELD_NUMBER: _ClassVar[int]
    REINFORCEMENTS_FIELD_NUMBER: _ClassVar[int]
    numbers: int
    quality: int
    equipment: int
    perimeter: int
    reinforcements: int
    def __init__(self, numbers: _Optional[int] = ..., quality: _Optional[int] = ..., equipment: _Optional[int] = ..., perimeter: _Optional[int] = ..., reinforcements: _Optional[int] = ...) -> None: ...

class Raid(_message.Message):
    __slots__ = ("members", "target")
    MEMBERS_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    members: _containers.RepeatedCompositeFieldContainer[Member]
    target: RaidTarget
    def __init__(self, members: _Optional[_Iterable[_Union[Member, _Mapping]]] = ..., target: _Optional[_Union[RaidTarget, _Mapping]] = ...) -> None: ...

class RaidState(_message.Message):
    __slots__ = ("phase", "fighters", "fell_back", "rounds", "wounds", "dice_used")
    PHASE_FIELD_NUMBER: _ClassVar[int]
    FIGHTERS_FIELD_NUMBER: _ClassVar[int]
    FELL_BACK_FIELD_NUMBER: _ClassVar[int]
    ROUNDS_FIELD_NUMBER: _ClassVar[int]
    WOUNDS_FIELD_NUMBER: _ClassVar[int]
    DICE_USED_FIELD_NUMBER: _ClassVar[int]
    phase: RaidPhase
    fighters: int
    fell_back: int
    rounds: int
    wounds: _containers.RepeatedScalarFieldContainer[int]
    dice_used: int
    def __init__(self, phase: _Optional[_Union[RaidPhase, str]] = ..., fighters: _Optional[int] = ..., fell_back: _Optional[int] = ..., rounds: _Optional[int] = ..., wounds: _Optional[_Iterable[int]] = ..., dice_used: _Optional[int] = ...) -> None: ...

class FaceList(_message.Message):
    __slots__ = ("faces",)
    FACES_FIELD_NUMBER: _ClassVar[int]
    faces: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, faces: _Optional[_Iterable[int]] = ...) -> None: ...

class DiceSource(_message.Message):
    __slots__ = ("seed", "faces")
    SEED_FIELD_NUMBER: _ClassVar[int]
    FACES_FIELD_NUMBER: _ClassVar[int]
    seed: int
    faces: FaceList
    def __init__(self, seed: _Optional[int] = ..., faces: _Optional[_Union[FaceList, _Mapping]] = ...) -> None: ...

class RetreatPolicy(_message.Message):
    __slots__ = ("after_round", "when_down")
    AFTER_ROUND_FIELD_NUMBER: _ClassVar[int]
    WHEN_DOWN_FIELD_NUMBER: _ClassVar[int]
    after_round: int
    when_down: int
    def __init__(self, after_round: _Optional[int] = ..., when_down: _Optional[int] = ...) -> None: ...
