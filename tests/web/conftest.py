"""A server for tests of its HTTP port."""

from tests.server.conftest import channel, over, server

__all__ = ["channel", "over", "server"]
