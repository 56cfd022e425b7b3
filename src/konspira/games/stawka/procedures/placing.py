"""Draws and places threat tokens (STA-14.1 to STA-14.5)."""

from __future__ import annotations

from konspira.games.stawka import choices
from konspira.games.stawka.links import Asked
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import (
    FREE,
    GERMAN,
    HAND,
    PICK,
    POOL,
    USED,
    Stawka,
    put,
)
from konspira.games.stawka.town import figures
from konspira.kernel.events import Question
from konspira.kernel.step import NOBODY, Step


def own(state: Stawka, seat: int, where: int) -> list[int]:
    """Return a player's tokens in his pool, in his hand, or used."""
    return [t for t in range(seat * 18, seat * 18 + 18) if state.token_at[t] == where]


def refill(state: Stawka, seat: int) -> None:
    """Take the used tokens back into an empty pool (STA-14.2)."""
    if own(state, seat, POOL):
        return
    for token in own(state, seat, USED):
        state.token_at = put(state.token_at, token, POOL)
        bit = ~(1 << token)
        state.token_up &= bit
        state.token_seen &= bit
        state.token_plain &= bit


def draw(state: Stawka, seat: int, count: int) -> None:
    """Draw some tokens at random into the hand."""
    rows: list[int] = []
    for _ in range(count):
        refill(state, seat)
        pool = own(state, seat, POOL)
        if pool:
            token = pool[state.below(len(pool))]
            state.token_at = put(state.token_at, token, HAND)
            rows.append(state.rules.row_of[token])
    if rows:
        events.tokens_drawn(state, seat, rows)


def legal_fields(state: Stawka, seat: int) -> list[int]:
    """Return legal fields: Germans in locations, Poles on streets without an enemy (STA-14.4)."""
    taken = figures.tokens(state)[:]
    if seat == GERMAN:
        if state.destroyed:
            for place in state.rules.places:
                if state.destroyed >> place & 1:
                    taken[state.rules.field_of[place]] = 0
    else:
        for slot in range(4, 8):
            if state.status[slot] == FREE:
                taken[state.where[slot]] = 0
    return [field for field in state.rules.token_fields[seat] if taken[field] == NOBODY]


def why_not(state: Stawka, seat: int, field: int) -> str:
    """Return why a token of this player may not lie there (STA-14.4)."""
    if state.rules.sector_of[field] < 0:
        return "field-not-on-board"
    if field not in state.rules.token_fields[seat]:
        return "locations-only" if seat == GERMAN else "streets-only"
    if figures.token_on(state, field) >= 0:
        return "token-there"
    if figures.is_destroyed(state, field):
        return "destroyed"
    return "enemy-there"


def has_room(state: Stawka, seat: int) -> bool:
    """Is there any legal field?"""
    if seat != GERMAN or not state.destroyed:  # a quick yes, most often
        taken = 4  # figures
        for field in state.token_at:
            if field >= 0:
                taken += 1
        if len(state.rules.token_fields[seat]) > taken:
            return True
    return len(legal_fields(state, seat)) > 0


class Place(Step[Stawka]):
    """Let a player place one of the tokens in his hand (STA-14.3)."""

    __slots__ = ("owner",)

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def numbers(self) -> list[int]:
        return [self.owner]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.owner < 2

    def run(self, state: Stawka) -> None:
        hand = own(state, self.owner, HAND)
        if not hand:
            return
        if not has_room(state, self.owner):
            for token in hand:
                state.token_at = put(state.token_at, token, POOL)
                events.seat(state, "token-returned", self.owner)
        elif len(hand) == 1:
            state.token_at = put(state.token_at, hand[0], PICK)
            state.then(PlaceField(self.owner))
        else:
            state.then(PlacePick(self.owner, HAND))


class PlacePick(Asked):
    """Ask which token comes first; from the pool if a card lets its owner choose (D-12)."""

    __slots__ = ("source",)

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source = source

    def numbers(self) -> list[int]:
        return [self.seat, self.source]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.seat < 2 and self.source in (HAND, POOL)

    def options(self, state: Stawka) -> list[int]:
        found: list[int] = []
        for token in own(state, self.seat, self.source):
            option = choices.THREAT + state.rules.row_of[token]
            if option not in found:
                found.append(option)
        return found

    def choose(self, state: Stawka, option: int) -> None:
        for token in own(state, self.seat, self.source):
            if state.rules.row_of[token] == option - choices.THREAT:
                state.token_at = put(state.token_at, token, PICK)
                state.then(PlaceField(self.seat))
                if self.source == POOL:  # all see that he takes one, but not which
                    events.count(state, "tokens-drawn", self.seat, 1)
                return

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "pick-token", "threats")


class PlaceField(Asked):
    """Ask for its field (D-12)."""

    def options(self, state: Stawka) -> list[int]:
        return [choices.FIELD + field for field in legal_fields(state, self.seat)]

    def choose(self, state: Stawka, option: int) -> None:
        field = option - choices.FIELD
        for token in own(state, self.seat, PICK):
            state.token_at = put(state.token_at, token, field)
            events.token_placed(state, self.seat, state.rules.row_of[token], field)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "place-token", "threats")


def can_place(state: Stawka, seat: int) -> bool:
    """Has a player a token that does not lie on the board, and a legal field for it?"""
    left = len(own(state, seat, POOL)) + len(own(state, seat, USED))
    return left > 0 and has_room(state, seat)


def place_one(state: Stawka, seat: int, choose: bool) -> None:
    """Place one token of the pool, at random or chosen: `place_threat`."""
    if not can_place(state, seat):
        return
    if choose:
        refill(state, seat)
        state.then(PlacePick(seat, POOL))
    else:
        draw(state, seat, 1)
        state.then(Place(seat))
