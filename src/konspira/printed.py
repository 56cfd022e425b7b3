"""Where each rule stands in the printed rulebooks: the book, its section and its page.

The files lie in `docs/rules/origins`, one for each game that has a printed rulebook.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from konspira.books import RULES
from konspira.words import Words


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A printed rulebook."""

    id: str
    title: str
    edition: str
    language: str


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section of a rulebook, and the rules that stand in it."""

    book: str
    section: str
    rules: tuple[str, ...]
    page: int | None = None  # None: the book, as we have it, has no page numbers


class Listed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules that stand in no rulebook."""

    rules: tuple[str, ...] = ()


class Origins(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the rules of one game come from."""

    book: tuple[Book, ...] = ()
    place: tuple[Place, ...] = ()
    elsewhere: Listed = Listed()  # public sources, named beside the rule
    ours: Listed = Listed()  # readings of ours

    def places(self, rule: str) -> list[tuple[Book, Place]]:
        """The sections in which a rule stands, in the order of the rulebook."""
        books = {book.id: book for book in self.book}
        return [(books[place.book], place) for place in self.place if rule in place.rules]

    def known(self) -> set[str]:
        """All rules that have an origin."""
        printed = {rule for place in self.place for rule in place.rules}
        return printed | {*self.elsewhere.rules} | {*self.ours.rules}


@cache
def origins(game: str, folder: Path = RULES) -> Origins:
    """Return where the rules of a game come from; empty for a game without a printed rulebook."""
    path = folder / "origins" / f"{game}.toml"
    if not path.is_file():
        return Origins()
    return msgspec.toml.decode(path.read_bytes(), type=Origins)


def printed(game: str, rule: str, words: Words) -> str:
    """Return where a rule stands, in one line; empty where nothing is known of it."""
    found = origins(game)
    places = found.places(rule)
    if places:
        return "; ".join(_named(book, place, words) for book, place in places)
    if rule in found.elsewhere.rules:
        return words.say("rule-elsewhere")
    return words.say("rule-ours") if rule in found.ours.rules else ""


def _named(book: Book, place: Place, words: Words) -> str:
    facts = {"title": book.title, "language": book.language, "section": place.section}
    if place.page is None:
        return words.say("rule-printed", **facts)
    return words.say("rule-printed-page", **facts, page=str(place.page))
