"""Calls of every kind, good and bad, that give each metric something to count."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import grpc

from dozor.server.methods import HEALTH
from dozor.v1 import (
    raid_pb2,
    raid_service_pb2,
    raid_service_pb2_grpc,
    rulebook_service_pb2,
    rulebook_service_pb2_grpc,
    station_service_pb2,
    station_service_pb2_grpc,
)
from tests.server.calling import (
    ENGAGEMENT,
    RESOLVE,
    RESOLVE_BATCH,
    RESOLVE_STREAM,
    batch,
    eventually,
    stream,
    then_silence,
    unary,
)
from tests.server.running import PATIENCE
from tests.wire.requests import turn_request

_MOST_ROUNDS = 2_000
_PAUSE = 0.1
_MOST_LOST = 3

_TURN = turn_request(
    {
        "owner": "Taganskaya",
        "defenders": [{"items": ["VEST"]}],
        "attacks": [
            {
                "team": "Polis",
                "submitted_at": 1,
                "objective": "CONTROL",
                "units": [{"class": "STALKER"}],
            }
        ],
    }
)

_PISTOL = raid_pb2.Weapon(kind=raid_pb2.WEAPON_KIND_LIGHT_FIREARM, penetration=2)
_RAID = raid_pb2.Raid(
    members=[
        raid_pb2.Member(weapons=[_PISTOL], rank=raid_pb2.MEMBER_RANK_BOSS),
        raid_pb2.Member(weapons=[_PISTOL]),
    ],
    target=raid_pb2.RaidTarget(numbers=4),
)


class Traffic:
    """One client that makes every kind of call, again and again.

    A round is lost, and made anew, when the process that it talks to is killed.
    """

    def __init__(self, channel: grpc.Channel, limit: int) -> None:
        self._channel = channel
        self._limit = limit
        self._lost = 0
        self._station = station_service_pb2_grpc.StationServiceStub(channel)
        self._raids = raid_service_pb2_grpc.RaidServiceStub(channel)
        self._rulebooks = rulebook_service_pb2_grpc.RulebookServiceStub(channel)
        self.stop = threading.Event()

    def run(self) -> None:
        """Call until told to stop, at most some thousand rounds."""
        for _ in range(_MOST_ROUNDS):
            try:
                self.succeed()
                self.fail()
                self.be_shed()
            except grpc.RpcError as error:
                self._lost += 1
                if error.code() is not grpc.StatusCode.UNAVAILABLE or self._lost > _MOST_LOST:
                    raise
                grpc.channel_ready_future(self._channel).result(PATIENCE)
            if self.stop.is_set():
                return

    def succeed(self) -> None:
        """A fight, a turn, batches, raids, a forecast, the rulebooks, a health check."""
        raid: dict[str, Any] = {"raid": _RAID, "dice": raid_pb2.DiceSource(seed=7)}
        whole = raid_service_pb2.ResolveRaidRequest(**raid)
        self._station.ResolveEngagement(ENGAGEMENT)
        self._station.ResolveTurn(_TURN)
        unary(self._channel, RESOLVE_BATCH)(batch(5))
        list(stream(self._channel, RESOLVE_STREAM, [batch(2), batch(3)]))
        self._raids.ResolveBreach(raid_service_pb2.ResolveBreachRequest(**raid))
        self._raids.ResolveAssault(raid_service_pb2.ResolveAssaultRequest(**raid))
        self._raids.ResolveRaid(whole)
        items = [raid_service_pb2.RaidBatchItem(id="1", raid=whole)]
        self._raids.ResolveRaidBatch(raid_service_pb2.ResolveRaidBatchRequest(items=items))
        self._raids.ForecastRaid(raid_service_pb2.ForecastRaidRequest(raid=_RAID, horizon=3))
        listed = self._rulebooks.ListRulebooks(rulebook_service_pb2.ListRulebooksRequest())
        assert listed.rulebooks
        unary(self._channel, f"/{HEALTH}/Check")(b"")

    def fail(self) -> None:
        """Wrong fields, an unknown rulebook, too much work, a deadline, a cancellation."""
        for path, request in (
            ("/dozor.v1.StationService/ResolveEngagement", b""),
            ("/dozor.v1.StationService/ResolveTurn", b"\xff"),
        ):
            self._code(unary(self._channel, path), request, "INVALID_ARGUMENT")
        unknown = station_service_pb2.ResolveEngagementRequest()
        unknown.CopyFrom(ENGAGEMENT)
        unknown.rulebook.name = "moscow"
        self._code(self._station.ResolveEngagement, unknown, "NOT_FOUND")
        endless = raid_service_pb2.ResolveBreachRequest(
            raid=_RAID,
            until_decided=True,
            hold_back=range(len(_RAID.members)),
            max_dice=500,
        )
        self._code(self._raids.ResolveBreach, endless, "RESOURCE_EXHAUSTED")
        with self._open_stream(timeout=0.02) as answers:
            self._ends(answers, "DEADLINE_EXCEEDED")
        with self._open_stream(timeout=PATIENCE) as answers:
            next(answers)
            answers.cancel()
            self._ends(answers, "CANCELLED")

    def be_shed(self) -> None:
        """One call more than may be at once; the others stay for a while, and are cancelled."""
        over, refused = threading.Event(), threading.Event()
        calls = [stream(self._channel, RESOLVE, then_silence(over)) for _ in range(self._limit + 1)]
        try:
            for call in calls:
                call.add_done_callback(lambda _: refused.set())
            assert refused.wait(PATIENCE), "none was refused"
            codes = {call.code() for call in calls if not call.is_active()}
            if grpc.StatusCode.UNAVAILABLE in codes:
                return  # the process was killed
            assert codes == {grpc.StatusCode.RESOURCE_EXHAUSTED}
            self.stop.wait(_PAUSE)
        finally:
            over.set()
            for call in calls:
                call.cancel()
        eventually(self._has_room)

    def _has_room(self) -> bool:
        try:
            self._station.ResolveEngagement(ENGAGEMENT)
        except grpc.RpcError as error:
            if error.code() is grpc.StatusCode.RESOURCE_EXHAUSTED:
                return False
            raise
        return True

    @contextmanager
    def _open_stream(self, timeout: float) -> Iterator[Any]:
        over = threading.Event()
        requests = then_silence(over, batch(1))
        try:
            yield stream(self._channel, RESOLVE_STREAM, requests, timeout=timeout)
        finally:
            over.set()

    @staticmethod
    def _code(call: Any, request: Any, code: str) -> None:
        try:
            call(request)
        except grpc.RpcError as error:
            if error.code().name == code:
                return
            raise
        raise AssertionError(f"it was answered, not refused as {code}")

    @staticmethod
    def _ends(answers: Any, code: str) -> None:
        try:
            list(answers)
        except grpc.RpcError as error:
            if error.code().name == code:
                return
            raise
        raise AssertionError(f"the stream went well, and did not end as {code}")


@contextmanager
def traffic(channel: grpc.Channel, limit: int) -> Iterator[list[BaseException]]:
    """Calls of every kind meanwhile; has a fault in it once one went otherwise than it should.

    Args:
        channel: To the server; nobody else may use its connection.
        limit: Calls at once that a process of the server takes.
    """
    faults: list[BaseException] = []

    def run() -> None:
        try:
            calls.run()
        except BaseException as fault:  # noqa: BLE001 - it is told
            faults.append(fault)

    calls = Traffic(channel, limit)
    thread = threading.Thread(target=run)
    thread.start()
    try:
        yield faults
    finally:
        calls.stop.set()
        thread.join(PATIENCE)
