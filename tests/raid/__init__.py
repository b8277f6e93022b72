"""Raids: the rules core on its own."""
