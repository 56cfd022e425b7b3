"""Reaction cards and blocks (STA-17)."""

from __future__ import annotations

from konspira.games.stawka import choices
from konspira.games.stawka.abilities import abilities, offering
from konspira.games.stawka.abilities.words import MOVE_CLASS, SEARCH_CLASS
from konspira.games.stawka.content.names import REACTIONS
from konspira.games.stawka.links import Asked
from konspira.games.stawka.rules import ADVANCED
from konspira.games.stawka.running import search_in, talk_in
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import Stawka, put_row
from konspira.kernel.events import Question
from konspira.kernel.step import NOBODY, Step

HAND_LIMIT = 3  # STA-17.2


def playable(state: Stawka, seat: int, window: int, wanted: int) -> list[int]:
    """Return the cards that a player really can play in this window."""
    found: list[int] = []
    for card in state.rx_hand[seat]:
        option = choices.REACT + card
        if option in found or state.rules.class_of[card] != wanted:
            continue
        ability = state.rules.abilities[state.rules.halves[card][seat]]
        if ability.windows >> window & 1 and offering.usable(state, ability, NOBODY, seat, NOBODY):
            found.append(option)
    found.sort()
    return found


def drop(state: Stawka, seat: int, card: int) -> None:
    """Move one copy from the hand to the discards."""
    hand = state.rx_hand[seat][:]
    hand.remove(card)
    state.rx_hand = put_row(state.rx_hand, seat, hand)
    state.rx_gone = [*state.rx_gone, card]
    if card in state.rx_known[seat]:
        known = state.rx_known[seat][:]
        known.remove(card)
        state.rx_known = put_row(state.rx_known, seat, known)


def play(state: Stawka, seat: int, card: int) -> None:
    """Play one card on an activity (STA-17.3); the other may block it (STA-17.4)."""
    wanted = state.rules.class_of[card]
    if wanted == MOVE_CLASS:
        state.reacted = True
    else:
        search, talk = search_in(state.running), talk_in(state.running)
        if wanted == SEARCH_CLASS and search is not None:
            search.reacted = True
        elif wanted != SEARCH_CLASS and talk is not None:
            talk.reacted = True
    drop(state, seat, card)
    events.reaction_card(state, "reaction-played", seat, card)
    state.blocked = False
    state.then(Block(1 - seat, card), Effect(card, seat))


class Block(Asked):
    """Ask to discard a card of the same class with the block symbol, or not (D-46)."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def numbers(self) -> list[int]:
        return [self.seat, self.card]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.seat < 2 and 0 <= self.card < len(REACTIONS)

    def options(self, state: Stawka) -> list[int]:
        if not state.rx_hand[self.seat]:
            return []
        wanted = state.rules.class_of[self.card]
        found = [choices.PASS]
        for card in sorted(state.rx_hand[self.seat]):
            option = choices.BLOCK + card
            if state.rules.block[card] and state.rules.class_of[card] == wanted:
                if option not in found:
                    found.append(option)
        return found

    def choose(self, state: Stawka, option: int) -> None:
        if option == choices.PASS:
            events.seat(state, "window-passed", self.seat)
            return
        drop(state, self.seat, option - choices.BLOCK)
        state.blocked = True
        events.reaction_card(state, "reaction-blocked", self.seat, option - choices.BLOCK)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "block", "window", {"card": REACTIONS[self.card]}, window=True)


class Effect(Step[Stawka]):
    """Carry out an unblocked card at once (STA-17.5)."""

    __slots__ = ("card", "user")

    def __init__(self, card: int, user: int) -> None:
        super().__init__()
        self.card = card
        self.user = user

    def numbers(self) -> list[int]:
        return [self.card, self.user]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.card < len(REACTIONS) and 0 <= self.user < 2

    def run(self, state: Stawka) -> None:
        if state.blocked:
            state.blocked = False
            return
        ability = state.rules.abilities[state.rules.halves[self.card][self.user]]
        abilities.start(state, ability, NOBODY, self.user, NOBODY)


def can_draw(state: Stawka) -> bool:
    """Are there cards that nobody holds?"""
    return len(state.rx_deck) + len(state.rx_gone) > 0


def draw(state: Stawka, seat: int, count: int) -> None:
    """Draw and see all cards, then discard down to three (STA-17.2, STA-17.6)."""
    if state.rules.level < ADVANCED:
        return
    drawn: list[int] = []
    for _ in range(count):
        if not state.rx_deck:
            state.rx_deck = sorted(state.rx_gone)
            state.rx_gone = []
            state.shuffle(state.rx_deck)
            for side in range(2):  # all other cards lie open or in the own hand
                state.rx_known = put_row(state.rx_known, side, state.rx_hand[side][:])
        if not state.rx_deck:
            break
        card = state.rx_deck[-1]
        state.rx_deck = state.rx_deck[:-1]
        state.rx_hand = put_row(state.rx_hand, seat, [*state.rx_hand[seat], card])
        drawn.append(card)
    events.reactions_drawn(state, seat, drawn)
    state.then(DropReaction(seat, seat, -1))


class DropReaction(Asked):
    """Ask which card is discarded; count -1: down to the hand limit (D-14, D-57)."""

    __slots__ = ("count", "owner")

    def __init__(self, seat: int, owner: int, count: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.count = count

    def numbers(self) -> list[int]:
        return [self.seat, self.owner, self.count]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.seat < 2 and 0 <= self.owner < 2

    def options(self, state: Stawka) -> list[int]:
        hand = state.rx_hand[self.owner]
        if self.count == 0 or (self.count < 0 and len(hand) <= HAND_LIMIT):
            return []
        found: list[int] = []
        for card in sorted(hand):
            if choices.DROP_REACTION + card not in found:
                found.append(choices.DROP_REACTION + card)
        return found

    def choose(self, state: Stawka, option: int) -> None:
        card = option - choices.DROP_REACTION
        drop(state, self.owner, card)
        events.reaction_card(state, "reaction-dropped", self.owner, card)
        left = self.count if self.count < 0 else self.count - 1
        state.then(DropReaction(self.seat, self.owner, left))

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "drop-reaction", "effect")


def can_peek(state: Stawka, seat: int) -> bool:
    """Has the other a card that this player does not know?"""
    return len(state.rx_known[1 - seat]) < len(state.rx_hand[1 - seat])


def peek(state: Stawka, seat: int) -> None:
    """Let a player look at the other's cards: `peek_hand`."""
    hand = sorted(state.rx_hand[1 - seat])
    state.rx_known = put_row(state.rx_known, 1 - seat, hand)
    events.hand_peeked(state, seat, [REACTIONS[card] for card in hand])


def discard(state: Stawka, seat: int, count: int, chooser: int) -> None:
    """Discard at random, or a card chosen by the player who has just looked: `discard_reaction`."""
    if chooser != NOBODY:
        state.then(DropReaction(chooser, seat, count))
        return
    for _ in range(count):
        hand = sorted(state.rx_hand[seat])
        if hand:
            card = hand[state.below(len(hand))]
            drop(state, seat, card)
            events.reaction_card(state, "reaction-dropped", seat, card)
