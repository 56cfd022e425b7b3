"""The turn of a seat: two actions, free actions, the end (EME-3, EME-10)."""

from __future__ import annotations

from typing import Final

from konspira.games.emerald import (
    aiming,
    bombing,
    claiming,
    effects,
    ending,
    events,
    killing,
    reasons,
    texts,
)
from konspira.games.emerald.cards import (
    ASSASSINATE,
    CARDS,
    CLAIM,
    LOYALIST,
    LT,
    MOVE,
    PLACE,
    RESTORATIONIST,
    RETRIEVE,
    RT,
    TEXTS,
)
from konspira.games.emerald.choices import (
    ACT_ASSASSINATE,
    ACT_CLAIM,
    ACT_DISCARD,
    ACT_MOVE,
    ACT_PLACE,
    ACT_REDEPLOY,
    ACT_RETRIEVE,
    ACT_TRACK,
    CARD_ACTION,
    END_TURN,
    FREE_ACTION,
    MOST_SEATS,
    PASS,
)
from konspira.games.emerald.discarding import DISCARD_CARDS, text_card
from konspira.games.emerald.drawing import draw
from konspira.games.emerald.moving import MOVE_CARDS, TRACK_CARDS
from konspira.games.emerald.parts import TURNS, conclude
from konspira.games.emerald.payment import worth
from konspira.games.emerald.placing import (
    PLACE_CITIES,
    RETRIEVE_CARDS,
    can_retrieve,
    too_many,
)
from konspira.games.emerald.rules import ACTION, ACTION_OR_BLOCK, FREE
from konspira.games.emerald.state import EXTRA, FRESH, TURN, Emerald
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import Step


class BeginTurn(Step[Emerald]):
    """The next player clockwise becomes active (EME-3.9)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def numbers(self) -> list[int]:
        return [self.player]

    def fits(self, state: Emerald) -> bool:
        return 0 <= self.player < state.seats

    def run(self, state: Emerald) -> None:
        state.phase = TURN
        state.active = self.player
        state.actions = state.rules.actions
        state.free = 0
        events.turn_began(state)
        state.then(TURNS[self.player])


def has(state: Emerald, seat: int, symbol: int) -> bool:
    """Is there such a symbol in hand?"""
    for card in state.hand[seat]:
        if state.rules.marks[card] >> symbol & 1:
            return True
    return False


def least_of(state: Emerald, seat: int, symbol: int) -> int:
    """Return the fewest symbols of this kind that one card in hand has; 0: there is none."""
    found = [worth(state, [card], symbol) for card in state.hand[seat]]
    return min([count for count in found if count] or [0])


def can_track(state: Emerald, marks: int) -> bool:
    """Can a marker go forward with these symbols (EME-8.3)?"""
    last = state.rules.track
    return (marks >> RT & 1 == 1 and state.markers[RESTORATIONIST] < last) or (
        marks >> LT & 1 == 1 and state.markers[LOYALIST] < last
    )


def may_be_free(state: Emerald) -> bool:
    """May another free action be taken now (EME-3.5, EME-3.10)?"""
    if state.free >= state.rules.free_cap:
        return False
    return state.actions > 0 or state.rules.free_after  # AMB-9


def can_redeploy(state: Emerald, seat: int) -> bool:
    """Are there agents on a Mi-Go of an earlier turn (EME-18.14)?"""
    return state.sheltered[seat] > 0 and effects.sheltered_now(state, seat) > 0


class Turn(Step[Emerald]):
    """The seat chooses its next action (DEC-02)."""

    def fits(self, state: Emerald) -> bool:
        return self.seat == state.active

    def options(self, state: Emerald) -> list[int]:
        seat = self.seat
        found = self.actions(state) if state.actions else [END_TURN]
        free = may_be_free(state)
        rules = state.rules
        last = -1
        for card in state.hand[seat]:
            if card >= TEXTS:
                break  # hands are sorted: no text follows
            if card == last:
                continue
            last = card
            heading = rules.heading[card]
            if heading in (ACTION, ACTION_OR_BLOCK):
                if state.actions and aiming.usable(state, seat, card):
                    found.append(CARD_ACTION + card)
            elif heading == FREE and free and aiming.usable(state, seat, card):
                found.append(FREE_ACTION + card)
        if free and can_redeploy(state, seat):
            found.append(ACT_REDEPLOY)
        return found

    def actions(self, state: Emerald) -> list[int]:
        """Return the actions that need no text (EME-3.2)."""
        seat = self.seat
        found = [PASS]
        hand = state.hand[seat]
        if not hand:
            return found
        marks = 0
        for card in hand:
            marks |= state.rules.marks[card]
        if marks >> PLACE & 1 and state.supply[seat]:
            found.append(ACT_PLACE)
        if marks >> CLAIM & 1 and state.actions == state.rules.actions:  # EME-3.3
            if claiming.is_any_claimable(state, seat):
                found.append(ACT_CLAIM)
        if marks >> RETRIEVE & 1 and can_retrieve(state, seat):
            found.append(ACT_RETRIEVE)
        if marks >> MOVE & 1 and state.out[seat]:
            found.append(ACT_MOVE)
        if can_track(state, marks):
            found.append(ACT_TRACK)
        if marks >> ASSASSINATE & 1 and bombing.kill_cards(state, seat):
            found.append(ACT_ASSASSINATE)
        found.append(ACT_DISCARD)
        return found

    def choose(self, state: Emerald, option: int) -> None:
        seat = self.seat
        if option == PASS:
            state.actions -= 1
            events.by(state, "passed", seat)
            conclude(state)
        elif option == END_TURN:
            end_turn(state, seat)
        else:
            state.plan = [option]
            if option == ACT_PLACE:
                state.then(PLACE_CITIES[seat])
            elif option == ACT_CLAIM:
                state.then(claiming.CLAIM_CITIES[seat * 2])
            elif option == ACT_RETRIEVE:
                state.then(RETRIEVE_CARDS[seat])
            elif option == ACT_MOVE:
                state.then(MOVE_CARDS[seat])
            elif option == ACT_TRACK:
                state.then(TRACK_CARDS[seat])
            elif option == ACT_ASSASSINATE:
                state.then(killing.KILL_CARDS[seat * 2])
            elif option == ACT_DISCARD:
                state.then(DISCARD_CARDS[seat])
            elif option == ACT_REDEPLOY:
                state.then(texts.REDEPLOYS[seat])
            else:
                texts.begin(state, seat, text_card(option))

    def question(self, state: Emerald) -> Question:
        return Question(self.seat, "turn", "turn", {"count": state.actions})

    def refusal(self, state: Emerald, option: int) -> Refusal | None:
        if CARD_ACTION <= option < CARD_ACTION + TEXTS:
            return why_no_text(state, self.seat, option - CARD_ACTION, False)
        if FREE_ACTION <= option < FREE_ACTION + TEXTS:
            return why_no_text(state, self.seat, option - FREE_ACTION, True)
        if option == END_TURN:
            return Refusal("EME-3.6", "actions-left")
        if option == ACT_REDEPLOY:
            return why_no_redeploy(state, self.seat)
        if PASS <= option <= ACT_DISCARD:
            return why_no_action(state, self.seat, option)
        return None


def end_turn(state: Emerald, seat: int) -> None:
    """Refill the hand; the next player follows (EME-3.7, EME-3.9)."""
    missing = state.rules.hand - len(state.hand[seat])
    if missing > 0:
        draw(state, seat, missing)
    state.draws = []  # a position fixes the draws of one turn
    if state.sheltered[seat]:
        state.tableau[seat] = [
            entry - EXTRA * FRESH
            if entry >= EXTRA * FRESH and effects.is_shelter(state, entry)
            else entry
            for entry in state.tableau[seat]
        ]
    state.turns += 1
    if ending.are_turns_over(state):
        ending.end(state, False)  # EME-16.7
    else:
        state.then(BEGIN_TURNS[(seat + 1) % state.seats])


# -- refusals --------------------------------------------------------------------------------------


def why_no_action(state: Emerald, seat: int, option: int) -> Refusal:
    """Say why an action is not offered."""
    if not state.actions:
        return Refusal("EME-3.6", "no-action-left")
    if not state.hand[seat]:
        return Refusal("EME-10.1", "hand-empty")
    if option == ACT_PLACE:
        if not state.supply[seat]:
            return Refusal("EME-4.2", "nothing-to-place")
    elif option == ACT_CLAIM:
        if state.actions < state.rules.actions:
            return Refusal("EME-3.4", "claim-first")
        if not claiming.is_any_claimable(state, seat):
            return reasons.no_claim(state, seat)
    elif option == ACT_RETRIEVE:
        if not state.cubes_out(seat):
            return Refusal("EME-6.2", "nothing-to-retrieve")
        if has(state, seat, RETRIEVE):
            return too_many(state, seat, least_of(state, seat, RETRIEVE))
    elif option == ACT_MOVE:
        if not state.out[seat]:
            return Refusal("EME-7.2", "no-agents")
    elif option == ACT_ASSASSINATE:
        cards = [c for c in state.hand[seat] if state.rules.marks[c] >> ASSASSINATE & 1]
        if cards:
            return reasons.no_kill(state, seat, cards)
    elif option == ACT_TRACK:
        return why_no_track(state, seat)
    return reasons.no_symbol(SYMBOL_OF[option])


SYMBOL_OF: Final = {
    ACT_PLACE: PLACE,
    ACT_CLAIM: CLAIM,
    ACT_RETRIEVE: RETRIEVE,
    ACT_MOVE: MOVE,
    ACT_ASSASSINATE: ASSASSINATE,
}


def why_no_track(state: Emerald, seat: int) -> Refusal:
    """Say why no marker can be pushed: no symbol, or only symbols for a marker at its end."""
    for symbol, track in ((RT, RESTORATIONIST), (LT, LOYALIST)):
        if has(state, seat, symbol):
            return reasons.at_end("EME-8.3", state, track)
    return reasons.no_symbol(RT)


def why_no_text(state: Emerald, seat: int, card: int, free: bool) -> Refusal:
    """Say why a text is not offered."""
    name: dict[str, object] = {"card": CARDS[card]}
    if card not in state.hand[seat]:
        return Refusal("EME-10.2", "not-in-hand", {"card": CARDS[card]})
    heading = state.rules.heading[card]
    if not heading:
        return Refusal("EME-10.2", "not-a-text", {"card": CARDS[card]})
    if (heading == FREE) != free or heading not in (ACTION, FREE, ACTION_OR_BLOCK):
        return Refusal("EME-11.1", "other-heading", name)
    if free and state.free >= state.rules.free_cap:
        return Refusal("EME-3.10", "free-cap", {"count": state.rules.free_cap})
    if free and not may_be_free(state):
        return Refusal("EME-3.5", "after-second")
    if not free and not state.actions:
        return Refusal("EME-3.6", "no-action-left")
    if aiming.is_void(state, card):
        return Refusal("EME-18.21a", "void-text", {"card": CARDS[card]})
    return reasons.useless(state, seat, card)


def why_no_redeploy(state: Emerald, seat: int) -> Refusal:
    """Say why no agents can come back from Mi-Go."""
    if not state.sheltered[seat]:
        return Refusal("EME-18.14", "no-shelter")
    if not can_redeploy(state, seat):
        return Refusal("EME-18.14", "fresh-shelter")
    if state.free >= state.rules.free_cap:
        return Refusal("EME-3.10", "free-cap", {"count": state.rules.free_cap})
    return Refusal("EME-3.5", "after-second")


BEGIN_TURNS: Final = [BeginTurn(seat) for seat in range(MOST_SEATS)]
TURNS.extend([Turn(seat) for seat in range(MOST_SEATS)])
