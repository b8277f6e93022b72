"""Pairs every value of the core's vocabularies with its number in the contract."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Generic, TypeVar

from google.protobuf.descriptor import EnumDescriptor

from dozor.station import model, rulebook, turn
from dozor.v1 import rulebook_service_pb2, station_pb2, station_service_pb2
from dozor.vocabulary import Unknown

V = TypeVar("V", bound=StrEnum)


class Vocabulary(Generic[V]):
    """A vocabulary of the core and its enum in the contract, value by value.

    The enum's values are those of the vocabulary behind a prefix; its zero stands for none.

    Attributes:
        number: The number of each value.
    """

    def __init__(self, values: type[V], enum: EnumDescriptor, prefix: str) -> None:
        names = {
            name.removeprefix(prefix): value.number for name, value in enum.values_by_name.items()
        }
        if names.pop("UNSPECIFIED") != 0 or set(names) != {member.value for member in values}:
            raise AssertionError(f"{enum.full_name} and {values.__name__} differ")
        # Any: each enum's numbers have a type of their own in the stubs.
        self.number: Mapping[V, Any] = {member: names[member.value] for member in values}
        self._value = {number: member for member, number in self.number.items()}

    def value(self, number: int) -> V | Unknown | None:
        """The value of a number; none for zero."""
        found = self._value.get(number)
        return found if found is not None or number == 0 else Unknown(number)

    def entry(self, number: int) -> V | Unknown:
        """The value of a number in a list, where zero stands for nothing either."""
        return self._value.get(number) or Unknown(number)


def enum_of(module: object, name: str) -> EnumDescriptor:
    """The descriptor of an enum in a generated module."""
    descriptor: EnumDescriptor = getattr(module, name).DESCRIPTOR
    return descriptor


OBJECTIVE = Vocabulary(model.Objective, enum_of(station_pb2, "Objective"), "OBJECTIVE_")
UNIT_CLASS = Vocabulary(model.UnitClass, enum_of(station_pb2, "UnitClass"), "UNIT_CLASS_")
ITEM = Vocabulary(model.Item, enum_of(station_pb2, "Item"), "ITEM_")
TACTIC = Vocabulary(model.Tactic, enum_of(station_pb2, "Tactic"), "TACTIC_")
COMPONENT = Vocabulary(
    model.Component, enum_of(station_pb2, "StationComponent"), "STATION_COMPONENT_"
)
SIDE = Vocabulary(model.Side, enum_of(station_pb2, "Side"), "SIDE_")
WINNER = Vocabulary(model.Winner, enum_of(station_pb2, "Winner"), "WINNER_")
FATE = Vocabulary(model.Fate, enum_of(station_pb2, "Fate"), "FATE_")
ITEM_STATE = Vocabulary(model.ItemState, enum_of(station_pb2, "ItemState"), "ITEM_STATE_")
KIND = Vocabulary(
    turn.EngagementKind, enum_of(station_service_pb2, "EngagementKind"), "ENGAGEMENT_KIND_"
)
ROLE = Vocabulary(model.Role, enum_of(rulebook_service_pb2, "TacticRole"), "TACTIC_ROLE_")
VEST_EFFECT = Vocabulary(
    rulebook.VestEffect, enum_of(rulebook_service_pb2, "VestEffect"), "VEST_EFFECT_"
)
