"""Tables of a game's content inside its guide: a line `[aid: hint_sheet]` becomes one.

The game gives ids and numbers, here they become words, so that a guide agrees with the content
that is played with, our own or another.
"""

from __future__ import annotations

import re

from konspira.kernel.game import Aid, Game
from konspira.words import Words

MARK = re.compile(r"^\[aid: (\w+)\]$", re.MULTILINE)
FIGURE = re.compile(r"^\[figure: ([a-z-]+)\]\n\n?", re.MULTILINE)


def filled(text: str, game: Game, words: Words, figure: str = "") -> str:
    """A guide with the tables that it asks for; `figure` is what stands for a picture."""
    known = {aid.id: aid for aid in game.aids()}
    text = FIGURE.sub(f"{figure}\n\n" if figure else "", text)
    return MARK.sub(lambda mark: markdown(known[mark[1]], game, words), text)


def markdown(aid: Aid, game: Game, words: Words) -> str:
    """A table of content in Markdown."""
    heads = [words.term(game, *head) for head in (aid.corner, *aid.columns)]
    lines = [heads, ["---", *["---:"] * len(aid.columns)]]
    for row in aid.rows:
        numbers = [str(number or "·") for number in row.numbers]
        lines.append([words.term(game, row.subject, row.id), *numbers])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
