"""The grammar of the commands for authors of rulebooks."""

from typing import Any

from dozor.cli.authoring import help as texts
from dozor.cli.grammar import add_command, add_locale, add_server


def add_authoring(actions: Any) -> None:
    """Test and diff, among the actions of `dozor rulebook`."""
    test = add_command(actions, "rulebook test", texts.TEST, texts.TEST_EPILOG)
    test.add_argument("directory", metavar="DIR", help="holds rulebooks and scenarios")
    test.add_argument("--quiet", action="store_true", help="tell only of those that differ")
    add_locale(test)
    diff = add_command(actions, "rulebook diff", texts.DIFF, texts.DIFF_EPILOG)
    for name, metavar in (("before", "A"), ("after", "B")):
        diff.add_argument(name, metavar=metavar, help="a file in TOML, or NAME[@VERSION]")
    diff.add_argument("--scenarios", metavar="DIR", help="tell which of these end otherwise")
    diff.add_argument("--format", choices=("text", "json"), default="text", help="(default: text)")
    add_locale(diff)
    add_server(diff)
