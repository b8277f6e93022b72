"""The API in this process: whatever the bytes, an answer or a `Refusal`."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.abuse.decoder import TARGETS, answer, seeds
from tests.abuse.mutations import mutated
from tests.abuse.samples import adverse, damaged
from tests.abuse.test_wire import FEW


@FEW
@given(st.binary(max_size=300))
def test_any_bytes(data: bytes) -> None:
    answer(data)


@pytest.mark.parametrize("choice", range(len(TARGETS)), ids=lambda n: TARGETS[n].descriptor.name)
def test_requests_that_are_adverse_or_damaged(choice: int) -> None:
    rng = Random(choice)
    for _ in range(300):
        answer(bytes([choice]) + adverse(rng, TARGETS[choice]).SerializeToString())
        answer(bytes([choice]) + damaged(rng, TARGETS[choice]))


def test_the_seeds_of_the_long_run() -> None:
    rng = Random(0)
    for seed in seeds():
        answer(seed)
        answer(seed[:1] + mutated(rng, seed[1:]))
