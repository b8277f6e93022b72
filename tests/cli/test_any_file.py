"""Whatever stands in a file, it ends in an answer or in a plain complaint."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dozor.cli import main
from tests.cli.conftest import EXAMPLES, FIGHTS

SAMPLES = [(EXAMPLES / name).read_text(encoding="utf-8") for name in FIGHTS]
FEW = settings(
    max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
SNIPPETS = [
    *"{}[]:,-!|>?%@`#'\"\\\t\n \x00é\ud800\u2028",
    *("&a ", "*a", "<<: ", "---\n", "null", "1e400", "0x", "true"),
]


@st.composite
def damaged(draw: st.DrawFn, samples: Sequence[str]) -> str:
    """A sample file in which some pieces are cut out, and some snippets put in."""
    text = draw(st.sampled_from(samples))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        text = text[:start] + draw(st.sampled_from(SNIPPETS)) + text[end:]
    return text


def ends_plainly(
    name: str,
    data: bytes,
    capsys: pytest.CaptureFixture[str],
    command: Sequence[str] = ("resolve",),
) -> None:
    Path(name).write_bytes(data)
    status = main([*command, name])
    out, told = capsys.readouterr()
    assert status in (0, 1)
    assert bool(out) is (status == 0)
    assert bool(told) is (status == 1)
    assert "a fault of this program" not in told


@FEW
@given(text=damaged(SAMPLES), name=st.sampled_from(["fight.yaml", "fight.json"]))
def test_a_damaged_file_ends_plainly(
    text: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ends_plainly(name, text.encode(errors="surrogatepass"), capsys)


@FEW
@given(data=st.binary(max_size=200), name=st.sampled_from(["fight.yaml", "fight.json", "fight"]))
def test_any_bytes_end_plainly(data: bytes, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    ends_plainly(name, data, capsys)


@FEW
@given(text=st.text(max_size=200), name=st.sampled_from(["fight.yaml", "fight.json", "fight"]))
def test_any_text_ends_plainly(text: str, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    ends_plainly(name, text.encode(errors="surrogatepass"), capsys)
