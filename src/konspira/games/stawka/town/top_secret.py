"""Top Secret cards (STA-18.10 to STA-18.13)."""

from __future__ import annotations

from konspira.games.stawka import links
from konspira.games.stawka.films import car
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import SLOTS, TS, Stawka, put
from konspira.games.stawka.town import evidence, items
from konspira.kernel.step import NOBODY, Step


def can_take_secret_card(state: Stawka, slot: int) -> bool:
    """Is there room for a Top Secret card, or can room be made?"""
    return not state.rules.top_secret_counts or items.can_make_room(state, slot)


def gain_top_secret(state: Stawka, slot: int, seat: int) -> None:
    """Gain one random card, if there is room or room is made (STA-18.10)."""
    state.then(TakeSecretCard(slot, seat))
    if state.rules.top_secret_counts and not items.has_room(state, slot):
        state.then(items.MakeRoom(seat, slot))


class TakeSecretCard(Step[Stawka]):
    """Take a card from the deck; an empty deck takes back all cards that nobody holds."""

    __slots__ = ("slot", "taker")

    def __init__(self, slot: int, taker: int) -> None:
        super().__init__()
        self.slot = slot
        self.taker = taker

    def numbers(self) -> list[int]:
        return [self.slot, self.taker]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.slot < 8 and 0 <= self.taker < 2

    def run(self, state: Stawka) -> None:
        slot = self.slot
        if state.rules.top_secret_counts and not items.has_room(state, slot):
            return
        if not state.ts_deck:
            state.ts_deck = sorted(state.ts_gone)
            state.ts_gone = []
            for card in state.ts_deck:
                state.ts_known = put(state.ts_known, card, 0)
            state.shuffle(state.ts_deck)
        if not state.ts_deck:
            return
        card = state.ts_deck[-1]
        state.ts_deck = state.ts_deck[:-1]
        items.add(state, slot, TS + card)
        state.ts_known = put(state.ts_known, card, 1 << self.taker | 1 << (slot >> 2))
        events.secret_card_gained(state, slot, TS + card, self.taker)


def spenders(state: Stawka) -> list[int]:
    """Return agents whose Top Secret cards may be spent: the active one, or all own ones."""
    slot, seat = state.active, state.leader
    if not state.rules.spend_any or state.rules.audi >= 0 or seat != slot >> 2:
        return [slot]  # STA-S6.11, STA-13.4
    return [*range(seat * 4, seat * 4 + 4)]


def spendable(state: Stawka) -> list[int]:
    """Return the Top Secret cards that the leading player may spend."""
    found: list[int] = []
    for slot in spenders(state):
        for piece in state.items[slot]:
            if piece >= TS and can_spend(state, state.leader, piece):
                found.append(piece)
    return found


def holder(state: Stawka, piece: int) -> int:
    """Return the agent that holds a piece, or NOBODY."""
    for slot in range(SLOTS):
        if piece in state.items[slot]:
            return slot
    return NOBODY


def can_spend(state: Stawka, seat: int, piece: int) -> bool:
    """Would it bring any evidence (surplus is worth points), or move the Audi (R-92)?"""
    if state.rules.audi >= 0:
        return car.may_move(state) and len(car.drives(state, seat, car.SPENT, NOBODY)) > 0
    worth = state.rules.top_secret[piece - TS]
    for color in range(4):
        if worth[color] and evidence.is_open(state, seat, color):
            return True
    return False


def spend_top_secret(state: Stawka, seat: int, piece: int) -> None:
    """Spend a card: its evidence on every colour with an open track (STA-18.11)."""
    slot = holder(state, piece)
    items.remove(state, slot, piece)
    items.put_out(state, piece, True)
    events.secret_card_spent(state, slot, piece)
    if state.rules.audi >= 0:
        state.then(links.deeds().drive(seat, car.SPENT, NOBODY))  # STA-S6.11
        return
    worth = state.rules.top_secret[piece - TS]
    for color in range(4):
        if not state.over:
            evidence.gain(state, seat, color, worth[color], evidence.FROM_TILE)
    evidence.check(state)
