"""The page as people see it: a real browser before a real server.

What a browser tells beside what it shows counts too: a message of an error on its console, an
exception, a request that fails or is refused makes the test fail, unless the test says that it
expects it.
"""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

import pytest

from tests.tools import ROOT, tool

if find_spec("playwright") is None:
    _MISSING = "Playwright is not installed: `make tools` does it"
    if os.environ.get("CI"):
        raise ImportError(_MISSING)
    pytest.skip(_MISSING, allow_module_level=True)

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    Request,
    expect,
    sync_playwright,
)

__all__ = [
    "Axe",
    "Locale",
    "Locator",
    "Page",
    "Picture",
    "Theme",
    "Visits",
    "expect",
    "running_browser",
]

FONTS = Path(__file__).with_name("fonts.conf")
UNPACKED_LIBRARIES = sorted((ROOT / ".tools" / "debian" / "usr" / "lib").glob("*-linux-gnu*"))
PATIENCE_MS = 15_000
"""How long a test waits for what it looks for; none waits so long unless it fails."""

Locale = Literal["en", "ru"]
Theme = Literal["light", "dark"]
Picture = Callable[[Page, str], None]
"""Keeps a picture of the page under a name, if somebody wants to look."""


@contextmanager
def running_browser() -> Iterator[Browser]:
    """A browser without windows; ends with the block, and with it Playwright's event loop."""
    arguments = [
        "--no-sandbox",  # it has none for root, and sees nothing but our own page
        "--disable-dev-shm-usage",
        "--disable-gpu",
        "--font-render-hinting=none",
        "--force-color-profile=srgb",
    ]
    playwright = _driver()
    try:
        browser = playwright.chromium.launch(
            executable_path=tool("chromium"),
            args=arguments,
            env={**os.environ, "FONTCONFIG_FILE": str(FONTS)},
        )
        yield browser
        browser.close()
    finally:
        playwright.stop()


def _driver() -> Playwright:
    """Playwright, whose Node may need a library that only `make tools` has got."""
    with pytest.MonkeyPatch.context() as environment:
        folders = [str(folder) for folder in UNPACKED_LIBRARIES if folder.is_dir()]
        environment.setenv("LD_LIBRARY_PATH", os.pathsep.join(folders), prepend=os.pathsep)
        return sync_playwright().start()


@dataclass
class Visits:
    """Opens the page, and remembers what went wrong.

    Attributes:
        browser: The browser.
        url: Where the page is.
        faults: What went wrong so far.
        expected: Patterns of what may go wrong.
    """

    browser: Browser
    url: str
    faults: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)
    _contexts: list[BrowserContext] = field(default_factory=list)

    def __call__(
        self,
        address: str = "",
        *,
        locale: Locale = "en",
        theme: Theme = "light",
        width: int = 1280,
        height: int = 900,
    ) -> Page:
        """Open the page as somebody who has never been here."""
        context = self.browser.new_context(
            locale={"en": "en-GB", "ru": "ru-RU"}[locale],
            color_scheme=theme,
            viewport={"width": width, "height": height},
            has_touch=width < 600,
            reduced_motion="reduce",
            permissions=["clipboard-read", "clipboard-write"],
        )
        context.set_default_timeout(PATIENCE_MS)
        context.on("console", self._hear)
        context.on("weberror", lambda error: self.faults.append(f"exception: {error.error}"))
        context.on("requestfailed", self._failed)
        self._contexts.append(context)
        page = context.new_page()
        page.goto(f"{self.url}/{address}")
        return page

    def expect(self, *patterns: str) -> None:
        """Say that messages of these patterns are no fault."""
        self.expected += patterns

    def close(self) -> None:
        """Close all pages, and tell what went wrong.

        Raises:
            AssertionError: If something went wrong that was not expected.
        """
        for context in self._contexts:
            context.close()
        unexpected = [
            fault
            for fault in self.faults
            if not any(re.search(pattern, fault) for pattern in self.expected)
        ]
        assert not unexpected, "\n".join(unexpected)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            place = message.location.get("url", "")
            self.faults.append(f"console {message.type}: {message.text} ({place})")

    def _failed(self, request: Request) -> None:
        # The page itself abandons a question when it has a newer one.
        if request.failure != "net::ERR_ABORTED":
            self.faults.append(f"request failed: {request.url}: {request.failure}")
