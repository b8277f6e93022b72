"""A fleet is rolled, and most of it killed, under load: no call fails, no answer is wrong."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path

import grpc
import pytest

from tests.deploy.envoy import envoy
from tests.fleet.fleet import Replica, fleet
from tests.fleet.load import REQUESTS, Load, expected_answers
from tests.server.calling import eventually, open_channel
from tests.tools import ROOT

POLICY = (ROOT / "clients" / "service_config.json").read_text(encoding="utf-8")
STAGE = 60
"""Answers to wait for in each stage."""

Front = Callable[[Sequence[Replica], Path], AbstractContextManager[str]]


def _channel(address: str) -> grpc.Channel:
    return grpc.insecure_channel(
        address, [("grpc.service_config", POLICY), ("grpc.use_local_subchannel_pool", 1)]
    )


@contextmanager
def _behind_envoy(replicas: Sequence[Replica], folder: Path) -> Iterator[str]:
    with envoy([("127.0.0.1", replica.port) for replica in replicas], folder) as proxy:
        yield proxy.address


@contextmanager
def _by_themselves(replicas: Sequence[Replica], _folder: Path) -> Iterator[str]:
    yield "ipv4:" + ",".join(replica.address for replica in replicas)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("front", "delay"), [(_behind_envoy, 3.5), (_by_themselves, 1)], ids=["envoy", "round_robin"]
)
def test_a_fleet_is_rolled_and_most_of_it_killed_and_no_call_is_lost(
    front: Front, delay: float, tmp_path: Path
) -> None:
    settings = f"drain_delay={delay}"
    with fleet(settings, settings, settings + ", workers=2") as replicas:
        expected = expected_answers(replicas[0].address, open_channel)
        with (
            front(replicas, tmp_path) as address,
            _channel(address) as channel,
            Load(channel, expected) as load,
        ):
            load.goes_on(STAGE)
            for replica in replicas:
                eventually(partial(_has_answered, replica))
                replica.stop()
                load.goes_on(STAGE)
                replica.start_anew()
                eventually(partial(_has_answered, replica))
                load.goes_on(STAGE)
            _kill_one_worker(replicas[2])
            load.goes_on(STAGE)
            for replica in replicas[:2]:
                replica.kill()
            load.goes_on(4 * STAGE)
        assert load.wrong == []


def _has_answered(replica: Replica) -> bool:
    return replica.answered() > len(REQUESTS)  # more than what is asked before the load


def _kill_one_worker(replica: Replica) -> None:
    pid = replica.server.process.pid
    workers = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
    os.kill(int(workers[-1]), signal.SIGKILL)
