"""WebSocket frames as a table hears and says them all the time: small masked texts, plain texts."""

from __future__ import annotations

from typing import Final

SMALL: Final = 126  # bytes: a frame below has its length in its second byte
LARGE: Final = 65536  # from here on it has eight bytes for it
FINAL_TEXT: Final = 0x81
MASKED: Final = 0x80


def small_text(data: bytes) -> bytes | None:
    """The text of one whole small frame of a client; None: this is something else."""
    size = len(data) - 6
    if 0 <= size < SMALL and data[0] == FINAL_TEXT and data[1] == size | MASKED:
        return unmasked(data[6:], data[2:6])
    return None


def unmasked(data: bytes, mask: bytes) -> bytes:
    """Return what a client has masked: each byte is combined with the next one of four."""
    size = len(data)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")


def framed(texts: list[bytes]) -> bytes:
    """Texts of a server, a frame each."""
    parts: list[bytes] = []
    for text in texts:
        size = len(text)
        if size < SMALL:
            parts.append(bytes((FINAL_TEXT, size)))
        elif size < LARGE:
            parts.append(b"\x81\x7e" + size.to_bytes(2, "big"))
        else:
            parts.append(b"\x81\x7f" + size.to_bytes(8, "big"))
        parts.append(text)
    return b"".join(parts)


def ends_with_a_frame(data: bytes) -> bool:
    """Are these whole frames of a client, from the first byte to the last?"""
    place, end = 0, len(data)
    while place < end:
        if place + 2 > end or not data[place + 1] & MASKED:
            return False
        size, head = data[place + 1] & 0x7F, 6
        if size == SMALL:
            size, head = int.from_bytes(data[place + 2 : place + 4], "big"), 8
        elif size > SMALL:
            return False  # larger than anything we take
        place += head + size
    return place == end
