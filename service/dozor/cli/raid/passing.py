"""Tells of keys that a request has no use for, and that were passed over."""

import sys
from collections.abc import Iterable

from dozor.cli.page.words import clean
from dozor.cli.source.nodes import Scalar
from dozor.cli.source.opening import source_label
from dozor.cli.texts import Texts


def tell_passed_over(file: str, sentence: str, keys: Iterable[Scalar], texts: Texts) -> None:
    """Tell of each key on standard error, with its place in the file."""
    label = source_label(file)
    for key in keys:
        if sys.stderr is not None:
            told = texts(sentence, key=key.text)
            print(clean(f"{label}:{key.mark.line}:{key.mark.column}: {told}"), file=sys.stderr)
