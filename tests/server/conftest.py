"""A server, and a channel to it."""

import threading
from collections.abc import Iterator

import grpc
import pytest

from tests.server.calling import open_channel
from tests.server.running import ThreadServer, thread_server


@pytest.fixture
def server() -> Iterator[ThreadServer]:
    """A server of this test's own."""
    with thread_server() as running:
        yield running


@pytest.fixture
def channel(server: ThreadServer) -> Iterator[grpc.Channel]:
    """A channel to it."""
    with open_channel(server.address) as opened:
        yield opened


@pytest.fixture
def over() -> Iterator[threading.Event]:
    """Is set when the test is over, for `then_silence`."""
    event = threading.Event()
    yield event
    event.set()
