"""The rulebooks that raids are tested under."""

from dataclasses import replace

import pytest

from dozor.raid.rulebook import RaidRulebook
from dozor.rulebooks import RulebookLibrary


@pytest.fixture(scope="session")
def gang() -> RaidRulebook:
    """The bundled rulebook of raids."""
    return RulebookLibrary.bundled().raid()


@pytest.fixture(scope="session")
def lenient(gang: RaidRulebook) -> RaidRulebook:
    """The same with minima of 0: raids may stall under it."""
    return replace(
        gang,
        full=replace(gang.full, least_taken_out=0),
        miss=replace(gang.miss, least_wounds=0),
    )
