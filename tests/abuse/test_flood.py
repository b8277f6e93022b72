"""Memory stays where it is, however many bad calls there are."""

import pytest

from tests.abuse.flood import BAND, flood
from tests.abuse.victim import MIB, Victim


@pytest.mark.slow
def test_thousands_of_bad_calls_leave_nothing_behind(server: Victim) -> None:
    before = server.held
    found = flood(server, 3_000)
    assert set(found.codes) > {"OK", "INVALID_ARGUMENT", "NOT_FOUND"}
    assert found.growth < BAND, [f"{memory / MIB:.1f}" for memory in found.memory]
    server.lets_go(before, spare=4)


@pytest.mark.long
def test_a_hundred_thousand_bad_calls_leave_nothing_behind(server: Victim) -> None:
    found = flood(server, 100_000, seed=1)
    assert found.growth < BAND, [f"{memory / MIB:.1f}" for memory in found.memory]
