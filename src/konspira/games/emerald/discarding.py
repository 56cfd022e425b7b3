"""Discards: the action (EME-10.1), and the texts that replace hand cards (EME-18.7)."""

from __future__ import annotations

from typing import Final

from konspira.games.emerald import events
from konspira.games.emerald.cards import CARDS, HAND_KINDS
from konspira.games.emerald.choices import CARD_ACTION, DISCARD, DONE, FREE_ACTION, MOST_SEATS
from konspira.games.emerald.drawing import draw, put_away, take, without
from konspira.games.emerald.parts import Part, add, conclude, spend
from konspira.games.emerald.payment import kinds, rest_of
from konspira.games.emerald.placing import chosen, pay
from konspira.games.emerald.state import Emerald
from konspira.kernel.events import Question, Refusal


class DiscardCard(Part):
    """The seat discards hand cards, one at a time, until it is done (EME-10.1)."""

    __slots__ = ()

    def options(self, state: Emerald) -> list[int]:
        used = chosen(state.plan, 1, DISCARD)
        left = rest_of(state.hand[self.seat], used)
        found = [DISCARD + card for card in kinds(left)]
        if used:
            found.append(DONE)
        return found

    def choose(self, state: Emerald, option: int) -> None:
        if option != DONE:
            add(state, option)
            if len(state.plan) <= len(state.hand[self.seat]):
                state.then(self)
                return
        cards = chosen(state.plan, 1, DISCARD)
        spend(state)
        pay(state, self.seat, cards)
        events.with_cards(state, "discarded", self.seat, cards)
        conclude(state)

    def question(self, state: Emerald) -> Question:
        count = len(state.plan) - 1
        return Question(self.seat, "discard-card", "turn", {"count": count})

    def refusal(self, state: Emerald, option: int) -> Refusal | None:
        if option == DONE:
            return Refusal("EME-10.1", "more-needed")
        if DISCARD <= option < DISCARD + HAND_KINDS:
            return Refusal("EME-10.1", "not-in-hand", {"card": CARDS[option - DISCARD]})
        return None


def text_card(option: int) -> int:
    """Return the card of a card action or free action."""
    return option - FREE_ACTION if option >= FREE_ACTION else option - CARD_ACTION


class RedrawCard(Part):
    """The seat picks any number of other hand cards to replace, then is done (EME-18.7)."""

    __slots__ = ()

    def options(self, state: Emerald) -> list[int]:
        card = text_card(state.plan[0])
        used = chosen(state.plan, 1, DISCARD)
        left = rest_of(without(state.hand[self.seat], card), used)
        return [DONE, *[DISCARD + other for other in kinds(left)]]

    def choose(self, state: Emerald, option: int) -> None:
        if option != DONE:
            add(state, option)
            state.then(self)
            return
        seat = self.seat
        first = state.plan[0]
        card = text_card(first)
        cards = chosen(state.plan, 1, DISCARD)
        state.plan = []
        if first >= FREE_ACTION:
            state.free += 1
        else:
            state.actions -= 1
        take(state, seat, card)
        events.with_card(state, "text-played", seat, card)
        if cards:
            pay(state, seat, cards)  # EME-18.7: discards before draws
            events.with_cards(state, "discarded", seat, cards)
        draw(state, seat, len(cards) + state.rules.amount[card])
        put_away(state, seat, card, 0, False)  # EME-2.9
        conclude(state)

    def question(self, state: Emerald) -> Question:
        card = CARDS[text_card(state.plan[0])]
        count = len(state.plan) - 1
        return Question(self.seat, "redraw-card", "turn", {"card": card, "count": count})

    def refusal(self, state: Emerald, option: int) -> Refusal | None:
        if DISCARD <= option < DISCARD + HAND_KINDS:
            return Refusal("EME-18.7", "not-in-hand", {"card": CARDS[option - DISCARD]})
        return None


DISCARD_CARDS: Final = [DiscardCard(seat) for seat in range(MOST_SEATS)]
REDRAW_CARDS: Final = [RedrawCard(seat) for seat in range(MOST_SEATS)]
