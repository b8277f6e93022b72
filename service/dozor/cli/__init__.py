"""The command line: resolve and explain fights, look at rulebooks, run the server."""

import os
import sys
from collections.abc import Sequence

__all__ = ["main"]

_CLOSED_PIPE = 141
_INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line.

    Args:
        arguments: The arguments after the program's name. Default: those of the process.

    Returns:
        The exit status: 0 all is well; 1 a refusal, a file with faults, or nobody to answer; 2 the
        command line is wrong; 130 after Ctrl-C and 141 after a closed pipe, as shells have it.
    """
    try:
        status = _run(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return _CLOSED_PIPE
    except OSError as error:
        _forget_output()
        return _trouble("cannot-write", error.strerror or str(error))
    except Exception as error:
        if os.environ.get("DOZOR_DEBUG"):
            raise
        return _trouble("internal", f"{type(error).__name__}: {error}")
    return status


def _run(arguments: Sequence[str] | None) -> int:
    # Everything else is imported here and later: --help is quick, and Ctrl-C stays quiet.
    from dozor.cli.commands import run  # noqa: PLC0415

    _never_fail_on_letters()
    return run(arguments)


def _never_fail_on_letters() -> None:
    """Write what the terminal's encoding lacks as escapes, rather than not at all."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def _forget_output() -> None:
    """Point standard output to nowhere, so that Python's last flush does not fail again."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
    except (OSError, ValueError, AttributeError):
        pass


def _trouble(message: str, why: str) -> int:
    from dozor.cli.texts import Texts, locale_of  # noqa: PLC0415
    from dozor.cli.trouble import complain, own_trouble  # noqa: PLC0415

    return complain(own_trouble(message, Texts(locale_of()), why=why))
