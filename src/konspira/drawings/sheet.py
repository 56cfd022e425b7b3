"""What every drawn table begins with: one view, the names of its seats, and the words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic, Protocol, TypeVar

from konspira.kernel.game import Game
from konspira.kernel.shapes import Waiting
from konspira.words import Words


class Seen(Protocol):
    """What the views of all games have."""

    @property
    def seat(self) -> int | None:
        """Return whose eyes they are; None: a spectator's."""

    @property
    def waiting(self) -> Sequence[Waiting]:
        """Return who is asked."""


ViewType = TypeVar("ViewType", bound=Seen)
GameType = TypeVar("GameType", bound=Game)


class Sheet(Generic[ViewType, GameType]):
    """One view, ready to be printed. A game says how: by `__rich_console__`."""

    prefix: ClassVar[str]  # what the messages of its table begin with

    def __init__(self, view: ViewType, game: GameType, names: Sequence[str], words: Words) -> None:
        self.view = view
        self.game = game
        self.words = words
        self.names = [
            words.say("name-you", name=name) if seat == view.seat else name
            for seat, name in enumerate(names)
        ]
        self.asked = {entry.seat for entry in view.waiting}

    def say(self, message: str, **facts: object) -> str:
        """A word of this table."""
        return self.words.say(self.prefix + message, **facts)

    def term(self, subject: str, id: str) -> str:
        """The name of a thing in the game."""
        return self.words.term(self.game, subject, id)
