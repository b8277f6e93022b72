"""Station combat: the rules core. Pure: no gRPC, no protobuf, no I/O.

`resolve_engagement` and `resolve_turn` are the entry points; `dozor.station.engagement` reads as
the table of contents. Situations come in through Law 0 (`admit_engagement`, `admit_turn`).
"""

from dozor.station.engagement import resolve_engagement
from dozor.station.legality import admit_engagement, admit_turn
from dozor.station.rulings import fold
from dozor.station.turn import fold_turn, resolve_turn

__all__ = [
    "admit_engagement",
    "admit_turn",
    "fold",
    "fold_turn",
    "resolve_engagement",
    "resolve_turn",
]
