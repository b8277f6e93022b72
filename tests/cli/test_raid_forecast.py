"""Forecasts on the command line: the page, as golden texts, and what goes into the request."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dozor.api import Api
from dozor.cli.raid.chances import percent
from dozor.cli.texts import Texts
from dozor.v1 import raid_service_pb2 as pb
from dozor.v1.common_pb2 import RulebookIdentity
from dozor.v1.raid_pb2 import RAID_ENDING_CLEARED, RAID_ENDING_REPELLED, RAID_ENDING_WITHDREW
from tests.cli.conftest import EXAMPLES, RAIDS, Dozor
from tests.conftest import Golden

GOLDEN = Path(__file__).parent / "golden"
CHECKPOINT = EXAMPLES / "raid-checkpoint.yaml"
ENDINGS = {RAID_ENDING_REPELLED: 0.1234, RAID_ENDING_CLEARED: 0.6266, RAID_ENDING_WITHDREW: 0.2496}
TAIL = 0.0004
SAMPLES = 100_000
Asked = list[pb.ForecastRaidRequest]


def _probability(value: float, samples: int) -> pb.Probability:
    error = (value * (1 - value) / samples) ** 0.5 if samples else 0.0
    return pb.Probability(value=value, standard_error=error)


def _counts(values: dict[int, float], samples: int) -> list[pb.CountProbability]:
    return [
        pb.CountProbability(count=count, probability=_probability(value, samples))
        for count, value in values.items()
    ]


def _forecast(samples: int) -> pb.Forecast:
    """A forecast that no raid has, with something of everything in it."""
    halves = {count: 0.5**count for count in range(1, 40)}
    members = (0.0, 1e-9, 0.25, 1 - 1e-9, 1.0)
    return pb.Forecast(
        method=pb.FORECAST_METHOD_MONTE_CARLO if samples else pb.FORECAST_METHOD_EXACT,
        endings=[
            pb.EndingProbability(ending=ending, probability=_probability(value, samples))
            for ending, value in ENDINGS.items()
        ],
        breached=_probability(0.8766, samples),
        breach_rounds=_counts(halves, samples),
        assault_rounds=_counts({1: 0.4, 2: 0.3, 4: 0.1766}, samples),
        down=[
            pb.DownProbability(
                ending=ending, members_down=down, probability=_probability(value / 5, samples)
            )
            for ending, value in ENDINGS.items()
            for down in range(1, 6)
        ],
        member_down=[_probability(value, samples) for value in members],
        fighters_left=_counts({0: 0.6266} | dict.fromkeys(range(1, 38), 0.01), samples),
        tail=_probability(TAIL, samples),
        samples=samples,
        seed=7 if samples else 0,
        generator="numpy-philox/1" if samples else "",
        work=1_234_567,
        inexact=pb.INEXACT_REASON_WORK_LIMIT if samples else pb.INEXACT_REASON_UNSPECIFIED,
    )


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """The requests that come to a judge whose forecasts are all the same."""
    requests: Asked = []
    identity = RulebookIdentity(name="gang", version="1.0.0")

    def answer(_: Api, request: bytes, progress: Callable[[float], None] | None = None) -> bytes:
        message = pb.ForecastRaidRequest.FromString(request)
        requests.append(message)
        estimate = message.HasField("work_limit") and message.work_limit == 1
        if progress is not None:
            progress(0.5)
        return pb.ForecastRaidResponse(
            forecast=_forecast(SAMPLES if estimate else 0),
            summary="In one paragraph.",
            locale=message.locale,
            rulebook=identity,
        ).SerializeToString()

    monkeypatch.setattr(Api, "forecast_raid", answer)
    return requests


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("method", ["exact", "estimate"])
@pytest.mark.usefixtures("asked")
def test_a_forecast_is_a_page_of_charts(
    method: str, locale: str, dozor: Dozor, golden: Golden
) -> None:
    options = ("--work-limit", "1") if method == "estimate" else ()
    told = dozor("raid", "forecast", CHECKPOINT, "--locale", locale, *options)
    assert (told.status, told.err) == (0, "")
    assert max(map(len, told.out.splitlines())) <= 80
    golden(GOLDEN / f"raid-forecast-{method}.{locale}.txt", told.out)


@pytest.mark.usefixtures("asked")
def test_the_answer_may_be_json(dozor: Dozor) -> None:
    plain = json.loads(dozor("raid", "forecast", CHECKPOINT, "--json").out)
    assert plain["forecast"]["method"] == "FORECAST_METHOD_EXACT"
    assert plain["forecast"]["tail"]["value"] == TAIL


def test_options_count_for_more_than_the_file(asked: Asked, dozor: Dozor) -> None:
    text = CHECKPOINT.read_text(encoding="utf-8") + "\nhorizon: 5\nsamples: 2000\nseed: 3\n"
    Path("raid.yaml").write_text(text, encoding="utf-8")
    dozor("raid", "forecast", "raid.yaml")
    options = {"--horizon": 9, "--samples": 4000, "--seed": 2**64 - 1, "--work-limit": 10**9}
    given = [part for name, value in options.items() for part in (name, str(value))]
    dozor("raid", "forecast", "raid.yaml", *given, "--locale", "ru", "--rulebook", "gang@1.0.0")
    first, second = asked
    assert (first.horizon, first.samples, first.seed, first.locale) == (5, 2000, 3, "en")
    assert not first.HasField("work_limit")
    assert (second.horizon, second.samples, second.seed) == (9, 4000, 2**64 - 1)
    assert (second.work_limit, second.locale) == (10**9, "ru")
    assert (second.rulebook.name, second.rulebook.version) == ("gang", "1.0.0")
    assert second.policy.when_down == 2


@pytest.mark.usefixtures("asked")
def test_what_a_forecast_has_no_use_for_is_passed_over_and_told(dozor: Dozor) -> None:
    text = (
        "raid: {members: [{weapons: [{kind: DRONE}]}, {}, {}, {}, {}]}\n"
        "dice: {seed: 1}\nmaxDice: 10\ntrace_level: FULL\n"
    )
    Path("raid.yaml").write_text(text, encoding="utf-8")
    status, out, errors = dozor("raid", "forecast", "raid.yaml")
    assert status == 0
    assert out
    assert errors == (
        "raid.yaml:2:1: dice is of no use to a forecast, and passed over\n"
        "raid.yaml:3:1: maxDice is of no use to a forecast, and passed over\n"
        "raid.yaml:4:1: trace_level is of no use to a forecast, and passed over\n"
    )


def test_rounds_of_a_phase_are_no_forecast(asked: Asked, dozor: Dozor) -> None:
    Path("raid.yaml").write_text("raid: {}\nrounds: 2\nholdBack: [0]\n", encoding="utf-8")
    status, out, errors = dozor("raid", "forecast", "raid.yaml")
    assert (status, out, asked) == (1, "", [])
    told = "belongs to rounds of a phase; a forecast is of a whole raid, from its beginning"
    assert errors.startswith(
        f"raid.yaml:2:1: rounds {told}: leave it out\nraid.yaml:3:1: holdBack {told}: leave it out"
    )


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.usefixtures("asked")
def test_progress_is_shown_on_a_terminal_only(
    dozor: Dozor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dozor.cli.raid.progress._PATIENCE", 0)
    assert dozor("raid", "forecast", CHECKPOINT).err == ""
    terminal = _Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    assert dozor("raid", "forecast", CHECKPOINT).status == 0
    bar, gone = terminal.getvalue().strip("\r").split("\r")
    assert bar == f"[{'#' * 20}{'.' * 20}]  50%"
    assert gone == " " * len(bar)


# From here on the forecasts are true ones.


def _true(dozor: Dozor, *arguments: str | Path) -> dict[str, Any]:
    status, out, errors = dozor("raid", "forecast", "--json", *arguments)
    assert (status, errors) == (0, "")
    plain: dict[str, Any] = json.loads(out)["forecast"]
    return plain


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_a_true_forecast_is_told(locale: str, dozor: Dozor, golden: Golden) -> None:
    told = dozor("raid", "forecast", CHECKPOINT, "--locale", locale)
    assert (told.status, told.err) == (0, "")
    golden(GOLDEN / f"raid-checkpoint-forecast.{locale}.txt", told.out)


@pytest.mark.parametrize("name", [name for name in RAIDS if "checkpoint" in name or "big" in name])
def test_every_sample_file_of_a_whole_raid_is_forecast(name: str, dozor: Dozor) -> None:
    options = ("--work-limit", "1", "--samples", "1000")
    told = dozor("raid", "forecast", EXAMPLES / name, *options)
    assert (told.status, told.err) == (0, "")
    assert max(map(len, told.out.splitlines())) <= 80


def test_an_estimate_comes_near_the_exact_forecast(dozor: Dozor) -> None:
    exact = _true(dozor, CHECKPOINT)
    estimate = _true(dozor, CHECKPOINT, "--work-limit", "1", "--samples", "20000")
    assert exact["method"] == "FORECAST_METHOD_EXACT"
    assert estimate["method"] == "FORECAST_METHOD_MONTE_CARLO"
    assert abs(exact["breached"]["value"] - estimate["breached"]["value"]) < 0.03


def test_a_limit_of_the_option_that_is_refused_names_it(dozor: Dozor) -> None:
    Path("raid.yaml").write_text("raid: {members: []}\nhorizon: 0\n", encoding="utf-8")
    status, out, told = dozor("raid", "forecast", "raid.yaml")
    assert (status, out) == (1, "")
    assert "raid.yaml:1:17: raid.members: " in told
    assert "raid.yaml:2:10: horizon: " in told


def test_without_what_a_forecast_needs_that_is_told(
    dozor: Dozor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "dozor.raid.forecast", None)
    status, out, told = dozor("raid", "forecast", CHECKPOINT)
    assert (status, out) == (1, "")
    assert told.startswith("dozor: refused: ")
    assert "[FORECAST_UNAVAILABLE]" in told


def test_a_closed_standard_error_is_no_fault(dozor: Dozor, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("raid.yaml").write_text("raid: {}\ndice: {seed: 1}\n", encoding="utf-8")
    monkeypatch.setattr("sys.stderr", None)
    assert dozor("raid", "forecast", "raid.yaml").status == 1


def _told(probability: dict[str, float], locale: str) -> str:
    return percent(pb.Probability(**probability), Texts(locale)).partition("\u00a0±")[0]


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("samples", [0, 1_000, 10_000, 20_000])
def test_summary_and_charts_round_alike(samples: int, locale: str, dozor: Dozor) -> None:
    """Each chance of the one is found, as the charts tell it, in the other."""
    options = ("--work-limit", "1", "--samples", str(samples)) if samples else ()
    for seed in ("3", "4", "5"):
        arguments = (CHECKPOINT, *options, "--seed", seed, "--locale", locale, "--json")
        plain = json.loads(dozor("raid", "forecast", *arguments).out)
        words = {"en": ("less than ", "more than "), "ru": ("менее ", "более ")}[locale]
        for entry in plain["forecast"]["endings"]:
            told = _told(entry["probability"], locale)
            told = told.replace("<", words[0]).replace(">", words[1])
            assert f"({told})" in plain["summary"]


def test_a_short_horizon_says_how_far_it_looked(dozor: Dozor) -> None:
    told = dozor("raid", "forecast", CHECKPOINT, "--horizon", "1").out
    plain = " ".join(told.split())
    assert "within 1 round of each phase the gang gets inside in 93.8% of raids" in plain
    assert "No raid is decided by then." in plain
    assert "Undecided are raids that take a phase beyond round 1 (--horizon)" in plain
    assert "Possible endings" not in plain
    told = dozor("raid", "forecast", CHECKPOINT, "--horizon", "2").out
    assert "goes on and may still end in any way" in " ".join(told.split())


def test_an_estimate_all_of_whose_raids_are_decided_tells_of_no_other(dozor: Dozor) -> None:
    options = (CHECKPOINT, "--work-limit", "1", "--samples", "1000")
    assert _true(dozor, *options)["tail"]["value"] == 0
    told = dozor("raid", "forecast", *options).out
    assert "undecided" not in told.lower()


def test_an_estimate_says_whether_more_work_would_help(dozor: Dozor) -> None:
    tough = "\n".join(
        f"    - {{skill: {n % 11 - 5}, armor: {n // 11}, health: 10, weapons: [{{kind: DRONE}}]}}"
        for n in range(20)
    )
    text = f"raid:\n  target: {{}}\n  members:\n{tough}\nsamples: 1000\nhorizon: 3\n"
    Path("raid.yaml").write_text(text, encoding="utf-8")
    for limit, told in (
        ("1000", "more work than the limit of 1,000; --work-limit allows up to 1,000,000,000."),
        ("1000000000", "more memory than one may have; a higher --work-limit would not help."),
    ):
        page = dozor("raid", "forecast", "raid.yaml", "--work-limit", limit).out
        assert told in " ".join(page.split())


@pytest.mark.parametrize(
    ("policy", "told"),
    [
        ("{after_round: 2}", "declares a retreat after round 2 of the assault; the next round is"),
        ("{after_round: 0}", "declares a retreat as the assault begins; the next round is still"),
        ("{when_down: 1}", "declares a retreat once more than 1 of 2 members are down; the next"),
        (
            "{after_round: 2, when_down: 1}",
            "after round 2 of the assault, or once more than 1 of 2 members are down; the next",
        ),
    ],
)
@pytest.mark.parametrize("command", ["forecast", "explain"])
def test_a_retreat_is_told_as_it_is_declared(
    command: str, policy: str, told: str, dozor: Dozor
) -> None:
    members = "[{rank: BOSS, weapons: [{kind: DRONE}]}, {weapons: [{kind: DRONE}]}]"
    text = f"raid: {{members: {members}, target: {{}}}}\npolicy: {policy}\n"
    Path("raid.yaml").write_text(text, encoding="utf-8")
    assert told in " ".join(dozor("raid", command, "raid.yaml").out.split())
    Path("raid.yaml").write_text(text.replace("rank: BOSS, ", ""), encoding="utf-8")
    nobody = " ".join(dozor("raid", command, "raid.yaml").out.split())
    assert "neither a boss nor a right hand to declare one" in nobody
    assert "declares a retreat" not in nobody
