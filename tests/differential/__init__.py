"""The core against the second implementation."""
