"""The contract over a real connection."""
