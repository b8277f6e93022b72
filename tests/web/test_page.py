"""The page's files: what may be kept, what a browser may load, and what there is without a page."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from dozor.web import page
from tests.server.running import ThreadServer, thread_server
from tests.web.calling import send


@pytest.fixture
def with_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ThreadServer]:
    """A server that has a page."""
    (tmp_path / "index.html").write_text("<!doctype html><title>Dozor</title>", encoding="utf-8")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "app-1a2b.js").write_text("export {}", encoding="utf-8")
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    with thread_server() as server:
        yield server


@pytest.mark.parametrize("path", ["/", "/index.html", "/?raid=1"])
def test_the_page_is_asked_for_anew_each_time(path: str, with_page: ThreadServer) -> None:
    answer = send(with_page.http_port, "GET", path)
    assert answer.status == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert b"Dozor" in answer.body
    again = send(with_page.http_port, "GET", path, None, {"if-none-match": answer.headers["etag"]})
    assert (again.status, again.body) == (304, b"")


def test_assets_are_kept_for_ever(with_page: ThreadServer) -> None:
    answer = send(with_page.http_port, "GET", "/assets/app-1a2b.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize("path", ["/", "/assets/app-1a2b.js"])
def test_a_browser_loads_nothing_from_elsewhere(path: str, with_page: ThreadServer) -> None:
    headers = send(with_page.http_port, "GET", path).headers
    assert headers["content-security-policy"].startswith("default-src 'self';")
    assert headers["x-content-type-options"] == "nosniff"


def test_the_head_alone_is_answered(with_page: ThreadServer) -> None:
    answer = send(with_page.http_port, "HEAD", "/")
    assert (answer.status, answer.body) == (200, b"")
    assert int(answer.headers["content-length"]) > 0


@pytest.mark.parametrize(
    "path",
    [
        "/../app.py",
        "/assets/../../app.py",
        "/%2e%2e/app.py",
        "/..%2fapp.py",
        "/assets/%00",
        "/assets",
        "/nothing.js",
        "//etc/passwd",
        "/.",
        "/assets/..",
        "/assets/../.",
    ],
)
def test_nothing_but_the_page_can_be_had(path: str, with_page: ThreadServer) -> None:
    answer = send(with_page.http_port, "GET", path)
    assert answer.status == 404
    assert b"/metrics" in answer.body


def test_a_server_without_a_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path / "none")
    with thread_server() as server:
        answer = send(server.http_port, "GET", "/")
        assert answer.status == 200
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert b"The page is not installed here" in answer.body
        assert send(server.http_port, "GET", "/index.html").status == 404
