"""The texts of Dozor, in English and Russian: names, laws, rulings, summaries, refusals.

`negotiate` picks a locale for a BCP 47 tag, `texts_for` gives its texts. The words are in the
message catalogs (``en/*.ftl``, ``ru/*.ftl``), grammar included; the code only says what happened.
"""

from dozor.texts.catalog import CatalogError
from dozor.texts.locale import Locale, LocaleCode, negotiate
from dozor.texts.raid_forecast import ForecastFacts, Share
from dozor.texts.texts import Texts, texts_for

__all__ = [
    "CatalogError",
    "ForecastFacts",
    "Locale",
    "LocaleCode",
    "Share",
    "Texts",
    "negotiate",
    "texts_for",
]
