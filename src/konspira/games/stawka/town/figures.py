"""Questions about figures and fields: their places and values (STA-1.5, STA-2)."""

from __future__ import annotations

from typing import Final

from konspira.games.stawka.abilities.words import (
    AP_LIMIT,
    IGNORE_CONTROL,
    LEAVE_FIELD,
    LEAVE_SECTOR,
    VIGILANCE,
)
from konspira.games.stawka.content.names import FIGURES
from konspira.games.stawka.rules import CONTROL, SS_OFFICER
from konspira.games.stawka.state import AUDI, FREE, GOING, POLISH, SLOTS, TS, Stawka
from konspira.kernel.step import NOBODY

CAR: Final = 25  # the Black Audi, behind all characters


def stat(state: Stawka, slot: int, which: int) -> int:
    """Return a number of an agent: printed, trait, items (each kind once, STA-18.15), effects."""
    rules = state.rules
    doc = state.doc[slot]
    found = rules.stats[doc][which] + rules.trait_stat[doc][which]
    held = state.items[slot]
    for place in range(len(held)):
        if held[place] < TS:
            item = rules.item_of[held[place]]
            change = rules.item_stat[item][which]
            if change and not _held_before(state, held, place, item):
                found += change
    boons = state.boons
    for place in range(0, len(boons), 4):
        if boons[place] == slot and boons[place + 1] == which:
            found += boons[place + 2]
    return found


def _held_before(state: Stawka, held: list[int], place: int, item: int) -> bool:
    for other in range(place):
        if held[other] < TS and state.rules.item_of[held[other]] == item:
            return True
    return False


def threshold(state: Stawka, slot: int, place: int) -> int:
    """Return the threshold of a talk: single 0, double 1, secret 2 (STA-6.7)."""
    return state.rules.stats[state.doc[slot]][6 + place]


def in_uniform(state: Stawka, slot: int) -> bool:
    """Is it in uniform? A woman is always a civilian (STA-1.5)."""
    doc = state.doc[slot]
    if state.rules.woman[doc]:
        return False
    if state.rules.appearance[doc]:
        return True
    for tile in state.items[slot]:
        if tile < TS and state.rules.item_uniform[state.rules.item_of[tile]]:
            return True
    return False


def is_chief(state: Stawka, slot: int) -> bool:
    """Is it a chief (STA-1.6)?"""
    return state.doc[slot] >= 0 and state.rules.chief[state.doc[slot]]


def is_ss(state: Stawka, slot: int) -> bool:
    """Is it an SS officer?"""
    return state.rules.function[state.doc[slot]] == SS_OFFICER


def is_allowed(state: Stawka, slot: int, permission: int) -> bool:
    """Does a static trait permit this to its agent?"""
    return state.rules.allowed[state.doc[slot]] & permission != 0


def forbidden(state: Stawka, slot: int, what: int) -> bool:
    """Does an effect keep it on its field or in its sector?"""
    boons = state.boons
    for place in range(0, len(boons), 4):
        if boons[place] == slot and boons[place + 1] == what:
            return True
    return False


def bound(state: Stawka, slot: int, what: int, duration: int) -> bool:
    """Does an effect keep it there already, for as long?"""
    boons = state.boons
    for place in range(0, len(boons), 4):
        if boons[place] == slot and boons[place + 1] == what and boons[place + 3] >= duration:
            return True
    return False


def is_free(state: Stawka, slot: int) -> bool:
    """Is it on the board and no prisoner?"""
    return state.status[slot] == FREE


def called(state: Stawka, slot: int) -> str:
    """Return the name of a figure, as questions and events have it."""
    return FIGURES[person(state, slot)]


def person(state: Stawka, slot: int) -> int:
    """Return the character of a figure."""
    return state.rules.person[state.doc[slot]]


def slot_of_person(state: Stawka, character: int) -> int:
    """Return the figure of a character in this game, or NOBODY."""
    for slot in range(SLOTS):
        if state.doc[slot] >= 0 and state.rules.person[state.doc[slot]] == character:
            return slot
    if character == CAR and state.rules.audi >= 0:
        return AUDI
    return NOBODY


def sector(state: Stawka, slot: int) -> int:
    """Return the sector a free figure stands in, or NOBODY."""
    return state.rules.sector_of[state.where[slot]] if is_free(state, slot) else NOBODY


def place(state: Stawka, slot: int) -> int:
    """Return the location a free figure stands in, or NOBODY."""
    return state.rules.place_at[state.where[slot]] if is_free(state, slot) else NOBODY


def met(state: Stawka, slot: int, seat: int) -> list[int]:
    """Return the free figures of a side on a figure's field, without itself (STA-5.2)."""
    field = state.where[slot]
    found: list[int] = []
    for other in range(seat * 4, seat * 4 + 4):
        if other != slot and state.status[other] == FREE and state.where[other] == field:
            found.append(other)
    return found


def meets(state: Stawka, slot: int, seat: int) -> bool:
    """Is there anybody in `met`?"""
    field = state.where[slot]
    for other in range(seat * 4, seat * 4 + 4):
        if state.where[other] == field and other != slot and state.status[other] == FREE:
            return True
    return False


def enemy_in_sector(state: Stawka, where: int, seat: int) -> bool:
    """Is a free agent of the other network in this sector?"""
    for other in range((1 - seat) * 4, (1 - seat) * 4 + 4):
        if sector(state, other) == where:
            return True
    return False


def ss_in_sector(state: Stawka, where: int) -> bool:
    """Is a free SS officer in this sector (STA-10.7)?"""
    for slot in range(4, SLOTS):
        if sector(state, slot) == where and is_ss(state, slot):
            return True
    return False


def token_on(state: Stawka, field: int) -> int:
    """Return the threat token on a field, or NOBODY (STA-14.4)."""
    return tokens(state)[field] if field >= 0 else NOBODY


def tokens(state: Stawka) -> list[int]:
    """Return, by field, the token on it or NOBODY; valid until `token_at` is replaced."""
    if state.mapped is not state.token_at:
        found = [NOBODY] * len(state.rules.place_at)
        for token, at in enumerate(state.token_at):
            if at >= 0:
                found[at] = token
        state.token_map = found
        state.mapped = state.token_at
    return state.token_map


def token_side(token: int) -> int:
    """Return the owner of a token."""
    return 0 if token < 18 else 1


def is_control(state: Stawka, token: int) -> bool:
    """Is it a document control?"""
    return state.rules.kind_of[state.rules.row_of[token]] == CONTROL


def is_destroyed(state: Stawka, field: int) -> bool:
    """Is it a location that was blown up (STA-12.13)?"""
    where = state.rules.place_at[field]
    return where >= 0 and state.destroyed >> where & 1 == 1


def needs_control(state: Stawka, slot: int, start: int, field: int) -> bool:
    """Would a step of this agent onto this field need a document control (STA-14.11)?"""
    if state.rules.level == 0 or (slot == state.active and state.leader != slot >> 2):
        return False  # STA-13.8: a bribed agent ignores them
    if is_allowed(state, slot, IGNORE_CONTROL):
        return False
    token = token_on(state, field)
    if token >= 0 and token_side(token) != slot >> 2 and is_control(state, token):
        return True
    return field in state.rules.gate[start] and not is_exempt(state, slot)


def is_exempt(state: Stawka, slot: int) -> bool:
    """Does it pass the fort gate? Kloss and black SS officers do (STA-2.8)."""
    return slot == POLISH * 4 + 3 or (slot == 7 and is_ss(state, slot))


def ap_left(state: Stawka, slot: int) -> int:
    """Return the AP that an agent may still spend, by its limit and its owner's pool (STA-4.5)."""
    left = stat(state, slot, AP_LIMIT) - state.spent[slot]
    return min(left, state.pool[1 if slot > 3 else 0])


def pay(state: Stawka, slot: int, amount: int) -> None:
    """Pay from the pool and against the limit (STA-4.5)."""
    state.pool[1 if slot > 3 else 0] -= amount
    state.spent[slot] += amount


def vigilance(state: Stawka, slot: int) -> int:
    """Return its vigilance; low is good (STA-8.1)."""
    return stat(state, slot, VIGILANCE)


def can_go(state: Stawka, slot: int, field: int, walk: bool) -> bool:
    """May this figure leave its field for a neighbouring one, if no effect keeps it there?"""
    start = state.where[slot]
    if forbidden(state, slot, LEAVE_FIELD):
        return False
    rules = state.rules
    if rules.sector_of[start] != rules.sector_of[field] and forbidden(state, slot, LEAVE_SECTOR):
        return False
    if state.fugitives >> slot & 1 and rules.place_at[start] >= 0 and rules.place_at[field] < 0:
        if ss_in_sector(state, rules.sector_of[start]):
            return False  # STA-5.9
    return not (walk and needs_control(state, slot, start, field))  # STA-5.5


def can_end(state: Stawka, field: int) -> bool:
    """May a movement end here (STA-5.8)?"""
    return not is_destroyed(state, field)


def may_move(state: Stawka, slot: int) -> bool:
    """Is movement legal for the active agent at this point of its activation (STA-5.3)?"""
    return state.moving <= GOING and not forbidden(state, slot, LEAVE_FIELD)


def has_talked(state: Stawka, one: int, other: int) -> bool:
    """Has this pair talked in this stage (STA-6.2)?"""
    return state.pairs >> pair(one, other) & 1 == 1


def has_talked_out(state: Stawka, slot: int) -> bool:
    """Has it started as many talks in this stage as the table allows (R-07)?"""
    most = state.rules.max_talks
    return most > 0 and state.used_stage.count(-1 - slot) >= most


def pair(one: int, other: int) -> int:
    """Return the bit of two figures; of one side only if a bribed one may talk (STA-13.5)."""
    first, second = min(one, other), max(one, other)
    if first >> 2 == second >> 2:
        return 16 + (first >> 2) * 16 + (first & 3) * 4 + (second & 3)
    return first * 4 + second - 4
