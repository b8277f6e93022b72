from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Objective(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    OBJECTIVE_UNSPECIFIED: _ClassVar[Objective]
    OBJECTIVE_LIQUIDATION: _ClassVar[Objective]
    OBJECTIVE_CONTROL: _ClassVar[Objective]

class UnitClass(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    UNIT_CLASS_UNSPECIFIED: _ClassVar[UnitClass]
    UNIT_CLASS_SENTINEL: _ClassVar[UnitClass]
    UNIT_CLASS_STALKER: _ClassVar[UnitClass]
    UNIT_CLASS_HUNTER: _ClassVar[UnitClass]

class Item(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ITEM_UNSPECIFIED: _ClassVar[Item]
    ITEM_STIMULANT: _ClassVar[Item]
    ITEM_MEDKIT: _ClassVar[Item]
    ITEM_VEST: _ClassVar[Item]

class Tactic(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TACTIC_UNSPECIFIED: _ClassVar[Tactic]
    TACTIC_SNIPER: _ClassVar[Tactic]
    TACTIC_POISONED_ARROWS: _ClassVar[Tactic]
    TACTIC_INCENDIARY: _ClassVar[Tactic]
    TACTIC_ARMOR_PIERCING: _ClassVar[Tactic]
    TACTIC_COVER: _ClassVar[Tactic]
    TACTIC_SUPPRESSIVE_FIRE: _ClassVar[Tactic]
    TACTIC_MASSED_FIRE: _ClassVar[Tactic]
    TACTIC_SLAVES: _ClassVar[Tactic]
    TACTIC_BERSERK: _ClassVar[Tactic]

class StationComponent(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    STATION_COMPONENT_UNSPECIFIED: _ClassVar[StationComponent]
    STATION_COMPONENT_FOOD: _ClassVar[StationComponent]
    STATION_COMPONENT_GENERATOR: _ClassVar[StationComponent]
    STATION_COMPONENT_TENTS: _ClassVar[StationComponent]

class Side(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SIDE_UNSPECIFIED: _ClassVar[Side]
    SIDE_ATTACKERS: _ClassVar[Side]
    SIDE_DEFENDERS: _ClassVar[Side]

class Winner(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    WINNER_UNSPECIFIED: _ClassVar[Winner]
    WINNER_ATTACKERS: _ClassVar[Winner]
    WINNER_DEFENDERS: _ClassVar[Winner]
    WINNER_NOBODY: _ClassVar[Winner]

class Fate(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    FATE_UNSPECIFIED: _ClassVar[Fate]
    FATE_HOLDS: _ClassVar[Fate]
    FATE_LEAVES: _ClassVar[Fate]
    FATE_RETURNS: _ClassVar[Fate]
    FATE_RETREATS: _ClassVar[Fate]
    FATE_OCCUPIES: _ClassVar[Fate]
    FATE_DEAD: _ClassVar[Fate]

class ItemState(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ITEM_STATE_UNSPECIFIED: _ClassVar[ItemState]
    ITEM_STATE_KEPT: _ClassVar[ItemState]
    ITEM_STATE_SPENT: _ClassVar[ItemState]
    ITEM_STATE_LOST: _ClassVar[ItemState]
OBJECTIVE_UNSPECIFIED: Objective
OBJECTIVE_LIQUIDATION: Objective
OBJECTIVE_CONTROL: Objective
UNIT_CLASS_UNSPECIFIED: UnitClass
UNIT_CLASS_SENTINEL: UnitClass
UNIT_CLASS_STALKER: UnitClass
UNIT_CLASS_HUNTER: UnitClass
ITEM_UNSPECIFIED: Item
ITEM_STIMULANT: Item
ITEM_MEDKIT: Item
ITEM_VEST: Item
TACTIC_UNSPECIFIED: Tactic
TACTIC_SNIPER: Tactic
TACTIC_POISONED_ARROWS: Tactic
TACTIC_INCENDIARY: Tactic
TACTIC_ARMOR_PIERCING: Tactic
TACTIC_COVER: Tactic
TACTIC_SUPPRESSIVE_FIRE: Tactic
TACTIC_MASSED_FIRE: Tactic
TACTIC_SLAVES: Tactic
TACTIC_BERSERK: Tactic
STATION_COMPONENT_UNSPECIFIED: StationComponent
STATION_COMPONENT_FOOD: StationComponent
STATION_COMPONENT_GENERATOR: StationComponent
STATION_COMPONENT_TENTS: StationComponent
SIDE_UNSPECIFIED: Side
SIDE_ATTACKERS: Side
SIDE_DEFENDERS: Side
WINNER_UNSPECIFIED: Winner
WINNER_ATTACKERS: Winner
WINNER_DEFENDERS: Winner
WINNER_NOBODY: Winner
FATE_UNSPECIFIED: Fate
FATE_HOLDS: Fate
FATE_LEAVES: Fate
FATE_RETURNS: Fate
FATE_RETREATS: Fate
FATE_OCCUPIES: Fate
FATE_DEAD: Fate
ITEM_STATE_UNSPECIFIED: ItemState
ITEM_STATE_KEPT: ItemState
ITEM_STATE_SPENT: ItemState
ITEM_STATE_LOST: ItemState

class Experience(_message.Message):
    __slots__ = ("attack", "defense")
    ATTACK_FIELD_NUMBER: _ClassVar[int]
    DEFENSE_FIELD_NUMBER: _ClassVar[int]
    attack: int
    defense: int
    def __init__(self, attack: _Optional[int] = ..., defense: _Optional[int] = ...) -> None: ...

class Unit(_message.Message):
    __slots__ = ("unit_class", "items", "tactic", "healing", "vegan", "wounds", "experience", "holding_tactic")
    UNIT_CLASS_FIELD_NUMBER: _ClassVar[int]
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    TACTIC_FIELD_NUMBER: _ClassVar[int]
    HEALING_FIELD_NUMBER: _ClassVar[int]
    VEGAN_FIELD_NUMBER: _ClassVar[int]
    WOUNDS_FIELD_NUMBER: _ClassVar[int]
    EXPERIENCE_FIELD_NUMBER: _ClassVar[int]
    HOLDING_TACTIC_FIELD_NUMBER: _ClassVar[int]
    unit_class: UnitClass
    items: _containers.RepeatedScalarFieldContainer[Item]
    tactic: Tactic
    healing: bool
    vegan: bool
    wounds: int
    experience: Experience
    holding_tactic: Tactic
    def __init__(self, unit_class: _Optional[_Union[UnitClass, str]] = ..., items: _Optional[_Iterable[_Union[Item, str]]] = ..., tactic: _Optional[_Union[Tactic, str]] = ..., healing: bool = ..., vegan: bool = ..., wounds: _Optional[int] = ..., experience: _Optional[_Union[Experience, _Mapping]] = ..., holding_tactic: _Optional[_Union[Tactic, str]] = ...) -> None: ...
