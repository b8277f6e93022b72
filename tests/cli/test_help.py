"""Help that teaches: what there is, what to try first, and where to read on."""

import re

import pytest

import dozor as package
from tests.cli.conftest import EXAMPLES, Dozor

COMMANDS = (
    ["serve"],
    ["config"],
    ["health"],
    ["resolve"],
    ["explain"],
    ["raid"],
    ["raid", "resolve"],
    ["raid", "explain"],
    ["raid", "forecast"],
    ["rulebook"],
    ["rulebook", "show"],
    ["rulebook", "list"],
    ["rulebook", "check"],
    ["rulebook", "test"],
    ["rulebook", "diff"],
)


def test_the_help_names_every_command(dozor: Dozor) -> None:
    status, told, errors = dozor("--help")
    assert (status, errors) == (0, "")
    assert all(re.search(rf"^    {command[0]} ", told, re.MULTILINE) for command in COMMANDS)


def test_the_help_gives_three_commands_to_try_first(dozor: Dozor) -> None:
    told = dozor("--help").out
    first = told.partition("try first")[2].partition("read on")[0]
    assert len(re.findall(r"^  dozor ", first, re.MULTILINE)) == 3


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_the_help_of_a_command_has_an_example_of_it(command: list[str], dozor: Dozor) -> None:
    status, told, errors = dozor(*command, "--help")
    assert (status, errors) == (0, "")
    assert f"  dozor {' '.join(command)}" in told.partition("example:\n")[2]


@pytest.mark.parametrize("command", [[], *COMMANDS], ids=" ".join)
def test_the_help_fits_into_80_columns(
    command: list[str], dozor: Dozor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    told = dozor(*command, "--help").out
    assert max(map(len, told.splitlines())) <= 80


@pytest.mark.parametrize("command", [[], *COMMANDS], ids=" ".join)
def test_every_sample_file_that_the_help_names_is_there(command: list[str], dozor: Dozor) -> None:
    for name in re.findall(r"examples/(\S+\.\w+)", dozor(*command, "--help").out):
        assert (EXAMPLES / name).is_file()


def test_the_help_of_rulebook_names_its_actions(dozor: Dozor) -> None:
    told = dozor("rulebook", "--help").out
    assert all(
        re.search(rf"^    {action} ", told, re.MULTILINE)
        for action in ("show", "list", "check", "test", "diff")
    )


def test_the_version_is_the_package_s(dozor: Dozor) -> None:
    assert dozor("--version") == (0, f"dozor {package.__version__}\n", "")


WRONG_SETTINGS = ("--host", "localhost", "--http-port", "50051", "--grace=-1")
FAULTS = (
    "--host: 'localhost' is no IP address, such as 127.0.0.1 or ::\n"
    "--grace: -1.0 is no number of seconds from 0 to 604800\n"
    "--http-port: 50051 is the gRPC port too; they must differ\n"
)


def test_settings_that_the_server_refuses_are_told(dozor: Dozor) -> None:
    told = (2, "", f"dozor: the server cannot start: {FAULTS}")
    assert dozor("serve", *WRONG_SETTINGS) == told


def test_wrong_settings_are_told_where_settings_are_shown(dozor: Dozor) -> None:
    told = (2, "", f"dozor: the settings are wrong: {FAULTS}")
    assert dozor("config", *WRONG_SETTINGS) == told


def test_settings_are_shown_with_where_they_come_from(dozor: Dozor) -> None:
    status, shown, errors = dozor("config", "--workers", "3")
    assert (status, errors) == (0, "")
    assert "\nworkers = 3                      # --workers\n" in shown
    assert "\ngrpc_port = 50051                # default\n" in shown


def test_without_a_command_the_help_comes_as_an_error(dozor: Dozor) -> None:
    status, told, errors = dozor()
    assert (status, told) == (2, "")
    assert errors == dozor("--help").out


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["fight"], "argument COMMAND: invalid choice: 'fight'"),
        (["resolve"], "the following arguments are required: FILE"),
        (["rulebook"], "the following arguments are required: ACTION"),
        (["explain", "--locale", "de", "f"], "argument --locale: invalid choice: 'de'"),
        (["explain", "--loc", "ru", "f"], "--loc is no option here; is --locale meant?"),
        (["explain", "--trace", "all", "f"], "argument --trace: invalid choice: 'all'"),
        (["explain", "--rulebook", "metro@", "f"], "'metro@' is not NAME[@VERSION]"),
        (["explain", "--rulebook", "@1.0.0", "f"], "'@1.0.0' is not NAME[@VERSION]"),
        (["explain", "--server", "localhost", "f"], "'localhost' is not HOST:PORT"),
        (["explain", "--server", "localhost:0", "f"], "'localhost:0' is not HOST:PORT"),
        (["explain", "--server", "http://localhost:1", "f"], "is not HOST:PORT"),
        (["explain", "--timeout", "soon", "f"], "'soon' is not a number of seconds"),
        (["explain", "--timeout", "nan", "f"], "'nan' is not a number of seconds"),
        (["health", "--server", "localhost"], "'localhost' is not HOST:PORT"),
        (["serve", "--grpc-prot", "1"], "--grpc-prot is no option here; is --grpc-port meant?"),
        (["rulebook", "check"], "the following arguments are required: FILE"),
        (["rulebook", "test"], "the following arguments are required: DIR"),
        (["rulebook", "diff", "a.toml"], "the following arguments are required: B"),
    ],
)
def test_a_wrong_command_line_is_told_with_the_right_one(
    arguments: list[str], fault: str, dozor: Dozor
) -> None:
    status, told, errors = dozor(*arguments)
    assert (status, told) == (2, "")
    assert "usage: dozor" in errors
    assert fault in errors
