"""Bots of our own, as somebody outside would write them, found by their module's path."""

from __future__ import annotations

from konspira.bots import Bot, Desk


class First(Bot):
    """Takes the first option, or the one at the place it is told."""

    def __init__(self, seed: int = 0, place: int = 0) -> None:
        super().__init__(seed)
        self.place = place

    @classmethod
    def named(cls, argument: str, seed: int) -> Bot:
        return cls(seed, int(argument))

    def choose(self, desk: Desk) -> int:
        return desk.options[self.place % len(desk.options)]


def last(seed: int, argument: str = "-1") -> Bot:
    """A factory that is a function."""
    return First(seed, int(argument))


class Broken(Bot):
    """Fails in the middle of a game."""

    def choose(self, desk: Desk) -> int:
        raise ZeroDivisionError("too clever by half")


class Cheat(Bot):
    """Names a choice that is not offered."""

    def choose(self, desk: Desk) -> int:
        return max(desk.options) + 1000


def no_bot(seed: int) -> str:
    """Makes something else."""
    return f"seed {seed}"


NUMBER = 7  # nothing that could be called
