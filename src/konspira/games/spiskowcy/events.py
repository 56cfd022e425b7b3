"""What is told to whom (SPI-13): one function for each thing that can happen.

This module is the only place that decides who hears what. Nothing is built when nobody listens.
"""

from __future__ import annotations

from typing import Final

from konspira.games.spiskowcy.cards import CARDS, named
from konspira.games.spiskowcy.state import PHASES, Spiskowcy
from konspira.kernel.events import Event

# The facts that each kind of event carries.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "round-began": ("round", "deal", "keep", "seat"),
    "phase-began": ("phase",),
    "cards-dealt": ("counts",),
    "hand-dealt": ("cards",),
    "order-chosen": ("cards",),
    "order-laid": ("seat", "count"),
    "order-sealed": ("seat",),
    "hand-returned": ("seat", "cards"),
    "revealed": ("seat", "card", "count"),
    "point-taken": ("seat", "bank"),
    "event-removed": ("seat", "card"),
    "point-stolen": ("seat", "victim"),
    "raided": ("seat", "victim", "card"),
    "raid-skipped": ("seat",),
    "raid-idle": ("seat",),
    "plotted": ("seat", "a", "card_a", "b", "card_b"),
    "plot-skipped": ("seat",),
    "plot-idle": ("seat",),
    "turn-ended": ("seat",),
    "discarded": ("seat", "card"),
    "kept": ("seat",),
    "token-passed": ("seat",),
    "game-scored": ("scores", "winners"),
}


def round_began(state: Spiskowcy) -> None:
    """SPI-3.2: the Place card is public."""
    if state.listening:
        rules = state.rules
        facts: dict[str, object] = {
            "round": state.round,
            "deal": rules.deal[state.round],
            "keep": rules.keep[state.round],
            "seat": state.first,
        }
        state.tell_all(Event("round-began", facts))


def phase_began(state: Spiskowcy) -> None:
    """SPI-1.5: everybody sees a phase end and the next one start."""
    if state.listening:
        state.tell_all(Event("phase-began", {"phase": PHASES[state.phase]}))


def cards_dealt(state: Spiskowcy) -> None:
    """Each seat sees its own hand, the others only its size (SPI-13)."""
    if state.listening:
        state.tell_all(Event("cards-dealt", {"counts": state.dealt[:]}))
        for seat in range(state.seats):
            if state.dealt[seat]:
                state.tell(seat, Event("hand-dealt", {"cards": named(state.hand[seat])}))


def order_placed(state: Spiskowcy, seat: int) -> None:
    """The seat knows its order; the others know how many cards lie there, if that (SPI-6.8)."""
    if state.listening:
        state.echo(seat, Event("order-chosen", {"cards": state.orders[seat].named()}))
        if state.rules.simultaneous:
            state.notice(Event("order-sealed", {"seat": seat}))  # SPI-13.4
        elif not state.rules.counts_visible:
            state.tell_all(Event("order-sealed", {"seat": seat}))  # SPI-13.5
        else:
            order_counted(state, seat)


def order_counted(state: Spiskowcy, seat: int) -> None:
    """SPI-6.8: the number of face-down cards is public."""
    if state.listening:
        state.tell_all(Event("order-laid", {"seat": seat, "count": state.orders[seat].size()}))


def hand_returned(state: Spiskowcy, seat: int) -> None:
    """SPI-6.6: unplayed cards go back unseen, unless Q-23 says otherwise."""
    if state.listening and state.rules.hands_shown:
        facts: dict[str, object] = {"seat": seat, "cards": named(state.returned[seat])}
        state.tell_all(Event("hand-returned", facts))


def revealed(state: Spiskowcy, seat: int, kind: int, count: int) -> None:
    """SPI-7.3, SPI-7.4: turned up, so everybody sees it."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "card": CARDS[kind], "count": count}
        state.tell_all(Event("revealed", facts))


def point_taken(state: Spiskowcy, seat: int) -> None:
    """SPI-8.4: Victory Point cards are public."""
    if state.listening:
        state.tell_all(Event("point-taken", {"seat": seat, "bank": state.bank}))


def point_stolen(state: Spiskowcy, seat: int, victim: int) -> None:
    """SPI-8.8: Victory Point cards are public."""
    if state.listening:
        state.tell_all(Event("point-stolen", {"seat": seat, "victim": victim}))


def card_gone(state: Spiskowcy, kind: str, seat: int, card: int) -> None:
    """SPI-13: what leaves a tableau for the deck is public (`event-removed`, `discarded`)."""
    if state.listening:
        state.tell_all(Event(kind, {"seat": seat, "card": CARDS[card]}))


def raided(state: Spiskowcy, seat: int, victim: int, card: int) -> None:
    """SPI-9.3: seat, victim and card are public."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "victim": victim, "card": CARDS[card]}
        state.tell_all(Event("raided", facts))


def plotted(state: Spiskowcy, seat: int, a: int, card_a: int, b: int, card_b: int) -> None:
    """SPI-9.5: both players and both cards are public."""
    if state.listening:
        facts: dict[str, object] = {
            "seat": seat,
            "a": a,
            "card_a": CARDS[card_a],
            "b": b,
            "card_b": CARDS[card_b],
        }
        state.tell_all(Event("plotted", facts))


def happened(state: Spiskowcy, kind: str, seat: int) -> None:
    """Something public that needs no more than its kind and the seat."""
    if state.listening:
        state.tell_all(Event(kind, {"seat": seat}))


def game_scored(state: Spiskowcy) -> None:
    """SPI-12: the end; the tableaux are open, so is the arithmetic."""
    if state.listening:
        facts: dict[str, object] = {"scores": state.scores[:], "winners": state.winners}
        state.tell_all(Event("game-scored", facts))
