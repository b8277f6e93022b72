"""Reads what a refused call carries."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import grpc
import pytest
from google.rpc import error_details_pb2
from grpc_status import rpc_status


@dataclass(frozen=True)
class Refused:
    """A refused call: its code, the reason of its ErrorInfo, and its violations in order."""

    code: str
    reason: str
    domain: str
    message: str
    violations: tuple[tuple[str, str, str], ...]
    left_out: int

    @property
    def fields(self) -> list[str]:
        """The paths of the violations."""
        return [field for field, _, _ in self.violations]

    @property
    def reasons(self) -> list[tuple[str, str]]:
        """The paths of the violations with their reasons."""
        return [(field, reason) for field, reason, _ in self.violations]


def refused(call: Callable[..., Any], request: Any) -> Refused:
    """Make a call that must be refused, and read why it was."""
    with pytest.raises(grpc.RpcError) as caught:
        call(request)
    return read(caught.value)


def read(error: grpc.RpcError) -> Refused:
    """Read what a refused call carries."""
    status = rpc_status.from_call(error)
    assert status is not None, f"no details: {error}"
    info, bad_request = error_details_pb2.ErrorInfo(), error_details_pb2.BadRequest()
    for detail in status.details:
        assert detail.Unpack(info) or detail.Unpack(bad_request)
    violations = tuple((v.field, v.reason, v.description) for v in bad_request.field_violations)
    code: grpc.StatusCode = error.code()
    left_out = int(info.metadata.get("violations_left_out", "0"))
    return Refused(code.name, info.reason, info.domain, status.message, violations, left_out)
