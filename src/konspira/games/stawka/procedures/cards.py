"""Location cards: play, convert, stash (STA-16)."""

from __future__ import annotations

from konspira.games.stawka import choices
from konspira.games.stawka.abilities import abilities, offering
from konspira.games.stawka.content.names import LOCATION_CARDS
from konspira.games.stawka.links import Asked
from konspira.games.stawka.procedures import missions
from konspira.games.stawka.rules import ADVANCED
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import Stawka, put, put_row
from konspira.games.stawka.town import figures, hands
from konspira.kernel.events import Question
from konspira.kernel.step import NOBODY

CONVERTED = 2  # AP for a card (STA-16.5)


def hotel_below(state: Stawka, deck: list[int]) -> list[int]:
    """Put the card of a closed hotel at the bottom of a shuffled deck (STA-S5.1)."""
    hotel = state.rules.hotel
    if hotel < 0:
        return deck
    below = [card for card in deck if state.rules.card_place[card] == hotel]
    return below + [card for card in deck if state.rules.card_place[card] != hotel]


def options(state: Stawka) -> list[int]:
    """Return the choices of the deciding player with his cards now."""
    if state.rules.level < ADVANCED:
        return []
    slot, seat = state.active, state.leader
    place = figures.place(state, slot)
    own = seat == slot >> 2
    found: list[int] = []
    for card in state.lc_hand[seat]:
        if state.rules.hotel >= 0 and hands.is_closed(state, seat, card):
            continue
        if hands.may_convert(state, seat):
            found.append(choices.CONVERT + card)
        if state.rules.card_place[card] != place or place < 0:
            continue
        if ability_of(state, card) >= 0:
            found.append(choices.PLAY_CARD + card)
        if own and state.mission[slot] < 0 and state.sets[slot]:
            found.append(choices.STASH + card)  # STA-16.6
    return found


def ability_of(state: Stawka, card: int) -> int:
    """Return the text of a card that can be played now, or NOBODY."""
    for number in state.rules.card_abilities[card]:
        ability = state.rules.abilities[number]
        if offering.usable(state, ability, state.active, state.leader, NOBODY):
            return number
    return NOBODY


def use(state: Stawka, option: int) -> None:
    """Use a card in one of its three ways and discard it (STA-16.3)."""
    seat = state.leader
    if option >= choices.STASH:
        card = option - choices.STASH
        drop(state, seat, card)
        events.location_card(state, "card-stashed", seat, card)
        missions.take_at_random(state, state.active)
    elif option >= choices.CONVERT:
        card = option - choices.CONVERT
        drop(state, seat, card)
        state.converted |= 1 << seat
        state.pool[seat] += CONVERTED
        events.location_card(state, "card-converted", seat, card)
    else:
        card = option - choices.PLAY_CARD
        number = ability_of(state, card)
        drop(state, seat, card)
        events.location_card(state, "card-played", seat, card)
        abilities.start(state, state.rules.abilities[number], state.active, seat, NOBODY)


def drop(state: Stawka, seat: int, card: int) -> None:
    """Move a card from the hand to the discards."""
    state.lc_hand = put_row(
        state.lc_hand, seat, [other for other in state.lc_hand[seat] if other != card]
    )
    state.lc_gone = put_row(state.lc_gone, seat, [*state.lc_gone[seat], card])
    state.lc_known = put(state.lc_known, seat, state.lc_known[seat] & (~(1 << card)))


def can_draw(state: Stawka, seat: int) -> bool:
    """Are there cards that are not in his hand?"""
    return len(state.lc_deck[seat]) + len(state.lc_gone[seat]) > 0


def draw(state: Stawka, seat: int, count: int) -> None:
    """Draw cards; an empty deck takes the discards back, which makes the hand known (STA-16.7)."""
    if state.rules.level < ADVANCED:
        return
    drawn: list[int] = []
    for _ in range(count):
        if not state.lc_deck[seat]:
            deck = sorted(state.lc_gone[seat])
            for card in state.lc_hand[seat]:
                state.lc_known = put(state.lc_known, seat, state.lc_known[seat] | (1 << card))
            state.shuffle(deck)
            state.lc_deck = put_row(state.lc_deck, seat, hotel_below(state, deck))
            state.lc_gone = put_row(state.lc_gone, seat, [])
        if not state.lc_deck[seat]:
            break
        card = state.lc_deck[seat][-1]
        state.lc_deck = put_row(state.lc_deck, seat, state.lc_deck[seat][:-1])
        state.lc_hand = put_row(state.lc_hand, seat, [*state.lc_hand[seat], card])
        drawn.append(card)
    events.cards_drawn(state, seat, drawn)


def can_peek(state: Stawka, seat: int) -> bool:
    """Has the other a card that this player does not know?"""
    for card in state.lc_hand[1 - seat]:
        if not state.lc_known[1 - seat] >> card & 1:
            return True
    return False


def peek(state: Stawka, seat: int) -> None:
    """Let a player look at the other's cards: `peek_hand`."""
    hand = state.lc_hand[1 - seat]
    for card in hand:
        state.lc_known = put(state.lc_known, 1 - seat, state.lc_known[1 - seat] | (1 << card))
    events.hand_peeked(state, seat, [LOCATION_CARDS[card] for card in sorted(hand)])


def discard(state: Stawka, seat: int, count: int, chooser: int) -> None:
    """Discard at random, or a card chosen by the player who has just looked: `discard_location`."""
    if chooser != NOBODY:
        state.then(DropLocationCard(chooser, seat, count))
        return
    for _ in range(count):
        hand = sorted(state.lc_hand[seat])
        if hand:
            card = hand[state.below(len(hand))]
            drop(state, seat, card)
            events.location_card(state, "card-dropped", seat, card)


class DropLocationCard(Asked):
    """Ask which card of a hand is discarded (D-57)."""

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
        if self.count <= 0:
            return []
        return sorted([choices.DROP_CARD + card for card in state.lc_hand[self.owner]])

    def choose(self, state: Stawka, option: int) -> None:
        card = option - choices.DROP_CARD
        drop(state, self.owner, card)
        events.location_card(state, "card-dropped", self.owner, card)
        state.then(DropLocationCard(self.seat, self.owner, self.count - 1))

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "drop-card", "effect")
