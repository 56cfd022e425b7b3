"""Chance: one fast word for simulation, one keyed stream for live tables.

Both give 32 random bits at a time; `below` turns them into an unbiased number. The fast word is a
multiply-with-carry generator whose whole state is one 62-bit int, so a copy costs nothing. The
stream is BLAKE2b under a key that only the server holds: the numbers that a player sees tell
nothing about the next ones.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

from konspira.kernel.compiling import i64

MULTIPLIER: Final[i64] = 1013904045  # MULTIPLIER * 2**32 - 1 is a safe prime
LOW32: Final[i64] = 0xFFFFFFFF
RANGE32: Final[i64] = 0x100000000
MOST: Final[i64] = 0x7FFFFFFF
MASK62: Final[i64] = 0x3FFFFFFFFFFFFFFF


def word_of(seed: int) -> i64:
    """Return the starting word of a seed: neighbouring seeds give unrelated words."""
    # Only the low 62 bits of a product are kept, so a compiled overflow changes nothing.
    start: i64 = seed & 0x3FFFFFFFFFFFFFFF
    mixed: i64 = ((start ^ 0x2545F4914F6CDD1D) * 0x1E3779B97F4A7C15) & MASK62
    mixed = ((mixed ^ (mixed >> 32)) * 0x14D049BB133111EB) & MASK62
    # Half of the range lies on the long cycle for certain; zero would stand still.
    return ((mixed ^ (mixed >> 29)) >> 1) + 1


def stream_bits(key: bytes, place: int) -> int:
    """Return the 32 bits at one place of the stream that belongs to a key."""
    block: bytes = _block(key, place >> 4)
    start = (place & 15) * 4
    return int.from_bytes(block[start : start + 4], "little")


@lru_cache(maxsize=32)  # a deal takes sixteen cards from each
def _block(key: bytes, number: int) -> bytes:
    return blake2b(number.to_bytes(8, "little"), key=key).digest()


class Rng:
    """A generator for bots, tests and all code outside a state."""

    __slots__ = ("word",)

    word: i64

    def __init__(self, seed: int = 0) -> None:
        self.word = word_of(seed)

    def __reduce__(self) -> tuple[Any, ...]:
        return _rng, (int(self.word),)

    def __repr__(self) -> str:
        return f"<Rng at {int(self.word)}>"

    def below(self, bound: i64) -> i64:
        """Return a uniform number in range(bound); a bound has at most 31 bits."""
        if bound < 1 or bound > MOST:
            raise ValueError("a bound must lie between 1 and 2147483647")
        while True:
            word: i64 = MULTIPLIER * (self.word & LOW32) + (self.word >> 32)
            self.word = word
            wide: i64 = ((word ^ (word >> 32)) & LOW32) * bound
            # Multiplying favours some results unless the lowest few products are thrown away.
            if (wide & LOW32) >= bound or (wide & LOW32) >= (RANGE32 - bound) % bound:
                return wide >> 32

    def real(self) -> float:
        """Return a uniform number from 0.0 up to, but not including, 1.0."""
        return (self.below(1 << 26) * 67108864 + self.below(1 << 26)) / 4503599627370496

    def fresh_word(self) -> i64:
        """Return a starting word for a state's own generator."""
        high = self.below(1 << 28)
        return (high << 32) + self.below(1 << 30) + 1

    def choice(self, items: list[int]) -> int:
        """Return one of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        """Put the items into random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def _rng(word: int) -> Rng:
    """Return a generator from its pickle."""
    new = Rng()
    new.word = word
    return new
