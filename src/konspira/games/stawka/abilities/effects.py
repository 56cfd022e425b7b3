"""Effects (rules file, 6.3): each one a short branch; procedures live in modules of their own.

An effect on something that is missing (no object, closed track, prisoner) is skipped.
"""

from __future__ import annotations

from typing import Final

from konspira.games.stawka.abilities import ops
from konspira.games.stawka.abilities.lookups import player, value
from konspira.games.stawka.abilities.ops import COLOR, OWNER, PLACE, TOKEN, Op
from konspira.games.stawka.films import audi
from konspira.games.stawka.procedures import (
    arrest,
    cards,
    interrogation,
    looking,
    missions,
    placing,
    reactions,
    talk,
    threats,
)
from konspira.games.stawka.running import (
    BY_EFFECT,
    ROLLS,
    Procedure,
    Use,
    action_in,
    attack_in,
    rolling_in,
    search_in,
    talk_in,
    test_in,
)
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import AUDI, BY_ROOM, PRISONER, Stawka, put
from konspira.games.stawka.town import (
    evidence,
    figures,
    items,
    movement,
    rolls,
    top_secret,
    vigilance,
    walking,
)
from konspira.kernel.step import NOBODY

TRANSFER_EVIDENCE: Final = ops.TRANSFER_EVIDENCE


def apply(state: Stawka, use: Use, op: Op) -> None:
    """Carry out one effect."""
    code = op.code
    if code <= ops.SET_STAT:
        _numbers(state, use, op)
    elif code <= ops.GAIN_VP:
        _evidence(state, use, op)
    elif code <= ops.WALK:
        _figures(state, use, op)
    elif code <= ops.GAIN_TOP_SECRET:
        _items(state, use, op)
    elif code <= ops.PEEK_HAND:
        _cards(state, use, op)
    elif code <= ops.PEEK_THREAT:
        _tokens(state, use, op)
    else:
        _procedures(state, use, op)


def _slot(state: Stawka, use: Use, name: int) -> int:
    """A figure, or NOBODY."""
    found = value(state, use, name)
    return found if 0 <= found < 8 else NOBODY


def _numbers(state: Stawka, use: Use, op: Op) -> None:
    """Dice and numbers."""
    if op.code == ops.MODIFY_STAT:
        slot = _slot(state, use, op.a)
        if slot >= 0:
            duration = state.rules.abilities[use.ability].duration
            state.boons = [*state.boons, slot, op.b, op.n, duration]
            events.stat_changed(state, slot, op.b, op.n)
        return
    if op.code == ops.AUTO_RESULT:
        _make_certain(state, use, op)
        return
    running = rolling_in(state.running, ROLLS[op.a])
    if running is None:
        return
    if op.code == ops.MODIFY_ROLL:
        _change(state, use, running, op.n)
        events.count(state, "roll-changed", use.me, op.n)
    else:  # REROLL: modifiers stay
        running.die_1 = state.roll(6)
        running.die_2 = state.roll(6)
        events.pair_of_dice(state, "rolled-again", running.die_1, running.die_2)


def _make_certain(state: Stawka, use: Use, op: Op) -> None:
    """`auto_result`: of the vigilance test, or of the rank check."""
    if op.a == 1:
        test = test_in(state.running)
        if test is None:
            return
        test.certain = True
    else:
        talk = talk_in(state.running)
        if talk is None:
            return
        talk.rank_certain = True
    events.seat(state, "result-certain", use.me)


def _change_last(state: Stawka, use: Use, amount: int) -> None:
    """The text changes the roll of the procedure that it has just begun."""
    running = state.running[-1]
    assert isinstance(running, Procedure)
    _change(state, use, running, amount)


def _change(state: Stawka, use: Use, running: Procedure, amount: int) -> None:
    """The text changes the roll of a running procedure."""
    ability = state.rules.abilities[use.ability]
    rolls.change(running, ability.kind, ability.source, amount)


def _evidence(state: Stawka, use: Use, op: Op) -> None:
    """Evidence and VP."""
    seat = player(use, op.a)
    if op.code == ops.GAIN_VP:
        evidence.gain_vp(state, seat, op.n)
        evidence.check(state)
        return
    target = value(state, use, op.b)
    if target < 0 or target == AUDI or (target < 8 and target >> 2 == seat):
        return
    color = target & 3 if target < 8 else target - COLOR
    if op.code == ops.GAIN_EVIDENCE:
        evidence.gain(state, seat, color, op.n, evidence.FROM_TEXT)
        evidence.check(state)
    elif op.code == ops.LOSE_EVIDENCE:
        evidence.lose(state, seat, color, op.n)
    else:
        to = value(state, use, op.c) - COLOR
        amount = min(op.n, state.track[seat * 4 + color])
        if to >= 0 and amount > 0:
            state.track = put(state.track, seat * 4 + color, state.track[seat * 4 + color] - amount)
            state.track = put(
                state.track, seat * 4 + to, min(evidence.MOST, state.track[seat * 4 + to] + amount)
            )
            events.evidence_moved(state, seat, color, to, amount)
            if state.track[seat * 4 + to] == evidence.MOST and evidence.burns(state, to):
                evidence.expose(state, seat)  # from any source
            evidence.check(state)


def _figures(state: Stawka, use: Use, op: Op) -> None:
    """AP, permissions, figures."""
    code = op.code
    if code == ops.CHANGE_POOL:
        seat = player(use, op.a)
        state.pool[seat] = max(0, state.pool[seat] + op.n)
        events.count(state, "pool-changed", seat, op.n)
        return
    slot = value(state, use, op.a)
    if not 0 <= slot <= AUDI or not figures.is_free(state, slot):
        return
    if code == ops.SPEND_AGENT_AP:
        amount = max(0, min(op.n, figures.ap_left(state, slot)))
        figures.pay(state, slot, amount)
        events.agent_count(state, "ap-lost", slot, amount)
    elif code == ops.END_MOVEMENT:
        movement.end(state, slot)
    elif code == ops.END_ACTIVATION:
        if slot == state.active:
            state.closing = True
    elif code == ops.FORBID:
        if not figures.bound(state, slot, op.b, op.c):
            state.boons = [*state.boons, slot, op.b, 0, op.c]
            events.agent(state, "kept-there", slot)
    elif code == ops.RELOCATE:
        walking.relocate(state, slot, value(state, use, op.b) - ops.FIELD, use.me)
    elif code == ops.WALK:
        exact = op.b != OWNER
        chooser = use.me if exact else walking.walker(state, slot)
        walking.walk(state, chooser, slot, op.n, exact)


def _items(state: Stawka, use: Use, op: Op) -> None:
    """Items and tiles."""
    code = op.code
    if code == ops.RECOLOR_TILE:
        running = search_in(state.running)
        color = value(state, use, op.a)
        if running is not None and color >= 0:
            running.color = color - COLOR
            events.seat_color(state, "tile-recolored", use.me, color - COLOR)
    elif code in (ops.FORCE_KEEP, ops.SKIP_MARKER):
        running = search_in(state.running)
        if running is not None:
            if code == ops.SKIP_MARKER:
                running.no_marker = True
            else:
                running.must_keep = True
                events.seat(state, "keep-forced", use.me)
    elif code == ops.DRAW_TILE:
        slot, place = _slot(state, use, op.a), value(state, use, op.b) - PLACE
        if slot >= 0 and place >= 0:
            looking.draw_by_text(state, slot, use.me, place, op.n if op.c == 1 else 1)
    elif code == ops.REORDER_TILES:
        place = value(state, use, op.b) - PLACE
        if place >= 0:
            looking.reorder(state, player(use, op.a), place, op.n)
    elif code == ops.DISCARD_ITEM:
        slot = _slot(state, use, op.a)
        if slot >= 0:
            items.lose_at_random(state, slot, op.n)
    elif code == ops.STEAL_ITEM:
        items.steal(state, _slot(state, use, op.a), _slot(state, use, op.b))
    elif code == ops.EXCHANGE_ITEMS:
        one, other = _slot(state, use, op.a), _slot(state, use, op.b)
        if one >= 0 and other >= 0:
            state.then(items.Exchange(use.me, one, other))
    elif code == ops.GAIN_TOP_SECRET:
        slot = _slot(state, use, op.a)
        if slot >= 0:
            top_secret.gain_top_secret(state, slot, use.me)


def _cards(state: Stawka, use: Use, op: Op) -> None:
    """Missions, location cards, reaction cards."""
    code = op.code
    if code == ops.GAIN_MISSION:
        slot = _slot(state, use, op.a)
        if slot >= 0 and state.mission[slot] < 0 and state.sets[slot]:
            if op.c == 1:
                missions.offer(state, use.me, slot)
            else:
                missions.take_at_random(state, slot)
        return
    seat = player(use, op.a)
    if code == ops.PEEK_MISSION:
        slot = _slot(state, use, op.b)
        seen = state.shown | state.peeked
        if slot >= 0 and state.mission[slot] >= 0 and not seen >> slot & 1:
            state.peeked |= 1 << slot
            events.mission_peeked(state, seat, slot, state.mission[slot])
    elif code == ops.DRAW_LOCATION:
        cards.draw(state, seat, op.n)
    elif code == ops.DRAW_REACTION:
        reactions.draw(state, seat, op.n)
    elif code == ops.PEEK_HAND:
        if op.c == 0:
            cards.peek(state, seat)
        else:
            reactions.peek(state, seat)
    elif code == ops.DISCARD_LOCATION:
        cards.discard(state, seat, op.n, NOBODY if op.c == ops.BY_CHANCE else player(use, op.c))
    elif code == ops.DISCARD_REACTION:
        chooser = NOBODY if op.c == ops.BY_CHANCE else player(use, op.c)
        reactions.discard(state, seat, op.n, chooser)


def _tokens(state: Stawka, use: Use, op: Op) -> None:
    """`cancel` and threat tokens."""
    code = op.code
    if code == ops.CANCEL:
        cancel(state, op.c == 1)
        return
    if code == ops.PLACE_THREAT:
        placing.place_one(state, player(use, op.a), op.c == 1)
        return
    token = value(state, use, op.a) - TOKEN
    if token < 0 or state.token_at[token] < 0:
        return
    if code == ops.MOVE_THREAT:
        place = value(state, use, op.b) - PLACE
        if place >= 0:
            threats.move(state, token, state.rules.field_of[place])
    elif code == ops.REMOVE_THREAT:
        threats.remove(state, token)
    elif not (state.token_up | state.token_seen) >> token & 1:
        state.token_seen |= 1 << token
        row = state.rules.row_of[token]
        events.token_peeked(state, use.me, row, state.token_at[token])


def cancel(state: Stawka, action: bool) -> None:
    """The declared step or action does not happen; what was paid stays paid."""
    if not action:
        if state.step_to >= 0:
            events.agent_field(state, "step-cancelled", state.active, state.step_to)
            state.step_to = NOBODY
        return
    running = action_in(state.running)
    if running is not None:
        running.cancelled = True
        events.agent(state, "action-cancelled", state.active)


def _procedures(state: Stawka, use: Use, op: Op) -> None:
    """Talks, arrests, tests and so on."""
    code = op.code
    if code == ops.WIN:
        evidence.win(state, player(use, op.a), BY_ROOM)
        return
    if code == ops.ADD_COUNTER:
        audi.count(state, op.a, op.n)
        return
    slot = _slot(state, use, op.a)
    if slot < 0:
        return
    if code == ops.START_TALK:
        other = _slot(state, use, op.b)
        if other >= 0:
            by_card = state.rules.abilities[use.ability].kind == ops.REACTION
            before = len(state.running)
            talk.start(state, slot, other, op.c == 1, by_card)
            if len(state.running) > before:
                _change_last(state, use, op.n)
    elif code == ops.START_ARREST:
        other = _slot(state, use, op.b)
        if other >= 0 and arrest.can_start(state, slot, other):
            arrest.start(state, slot, other, op.c == 1)
    elif code == ops.START_INTERROGATION:
        if state.status[slot] == PRISONER:
            interrogation.interrogate(state, slot)
            _change_last(state, use, op.n)
    elif code == ops.TEST:
        if figures.is_free(state, slot):
            vigilance.start(state, slot, BY_EFFECT)
            _change_last(state, use, op.n)
        else:
            state.verdict = 1
    elif code == ops.RELEASE:
        if state.status[slot] == PRISONER:
            field = value(state, use, op.b) - ops.FIELD if op.b >= 0 else NOBODY
            interrogation.release(state, slot, field, player(use, op.c))
    elif code == ops.PREVENT:
        attack = attack_in(state.running)
        if attack is not None:
            attack.prevented = True
            events.agent(state, "saved", slot)
