"""What is told to whom (SPI-13): one function for each thing that can happen.

This module is the only place that decides who hears what. Nothing is built when nobody listens.
"""

from __future__ import annotations

from typing import Final

from konspira.games.spiskowcy.cards import CARD, CARDS, CARDS_COUNTED, named
from konspira.games.spiskowcy.state import PHASES, Spiskowcy
from konspira.kernel.declared import COUNT, COUNTS, SEAT, SEATS, EventKind, event, term

PHASE: Final = term("phase", [*PHASES, "over"])
SOURCE: Final = term("source", ["events", "points"])  # of a score

ROUND_BEGAN: Final = event("round-began", round=COUNT, deal=COUNT, keep=COUNT, seat=SEAT)
PHASE_BEGAN: Final = event("phase-began", phase=PHASE)
CARDS_DEALT: Final = event("cards-dealt", counts=COUNTS)
HAND_DEALT: Final = event("hand-dealt", cards=CARDS_COUNTED)
ORDER_CHOSEN: Final = event("order-chosen", cards=CARDS_COUNTED)
ORDER_LAID: Final = event("order-laid", seat=SEAT, count=COUNT)
ORDER_SEALED: Final = event("order-sealed", seat=SEAT)
HAND_RETURNED: Final = event("hand-returned", seat=SEAT, cards=CARDS_COUNTED)
REVEALED: Final = event("revealed", seat=SEAT, card=CARD, count=COUNT)
POINT_TAKEN: Final = event("point-taken", seat=SEAT, bank=COUNT)
EVENT_REMOVED: Final = event("event-removed", seat=SEAT, card=CARD)
POINT_STOLEN: Final = event("point-stolen", seat=SEAT, victim=SEAT)
RAIDED: Final = event("raided", seat=SEAT, victim=SEAT, card=CARD)
RAID_SKIPPED: Final = event("raid-skipped", seat=SEAT)
RAID_IDLE: Final = event("raid-idle", seat=SEAT)
PLOTTED: Final = event("plotted", seat=SEAT, a=SEAT, card_a=CARD, b=SEAT, card_b=CARD)
PLOT_SKIPPED: Final = event("plot-skipped", seat=SEAT)
PLOT_IDLE: Final = event("plot-idle", seat=SEAT)
TURN_ENDED: Final = event("turn-ended", seat=SEAT)
DISCARDED: Final = event("discarded", seat=SEAT, card=CARD)
KEPT: Final = event("kept", seat=SEAT)
TOKEN_PASSED: Final = event("token-passed", seat=SEAT)
GAME_SCORED: Final = event("game-scored", scores=COUNTS, winners=SEATS)


def round_began(state: Spiskowcy) -> None:
    """SPI-3.2: the Place card is public."""
    if state.listening:
        rules = state.rules
        deal, keep = rules.deal[state.round], rules.keep[state.round]
        state.tell_all(ROUND_BEGAN.of(state.round, deal, keep, state.first))


def phase_began(state: Spiskowcy) -> None:
    """SPI-1.5: everybody sees a phase end and the next one start."""
    if state.listening:
        state.tell_all(PHASE_BEGAN.of(PHASES[state.phase]))


def cards_dealt(state: Spiskowcy) -> None:
    """Each seat sees its own hand, the others only its size (SPI-13)."""
    if state.listening:
        state.tell_all(CARDS_DEALT.of(state.dealt[:]))
        for seat in range(state.seats):
            if state.dealt[seat]:
                state.tell(seat, HAND_DEALT.of(named(state.hand[seat])))


def order_placed(state: Spiskowcy, seat: int) -> None:
    """The seat knows its order; the others know how many cards lie there, if that (SPI-6.8)."""
    if state.listening:
        state.echo(seat, ORDER_CHOSEN.of(state.orders[seat].named()))
        if state.rules.simultaneous:
            state.notice(ORDER_SEALED.of(seat))  # SPI-13.4
        elif not state.rules.counts_visible:
            state.tell_all(ORDER_SEALED.of(seat))  # SPI-13.5
        else:
            order_counted(state, seat)


def order_counted(state: Spiskowcy, seat: int) -> None:
    """SPI-6.8: the number of face-down cards is public."""
    if state.listening:
        state.tell_all(ORDER_LAID.of(seat, state.orders[seat].size()))


def hand_returned(state: Spiskowcy, seat: int) -> None:
    """SPI-6.6: unplayed cards go back unseen, unless Q-23 says otherwise."""
    if state.listening and state.rules.hands_shown:
        state.tell_all(HAND_RETURNED.of(seat, named(state.returned[seat])))


def revealed(state: Spiskowcy, seat: int, kind: int, count: int) -> None:
    """SPI-7.3, SPI-7.4: turned up, so everybody sees it."""
    if state.listening:
        state.tell_all(REVEALED.of(seat, CARDS[kind], count))


def point_taken(state: Spiskowcy, seat: int) -> None:
    """SPI-8.4: Victory Point cards are public."""
    if state.listening:
        state.tell_all(POINT_TAKEN.of(seat, state.bank))


def point_stolen(state: Spiskowcy, seat: int, victim: int) -> None:
    """SPI-8.8: Victory Point cards are public."""
    if state.listening:
        state.tell_all(POINT_STOLEN.of(seat, victim))


def card_gone(state: Spiskowcy, kind: EventKind, seat: int, card: int) -> None:
    """SPI-13: what leaves a tableau for the deck is public (EVENT_REMOVED, DISCARDED)."""
    if state.listening:
        state.tell_all(kind.of(seat, CARDS[card]))


def raided(state: Spiskowcy, seat: int, victim: int, card: int) -> None:
    """SPI-9.3: seat, victim and card are public."""
    if state.listening:
        state.tell_all(RAIDED.of(seat, victim, CARDS[card]))


def plotted(state: Spiskowcy, seat: int, a: int, card_a: int, b: int, card_b: int) -> None:
    """SPI-9.5: both players and both cards are public."""
    if state.listening:
        state.tell_all(PLOTTED.of(seat, a, CARDS[card_a], b, CARDS[card_b]))


def happened(state: Spiskowcy, kind: EventKind, seat: int) -> None:
    """Something public that needs no more than its kind and the seat."""
    if state.listening:
        state.tell_all(kind.of(seat))


def game_scored(state: Spiskowcy) -> None:
    """SPI-12: the end; the tableaux are open, so is the arithmetic."""
    if state.listening:
        state.tell_all(GAME_SCORED.of(state.scores[:], state.winners))
