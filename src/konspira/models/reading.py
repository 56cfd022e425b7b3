"""A turn as text, in the words of the terminal: the news, the table, question and options.

Everything is made from one seat's view, events, question and options, so it tells no more than they
do. A turn has a limit, and the oldest news are left out first.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from math import ceil
from typing import Any

from rich.console import Console, RenderableType

from konspira.drawings import drawing
from konspira.kernel.events import Event, Question, Refusal
from konspira.kernel.game import Game
from konspira.words import Words

MOST_TOKENS = 2000  # of a turn
BYTES = 3  # of a token: English has four or more, German and Polish a little more than three
WIDTH = 100
LINES = "─━│┃═ "  # lines made of these only divide parts


def tokens(text: str) -> int:
    """Estimate the tokens of a text, rather too many: a third of its bytes in UTF-8."""
    return ceil(len(text.encode()) / BYTES)


def plain(shown: RenderableType) -> str:
    """Return a drawing as text, without colours, dividing lines, and empty ends of lines."""
    out = StringIO()
    console = Console(
        file=out,
        width=WIDTH,
        color_system=None,
        force_terminal=False,
        legacy_windows=False,
        markup=False,
        emoji=False,
        highlight=False,
    )
    console.print(shown)
    lines = [line.rstrip() for line in out.getvalue().splitlines()]
    return "\n".join(line for line in lines if line.strip(LINES))


class Reader:
    """One game and one language: all texts that a seat reads."""

    def __init__(self, game: Game, names: Sequence[str], words: Words) -> None:
        self.game = game
        self.names = names
        self.words = words
        self.draws = drawing(game)

    def table(self, view: Any) -> str:
        """Return the table with the eyes of the view's seat."""
        return plain(self.draws.draw(view, self.game, self.names, self.words))

    def finale(self, view: Any) -> str:
        """Return the final scoring, item by item."""
        return plain(self.draws.finale(view, self.game, self.names, self.words))

    def question(self, question: Question) -> str:
        """Return the question of a seat."""
        return self.words.question(self.game, question, self.names)

    def option(self, view: Any, option: int) -> str:
        """Return a choice in words, remarks on it, and its name."""
        name = self.game.name(option)
        note = self.draws.note(view, name, self.game, self.words)
        said = self.words.choice(self.game, option, self.names)
        return f"{said}{f' ({note})' if note else ''} [{name}]"

    def options(self, view: Any, options: Sequence[int], rules: bool = False) -> list[str]:
        """Return the choices, numbered from 1; with the rule of each, if asked for."""
        family = self.game.table.family
        return [
            f"{number}. {self.option(view, option)}{f' {family(option).rule}' if rules else ''}"
            for number, option in enumerate(options, start=1)
        ]

    def event(self, event: Event, seat: int) -> str:
        """Return an event as this seat heard it."""
        return self.words.event(self.game, event, self.names, seat)

    def forced(self, option: int) -> str:
        """Return a choice that was made for a seat because it was the only one."""
        return self.words.say(
            "shell-forced", choice=self.words.choice(self.game, option, self.names)
        )

    def reason(self, refusal: Refusal) -> str:
        """Return why a choice is not offered, and the rule that says so."""
        return f"{self.words.refusal(self.game, refusal, self.names)} ({refusal.rule})"

    def notes(self, ids: Sequence[str]) -> list[str]:
        """Return hints for newcomers."""
        return [
            self.words.say("shell-note", note=self.words.term(self.game, "note", id)) for id in ids
        ]

    def result(self, winners: Sequence[int]) -> str:
        """Return the winners."""
        names = [self.names[seat] for seat in winners]
        if self.game.draws and len(names) == self.game.seats:
            return self.words.say("shell-draw")
        if len(names) == 1:
            return self.words.say("shell-winner", name=names[0])
        shared = self.words.say("list-and", rest=", ".join(names[:-1]), last=names[-1])
        return self.words.say("shell-winners", names=shared)

    def turn(
        self, lead: str, news: Sequence[str], parts: Sequence[str], most: int = MOST_TOKENS
    ) -> str:
        """Return the news, then the other parts; the oldest news are left out if it is too much."""
        kept = list(news)
        while True:
            left_out = len(news) - len(kept)
            lines = [self.words.say("models-news")] if news else []
            if left_out:
                lines.append(self.words.say("models-news-cut", count=left_out))
            blocks = [lead, "\n".join([*lines, *kept]), *parts]
            text = "\n\n".join(block for block in blocks if block)
            over = tokens(text) - most
            if over <= 0 or not kept:
                return text
            while kept and over > 0:
                over -= len(kept.pop(0).encode()) // BYTES
