"""Resolves a duel on a Dozor server and tells what came of it.

Usage: python duel.py [HOST:PORT]
"""

import sys
from pathlib import Path

import grpc
from google.rpc import error_details_pb2
from grpc_status import rpc_status

from dozor.v1 import station_pb2, station_service_pb2, station_service_pb2_grpc

# How long calls may take and what is tried again: clients/README.md says why.
SERVICE_CONFIG = Path(__file__).resolve().parents[1] / "service_config.json"


def duel(defenders_wounds: int) -> station_service_pb2.ResolveEngagementRequest:
    """A Sentinel with Sniper attacks a Sentinel under Cover, in a vest."""
    return station_service_pb2.ResolveEngagementRequest(
        objective=station_pb2.OBJECTIVE_LIQUIDATION,
        attackers=[
            station_pb2.Unit(
                unit_class=station_pb2.UNIT_CLASS_SENTINEL, tactic=station_pb2.TACTIC_SNIPER
            )
        ],
        defenders=[
            station_pb2.Unit(
                unit_class=station_pb2.UNIT_CLASS_SENTINEL,
                tactic=station_pb2.TACTIC_COVER,
                items=[station_pb2.ITEM_VEST],
                wounds=defenders_wounds,
            )
        ],
    )


def print_violations(error: grpc.RpcError) -> None:
    """Tell which fields were wrong."""
    status = rpc_status.from_call(error)
    bad_request = error_details_pb2.BadRequest()
    for detail in status.details if status is not None else ():
        if detail.Unpack(bad_request):
            for violation in bad_request.field_violations:
                print(f"  {violation.field} ({violation.reason}): {violation.description}")


def main(address: str) -> None:
    """Resolve a fight, then one with a mistake in it."""
    options = [("grpc.service_config", SERVICE_CONFIG.read_text(encoding="utf-8"))]
    with grpc.insecure_channel(address, options=options) as channel:
        station = station_service_pb2_grpc.StationServiceStub(channel)
        for wounds in (1, 3):
            try:
                answer = station.ResolveEngagement(duel(defenders_wounds=wounds))
            except grpc.RpcError as error:
                print(f"{error.code().name}: {error.details()}")
                print_violations(error)
            else:
                print(answer.summary)
                for entry in answer.trace:
                    print(f"  {entry.rule_id}: {entry.text}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "localhost:50051")
