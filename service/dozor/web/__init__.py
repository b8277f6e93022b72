"""The port for the web: Connect, gRPC-Web and JSON for every RPC, the page, probes and metrics."""

# The server is built of this package, and this one of parts of the server: that one comes first.
import dozor.server  # noqa: F401
