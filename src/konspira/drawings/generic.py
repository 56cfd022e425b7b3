"""Any table of any game: what a view holds, name by name. Games with a drawing of their own win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from konspira.kernel.game import Game
from konspira.words import Words

HEADINGS: tuple[str, ...] = ()
FIELDS = ("bet", "card", "pot", "public", "raises", "round", "scores")  # those with words
LEFT_OUT = ("game", "seat", "waiting")  # said elsewhere, in words
NOTHING = "–"


def draw(view: Any, game: Game, names: Sequence[str], words: Words) -> RenderableType:
    """Single facts in a list; lists with an entry for each seat as a table of the seats."""
    data: dict[str, Any] = msgspec.to_builtins(view)
    facts = {name: value for name, value in data.items() if name not in LEFT_OUT}
    if facts.get("scores") is None:
        facts.pop("scores", None)  # only at the end
    shared = Table(box=None, show_header=False, pad_edge=False)
    shared.add_column(style="dim")
    shared.add_column()
    columns: dict[str, list[str]] = {}
    for name, value in facts.items():
        if isinstance(value, list) and len(value) == len(names):
            columns.update(_columns(name, value, game, words))
        else:
            shared.add_row(label(name, game, words), show(value, game, words))
    viewer = data.get("seat")
    return Group(shared, _seat_table(columns, names, viewer, words))


def finale(view: Any, game: Game, names: Sequence[str], words: Words) -> RenderableType:
    """The last view tells how it ended."""
    return draw(view, game, names, words)


def note(view: Any, choice: str, game: Game, words: Words) -> str:
    """Nothing is known about the options of any game."""
    return ""


def _columns(name: str, value: list[Any], game: Game, words: Words) -> dict[str, list[str]]:
    """The columns that a list with an entry for each seat gives."""
    if value and all(isinstance(entry, Mapping) for entry in value):
        keys = list(dict.fromkeys(key for entry in value for key in entry))
        return {
            label(key, game, words): [show(entry.get(key), game, words) for entry in value]
            for key in keys
        }
    return {label(name, game, words): [show(entry, game, words) for entry in value]}


def _seat_table(
    columns: Mapping[str, list[str]], names: Sequence[str], viewer: int | None, words: Words
) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("")
    for title in columns:
        table.add_column(title, justify="center")
    for seat, name in enumerate(names):
        mine = seat == viewer
        shown = Text(words.say("name-you", name=name) if mine else name, "bold" if mine else "")
        table.add_row(shown, *[cells[seat] for cells in columns.values()])
    return table


def label(name: str, game: Game, words: Words) -> str:
    """Return what a field is called, or its name in the code where nobody gave it a word."""
    own = words.field(game, name)
    if own is not None:
        return own
    return words.say(f"shell-field-{name}") if name in FIELDS else name.replace("_", " ")


def show(value: Any, game: Game, words: Words) -> str:
    """A value of a view, with the names of cards where it names some."""
    if value is None or value in ({}, [], ""):
        return NOTHING
    if isinstance(value, Mapping):
        return ", ".join(f"{show(key, game, words)} {value[key]}" for key in value)
    if isinstance(value, list | tuple):
        return ", ".join(show(entry, game, words) for entry in value)
    if isinstance(value, bool):
        return words.say("shell-yes") if value else words.say("shell-no")
    for subject, ids in game.vocabulary.items():
        if value in ids:
            return words.term(game, subject, value)
    return str(value).replace("-", "−") if isinstance(value, int) else str(value)
