"""Coverage-guided fuzzing of the decoder and the rules, by Atheris (libFuzzer).

`python -m tests.abuse.fuzz_decoder CORPUS [libFuzzer's options]`; a finding is written to the
working directory, and `… CORPUS FINDING` plays it again.
"""

import sys
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["dozor"]):
    from tests.abuse.decoder import answer, seeds

_LONGEST = 8_192


def main(arguments: list[str]) -> None:
    """Fill the corpus with the seeds, then fuzz until the options say stop."""
    corpus = Path(arguments[1])
    corpus.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(seeds()):
        (corpus / f"seed-{number:04}").write_bytes(seed)
    atheris.Setup([*arguments, f"-max_len={_LONGEST}", "-timeout=20"], answer)
    atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv)
