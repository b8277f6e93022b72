"""Dozor resolves game combats: a request holds the situation, the answer the outcome and why."""

__version__ = "0.1.0"
