"""Where settings come from: flags count for more than the environment, that for more than a file.

Whatever a source holds that is no setting is a fault: a misspelt limit that counts for nothing is
worse than a server that does not start.
"""

import difflib
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from dozor.settings.model import OPTIONS, Fault, Option, ServerSettings, SettingsError

CONFIG_VARIABLE = "DOZOR_CONFIG"
"""The variable that names the settings file, where no flag does."""

_PREFIX = "DOZOR_"
_OTHER_VARIABLES = {CONFIG_VARIABLE, "DOZOR_DEBUG"}
# Kubernetes tells every pod of every service like this; one named "dozor" is likely.
_SERVICE_LINKS = re.compile(r"DOZOR_(\w+_)?(SERVICE_(HOST|PORT)(_\w+)?|PORT(_\d+_(TCP|UDP)\w*)?)")
_MAX_FILE_BYTES = 1024 * 1024
_BY_NAME = {option.name: option for option in OPTIONS}
_BY_VARIABLE = {option.variable: option for option in OPTIONS}


@dataclass(frozen=True, slots=True)
class Effective:
    """The settings that count, and where they come from.

    Attributes:
        settings: The settings.
        origins: For each setting that was given, where: a flag, a variable, or a file's name.
    """

    settings: ServerSettings
    origins: Mapping[str, str]


class _Given:
    """What has been given so far; what is given later counts for more."""

    def __init__(self) -> None:
        self.values: dict[str, object] = {}
        self.origins: dict[str, str] = {}
        self._spelled: dict[str, str] = {}
        self.faults: list[Fault] = []

    def set(self, option: Option, value: object, origin: str, spelled: str) -> None:
        self.values[option.name] = value
        self.origins[option.name] = origin
        self._spelled[option.name] = spelled

    def named(self, faults: Iterable[Fault]) -> tuple[Fault, ...]:
        """The faults, each under the name by which the operator has given the setting."""
        return tuple(Fault(self._spelled.get(name, name), text) for name, text in faults)


def read_settings(
    flags: Mapping[str, str], environment: Mapping[str, str], file: str | None = None
) -> Effective:
    """Read the settings from all sources.

    Args:
        flags: Texts of the command line's flags, by the settings' names.
        environment: The environment; of its variables those count that begin with ``DOZOR_``.
        file: Name of a settings file in TOML; none: the one that the environment names, if any.

    Raises:
        SettingsError: Some are wrong or unknown, or the file cannot be read; names all that are.
    """
    given = _Given()
    path = file or environment.get(CONFIG_VARIABLE, "")
    if path:
        _read_file(given, path)
    _read_environment(given, environment)
    for name, text in flags.items():
        option = _BY_NAME[name]
        given.set(option, option.kind.read(text), option.flag, option.flag)
    return _checked(given)


def _checked(given: _Given) -> Effective:
    details: tuple[Fault, ...] = ()
    settings = None
    try:
        settings = ServerSettings(**given.values)  # type: ignore[arg-type]  # checks them itself
    except SettingsError as error:
        details = given.named(error.details)
    if given.faults or settings is None:
        raise SettingsError((*given.faults, *details))
    return Effective(settings, given.origins)


def _read_environment(given: _Given, environment: Mapping[str, str]) -> None:
    for variable in sorted(environment):
        if not variable.startswith(_PREFIX) or variable in _OTHER_VARIABLES:
            continue
        option = _BY_VARIABLE.get(variable)
        if option is not None:
            value = option.kind.read(environment[variable])
            given.set(option, value, variable, variable)
        elif not _SERVICE_LINKS.fullmatch(variable):
            given.faults.append(Fault(variable, _unknown(variable, _BY_VARIABLE)))


def _read_file(given: _Given, path: str) -> None:
    try:
        document = _document(path)
    except OSError as error:
        given.faults.append(Fault(path, f"cannot be read: {error.strerror or error}"))
    except (ValueError, RecursionError) as error:  # also bytes that are no UTF-8
        given.faults.append(Fault(path, f"is no TOML document: {error}"))
    else:
        given.faults.extend(_unknown_keys(document, path))
        for name, value in document.items():
            if name in _BY_NAME:
                given.set(_BY_NAME[name], value, path, f"{path}: {name}")


def _document(path: str) -> dict[str, object]:
    with Path(path).open("rb") as file:
        data = file.read(_MAX_FILE_BYTES + 1)
    if len(data) > _MAX_FILE_BYTES:
        raise ValueError(f"larger than {_MAX_FILE_BYTES} bytes")
    return tomllib.loads(data.decode())


def _unknown_keys(document: Mapping[str, object], path: str) -> Iterator[Fault]:
    for name in document:
        if name not in _BY_NAME:
            yield Fault(f"{path}: {name}", _unknown(name, _BY_NAME))


def _unknown(name: str, known: Iterable[str]) -> str:
    bare = {option.removeprefix(_PREFIX): option for option in known}
    close = difflib.get_close_matches(name.removeprefix(_PREFIX), list(bare), n=1)
    hint = f"; is {bare[close[0]]} meant?" if close else "; `dozor serve --help` lists all"
    return f"is no setting{hint}"
