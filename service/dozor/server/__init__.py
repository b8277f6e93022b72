"""The gRPC server: handlers over raw bytes, health, reflection, metrics, and a clean stop."""

from dozor.server.command import run
from dozor.server.lifecycle import RunningServer, serve
from dozor.server.sockets import StartupError
from dozor.settings import ServerSettings, SettingsError

__all__ = ["RunningServer", "ServerSettings", "SettingsError", "StartupError", "run", "serve"]
