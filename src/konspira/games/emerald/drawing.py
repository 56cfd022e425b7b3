"""Hands, decks and discard piles (EME-2.5 to EME-2.10, EME-19.8)."""

from __future__ import annotations

from konspira.games.emerald import events
from konspira.games.emerald.state import EXTRA, NEUTRAL, Emerald


def without(cards: list[int], card: int) -> list[int]:
    """Return the same cards without one copy of a card."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def take(state: Emerald, seat: int, card: int) -> None:
    """Take a card out of a hand; all see it."""
    state.hand[seat] = without(state.hand[seat], card)
    if card in state.open_hand[seat]:
        # Of two equal cards the known one is removed: the remaining hand has the same chances.
        state.open_hand[seat] = without(state.open_hand[seat], card)


def to_discard(state: Emerald, seat: int, cards: list[int]) -> None:
    """Put cards on their owner's discard pile."""
    state.discard[seat] = state.discard[seat] + cards


def reshuffle(state: Emerald, seat: int) -> None:
    """Turn the discard pile into the deck (EME-2.10).

    At this moment the deck is empty and everything else lies open, so all know the whole hand.
    """
    state.deck[seat] = sorted(state.discard[seat])
    state.discard[seat] = []
    state.open_hand[seat] = state.hand[seat]
    events.happened(state, "deck-shuffled", seat, len(state.deck[seat]))


def draw(state: Emerald, seat: int, number: int) -> None:
    """Draw up to `number` cards (EME-2.10)."""
    if seat != state.active and state.draws:  # a position fixes the draws of the active seat
        fixed, state.draws = state.draws, []
        draw(state, seat, number)
        state.draws = fixed
        return
    drawn: list[int] = []
    for _ in range(number):
        if not state.deck[seat]:
            if not state.discard[seat]:
                break
            keep(state, seat, drawn)
            drawn = []
            reshuffle(state, seat)
        pile = state.deck[seat][:]
        drawn.append(state.draw(pile))
        state.deck[seat] = pile
        if state.rules.reshuffle_eagerly and not pile and state.discard[seat]:  # AMB-4
            keep(state, seat, drawn)
            drawn = []
            reshuffle(state, seat)
    keep(state, seat, drawn)


def keep(state: Emerald, seat: int, cards: list[int]) -> None:
    """Put drawn cards into the hand."""
    if cards:
        state.hand[seat] = sorted(state.hand[seat] + cards)
        events.drew(state, seat, cards)


def shows_points(state: Emerald, card: int) -> bool:
    """Does a card show points of any kind?"""
    place = card * 4
    points = state.rules.points
    return points[place + NEUTRAL] + points[place + 1] + points[place + 2] > 0


def put_away(state: Emerald, seat: int, card: int, extra: int, earned: bool) -> None:
    """Put away a card that was played for its text (EME-2.5, EME-2.7)."""
    if not state.rules.one_use[card]:
        to_discard(state, seat, [card])
    elif earned or extra or shows_points(state, card):
        state.tableau[seat] = [*state.tableau[seat], card + EXTRA * extra]
        events.with_card(state, "card-kept", seat, card)
    else:
        state.gone = [*state.gone, card]
        events.with_card(state, "card-removed", seat, card)
