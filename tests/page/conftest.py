"""What tests of the page share: a server, a browser, and the page opened in it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.running import ThreadServer, thread_server

if TYPE_CHECKING:  # Playwright may be missing: see tests/page/browser.py
    from playwright.sync_api import Browser, Page

    from tests.page.browser import Picture, Visits


@pytest.fixture(scope="package")
def server() -> Iterator[ThreadServer]:
    """A server with the page."""
    with thread_server() as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator["Browser"]:
    """One browser for all tests of this folder.

    Not for the whole session: while it runs, its driver's event loop does, and tests elsewhere
    could not run theirs.
    """
    from tests.page.browser import running_browser  # noqa: PLC0415 - Playwright may be missing

    with running_browser() as running:
        yield running


@pytest.fixture
def visit(browser: "Browser", server: ThreadServer) -> Iterator["Visits"]:
    """Opens the page; fails the test for what the browser finds wrong."""
    from tests.page.browser import Visits  # noqa: PLC0415 - as above

    visits = Visits(browser, f"http://127.0.0.1:{server.http_port}")
    yield visits
    visits.close()


@pytest.fixture
def picture(request: pytest.FixtureRequest) -> "Picture":
    """Keeps a picture of the page if `--screenshots` names a folder."""
    folder: str | None = request.config.getoption("--screenshots")

    def take(page: "Page", name: str) -> None:
        if folder:
            test = re.sub(r"[^\w-]+", "-", request.node.name.removeprefix("test_"))
            path = Path(folder) / f"{name}-{test}.png"
            page.screenshot(path=path, full_page=True)

    return take
