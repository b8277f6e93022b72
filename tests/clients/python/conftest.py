"""A real server, in a process of its own: the clients here have event loops of their own."""

from collections.abc import Iterator

import pytest

from tests.server.running import server_process


@pytest.fixture(scope="package")
def server() -> Iterator[str]:
    """The address of a server."""
    with server_process() as running:
        yield running.address
