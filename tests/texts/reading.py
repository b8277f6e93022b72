"""What a reader would stumble over in a text, whatever it says."""

import re
from collections.abc import Iterator

CLASSES = {"en": "Sentinel|Stalker|Hunter", "ru": "Дозорн|Сталкер|Хантер"}
"""How the classes begin in each locale."""

_STUMBLES = {
    "a placeable that was not filled": r"[{}]",
    "a value that is not there": r"\bNone\b|\bnone\b(?! comes next)|\?\?\?",
    "two spaces": r" {2}",
    "more than one line": r"[\x00-\x1f\u2028\u2029]",
    "a space before a mark": r" [.,;:!?]",
    "two marks": r"[.,;:]{2}",
    "no full stop": r"[^.]$",
}
_IN_ENGLISH = {
    "a constant": r"\b[A-Z][A-Z_]+\b",
    "Russian": r"[а-яА-ЯёЁ]",
    "the wrong article": r"\b[Aa] [aeio]|\b[Aa]n [^aeiou]",
}
_IN_RUSSIAN = {
    "English": r"[a-zA-Z]",
    "the preposition с before стимулятором": r"\bс стимулятор",
}
_ALLOWED = re.compile(r"the defense none|declared none|: none was declared|had none that")
"""Where English says "none" on purpose."""


def stumbles(text: str, code: str) -> Iterator[str]:
    """Everything in a text that cannot be right."""
    checks = _STUMBLES | (_IN_ENGLISH if code == "en" else _IN_RUSSIAN)
    said = _ALLOWED.sub("meant", text) if code == "en" else text
    for what, pattern in checks.items():
        if re.search(pattern, said):
            yield f"{what}: {text}"
    for sentence in re.split(r"(?<=\.) ", text):
        if not re.match(r"[«“\"]?[A-ZА-ЯЁ0-9]", sentence):
            yield f"a sentence begins small: {text}"
