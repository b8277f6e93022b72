"""Raids of a gang on a guarded base: the rules core. Pure: no gRPC, no protobuf, no I/O.

`resolve_phase` and `resolve_raid` (`dozor.raid.raid`) are the entry points; `dozor.raid.play` reads
as a round is played. All dice come from `dozor.raid.dice`.
"""
