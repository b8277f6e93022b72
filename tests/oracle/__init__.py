"""A plain second implementation of station combat, to check the main one against."""
