"""Answers as readable text, for a terminal of 80 to 100 columns."""
