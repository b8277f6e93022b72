"""Whatever stands in a file about a raid, it ends in an answer or in a plain complaint."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dozor.cli import main
from tests.cli.conftest import EXAMPLES, RAIDS
from tests.cli.test_any_file import FEW, damaged, ends_plainly

SAMPLES = [(EXAMPLES / name).read_text(encoding="utf-8") for name in RAIDS if "big" not in name]
COMMANDS = (["raid", "resolve"], ["raid", "explain"])
# These may pass over keys, and tell so, and answer all the same.
NOTING = (
    ["raid", "forecast", "--work-limit", "1", "--samples", "1000"],
    ["raid", "explain", "--phase", "breach"],
)


@FEW
@given(damaged(SAMPLES), st.sampled_from(["raid.yaml", "raid.json"]), st.sampled_from(COMMANDS))
def test_a_damaged_raid_ends_plainly(
    capsys: pytest.CaptureFixture[str], text: str, name: str, command: list[str]
) -> None:
    ends_plainly(name, text.encode(errors="surrogatepass"), capsys, command)


@settings(FEW, max_examples=40)
@given(damaged(SAMPLES), st.sampled_from(["raid.yaml", "raid.json"]), st.sampled_from(NOTING))
def test_a_forecast_or_a_phase_of_a_damaged_raid_ends_plainly(
    capsys: pytest.CaptureFixture[str], text: str, name: str, command: list[str]
) -> None:
    Path(name).write_bytes(text.encode(errors="surrogatepass"))
    status = main([*command, name])
    out, told = capsys.readouterr()
    assert status in (0, 1)
    assert bool(out) is (status == 0)
    assert "a fault of this program" not in told
