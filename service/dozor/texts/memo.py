"""Sentences that are written once."""

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")


def kept(most: int, write: Callable[P, T]) -> Callable[P, T]:
    """The function, with its results kept: those of the last calls, `most` of them.

    Its arguments must be hashable, all that is in them included.
    """
    return cast("Callable[P, T]", lru_cache(most)(write))
