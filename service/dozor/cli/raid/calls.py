"""The methods of the contract that answer raids."""

from dozor.cli.judge import Call
from dozor.v1.raid_service_pb2 import (
    ForecastRaidRequest,
    ForecastRaidResponse,
    ResolveAssaultRequest,
    ResolveAssaultResponse,
    ResolveBreachRequest,
    ResolveBreachResponse,
    ResolveRaidRequest,
    ResolveRaidResponse,
)

PhaseRequest = ResolveBreachRequest | ResolveAssaultRequest
"""Rounds of one phase."""

PlayRequest = PhaseRequest | ResolveRaidRequest
"""Whatever plays: rounds of one phase, or a whole raid."""

PlayResponse = ResolveBreachResponse | ResolveAssaultResponse | ResolveRaidResponse
"""The answers to them."""

AnyRequest = PlayRequest | ForecastRaidRequest
"""Whatever a file about raids may describe."""

_SERVICE = "dozor.v1.RaidService"

RESOLVE_BREACH = Call(_SERVICE, "ResolveBreach", "resolve_breach", ResolveBreachResponse)
RESOLVE_ASSAULT = Call(_SERVICE, "ResolveAssault", "resolve_assault", ResolveAssaultResponse)
RESOLVE_RAID = Call(_SERVICE, "ResolveRaid", "resolve_raid", ResolveRaidResponse)
FORECAST_RAID = Call(_SERVICE, "ForecastRaid", "forecast_raid", ForecastRaidResponse)
