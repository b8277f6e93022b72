"""Callers at a steady rate, who compare every answer with the right one."""

import itertools
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Self

import grpc
from google.protobuf import json_format

from dozor.server.methods import RAIDS
from dozor.v1 import raid_service_pb2 as raids
from tests.server.calling import ENGAGEMENT, RESOLVE, RESOLVE_BATCH, batch, eventually, unary

if TYPE_CHECKING:
    from tests.server.calling import Unary

_RAID = (
    '{"raid": {"members": [{"rank": "MEMBER_RANK_BOSS", "skill": 2, '
    '"weapons": [{"kind": "WEAPON_KIND_COMBAT_FIREARM", "penetration": 2}]}], '
    '"target": {"numbers": 1, "quality": 1}}}'
)


def _raid(seed: int) -> bytes:
    request = json_format.Parse(_RAID, raids.ResolveRaidRequest())
    request.dice.seed = seed
    return request.SerializeToString()


REQUESTS: tuple[tuple[str, bytes], ...] = (
    (RESOLVE, ENGAGEMENT.SerializeToString()),
    *((f"/{RAIDS}/ResolveRaid", _raid(seed)) for seed in range(3)),
    (RESOLVE_BATCH, batch(20)),
)


class Load:
    """Callers that call on and on.

    Attributes:
        answered: Calls that were answered rightly.
        wrong: What else came of calls.
    """

    def __init__(self, channel: grpc.Channel, expected: list[bytes], callers: int = 8) -> None:
        self.answered = 0
        self.wrong: list[str] = []
        self._over = threading.Event()
        self._lock = threading.Lock()
        self._calls = [
            (unary(channel, path), request, answer)
            for (path, request), answer in zip(REQUESTS, expected, strict=True)
        ]
        self._threads = [
            threading.Thread(target=self._call, args=(number,)) for number in range(callers)
        ]

    def __enter__(self) -> Self:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        for thread in self._threads:
            thread.join()

    def goes_on(self, calls: int) -> None:
        """Wait for so many more answers; fail at once where a call has failed."""
        goal = self.answered + calls
        eventually(lambda: bool(self.wrong) or self.answered >= goal)
        assert self.wrong == []

    def _call(self, first: int) -> None:
        for number in itertools.count(first):
            if self._over.wait(0.05):
                return
            self._call_once(*self._calls[number % len(self._calls)])

    def _call_once(self, call: "Unary", request: bytes, expected: bytes) -> None:
        try:
            answer = call(request)  # the timeout is the policy's
        except grpc.RpcError as error:
            self._tell(f"{error.code().name}: {error.details()}")
            return
        if answer != expected:
            self._tell(f"another answer: {answer!r}")
            return
        with self._lock:
            self.answered += 1

    def _tell(self, fault: str) -> None:
        with self._lock:
            self.wrong.append(fault)


def expected_answers(address: str, channel_of: Callable[[str], grpc.Channel]) -> list[bytes]:
    """What a server answers when nothing happens to it."""
    with channel_of(address) as channel:
        return [unary(channel, path)(request) for path, request in REQUESTS]
