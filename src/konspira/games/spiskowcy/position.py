"""Positions of Spiskowcy as plain dicts, in the words of the rules file.

    {"round": 3, "phase": "actions", "first": 0, "turn": 1,
     "seats": [{"tableau": {"banker": 2}, "hand": {}, "orders": {"raid": 1}, "points": 1}, ...],
     "deck": ["merchant", "spy", ...]}

What is not named is absent; the bank is what nobody holds, the deck is every card that lies nowhere
else. "deck" fixes the next cards to be dealt, the first one first.
"""

from __future__ import annotations

from typing import Any

from konspira.games.spiskowcy.actions import POWERS, ActionTurn
from konspira.games.spiskowcy.cards import CARDS, INNKEEPER, KINDS, named
from konspira.games.spiskowcy.ending import Trim
from konspira.games.spiskowcy.orders import OrderType
from konspira.games.spiskowcy.round import Phase, round_steps
from konspira.games.spiskowcy.state import (
    ACTION_PHASE,
    CHOOSING,
    DEAL_PHASE,
    DONE,
    END_PHASE,
    NO_ORDER,
    NOTHING,
    ORDER_PHASE,
    PHASES,
    PLACED,
    STAGES,
    Order,
    Spiskowcy,
)
from konspira.kernel.errors import Remedy
from konspira.kernel.position import Reader, seats_remedy, wrong
from konspira.kernel.step import NOBODY, Step

TURNS: dict[int, type[Step[Spiskowcy]]] = {
    ORDER_PHASE: OrderType,
    ACTION_PHASE: ActionTurn,
    END_PHASE: Trim,
}


def save(state: Spiskowcy) -> dict[str, Any]:
    """Return all fields of a state that are Spiskowcy's own."""
    data: dict[str, Any] = {
        "round": state.round,
        "phase": PHASES[state.phase],
        "first": state.first,
        "seats": [_save_seat(state, seat) for seat in range(state.seats)],
        "bank": state.bank,
        "used": [power for bit, power in enumerate(POWERS) if state.used >> bit & 1],
        "shown": _save_shown(state),
        "released": named(state.released),
        "innkeeper": None if state.innkeeper == NOBODY else state.innkeeper,
    }
    if state.draws:
        data["deck"] = [CARDS[kind] for kind in state.draws]
    return data


def _save_seat(state: Spiskowcy, seat: int) -> dict[str, Any]:
    return {
        "tableau": named(state.tableau[seat]),
        "points": state.points[seat],
        "hand": named(state.hand[seat]),
        "orders": named(state.orders[seat].row()),
        "returned": named(state.returned[seat]),
        "dealt": state.dealt[seat],
        "stage": STAGES[state.stage[seat]],
    }


def load(state: Spiskowcy, reader: Reader) -> None:
    """Fill a blank state from a position and schedule the rest of its phase."""
    rules = state.rules
    start = reader.get("round", 1)
    before = type(start) is int and start == 0 and reader.has("agenda")  # no round has begun
    state.round = 0 if before else reader.number("round", 1, 1, rules.rounds)
    state.phase = PHASES.index(reader.word("phase", "orders", PHASES))
    state.first = reader.number("first", 0, 0, state.seats - 1)
    turn = reader.number("turn", state.first, 0, state.seats - 1)
    if reader.has("turn") and state.phase == DEAL_PHASE:
        text = "it says whose turn it is in a phase with turns; leave it out in a deal"
        raise wrong("turn", turn, Remedy("spiskowcy-turn", text), "SPI-3.1")
    _load_seats(state, reader, turn)
    state.stock = rules.copies[:]
    for row in state.tableau:
        for kind in range(KINDS):
            state.stock[kind] -= row[kind]
    _load_shared(state, reader)
    _check(state)
    state.then_all(_rest(state, turn))


def _load_seats(state: Spiskowcy, reader: Reader, turn: int) -> None:
    copies = state.rules.copies
    places = reader.items("seats")
    if len(places) > state.seats:
        raise wrong("seats", len(places), seats_remedy(state.seats), "SPI-1.4")
    for seat in range(state.seats):
        data = Reader(places[seat] if seat < len(places) else {}, f"seats[{seat}]")
        state.tableau[seat] = data.counts("tableau", CARDS, copies)
        state.hand[seat] = _row(data.counts("hand", CARDS, copies))
        state.orders[seat] = _load_order(data, copies)
        state.returned[seat] = _row(data.counts("returned", CARDS, copies))
        state.points[seat] = data.number("points", 0, 0, state.rules.points)
        held = sum(state.hand[seat]) + state.orders[seat].size() + sum(state.returned[seat])
        state.dealt[seat] = data.number("dealt", held, 0, state.rules.total)
        stage = STAGES[_stage(state, seat, turn)]
        state.stage[seat] = STAGES.index(data.word("stage", stage, STAGES))
        data.done(("tableau", "hand", "orders", "returned", "points", "dealt", "stage"))


def _load_order(data: Reader, copies: list[int]) -> Order:
    row = data.counts("orders", CARDS, copies)
    kinds = [kind for kind in range(KINDS) if row[kind]]
    if not kinds:
        return NO_ORDER
    if len(kinds) == 1:
        return Order(kinds[0], row[kinds[0]])
    if len(kinds) > 2 or max(row) > 1:
        text = "an order is any number of one type, or one each of two types"
        remedy = Remedy("spiskowcy-order", text)
        raise wrong(data.at("orders"), named(row), remedy, "SPI-6.2")
    return Order(kinds[0], 1, kinds[1])


def _stage(state: Spiskowcy, seat: int, turn: int) -> int:
    """Return the stage of a seat in its round, where the position does not say."""
    order = state.seats_from(state.first)
    before = order.index(seat) < order.index(turn)
    if state.phase == END_PHASE or (state.phase == ACTION_PHASE and before):
        return DONE
    if state.orders[seat].size() or (state.phase == ACTION_PHASE and sum(state.returned[seat])):
        return PLACED  # SPI-6.6: a seat puts cards back only when it has placed
    return CHOOSING  # SPI-6.3: no hand, no order


def _load_shared(state: Spiskowcy, reader: Reader) -> None:
    rules = state.rules
    free = rules.points - sum(state.points)
    state.bank = reader.number("bank", max(free, 0), 0, rules.points)
    state.used = 0
    for bit in reader.names("used", POWERS):
        state.used |= 1 << bit
    _load_shown(state, reader)
    state.released = reader.counts("released", CARDS, rules.copies)
    state.innkeeper = state.leader(INNKEEPER)
    for seat in range(state.seats):
        if state.orders[seat].second != NOBODY:
            state.innkeeper = seat  # SPI-6.4: no other seat can have laid a pair
    if reader.get("innkeeper", state.innkeeper) is None:
        state.innkeeper = NOBODY
    elif state.innkeeper != NOBODY or reader.has("innkeeper"):
        state.innkeeper = reader.number("innkeeper", state.innkeeper, 0, state.seats - 1)
    state.draws = reader.names("deck", CARDS)


def _save_shown(state: Spiskowcy) -> list[str]:
    """List the cards turned up this turn: each of the first type, then "pair" for a second type."""
    if state.shown == NOBODY:
        return []
    return [CARDS[state.shown]] * state.shown_count + ["pair"] * state.shown_pair


def _load_shown(state: Spiskowcy, reader: Reader) -> None:
    words = reader.names("shown", [*CARDS, "pair"])
    first = words[0] if words else NOBODY
    cards = [word for word in words if word != KINDS]
    if first == KINDS or any(word != first for word in cards) or len(words) - len(cards) > 1:
        text = "name the first type once for each card turned up, then pair for a second type"
        remedy = Remedy("spiskowcy-shown", text)
        raise wrong("shown", reader.get("shown"), remedy, "SPI-7.5")
    state.shown = first
    state.shown_count = len(cards)
    state.shown_pair = len(cards) < len(words)


def _row(row: list[int]) -> list[int]:
    return row if sum(row) else NOTHING


def _check(state: Spiskowcy) -> None:
    """Refuse a position that breaks SPI-14.1 to SPI-14.3; it need not be reachable."""
    deck = state.deck()
    for kind in range(KINDS):
        if deck[kind] < 0:
            placed = state.rules.copies[kind] - deck[kind]
            copies = state.rules.copies[kind]
            remedy = Remedy("only", f"there are only {copies}", count=copies)
            path = Remedy("spiskowcy-in-all", f"{CARDS[kind]} cards in all", card=CARDS[kind])
            raise wrong(path, placed, remedy, "SPI-14.1")
        for key, row in _put_back(state):
            deck[kind] -= row[kind]
            if deck[kind] < 0:
                text = "so many do not lie in the deck, where they went"
                remedy = Remedy("spiskowcy-put-back", text)
                raise wrong(f"{key}.{CARDS[kind]}", row[kind], remedy, "SPI-14.1")
    if state.bank + sum(state.points) != state.rules.points:
        text = f"bank and points held must make {state.rules.points}"
        remedy = Remedy("spiskowcy-points", text, count=state.rules.points)
        raise wrong("bank", state.bank, remedy, "SPI-14.2")
    for seat in range(state.seats):
        if sum(state.hand[seat]) and state.phase != ORDER_PHASE:
            remedy = Remedy("spiskowcy-hands", "hands are empty outside phase orders")
            raise wrong(f"seats[{seat}].hand", named(state.hand[seat]), remedy, "SPI-14.3")
        if state.orders[seat].size() and state.phase not in (ORDER_PHASE, ACTION_PHASE):
            text = "orders are empty outside phases orders and actions"
            remedy = Remedy("spiskowcy-orders", text)
            cards = named(state.orders[seat].row())
            raise wrong(f"seats[{seat}].orders", cards, remedy, "SPI-14.3")


def _put_back(state: Spiskowcy) -> list[tuple[str, list[int]]]:
    """Return the rows of cards that went into the deck this round."""
    returned = [(f"seats[{seat}].returned", row) for seat, row in enumerate(state.returned)]
    return [*returned, ("released", state.released)]


def _rest(state: Spiskowcy, turn: int) -> list[Step[Any]]:
    """Return the rest of the round, from this phase and this seat's turn on."""
    steps: list[Step[Any]] = [*round_steps(state.seats, state.first, state.rules.simultaneous)]
    if state.phase == DEAL_PHASE:
        return steps
    while not (isinstance(steps[0], Phase) and steps[0].phase == state.phase):
        steps.pop(0)
    steps.pop(0)
    if turn != state.first and not (state.phase == ORDER_PHASE and state.rules.simultaneous):
        kind = TURNS[state.phase]
        while not (isinstance(steps[0], kind) and steps[0].seat == turn):
            steps.pop(0)
    return steps
