"""What the tests of abuse share: one server process a worker, which must survive them all."""

from collections.abc import Iterator

import pytest

from tests.abuse.victim import Victim, victim


@pytest.fixture(scope="session")
def _one_victim() -> Iterator[Victim]:
    with victim() as running:
        running.answers()
        yield running


@pytest.fixture
def server(_one_victim: Victim) -> Iterator[Victim]:
    """A running server; after each test it still answers, and logged no fault of its own."""
    yield _one_victim
    _one_victim.answers()
    _one_victim.has_no_fault()
