"""Refuses positions of people that cannot be played on: effects, activation, films (STA-19, 21).

A position need not be reachable move by move, but the game must be able to go on from it. Pieces
are checked as they are read, in `position_pieces`, and in `faults_table`.
"""

from __future__ import annotations

from konspira.games.stawka.abilities import words
from konspira.games.stawka.content.names import DOCUMENTS, FIELDS
from konspira.games.stawka.films import car, radio
from konspira.games.stawka.procedures.explosives import GRENADE
from konspira.games.stawka.rules import EXPLOSIVE
from konspira.games.stawka.saving import faults_table
from konspira.games.stawka.saving.faults_table import in_game, refused
from konspira.games.stawka.saving.invariants import is_dealt
from konspira.games.stawka.saving.saving import named, person
from konspira.games.stawka.state import (
    ACTIVATIONS,
    AUDI,
    ENDINGS,
    FREE,
    NOT_YET,
    OVER,
    PHASES,
    STILL,
    TOKENS,
    TS,
    Stawka,
)
from konspira.games.stawka.town import evidence

ENDLESS = 99  # stages that a position can name


def check(state: Stawka) -> None:
    """Refuse a position that cannot be played on."""
    check_course(state)
    faults_table.check(state)
    check_effects(state)
    check_activation(state)
    if state.rules.has_radio:
        check_radio(state)
    elif state.rules.audi >= 0:
        check_car(state)


def check_course(state: Stawka) -> None:
    """Check that the game is dealt, and has a stage left to go on with (STA-3, STA-21)."""
    if not is_dealt(state) or state.kept:
        raise refused("dealt", False, "STA-1.8")
    if state.ending != NOT_YET:
        raise refused("ending", ENDINGS[state.ending], "STA-21.1")
    if any(evidence.reached(state, seat) != NOT_YET for seat in range(2)):
        raise refused("ending", ENDINGS[NOT_YET], "STA-21.1")
    going = state.phase == ACTIVATIONS
    if state.active >= 0 and not going:
        raise refused("phase", PHASES[state.phase], "STA-3.1")
    last = last_stage(state)
    if not 1 <= state.stage <= last if going else state.stage >= last:
        raise refused("stage", state.stage, "STA-21.3")


def last_stage(state: Stawka) -> int:
    """Return the last stage that is played (STA-21.3, STA-21.5)."""
    limits = [state.rules.stages, state.rules.stage_cap]
    return min([limit for limit in limits if limit] or [ENDLESS])


def check_effects(state: Stawka) -> None:
    """Check explosives, effects for a time and used abilities: can texts leave them like this?"""
    for name, row in (("dynamite", state.charges), ("grenades", state.grenades)):
        for at in range(0, len(row), 3):
            if not is_charge(state, name, row[at : at + 3]):
                raise refused(name, row, "STA-12.9")
    if state.grenades and state.active < 0:
        raise refused("grenades", state.grenades, "STA-12.10")
    changes = [list(change) for change in lasting(state)]
    for at in range(0, len(state.boons), 4):
        boon = state.boons[at : at + 4]
        if len(boon) < 4 or not is_figure(state, boon[0]) or boon[1:] not in changes:
            raise refused("effects", boon, "STA-19.4")
    for key in state.used_stage:
        talked = key < 0 and state.rules.max_talks and in_game(state, -1 - key)
        if not talked and not is_key(state, key, words.ONCE_PER_STAGE):
            raise refused("used_this_stage", key, "STA-19.1")
    for key in state.used_now:
        if not is_key(state, key, words.ONCE_PER_ACTIVATION):
            raise refused("used_now", key, "STA-19.1")
    if state.barred != state.rules.barred:
        raise refused("barred", named(DOCUMENTS, state.barred), "STA-1.7")


def is_figure(state: Stawka, slot: int) -> bool:
    """Is it the slot of an agent of this game, or of the Black Audi?"""
    return in_game(state, slot) or (slot == AUDI and state.rules.audi >= 0)


def is_key(state: Stawka, key: int, limit: int) -> bool:
    """Is this the key of an ability with such a limit (see `abilities.key_of`)?"""
    number, user = divmod(key, 1000)
    if not 0 <= number < len(state.rules.abilities):
        return False
    ability = state.rules.abilities[number]
    if ability.limit != limit:
        return False
    if ability.kind == words.ITEM:
        return user < TS and state.rules.item_ability[state.rules.item_of[user]] == number
    if ability.kind == words.THREAT:
        return words.TOKEN <= user < words.TOKEN + TOKENS
    if ability.kind == words.REACTION:
        return user == 0
    return in_game(state, user)


def is_charge(state: Stawka, name: str, row: list[int]) -> bool:
    """Is this an explosive: its place, the agent that laid it, and a tile out of the game?"""
    if len(row) < 3 or not in_game(state, row[1]) or row[2] not in state.gone:
        return False
    item = state.rules.item_of[row[2]]
    if not state.rules.tags[item] & EXPLOSIVE or (name == "grenades") != (item == GRENADE):
        return False
    return row[0] in (state.rules.fields if name == "grenades" else state.rules.places)


def lasting(state: Stawka) -> list[tuple[int, int, int]]:
    """Return all changes for a time that texts of this game can make: number, amount, duration."""
    found: list[tuple[int, int, int]] = []
    for ability in state.rules.abilities:
        for effect in ability.do:
            if effect.lasts:
                found.append((effect.lasts[0], effect.lasts[1], effect.lasts[2]))
    return found


def check_activation(state: Stawka) -> None:
    """Check the activation: its agent is free and has paid for its movement (STA-4, STA-5)."""
    if state.active < 0:
        if state.handed or state.used_now:
            raise refused("activation.handed", len(state.handed), "STA-4.13")
        return
    slot = state.active
    if state.status[slot] != FREE:
        raise refused("activation.agent", person(state, slot), "STA-4.2")
    if state.paid > state.spent[slot] or (state.paid and state.moving == STILL):
        raise refused("activation.paid", state.paid, "STA-4.5")
    if state.halted and state.moving != OVER:
        raise refused("activation.halted", state.halted, "STA-4.6")
    if len(set(state.handed)) != len(state.handed):
        raise refused("activation.handed", len(state.handed), "STA-18.5")
    if state.step_from >= 0 and state.rules.sector_of[state.step_from] < 0:
        raise refused("activation.step_from", named(FIELDS, state.step_from), "STA-2.1")


def check_radio(state: Stawka) -> None:
    """Check the radio: sent from a known place beside a Pole; at most two sectors are named."""
    film = state.radio
    if film.sending_since:
        watched = any(
            state.status[slot] == FREE and state.where[slot] == radio.field(state)
            for slot in range(4)
        )
        if film.sending_since > state.stage or not film.public or not watched:
            raise refused("radio.sending_since", film.sending_since, "STA-S4.3")
    if film.located and not film.public:
        raise refused("radio.located", True, "STA-S4.5")
    named = [sector for sector in range(10) if film.sectors >> sector & 1]
    if len(named) > 2 or any(sector not in state.rules.sectors for sector in named):
        raise refused("radio.sectors", len(named), "STA-S4.5")


def check_car(state: Stawka) -> None:
    """Check the car: broken, loaded and driven in this order; at home the game would be over."""
    film, where = state.car, state.where[AUDI]
    if film.broken > state.stage:
        raise refused("audi.broken", film.broken, "STA-S6.1")
    loaded = film.loaded or not film.broken or where != state.rules.audi_stop
    late = film.loaded and not film.broken <= film.loaded <= state.stage
    home = film.loaded and where == state.rules.audi
    if not loaded or late or home:
        raise refused("audi.loaded", film.loaded, "STA-S6.6")
    if state.spent[AUDI] > car.ap_limit(state):
        raise refused("audi.spent", state.spent[AUDI], "STA-S6.4")
    dice = film.roll[:2]
    if dice != [0, 0] and not all(1 <= die <= 6 for die in dice):
        raise refused("audi.roll", film.roll, "STA-S6.1")
