"""Why a text cannot name an object (D-58): its kind, its filter, its conditions, its effects.

The first thing in the way is named. All of it is judged as the offer is (6.8, R-92): by what the
player who chooses knows.
"""

from __future__ import annotations

from typing import Final

from konspira.games.stawka import choices
from konspira.games.stawka.abilities import abilities, offering, ops
from konspira.games.stawka.abilities.changing import can_change
from konspira.games.stawka.abilities.conditions import holds
from konspira.games.stawka.abilities.lookups import field_of, look_up, player, value
from konspira.games.stawka.abilities.ops import (
    CHOICE,
    COLOR,
    PLACE,
    SECTOR,
    TOKEN,
    UNASKED,
    Ability,
    Op,
    Pick,
)
from konspira.games.stawka.content.names import FIGURES, SECTORS
from konspira.games.stawka.refusals import asked as refusals_asked
from konspira.games.stawka.rules import SS_OFFICER
from konspira.games.stawka.running import Use
from konspira.games.stawka.state import AUDI, FREE, GOING, PRISONER, Stawka, side_of
from konspira.games.stawka.town import evidence, figures
from konspira.kernel.events import Refusal

RULES: Final = ["STA-19.1", "STA-18.4", "STA-14.8", "STA-16.4", "STA-17.3"]  # by kind of ability


def choosing(state: Stawka, place: int, at: int, option: int) -> Refusal | None:
    """The object of this place among the choices of the running ability, at this row of it."""
    use = abilities.current(state).copy()
    ability = state.rules.abilities[use.ability]
    for pick in ability.picks:
        if pick.place == place:
            return _object(state, use, ability, pick, at, option)
    return None


def _object(
    state: Stawka, use: Use, ability: Ability, pick: Pick, at: int, option: int
) -> Refusal | None:
    rule = RULES[ability.kind]
    if pick.domain in (ops.OWN_AGENT, ops.ENEMY_AGENT, ops.PRISONER):
        if not choices.AGENT <= option < choices.COLOR:
            return None
        thing = figures.slot_of_person(state, option - choices.AGENT)
        found = _no_agent(state, use, pick, thing, rule)
    elif pick.domain == ops.ANY_COLOR:
        if not choices.COLOR <= option < choices.MISSION:
            return None
        thing = COLOR + option - choices.COLOR
        found = _closed(state, player(use, pick.seat), thing - COLOR)
    else:
        if not choices.FIELD <= option < choices.AGENT:
            return None
        field = option - choices.FIELD
        if pick.domain == ops.ANY_PLACE:
            thing = PLACE + state.rules.place_at[field]
            found = _no_place(state, field, rule)
        else:
            thing = TOKEN + figures.token_on(state, field)
            found = _no_token(state, use, pick, thing - TOKEN, rule)
    return found or _unfit(state, use, ability, pick, at, thing)


# -- not of the kind that the text asks for --------------------------------------------------------


def _no_agent(state: Stawka, use: Use, pick: Pick, slot: int, rule: str) -> Refusal | None:
    if pick.domain == ops.PRISONER:
        jailed = slot >= 0 and state.status[slot] == PRISONER
        return None if jailed else Refusal(rule, "not-in-jail")
    if slot == AUDI:
        return Refusal(rule, "audi-no-agent")
    own = slot >= 0 and side_of(slot) == use.me
    if pick.domain == ops.OWN_AGENT and not own:
        return Refusal(rule, "not-your-agent")
    if pick.domain == ops.ENEMY_AGENT and (own or slot < 0):
        return Refusal(rule, "enemies-only")
    if state.status[slot] != FREE:
        return Refusal(rule, "not-on-board")
    if pick.domain == ops.ENEMY_AGENT and slot == use.agent:
        return Refusal(rule, "not-itself")  # bribed, it uses the text for the enemy
    return None


def _closed(state: Stawka, seat: int, color: int) -> Refusal | None:
    return None if evidence.is_open(state, seat, color) else Refusal("STA-9.9", "track-closed")


def _no_place(state: Stawka, field: int, rule: str) -> Refusal | None:
    if state.rules.sector_of[field] < 0:
        return Refusal(rule, "field-not-on-board")
    if state.rules.place_at[field] < 0:
        return Refusal(rule, "locations-only")
    return Refusal("STA-12.13", "destroyed") if figures.is_destroyed(state, field) else None


def _no_token(state: Stawka, use: Use, pick: Pick, token: int, rule: str) -> Refusal | None:
    own = pick.domain == ops.OWN_THREAT
    if token < 0 or (figures.token_side(token) == use.me) != own:
        return Refusal(rule, "no-own-token" if own else "no-enemy-token")
    return Refusal("STA-S6.3", "token-stays") if token == state.rules.fixed_token else None


# -- not as the text wants it ----------------------------------------------------------------------


def _unfit(state: Stawka, use: Use, ability: Ability, pick: Pick, at: int, thing: int) -> Refusal:
    """Its own conditions, then those that bind it to other objects, then what comes of it."""
    rule = RULES[ability.kind]
    name = CHOICE + pick.place
    use.picked[pick.place] = thing
    for condition in [*pick.filter, *ability.linked]:
        if offering.mentions(condition, name) and not _waits(use, ability, condition):
            if not holds(state, use, condition):
                return _condition(state, use, condition, name, rule)
    if pick.named and not offering.satisfiable(state, use, ability):
        return Refusal(rule, "no-partner")
    return _nothing(state, use, ability, name, at)


def _waits(use: Use, ability: Ability, condition: Op) -> bool:
    """Does it name another object that nobody has chosen yet?"""
    for pick in ability.picks:
        if use.picked[pick.place] == UNASKED and offering.mentions(condition, CHOICE + pick.place):
            return True
    return False


def _condition(state: Stawka, use: Use, op: Op, name: int, rule: str) -> Refusal:
    """A condition that does not hold (6.4)."""
    code = op.code
    if code == ops.NOT:
        return _exception(state, use, op.kids[0], rule)
    if code == ops.SAME_FIELD:
        return Refusal(rule, "not-met")
    if code in (ops.SAME_SECTOR, ops.AT):
        return _elsewhere(state, use, op, name, rule)
    if code == ops.DISTANCE_AT_MOST:
        return _far(state, use, op, rule)
    if code == ops.APPEARANCE and op.n == 1:
        return Refusal(rule, "not-in-uniform")
    if code == ops.FUNCTION and op.n == SS_OFFICER:
        return Refusal(rule, "ss-only")
    if code == ops.PHONE_AT:
        return Refusal(rule, "no-phone")
    if code == ops.NOT_BLACK:
        return Refusal(rule, "never-black")
    if code == ops.COLORED:
        return Refusal(rule, "color-not-named")
    return _may_not(state, use, op, rule)


def _exception(state: Stawka, use: Use, op: Op, rule: str) -> Refusal:
    """What the text excepts."""
    if op.code == ops.IS:
        color = value(state, use, op.a) >= COLOR
        return Refusal(rule, "same-color" if color else "not-itself")
    if op.code == ops.IS_CHIEF:
        return Refusal(rule, "never-chief")
    if op.code == ops.HAS_MISSION:
        return Refusal("STA-15.1", "has-mission")
    if op.code == ops.TOKEN_ON:
        return Refusal("STA-14.4", "token-there")
    if op.code == ops.AT and SECTOR <= op.b < ops.STREET:
        return Refusal(rule, "not-this-sector", {"sector": SECTORS[op.b - SECTOR]})
    return Refusal(rule, "text-does-not-fit")


def _elsewhere(state: Stawka, use: Use, op: Op, name: int, rule: str) -> Refusal:
    """It is in another sector than the text says."""
    where = value(state, use, op.a if op.b % 1000 == name else op.b)
    if op.code == ops.SAME_SECTOR:
        where = look_up(state, ops.OF_SECTOR, where)
    if not SECTOR <= where < ops.STREET:
        return Refusal(rule, "text-does-not-fit")
    return Refusal(rule, "not-in-sector", {"sector": SECTORS[where - SECTOR]})


def _far(state: Stawka, use: Use, op: Op, rule: str) -> Refusal:
    """It is farther away than the text says."""
    one, other = value(state, use, op.a), value(state, use, op.b)
    start, field = field_of(state, one), field_of(state, other)
    side = one >> 2 if one < 8 else player(use, ops.ME)
    way = state.rules.far[side][start][field] if start >= 0 and field >= 0 else -1
    if way < 0:
        return Refusal(rule, "text-does-not-fit")
    return Refusal(rule, "too-far", {"count": way, "needed": op.n})


def _may_not(state: Stawka, use: Use, op: Op, rule: str) -> Refusal:
    """What an effect asks for before it is offered (6.3)."""
    one = value(state, use, op.a)
    if op.code == ops.MAY_MOVE:
        over = state.moving > GOING
        return Refusal("STA-5.3" if over else rule, "movement-over" if over else "kept-here")
    if op.code == ops.MAY_GAIN_MISSION:
        if state.mission[one] >= 0:
            return Refusal("STA-15.1", "has-mission")
        if not state.sets[one]:
            return Refusal("STA-15.7", "no-missions-left")
        return Refusal("STA-13.8", "bribed-may-not")
    if op.code not in (ops.MAY_TALK, ops.MAY_ARREST):
        return Refusal(rule, "text-does-not-fit")
    other = value(state, use, op.b)
    if figures.has_talked(state, one, other):
        return Refusal("STA-6.2", "talked-already")
    if op.code == ops.MAY_TALK:
        return Refusal(rule, "text-does-not-fit")  # the one who would start it is not to be chosen
    if figures.is_chief(state, other):
        return Refusal(rule, "never-chief")
    held = state.track[(one >> 2) * 4 + (other & 3)]
    return Refusal(rule, "too-little-evidence", {"count": held, "needed": op.n})


# -- nothing would come of it (R-92) ---------------------------------------------------------------


def _nothing(state: Stawka, use: Use, ability: Ability, name: int, at: int) -> Refusal:
    """The first effect on the object, and why it would change nothing."""
    for op in ability.do[at:]:
        if op.code < ops.JUMP and offering.mentions(op, name) and not _waits(use, ability, op):
            if not can_change(state, use, op):
                return _effect(state, use, op, RULES[ability.kind])
    return Refusal(RULES[ability.kind], "changes-nothing")


def _effect(state: Stawka, use: Use, op: Op, rule: str) -> Refusal:
    code = op.code
    if code in (ops.GAIN_EVIDENCE, ops.LOSE_EVIDENCE):
        return _track(state, use, op, rule)
    if code in (ops.RELOCATE, ops.WALK):
        return _move(state, use, op, rule)
    if code == ops.DRAW_TILE:
        return _tiles(state, use, value(state, use, op.b) - PLACE, rule)
    if code == ops.DISCARD_ITEM:
        slot = value(state, use, op.a)
        return Refusal(rule, "holds-nothing", {"agent": FIGURES[figures.person(state, slot)]})
    if code == ops.EXCHANGE_ITEMS:
        return Refusal(rule, "nothing-to-exchange")
    if code == ops.STEAL_ITEM:
        return Refusal("STA-18.2", "no-room")
    if code == ops.PEEK_MISSION:
        without = state.mission[value(state, use, op.b)] < 0
        return Refusal(rule, "no-mission" if without else "mission-known")
    if code == ops.PEEK_THREAT:
        return Refusal(rule, "token-known")
    if code == ops.RECOLOR_TILE:
        return Refusal(rule, "same-color")
    if code == ops.MOVE_THREAT:
        return _token_to(state, use, op, rule)
    return Refusal(rule, "changes-nothing")


def _track(state: Stawka, use: Use, op: Op, rule: str) -> Refusal:
    """Closed, full or empty; or a text speaks of one's own agent."""
    seat, target = player(use, op.a), value(state, use, op.b)
    color = target - COLOR if target >= COLOR else target & 3
    if target < 8 and side_of(target) == seat:
        return Refusal(rule, "changes-nothing")
    if not evidence.is_open(state, seat, color):
        return Refusal("STA-9.9", "track-closed")
    if op.code == ops.LOSE_EVIDENCE:
        return Refusal(rule, "track-empty")
    return Refusal("STA-9.4", "track-full", {"count": evidence.MOST})


def _move(state: Stawka, use: Use, op: Op, rule: str) -> Refusal:
    """A figure that is there already, is kept where it is, or has no field to walk onto."""
    slot = value(state, use, op.a)
    if op.code == ops.WALK:
        return Refusal(rule, "cannot-walk", {"agent": FIGURES[figures.person(state, slot)]})
    field = value(state, use, op.b) - ops.FIELD
    if field == state.where[slot]:
        return Refusal(rule, "there-already", {"agent": FIGURES[figures.person(state, slot)]})
    if field >= 0 and figures.is_destroyed(state, field):
        return Refusal("STA-12.13", "destroyed")
    return Refusal(rule, "kept-here")


def _tiles(state: Stawka, use: Use, place: int, rule: str) -> Refusal:
    """STA-18.14."""
    if not state.stacks[place]:
        return Refusal("STA-18.14", "no-tiles")
    if place == state.rules.hotel and state.vp[use.me] < state.rules.hotel_vp:
        return Refusal("STA-S5.2", "hotel-closed", {"count": state.rules.hotel_vp})
    return Refusal("STA-18.14", "only-safes")


def _token_to(state: Stawka, use: Use, op: Op, rule: str) -> Refusal:
    """STA-14.4."""
    token = value(state, use, op.a) - TOKEN
    place = value(state, use, op.b) - PLACE
    field = state.rules.field_of[place]
    found = refusals_asked.placing(state, figures.token_side(token), choices.FIELD + field)
    return found or Refusal(rule, "changes-nothing")
