"""Action: claim cards (EME-5)."""

from __future__ import annotations

from typing import Final

from konspira.games.emerald import events, pieces, reasons, reveals
from konspira.games.emerald.cards import CARDS, CITIES, CITY_COUNT, CLAIM, HAND_KINDS, KINDS
from konspira.games.emerald.choices import CITY, DONE, MOST_SEATS, PAY
from konspira.games.emerald.drawing import to_discard
from konspira.games.emerald.parts import AFTER, TURNS, Part, add, go_on
from konspira.games.emerald.payment import kinds
from konspira.games.emerald.placing import pay, why_no_card
from konspira.games.emerald.state import Emerald, put
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import Step


def is_claimable(state: Emerald, city: int, seat: int) -> bool:
    """Is there a card, and does the seat lead, not with agents alone (EME-5.2, EME-5.3)?"""
    return (
        state.left[city] > 0
        and state.cubes[city * MOST_SEATS + seat] > 0
        and state.leads(city, seat)
    )


def is_any_claimable(state: Emerald, seat: int) -> bool:
    """Can the seat claim the card of any city?"""
    for city in range(CITY_COUNT):
        if is_claimable(state, city, seat):
            return True
    return False


def has_claim_card(state: Emerald, seat: int) -> bool:
    """Can a claim be paid: a card in hand, or a symbol already played (EME-5.12)?"""
    if state.claims:
        return True
    for card in state.hand[seat]:
        if state.rules.marks[card] >> CLAIM & 1:
            return True
    return False


def claim(state: Emerald, seat: int, city: int, cards: list[int]) -> None:
    """Take the face-up card, in the order of EME-5.5 to EME-5.10."""
    card = state.face_up(city)
    state.left = put(state.left, city, state.left[city] - 1)
    to_discard(state, seat, [card])
    events.claimed(state, seat, city, card, cards)
    pieces.clear_cubes(state, city, seat)
    count = min(state.rules.agents[card], state.pool[seat])  # EME-5.7
    for _ in range(count):
        pieces.from_supply(state, city, seat)
    events.pieces(state, "recruited", seat, city, count)
    pieces.gain_card(state, seat, card, 1)
    if state.rules.madness[card]:
        reveals.roll(state, seat)
    pieces.turn_up(state, city)


class ClaimCity(Part):
    """The seat names a city to claim; after the first claim it may stop (EME-5.1, EME-5.4)."""

    __slots__ = ("more",)

    def __init__(self, seat: int, more: int) -> None:
        super().__init__(seat)
        self.more = more

    def numbers(self) -> list[int]:
        return [self.seat, self.more]

    def fits(self, state: Emerald) -> bool:
        return self.seat == state.active and 0 <= self.more <= 1

    def start(self) -> Step[Emerald]:
        return self if self.more else TURNS[self.seat]

    def options(self, state: Emerald) -> list[int]:
        found: list[int] = []
        if has_claim_card(state, self.seat):
            for city in range(CITY_COUNT):
                if is_claimable(state, city, self.seat):
                    found.append(CITY + city)
        if self.more:
            found.append(DONE)
        return found

    def choose(self, state: Emerald, option: int) -> None:
        if option == DONE:
            state.plan = []
            state.claims = 0
            return
        add(state, option)
        if state.claims:  # EME-5.12
            resolve(state, self.seat, self.more, option - CITY, [])
        else:
            state.then(CLAIM_CARDS[self.seat * 2 + self.more])

    def question(self, state: Emerald) -> Question:
        return Question(self.seat, "claim-city", "turn")

    def refusal(self, state: Emerald, option: int) -> Refusal | None:
        if not CITY <= option < CITY + CITY_COUNT:
            return None
        if not is_claimable(state, option - CITY, self.seat):
            return reasons.unclaimable(state, option - CITY, self.seat)
        return reasons.no_symbol(CLAIM)


class ClaimCard(ClaimCity):
    """The seat plays the card that pays for the claim (EME-5.1)."""

    __slots__ = ()

    def start(self) -> Step[Emerald]:
        return CLAIM_CITIES[self.seat * 2 + 1] if self.more else TURNS[self.seat]

    def options(self, state: Emerald) -> list[int]:
        found: list[int] = []
        for card in kinds(state.hand[self.seat]):
            if state.rules.marks[card] >> CLAIM & 1:
                found.append(PAY + card)
        return found

    def choose(self, state: Emerald, option: int) -> None:
        city = state.plan[-1] - CITY
        card = option - PAY
        state.claims = state.rules.value[CLAIM * KINDS + card]
        pay(state, self.seat, [card])
        resolve(state, self.seat, self.more, city, [card])

    def question(self, state: Emerald) -> Question:
        city = state.plan[-1] - CITY
        card = CARDS[state.face_up(city)]
        return Question(self.seat, "claim-card", "turn", {"city": CITIES[city], "card": card})

    def refusal(self, state: Emerald, option: int) -> Refusal | None:
        if PAY <= option < PAY + HAND_KINDS:
            return why_no_card(state, self.seat, option - PAY, [], CLAIM, 1)
        return None


def resolve(state: Emerald, seat: int, more: int, city: int, cards: list[int]) -> None:
    """Carry out one claim; the first one spends the action (EME-5.4)."""
    state.plan = []
    state.claims -= 1
    if not more:
        state.actions -= 1
        state.then(AFTER[0])
    claim(state, seat, city, cards)
    go_on(state, CLAIM_MORE[seat])


class ClaimMore(Step[Emerald]):
    """The seat may claim again where all can see that a claim might be possible (EME-5.1).

    The steps that follow must not show whether the hand has a card for it.
    """

    __slots__ = ("claimer",)

    def __init__(self, claimer: int) -> None:
        super().__init__()
        self.claimer = claimer

    def numbers(self) -> list[int]:
        return [self.claimer]

    def fits(self, state: Emerald) -> bool:
        return self.claimer == state.active

    def run(self, state: Emerald) -> None:
        payable = state.claims > 0 or len(state.hand[self.claimer]) > 0
        if payable and is_any_claimable(state, self.claimer):
            state.then(CLAIM_CITIES[self.claimer * 2 + 1])
        else:
            state.claims = 0


CLAIM_CITIES: Final = [ClaimCity(seat, more) for seat in range(MOST_SEATS) for more in range(2)]
CLAIM_CARDS: Final = [ClaimCard(seat, more) for seat in range(MOST_SEATS) for more in range(2)]
CLAIM_MORE: Final = [ClaimMore(seat) for seat in range(MOST_SEATS)]
