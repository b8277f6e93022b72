"""From a file to an answer, or to plain words why there is none."""

import argparse
from collections.abc import Callable

from dozor.cli import complaints
from dozor.cli.choosing import open_judge
from dozor.cli.judge import Judge, NoAnswer, Refused
from dozor.cli.request.building import R, Situation
from dozor.cli.source.faults import BadSource
from dozor.cli.source.opening import source_label
from dozor.cli.texts import Texts
from dozor.cli.trouble import complain


def run(
    options: argparse.Namespace,
    texts: Texts,
    read: Callable[[argparse.Namespace], Situation[R]],
    answer: Callable[[Judge, Situation[R]], None],
) -> int:
    """Read the request, and print what is answered; returns the exit status.

    Args:
        options: What the command line says.
        texts: The language of complaints.
        read: Makes the request.
        answer: Asks the judge, and prints the answer.
    """
    label = source_label(options.file)
    situation: Situation[R] | None = None
    try:
        situation = read(options)
        with open_judge(options) as judge:
            answer(judge, situation)
    except BadSource as bad:
        return complain(complaints.bad_source(label, bad.faults, texts))
    except Refused as refusal:
        # Its violations are in the language of the request, which the file may have chosen.
        told = type(texts)(getattr(situation and situation.request, "locale", texts.locale))
        return complain(complaints.refused(label, refusal.status, situation, told))
    except NoAnswer as failure:
        return complain(complaints.no_answer(failure, texts))
    return 0
