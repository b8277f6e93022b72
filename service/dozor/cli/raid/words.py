"""What the command line says of raids where it speaks of fights elsewhere."""

from dozor.cli.texts import Texts

_OWN = {
    "too-large": "raid-too-large",
    "empty": "raid-empty",
    "several-documents": "raid-several-documents",
    "more-after-the-end": "raid-more-after-the-end",
    "too-many-values": "raid-too-many-values",
    "too-deep": "raid-too-deep",
    "top-not-a-table": "raid-top-not-a-table",
}


class RaidTexts(Texts):
    """The sentences of one language, about raids."""

    def __call__(self, name: str, /, **facts: object) -> str:
        """The sentence of this name, with facts filled in."""
        return super().__call__(_OWN.get(name, name), **facts)
