"""The result of a position, and what a film has come to: as the rules leave them (STA-21)."""

from __future__ import annotations

from konspira.games.stawka.abilities import ops
from konspira.games.stawka.films import car, passwords, radio
from konspira.games.stawka.plausible_frames import is_row
from konspira.games.stawka.plausible_place import refused
from konspira.games.stawka.saving.procedures import numbers as row_of
from konspira.games.stawka.state import (
    AUDI,
    BROKEN,
    BY_AUDI,
    BY_BARRACKS,
    BY_COMPROMISE,
    BY_DISPATCH,
    BY_EXPOSURE,
    BY_LOCATION,
    BY_PASSWORD,
    BY_ROOM,
    BY_TIME,
    ENDINGS,
    FOUND,
    FREE,
    GERMAN,
    LOADED,
    NAMED,
    NOT_YET,
    POLISH,
    RADIO_OPEN,
    SENT,
    THROWN,
    Stawka,
)
from konspira.games.stawka.town import evidence
from konspira.kernel.step import NOBODY

ENDLESS = 99  # stages that a position can name


def last_stage(state: Stawka) -> int:
    """The stage after which nothing is played (STA-21.3, STA-21.5)."""
    limits = [state.rules.stages, state.rules.stage_cap]
    return min([limit for limit in limits if limit] or [ENDLESS])


def check_result(state: Stawka) -> None:
    """Who has won, and by what (STA-21)."""
    results = {NOBODY: ([0, 0], [1, 1]), POLISH: ([1, 0], [1, 2]), GERMAN: ([0, 1], [2, 1])}
    for winner, result in results.items():
        if result != (state.scores, state.ranks):
            continue
        if fits(state, winner) and all(is_row(state, row_of(running)) for running in state.running):
            return
    raise refused("over", ENDINGS[state.ending], "STA-21.1")


def fits(state: Stawka, winner: int) -> bool:
    """Can this side have won as the position says?"""
    how, rules = state.ending, state.rules
    if how == BY_TIME:
        return state.stage >= last_stage(state) and winner == leading(state)
    if winner == NOBODY:
        return False
    if how in (BY_EXPOSURE, BY_COMPROMISE):
        return winner == (GERMAN if how == BY_EXPOSURE else POLISH) and rules.exposure
    if how == BY_ROOM:
        return any(can_win(ability) for ability in rules.abilities)
    if how == BY_PASSWORD:
        word = state.words[1 - winner]
        return any(passwords.same(state, guess, word) for guess in state.guesses[winner][-1:])
    if how in (BY_DISPATCH, BY_LOCATION):
        return rules.has_radio and _by_radio(state, winner)
    if how in (BY_AUDI, BY_BARRACKS):
        return rules.audi >= 0 and _by_car(state, winner)
    return evidence.reached(state, winner) == how != NOT_YET


def _by_radio(state: Stawka, winner: int) -> bool:
    if state.ending == BY_DISPATCH:
        return winner == POLISH and 0 < state.film[SENT] < state.stage
    late = state.stage >= last_stage(state)
    return winner == GERMAN and late and state.film[FOUND] == 1


def _by_car(state: Stawka, winner: int) -> bool:
    if state.ending == BY_AUDI:
        return winner == POLISH and car.is_loaded(state)
    home = state.where[AUDI] == state.rules.audi
    return winner == GERMAN and home and state.film[LOADED] > 0


def can_win(ability: ops.Ability) -> bool:
    """Does its text win the game, and not in another scenario only?"""
    wins = any(op.code == ops.WIN for op in ability.do)
    return wins and all(op.code != ops.FALSE for op in ability.when)


def leading(state: Stawka) -> int:
    """Who wins when time is over (STA-21.3); nobody by a limit of the table alone (STA-21.5)."""
    rule = state.rules.timeout
    if not state.rules.stages or state.stage < state.rules.stages:
        return NOBODY
    if rule == evidence.POLES:
        return POLISH
    if rule not in (evidence.MORE_VP, evidence.LOCATED) or state.vp[0] == state.vp[1]:
        return NOBODY
    return POLISH if state.vp[0] > state.vp[1] else GERMAN


# -- the films -------------------------------------------------------------------------------------


def check_film(state: Stawka) -> None:
    """The radio and the Black Audi stand as something has left them."""
    if state.rules.has_radio:
        check_radio(state)
    elif state.rules.audi >= 0:
        check_car(state)


def check_radio(state: Stawka) -> None:
    """It sends where all know it, with a Pole beside it; sectors are named one or two at a time."""
    film = state.film
    if film[SENT]:
        watched = any(
            state.status[slot] == FREE and state.where[slot] == radio.field(state)
            for slot in range(4)
        )
        if film[SENT] > state.stage or not film[RADIO_OPEN] or not (watched or state.over):
            raise refused("radio.sending_since", film[SENT], "STA-S4.3")
    if film[FOUND] and not film[RADIO_OPEN]:
        raise refused("radio.located", True, "STA-S4.5")
    named = [sector for sector in range(10) if film[NAMED] >> sector & 1]
    if len(named) > 2 or any(sector not in state.rules.sectors for sector in named):
        raise refused("radio.sectors", len(named), "STA-S4.5")


def check_car(state: Stawka) -> None:
    """Broken, loaded and driven in this order; home with its passenger the game is over."""
    film, where = state.film, state.where[AUDI]
    if film[BROKEN] > state.stage:
        raise refused("audi.broken", film[BROKEN], "STA-S6.1")
    loaded = film[LOADED] or not film[BROKEN] or where != state.rules.audi_stop
    late = film[LOADED] and not film[BROKEN] <= film[LOADED] <= state.stage
    home = film[LOADED] and where == state.rules.audi and not state.over
    if not loaded or late or home:
        raise refused("audi.loaded", film[LOADED], "STA-S6.6")
    if state.spent[AUDI] > car.ap_limit(state):
        raise refused("audi.spent", state.spent[AUDI], "STA-S6.4")
    dice = film[THROWN : THROWN + 2]
    if dice != [0, 0] and not all(1 <= die <= 6 for die in dice):
        raise refused("audi.roll", film[THROWN:], "STA-S6.1")
