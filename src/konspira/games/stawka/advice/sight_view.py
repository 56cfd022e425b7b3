"""The table as numbers, read from a view: see `sight`, which reads the same from a state."""

from __future__ import annotations

from konspira.games.stawka.advice.sight import CLOSED, Agent, Sight
from konspira.games.stawka.content.names import (
    COLORS,
    DOCUMENTS,
    FIELDS,
    FIGURES,
    ITEMS,
    LOCATIONS,
    TILES,
)
from konspira.games.stawka.rules import Rules
from konspira.games.stawka.sight.shapes import View
from konspira.games.stawka.state import STATUSES
from konspira.kernel.step import NOBODY

TILE = {name: number for number, name in enumerate(TILES)}


def of_view(view: View, rules: Rules) -> Sight:
    """Return what a view shows."""
    me = 0 if view.seat is None else view.seat
    sight = Sight(rules, me)
    sight.stage = view.stage
    slots: dict[str, int] = {}
    for shown in view.agents:
        agent = Agent()
        agent.side = shown.side
        agent.color = COLORS.index(shown.color)
        agent.slot = agent.side * 4 + agent.color
        agent.doc = DOCUMENTS.index(shown.document)
        agent.person = FIGURES.index(shown.agent)
        agent.status = STATUSES.index(shown.status)
        agent.field = NOBODY if shown.field is None else FIELDS.index(shown.field)
        agent.chief = shown.chief
        agent.uniform = shown.uniform
        agent.rank = shown.rank
        agent.limit = shown.ap_limit
        agent.spent = shown.ap_spent
        agent.single = shown.single
        agent.double = shown.double
        agent.secret = shown.secret
        agent.missions = 0 if shown.has_mission else shown.missions_left
        agent.items = []
        for piece in shown.items:
            if piece.item is not None:
                agent.items.append(ITEMS.index(piece.item))
            if piece.id is not None and not piece.top_secret:
                sight.turn_up(TILE[piece.id])
        slots[shown.agent] = agent.slot
        sight.add(agent)
    for place in view.places:
        for name in place.safes:
            sight.turn_up(TILE[name])
        if not place.destroyed and place.tiles + len(place.safes) > 0:
            sight.places.append(LOCATIONS.index(place.id))
            sight.marks.append(sum([1 << COLORS.index(color) for color in place.markers]))
            sight.safes.append(len(place.safes))
    for name in view.removed:
        sight.turn_up(TILE[name])
    for seat in view.seats:
        sight.tracks.extend([seat.tracks.get(color, CLOSED) for color in COLORS])
        sight.secrets.append(seat.secrets)
        sight.vp.append(seat.vp)
        sight.pool.append(seat.pool)
    sight.withdrawn = view.seats[0].withdrawn + 2 * view.seats[1].withdrawn
    for pair in view.talked:
        sight.talk(slots[pair[0]], slots[pair[1]])
    if view.activation is not None:
        sight.active = slots.get(view.activation.agent, NOBODY)
        sight.acted = view.activation.acted
        if view.activation.drawn is not None and sight.active >= 0:
            sight.drawn = TILE[view.activation.drawn]
            sight.turn_up(sight.drawn)
    for running in view.procedures:
        if running.kind == "talk" and running.agent is not None and running.target is not None:
            sight.speaker = slots[running.agent]
            sight.listener = slots[running.target]
            sight.dice = sum(running.dice)
            sight.modifier = running.modifier
    return sight
