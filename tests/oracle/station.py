"""Entry points of the oracle: one fight (Laws 1 to 12) and one turn on a station (Law 13)."""

from .fight import resolve
from .turn import resolve_turn

__all__ = ["resolve", "resolve_turn"]
