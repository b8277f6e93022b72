"""What a rulebook calls things, in the language of the answer."""

from collections.abc import Iterable, Mapping

from google.protobuf.descriptor import EnumDescriptor

from dozor.cli.request.words import enum_prefix
from dozor.v1 import station_pb2
from dozor.v1.rulebook_service_pb2 import GetRulebookResponse, Law

_CLASS = station_pb2.DESCRIPTOR.enum_types_by_name["UnitClass"]
_ITEM = station_pb2.DESCRIPTOR.enum_types_by_name["Item"]
_TACTIC = station_pb2.DESCRIPTOR.enum_types_by_name["Tactic"]
_OBJECTIVE = station_pb2.DESCRIPTOR.enum_types_by_name["Objective"]
_COMPONENT = station_pb2.DESCRIPTOR.enum_types_by_name["StationComponent"]
_FATE = station_pb2.DESCRIPTOR.enum_types_by_name["Fate"]


class Names:
    """Names by the numbers of the contract. What the rulebook does not name keeps its own name.

    Attributes:
        locale: Language of the names.
    """

    def __init__(self, rulebook: GetRulebookResponse) -> None:
        station = rulebook.station
        self.locale = rulebook.locale
        self._classes = {int(entry.unit_class): entry.name for entry in station.classes}
        self._items = {int(entry.item): entry.name for entry in station.items}
        self._tactics = {int(entry.tactic): entry.name for entry in station.tactics}
        self._objectives = {int(entry.objective): entry.name for entry in station.objectives}
        self._components = {int(entry.component): entry.name for entry in station.components}
        self._fates = {int(entry.fate): entry.name for entry in station.fates}
        self._wounds = {entry.wounds: entry.name for entry in station.wounds}
        self._laws = {law.id: law for law in rulebook.laws}
        self._law_ids = {rule.id: rule.law_id for rule in rulebook.rules}

    def unit_class(self, number: int) -> str:
        """A class."""
        return named(self._classes, number, _CLASS)

    def item(self, number: int) -> str:
        """An item."""
        return named(self._items, number, _ITEM)

    def items(self, numbers: Iterable[int]) -> str:
        """Items, in a row."""
        return ", ".join(map(self.item, numbers))

    def tactic(self, number: int) -> str:
        """A tactic."""
        return named(self._tactics, number, _TACTIC)

    def objective(self, number: int) -> str:
        """An objective."""
        return named(self._objectives, number, _OBJECTIVE)

    def components(self, numbers: Iterable[int]) -> str:
        """Components of a station, in a row."""
        return ", ".join(named(self._components, number, _COMPONENT) for number in numbers)

    def fate(self, number: int) -> str:
        """A fate."""
        return named(self._fates, number, _FATE)

    def wounds(self, number: int) -> str:
        """A step on the scale of wounds."""
        return self._wounds.get(number, str(number))

    def law_of(self, rule_id: str) -> Law:
        """The law that a rule belongs to."""
        law_id = self._law_ids.get(rule_id) or rule_id.rpartition(".")[0]
        return self._laws.get(law_id) or Law(id=law_id, title=law_id)

    def law(self, number: int) -> Law | None:
        """The law of a number."""
        for law in self._laws.values():
            if law.HasField("number") and law.number == number:
                return law
        return None


def named(names: Mapping[int, str], number: int, enum: EnumDescriptor) -> str:
    """A value of an enum by its name, or else by its own in the contract."""
    if name := names.get(number):
        return name
    value = enum.values_by_number.get(number)
    if value is None:
        return str(number)
    own_name: str = value.name
    return own_name.removeprefix(enum_prefix(enum)).replace("_", " ").lower()
