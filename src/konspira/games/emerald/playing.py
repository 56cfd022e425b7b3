"""The execution of a card's text, once all its questions are answered (EME-10.2, EME-18)."""

from __future__ import annotations

from konspira.games.emerald import aiming, effects, events, reveals
from konspira.games.emerald.choices import (
    CITY,
    COUNT,
    FROM_CITY,
    FROM_SUPPLY,
    MOST_SEATS,
    SEAT,
)
from konspira.games.emerald.discarding import text_card
from konspira.games.emerald.drawing import draw, put_away
from konspira.games.emerald.moving import move
from konspira.games.emerald.parts import conclude
from konspira.games.emerald.pieces import from_supply, home
from konspira.games.emerald.rules import (
    ADVANCE_LOYALISTS,
    BANISH_CUBES,
    CALM,
    CLAIM_TEXT,
    DRAW,
    EMPTY_LIMBO,
    HIDE_ROYALTY,
    KILL_ANYWHERE,
    LIMBO_BY_AGENTS,
    LOOK,
    PURGE,
    REMOVE_CARD,
    REPLACE_ANYWHERE,
    REPLACE_HERE,
    ROYALTY_POINTS,
    SACRIFICE,
    SEND_HOME,
    SHELTER,
    TERRIFY,
    TURN_COAT,
    WIPE_CITY,
)
from konspira.games.emerald.state import Emerald
from konspira.kernel.step import NOBODY


def carry_out(state: Emerald, seat: int) -> None:
    """Declare the text as a whole and carry it out (EME-19.9)."""
    plan = state.plan
    card = text_card(plan[0])
    effect = state.rules.effect[card]
    amount = state.rules.amount[card]
    places = aiming.aimed(state, seat) if aiming.needs_victim(effect) else [0]
    effects.declare(state, seat, plan[0], card)
    if aim(state, seat, card, plan, places):
        return  # the card is kept or waits for a block
    if effect == DRAW:
        draw(state, seat, amount)
    elif effect == ADVANCE_LOYALISTS:
        effects.advance_loyalists(state, amount)
    elif effect == EMPTY_LIMBO:
        effects.leave_limbo(state, seat, state.limbo[seat])
    elif effect == CALM:
        effects.calm(state, seat, amount)
    elif effect == PURGE:
        effects.purge(state, seat)
    elif effect == LIMBO_BY_AGENTS:
        effects.leave_limbo(state, seat, plan[1] - COUNT + 1)
    elif effect == TERRIFY:
        effects.terrify(state, seat, plan[1] - SEAT)
    elif effect == LOOK:
        effects.look(state, seat, plan[1] - SEAT)
    elif effect == REMOVE_CARD:
        effects.remove_card(state, plan[1] - CITY)
    elif effect == BANISH_CUBES:
        effects.banish(state, sorted(places))
    elif effect == SEND_HOME:
        home(state, places[0] // MOST_SEATS, places[0] % MOST_SEATS)
    elif effect == REPLACE_ANYWHERE:
        effects.replace(state, seat, places[0] % MOST_SEATS, places[0] // MOST_SEATS)
    elif plan[1] == FROM_SUPPLY:  # SEND_AGENT
        from_supply(state, plan[2] - CITY, seat)
        events.at_city(state, "agent-sent", seat, plan[2] - CITY)
    else:
        move(state, seat, plan[1] - FROM_CITY, plan[2] - CITY)
    put_away(state, seat, card, 0, False)
    conclude(state)


def aim(state: Emerald, seat: int, card: int, plan: list[int], places: list[int]) -> bool:
    """Carry out a text that puts its card away itself; return False for any other text."""
    effect = state.rules.effect[card]
    if effect == WIPE_CITY:
        effects.attack(state, seat, card, plan[1] - CITY, NOBODY)
        return True
    if effect in (KILL_ANYWHERE, REPLACE_HERE):
        effects.attack(state, seat, card, places[0] // MOST_SEATS, places[0] % MOST_SEATS)
        return True
    if effect == ROYALTY_POINTS:
        effects.honour(state, seat, card)
    elif effect == CLAIM_TEXT:
        effects.claim_text(state, seat, card, plan[1] - CITY)
    elif effect == HIDE_ROYALTY:
        effects.hide_royal(state, seat, card, plan[1] - CITY)
    elif effect == SHELTER:
        effects.shelter(state, seat, card, sorted([option - CITY for option in plan[1:]]))
    elif effect == SACRIFICE:
        effects.sacrifice(state, seat, card, sorted([option - CITY for option in plan[1:]]))
    elif effect == TURN_COAT:
        reveals.turn_coat(state, seat, card)
        if state.is_revealed(seat):
            reveals.shown(state, seat)  # EME-14.8
            return True
    else:
        return False
    conclude(state)
    return True
