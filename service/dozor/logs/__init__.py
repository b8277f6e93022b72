"""Structured logs: everything that Python's own logging carries, one line a record, on stderr.

Modules log with `logging` as usual, fields in ``extra``. Only the command configures where it
goes; whoever uses the server as a library keeps the logging of their own.
"""

from dozor.logs.call_fields import CALL_FIELDS
from dozor.logs.configure import logging_to_stderr

__all__ = ["CALL_FIELDS", "logging_to_stderr"]
