"""Would an effect change anything on the table? (rules file, 6.3, 6.8, R-92)

`effects` says what each effect does; here stands, for each, when it would do nothing. A text is
offered only if one of its effects can change something, and so is an object. The answers follow
from what the player who uses the text knows; where all see whether he is asked (traits, face-up
items and tokens), from what all know.
"""

from __future__ import annotations

from konspira.games.stawka.abilities import ops
from konspira.games.stawka.abilities.lookups import player, value
from konspira.games.stawka.abilities.ops import COLOR, OWNER, PLACE, TOKEN, Op
from konspira.games.stawka.procedures import (
    arrest,
    cards,
    interrogation,
    looking,
    placing,
    reactions,
    talk,
    threats,
)
from konspira.games.stawka.running import (
    ROLLS,
    Test,
    Use,
    action_in,
    attack_in,
    rolling_in,
    search_in,
    talk_in,
    test_in,
)
from konspira.games.stawka.state import AUDI, OVER, PRISONER, Stawka
from konspira.games.stawka.town import evidence, figures, items, top_secret, walking
from konspira.kernel.step import NOBODY


def can_change(state: Stawka, use: Use, op: Op) -> bool:
    """Could this effect change anything now? A test by itself changes nothing."""
    code = op.code
    if code <= ops.SET_STAT:
        return _numbers(state, use, op)
    if code <= ops.GAIN_VP:
        return _evidence(state, use, op)
    if code <= ops.WALK:
        return _figures(state, use, op)
    if code <= ops.SKIP_MARKER:
        return _things(state, use, op)
    if code <= ops.PEEK_HAND:
        return _cards(state, use, op)
    if code <= ops.PEEK_THREAT:
        return _tokens(state, use, op)
    return _procedures(state, use, op)


def _slot(state: Stawka, use: Use, name: int) -> int:
    """An agent, or NOBODY."""
    found = value(state, use, name)
    return found if 0 <= found < AUDI else NOBODY


def _numbers(state: Stawka, use: Use, op: Op) -> bool:
    """Dice and numbers: something has to be rolled, and must not be decided yet."""
    if op.code == ops.MODIFY_STAT:
        return op.n != 0 and _slot(state, use, op.a) >= 0
    if op.code == ops.AUTO_RESULT:
        if op.a == 1:
            test = test_in(state.running)
            return test is not None and not test.certain
        talk = talk_in(state.running)
        return talk is not None and not talk.rank_certain
    running = rolling_in(state.running, ROLLS[op.a])
    if running is None or (isinstance(running, Test) and running.certain):
        return False
    return op.code == ops.REROLL or op.n != 0


def _evidence(state: Stawka, use: Use, op: Op) -> bool:
    """Evidence and VP: an open track that is not full, or not empty."""
    if op.code == ops.GAIN_VP:
        return op.n != 0
    seat = player(use, op.a)
    target = value(state, use, op.b)
    if target < 0 or target == AUDI or (target < AUDI and target >> 2 == seat):
        return False
    color = target & 3 if target < AUDI else target - COLOR
    if not evidence.is_open(state, seat, color):
        return False
    held = state.track[seat * 4 + color]
    if op.code == ops.GAIN_EVIDENCE:
        return held < evidence.MOST or state.rules.overflow_vp
    if op.code == ops.LOSE_EVIDENCE:
        return held > 0
    return held > 0 and value(state, use, op.c) >= 0


def _figures(state: Stawka, use: Use, op: Op) -> bool:
    """AP, permissions, figures."""
    code = op.code
    if code == ops.CHANGE_POOL:
        return op.n > 0 or (op.n < 0 and state.pool[player(use, op.a)] > 0)
    slot = value(state, use, op.a)
    if not 0 <= slot <= AUDI or not figures.is_free(state, slot):
        return False
    if code == ops.SPEND_AGENT_AP:
        return figures.ap_left(state, slot) > 0
    if code == ops.END_MOVEMENT:
        return slot == state.active and state.moving != OVER
    if code == ops.END_ACTIVATION:
        return slot == state.active and not state.closing
    if code == ops.FORBID:
        return not figures.bound(state, slot, op.b, op.c)
    if code == ops.RELOCATE:
        field = value(state, use, op.b) - ops.FIELD
        return walking.can_relocate(state, slot, field, use.me)
    return code == ops.WALK and walking.can_walk(state, slot, use.me, op.b != OWNER)


def _things(state: Stawka, use: Use, op: Op) -> bool:
    """Items and tiles, but for Top Secret cards."""
    code = op.code
    if code == ops.DRAW_TILE:
        slot, place = _slot(state, use, op.a), value(state, use, op.b) - PLACE
        count = op.n if op.c == 1 else 1
        return slot >= 0 and place >= 0 and looking.can_draw(state, slot, use.me, place, count)
    if code == ops.REORDER_TILES:
        place = value(state, use, op.b) - PLACE
        return place >= 0 and looking.can_reorder(state, player(use, op.a), place, op.n)
    if code == ops.DISCARD_ITEM:
        slot = _slot(state, use, op.a)
        return slot >= 0 and len(state.items[slot]) > 0
    if code in (ops.STEAL_ITEM, ops.EXCHANGE_ITEMS):
        one, two = _slot(state, use, op.a), _slot(state, use, op.b)
        if one < 0 or two < 0:
            return False
        if code == ops.STEAL_ITEM:
            return len(state.items[one]) > 0 and items.can_make_room(state, two)
        return items.can_give(state, one, two) or items.can_give(state, two, one)
    running = search_in(state.running)
    if running is None:
        return False
    if code == ops.RECOLOR_TILE:
        color = value(state, use, op.a)
        return color >= 0 and running.color != color - COLOR
    return not (running.must_keep if code == ops.FORCE_KEEP else running.no_marker)


def _cards(state: Stawka, use: Use, op: Op) -> bool:
    """Top Secret cards, missions, location cards, reaction cards."""
    code = op.code
    if code == ops.GAIN_TOP_SECRET:
        slot = _slot(state, use, op.a)
        left = len(state.ts_deck) + len(state.ts_gone)
        return slot >= 0 and left > 0 and top_secret.can_take_secret_card(state, slot)
    if code == ops.GAIN_MISSION:
        slot = _slot(state, use, op.a)
        return slot >= 0 and state.mission[slot] < 0 and len(state.sets[slot]) > 0
    if code == ops.PEEK_MISSION:
        slot = _slot(state, use, op.b)
        seen = state.shown | state.peeked
        return slot >= 0 and state.mission[slot] >= 0 and not seen >> slot & 1
    seat = player(use, op.a)
    if code == ops.DRAW_LOCATION:
        return cards.can_draw(state, seat)
    if code == ops.DRAW_REACTION:
        return reactions.can_draw(state)
    if code == ops.PEEK_HAND:
        return cards.can_peek(state, seat) if op.c == 0 else reactions.can_peek(state, seat)
    hands = state.lc_hand if code == ops.DISCARD_LOCATION else state.rx_hand
    return op.n > 0 and len(hands[seat]) > 0


def _tokens(state: Stawka, use: Use, op: Op) -> bool:
    """`cancel` and threat tokens."""
    code = op.code
    if code == ops.CANCEL:
        return state.step_to >= 0 if op.c == 0 else is_going_on(state)
    if code == ops.PLACE_THREAT:
        return placing.can_place(state, player(use, op.a))
    token = value(state, use, op.a) - TOKEN
    if token < 0 or state.token_at[token] < 0:
        return False
    if code == ops.MOVE_THREAT:
        place = value(state, use, op.b) - PLACE
        return place >= 0 and threats.can_move(state, token, state.rules.field_of[place])
    if code == ops.REMOVE_THREAT:
        return token != state.rules.fixed_token  # STA-S6.3
    return not (state.token_up | state.token_seen) >> token & 1


def is_going_on(state: Stawka) -> bool:
    """Is there an action that can still be cancelled?"""
    action = action_in(state.running)
    return action is not None and not action.cancelled


def _procedures(state: Stawka, use: Use, op: Op) -> bool:
    """Talks, arrests and so on."""
    code = op.code
    if code == ops.WIN:
        return True
    if code == ops.ADD_COUNTER:
        return state.rules.audi >= 0 and op.n != 0
    slot = _slot(state, use, op.a)
    if slot < 0 or code == ops.TEST:
        return False
    if code == ops.PREVENT:
        attack = attack_in(state.running)
        return attack is not None and not attack.prevented
    if code == ops.START_INTERROGATION:
        return state.status[slot] == PRISONER
    if code == ops.RELEASE:
        return state.status[slot] == PRISONER and interrogation.can_release(state)
    other = _slot(state, use, op.b)
    if other < 0:
        return False
    if code == ops.START_TALK:
        return talk.can_start(state, slot, other)
    return arrest.can_start(state, slot, other)
