"""The page: files that come with the package."""

from pathlib import Path
from typing import Any

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

FOLDER = Path(__file__).with_name("page")
"""Where the page's files are."""

POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'"
)
"""What a browser may load for the page: what comes from here."""

_ASSETS = "assets/"
"""Files whose names change with their contents."""

_NO_PAGE = (
    "This is a Dozor. The page is not installed here; the RPCs answer JSON by POST, such as "
    "/dozor.v1.StationService/ResolveEngagement.\n"
)


class Page:
    """An ASGI application that serves the page's files."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = FOLDER if folder is None else folder
        self._files = _Files(directory=self._folder, html=True, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
        if not (self._folder / "index.html").is_file():
            if scope["path"] != "/":
                raise HTTPException(404)
            await PlainTextResponse(_NO_PAGE)(scope, receive, send)
            return
        await self._files(scope, receive, send)


class _Files(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if isinstance(response, RedirectResponse):  # from `/.` to wherever the client's Host says
            raise HTTPException(404)
        immutable = path.startswith(_ASSETS)
        response.headers["cache-control"] = (
            "public, max-age=31536000, immutable" if immutable else "no-cache"
        )
        response.headers["content-security-policy"] = POLICY
        return response

    def lookup_path(self, path: str) -> Any:
        try:
            return super().lookup_path(path)
        except ValueError:  # a path with a zero byte
            return "", None
