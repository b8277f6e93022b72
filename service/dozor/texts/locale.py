"""Which of the known locales serves a requested one."""

import re
from typing import Literal, NamedTuple

LocaleCode = Literal["en", "ru"]

LOCALE_CODES: tuple[LocaleCode, ...] = ("en", "ru")
"""The locales that have message catalogs."""


class Locale(NamedTuple):
    """A locale to answer in.

    Attributes:
        code: The locale.
        fallback: Whether it stands in for a requested one that is not known.
    """

    code: LocaleCode
    fallback: bool


_ENGLISH = Locale("en", fallback=False)
_RUSSIAN = Locale("ru", fallback=False)
_FALLBACK = Locale("en", fallback=True)

_LONGEST_TAG = 128
_TAG = re.compile(r"(en|ru)(?:[-_][a-z0-9]{1,8})*", re.ASCII | re.IGNORECASE)
_OFTEN = {"": _ENGLISH, "en": _ENGLISH, "ru": _RUSSIAN}


def negotiate(tag: str) -> Locale:
    """The locale for a BCP 47 tag; underscores pass for hyphens.

    Never raises: whatever is not understood falls back to English, and no tag at all means English.
    """
    known = _OFTEN.get(tag)
    if known is not None:
        return known
    found = _TAG.fullmatch(tag) if len(tag) <= _LONGEST_TAG else None
    if found is None:
        return _FALLBACK
    return _RUSSIAN if found[1].lower() == "ru" else _ENGLISH
