"""What the help of the commands for authors teaches."""

TEST = "test rulebooks by scenarios: what is expected, what comes"
TEST_EPILOG = """\
example:
  dozor rulebook test examples/rulebook
  dozor rulebook test --quiet --locale ru my-rules

DIR holds rulebooks (*.toml), and scenarios (*.yaml, *.yml, *.json) beside them
or in directories within it. A scenario is a fight, turn or raid as for dozor
resolve, with a title and what is expected; see
examples/rulebook/README.md. The exit status is 1 if anything differs.
"""

DIFF = "tell in words how two rulebooks differ"
DIFF_EPILOG = """\
example:
  dozor rulebook diff metro@1.0.0 examples/rulebook/metro-1.1.0.toml
  dozor rulebook diff old.toml new.toml --scenarios examples/rulebook
  dozor rulebook diff metro@1.0.0 metro --server localhost:50051 --format json

A and B are files (with a / or .toml in the name), or rulebooks by name: those
that come with Dozor, or with --server the server's. With --scenarios it also
tells which scenarios end otherwise by B than by A, and how; what they expect
does not count. The exit status is 0 whether they differ or not.
"""
