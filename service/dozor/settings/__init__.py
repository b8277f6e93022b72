"""The settings of a server: what there are, and how flags, environment and file are read."""

from dozor.settings.kinds import split_origins
from dozor.settings.model import OPTIONS, Fault, Option, ServerSettings, SettingsError
from dozor.settings.show import as_toml
from dozor.settings.sources import CONFIG_VARIABLE, Effective, read_settings

__all__ = [
    "CONFIG_VARIABLE",
    "OPTIONS",
    "Effective",
    "Fault",
    "Option",
    "ServerSettings",
    "SettingsError",
    "as_toml",
    "read_settings",
    "split_origins",
]
