"""Bad calls by the thousand, and what they do to the server's memory.

As a command: `python -m tests.abuse.flood CALLS`.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from random import Random

import grpc

from tests.abuse.contract import check
from tests.abuse.rpc import RPCS, Rpc
from tests.abuse.samples import adverse, damaged
from tests.abuse.victim import MIB, Victim, victim
from tests.server.calling import open_channel

THREADS = 4
WARM_UP = 4_000
"""Calls after which what is kept on purpose, such as sentences once written, is mostly there."""

BAND = 24 * MIB
"""Growth of memory after the warm-up that is no leak: sentences are kept, within bounds."""

# What streams or works longer, more seldom.
_SELDOM = ("ForecastRaid", "ResolveRaidBatch", "ResolveBatchStream", "Watch")


@dataclass
class Flood:
    """What came of it.

    Attributes:
        codes: How many calls ended how.
        memory: The server's memory after the warm-up, and then ten times on the way, in bytes.
    """

    codes: Counter[str] = field(default_factory=Counter)
    memory: list[int] = field(default_factory=list)

    @property
    def growth(self) -> int:
        return self.memory[-1] - self.memory[0]


def flood(server: Victim, calls: int, seed: int = 0) -> Flood:
    """Send so many bad calls after the warm-up, and check every answer."""
    found = Flood()
    with ThreadPoolExecutor(THREADS) as threads, open_channel(server.server.address) as channel:
        for step in range(11):
            count = WARM_UP if step == 0 else calls // 10
            shares = [
                threads.submit(_some, channel, count // THREADS, seed * 1_000 + step * 10 + thread)
                for thread in range(THREADS)
            ]
            for share in shares:
                found.codes += share.result()
            found.memory.append(server.rss)
    return found


def _some(channel: grpc.Channel, count: int, seed: int) -> Counter[str]:
    codes: Counter[str] = Counter()
    for rpc, request in _requests(Random(seed), count):
        answer = rpc.call(channel, request)
        check(rpc, request, answer)
        codes[answer.code.name] += 1
    return codes


def _requests(rng: Random, count: int) -> Iterator[tuple[Rpc, bytes]]:
    usual = [rpc for rpc in RPCS if rpc.descriptor.name not in _SELDOM]
    for _ in range(count):
        rpc = rng.choice(RPCS if rng.random() < 0.1 else usual)
        bad = damaged(rng, rpc) if rng.random() < 0.6 else adverse(rng, rpc).SerializeToString()
        yield rpc, bad


def main(calls: int) -> int:
    """Run it against a server of its own, and tell."""
    with victim() as server:
        server.answers()
        before = server.held
        found = flood(server, calls)
        server.answers()
        server.lets_go(before, spare=4)
        server.has_no_fault()
        print(f"{found.codes.total():,} calls:", dict(found.codes.most_common()))
        print("memory, MiB:", *(f"{memory / MIB:.1f}" for memory in found.memory))
        print(f"files and threads: {before} before, {server.held} after")
        grown = found.growth > BAND
        print(f"grown by {found.growth / MIB:.1f} MiB", "TOO MUCH" if grown else "within the band")
    return int(grown)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
