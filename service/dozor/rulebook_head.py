"""What all rulebooks' data have in common: the document, its head, and where values come from."""

import hashlib
import re
import tomllib
from collections.abc import Callable, Collection
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from dozor.errors import RulebookError
from dozor.rulebook_id import RulebookId
from dozor.toml_reader import TableReader

_NAME = re.compile(r"[a-z][a-z0-9-]{0,62}")
_VERSION = re.compile(r"(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})")

B = TypeVar("B")


class Head(NamedTuple):
    """What a rulebook's head says: its identity, and its titles by locale."""

    id: RulebookId
    titles: MappingProxyType[str, str]


def read_document(data: bytes, origin: str) -> dict[str, object]:
    """The TOML document that a rulebook's data is.

    Raises:
        RulebookError: It is none.
    """
    try:
        return tomllib.loads(data.decode())
    except RecursionError:
        raise RulebookError(origin, ("nested too deeply for a rulebook",)) from None
    except ValueError as error:  # bad TOML, or a number with thousands of digits
        raise RulebookError(origin, (f"not a TOML document: {error}",)) from None


def read_rulebook(data: bytes, origin: str, read: Callable[[TableReader, str], B]) -> B:
    """Read a rulebook's data whole, and tell all of its faults together.

    Args:
        data: The TOML document, UTF-8.
        origin: The file's name, for error messages.
        read: Reads the document, given its digest; notes faults rather than raising them.

    Raises:
        RulebookError: The data is wrong; it holds every fault, each with its key.
    """
    faults: list[str] = []
    top = TableReader(read_document(data, origin), "", faults)
    rulebook = read(top, hashlib.sha256(data).hexdigest())
    if faults:
        raise RulebookError(origin, tuple(faults))
    return rulebook


def read_head(top: TableReader, digest: str, rule_set: str, laws: Collection[str]) -> Head:
    """Read a rulebook's head."""
    head = top.table("rulebook")
    name, version = head.text("name"), head.text("version")
    if name and not _NAME.fullmatch(name):
        head.fault("name", f"lower-case letters, digits and hyphens are needed, not {name!r}")
    if version and not _VERSION.fullmatch(version):
        head.fault("version", f"a version such as 1.0.0 is needed, not {version!r}")
    if head.text("rule_set") not in (rule_set, ""):
        head.fault("rule_set", f"{rule_set!r} is needed, not {head.data['rule_set']!r}")
    titles = _titles(head)
    read_source(head, laws)
    return Head(RulebookId(name, version, digest), MappingProxyType(titles))


def _titles(head: TableReader) -> dict[str, str]:
    titles = head.table("titles")
    found = {locale: titles.text(locale) for locale in titles.data}
    if "en" not in found:
        titles.fault("en", "missing; a title in English is needed")
    return found


def read_source(table: TableReader, laws: Collection[str]) -> None:
    """Every table names the rule behind its values and where they come from; this ends it."""
    table.text("source")
    for rule in filter(None, re.split(r",\s*", table.text("rule"))):
        if rule not in laws:
            table.fault("rule", f"{rule!r} is no law; the laws are {', '.join(laws)}")
    table.finish()
