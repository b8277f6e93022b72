"""What a process does before it says that it serves, so that the first callers need not wait."""

from dozor.api import Api
from dozor.rulebooks import RulebookLibrary
from dozor.texts.locale import LOCALE_CODES
from dozor.v1 import common_pb2, station_pb2, station_service_pb2


def warm_up(library: RulebookLibrary) -> None:
    """Resolve a fight in every language: sentences are compiled once, some tenths of a second."""
    api = Api(library)  # not the one that serves: nothing is counted
    for locale in LOCALE_CODES:
        request = station_service_pb2.ResolveEngagementRequest(
            objective=station_pb2.OBJECTIVE_CONTROL,
            attackers=[station_pb2.Unit(unit_class=station_pb2.UNIT_CLASS_HUNTER)],
            defenders=[station_pb2.Unit(unit_class=station_pb2.UNIT_CLASS_STALKER)],
            trace_level=common_pb2.TRACE_LEVEL_FULL,
            locale=locale,
        )
        api.resolve_engagement(request.SerializeToString())
