"""The answers in the page for authors are those that the commands give."""

import shlex
from pathlib import Path

import pytest

from dozor.cli import main
from tests.test_readme import BLOCK, ROOT, printed

PAGE = ROOT / "examples" / "rulebook" / "README.md"


def _page() -> str:
    return PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("number", range(2))
def test_commands_answer_as_shown(
    number: int, rewrite: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("COLUMNS", "100")
    shown = [block for block in BLOCK.finditer(_page()) if block[1] == "console"]
    assert len(shown) == 2
    command = shown[number][3].splitlines()[0]
    with printed() as out:
        assert main(shlex.split(command)[2:]) == 0
    told = f"{command}\n{out.getvalue()}"
    if rewrite:
        PAGE.write_text(_page().replace(shown[number][3], told, 1), encoding="utf-8")
    assert told in _page()


def test_the_scenario_that_is_quoted_is_one_of_the_example(tmp_path: Path) -> None:
    (quoted,) = [block[3] for block in BLOCK.finditer(_page()) if block[1] == "yaml"]
    (tmp_path / "quoted.yaml").write_text(quoted, encoding="utf-8")
    (tmp_path / "metro-1.1.0.toml").write_bytes((PAGE.parent / "metro-1.1.0.toml").read_bytes())
    with printed() as out:
        assert main(["rulebook", "test", str(tmp_path)]) == 0
    assert "as expected: 1" in out.getvalue() or "как ожидалось: 1" in out.getvalue()
