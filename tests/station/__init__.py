"""The rules core on its own."""
