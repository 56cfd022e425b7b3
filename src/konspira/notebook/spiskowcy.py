"""Spiskowcy: card types against seats, majorities in gold, the viewer's own cards below."""

from __future__ import annotations

from collections.abc import Mapping

from konspira.games.spiskowcy.cards import CARDS
from konspira.games.spiskowcy.shapes import SeatView, View
from konspira.notebook.kit import NOTHING, UNKNOWN, Html, Part, Sheet, chip, tag

# Two tinctures for each card, and how they part its field.
FIELDS = {
    "merchant": "linear-gradient(90deg,#b9801c 50%,#d9a640 50%)",
    "juggler": "linear-gradient(135deg,#a8322f 50%,#c9574a 50%)",
    "guard": "linear-gradient(160deg,#4b6480 45%,#6f88a3 45%)",
    "banker": "linear-gradient(45deg,#2f6b4a 50%,#4b8a66 50%)",
    "innkeeper": "repeating-linear-gradient(#9a5423 0 12px,#bd7a43 12px 24px)",
    "bishop": "linear-gradient(90deg,#6a3f7d 35%,#8a62a0 35% 65%,#6a3f7d 65%)",
    "prince": "linear-gradient(90deg,#2b4a8c 50%,#5171b5 50%)",
    "spy": "linear-gradient(115deg,#35363d 50%,#575963 50%)",
    "seer": "linear-gradient(#1f6a73,#4b929a)",
    "raid": "linear-gradient(#8a3a34,#6d2420)",
    "plot": "linear-gradient(#584069,#3c2a4d)",
}


def facts(sheet: Sheet) -> list[str]:
    """Return where the game stands."""
    view: View = sheet.view
    say = sheet.words.say
    deck = UNKNOWN if view.deck_size is None else str(view.deck_size)
    return [
        say("shell-spiskowcy-round", round=view.round, rounds=view.rounds),
        sheet.term("phase", view.phase),
        say("shell-spiskowcy-place", deal=view.deal, keep=view.keep),
        say("shell-spiskowcy-deck", count=deck),
        say("shell-spiskowcy-bank", count=view.bank),
    ]


def draw(sheet: Sheet) -> list[Part]:
    """The table."""
    view: View = sheet.view
    say = sheet.words.say
    heads: list[Part] = [
        tag("span", sheet.card(card), class_="kx-a", style=f"background:{FIELDS[card]}")
        for card in CARDS
    ]
    numbers = (
        say("shell-spiskowcy-order-size"),
        say("shell-spiskowcy-points"),
        say("shell-spiskowcy-total"),
    )
    heads += [tag("span", title, class_="kx-a kx-u") for title in numbers]
    rows = [[_name(sheet, seat), *_row(view, seat)] for seat in range(len(view.seats))]
    table = sheet.seats(heads, rows)
    own = "".join(_own(sheet))
    return [Html(table.replace("</tbody>", f"{own}</tbody>"))]


def _name(sheet: Sheet, seat: int) -> Html:
    place: SeatView = sheet.view.seats[seat]
    say = sheet.words.say
    return sheet.name(seat, f"{say('shell-spiskowcy-hand-size')}: {place.hand_size}")


def _row(view: View, seat: int) -> list[Part]:
    place = view.seats[seat]
    cells: list[Part] = [_count(view, seat, card) for card in CARDS]
    backs: Part = NOTHING
    if place.orders_size is None:
        backs = UNKNOWN
    elif place.orders_size:
        backs = [tag("span", class_="kx-d")] * place.orders_size
    total = tag("span", place.total, class_="kx-b")
    ranked = view.scores[seat].rank if view.scores else None
    return [*cells, backs, place.points, [total, f" ({ranked}.)" if ranked else ""]]


def _count(view: View, seat: int, card: str) -> Html:
    copies = view.seats[seat].tableau.get(card, 0)
    if not copies:
        return tag("span", NOTHING, class_="kx-z")
    return chip(copies, class_="kx-ld" if view.leaders.get(card) == seat else "")


def _own(sheet: Sheet) -> list[Html]:
    """The viewer's hand and order, under the columns of their cards."""
    view: View = sheet.view
    if view.seat is None:
        return []
    mine = view.seats[view.seat]
    rows: list[tuple[str, Mapping[str, int] | None]] = [
        (sheet.words.say("shell-spiskowcy-hand"), mine.hand),
        (sheet.words.say("shell-spiskowcy-order"), mine.orders),
    ]
    return [
        tag(
            "tr",
            tag("th", title, scope="row"),
            [tag("td", row.get(card) or NOTHING) for card in CARDS],
            [tag("td")] * 3,
            class_="kx-o",
        )
        for title, row in rows
        if row
    ]
