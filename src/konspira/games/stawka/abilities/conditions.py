"""Conditions (rules file, 6.4): a function each, and their table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from konspira.games.stawka.abilities.goals import meets, real_place
from konspira.games.stawka.abilities.naming import field_of
from konspira.games.stawka.abilities.words import ANYBODY, COLOR, PLACE, SECTOR, STREET
from konspira.games.stawka.running import Use, arrest_in, attack_in, talk_in, test_in
from konspira.games.stawka.state import FREE, PRISONER, TS, Stawka
from konspira.games.stawka.town import figures

# -- places ----------------------------------------------------------------------------------------


def at(state: Stawka, use: Use, thing: int, where: int) -> bool:
    """The object is at a location, in a sector, or on a street."""
    field = field_of(state, thing)
    if field < 0:
        return False
    if where == STREET:
        return state.rules.place_at[field] < 0
    if where >= SECTOR:
        return state.rules.sector_of[field] == where - SECTOR
    return state.rules.place_at[field] == real_place(state, where - PLACE)


def same_field(state: Stawka, use: Use, one: int, other: int) -> bool:
    """Both are on one field; as a goal: the holder meets an agent of this kind (6.9)."""
    if other >= ANYBODY or COLOR <= other < PLACE:
        return meets(state, use.agent, other)
    field = field_of(state, one)
    return field >= 0 and field == field_of(state, other)


def same_sector(state: Stawka, use: Use, one: int, other: int) -> bool:
    """Both are in one sector."""
    first, second = field_of(state, one), field_of(state, other)
    if first < 0 or second < 0:
        return False
    return state.rules.sector_of[first] == state.rules.sector_of[second]


def distance_at_most(state: Stawka, use: Use, one: int, other: int, most: int) -> bool:
    """They are near enough (STA-2.6) for the first one’s side (the player’s if it is no agent)."""
    first, second = field_of(state, one), field_of(state, other)
    if first < 0 or second < 0:
        return False
    side = one >> 2 if one < 8 else use.me
    return 0 <= state.rules.far[side][first][second] <= most


def alone_on_field(state: Stawka, use: Use, agent: int) -> bool:
    """No other agent of its own side is there."""
    return field_of(state, agent) >= 0 and not figures.met(state, agent, agent >> 2)


def no_enemy_in_sector(state: Stawka, use: Use, agent: int) -> bool:
    """No free agent of the other network is there."""
    field = field_of(state, agent)
    if field < 0:
        return False
    return not figures.enemy_in_sector(state, state.rules.sector_of[field], agent >> 2)


def token_on(state: Stawka, use: Use, where: int, side: int) -> bool:
    """A token of this side lies there."""
    token = figures.token_on(state, field_of(state, where))
    return token >= 0 and figures.token_side(token) == side


def phone_at(state: Stawka, use: Use, where: int) -> bool:
    """The location has a telephone."""
    return where >= 0 and state.rules.phone[where - PLACE]


# -- what runs -------------------------------------------------------------------------------------


def procedure(state: Stawka, use: Use, cause: int) -> bool:
    """The vigilance test that is made now belongs to this procedure."""
    test = test_in(state.running)
    return test is not None and test.cause == cause


def roller(state: Stawka, use: Use, agent: int) -> bool:
    """The agent makes the vigilance test."""
    test = test_in(state.running)
    return test is not None and test.actor == agent


def initiator(state: Stawka, use: Use, agent: int) -> bool:
    """The agent began the talk."""
    talk = talk_in(state.running)
    return talk is not None and talk.actor == agent


def talk_result_is(state: Stawka, use: Use, result: int) -> bool:
    """The talk has this result (STA-6.13)."""
    talk = talk_in(state.running)
    return talk is not None and talk.result == result


def captor(state: Stawka, use: Use, agent: int) -> bool:
    """The agent is the one who kidnaps or arrests."""
    arrest = arrest_in(state.running)
    return arrest is not None and arrest.actor == agent


def attacker(state: Stawka, use: Use, agent: int) -> bool:
    """The agent attacks, or strikes back."""
    attack = attack_in(state.running)
    return attack is not None and attack.actor == agent


def cause(state: Stawka, use: Use, what: int) -> bool:
    """The agent would die by an attack."""
    return attack_in(state.running) is not None


# -- players and agents ----------------------------------------------------------------------------


def vp_at_least(state: Stawka, use: Use, player: int, least: int) -> bool:
    """The player has as many victory points."""
    return state.vp[player] >= least


def evidence_at_least(state: Stawka, use: Use, player: int, target: int, least: int) -> bool:
    """The track is open and high enough."""
    if target < 0 or (target < 8 and target >> 2 == player):
        return False
    place = player * 4 + (target & 3 if target < 8 else target - COLOR)
    return state.open >> place & 1 == 1 and state.track[place] >= least


def is_same(state: Stawka, use: Use, one: int, other: int) -> bool:
    """`is`: both are the same figure."""
    return one >= 0 and one == other


def not_black(state: Stawka, use: Use, thing: int) -> bool:
    """Its colour is not black."""
    return thing >= 0 and _color(thing) != 3


def colors(state: Stawka, use: Use, thing: int, bits: int) -> bool:
    """Its colour is one of these."""
    return thing >= 0 and bits >> _color(thing) & 1 == 1


def _color(thing: int) -> int:
    return thing - COLOR if thing >= COLOR else thing & 3


def _plays(state: Stawka, agent: int) -> bool:
    """Is it an agent of this game?"""
    return 0 <= agent < len(state.doc) and state.doc[agent] >= 0


def holds(state: Stawka, use: Use, agent: int, item: int, tag: int, least: int) -> bool:
    """It holds as many things of this item or tag."""
    if not _plays(state, agent):
        return False
    count = 0
    for piece in state.items[agent]:
        if fits(state, piece, item, tag):
            count += 1
    return count >= least


def fits(state: Stawka, piece: int, item: int, tag: int) -> bool:
    """Does a held thing pass a filter: an item, a tag, or anything (6.4)?"""
    if item < 0 and tag == 0:
        return True
    if piece >= TS:
        return False
    kind = state.rules.item_of[piece]
    return kind == item if item >= 0 else state.rules.tags[kind] & tag != 0


def holds_top_secret(state: Stawka, use: Use, agent: int, least: int) -> bool:
    """The agent holds as many Top Secret cards."""
    if not _plays(state, agent):
        return False
    return len([piece for piece in state.items[agent] if piece >= TS]) >= least


def has_mission(state: Stawka, use: Use, agent: int) -> bool:
    """The agent holds a mission."""
    return _plays(state, agent) and state.mission[agent] >= 0


def side(state: Stawka, use: Use, agent: int, side: int) -> bool:
    """The agent belongs to this side."""
    return _plays(state, agent) and agent >> 2 == side


def function(state: Stawka, use: Use, agent: int, function: int) -> bool:
    """The document of the agent names this function."""
    return _plays(state, agent) and state.rules.function[state.doc[agent]] == function


def appearance(state: Stawka, use: Use, agent: int, uniform: int) -> bool:
    """The agent is in uniform, or is not (STA-1.5)."""
    return _plays(state, agent) and figures.in_uniform(state, agent) == (uniform == 1)


def woman(state: Stawka, use: Use, agent: int) -> bool:
    """The agent is a woman."""
    return _plays(state, agent) and state.rules.woman[state.doc[agent]]


def is_chief(state: Stawka, use: Use, agent: int) -> bool:
    """The agent is a chief (STA-1.6)."""
    return _plays(state, agent) and figures.is_chief(state, agent)


def is_prisoner(state: Stawka, use: Use, agent: int) -> bool:
    """The agent is in jail."""
    return _plays(state, agent) and state.status[agent] == PRISONER


def can_pay_ap(state: Stawka, use: Use, agent: int, amount: int) -> bool:
    """The agent can pay as many AP: its limit and its owner's pool allow it."""
    return _plays(state, agent) and figures.ap_left(state, agent) >= amount


# -- conditions that an effect needs before its text is offered (6.3) ------------------------------


def may_gain_mission(state: Stawka, use: Use, agent: int) -> bool:
    """The agent has no mission, cards are left for it, and it is not bribed."""
    if not _plays(state, agent):
        return False
    bribed = agent == state.active and state.leader != agent >> 2
    return state.mission[agent] < 0 and len(state.sets[agent]) > 0 and not bribed


def may_move(state: Stawka, use: Use, agent: int) -> bool:
    """The agent may move; this is asked only if its own player moves the active agent."""
    if not _plays(state, agent):
        return False
    own = agent == state.active and state.leader == use.me
    return not own or figures.may_move(state, agent)


def may_talk(state: Stawka, use: Use, agent: int, other: int) -> bool:
    """This pair may still talk."""
    return _may_meet(state, agent, other) and not figures.has_talked_out(state, agent)


def may_arrest(state: Stawka, use: Use, agent: int, other: int, least: int) -> bool:
    """This pair may still talk, and the evidence is enough."""
    if not _may_meet(state, agent, other):
        return False
    held = state.track[(agent >> 2) * 4 + (other & 3)]
    return held >= least and not figures.is_chief(state, other)


def _may_meet(state: Stawka, one: int, other: int) -> bool:
    """Are both free, of different sides, and have they not talked in this stage?"""
    if not _plays(state, one) or not 0 <= other < 8:
        return False
    if one >> 2 == other >> 2 or figures.has_talked(state, one, other):
        return False
    return state.status[other] == FREE and state.status[one] == FREE


# -- their table: the function, and the kind of each parameter (see `content/kinds`) ---------------

Check = Callable[..., bool]
CONDITIONS: Final[dict[str, tuple[Check, dict[str, str]]]] = {
    "at": (at, {"x": "thing", "place": "place"}),
    "same_field": (same_field, {"a": "thing", "b": "thing"}),
    "same_sector": (same_sector, {"a": "thing", "b": "thing"}),
    "distance_at_most": (distance_at_most, {"a": "thing", "b": "thing", "n": "number"}),
    "alone_on_field": (alone_on_field, {"a": "agent"}),
    "no_enemy_in_sector": (no_enemy_in_sector, {"a": "agent"}),
    "evidence_at_least": (
        evidence_at_least,
        {"player": "player", "target": "target", "n": "number"},
    ),
    "holds": (holds, {"a": "agent", "filter": "filter", "n": "number"}),
    "holds_top_secret": (holds_top_secret, {"a": "agent", "n": "number"}),
    "has_mission": (has_mission, {"a": "agent"}),
    "is": (is_same, {"a": "figure", "b": "figure"}),
    "side": (side, {"a": "agent", "side": "side"}),
    "function": (function, {"a": "agent", "function": "function"}),
    "appearance": (appearance, {"a": "agent", "value": "appearance"}),
    "woman": (woman, {"a": "agent"}),
    "is_chief": (is_chief, {"a": "agent"}),
    "is_prisoner": (is_prisoner, {"a": "agent"}),
    "phone_at": (phone_at, {"location": "location"}),
    "vp_at_least": (vp_at_least, {"player": "player", "n": "number"}),
    "token_on": (token_on, {"location": "location", "side": "side"}),
    "can_pay_ap": (can_pay_ap, {"a": "agent", "n": "number"}),
    "procedure": (procedure, {"p": "procedure"}),
    "roller": (roller, {"a": "agent"}),
    "initiator": (initiator, {"a": "agent"}),
    "attacker": (attacker, {"a": "agent"}),
    "captor": (captor, {"a": "agent"}),
    "officer": (captor, {"a": "agent"}),
    "cause": (cause, {"what": "cause"}),
    "talk_result_is": (talk_result_is, {"n": "number"}),
}
