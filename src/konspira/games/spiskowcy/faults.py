"""Checks of the seats in a position that a person wrote: stages, hands and orders.

The position need not be reachable card by card (rules file, section 7), but the game must be able
to go on from it. `position` checks cards and points as it reads them.
"""

from __future__ import annotations

from konspira.games.spiskowcy.actions import ActionTurn
from konspira.games.spiskowcy.orders import OrderType
from konspira.games.spiskowcy.redeal import lawful_orders, unseen
from konspira.games.spiskowcy.state import (
    ACTION_PHASE,
    CHOOSING,
    DONE,
    END_PHASE,
    ORDER_PHASE,
    PHASES,
    PLACED,
    STAGES,
    Spiskowcy,
)
from konspira.kernel.errors import PositionError
from konspira.kernel.loading import NOT_BY_RULES
from konspira.kernel.position import wrong
from konspira.kernel.step import NOBODY


def check(state: Spiskowcy) -> None:
    """Refuse a position that cannot be played on."""
    for seat in range(state.seats):
        check_stage(state, seat)
    if state.phase != ACTION_PHASE and (state.used or state.shown != NOBODY):
        raise impossible("used" if state.used else "shown", PHASES[state.phase], "SPI-7.7")
    check_orders(state)


def impossible(path: str, value: object, rule: str) -> PositionError:
    """Return the error for a claim that the rules cannot have led to."""
    return wrong(path, value, NOT_BY_RULES, rule)


def check_stage(state: Spiskowcy, seat: int) -> None:
    """Refuse a seat's stage if it does not fit its hand, its order and the turns that are left."""
    stage = state.stage[seat]
    if stage not in possible_stages(state, seat):
        raise impossible(f"seats[{seat}].stage", STAGES[stage], "SPI-1.5")
    held = sum(state.hand[seat])
    if held and state.phase == ORDER_PHASE and not may_hold(state, seat):
        raise impossible(f"seats[{seat}].hand", held, "SPI-6.6")
    laid = state.orders[seat].size()
    if laid and stage != PLACED:
        raise impossible(f"seats[{seat}].orders", laid, "SPI-6.7")
    known = held + laid + sum(state.returned[seat])
    if state.phase == ORDER_PHASE and state.dealt[seat] != known:
        raise impossible(f"seats[{seat}].dealt", state.dealt[seat], "SPI-5.2")


def may_hold(state: Spiskowcy, seat: int) -> bool:
    """May a seat have cards in hand: is its order still to be chosen, or being sealed?"""
    return sealing(state) or seat in to_come(state, OrderType)


def to_come(state: Spiskowcy, kind: type[OrderType] | type[ActionTurn]) -> list[int]:
    """Return the seats that are still to order, or to act."""
    return [step.seat for step in state.pending if isinstance(step, kind)]


def sealing(state: Spiskowcy) -> bool:
    """Are orders being sealed, so that a seat that has placed still holds the rest (SPI-13.4)?"""
    return state.phase == ORDER_PHASE and state.rules.simultaneous


def possible_stages(state: Spiskowcy, seat: int) -> tuple[int, ...]:
    """Return the stages that a seat can be in, by the turns that are still to come."""
    if sealing(state):
        return (CHOOSING, PLACED)
    if state.phase == ORDER_PHASE:
        return (CHOOSING,) if seat in to_come(state, OrderType) else (CHOOSING, PLACED)
    if state.phase == ACTION_PHASE:
        if seat not in to_come(state, ActionTurn):
            return (DONE,)
        return (PLACED,) if sum(state.returned[seat]) else (CHOOSING, PLACED)  # SPI-6.6
    return (DONE,) if state.phase == END_PHASE else (CHOOSING, PLACED, DONE)


def check_orders(state: Spiskowcy) -> None:
    """Refuse an order that the others could not believe in: a redeal must be able to deal it."""
    for seat in range(state.seats):
        if state.stage[seat] == PLACED:
            real = state.orders[seat].row()
            pool = unseen(state, NOBODY)
            if not any(order.row() == real for order in lawful_orders(state, seat, pool)):
                raise impossible(f"seats[{seat}].orders", state.orders[seat].size(), "SPI-6.4")
