"""Blocks that seats play in another seat's turn (EME-12)."""

from __future__ import annotations

from typing import Final

from konspira.games.emerald import events
from konspira.games.emerald.cards import CARDS, CITIES, TEXTS
from konspira.games.emerald.choices import BLOCK, BLOCK_NONE, MOST_SEATS
from konspira.games.emerald.drawing import draw, take, to_discard
from konspira.games.emerald.payment import kinds
from konspira.games.emerald.rules import CTHULHU
from konspira.games.emerald.state import (
    ATTACK_CITY,
    ATTACK_KIND,
    ATTACK_VICTIM,
    TEXT_USE,
    Emerald,
)
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import Step


def answers(state: Emerald, card: int, attack: int) -> bool:
    """Does this card answer such an attack (EME-12.3)? Void texts never do (EME-18.21)."""
    if not state.rules.blocks[card] >> attack & 1:
        return False
    return not (state.purged and state.rules.undead[card])


def could_block(state: Emerald, seat: int, attack: int) -> bool:
    """Could the seat block, by public knowledge (EME-12.10)?"""
    if not state.hand[seat]:
        return False
    for card in range(TEXTS):
        if state.rules.blocks[card] and answers(state, card, attack):
            if state.could_hold(seat, card):
                return True
    return False


def open_window(state: Emerald, kind: int, city: int, victim: int, then: Step[Emerald]) -> None:
    """Ask the seats that could block a declared and paid attack; then the attack goes on.

    The cards of the attack are in play already; a victim of -1 means all seats in the city
    (Cthulhu).
    """
    state.attack = [kind, city, victim, 0]
    asked: list[int] = []
    for seat in state.order()[1:]:
        threatened = seat == victim
        if kind == CTHULHU:
            threatened = state.agents[city * MOST_SEATS + seat] > 0  # EME-12.2
        if threatened and could_block(state, seat, kind):
            asked.append(seat)
    state.then(then)
    if asked:
        state.then_all([BLOCKS[seat] for seat in asked])
        events.block_asked(state, asked[0])


class Block(Step[Emerald]):
    """The seat blocks or not; only the asked seat knows that it is asked (EME-12.11)."""

    def fits(self, state: Emerald) -> bool:
        return 0 <= self.seat < state.seats and self.seat != state.active

    def options(self, state: Emerald) -> list[int]:
        found = [BLOCK_NONE]
        for card in kinds(state.hand[self.seat]):
            if card < TEXTS and answers(state, card, state.attack[ATTACK_KIND]):
                found.append(BLOCK + card)
        return found

    def choose(self, state: Emerald, option: int) -> None:
        if option == BLOCK_NONE:
            following = state.next_step()
            if isinstance(following, Block):
                events.block_asked(state, following.seat)
            return
        while isinstance(state.next_step(), Block):  # EME-12.12: one block suffices
            state.skip()
        card = option - BLOCK
        take(state, self.seat, card)
        events.with_card(state, "blocked", self.seat, card)
        draw(state, self.seat, 1)  # EME-11.2: whatever the size of the hand
        to_discard(state, self.seat, [card])  # EME-12.8: after the draw
        state.attack = [*state.attack[:3], 1]

    def question(self, state: Emerald) -> Question:
        facts: dict[str, object] = {
            "a": state.active,
            "card": CARDS[state.in_play[0] % TEXT_USE],
            "city": CITIES[state.attack[ATTACK_CITY]],
        }
        return Question(self.seat, "block", "reactions", facts, window=True)

    def refusal(self, state: Emerald, option: int) -> Refusal | None:
        if not BLOCK <= option < BLOCK + TEXTS:
            return None
        card = option - BLOCK
        if card not in state.hand[self.seat]:
            return Refusal("EME-12.3", "not-in-hand", {"card": CARDS[card]})
        if not state.rules.blocks[card]:
            return Refusal("EME-12.12", "not-a-block", {"card": CARDS[card]})
        return Refusal("EME-12.3", "cannot-block", {"card": CARDS[card]})


def victim_of(state: Emerald) -> int:
    """Return the seat whose agent is under attack."""
    return state.attack[ATTACK_VICTIM]


BLOCKS: Final = [Block(seat) for seat in range(MOST_SEATS)]
