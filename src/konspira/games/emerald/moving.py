"""Actions: move agents (EME-7) and track markers (EME-8)."""

from __future__ import annotations

from typing import Final

from konspira.games.emerald import events, pieces, reasons
from konspira.games.emerald.cards import (
    CITIES,
    CITY_COUNT,
    HAND_KINDS,
    LOYALIST,
    LT,
    MOVE,
    RESTORATIONIST,
    RT,
)
from konspira.games.emerald.choices import (
    CITY,
    DONE,
    FROM_CITY,
    MOST_SEATS,
    PAY,
    PAY_LT,
    PAY_RT,
)
from konspira.games.emerald.parts import Part, add, conclude, spend
from konspira.games.emerald.payment import least_of, offers, rest_of, worth
from konspira.games.emerald.placing import chosen, overpaid, pay, why_no_card
from konspira.games.emerald.state import Emerald
from konspira.kernel.events import Question, Refusal


def move_cap(state: Emerald, seat: int) -> int:
    """Return how many moves can be made at all (EME-7.2)."""
    if state.rules.move_once:
        return state.out[seat]
    return HAND_KINDS * 9 if state.out[seat] else 0  # AMB-12: a pawn may move again and again


class MoveCard(Part):
    """The seat plays cards for moving, one at a time, until it is done (EME-7.1)."""

    __slots__ = ()

    def options(self, state: Emerald) -> list[int]:
        used = chosen(state.plan, 1, PAY)
        seat = self.seat
        left = rest_of(state.hand[seat], used)
        found = offers(state, left, used, MOVE, move_cap(state, seat), PAY)
        if used:
            found.append(DONE)
        return found

    def choose(self, state: Emerald, option: int) -> None:
        add(state, option)
        seat = self.seat
        if option != DONE:
            total = worth(state, chosen(state.plan, 1, PAY), MOVE)
            if total < move_cap(state, seat) or state.rules.free_payment:
                state.then(self)
                return
        state.then(MOVE_FROMS[seat])

    def question(self, state: Emerald) -> Question:
        count = worth(state, chosen(state.plan, 1, PAY), MOVE)
        return Question(self.seat, "move-card", "turn", {"count": count})

    def refusal(self, state: Emerald, option: int) -> Refusal | None:
        if option == DONE:
            return Refusal("EME-7.3", "more-needed")
        if PAY <= option < PAY + HAND_KINDS:
            used = chosen(state.plan, 1, PAY)
            cap = move_cap(state, self.seat)
            return why_no_card(state, self.seat, option - PAY, used, MOVE, cap)
        return None


def moves_of(plan: list[int]) -> list[int]:
    """Return the moves of a plan: from, to, from, to … (a last move may still lack its goal)."""
    found: list[int] = []
    for option in plan:
        if FROM_CITY <= option < FROM_CITY + CITY_COUNT:
            found.append(option - FROM_CITY)
        elif CITY <= option < CITY + CITY_COUNT:
            found.append(option - CITY)
    return found


def unmoved(state: Emerald, seat: int, moves: list[int], city: int) -> int:
    """Count the own agents there that may still move, after the moves of the plan (EME-7.2)."""
    count = state.agents[city * MOST_SEATS + seat]
    for place in range(len(moves)):
        if moves[place] == city:
            if place % 2 == 0:
                count -= 1
            elif not state.rules.move_once:  # AMB-12
                count += 1
    return count


def fewest_moves(state: Emerald, seat: int) -> int:
    """Return the fewest moves for which the payment is minimal (EME-7.3)."""
    if state.rules.free_payment:
        return 1
    cards = chosen(state.plan, 1, PAY)
    return worth(state, cards, MOVE) - least_of(state, cards, MOVE) + 1


def moves_left(state: Emerald, seat: int) -> int:
    """Return how many moves the cards still pay for."""
    total = worth(state, chosen(state.plan, 1, PAY), MOVE)
    return min(total, move_cap(state, seat)) - len(moves_of(state.plan)) // 2


class MoveFrom(Part):
    """The seat names the agent that moves next, or is done (EME-7.2, EME-7.3)."""

    __slots__ = ()

    def options(self, state: Emerald) -> list[int]:
        found: list[int] = []
        moves = moves_of(state.plan)
        for city in range(CITY_COUNT):
            if unmoved(state, self.seat, moves, city) > 0:
                found.append(FROM_CITY + city)
        if len(moves) // 2 >= fewest_moves(state, self.seat):
            found.append(DONE)
        return found

    def choose(self, state: Emerald, option: int) -> None:
        if option == DONE:
            carry_out(state, self.seat)
            return
        add(state, option)
        state.then(MOVE_TOS[self.seat])

    def question(self, state: Emerald) -> Question:
        return Question(self.seat, "move-from", "turn", {"count": moves_left(state, self.seat)})

    def refusal(self, state: Emerald, option: int) -> Refusal | None:
        if option == DONE:
            return Refusal("EME-7.3", "too-few", {"count": fewest_moves(state, self.seat)})
        if FROM_CITY <= option < FROM_CITY + CITY_COUNT:
            return reasons.in_city("EME-7.2", "no-unmoved-agent", option - FROM_CITY)
        return None


class MoveTo(Part):
    """The agent goes to any other city (EME-7.1)."""

    __slots__ = ()

    def options(self, state: Emerald) -> list[int]:
        start = state.plan[-1] - FROM_CITY
        return [CITY + city for city in range(CITY_COUNT) if city != start]

    def choose(self, state: Emerald, option: int) -> None:
        add(state, option)
        if moves_left(state, self.seat) > 0:
            state.then(MOVE_FROMS[self.seat])
        else:
            carry_out(state, self.seat)

    def question(self, state: Emerald) -> Question:
        start = CITIES[state.plan[-1] - FROM_CITY]
        return Question(self.seat, "move-to", "turn", {"city_from": start})

    def refusal(self, state: Emerald, option: int) -> Refusal | None:
        if CITY <= option < CITY + CITY_COUNT:
            return reasons.in_city("EME-7.1", "same-city", option - CITY)
        return None


def carry_out(state: Emerald, seat: int) -> None:
    """Carry out all moves of the action, which are declared together (EME-19.9)."""
    moves = moves_of(state.plan)
    cards = chosen(state.plan, 1, PAY)
    spend(state)
    pay(state, seat, cards)
    events.paid(state, "moved", seat, len(moves) // 2, cards)
    for place in range(0, len(moves), 2):
        move(state, seat, moves[place], moves[place + 1])
    conclude(state)


def move(state: Emerald, seat: int, start: int, city: int) -> None:
    """Move one agent from one city to another."""
    pieces.take_agent(state, start, seat)
    pieces.put_agent(state, city, seat)
    events.agent_moved(state, seat, start, city)


# -- tracks ----------------------------------------------------------------------------------------


class TrackCard(Part):
    """The seat plays cards for one of the markers, one at a time (EME-8.1 to EME-8.3)."""

    __slots__ = ()

    def options(self, state: Emerald) -> list[int]:
        plan = state.plan
        ahead = chosen(plan, 1, PAY_RT)
        loyal = chosen(plan, 1, PAY_LT)
        left = rest_of(state.hand[self.seat], ahead + loyal)
        room = state.rules.track - state.markers[RESTORATIONIST]
        found = offers(state, left, ahead, RT, room, PAY_RT)
        room = state.rules.track - state.markers[LOYALIST]
        found.extend(offers(state, left, loyal, LT, room, PAY_LT))
        if len(plan) > 1:
            found.append(DONE)
        return found

    def choose(self, state: Emerald, option: int) -> None:
        if option != DONE:
            add(state, option)
            state.then(self)
            return
        seat = self.seat
        ahead = chosen(state.plan, 1, PAY_RT)
        loyal = chosen(state.plan, 1, PAY_LT)
        spend(state)
        pay(state, seat, ahead + loyal)
        events.with_cards(state, "tracks-pushed", seat, ahead + loyal)
        pieces.advance_marker(state, RESTORATIONIST, worth(state, ahead, RT))
        pieces.advance_marker(state, LOYALIST, worth(state, loyal, LT))
        conclude(state)

    def question(self, state: Emerald) -> Question:
        return Question(self.seat, "track-card", "turn")

    def refusal(self, state: Emerald, option: int) -> Refusal | None:
        if option == DONE:
            return Refusal("EME-8.3", "more-needed")
        if PAY_RT <= option < PAY_RT + HAND_KINDS:
            return self.why_not(state, option - PAY_RT, RT, PAY_RT, RESTORATIONIST)
        if PAY_LT <= option < PAY_LT + HAND_KINDS:
            return self.why_not(state, option - PAY_LT, LT, PAY_LT, LOYALIST)
        return None

    def why_not(self, state: Emerald, card: int, symbol: int, start: int, track: int) -> Refusal:
        """Say why a card cannot push a marker (EME-8.3)."""
        room = state.rules.track - state.markers[track]
        if not room:
            return reasons.at_end("EME-8.3", state, track)
        used = chosen(state.plan, 1, PAY_RT) + chosen(state.plan, 1, PAY_LT)
        found = why_no_card(state, self.seat, card, used, symbol, room)
        if found.code == "overpaid":
            return overpaid(state, [*chosen(state.plan, 1, start), card], symbol, room)
        return found


MOVE_CARDS: Final = [MoveCard(seat) for seat in range(MOST_SEATS)]
MOVE_FROMS: Final = [MoveFrom(seat) for seat in range(MOST_SEATS)]
MOVE_TOS: Final = [MoveTo(seat) for seat in range(MOST_SEATS)]
TRACK_CARDS: Final = [TrackCard(seat) for seat in range(MOST_SEATS)]
