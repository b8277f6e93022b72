"""The port for the web: Connect, gRPC-Web and JSON for every RPC, the page, probes and metrics."""
