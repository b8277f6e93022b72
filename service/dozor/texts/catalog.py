"""A locale's message catalog: reads it, and formats its messages strictly."""

from collections.abc import Iterator, Mapping
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

from dozor.texts.locale import LocaleCode

Arguments = Mapping[str, str | int]
"""What a message is told."""

NO_ARGUMENTS: Arguments = {}


class CatalogError(Exception):
    """A catalog is not well-formed, lacks a message, or a message lacks something."""


class Catalog:
    """The messages of one locale, all read and compiled when it is made.

    Attributes:
        code: The locale.
    """

    def __init__(self, code: LocaleCode) -> None:
        self.code = code
        # Isolation marks are for mixed scripts; our lines are read in logs and consoles, too.
        self._bundle = FluentBundle([code], use_isolating=False)
        self._forms: dict[str, tuple[str, ...]] = {}
        for name, source in sources(code):
            self._add(name, FluentResource(source))
        for message in self._forms:
            self._bundle.get_message(message)

    def _add(self, name: str, resource: ast.Resource) -> None:
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                faults = "; ".join(str(note.message) for note in entry.annotations)
                raise CatalogError(f"{self.code}/{name}: {faults}: {entry.content!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in self._forms:
                    raise CatalogError(f"{self.code}/{name}: {entry.id.name} stands twice")
                self._forms[entry.id.name] = tuple(a.id.name for a in entry.attributes)
        self._bundle.add_resource(resource)

    @property
    def messages(self) -> Mapping[str, tuple[str, ...]]:
        """The names of all messages, each with those of its attributes."""
        return self._forms

    def forms(self, message: str) -> tuple[str, ...]:
        """The attributes of a message: of a name, the grammatical forms that it has."""
        try:
            return self._forms[message]
        except KeyError:
            raise CatalogError(f"{self.code}: no message {message!r}") from None

    def format(
        self, message: str, arguments: Arguments = NO_ARGUMENTS, form: str | None = None
    ) -> str:
        """The text of a message, or of one of its attributes, as one line.

        Raises:
            CatalogError: There is no such message, or it asks for something that it is not told.
        """
        return self._format(message, arguments, form).replace("\n", " ")

    def sentence(self, message: str, arguments: Arguments = NO_ARGUMENTS) -> str:
        """The same, beginning with a capital letter."""
        text = self.format(message, arguments)
        return text[:1].upper() + text[1:]

    def paragraphs(self, message: str, form: str) -> str:
        """The text of an attribute in paragraphs, one line each, an empty line between two."""
        text = self._format(message, NO_ARGUMENTS, form)
        return "\n\n".join(part.replace("\n", " ") for part in text.split("\n\n"))

    def _format(self, message: str, arguments: Arguments, form: str | None) -> str:
        if form is None or form in self.forms(message):
            self.forms(message)
            found = self._bundle.get_message(message)
            pattern = found.value if form is None else found.attributes[form]
            if pattern is not None:
                text, errors = self._bundle.format_pattern(pattern, _fluent(arguments))
                if errors or not isinstance(text, str):
                    raise CatalogError(f"{self.code}: {message}: {errors}") from errors[0]
                return text
        raise CatalogError(f"{self.code}: {message} has no {form or 'value'}")


def _fluent(arguments: Arguments) -> dict[str, object]:
    """Numbers are written without separators, as a request has them."""
    return {
        name: FluentInt(value, useGrouping=False) if isinstance(value, int) else value
        for name, value in arguments.items()
    }


def sources(code: LocaleCode) -> Iterator[tuple[str, str]]:
    """The files of a locale's catalog: name and text."""
    folder = resources.files("dozor.texts") / code
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text(encoding="utf-8")
