"""The events and who hears each of them (SPI-13): one function for each thing that can happen.

Only this module decides which seats hear what. No event is built when nobody listens.
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
    """Tell everybody the Place card (SPI-3.2)."""
    if state.listening:
        rules = state.rules
        deal, keep = rules.deal[state.round], rules.keep[state.round]
        state.tell_all(ROUND_BEGAN.of(state.round, deal, keep, state.first))


def phase_began(state: Spiskowcy) -> None:
    """Tell all that a phase is over and the next one starts (SPI-1.5)."""
    if state.listening:
        state.tell_all(PHASE_BEGAN.of(PHASES[state.phase]))


def cards_dealt(state: Spiskowcy) -> None:
    """Tell each seat its own hand, and the other seats only its size (SPI-13)."""
    if state.listening:
        state.tell_all(CARDS_DEALT.of(state.dealt[:]))
        for seat in range(state.seats):
            if state.dealt[seat]:
                state.tell(seat, HAND_DEALT.of(named(state.hand[seat])))


def order_placed(state: Spiskowcy, seat: int) -> None:
    """Tell the seat its order, and the others how many cards it has if they may know (SPI-6.8)."""
    if state.listening:
        state.echo(seat, ORDER_CHOSEN.of(state.orders[seat].named()))
        if state.rules.simultaneous:
            state.notice(ORDER_SEALED.of(seat))  # SPI-13.4
        elif not state.rules.counts_visible:
            state.tell_all(ORDER_SEALED.of(seat))  # SPI-13.5
        else:
            order_counted(state, seat)


def order_counted(state: Spiskowcy, seat: int) -> None:
    """Tell everybody the number of face-down cards (SPI-6.8)."""
    if state.listening:
        state.tell_all(ORDER_LAID.of(seat, state.orders[seat].size()))


def hand_returned(state: Spiskowcy, seat: int) -> None:
    """Tell only the owner which unplayed cards go back, unless Q-23 shows them (SPI-6.6)."""
    if state.listening and state.rules.hands_shown:
        state.tell_all(HAND_RETURNED.of(seat, named(state.returned[seat])))


def revealed(state: Spiskowcy, seat: int, kind: int, count: int) -> None:
    """Tell everybody which cards are turned up (SPI-7.3, SPI-7.4)."""
    if state.listening:
        state.tell_all(REVEALED.of(seat, CARDS[kind], count))


def point_taken(state: Spiskowcy, seat: int) -> None:
    """Tell all that a seat takes a point: Victory Point cards are public (SPI-8.4)."""
    if state.listening:
        state.tell_all(POINT_TAKEN.of(seat, state.bank))


def point_stolen(state: Spiskowcy, seat: int, victim: int) -> None:
    """Tell all that a seat steals a point: Victory Point cards are public (SPI-8.8)."""
    if state.listening:
        state.tell_all(POINT_STOLEN.of(seat, victim))


def card_gone(state: Spiskowcy, kind: EventKind, seat: int, card: int) -> None:
    """Tell everybody which card leaves a tableau: an event removed or a card discarded (SPI-13)."""
    if state.listening:
        state.tell_all(kind.of(seat, CARDS[card]))


def raided(state: Spiskowcy, seat: int, victim: int, card: int) -> None:
    """Tell everybody the seat, the victim and the card (SPI-9.3)."""
    if state.listening:
        state.tell_all(RAIDED.of(seat, victim, CARDS[card]))


def plotted(state: Spiskowcy, seat: int, a: int, card_a: int, b: int, card_b: int) -> None:
    """Tell everybody both players and both cards (SPI-9.5)."""
    if state.listening:
        state.tell_all(PLOTTED.of(seat, a, CARDS[card_a], b, CARDS[card_b]))


def happened(state: Spiskowcy, kind: EventKind, seat: int) -> None:
    """Tell everybody an event that needs only its kind and the seat."""
    if state.listening:
        state.tell_all(kind.of(seat))


def game_scored(state: Spiskowcy) -> None:
    """Tell everybody how each score came about: the tableaux are open (SPI-12)."""
    if state.listening:
        state.tell_all(GAME_SCORED.of(state.scores[:], state.winners))
