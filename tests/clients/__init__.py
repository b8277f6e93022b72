"""The sample clients against a real server."""
