"""Faults of bytes: what a broken client, a broken wire or an attacker makes of a message."""

from collections.abc import Callable
from random import Random

Mutation = Callable[[Random, bytes], bytes]


def mutated(rng: Random, data: bytes) -> bytes:
    """The bytes with one to four faults."""
    for _ in range(rng.randint(1, 4)):
        data = rng.choice(MUTATIONS)(rng, data)
    return data


def flip(rng: Random, data: bytes) -> bytes:
    """One bit is another."""
    if not data:
        return b"\x01"
    at = rng.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :]


def overwrite(rng: Random, data: bytes) -> bytes:
    """Some bytes are others."""
    at = rng.randint(0, len(data))
    return data[:at] + rng.randbytes(rng.randint(1, 8)) + data[at + 4 :]


def truncate(rng: Random, data: bytes) -> bytes:
    """The end is missing."""
    return data[: rng.randint(0, len(data))]


def duplicate(rng: Random, data: bytes) -> bytes:
    """A part stands twice, or many times."""
    start, end = _span(rng, data)
    return data[:end] + data[start:end] * rng.choice((1, 1, 2, 50)) + data[end:]


def splice(rng: Random, data: bytes) -> bytes:
    """A part stands elsewhere."""
    start, end = _span(rng, data)
    at = rng.randint(0, len(data))
    return data[:at] + data[start:end] + data[at:]


def unknown_field(rng: Random, data: bytes) -> bytes:
    """A field that the contract has not, of any wire type, even one that there is not."""
    number = rng.choice((12, 15, 16, 100, 19_000, 2**29 - 1))
    wire_type = rng.randrange(8)
    content = (b"\x01", bytes(8), b"\x03abc", b"", b"", bytes(4), b"", b"")[wire_type]
    return _insert(rng, data, varint(number << 3 | wire_type) + content)


def wrong_wire_type(rng: Random, data: bytes) -> bytes:
    """A known field, but with another kind of content."""
    number, wire_type = rng.randint(1, 11), rng.choice((0, 1, 2, 5))
    content = {0: b"\xff\x01", 1: bytes(8), 2: b"\x02\x08\x01", 5: b"\xff" * 4}[wire_type]
    return _insert(rng, data, varint(number << 3 | wire_type) + content)


def group(rng: Random, data: bytes) -> bytes:
    """A group, which proto3 has not: closed, left open, closed twice, or many in one another."""
    number = rng.randint(1, 20)
    start, end = varint(number << 3 | 3), varint(number << 3 | 4)
    many = rng.choice((10, 99, 101, 10_000))
    return _insert(rng, data, rng.choice((start + end, start, end, start * many + end * many)))


def overlong_varint(rng: Random, data: bytes) -> bytes:
    """A number with needless bytes, or with more than there may be."""
    number = rng.choice((b"\x80" * 9 + b"\x00", b"\xff" * 9 + b"\x01", b"\xff" * 10, b"\x80" * 20))
    return _insert(rng, data, varint(rng.randint(1, 11) << 3) + number)


def nested(rng: Random, data: bytes) -> bytes:
    """A message in a message in a message, below and above the depth that protobuf allows."""
    number, inner = rng.randint(1, 11), data[:64]
    for _ in range(rng.choice((5, 99, 101, 500))):
        inner = length_prefixed(number, inner)
    return inner


def not_utf8(rng: Random, data: bytes) -> bytes:
    """A text in no encoding."""
    text = rng.choice((b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"ok\xe2\x82"))
    return data + length_prefixed(rng.randint(1, 11), text)


def lying_length(rng: Random, data: bytes) -> bytes:
    """A part that says that it is longer than all that is there."""
    length = rng.choice((len(data) + 1, 2**31 - 1, 2**32, 2**63))
    return _insert(rng, data, varint(rng.randint(1, 11) << 3 | 2) + varint(length))


def noise(rng: Random, _data: bytes) -> bytes:
    """Nothing of what it was."""
    return rng.randbytes(rng.randint(0, 256))


MUTATIONS: tuple[Mutation, ...] = (
    flip,
    overwrite,
    truncate,
    duplicate,
    splice,
    unknown_field,
    wrong_wire_type,
    group,
    overlong_varint,
    nested,
    not_utf8,
    lying_length,
    noise,
)


def varint(number: int) -> bytes:
    """A number as protobuf writes it."""
    written = bytearray()
    while number > 0x7F:
        written.append(number & 0x7F | 0x80)
        number >>= 7
    written.append(number)
    return bytes(written)


def length_prefixed(number: int, content: bytes) -> bytes:
    """A field that holds bytes, a text or a message."""
    return varint(number << 3 | 2) + varint(len(content)) + content


def _span(rng: Random, data: bytes) -> tuple[int, int]:
    start = rng.randint(0, len(data))
    return start, min(len(data), start + rng.randint(0, 64))


def _insert(rng: Random, data: bytes, part: bytes) -> bytes:
    at = rng.choice((0, len(data), rng.randint(0, len(data))))
    return data[:at] + part + data[at:]
