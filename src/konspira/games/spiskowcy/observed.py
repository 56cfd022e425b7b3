"""The layout of Spiskowcy's observations, and a reader that fills it from a view."""

from __future__ import annotations

from konspira.games.spiskowcy.actions import POWERS
from konspira.games.spiskowcy.cards import CARDS, CHARACTERS, KINDS
from konspira.games.spiskowcy.choices import MOST_COPIES
from konspira.games.spiskowcy.shapes import View
from konspira.games.spiskowcy.state import PHASES, Rules
from konspira.kernel.layout import Facts, Known, Part, code, count, flag, seats_of, turns_of

ALL_PHASES = [*PHASES, "over"]


def facts(kinds: tuple[str, ...], seats: int) -> Facts:
    """Return the codes for what a question is about."""
    names = seats_of(seats)
    about: Known = {
        "card": CARDS,
        "victim": names,
        "a": names,
        "card_a": CARDS,
        "count": MOST_COPIES,
    }
    return Facts(kinds, about)


def parts(asked: Facts, rules: Rules, seats: int) -> list[Part]:
    """Return the parts of an observation, in this order."""
    names = seats_of(seats)
    return [
        code("seat", names),
        *asked.parts,
        flag("turns", seats),
        count("round", rules.rounds),
        code("phase", ALL_PHASES),
        code("first", names),
        code("active", names),
        count("bank", rules.points),
        count("deck_size", rules.total + 1),  # one more than the number of cards; 0: unknown
        flag("used", len(POWERS)),
        count("hand", MOST_COPIES, KINDS),
        count("orders", MOST_COPIES, KINDS),
        count("tableau", MOST_COPIES, seats, KINDS),
        code("leaders", names, CHARACTERS),
        count("points", rules.points, seats),
        count("hand_size", rules.total, seats),
        flag("ready", seats),
        count("orders_size", MOST_COPIES + 1, seats),  # one more than the number; 0: unknown
        count("returned", MOST_COPIES, seats, KINDS),
    ]


def hidden() -> list[Part]:
    """Return the parts that no seat may know."""
    return [count("deck", MOST_COPIES, KINDS)]


def numbers(view: View) -> list[int]:
    """Return the numbers that a view shows, without the question."""
    own = None if view.seat is None else view.seats[view.seat]
    found = [
        *turns_of(view.waiting, len(view.seats)),
        view.round,
        ALL_PHASES.index(view.phase) + 1,
        view.first + 1,
        _seat(view.active),
        view.bank,
        0 if view.deck_size is None else view.deck_size + 1,
        *[int(power in view.used) for power in POWERS],
        *_row(None if own is None else own.hand),
        *_row(None if own is None else own.orders),
    ]
    for seat in view.seats:
        found += _row(seat.tableau)
    found += [_seat(view.leaders[card]) for card in CARDS[:CHARACTERS]]
    found += [seat.points for seat in view.seats]
    found += [seat.hand_size for seat in view.seats]
    found += [int(seat.ready) for seat in view.seats]
    found += [0 if seat.orders_size is None else seat.orders_size + 1 for seat in view.seats]
    for seat in view.seats:
        found += _row(seat.returned)
    return found


def _row(cards: dict[str, int] | None) -> list[int]:
    return [(cards or {}).get(card, 0) for card in CARDS]


def _seat(seat: int | None) -> int:
    return 0 if seat is None else seat + 1
