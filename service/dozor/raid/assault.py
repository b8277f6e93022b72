"""The assault phase: what is looked at after each round, and before the first."""

from dozor.raid.model import Ending


def look(
    on_feet: int, able: int, fighters: int, *, retreat: bool = False, routed: bool = False
) -> Ending | None:
    """How the assault is decided, if it is.

    Args:
        on_feet: Members on their feet.
        able: Those of them who may act.
        fighters: Fighters left inside.
        retreat: Whether a retreat was declared before the round that has just been played.
        routed: Whether the caller declares that the defenders were made to retreat.
    """
    if fighters == 0:
        return Ending.MUTUAL_DESTRUCTION if on_feet == 0 else Ending.CLEARED
    if on_feet == 0:
        return Ending.WIPED_OUT
    if retreat or able == 0:
        return Ending.WITHDREW
    return Ending.CLEARED if routed else None
