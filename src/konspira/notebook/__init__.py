"""Tables that draw themselves in a notebook: HTML of one piece, without scripts and a server.

A view draws what its seat may see. A state draws what a spectator may see, so that a notebook that
is passed on tells no secret; `show(state, seat)` draws it for a seat, with its question.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from konspira import catalogue
from konspira.kernel.errors import OptionError
from konspira.kernel.game import Game
from konspira.kernel.record import Record
from konspira.kernel.showing import Seen
from konspira.kernel.state import State
from konspira.notebook import generic
from konspira.notebook.kit import EYE, Html, Part, Sheet, chip, framed, mark, notes, tag
from konspira.words import LANGUAGES, Words

__all__ = ["Drawing", "html", "language", "show"]

GAMES = "konspira.games"


def language(environment: Mapping[str, str] = os.environ) -> str:
    """The reader's language: KONSPIRA_LANG, else that of the system where we speak it."""
    for name in ("KONSPIRA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            found = environment[name].replace("-", "_").split("_")[0].split(".")[0].lower()
            return found if found in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


class Drawing:
    """A drawing that a notebook shows; `html` is its text."""

    def __init__(self, html: str) -> None:
        self.html = html

    def __repr__(self) -> str:
        return f"<Drawing: {len(self.html)} letters of HTML>"

    def _repr_html_(self) -> str:
        return self.html


def show(
    thing: State | Seen | Game | Record,
    seat: int | None = None,
    names: Sequence[str] | None = None,
    lang: str | None = None,
) -> Drawing:
    """Draw a state for a seat with its question (None: a spectator), or a view, game or record."""
    words = Words(lang or language())
    if isinstance(thing, State):
        return Drawing(_state(thing, seat, names, words))
    if seat is not None:
        raise OptionError(
            "drawn-for-seat",
            f"only a state can be drawn for a seat, not a {type(thing).__name__}; leave out the "
            "seat, or draw the state",
            value=type(thing).__name__,
        )
    if isinstance(thing, Game):
        return Drawing(_game(thing, words))
    if isinstance(thing, Record):
        return Drawing(_record(thing, words))
    view: Any = thing
    return Drawing(_table(view, catalogue.kind_of(view.game), names, words))


def html(thing: Any) -> str:
    """Return what `_repr_html_` of a state, a view, a game or a record gives."""
    return show(thing).html


def _drawer(kind: type[Game] | Game) -> ModuleType:
    """The module that draws a game: the one named like its package, else one that draws any."""
    cls = kind if isinstance(kind, type) else type(kind)
    package, _, name = cls.__module__.rpartition(".")[0].rpartition(".")
    if package == GAMES and find_spec(f"{__name__}.{name}"):
        return import_module(f"{__name__}.{name}")
    return generic


def _names(count: int, names: Sequence[str] | None, words: Words) -> list[str]:
    """The names of the seats; seats without one are counted from 0, as in the code."""
    given = list(names or [])[:count]
    return given + [words.say("seat-number", seat=seat) for seat in range(len(given), count)]


def _table(
    view: Any,
    kind: type[Game] | Game,
    names: Sequence[str] | None,
    words: Words,
    more: Part = None,
) -> Html:
    sheet = Sheet(view, kind, words, _names(len(view.seats), names, words))
    drawer = _drawer(kind)
    eyes: Part = [EYE, words.say("shell-spectator")]
    if view.seat is not None:
        eyes = [mark(view.seat), words.say("notebook-eyes", name=sheet.names[view.seat])]
    parts: list[Part] = [*drawer.draw(sheet), more or sheet.waiting()]
    return framed(words.game(kind), drawer.facts(sheet), eyes, parts, words.language)


def _state(state: State, seat: int | None, names: Sequence[str] | None, words: Words) -> Html:
    asked = None
    question = None if seat is None else state.question(seat)
    if question is not None and seat is not None:
        known = _names(state.game.seats, names, words)
        said = words.say("notebook-asked", name=known[seat])
        asked = tag(
            "div",
            tag("b", said),
            f" {words.question(state.game, question, known)} ",
            [tag("code", name) for name in state.offers(seat)],
            class_="kx-q",
        )
    return _table(state.view(seat), state.game, names, words, asked)


def _game(game: Game, words: Words) -> Html:
    options = [
        chip(f"{words.setting(game, name)}: {words.value(game, name, value)}", title=name)
        for name, value in game.shown(game.options).items()
    ]
    parts = [
        notes(words.blurb(game)),
        notes(
            [f"{words.say('notebook-rules')} ", tag("b", game.version)],
            [f"{words.say('notebook-content')} ", tag("code", game.pack.hash)],
        ),
        notes([f"{words.say('notebook-options')} ", options]) if options else None,
    ]
    facts = [f"{words.say('notebook-seats')}: {game.seats}"]
    return framed(words.game(game), facts, None, parts, words.language)


def _record(record: Record, words: Words) -> Html:
    """Return who played and how it ended, without the choices: a spectator may not know them."""
    kind = catalogue.kind_of(record.place or record.game)
    names = _names(record.seats, record.players, words)
    start = words.say("notebook-key")
    if record.key is None:
        start = words.say("notebook-seed", seed=str(record.seed))
    made = words.say("notebook-choices", count=len(record.choices))
    end = "" if record.result else words.say("notebook-unfinished")
    facts = [words.say("notebook-record"), start, made, end]
    result = record.result
    rows = [
        tag(
            "tr",
            tag("th", mark(seat), " ", name, scope="row"),
            tag("td", tag("span", result.scores[seat] if result else "", class_="kx-b")),
            tag("td", f"{result.ranks[seat]}." if result else ""),
        )
        for seat, name in enumerate(names)
    ]
    head = tag(
        "tr",
        tag("th"),
        tag("th", words.say("notebook-score"), scope="col"),
        tag("th", words.say("notebook-place"), scope="col"),
    )
    table = tag("table", tag("thead", head), tag("tbody", rows), class_="kx-t")
    return framed(words.game(kind), facts, None, [table], words.language)
