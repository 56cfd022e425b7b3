"""The table of Spiskowcy: card types against seats, majorities by a sign, your own cards beside.

Wide terminals get a row for each seat, narrow ones a column for each seat, the narrowest ones
letters in place of names.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import cast

from rich.box import Box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from konspira.drawings.sheet import Sheet
from konspira.games.spiskowcy.cards import CARDS, CHARACTERS
from konspira.games.spiskowcy.game import SpiskowcyGame
from konspira.games.spiskowcy.shapes import View
from konspira.kernel.game import Game
from konspira.words import Words

HEADINGS = ("round-began", "phase-began")

# Lines below the heading and between sections, nothing else.
RULED = Box("    \n    \n ── \n    \n ── \n ── \n    \n    \n")

MAJORITY = "★"
BY_SEER = "☆"  # a majority that only the Seer's tie-break gives: power, but no points (SPI-4.8)
FIRST = "⚑"
ASKED = "▸"
NONE = "·"
UNKNOWN = "?"
YES = "✓"
CUT = "…"  # what rich leaves of a word that does not fit
LETTERS = "ABCDEFGH"  # seats, where there is no room for names

# Choices that take cards out of the hand or turn up cards of the order.
FROM_HAND = re.compile(r"order_(?:type|second)\((\w+)\)")
FROM_ORDER = re.compile(r"reveal\((\w+)\)")


def draw(view: View, game: Game, names: Sequence[str], words: Words) -> RenderableType:
    """The whole table: where the round stands, who has what, what the signs mean."""
    return SpiskowcySheet(view, cast(SpiskowcyGame, game), names, words)


def finale(view: View, game: Game, names: Sequence[str], words: Words) -> RenderableType:
    """Return who is paid for what (SPI-12): a column for each seat, the total below."""
    sheet = SpiskowcySheet(view, cast(SpiskowcyGame, game), names, words)
    return Fitting(sheet.scoring(), sheet.slim_scoring())


def note(view: View, choice: str, game: Game, words: Words) -> str:
    """Return how many cards of that type are in the hand or in the order."""
    if view.seat is None:
        return ""
    mine = view.seats[view.seat]
    for pattern, row in ((FROM_HAND, mine.hand), (FROM_ORDER, mine.orders)):
        found = pattern.fullmatch(choice)
        if found and row:
            return f"×{row.get(found[1], 0)}"
    return ""


class Fitting:
    """A table as it is, if no word of it must be cut; else what stands in for it."""

    def __init__(self, table: Table, slim: RenderableType) -> None:
        self.table = table
        self.slim = slim

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        needed = Measurement.get(console, options.update_width(999), self.table).minimum
        cut = any(CUT in segment.text for segment in console.render(self.table, options))
        yield self.slim if cut or needed > options.max_width else self.table


class SpiskowcySheet(Sheet[View, SpiskowcyGame]):
    """The table of this game, ready to be printed."""

    prefix = "shell-spiskowcy-"

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = self.cards_by_seat()
        needed = Measurement.get(console, options.update_width(999), wide).maximum
        yield self.status()
        if needed <= options.max_width:
            yield wide
            yield Text()
            yield self.facts_by_seat()
        else:
            yield Fitting(self.by_card(), self.slim_by_card())
        yield self.legend()

    # -- around the table --------------------------------------------------------------------------

    def status(self) -> Text:
        """Return where the game stands, in one line."""
        view = self.view
        parts = [
            self.say("round", round=view.round, rounds=view.rounds),
            self.term("phase", view.phase),
            self.say("place", deal=view.deal, keep=view.keep),
            self.say("bank", count=view.bank),
            self.say("deck", count=UNKNOWN if view.deck_size is None else str(view.deck_size)),
        ]
        return Text(" · ".join(parts), style="bold")

    def legend(self) -> Text:
        """Return what the signs mean."""
        signs = [(MAJORITY, "majority"), (BY_SEER, "by-seer"), (FIRST, "first")]
        if self.asked:
            signs.append((ASKED, "asked"))
        return Text("  ".join(f"{sign} {self.say(word)}" for sign, word in signs), style="dim")

    # -- the layouts -----------------------------------------------------------------------------

    def cards_by_seat(self) -> Table:
        """A row for each seat, a column for each card type; your own cards below."""
        table = Table(box=RULED, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column("", no_wrap=True)
        for card in CARDS:
            table.add_column(self.card(card), justify="right", no_wrap=True)
        table.add_row(Text(self.say("worth"), "dim"), *[self.worth(card) for card in CARDS])
        for seat in range(len(self.names)):
            table.add_row(self.name(seat), *[self.count(seat, card) for card in CARDS])
        table.add_section()
        for title, row in self.own_rows():
            table.add_row(Text(title, "cyan"), *[self.own_count(row, card) for card in CARDS])
        return table

    def facts_by_seat(self) -> Table:
        """A row for each seat, a column for everything else that is known of it."""
        table = Table(box=RULED, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column("", no_wrap=True)
        extras = self.extras()
        for title, _ in extras:
            table.add_column(title, justify="right")
        for seat in range(len(self.names)):
            table.add_row(self.name(seat), *[cells[seat] for _, cells in extras])
        return table

    def by_card(self) -> Table:
        """A row for each card type, a column for each seat; your own cards at the right."""
        table = Table(box=RULED, show_edge=False, pad_edge=False)
        own = self.own_rows()
        table.add_column("", no_wrap=True)
        table.add_column(self.say("worth"), justify="right")
        for seat in range(len(self.names)):
            table.add_column(self.name(seat), justify="right", overflow="ellipsis")
        for title, _ in own:
            table.add_column(Text(title, "cyan"), justify="right")
        for kind, card in enumerate(CARDS):
            counts = [self.count(seat, card) for seat in range(len(self.names))]
            hand = [self.own_count(row, card) for _, row in own]
            last = kind in (CHARACTERS - 1, len(CARDS) - 1)
            table.add_row(self.card(card), self.worth(card), *counts, *hand, end_section=last)
        for title, cells in self.extras():
            table.add_row(title, "", *cells)
        return table

    def slim_by_card(self) -> Group:
        """The same for the narrowest terminals: letters for the seats, your own cards in words."""
        table = self.slim_table(self.say("worth"))
        for kind, card in enumerate(CARDS):
            counts = [self.count(seat, card) for seat in range(len(self.names))]
            last = kind in (CHARACTERS - 1, len(CARDS) - 1)
            table.add_row(self.card(card), self.worth(card), *counts, end_section=last)
        for title, cells in self.extras():
            table.add_row(title, "", *cells)
        own = [
            Text.assemble((f"{title}: ", "cyan"), self.words.cards(self.game, row))
            for title, row in self.own_rows()
        ]
        return Group(self.key_to_seats(), table, *own)

    def slim_table(self, *titles: str) -> Table:
        """A table whose columns of numbers are never cut; the words before them are folded."""
        table = Table(box=RULED, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column("", overflow="fold")
        for title in (*titles, *LETTERS[: len(self.names)]):
            table.add_column(title, justify="right", no_wrap=True)
        return table

    def key_to_seats(self) -> Text:
        """Return which letter stands for whom."""
        names = [self.name(seat) for seat in range(len(self.names))]
        pairs = zip(LETTERS, names, strict=False)
        return Text("  ").join(
            Text.assemble((f"{letter}: ", "dim"), name) for letter, name in pairs
        )

    # -- cells -------------------------------------------------------------------------------------

    def card(self, card: str) -> Text:
        """The name of a card; events are set apart from characters."""
        style = "" if card in self.view.leaders else "italic"
        return Text(self.words.card(self.game, card), style=style)

    def worth(self, card: str) -> Text:
        """Return what a card type pays or costs at the end."""
        return Text(signed(self.game.rules.influence[CARDS.index(card)]), style="dim")

    def name(self, seat: int) -> Text:
        """The name of a seat with its signs."""
        name = Text(self.names[seat], style="bold" if seat == self.view.seat else "")
        if seat == self.view.first:
            name.append(f" {FIRST}")
        return Text.assemble((f"{ASKED} ", "bold green"), name) if seat in self.asked else name

    def count(self, seat: int, card: str) -> Text:
        """Return how many copies lie before a seat, with the sign of the majority."""
        copies = self.view.seats[seat].tableau.get(card, 0)
        if not copies:
            return Text(NONE, style="dim")
        sign = self.sign(seat, card)
        style = "bold yellow" if sign else "red" if card not in self.view.leaders else ""
        return Text(f"{sign}{copies}", style=style)

    def sign(self, seat: int, card: str) -> str:
        """The majority of a seat in a character, and whether the Seer alone gives it."""
        if self.view.leaders.get(card) != seat:
            return ""
        rows = [other.tableau.get(card, 0) for other in self.view.seats]
        return MAJORITY if rows.count(rows[seat]) == 1 else BY_SEER

    def own_rows(self) -> list[tuple[str, Mapping[str, int]]]:
        """Your hand and your order, where you have any."""
        if self.view.seat is None:
            return []
        mine = self.view.seats[self.view.seat]
        rows = [(self.say("hand"), mine.hand), (self.say("order"), mine.orders)]
        return [(title, row) for title, row in rows if row]

    def own_count(self, row: Mapping[str, int], card: str) -> Text:
        """Return how many copies you hold."""
        if card in row:
            return Text(str(row[card]), style="bold cyan")
        return Text(NONE, style="dim")

    def extras(self) -> list[tuple[str, list[str]]]:
        """Return what is known of each seat beside its cards: a title and a cell for each seat."""
        seats = self.view.seats
        rows: list[tuple[str, Sequence[int | None]]] = [
            (self.say("cards", keep=self.view.keep), [sum(s.tableau.values()) for s in seats]),
            (self.say("hand-size"), [seat.hand_size for seat in seats]),
            (self.say("order-size"), [seat.orders_size for seat in seats]),
            (self.protection("raid"), [seat.raid_protected for seat in seats]),
            (self.protection("plot"), [seat.plot_protected for seat in seats]),
        ]
        busy = [row for row in rows if any(value != 0 for value in row[1])]
        busy.insert(0, (self.say("points"), [seat.points for seat in seats]))
        busy.append((self.say("total"), [seat.total for seat in seats]))
        return [(title, [shown(value) for value in values]) for title, values in busy]

    def protection(self, card: str) -> str:
        """The title for those whom an event cannot hit."""
        return self.say("protected", card=self.words.card(self.game, card))

    # -- the end -----------------------------------------------------------------------------------

    def scoring(self) -> Table:
        """The final scoring, item by item."""
        table = Table(box=RULED, show_edge=False, pad_edge=False, title=self.say("scoring"))
        table.add_column("")
        for name in self.names:
            table.add_column(name, justify="right", overflow="ellipsis")
        return self.scored(table)

    def slim_scoring(self) -> Group:
        """The same with letters for the seats."""
        return Group(
            Text(self.say("scoring"), "bold"), self.key_to_seats(), self.scored(self.slim_table())
        )

    def scored(self, table: Table) -> Table:
        """A table with the items of the scoring."""
        scores = self.view.scores or []
        for card in CARDS:
            if any(seat.tableau.get(card) for seat in self.view.seats):
                cells = [self.paid(seat, card) for seat in range(len(scores))]
                table.add_row(self.card(card), *cells)
        points = [signed(score.points) for score in scores]
        table.add_row(self.say("points"), *points, end_section=True)
        totals = [Text(signed(score.total), "bold") for score in scores]
        table.add_row(Text(self.say("sum"), "bold"), *totals)
        table.add_row(self.say("rank"), *[f"{score.rank}." for score in scores])
        return table

    def paid(self, seat: int, card: str) -> Text:
        """Return what a card type pays or costs a seat; else only how many copies it has."""
        copies = self.view.seats[seat].tableau.get(card, 0)
        scores = self.view.scores or []
        if card in scores[seat].characters:
            points = scores[seat].characters[card]
            return Text.assemble((f"{MAJORITY}{copies}", "dim"), (f" +{points}", "bold yellow"))
        if copies and card not in self.view.leaders:
            cost = copies * self.game.rules.influence[CARDS.index(card)]
            return Text.assemble((f"{copies}", "dim"), (f" {signed(cost)}", "red"))
        return Text(str(copies) if copies else NONE, style="dim")


def shown(value: int | bool | None) -> str:
    """A fact about a seat; None is what the viewer may not know."""
    if value is None:
        return UNKNOWN
    if isinstance(value, bool):
        return YES if value else NONE
    return signed(value)


def signed(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")
