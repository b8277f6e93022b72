"""Several processes that serve one gRPC port, and the one that starts them."""

from dozor.server.workers.supervisor import End, Supervisor, worker_count

__all__ = ["End", "Supervisor", "worker_count"]
