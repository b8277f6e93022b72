"""Resolves a fight, reads why it ended so, and handles a refusal by the path of the wrong field.

Usage: python -m dozor_client.sample [HOST:PORT]
"""

import sys

from dozor_client import Client, DozorError, InvalidRequest, trace_lines
from dozor_client import messages as m


def duel(defenders_wounds: int) -> m.ResolveEngagementRequest:
    """A Sentinel with Sniper attacks a Sentinel under Cover, in a vest."""
    return m.ResolveEngagementRequest(
        objective=m.OBJECTIVE_LIQUIDATION,
        attackers=[m.Unit(unit_class=m.UNIT_CLASS_SENTINEL, tactic=m.TACTIC_SNIPER)],
        defenders=[
            m.Unit(
                unit_class=m.UNIT_CLASS_SENTINEL,
                tactic=m.TACTIC_COVER,
                items=[m.ITEM_VEST],
                wounds=defenders_wounds,
            )
        ],
    )


def main(target: str) -> int:
    """Resolve a fight, then one with a mistake in it."""
    try:
        with Client(target) as dozor:
            answer = dozor.resolve_engagement(duel(defenders_wounds=1))
            print(answer.summary)
            for line in trace_lines(answer.trace):
                print(line)
            dozor.resolve_engagement(duel(defenders_wounds=3))
    except InvalidRequest as error:
        print(error)
        for violation in error.violations:
            print(f"{violation.field} ({violation.reason}): {violation.description}")
    except DozorError as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "localhost:50051"))
