"""The methods that clients call, by their short names."""

from google.protobuf.message import Message
from google.protobuf.message_factory import GetMessageClass

from dozor.server.methods import DOZOR_SERVICES, METHODS, Method, RpcType


def _short(method: Method) -> str:
    return f"{method.service.rpartition('.')[2]}.{method.name}"


BY_NAME = {_short(method): method for method in METHODS if method.service in DOZOR_SERVICES}
"""Dozor's methods, by names such as "StationService.ResolveTurn"."""


def is_stream(name: str) -> bool:
    """Whether a method takes and gives many messages."""
    return BY_NAME[name].type is RpcType.BIDI_STREAM


def request_class(name: str) -> type[Message]:
    """The message that a method takes."""
    return GetMessageClass(BY_NAME[name].request)


def response_class(name: str) -> type[Message]:
    """The message that a method gives."""
    return GetMessageClass(BY_NAME[name].response)
