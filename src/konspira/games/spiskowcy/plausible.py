"""What a position may claim: an agenda, stages and a result that the rules could have led to.

A position need not be reachable card by card (rules file, section 7), but the game must be able to
go on from it. Cards and points are checked where they are read, in `position`.
"""

from __future__ import annotations

from typing import Any

from konspira.games.spiskowcy import score
from konspira.games.spiskowcy.actions import ActionTurn
from konspira.games.spiskowcy.orders import OrderType
from konspira.games.spiskowcy.redeal import lawful_orders, unseen
from konspira.games.spiskowcy.round import Phase, round_steps
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
from konspira.kernel.errors import PositionError, Remedy
from konspira.kernel.position import wrong
from konspira.kernel.step import NOBODY, Step


def check(state: Spiskowcy) -> None:
    """Refuse what could not be played on."""
    if state.over:
        check_result(state)
        return
    check_agenda(state)
    for seat in range(state.seats):
        check_stage(state, seat)
    if state.phase != ACTION_PHASE and (state.used or state.shown != NOBODY):
        raise impossible("used" if state.used else "shown", PHASES[state.phase], "SPI-7.7")
    check_orders(state)


def impossible(path: str, value: object, rule: str) -> PositionError:
    """The error for a claim that the rules cannot have led to."""
    return wrong(path, value, Remedy("not-by-rules", "the rules do not lead there"), rule)


def check_result(state: Spiskowcy) -> None:
    """A game that is over has been played to its end, and its scores add up (SPI-12)."""
    if state.round != state.rules.rounds or state.phase != END_PHASE:
        raise impossible("over", f"round {state.round}", "SPI-3.4")
    claimed = (state.scores, state.ranks)
    scores, ranks = score.result(state)
    if claimed != (scores, ranks):
        raise impossible("over.scores", claimed[0], "SPI-12.1")


# -- the agenda ------------------------------------------------------------------------------------


def check_agenda(state: Spiskowcy) -> None:
    """The agenda is the rest of a round, perhaps with a half-made choice on top (SPI-3.1)."""
    steps = round_steps(state.seats, state.first, state.rules.simultaneous)[::-1]
    agenda = state.agenda
    if not begins(steps, agenda):
        rest = len(agenda) - 1
        if not begins(steps, agenda[:rest]) or not on_top(steps, rest, agenda[rest]):
            raise impossible("agenda", len(agenda), "SPI-3.1")
    coming = [step.phase for step in agenda if isinstance(step, Phase)]
    if state.phase != min(coming, default=END_PHASE + 1) - 1:
        raise impossible("phase", PHASES[state.phase], "SPI-1.5")


def begins(steps: list[Step[Spiskowcy]], agenda: list[Step[Any]]) -> bool:
    """Is the agenda the last part of a round (which comes first in both lists)?"""
    return 0 < len(agenda) <= len(steps) and all(
        same(step, agenda[place]) for place, step in enumerate(steps[: len(agenda)])
    )


def same(one: Step[Any], two: Step[Any]) -> bool:
    """Are these the same step?"""
    return type(one) is type(two) and one.numbers() == two.numbers()


def on_top(steps: list[Step[Spiskowcy]], rest: int, top: Step[Any]) -> bool:
    """May this step stand above the rest of a round: an order, a Raid or a Plot being chosen?"""
    first = top.start()
    if isinstance(first, OrderType):
        return rest < len(steps) and same(steps[rest], first) and first is not top
    turn = steps[rest - 1]
    return (
        isinstance(turn, ActionTurn) and turn.seat == top.seat and not isinstance(top, ActionTurn)
    )


# -- the seats -------------------------------------------------------------------------------------


def check_stage(state: Spiskowcy, seat: int) -> None:
    """How far a seat is in its round fits the agenda, its hand and its order."""
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
    if not sealing(state):
        return seat in ordering(state)
    asked = not state.lanes or len(state.lanes[seat]) > 0
    return asked or state.stage[seat] == PLACED


def ordering(state: Spiskowcy) -> list[int]:
    """The seats whose order is still to come, or half chosen."""
    return [step.seat for step in state.agenda if isinstance(step.start(), OrderType)]


def sealing(state: Spiskowcy) -> bool:
    """Are orders being sealed, so that a seat that has placed still holds the rest (SPI-13.4)?"""
    return state.phase == ORDER_PHASE and state.rules.simultaneous


def possible_stages(state: Spiskowcy, seat: int) -> tuple[int, ...]:
    """Where a seat can be, by the turns that are still to come."""
    waiting = [step.seat for step in state.agenda if isinstance(step, OrderType | ActionTurn)]
    if state.phase == ORDER_PHASE:
        if sealing(state):
            return (CHOOSING, PLACED)
        return (CHOOSING,) if seat in ordering(state) else (CHOOSING, PLACED)
    if state.phase == ACTION_PHASE:
        return (CHOOSING, PLACED) if seat in waiting else (DONE,)
    return (DONE,) if state.phase == END_PHASE else (CHOOSING, PLACED, DONE)


def check_orders(state: Spiskowcy) -> None:
    """Every order is one that the others can believe in: a redeal must be able to deal it."""
    for seat in range(state.seats):
        if state.stage[seat] == PLACED:
            real = state.orders[seat].row()
            pool = unseen(state, NOBODY)
            if not any(order.row() == real for order in lawful_orders(state, seat, pool)):
                raise impossible(f"seats[{seat}].orders", state.orders[seat].size(), "SPI-6.4")
