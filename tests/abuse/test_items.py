"""One item's fault, whatever it is, changes nothing for its neighbours."""

from random import Random
from typing import Any

import hypothesis
import pytest

from tests.abuse.contract import check
from tests.abuse.messages import any_message, bound
from tests.abuse.mutations import length_prefixed, mutated
from tests.abuse.rpc import RPC, Rpc
from tests.abuse.test_wire import CHOICES, FEW
from tests.abuse.victim import Victim
from tests.server.calling import ENGAGEMENT

BATCHES = ("ResolveBatch", "ResolveBatchStream", "ResolveRaidBatch")


def good_item(rpc: Rpc) -> bytes:
    """An item that is answered."""
    item: Any = rpc.request().items.add()  # type: ignore[attr-defined]  # of a batch
    item.id = "good"
    if rpc.descriptor.name == "ResolveRaidBatch":
        item.raid.raid.members.add().weapons.add().kind = 1
        item.raid.raid.target.SetInParent()
        item.raid.dice.seed = 1
    else:
        item.engagement.CopyFrom(ENGAGEMENT)
    bound(item)
    return bytes(item.SerializeToString())


@pytest.mark.parametrize("name", BATCHES)
@FEW
@hypothesis.given(rng=CHOICES)
def test_a_bad_item_between_good_ones(server: Victim, name: str, rng: Random) -> None:
    rpc = RPC[name]
    item_type: Any = type(rpc.request().items.add())  # type: ignore[attr-defined]  # of a batch
    good = good_item(rpc)
    bad = any_message(rng, item_type).SerializeToString()
    if rng.random() < 0.7:
        bad = mutated(rng, bad)
    (alone,) = results(rpc, server, [good])
    assert alone.WhichOneof("result") == "response"
    answered = results(rpc, server, [good, bad, good])
    assert [answered[0], answered[2]] == [alone, alone], bad


IDS = {
    "none": (b"", b""),
    "the longest": (b"x" * 128, b"x" * 128),
    "too long": (b"x" * 129, b""),
    "too long in bytes": (("é" * 65).encode(), b""),
    "a mebibyte": (b"x" * 1024 * 1024, b""),
    "not UTF-8": (b"\xff", b""),
    "too long and not UTF-8": (b"\xff" * 200, b""),
    "control characters": (b"\x00\n", b"\x00\n"),
}


@pytest.mark.parametrize("name", BATCHES)
@pytest.mark.parametrize(("given", "echoed"), IDS.values(), ids=IDS)
def test_an_id_is_echoed_only_if_it_is_right(
    server: Victim, name: str, given: bytes, echoed: bytes
) -> None:
    rpc = RPC[name]
    item = length_prefixed(1, given) + good_item(rpc)[len(length_prefixed(1, b"good")) :]
    (result,) = results(rpc, server, [item])
    assert result.id.encode() == echoed
    assert result.WhichOneof("result") == ("response" if given == echoed else "error")
    assert [v.field for v in result.error.violations] == ([] if given == echoed else ["id"])


def results(rpc: Rpc, server: Victim, items: list[bytes]) -> Any:
    """The results of a batch of raw items."""
    request = b"".join(length_prefixed(1, item) for item in items)
    answer = rpc.call(server.channel, request)
    check(rpc, request, answer)
    response: Any = rpc.response.FromString(answer.messages[0])
    assert len(response.results) == len(items), request
    return response.results
