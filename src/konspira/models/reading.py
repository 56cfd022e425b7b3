"""A turn as text, in the words of the terminal: what happened, the table, question and options.

Everything is made from one seat's view, events, question and options, so it tells no more than they
do. A turn has a limit, and what happened longest ago is left out first.
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
LINES = "─━│┃═ "  # what only rules off


def tokens(text: str) -> int:
    """How many tokens a text has at most, by a careful guess: a third of its bytes in UTF-8."""
    return ceil(len(text.encode()) / BYTES)


def plain(shown: RenderableType) -> str:
    """A drawing as text, without colours, lines that only rule off, and empty ends of lines."""
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
    """One game and one language: everything that a seat reads."""

    def __init__(self, game: Game, names: Sequence[str], words: Words) -> None:
        self.game = game
        self.names = names
        self.words = words
        self.draws = drawing(game)

    def table(self, view: Any) -> str:
        """The table with the eyes of the view's seat."""
        return plain(self.draws.draw(view, self.game, self.names, self.words))

    def finale(self, view: Any) -> str:
        """The final scoring, item by item."""
        return plain(self.draws.finale(view, self.game, self.names, self.words))

    def question(self, question: Question) -> str:
        """What a seat is asked."""
        return self.words.question(self.game, question, self.names)

    def option(self, view: Any, option: int) -> str:
        """A choice in words, what there is to say of it now, and its name."""
        name = self.game.name(option)
        note = self.draws.note(view, name, self.game, self.words)
        said = self.words.choice(self.game, option, self.names)
        return f"{said}{f' ({note})' if note else ''} [{name}]"

    def options(self, view: Any, options: Sequence[int], rules: bool = False) -> list[str]:
        """The choices, numbered from 1; with the rule that each belongs to, where asked for."""
        family = self.game.table.family
        return [
            f"{number}. {self.option(view, option)}{f' {family(option).rule}' if rules else ''}"
            for number, option in enumerate(options, start=1)
        ]

    def event(self, event: Event, seat: int) -> str:
        """What happened, as this seat heard it."""
        return self.words.event(self.game, event, self.names, seat)

    def forced(self, option: int) -> str:
        """A choice that was made for a seat, because it was the only one."""
        return self.words.say(
            "shell-forced", choice=self.words.choice(self.game, option, self.names)
        )

    def reason(self, refusal: Refusal) -> str:
        """Why a choice is not offered, and the rule that says so."""
        return f"{self.words.refusal(self.game, refusal, self.names)} ({refusal.rule})"

    def notes(self, ids: Sequence[str]) -> list[str]:
        """Hints for newcomers."""
        return [
            self.words.say("shell-note", note=self.words.term(self.game, "note", id)) for id in ids
        ]

    def result(self, winners: Sequence[int]) -> str:
        """Who has won."""
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
        """What happened, then the other parts; the oldest news make room where it is too much."""
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
