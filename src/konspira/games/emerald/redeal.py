"""A random table that one seat cannot tell from the real one (EME-19).

The cards that the seat does not know are dealt again, and every arrangement is equally likely: the
face-down cards of the stacks with the undealt ones, how each rival's cards divide into hand and
deck, and identities that the seat has not seen. If another seat is in the middle of a choice, it
starts again at the beginning.
"""

from __future__ import annotations

from konspira.games.emerald.cards import (
    CITY_COUNT,
    FIRST_CITY,
    FIRST_ROYAL,
    GAME_CARDS,
    KINDS,
    LOYALIST,
    RESTORATIONIST,
)
from konspira.games.emerald.state import EXTRA, TEXT_USE, WIDTH, Emerald
from konspira.kernel.rng import Rng
from konspira.kernel.step import NOBODY


def redeal(state: Emerald, viewer: int, rng: Rng) -> Emerald:
    """Deal the cards again that the viewer (NOBODY: a spectator) cannot see."""
    new = state.copy()
    new.forget(rng)
    new.rewind(viewer)
    if state.asked != viewer:
        new.plan = []
    deal_stacks(new, rng)
    for seat in range(new.seats):
        if seat == viewer:
            new.deck[seat] = sorted(new.deck[seat])  # no seat knows its order
        else:
            deal_hand(new, seat, rng)
    deal_identities(new, viewer, rng)
    new.ask_again(viewer)
    return new


def seen(state: Emerald) -> list[int]:
    """Count the copies of each card seen by all: owned, removed openly or face up (EME-19.8)."""
    found = [0] * KINDS
    for seat in range(state.seats):
        for rows in (state.hand, state.deck, state.discard, state.tableau):
            for entry in rows[seat]:
                found[entry % EXTRA] += 1
    for use in state.in_play:
        found[use % TEXT_USE] += 1
    for card in state.gone:
        found[card] += 1
    for city in range(CITY_COUNT):
        if state.left[city]:
            found[state.face_up(city)] += 1
        if state.slots >> city & 1:
            found[FIRST_ROYAL + city] += 1
    return found


def deal_stacks(new: Emerald, rng: Rng) -> None:
    """Deal face-down cards: a city's own two, if unseen, and game cards (EME-19.4, EME-19.5)."""
    known = seen(new)
    pool: list[int] = []
    for card in range(GAME_CARDS):
        for _ in range(new.rules.copies[card] - known[card]):
            pool.append(card)
    rng.shuffle(pool)
    stacks = [NOBODY] * len(new.stacks)
    for city in range(CITY_COUNT):
        left = new.left[city]
        if not left:
            continue
        cards: list[int] = []
        if not known[FIRST_CITY + city]:
            cards.append(FIRST_CITY + city)
        if not known[FIRST_ROYAL + city]:
            cards.append(FIRST_ROYAL + city)
        while len(cards) < left - 1:
            cards.append(pool.pop())
        rng.shuffle(cards)
        for place in range(left - 1):
            stacks[city * WIDTH + place] = cards[place]
        stacks[city * WIDTH + left - 1] = new.face_up(city)
    new.stacks = stacks


def deal_hand(new: Emerald, seat: int, rng: Rng) -> None:
    """Deal hand and deck of a rival; cards that all know to be in hand stay there (EME-19.8)."""
    fixed = new.open_hand[seat]
    cards = new.deck[seat] + new.hand[seat]
    for card in fixed:
        cards.remove(card)
    cards.sort()
    rng.shuffle(cards)
    number = len(new.hand[seat]) - len(fixed)
    new.hand[seat] = sorted(fixed + cards[:number])
    new.deck[seat] = cards[number:]


def knows_identity(state: Emerald, viewer: int, seat: int) -> bool:
    """Has the viewer seen this identity card (EME-19.6)?"""
    if seat == viewer or state.is_revealed(seat):
        return True
    return viewer != NOBODY and state.looks[seat] >> viewer & 1 == 1


def deal_identities(new: Emerald, viewer: int, rng: Rng) -> None:
    """Deal the identity cards that the viewer has not seen, with the undealt ones (EME-19.5)."""
    left = [new.rules.loyalists, new.rules.restorationists]
    hidden: list[int] = []
    for seat in range(new.seats):
        if knows_identity(new, viewer, seat):
            left[new.identity[seat]] -= 1
        else:
            hidden.append(seat)
    cards = [LOYALIST] * left[LOYALIST] + [RESTORATIONIST] * left[RESTORATIONIST]
    rng.shuffle(cards)
    identity = new.identity[:]
    for place in range(len(hidden)):
        identity[hidden[place]] = cards[place]
    new.identity = identity
