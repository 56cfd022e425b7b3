"""Actions: place cubes (EME-4) and retrieve them (EME-6)."""

from __future__ import annotations

from typing import Final

from konspira.games.emerald import events, reasons
from konspira.games.emerald.cards import (
    CARDS,
    CITIES,
    CITY_COUNT,
    HAND_KINDS,
    PLACE,
    RETRIEVE,
)
from konspira.games.emerald.choices import (
    CITY,
    DONE,
    FROM_CITY,
    FROM_LIMBO,
    MOST_SEATS,
    PAY,
)
from konspira.games.emerald.drawing import take, to_discard
from konspira.games.emerald.parts import Part, add, conclude, spend
from konspira.games.emerald.payment import offers, rest_of, worth
from konspira.games.emerald.reveals import EVERY_CITY
from konspira.games.emerald.state import Emerald
from konspira.kernel.events import Question, Refusal


def pay(state: Emerald, seat: int, cards: list[int]) -> None:
    """Put cards played for symbols on the discard pile (EME-2.5)."""
    for card in cards:
        take(state, seat, card)
    to_discard(state, seat, cards)


def chosen(plan: list[int], first: int, start: int) -> list[int]:
    """Return the cards of a plan from a place on, as far as they belong to a family of choices."""
    return [option - start for option in plan[first:] if start <= option < start + HAND_KINDS]


def why_no_card(
    state: Emerald, seat: int, card: int, used: list[int], symbol: int, cap: int
) -> Refusal:
    """Say why a card cannot join a payment that buys at most `cap` (EME-2.4)."""
    if state.hand[seat].count(card) <= used.count(card):
        return Refusal("EME-2.3", "not-in-hand", {"card": CARDS[card]})
    if not state.rules.marks[card] >> symbol & 1:
        return Refusal("EME-2.3", "no-symbol", {"card": CARDS[card]})
    return overpaid(state, [*used, card], symbol, cap)


def overpaid(state: Emerald, cards: list[int], symbol: int, cap: int) -> Refusal:
    """Return the refusal of a payment with more symbols than are enough."""
    facts: dict[str, object] = {"count": worth(state, cards, symbol), "most": cap}
    return Refusal("EME-2.4", "overpaid", facts)


class PlaceCity(Part):
    """The seat names the city that the cubes go to (EME-4.1, EME-4.3)."""

    __slots__ = ()

    def options(self, state: Emerald) -> list[int]:
        return EVERY_CITY

    def choose(self, state: Emerald, option: int) -> None:
        add(state, option)
        state.then(PLACE_CARDS[self.seat])

    def question(self, state: Emerald) -> Question:
        return Question(self.seat, "place-city", "turn")


class PlaceCard(Part):
    """The seat plays cards for placing, one at a time, until done (EME-4.1, EME-4.2)."""

    __slots__ = ()

    def options(self, state: Emerald) -> list[int]:
        used = chosen(state.plan, 2, PAY)
        left = rest_of(state.hand[self.seat], used)
        found = offers(state, left, used, PLACE, state.supply[self.seat], PAY)
        if used:
            found.append(DONE)
        return found

    def choose(self, state: Emerald, option: int) -> None:
        seat = self.seat
        if option != DONE:
            add(state, option)
            total = worth(state, chosen(state.plan, 2, PAY), PLACE)
            if total < state.supply[seat] or state.rules.free_payment:
                state.then(self)
                return
        city = state.plan[1] - CITY
        cards = chosen(state.plan, 2, PAY)
        spend(state)
        count = min(worth(state, cards, PLACE), state.supply[seat])
        pay(state, seat, cards)
        state.supply[seat] -= count
        state.cubes[city * MOST_SEATS + seat] += count
        events.cubes_placed(state, seat, city, count, cards)
        conclude(state)

    def question(self, state: Emerald) -> Question:
        city = CITIES[state.plan[1] - CITY]
        count = worth(state, chosen(state.plan, 2, PAY), PLACE)
        return Question(self.seat, "place-card", "turn", {"city": city, "count": count})

    def refusal(self, state: Emerald, option: int) -> Refusal | None:
        if option == DONE:
            return Refusal("EME-4.2", "more-needed")
        if PAY <= option < PAY + HAND_KINDS:
            used = chosen(state.plan, 2, PAY)
            cap = state.supply[self.seat]
            return why_no_card(state, self.seat, option - PAY, used, PLACE, cap)
        return None


def retrieving(state: Emerald, seat: int, used: list[int]) -> list[int]:
    """Return cards that may join a retrieval: as many cubes as symbols (EME-6.1, AMB-37)."""
    out = state.cubes_out(seat)
    left = rest_of(state.hand[seat], used)
    found = offers(state, left, used, RETRIEVE, out, PAY)
    if not state.rules.exact_retrieve:
        return found
    total = worth(state, used, RETRIEVE)
    return [one for one in found if total + worth(state, [one - PAY], RETRIEVE) <= out]


def can_retrieve(state: Emerald, seat: int) -> bool:
    """Is a cube out, and does a card in hand bring no more cubes than are out?"""
    return state.cubes_out(seat) > 0 and len(retrieving(state, seat, NO_CARDS)) > 0


def too_many(state: Emerald, seat: int, count: int) -> Refusal:
    """Return the refusal of more symbols than cubes that could come back."""
    facts: dict[str, object] = {"count": count, "left": state.cubes_out(seat)}
    return Refusal("EME-6.1", "too-many-symbols", facts)


class RetrieveCard(Part):
    """The seat plays cards for retrieving, one at a time, until done (EME-6.1)."""

    __slots__ = ()

    def options(self, state: Emerald) -> list[int]:
        used = chosen(state.plan, 1, PAY)
        found = retrieving(state, self.seat, used)
        if used:
            found.append(DONE)
        return found

    def choose(self, state: Emerald, option: int) -> None:
        seat = self.seat
        if option != DONE:
            add(state, option)
            total = worth(state, chosen(state.plan, 1, PAY), RETRIEVE)
            if total < state.cubes_out(seat) or state.rules.free_payment:
                state.then(self)
                return
        else:
            add(state, DONE)
        take_cubes(state, seat)

    def question(self, state: Emerald) -> Question:
        count = worth(state, chosen(state.plan, 1, PAY), RETRIEVE)
        return Question(self.seat, "retrieve-card", "turn", {"count": count})

    def refusal(self, state: Emerald, option: int) -> Refusal | None:
        if option == DONE:
            return Refusal("EME-6.2", "more-needed")
        if PAY <= option < PAY + HAND_KINDS:
            used = chosen(state.plan, 1, PAY)
            cap = state.cubes_out(self.seat)
            found = why_no_card(state, self.seat, option - PAY, used, RETRIEVE, cap)
            if found.code == "overpaid" and state.rules.exact_retrieve:
                return too_many(state, self.seat, worth(state, [*used, option - PAY], RETRIEVE))
            return found
        return None


def sources(state: Emerald, seat: int) -> list[int]:
    """Return the places of own cubes that are not yet promised, as choices (DEC-08)."""
    found: list[int] = []
    if state.limbo[seat] > state.plan.count(FROM_LIMBO):
        found.append(FROM_LIMBO)
    for city in range(CITY_COUNT):
        count = state.cubes[city * MOST_SEATS + seat]
        if count and count > state.plan.count(FROM_CITY + city):
            found.append(FROM_CITY + city)
    return found


def owed(state: Emerald, seat: int) -> int:
    """Return how many cubes are still to be taken back."""
    total = worth(state, chosen(state.plan, 1, PAY), RETRIEVE)
    taken = 0
    for option in state.plan:
        if FROM_CITY <= option < FROM_CITY + CITY_COUNT or option == FROM_LIMBO:
            taken += 1
    return min(total, state.cubes_out(seat)) - taken


def take_cubes(state: Emerald, seat: int) -> None:
    """Ask for the place of the next cube; without a real choice take all of them."""
    places = sources(state, seat)
    left = owed(state, seat)
    if left and len(places) > 1 and left + taken_back(state) < state.cubes_out(seat):
        state.then(RETRIEVE_SOURCES[seat])
        return
    plan = state.plan
    cards = chosen(plan, 1, PAY)
    counts = [plan.count(FROM_CITY + city) for city in range(CITY_COUNT)]
    limbo = plan.count(FROM_LIMBO)
    if left and len(places) == 1:
        if places[0] == FROM_LIMBO:
            limbo += left
        else:
            counts[places[0] - FROM_CITY] += left
    elif left:  # all of them come back
        limbo = state.limbo[seat]
        counts = [state.cubes[city * MOST_SEATS + seat] for city in range(CITY_COUNT)]
    spend(state)
    pay(state, seat, cards)
    bring_back(state, seat, cards, limbo, counts)
    conclude(state)


def taken_back(state: Emerald) -> int:
    """Count the cubes whose place has been chosen."""
    count = 0
    for option in state.plan:
        if option == FROM_LIMBO or FROM_CITY <= option < FROM_CITY + CITY_COUNT:
            count += 1
    return count


def bring_back(state: Emerald, seat: int, cards: list[int], limbo: int, counts: list[int]) -> None:
    """Return cubes to supply from Limbo and from cities (EME-6.1)."""
    total = limbo
    for count in counts:
        total += count
    events.paid(state, "retrieved", seat, total, cards)
    state.supply[seat] += total
    if limbo:
        state.limbo[seat] -= limbo
        events.happened(state, "limbo-left", seat, limbo)
    for city in range(CITY_COUNT):
        if counts[city]:
            state.cubes[city * MOST_SEATS + seat] -= counts[city]
            events.pieces(state, "cubes-home", seat, city, counts[city])


class RetrieveSource(Part):
    """The seat names the place that the next cube comes from (EME-6.2)."""

    __slots__ = ()

    def options(self, state: Emerald) -> list[int]:
        return sources(state, self.seat)

    def choose(self, state: Emerald, option: int) -> None:
        add(state, option)
        take_cubes(state, self.seat)

    def question(self, state: Emerald) -> Question:
        return Question(self.seat, "retrieve-source", "turn", {"count": owed(state, self.seat)})

    def refusal(self, state: Emerald, option: int) -> Refusal | None:
        if option == FROM_LIMBO:
            return Refusal("EME-6.2", "limbo-empty")
        if FROM_CITY <= option < FROM_CITY + CITY_COUNT:
            return reasons.in_city("EME-6.2", "no-own-cube", option - FROM_CITY)
        return None


NO_CARDS: Final[list[int]] = []
PLACE_CITIES: Final = [PlaceCity(seat) for seat in range(MOST_SEATS)]
PLACE_CARDS: Final = [PlaceCard(seat) for seat in range(MOST_SEATS)]
RETRIEVE_CARDS: Final = [RetrieveCard(seat) for seat in range(MOST_SEATS)]
RETRIEVE_SOURCES: Final = [RetrieveSource(seat) for seat in range(MOST_SEATS)]
