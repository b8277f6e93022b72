"""The server, through real connections."""
