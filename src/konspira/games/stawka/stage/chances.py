"""Who is asked in a window, and what he could use there by public knowledge (STA-19.6)."""

from __future__ import annotations

from typing import Final

from konspira.games.stawka.abilities import offering
from konspira.games.stawka.abilities.texts import Ability
from konspira.games.stawka.abilities.words import (
    ACTIVATION_FREE,
    ACTIVATION_START,
    ARREST_AVOIDED,
    ELIMINATION,
    INTERROGATION,
    MOVE_CLASS,
    MOVE_DECLARED,
    MOVE_END,
    SEARCH_AFTER_DRAW,
    SEARCH_BEFORE_DRAW,
    SEARCH_CLASS,
    SEARCH_DECLARED,
    SEARCH_END,
    STAGE_END,
    STAGE_START,
    STEP_AFTER,
    STEP_BEFORE,
    TALK_AFTER_ROLL,
    TALK_BEFORE_RANK,
    TALK_BEFORE_ROLL,
    TALK_CLASS,
    TALK_DECLARED,
    TALK_END,
    TALK_RANK_FAILED,
    VIGILANCE_TEST,
)
from konspira.games.stawka.abilities.words import ATTACK as ATTACK_WINDOW
from konspira.games.stawka.rules import ADVANCED
from konspira.games.stawka.running import (
    attack_in,
    search_in,
    talk_in,
    test_in,
)
from konspira.games.stawka.state import FREE, GERMAN, TS, Stawka, side_of
from konspira.kernel.step import NOBODY

ONE: Final = [[0], [1]]


BOTH: Final = [[0, 1], [1, 0]]  # by order


def order(state: Stawka, window: int) -> list[int]:
    """Return the seats that are asked, in this order (rules file, 6.2)."""
    if window in (STAGE_START, STAGE_END):
        return BOTH[state.first]
    active = state.leader
    if window in (MOVE_DECLARED, STEP_BEFORE, SEARCH_DECLARED, TALK_DECLARED, TALK_RANK_FAILED):
        return ONE[1 - active]
    if window in (STEP_AFTER, MOVE_END, SEARCH_END, TALK_END):
        return BOTH[1 - active]
    if window == SEARCH_BEFORE_DRAW:
        return ONE[active]
    if window in (ACTIVATION_START, SEARCH_AFTER_DRAW):
        return BOTH[active]
    if window in (TALK_BEFORE_RANK, TALK_BEFORE_ROLL, TALK_AFTER_ROLL):
        talk = talk_in(state.running)
        assert talk is not None
        seat = talk.seat
        return ONE[seat] if window == TALK_BEFORE_RANK else BOTH[seat]
    if window in (INTERROGATION, ARREST_AVOIDED):
        return ONE[GERMAN]
    if window == VIGILANCE_TEST:
        test = test_in(state.running)
        assert test is not None
        return BOTH[side_of(test.actor)]
    attack = attack_in(state.running)
    assert attack is not None
    if window == ELIMINATION:
        return ONE[attack.target >> 2]
    assert window == ATTACK_WINDOW
    return BOTH[attack.actor >> 2]


def trait(state: Stawka, slot: int, window: int) -> Ability | None:
    """Return the trait of a free agent, if it names this window and this moment is its own."""
    if state.status[slot] != FREE:
        return None
    number = state.rules.trait_ability[state.doc[slot]]
    if number < 0 or not state.rules.abilities[number].windows >> window & 1:
        return None
    if window in (ACTIVATION_START, ACTIVATION_FREE, SEARCH_BEFORE_DRAW, SEARCH_AFTER_DRAW):
        if slot != state.active:
            return None
    return state.rules.abilities[number]


def entitled(state: Stawka, seat: int, window: int) -> int:
    """Return the agent whose items this player may use now, or NOBODY (STA-18.3)."""
    if window in (TALK_BEFORE_ROLL, TALK_AFTER_ROLL):
        talk = talk_in(state.running)
        return talk.actor if talk is not None and talk.seat == seat else NOBODY
    if window == ELIMINATION:
        attack = attack_in(state.running)
        assert attack is not None
        return attack.target if attack.target >> 2 == seat else NOBODY
    if state.active >= 0 and state.leader == seat:
        return state.active
    return NOBODY


def class_of(window: int) -> int:
    """Return the class of reaction cards that fits a window, or NOBODY (rules file, 6.2)."""
    if MOVE_DECLARED <= window <= MOVE_END:
        return MOVE_CLASS
    if window in (SEARCH_DECLARED, SEARCH_AFTER_DRAW, SEARCH_END):
        return SEARCH_CLASS
    if window in (TALK_DECLARED, TALK_RANK_FAILED, TALK_BEFORE_ROLL, TALK_AFTER_ROLL, TALK_END):
        return TALK_CLASS
    return NOBODY


def may_react(state: Stawka, seat: int, window: int) -> bool:
    """May he react? He holds a card, and none was played on this activity (STA-17.3, STA-19.6)."""
    wanted = class_of(window)
    if wanted < 0 or state.rules.level < ADVANCED or seat == state.leader or state.active < 0:
        return False
    if state.leader != state.active >> 2 or not state.rx_hand[seat]:
        return False  # STA-13.8: none in bribed activations
    if wanted == MOVE_CLASS:
        return not state.reacted
    if wanted == SEARCH_CLASS:
        search = search_in(state.running)
        return search is not None and not search.reacted
    talk = talk_in(state.running)
    return talk is not None and not talk.reacted


def held_items(state: Stawka, slot: int, seat: int, window: int) -> list[int]:
    """Return the items of an agent that can be used in this window: one tile of each kind."""
    found: list[int] = []
    kinds: list[int] = []
    for piece in state.items[slot]:
        if piece >= TS:
            continue
        item = state.rules.item_of[piece]
        number = state.rules.item_ability[item]
        if number < 0 or item in kinds:
            continue
        ability = state.rules.abilities[number]
        if ability.windows >> window & 1 and offering.usable(state, ability, slot, seat, piece):
            kinds.append(item)
            found.append(piece)
    return found


def may_hold(state: Stawka, slot: int, seat: int, window: int) -> bool:
    """Could a face-down item of this agent be used here, by the other player's knowledge?"""
    hidden = False
    for piece in state.items[slot]:
        if piece < TS and not state.rules.starred[state.rules.item_of[piece]]:
            hidden = True
    if not hidden:
        return False
    for number in state.rules.window_items[window]:
        if offering.could_use(state, state.rules.abilities[number], slot, seat):
            return True
    return False
