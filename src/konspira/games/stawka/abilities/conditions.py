"""Conditions (rules file, 6.4) and mission goals (6.9), one branch each."""

from __future__ import annotations

from konspira.games.stawka.abilities.lookups import NO_TEXT, field_of, player, value
from konspira.games.stawka.abilities.ops import (
    ALL_OF,
    ALONE_ON_FIELD,
    ANY_OF,
    ANYBODY,
    APPEARANCE,
    AT,
    ATTACKER,
    CAN_PAY_AP,
    CAPTOR,
    CAUSE,
    CHIEF,
    CIVIL,
    COLOR,
    COLORED,
    DISTANCE_AT_MOST,
    ENEMY_ANY,
    ENEMY_UNIFORM,
    EVIDENCE_AT_LEAST,
    FALSE,
    FUNCTION,
    HAS_MISSION,
    HOLDS,
    HOLDS_TOP_SECRET,
    IS,
    IS_CHIEF,
    IS_INITIATOR,
    IS_PRISONER,
    MAY_ARREST,
    MAY_GAIN_MISSION,
    MAY_MOVE,
    MAY_TALK,
    NO_ENEMY_IN_SECTOR,
    NOT,
    NOT_BLACK,
    NOT_CHIEF,
    OFFICER,
    OWN_ANY,
    OWN_COLOR,
    PHONE_AT,
    PLACE,
    PROCEDURE,
    ROLLER,
    SAME_COLOR,
    SAME_FIELD,
    SAME_SECTOR,
    SECTOR,
    SIDE,
    SINCE,
    STREET,
    TALK_RESULT_IS,
    TALKED,
    TOKEN_ON,
    TRUE,
    UNIFORMED,
    VP_AT_LEAST,
    WOMAN,
    Op,
)
from konspira.games.stawka.running import (
    Use,
    arrest_in,
    attack_in,
    talk_in,
    test_in,
)
from konspira.games.stawka.state import FREE, PRISONER, TS, Stawka
from konspira.games.stawka.town import figures


def all_hold(state: Stawka, use: Use, conditions: list[Op]) -> bool:
    """Do all of them hold?"""
    for condition in conditions:
        if not holds(state, use, condition):
            return False
    return True


def holds(state: Stawka, use: Use, op: Op) -> bool:
    """Does this condition hold now?"""
    code = op.code
    if code == TRUE:
        return True
    if code == FALSE:
        return False
    if code == NOT:
        return not holds(state, use, op.kids[0])
    if code == ALL_OF:
        return all_hold(state, use, op.kids)
    if code == ANY_OF:
        for kid in op.kids:
            if holds(state, use, kid):
                return True
        return False
    if code <= NO_ENEMY_IN_SECTOR:
        return _where(state, use, op)
    if code in (PROCEDURE, ROLLER, IS_INITIATOR, ATTACKER, CAPTOR, OFFICER, CAUSE, TALK_RESULT_IS):
        return _running(state, use, op)
    if code == EVIDENCE_AT_LEAST:
        return _evidence(state, use, op)
    if code == VP_AT_LEAST:
        return state.vp[player(use, op.a)] >= op.n
    if code == TOKEN_ON:
        token = figures.token_on(state, field_of(state, value(state, use, op.a)))
        return token >= 0 and figures.token_side(token) == op.b
    if code == PHONE_AT:
        where = value(state, use, op.a)
        return where >= 0 and state.rules.phone[where - PLACE]
    if code == SINCE:
        return _count(state, use.agent, op) >= op.n
    return _figure(state, use, op)


def _where(state: Stawka, use: Use, op: Op) -> bool:
    """Conditions on places."""
    code = op.code
    if code == SAME_FIELD and op.b >= ANYBODY:
        return _meets(state, use.agent, op.b)
    if code == SAME_FIELD and op.b >= COLOR and op.b < PLACE:
        return _meets(state, use.agent, op.b)
    one = value(state, use, op.a)
    field = field_of(state, one)
    if field < 0:
        return False
    rules = state.rules
    if code == AT:
        if op.b == STREET:
            return rules.place_at[field] < 0
        where = value(state, use, op.b)
        if where >= SECTOR:
            return rules.sector_of[field] == where - SECTOR
        return rules.place_at[field] == real_place(state, where - PLACE)
    if code == ALONE_ON_FIELD:
        return not figures.met(state, one, one >> 2)
    if code == NO_ENEMY_IN_SECTOR:
        return not figures.enemy_in_sector(state, rules.sector_of[field], one >> 2)
    other = field_of(state, value(state, use, op.b))
    if other < 0:
        return False
    if code == SAME_FIELD:
        return field == other
    if code == SAME_SECTOR:
        return rules.sector_of[field] == rules.sector_of[other]
    assert code == DISTANCE_AT_MOST
    side = one >> 2 if one < 8 else player(use, 2)
    way = rules.far[side][field][other]
    return 0 <= way <= op.n


def real_place(state: Stawka, place: int) -> int:
    """STA-15.11: a location that is not on the board means its substitute."""
    if place >= 0 and state.rules.field_of[place] < 0:
        return state.rules.substitute[place]
    return place


def _running(state: Stawka, use: Use, op: Op) -> bool:
    """Conditions on the running procedure."""
    code = op.code
    if code == PROCEDURE:
        test = test_in(state.running)
        return test is not None and test.cause == op.n
    if code == ROLLER:
        test = test_in(state.running)
        return test is not None and test.actor == value(state, use, op.a)
    if code in (IS_INITIATOR, TALK_RESULT_IS):
        talk = talk_in(state.running)
        if talk is None:
            return False
        if code == TALK_RESULT_IS:
            return talk.result == op.n
        return talk.actor == value(state, use, op.a)
    if code in (CAPTOR, OFFICER):
        arrest = arrest_in(state.running)
        return arrest is not None and arrest.actor == value(state, use, op.a)
    attack = attack_in(state.running)
    if code == CAUSE:
        return attack is not None
    return attack is not None and attack.actor == value(state, use, op.a)


def _evidence(state: Stawka, use: Use, op: Op) -> bool:
    """Is the track open and high enough?"""
    seat = player(use, op.a)
    target = value(state, use, op.b)
    if target < 0:
        return False
    if target < 8 and target >> 2 == seat:
        return False
    place = seat * 4 + (target & 3 if target < 8 else target - COLOR)
    return state.open >> place & 1 == 1 and state.track[place] >= op.n


def _figure(state: Stawka, use: Use, op: Op) -> bool:
    """Conditions on one agent (or colour)."""
    code = op.code
    one = value(state, use, op.a)
    if code in (COLORED, NOT_BLACK):
        color = one - COLOR if one >= COLOR else one & 3
        return one >= 0 and (op.n >> color & 1 == 1 if code == COLORED else color != 3)
    if code == IS:
        return one >= 0 and one == value(state, use, op.b)
    if not 0 <= one < len(state.doc) or state.doc[one] < 0:
        return False
    if code == HOLDS:
        return count_held(state, one, op.b, op.c) >= op.n
    if code == HOLDS_TOP_SECRET:
        return len([piece for piece in state.items[one] if piece >= TS]) >= op.n
    if code == HAS_MISSION:
        return state.mission[one] >= 0
    if code == SIDE:
        return one >> 2 == op.b
    if code == FUNCTION:
        return state.rules.function[state.doc[one]] == op.n
    if code == APPEARANCE:
        return figures.in_uniform(state, one) == (op.n == 1)
    if code == WOMAN:
        return state.rules.woman[state.doc[one]]
    if code == IS_CHIEF:
        return figures.is_chief(state, one)
    if code == IS_PRISONER:
        return state.status[one] == PRISONER
    if code == CAN_PAY_AP:
        return figures.ap_left(state, one) >= op.n
    return _offered(state, use, op, one)


def _offered(state: Stawka, use: Use, op: Op, one: int) -> bool:
    """What an effect asks for before its ability is offered (6.3)."""
    code = op.code
    if code == MAY_GAIN_MISSION:
        bribed = one == state.active and state.leader != one >> 2
        return state.mission[one] < 0 and len(state.sets[one]) > 0 and not bribed
    if code == MAY_MOVE:
        own = one == state.active and state.leader == player(use, 2)
        return not own or figures.may_move(state, one)
    other = value(state, use, op.b)
    if not 0 <= other < 8 or one >> 2 == other >> 2 or figures.has_talked(state, one, other):
        return False
    if state.status[other] != FREE or state.status[one] != FREE:
        return False
    if code == MAY_TALK:
        return not figures.has_talked_out(state, one)
    assert code == MAY_ARREST
    place = (one >> 2) * 4 + (other & 3)
    return state.track[place] >= op.n and not figures.is_chief(state, other)


def count_held(state: Stawka, slot: int, item: int, tag: int) -> int:
    """How many items of a kind (or with a tag, or any at all) an agent holds."""
    count = 0
    for piece in state.items[slot]:
        if fits(state, piece, item, tag):
            count += 1
    return count


def fits(state: Stawka, piece: int, item: int, tag: int) -> bool:
    """Does a held thing pass a filter: an item, a tag, or any (6.4)?"""
    if item < 0 and tag == 0:
        return True
    if piece >= TS:
        return False
    kind = state.rules.item_of[piece]
    return kind == item if item >= 0 else state.rules.tags[kind] & tag != 0


# -- mission goals ---------------------------------------------------------------------------------


def _meets(state: Stawka, slot: int, aim: int) -> bool:
    """Does somebody who fits stand on its field (6.9)?"""
    if state.status[slot] != FREE:
        return False
    for other in range(8):
        if other == slot or state.status[other] != FREE:
            continue
        if state.where[other] == state.where[slot] and fits_aim(state, slot, other, aim, True):
            return True
    return False


def fits_aim(state: Stawka, slot: int, other: int, aim: int, meeting: bool) -> bool:
    """Is the other agent a target of this kind for the holder of a mission?"""
    own = slot >> 2 == other >> 2
    if aim < 8:
        return aim == other
    if aim == CHIEF:
        return own == meeting and figures.is_chief(state, other)
    if aim >= OWN_COLOR:
        return own and other & 3 == aim - OWN_COLOR
    if aim == OWN_ANY:
        return own
    if own:
        return False
    if aim in (ANYBODY, ENEMY_ANY):
        return True
    if aim == NOT_CHIEF:
        return not figures.is_chief(state, other)
    if aim == SAME_COLOR:
        return other & 3 == slot & 3
    if aim in (UNIFORMED, ENEMY_UNIFORM):
        return figures.in_uniform(state, other)
    if aim == CIVIL:
        return not figures.in_uniform(state, other)
    return aim >= COLOR and other & 3 == aim - COLOR


def _count(state: Stawka, slot: int, op: Op) -> int:
    """How often the holder did it since it took its card (STA-15.12)."""
    count = 0
    for deed in state.deeds[slot]:
        if deed // 100000 == op.c and _is_deed(state, slot, deed, op):
            count += 1
    return count


def _is_deed(state: Stawka, slot: int, deed: int, op: Op) -> bool:
    """Is it the deed that the goal names? a: place or target, b: result."""
    thing, number = deed // 100 % 1000, deed % 100
    if op.a < 0:
        return True  # any place, or an event without objects
    if op.c == TALKED:
        return number >= op.b and fits_aim(state, slot, thing, _aim(state, op.a), False)
    if op.a >= PLACE and op.a < SECTOR:
        return thing == real_place(state, op.a - PLACE)
    return fits_aim(state, slot, thing, _aim(state, op.a), False)


def _aim(state: Stawka, name: int) -> int:
    """A person named by a goal is a figure; other targets stay what they are."""
    return value(state, NO_TEXT, name) if name < 100 else name
