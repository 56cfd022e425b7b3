"""The worth of an assassination or another text to a sensible player."""

from __future__ import annotations

from typing import Final

from konspira.games.emerald.cards import ASSASSINATE
from konspira.games.emerald.hunting import DREAD
from konspira.games.emerald.outlook import Outlook
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
    RAISE_DEAD,
    REDRAW,
    REMOVE_CARD,
    REPLACE_ANYWHERE,
    REPLACE_HERE,
    ROYALTY_POINTS,
    SACRIFICE,
    SEND_AGENT,
    SEND_HOME,
    TERRIFY,
    WIPE_CITY,
)
from konspira.games.emerald.sight import City

ROYAL: Final = -1


def attempt(look: Outlook, card: int, city: City, target: int) -> float:
    """Return the worth of one attempt, less the card used up; below 0: it cannot be paid."""
    agents = city.agents[look.me]
    need = (city.royal_bombs if target == ROYAL else city.bombs) - agents
    if not agents or city.leader != look.me:
        return -1.0
    if need > 0 and look.bombs(city, [card]) < need:
        return -1.0
    cost = 0.3 * look.use(card) + 0.12 * max(0, need) + 0.1 * city.cubes[look.me]
    if target == ROYAL:
        points = city.royal_points
        if look.loyal:
            return -0.5 - cost  # it would count for nothing, and cost sanity
        risk = 3.0 if look.own.tokens == 1 and not look.is_ahead(points) else 0.0
        return points - DREAD - cost - risk + look.ending(points, points)
    return killing(look, target, max(0, look.rules.kill_points[card])) - cost


def killing(look: Outlook, victim: int, box: int) -> float:
    """Return the worth of killing a rival's agent, with `box` points on the card."""
    foe = look.suspicion(victim)
    worth = 0.25 + (foe * box if look.loyal else 0.05 * box)
    if look.seats[victim].on_board == 1 and not look.seats[victim].revealed:
        # The last agent: a Restorationist's reveal ends the game; a Loyalist gets new agents.
        ends = foe if look.loyal else 1 - foe
        worth += ends * (6.0 if look.is_ahead() else -6.0) - 0.3
    return worth


def best_attempt(look: Outlook, card: int) -> float:
    """Return the worth of the best attempt with one card."""
    if not look.symbols(card, ASSASSINATE):
        return -1.0
    values = [-1.0]
    for city in look.cities:
        values += [attempt(look, card, city, target) for target in targets(look, city)]
    return max(values)


def targets(look: Outlook, city: City) -> list[int]:
    """Return the targets that one could attack there."""
    rivals = [seat for seat in look.rivals if city.agents[seat]]
    return [ROYAL, *rivals] if city.slot else rivals


def text(look: Outlook, card: int) -> float:
    """Return the worth of playing a card for its text now."""
    rules, own = look.rules, look.own
    effect, amount = rules.effect[card], rules.amount[card]
    cities = look.cities
    if effect in (DRAW, REDRAW):
        return 1.5  # it costs no action
    if effect == ROYALTY_POINTS:
        return 2.0 * own.royals - 0.5 if not look.loyal else -0.5
    if effect == HIDE_ROYALTY:
        return max([hiding(look, city) for city in cities]) if look.loyal else -0.5
    if effect == CLAIM_TEXT:
        led = [city for city in cities if city.leader == look.me and city.stack]
        return max([look.claiming(city) for city in led], default=0.0) - 0.1
    if effect == ADVANCE_LOYALISTS:
        return look.advancing(amount) + look.ending_track(amount) if look.loyal else -1.0
    if effect == CALM:
        missing = rules.tokens - own.tokens
        push = look.advancing(amount) + look.ending_track(amount)
        return 0.5 * missing + (-0.8 if look.loyal else push)
    if effect == EMPTY_LIMBO:
        return 0.3 * own.limbo - 0.4
    if effect == LIMBO_BY_AGENTS:
        return 0.28 * min(own.limbo, own.on_board) - 0.2
    if effect == SACRIFICE:
        return 0.8 * max(0, own.on_board - 2) - 0.2 if look.loyal else -1.0
    return aimed(look, card, effect)


def hiding(look: Outlook, city: City) -> float:
    """Return the worth of hiding the royal of a city."""
    if not city.slot or city.leader != look.me:
        return -1.0
    points = city.royal_points
    return points - DREAD + look.ending(points, points)


def aimed(look: Outlook, card: int, effect: int) -> float:
    """Return the worth of a text against others."""
    rivals = look.rivals
    cities = look.cities
    if effect == KILL_ANYWHERE:
        there = [seat for seat in rivals if any(city.agents[seat] > 0 for city in cities)]
        box = max(0, look.rules.kill_points[card])
        return max([killing(look, seat, box) for seat in there], default=-1.0) - 0.3
    if effect in (REPLACE_ANYWHERE, REPLACE_HERE):
        return 0.6
    if effect == LOOK:
        hidden = [seat for seat in rivals if look.seats[seat].faction < 0]
        return 0.35 if hidden else -0.2
    if effect == TERRIFY:
        return 0.15
    if effect == SEND_AGENT:
        return 0.5 if look.own.agents else 0.1
    if effect == BANISH_CUBES:
        return 0.3 if any(harm(look, city) > 0 for city in cities) else -0.1
    if effect == SEND_HOME:
        return max([0.35 * harm(look, city) for city in cities])
    if effect == REMOVE_CARD:
        return max([0.5 * harm(look, city) for city in cities])
    if effect == RAISE_DEAD:
        return 0.35
    if effect == WIPE_CITY:
        return max([0.5 * harm(look, city) - 0.4 for city in cities])
    return -0.2  # Mi-Go and Change of Heart are for special days


def harm(look: Outlook, city: City) -> float:
    """Return the worth of the card that a rival is about to win there."""
    if city.leader < 0 or city.leader == look.me or not city.cubes[city.leader]:
        return 0.0
    return look.prize(city)
