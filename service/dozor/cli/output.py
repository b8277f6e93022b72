"""Answers as JSON."""

import json

from google.protobuf.json_format import MessageToDict
from google.protobuf.message import Message


def print_json(message: Message) -> None:
    """Print a message with the contract's names, fields without a value included."""
    plain = MessageToDict(
        message, preserving_proto_field_name=True, always_print_fields_with_no_presence=True
    )
    print(json.dumps(plain, indent=2, ensure_ascii=False))
