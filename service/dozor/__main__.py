"""Runs the command line: ``python -m dozor``."""

import sys

from dozor.cli import main

if __name__ == "__main__":
    sys.exit(main())
