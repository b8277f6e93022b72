"""What the command line itself says, in the languages it speaks."""

import os
from collections.abc import Mapping
from typing import Final

from dozor.cli.texts import en, en_authoring, en_raid, ru, ru_authoring, ru_raid

LOCALES: Final = ("en", "ru")
"""The languages, by their BCP 47 tags."""

_TABLES: Final = {
    "en": en.TABLE | en_raid.TABLE | en_authoring.TABLE,
    "ru": ru.TABLE | ru_raid.TABLE | ru_authoring.TABLE,
}


class Texts:
    """The sentences of one language.

    Attributes:
        locale: Its tag.
    """

    def __init__(self, locale: str) -> None:
        self.locale = locale if locale in _TABLES else LOCALES[0]
        self._table = _TABLES[self.locale]

    def __call__(self, name: str, /, **facts: object) -> str:
        """The sentence of this name, with facts filled in."""
        return self._table[name].format_map(facts)


def locale_of(environment: Mapping[str, str] | None = None) -> str:
    """The language of the user's environment: Russian if it asks for that, else English."""
    environment = os.environ if environment is None else environment
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            return "ru" if value.lower().startswith("ru") else "en"
    return "en"
