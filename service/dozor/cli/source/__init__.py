"""Reads fight files, YAML or JSON, without losing where each value stands."""
