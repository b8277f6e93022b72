"""Messages and bytes of every kind, sent to every method: an answer of the contract, each time."""

from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.abuse.contract import check, fixes_its_dice
from tests.abuse.mutations import MUTATIONS
from tests.abuse.rpc import RPCS, Rpc
from tests.abuse.samples import adverse, damaged, samples
from tests.abuse.victim import Victim

FEW = settings(
    max_examples=25,
    deadline=None,
    # A message takes hundreds of choices; Hypothesis would rather have fewer.
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
)
CHOICES = st.randoms(use_true_random=False)

every_method = pytest.mark.parametrize("rpc", RPCS, ids=lambda rpc: rpc.descriptor.name)


def answers_by_the_contract(server: Victim, rpc: Rpc, request: bytes) -> None:
    """Send it twice: by the contract, and the same both times."""
    answer = rpc.call(server.channel, request)
    check(rpc, request, answer)
    if fixes_its_dice(rpc, request):
        assert rpc.call(server.channel, request) == answer, (rpc.path, request)


@every_method
@FEW
@given(rng=CHOICES)
def test_messages_with_adverse_values(server: Victim, rpc: Rpc, rng: Random) -> None:
    answers_by_the_contract(server, rpc, adverse(rng, rpc).SerializeToString())


@every_method
@FEW
@given(rng=CHOICES)
def test_messages_whose_bytes_are_damaged(server: Victim, rpc: Rpc, rng: Random) -> None:
    answers_by_the_contract(server, rpc, damaged(rng, rpc))


@every_method
@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
def test_each_kind_of_damage(server: Victim, rpc: Rpc, mutation: object) -> None:
    assert callable(mutation)
    for seed in range(3):
        rng = Random(seed)
        request = mutation(rng, rng.choice(samples(rpc)).SerializeToString())
        answers_by_the_contract(server, rpc, request)


@every_method
def test_legal_messages(server: Victim, rpc: Rpc) -> None:
    """Without them, nothing that is damaged would come near to the rules."""
    codes = {rpc.call(server.channel, r.SerializeToString()).code.name for r in samples(rpc)}
    assert "OK" in codes


@every_method
def test_a_message_above_the_limit(server: Victim, rpc: Rpc) -> None:
    answer = rpc.call(server.channel, bytes(4 * 1024 * 1024 + 1))
    assert answer.code.name == "RESOURCE_EXHAUSTED"


@every_method
def test_no_message_and_too_many(server: Victim, rpc: Rpc) -> None:
    none = rpc.call(server.channel)
    assert none.code.name == ("OK" if rpc.descriptor.client_streaming else "INVALID_ARGUMENT")
    many = rpc.call(server.channel, *[b""] * 3)
    assert many.code.name in {"OK", "INVALID_ARGUMENT", "UNIMPLEMENTED"}
