"""The wire: protobuf messages to claims, outcomes to protobuf messages. Nothing of the rules."""
