"""Where calls wait while the server is about to stop."""

import asyncio


class Gate:
    """Open until it is closed; who comes to a closed gate waits until it is opened again."""

    def __init__(self) -> None:
        self._opened = asyncio.Event()
        self._opened.set()

    def close(self) -> None:
        """Let those who come wait."""
        self._opened.clear()

    def open(self) -> None:
        """Let everyone pass."""
        self._opened.set()

    async def passed(self) -> None:
        """Return once the gate is open."""
        if not self._opened.is_set():
            await self._opened.wait()
