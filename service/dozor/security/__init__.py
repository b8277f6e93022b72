"""Certificates, keys and bearer tokens: how they are read, checked, and read again."""
