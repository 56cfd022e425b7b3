"""The running procedures of a position: rows of numbers that a procedure keeps (see `state`)."""

from __future__ import annotations

from konspira.games.stawka.abilities import ops
from konspira.games.stawka.plausible_rows import (
    ACTOR,
    BEFORE,
    DIE_1,
    DIE_2,
    EXTRA,
    FLAGS,
    KIND,
    ME,
    MEMBERS,
    MOD,
    NUMBER,
    PICKED,
    PIECE,
    RESULT,
    SEAT,
    SELF,
    TARGET,
    TURN,
    USES,
)
from konspira.games.stawka.rules import EXPLOSIVE, WEAPON
from konspira.games.stawka.running import (
    ABILITY,
    ARREST,
    ATTACK,
    BY_ARREST,
    BY_KIDNAP,
    CAUSES,
    INTERROGATION,
    SEARCH,
    TALK,
    TEST,
)
from konspira.games.stawka.saving.procedures import (
    CANCELLED,
    CERTAIN,
    DISTANT,
    MUST_KEEP,
    NO_MARKER,
    PREVENTED,
    RANK_CERTAIN,
    REACTED,
    REPLACED,
    SKIPS_RANK,
)
from konspira.games.stawka.sight.running import THINGS
from konspira.games.stawka.state import (
    AUDI,
    FREE,
    GERMAN,
    KNOWN,
    POLISH,
    PRISONER,
    SLOTS,
    TOKENS,
    TS,
    Stawka,
    side_of,
)
from konspira.games.stawka.town import rolls
from konspira.kernel.step import NOBODY

# The flags that a procedure can carry.
MARKS = {
    SEARCH: CANCELLED | REACTED | NO_MARKER | MUST_KEEP | REPLACED,
    TALK: CANCELLED | REACTED | SKIPS_RANK | RANK_CERTAIN | DISTANT,
    TEST: CERTAIN,
    ARREST: CANCELLED,
    ATTACK: CANCELLED | PREVENTED,
    INTERROGATION: CANCELLED,
}


def in_game(state: Stawka, slot: int) -> bool:
    """Is this the slot of an agent of this game?"""
    return 0 <= slot < SLOTS and state.doc[slot] >= 0


def is_figure(state: Stawka, slot: int) -> bool:
    """The same, or the Black Audi."""
    return in_game(state, slot) or (slot == AUDI and state.rules.audi >= 0)


def is_row(state: Stawka, frame: list[int]) -> bool:
    """Can a procedure of this game keep these numbers?"""
    if len(frame) <= USES - 1 or not SEARCH <= frame[KIND] <= INTERROGATION:
        return False
    if frame[KIND] == ABILITY:
        return len(frame) >= MEMBERS and _is_ability(state, frame)
    dice = frame[DIE_1], frame[DIE_2]
    thrown = all(1 <= die <= 6 for die in dice) and frame[KIND] in (TALK, ATTACK)
    if not thrown and dice != (0, 0):
        return False
    if frame[FLAGS] < 0 or frame[FLAGS] & ~MARKS[frame[KIND]]:
        return False
    if not all(is_use(state, use) for use in frame[USES:]):
        return False
    noted = sum((-1 - use) % 64 - 32 for use in frame[USES:] if use < 0)
    if frame[KIND] != ARREST and frame[MOD] != noted:
        return False
    return CHECKS[frame[KIND]](state, frame)


def is_use(state: Stawka, use: int) -> bool:
    """An ability used once in the procedure, or a change of its roll with the reason."""
    if use >= 0:
        return is_key(state, use, ops.ONCE_PER_ACTION)
    row = -1 - use
    kind, source = row // 64000, row // 64 % 1000
    added = kind < rolls.TRACK or (kind == rolls.FILM and state.rules.audi >= 0)
    return added and source < len(THINGS[kind]) and row % 64 != 32


def is_key(state: Stawka, key: int, limit: int) -> bool:
    """Is this the key of an ability with such a limit (see `abilities.key_of`)?"""
    number, user = divmod(key, 1000)
    if not 0 <= number < len(state.rules.abilities):
        return False
    ability = state.rules.abilities[number]
    if ability.limit != limit:
        return False
    if ability.kind == ops.ITEM:
        return user < TS and state.rules.item_ability[state.rules.item_of[user]] == number
    if ability.kind == ops.THREAT:
        return ops.TOKEN <= user < ops.TOKEN + TOKENS
    if ability.kind == ops.REACTION:
        return user == 0
    return in_game(state, user)


def _search(state: Stawka, frame: list[int]) -> bool:
    at_rest = frame[MOD] == frame[RESULT] == frame[BEFORE] == 0
    led = frame[ACTOR] == state.active and frame[SEAT] == state.leader
    placed = frame[TARGET] in state.rules.places and state.acted
    return at_rest and led and placed and NOBODY <= frame[EXTRA] < 4


def _talk(state: Stawka, frame: list[int]) -> bool:
    slot, other, seat = frame[ACTOR], frame[TARGET], frame[SEAT]
    if not (in_game(state, slot) and in_game(state, other) and slot != other):
        return False
    led = seat == side_of(slot) or (seat == state.leader and slot == state.active)
    bribed = seat != side_of(slot) and not state.rules.bribed_talk
    known = frame[EXTRA] == NOBODY and 0 <= frame[BEFORE] <= 10 and 0 <= frame[RESULT] <= 3
    return seat in (0, 1) and led and not bribed and side_of(other) == 1 - seat and known


def _test(state: Stawka, frame: list[int]) -> bool:
    slot = frame[ACTOR]
    if not is_figure(state, slot) or frame[SEAT] != side_of(slot) or frame[TARGET] != NOBODY:
        return False
    plain = frame[RESULT] == frame[BEFORE] == 0
    return plain and 0 <= frame[EXTRA] < len(CAUSES) and state.status[slot] == FREE


def _arrest(state: Stawka, frame: list[int]) -> bool:
    slot, other = frame[ACTOR], frame[TARGET]
    if not (in_game(state, slot) and in_game(state, other)):
        return False
    captor = GERMAN if frame[EXTRA] == BY_ARREST else POLISH
    if side_of(slot) != captor or side_of(other) == captor or frame[SEAT] != captor:
        return False
    if frame[RESULT] or frame[BEFORE] or frame[EXTRA] not in (BY_ARREST, BY_KIDNAP):
        return False
    if frame[EXTRA] == BY_KIDNAP:
        return slot == state.active and state.acted and frame[MOD] == 0
    return frame[MOD] in (0, 1)


def _attack(state: Stawka, frame: list[int]) -> bool:
    slot, other = frame[ACTOR], frame[TARGET]
    if not in_game(state, slot) or not is_figure(state, other) or side_of(slot) == side_of(other):
        return False
    if state.active not in (slot, other) or not state.acted:
        return False
    leader = state.leader if slot == state.active else side_of(slot)
    armed = is_weapon(state, frame[EXTRA]) and is_weapon(state, frame[BEFORE], True)
    return frame[SEAT] == leader and armed and 0 <= frame[RESULT] <= 3


def is_weapon(state: Stawka, piece: int, maybe: bool = False) -> bool:
    """A weapon shown by somebody, no explosive; or none, where there may be none."""
    if piece == NOBODY:
        return maybe
    if not 0 <= piece < TS or state.known[piece] != KNOWN:
        return False
    return state.rules.tags[state.rules.item_of[piece]] & (WEAPON | EXPLOSIVE) == WEAPON


def _interrogation(state: Stawka, frame: list[int]) -> bool:
    slot = frame[TARGET]
    jailed = in_game(state, slot) and side_of(slot) == POLISH and state.status[slot] == PRISONER
    plain = frame[RESULT] == frame[BEFORE] == 0 and frame[EXTRA] == NOBODY
    return jailed and plain and frame[ACTOR] == NOBODY and frame[SEAT] == GERMAN


CHECKS = {
    SEARCH: _search,
    TALK: _talk,
    TEST: _test,
    ARREST: _arrest,
    ATTACK: _attack,
    INTERROGATION: _interrogation,
}


# -- abilities in use ------------------------------------------------------------------------------


def _is_ability(state: Stawka, frame: list[int]) -> bool:
    rules = state.rules
    if not 0 <= frame[NUMBER] < len(rules.abilities) or frame[ME] not in (0, 1):
        return False
    ability = rules.abilities[frame[NUMBER]]
    if ability.used_by >= 0 and ability.used_by != frame[ME]:
        return False
    if not USERS[ability.kind](state, frame):
        return False
    for place in range(6):
        picks = [pick for pick in ability.picks if pick.place == place]
        thing = frame[PICKED + place]
        if thing == ops.UNASKED:
            continue
        if not picks or (thing != ops.NONE and not _in_domain(state, thing, picks[0].domain)):
            return False
    if not 0 <= frame[TURN] <= len(frame) - MEMBERS:
        return False
    sets = [op.c for op in ability.do if op.code == ops.EACH]
    return all(any(_is_member(state, one, kind) for kind in sets) for one in frame[MEMBERS:])


def _by_trait(state: Stawka, frame: list[int]) -> bool:
    slot = frame[SELF]
    if not in_game(state, slot) or frame[PIECE] != NOBODY or frame[ME] != side_of(slot):
        return False
    return state.rules.trait_ability[state.doc[slot]] == frame[NUMBER]


def _by_item(state: Stawka, frame: list[int]) -> bool:
    piece = frame[PIECE]
    if not 0 <= piece < TS or piece // 5 not in state.rules.places:
        return False
    if state.rules.item_ability[state.rules.item_of[piece]] != frame[NUMBER]:
        return False
    return in_game(state, frame[SELF])


def _by_token(state: Stawka, frame: list[int]) -> bool:
    token = frame[SELF] - ops.TOKEN
    if not 0 <= token < TOKENS or frame[PIECE] != NOBODY:
        return False
    mine = frame[ME] == (0 if token < 18 else 1)
    return mine and state.rules.threat_ability[state.rules.row_of[token]] == frame[NUMBER]


def _by_card(state: Stawka, frame: list[int]) -> bool:
    if frame[SELF] != state.active or frame[ME] != state.leader or frame[PIECE] != NOBODY:
        return False
    half = len(state.rules.card_place) // 2
    cards = range(frame[ME] * half, frame[ME] * half + half)
    return any(frame[NUMBER] in state.rules.card_abilities[card] for card in cards)


def _by_reaction(state: Stawka, frame: list[int]) -> bool:
    if frame[SELF] != NOBODY or frame[PIECE] != NOBODY or frame[ME] == state.leader:
        return False
    return any(halves[frame[ME]] == frame[NUMBER] for halves in state.rules.halves)


USERS = {
    ops.TRAIT: _by_trait,
    ops.ITEM: _by_item,
    ops.THREAT: _by_token,
    ops.LOCATION_CARD: _by_card,
    ops.REACTION: _by_reaction,
}


def _in_domain(state: Stawka, thing: int, domain: int) -> bool:
    """Can this object have been chosen from a domain (6.8)?"""
    if domain in (ops.OWN_AGENT, ops.ENEMY_AGENT, ops.PRISONER):
        return in_game(state, thing)
    if domain == ops.ANY_COLOR:
        return ops.COLOR <= thing < ops.COLOR + 4
    if domain == ops.ANY_PLACE:
        return thing - ops.PLACE in state.rules.places
    return ops.TOKEN <= thing < ops.TOKEN + TOKENS


def _is_member(state: Stawka, thing: int, kind: int) -> bool:
    """Can this object be one of a set (6.3)?"""
    if kind == ops.ENEMY_AGENTS_IN:
        return in_game(state, thing)
    if kind == ops.ENEMY_THREATS_IN:
        return ops.TOKEN <= thing < ops.TOKEN + TOKENS
    return ops.COLOR <= thing < ops.COLOR + 4
