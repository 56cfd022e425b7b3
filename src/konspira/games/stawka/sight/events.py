"""Tells events to those who may know (STA-20): one function for each shape of event.

This module is the only place that decides who hears what. Nothing is built when nobody listens.
"""

from __future__ import annotations

from typing import Final

from konspira.games.stawka.abilities.words import STATS
from konspira.games.stawka.content.names import (
    CELLS,
    COLORS,
    DOCUMENTS,
    FIELDS,
    FIGURES,
    ITEMS,
    LOCATION_CARDS,
    LOCATIONS,
    MISSIONS,
    PIECES,
    PLANS,
    QUARTERS,
    REACTIONS,
    SECTORS,
    THREATS,
)
from konspira.games.stawka.state import COUNTERS, ENDINGS, TS, Stawka
from konspira.kernel.events import Event
from konspira.kernel.step import NOBODY

# The facts that each kind of event carries.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    # setup
    "document-chosen": ("seat", "document"),
    "track-kept": ("seat", "color", "count"),
    "item-kept": ("seat", "agent"),
    "item-kept-seen": ("agent", "piece"),
    "figure-placed": ("seat", "agent", "field"),
    "sector-laid": ("seat", "sector", "cell", "edge", "sector_other", "count"),
    "agent-drawn": ("seat", "agent"),
    "password-chosen": ("word",),
    "password-sealed": ("seat",),
    # stage
    "stage-began": ("count",),
    "plan-chosen": ("plan",),
    "plan-sealed": ("seat",),
    "plan-shown": ("seat", "plan"),
    "precedence-rolled": ("one", "two"),
    "precedence-fixed": ("seat",),
    "tokens-drawn": ("seat", "count"),
    "token-drawn": ("threat",),
    "token-returned": ("seat",),
    "token-chosen": ("threat", "field"),
    "token-placed": ("seat", "field"),
    "cards-drawn": ("seat", "count"),
    "card-drawn": ("card",),
    "reactions-drawn": ("seat", "count"),
    "reaction-drawn": ("card",),
    "reaction-dropped": ("seat", "card"),
    "card-dropped": ("seat", "card"),
    "withdrew": ("seat",),
    "stage-ended": ("count",),
    # activation
    "activated": ("agent",),
    "bribed-activated": ("seat", "agent"),
    "activation-ended": ("agent",),
    "window-passed": ("seat",),
    "trait-used": ("agent", "document"),
    "item-used": ("agent", "item"),
    "object-chosen": ("seat",),
    "step-declared": ("agent", "field"),
    "stepped": ("agent", "field_from", "field"),
    "step-cancelled": ("agent", "field"),
    "movement-ended": ("agent",),
    "walked": ("agent", "field_from", "field"),
    "walk-ended": ("agent",),
    "relocated": ("agent", "field"),
    "action-cancelled": ("agent",),
    "ap-lost": ("agent", "count"),
    "pool-changed": ("seat", "count"),
    "stat-changed": ("agent", "stat", "count"),
    "kept-there": ("agent",),
    # items
    "search-declared": ("agent", "location"),
    "tile-drawn": ("seat", "location"),
    "tile-seen": ("piece",),
    "tiles-looked-at": ("seat", "location", "count"),
    "tiles-ordered": ("seat", "location"),
    "tile-kept": ("agent", "piece"),
    "tile-kept-hidden": ("agent", "location"),
    "tile-kept-own": ("agent", "piece"),
    "tile-evidence": ("seat", "piece", "color"),
    "tile-discarded": ("seat", "piece"),
    "tile-recolored": ("seat", "color"),
    "keep-forced": ("seat",),
    "marker-placed": ("agent", "location"),
    "no-marker": ("agent", "location"),
    "safe-found": ("agent", "piece"),
    "safe-left": ("agent", "piece"),
    "safe-rolled": ("agent", "one", "two", "count"),
    "safe-broken": ("agent", "item"),
    "safe-opened": ("agent", "piece"),
    "secret-card-gained": ("agent",),
    "secret-card-seen": ("card",),
    "secret-card-left": ("agent",),
    "secret-card-spent": ("agent", "card"),
    "item-lost": ("agent", "piece"),
    "item-lost-hidden": ("agent",),
    "items-removed": ("agent", "count"),
    "item-stolen": ("agent", "agent_from"),
    "item-stolen-seen": ("piece",),
    "item-given": ("agent", "agent_to"),
    "item-given-own": ("agent_to", "piece"),
    "exchange-ended": ("seat",),
    # talk
    "talk-declared": ("agent", "agent_target"),
    "rank-rolled": ("agent", "one", "count"),
    "rank-failed": ("agent", "agent_target"),
    "talk-rolled": ("agent", "one", "two", "count"),
    "talk-ended": ("agent", "agent_target", "count"),
    "roll-changed": ("seat", "count"),
    "rolled-again": ("one", "two"),
    "result-certain": ("seat",),
    "evidence-gained": ("seat", "color", "count"),
    "evidence-lost": ("seat", "color", "count"),
    "evidence-moved": ("seat", "color", "color_to", "count"),
    "track-set": ("seat", "color", "count"),
    "vp-gained": ("seat", "count"),
    "secret-gained": ("seat", "count"),
    # vigilance, arrest, kidnapping
    "test-rolled": ("agent", "one", "two", "count"),
    "test-passed": ("agent",),
    "test-failed": ("agent",),
    "support-used": ("seat", "field"),
    "arrest-declared": ("agent", "agent_target"),
    "arrested": ("agent",),
    "arrest-avoided": ("agent",),
    "interrogated": ("agent", "one", "two", "count"),
    "released": ("agent", "field"),
    "kidnap-declared": ("agent", "agent_target", "item"),
    "kidnapped": ("agent",),
    "kidnap-avoided": ("agent",),
    # attacks
    "attack-declared": ("agent", "agent_target", "item"),
    "struck-back": ("agent", "item"),
    "attack-rolled": ("agent", "one", "two", "count"),
    "protected": ("seat", "field"),
    "saved": ("agent",),
    "eliminated": ("agent",),
    "explosive-placed": ("agent", "item", "field"),
    "exploded": ("item", "field"),
    "blast-rolled": ("agent", "one"),
    "location-destroyed": ("location",),
    # bribery
    "bribed": ("agent", "agent_target", "count"),
    "bribe-lapsed": ("agent",),
    # tokens
    "token-revealed": ("seat", "threat", "field"),
    "token-triggered": ("seat", "threat", "field"),
    "token-ignored": ("agent", "field"),
    "token-dismissed": ("agent", "threat", "field"),
    "dismissal-declared": ("agent", "field"),
    "token-removed": ("threat", "field"),
    "token-moved": ("field_from", "field"),
    "token-peeked": ("seat", "field"),
    "token-seen": ("threat", "field"),
    # missions
    "mission-passed": ("agent", "agent_by"),
    "mission-taken": ("agent",),
    "mission-seen": ("agent", "card"),
    "mission-claimed": ("agent", "card", "part"),
    "mission-shown": ("agent", "card"),
    "mission-peeked": ("seat", "agent"),
    # cards
    "card-played": ("seat", "card"),
    "card-converted": ("seat", "card"),
    "card-stashed": ("seat", "card"),
    "reaction-played": ("seat", "card"),
    "reaction-blocked": ("seat", "card"),
    "hand-peeked": ("seat",),
    "hand-seen": ("cards",),
    # passwords
    "letter-shown": ("seat", "count", "letter"),
    "password-guessed": ("agent", "word"),
    # the films
    "radio-set": ("seat",),
    "radio-chosen": ("location",),
    "sectors-named": ("sector", "sector_other"),
    "sector-named": ("sector",),
    "radio-revealed": ("location",),
    "transmission-began": ("location",),
    "transmission-broken": ("location",),
    "pulkowski-rolled": ("one", "two", "count"),
    "pulkowski-broken": (),
    "pulkowski-loaded": (),
    "factory-entered": ("agent", "count"),
    "counter-changed": ("counter", "count"),
    "audi-bonus": ("agent", "count"),
    # the end
    "game-won": ("seat", "ending"),
    "game-drawn": ("ending",),
}


def _agent(state: Stawka, slot: int) -> str:
    return FIGURES[state.rules.person[state.doc[slot]]]


def _public(state: Stawka, kind: str, facts: dict[str, object]) -> None:
    state.tell_all(Event(kind, facts))


def _own(state: Stawka, seat: int, kind: str, facts: dict[str, object]) -> None:
    state.tell(seat, Event(kind, facts))


# -- shapes of public events -----------------------------------------------------------------------


def seat(state: Stawka, kind: str, seat: int) -> None:
    """Tell an act of a seat."""
    if state.listening:
        _public(state, kind, {"seat": seat})


def count(state: Stawka, kind: str, seat: int, count: int) -> None:
    """Tell a seat and a number."""
    if state.listening:
        _public(state, kind, {"seat": seat, "count": count})


def number(state: Stawka, kind: str, count: int) -> None:
    """Tell a number."""
    if state.listening:
        _public(state, kind, {"count": count})


def agent(state: Stawka, kind: str, slot: int) -> None:
    """Tell of an agent that did or met something."""
    if state.listening:
        _public(state, kind, {"agent": _agent(state, slot)})


def agent_count(state: Stawka, kind: str, slot: int, count: int) -> None:
    """Tell an agent and a number."""
    if state.listening:
        _public(state, kind, {"agent": _agent(state, slot), "count": count})


def stat_changed(state: Stawka, slot: int, stat: int, count: int) -> None:
    """Tell that a number of an agent is changed for a time."""
    if state.listening:
        facts: dict[str, object] = {"agent": _agent(state, slot), "stat": STATS[stat]}
        facts["count"] = count
        _public(state, "stat-changed", facts)


def agent_field(state: Stawka, kind: str, slot: int, field: int) -> None:
    """Tell an agent and a field."""
    if state.listening:
        _public(state, kind, {"agent": _agent(state, slot), "field": FIELDS[field]})


def agent_place(state: Stawka, kind: str, slot: int, place: int) -> None:
    """Tell an agent and a location."""
    if state.listening:
        _public(state, kind, {"agent": _agent(state, slot), "location": LOCATIONS[place]})


def agent_way(state: Stawka, kind: str, slot: int, start: int, field: int) -> None:
    """Tell the way of an agent."""
    if state.listening:
        facts: dict[str, object] = {"agent": _agent(state, slot), "field_from": FIELDS[start]}
        facts["field"] = FIELDS[field]
        _public(state, kind, facts)


def agents(state: Stawka, kind: str, slot: int, other: int, name: str = "agent_target") -> None:
    """Tell two agents."""
    if state.listening:
        _public(state, kind, {"agent": _agent(state, slot), name: _agent(state, other)})


def agents_count(state: Stawka, kind: str, slot: int, other: int, count: int) -> None:
    """Tell two agents and a number."""
    if state.listening:
        facts: dict[str, object] = {"agent": _agent(state, slot)}
        facts["agent_target"] = _agent(state, other)
        facts["count"] = count
        _public(state, kind, facts)


def agent_item(state: Stawka, kind: str, slot: int, item: int) -> None:
    """Tell an agent and a kind of item that all see."""
    if state.listening:
        _public(state, kind, {"agent": _agent(state, slot), "item": ITEMS[item]})


def agents_item(state: Stawka, kind: str, slot: int, other: int, item: int) -> None:
    """Tell two agents and a weapon."""
    if state.listening:
        facts: dict[str, object] = {"agent": _agent(state, slot)}
        facts["agent_target"] = _agent(state, other)
        facts["item"] = ITEMS[item]
        _public(state, kind, facts)


def agent_piece(state: Stawka, kind: str, slot: int, piece: int) -> None:
    """Tell an agent and a held thing that all see."""
    if state.listening:
        _public(state, kind, {"agent": _agent(state, slot), "piece": PIECES[piece]})


def placed_explosive(state: Stawka, slot: int, item: int, field: int) -> None:
    """Tell a placed explosive, face up (STA-12.9, STA-12.12)."""
    if state.listening:
        facts: dict[str, object] = {"agent": _agent(state, slot), "item": ITEMS[item]}
        facts["field"] = FIELDS[field]
        _public(state, "explosive-placed", facts)


def exploded(state: Stawka, item: int, field: int) -> None:
    """Tell an explosion (STA-12.10, STA-12.12)."""
    if state.listening:
        _public(state, "exploded", {"item": ITEMS[item], "field": FIELDS[field]})


def destroyed(state: Stawka, place: int) -> None:
    """Tell a destroyed location (STA-12.13)."""
    if state.listening:
        _public(state, "location-destroyed", {"location": LOCATIONS[place]})


def agent_die(state: Stawka, kind: str, slot: int, one: int) -> None:
    """Tell one die for an agent."""
    if state.listening:
        _public(state, kind, {"agent": _agent(state, slot), "one": one})


def rank_rolled(state: Stawka, slot: int, one: int, need: int) -> None:
    """Tell the roll of a rank check (STA-6.3)."""
    if state.listening:
        facts: dict[str, object] = {"agent": _agent(state, slot), "one": one, "count": need}
        _public(state, "rank-rolled", facts)


def dice(state: Stawka, kind: str, slot: int, one: int, two: int, total: int) -> None:
    """Tell two dice and their total."""
    if state.listening:
        facts: dict[str, object] = {"agent": _agent(state, slot), "one": one, "two": two}
        facts["count"] = total
        _public(state, kind, facts)


def pair_of_dice(state: Stawka, kind: str, one: int, two: int) -> None:
    """Tell two dice."""
    if state.listening:
        _public(state, kind, {"one": one, "two": two})


def pair_of_dice_total(state: Stawka, kind: str, one: int, two: int, total: int) -> None:
    """Tell two dice of no player, and their total."""
    if state.listening:
        _public(state, kind, {"one": one, "two": two, "count": total})


def plain(state: Stawka, kind: str) -> None:
    """Tell an event without facts to all."""
    if state.listening:
        _public(state, kind, {})


def place(state: Stawka, kind: str, place: int) -> None:
    """Tell a location."""
    if state.listening:
        _public(state, kind, {"location": LOCATIONS[place]})


def sector_named(state: Stawka, sector: int) -> None:
    """Tell a named sector (STA-S4.5)."""
    if state.listening:
        _public(state, "sector-named", {"sector": SECTORS[sector]})


def sectors_named(state: Stawka, one: int, other: int) -> None:
    """Tell two named sectors, unordered (STA-S4.5)."""
    if state.listening:
        facts: dict[str, object] = {"sector": SECTORS[one], "sector_other": SECTORS[other]}
        _public(state, "sectors-named", facts)


def counter(state: Stawka, counter: int, count: int) -> None:
    """Tell a counter (6.10)."""
    if state.listening:
        _public(state, "counter-changed", {"counter": COUNTERS[counter], "count": count})


def evidence(state: Stawka, kind: str, seat: int, color: int, count: int) -> None:
    """Tell a player's track (STA-9)."""
    if state.listening:
        _public(state, kind, {"seat": seat, "color": COLORS[color], "count": count})


def evidence_moved(state: Stawka, seat: int, color: int, to: int, count: int) -> None:
    """Tell that evidence goes to another track."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "color": COLORS[color], "color_to": COLORS[to]}
        facts["count"] = count
        _public(state, "evidence-moved", facts)


def seat_color(state: Stawka, kind: str, seat: int, color: int) -> None:
    """Tell a seat and a colour."""
    if state.listening:
        _public(state, kind, {"seat": seat, "color": COLORS[color]})


def seat_place(state: Stawka, kind: str, seat: int, place: int) -> None:
    """Tell a seat and a location."""
    if state.listening:
        _public(state, kind, {"seat": seat, "location": LOCATIONS[place]})


def seat_field(state: Stawka, kind: str, seat: int, field: int) -> None:
    """Tell a seat and a field."""
    if state.listening:
        _public(state, kind, {"seat": seat, "field": FIELDS[field]})


def seat_agent(state: Stawka, kind: str, seat: int, slot: int) -> None:
    """Tell a seat and an agent."""
    if state.listening:
        _public(state, kind, {"seat": seat, "agent": _agent(state, slot)})


def seat_piece(state: Stawka, kind: str, seat: int, piece: int) -> None:
    """Tell a tile or card that all see."""
    if state.listening:
        _public(state, kind, {"seat": seat, "piece": PIECES[piece]})


def tile_evidence(state: Stawka, seat: int, tile: int, color: int) -> None:
    """Tell the evidence of a tile, shown to both (STA-7.3)."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "piece": PIECES[tile], "color": COLORS[color]}
        _public(state, "tile-evidence", facts)


def location_card(state: Stawka, kind: str, seat: int, card: int) -> None:
    """Tell a location card that all see."""
    if state.listening:
        _public(state, kind, {"seat": seat, "card": LOCATION_CARDS[card]})


def reaction_card(state: Stawka, kind: str, seat: int, card: int) -> None:
    """Tell a reaction card that all see."""
    if state.listening:
        _public(state, kind, {"seat": seat, "card": REACTIONS[card]})


def secret_card_spent(state: Stawka, slot: int, piece: int) -> None:
    """Tell a spent Top Secret card, face up (STA-18.11)."""
    if state.listening:
        facts: dict[str, object] = {"agent": _agent(state, slot), "card": PIECES[piece]}
        _public(state, "secret-card-spent", facts)


def token(state: Stawka, kind: str, seat: int, row: int, field: int) -> None:
    """Tell a token that all see now."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "threat": THREATS[row], "field": FIELDS[field]}
        _public(state, kind, facts)


def token_dismissed(state: Stawka, slot: int, row: int, field: int) -> None:
    """Tell a dismissed token, shown (STA-14.7)."""
    if state.listening:
        facts: dict[str, object] = {"agent": _agent(state, slot), "threat": THREATS[row]}
        facts["field"] = FIELDS[field]
        _public(state, "token-dismissed", facts)


def token_gone(state: Stawka, row: int, field: int) -> None:
    """Tell that a token leaves the board, shown."""
    if state.listening:
        _public(state, "token-removed", {"threat": THREATS[row], "field": FIELDS[field]})


def token_moved(state: Stawka, start: int, field: int) -> None:
    """Tell where a token went; its kind stays hidden."""
    if state.listening:
        _public(state, "token-moved", {"field_from": FIELDS[start], "field": FIELDS[field]})


def mission(state: Stawka, kind: str, slot: int, card: int) -> None:
    """Tell a mission that all see now."""
    if state.listening:
        _public(state, kind, {"agent": _agent(state, slot), "card": MISSIONS[card]})


def mission_claimed(state: Stawka, slot: int, card: int, part: int) -> None:
    """Tell a claimed mission, revealed (STA-15.6)."""
    if state.listening:
        facts: dict[str, object] = {"agent": _agent(state, slot), "card": MISSIONS[card]}
        facts["part"] = "special" if part else "basic"
        _public(state, "mission-claimed", facts)


def trait_used(state: Stawka, slot: int) -> None:
    """Tell a trait at work."""
    if state.listening:
        document = DOCUMENTS[state.doc[slot]]
        _public(state, "trait-used", {"agent": _agent(state, slot), "document": document})


def document_chosen(state: Stawka, seat: int, document: int) -> None:
    """Tell Kloss's document to all (STA-1.7)."""
    if state.listening:
        _public(state, "document-chosen", {"seat": seat, "document": DOCUMENTS[document]})


def item_kept(state: Stawka, seat: int, slot: int, tile: int) -> None:
    """Tell an item kept from the part before: its holder to all, a face-down thing only to him."""
    if state.listening:
        own: dict[str, object] = {"agent": _agent(state, slot), "piece": PIECES[tile]}
        state.echo(seat, Event("item-kept-seen", own))
        seat_agent(state, "item-kept", seat, slot)


def figure_placed(state: Stawka, seat: int, slot: int, field: int) -> None:
    """Tell a figure put on the board by draft."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "agent": _agent(state, slot)}
        facts["field"] = FIELDS[field]
        _public(state, "figure-placed", facts)


def sector_laid(
    state: Stawka, seat: int, sector: int, cell: int, edge: int, other: int, turn: int
) -> None:
    """Tell a laid sector, on this edge of another; the count is its turn in degrees."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "sector": SECTORS[sector]}
        facts["cell"] = CELLS[cell]
        facts["edge"] = QUARTERS[edge]
        facts["sector_other"] = SECTORS[other]
        facts["count"] = turn
        _public(state, "sector-laid", facts)


def password_sealed(state: Stawka, seat: int, word: str) -> None:
    """Tell a password to its author alone; all see that the seat is ready (STA-F.1)."""
    if state.listening:
        state.echo(seat, Event("password-chosen", {"word": word}))
        state.notice(Event("password-sealed", {"seat": seat}))


def letter_shown(state: Stawka, seat: int, place: int, letter: str) -> None:
    """Tell a letter of the enemy's password; it is public now (STA-F.2)."""
    if state.listening:
        _public(state, "letter-shown", {"seat": seat, "count": place, "letter": letter})


def password_guessed(state: Stawka, slot: int, word: str) -> None:
    """Tell a guess (STA-F.3)."""
    if state.listening:
        _public(state, "password-guessed", {"agent": _agent(state, slot), "word": word})


def plan_sealed(state: Stawka, seat: int, plan: int) -> None:
    """Tell a sealed plan to its seat; all see that the seat is ready (STA-3.2)."""
    if state.listening:
        state.echo(seat, Event("plan-chosen", {"plan": PLANS[plan]}))
        state.notice(Event("plan-sealed", {"seat": seat}))


def plan_shown(state: Stawka, seat: int, plan: int) -> None:
    """Tell both plans together."""
    if state.listening:
        _public(state, "plan-shown", {"seat": seat, "plan": PLANS[plan]})


def ended(state: Stawka, seat: int, how: int) -> None:
    """Tell the end (STA-21)."""
    if state.listening:
        if seat == NOBODY:
            _public(state, "game-drawn", {"ending": ENDINGS[how]})
        else:
            _public(state, "game-won", {"seat": seat, "ending": ENDINGS[how]})


# -- events with a part for one seat only ----------------------------------------------------------


def tokens_drawn(state: Stawka, seat: int, rows: list[int]) -> None:
    """Tell drawn tokens: all see how many, their owner sees which (STA-14.2)."""
    if state.listening:
        _public(state, "tokens-drawn", {"seat": seat, "count": len(rows)})
        for row in rows:
            _own(state, seat, "token-drawn", {"threat": THREATS[row]})


def token_placed(state: Stawka, seat: int, row: int, field: int) -> None:
    """Tell a token placed face down (STA-14.5)."""
    if state.listening:
        own: dict[str, object] = {"threat": THREATS[row], "field": FIELDS[field]}
        state.echo(seat, Event("token-chosen", own))
        _public(state, "token-placed", {"seat": seat, "field": FIELDS[field]})


def radio_set(state: Stawka, seat: int, place: int) -> None:
    """Tell the place of the radio to its owner; all see that it was noted (STA-S4.1)."""
    if state.listening:
        state.echo(seat, Event("radio-chosen", {"location": LOCATIONS[place]}))
        _public(state, "radio-set", {"seat": seat})


def token_peeked(state: Stawka, seat: int, row: int, field: int) -> None:
    """Tell a token to the player who looked at it; all see that he looked."""
    if state.listening:
        _public(state, "token-peeked", {"seat": seat, "field": FIELDS[field]})
        _own(state, seat, "token-seen", {"threat": THREATS[row], "field": FIELDS[field]})


def cards_drawn(state: Stawka, seat: int, cards: list[int]) -> None:
    """Tell drawn location cards (STA-16.2)."""
    if state.listening and cards:
        _public(state, "cards-drawn", {"seat": seat, "count": len(cards)})
        for card in cards:
            _own(state, seat, "card-drawn", {"card": LOCATION_CARDS[card]})


def reactions_drawn(state: Stawka, seat: int, cards: list[int]) -> None:
    """Tell drawn reaction cards (STA-17.2)."""
    if state.listening and cards:
        _public(state, "reactions-drawn", {"seat": seat, "count": len(cards)})
        for card in cards:
            _own(state, seat, "reaction-drawn", {"card": REACTIONS[card]})


def tile_drawn(state: Stawka, seat: int, place: int, tile: int) -> None:
    """Tell a drawn tile to the searching player alone (STA-7.2)."""
    if state.listening:
        seat_place(state, "tile-drawn", seat, place)
        _own(state, seat, "tile-seen", {"piece": PIECES[tile]})


def tiles_looked_at(state: Stawka, seat: int, place: int, tiles: list[int]) -> None:
    """Tell tiles to the player who looks at them; all see how many (STA-18.14)."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "location": LOCATIONS[place]}
        facts["count"] = len(tiles)
        _public(state, "tiles-looked-at", facts)
        for tile in tiles:
            _own(state, seat, "tile-seen", {"piece": PIECES[tile]})


def tile_kept(state: Stawka, slot: int, tile: int, seat: int) -> None:
    """Tell a kept tile: all see a starred one, of others only the back (STA-18.1)."""
    if state.listening:
        if state.rules.starred[state.rules.item_of[tile]]:
            agent_piece(state, "tile-kept", slot, tile)
            return
        own: dict[str, object] = {"agent": _agent(state, slot), "piece": PIECES[tile]}
        state.echo(seat, Event("tile-kept-own", own))
        if seat != slot >> 2:
            _own(state, slot >> 2, "tile-kept-own", own)  # STA-13.6: its owner sees it at once
        agent_place(state, "tile-kept-hidden", slot, tile // 5)


def piece_lost(state: Stawka, slot: int, piece: int) -> None:
    """Tell a held thing that is discarded, shown."""
    agent_piece(state, "item-lost", slot, piece)


def piece_seen(state: Stawka, seat: int, piece: int) -> None:
    """Tell a held thing to one player who may look at it."""
    if state.listening:
        _own(state, seat, "tile-seen", {"piece": PIECES[piece]})


def secret_card_gained(state: Stawka, slot: int, piece: int, seat: int) -> None:
    """Tell a gained Top Secret card in private (STA-18.10)."""
    if state.listening:
        _own(state, seat, "secret-card-seen", {"card": PIECES[piece]})
        agent(state, "secret-card-gained", slot)


def item_stolen(state: Stawka, slot: int, source: int, piece: int) -> None:
    """Tell a stolen item: its new owner sees it once taken; the other knew it."""
    if state.listening:
        agents(state, "item-stolen", slot, source, "agent_from")
        for owner in range(2):
            _own(state, owner, "item-stolen-seen", {"piece": PIECES[piece]})


def item_given(state: Stawka, slot: int, to: int, piece: int, seat: int) -> None:
    """Tell a given item: face down stays face down (STA-18.5)."""
    if state.listening:
        own: dict[str, object] = {"agent_to": _agent(state, to), "piece": PIECES[piece]}
        state.echo(seat, Event("item-given-own", own))
        agents(state, "item-given", slot, to, "agent_to")


def mission_taken(state: Stawka, slot: int, card: int) -> None:
    """Tell a taken mission: all see that the agent holds one (STA-15.5)."""
    if state.listening:
        _own(
            state, slot >> 2, "mission-seen", {"agent": _agent(state, slot), "card": MISSIONS[card]}
        )
        agent(state, "mission-taken", slot)


def mission_peeked(state: Stawka, seat: int, slot: int, card: int) -> None:
    """Tell a mission to the player who peeked; all see that he peeked (STA-20)."""
    if state.listening:
        seat_agent(state, "mission-peeked", seat, slot)
        _own(state, seat, "mission-seen", {"agent": _agent(state, slot), "card": MISSIONS[card]})


def hand_peeked(state: Stawka, seat: int, names: list[str]) -> None:
    """Tell cards to the player who peeked; all see that he peeked (STA-20)."""
    if state.listening:
        _public(state, "hand-peeked", {"seat": seat})
        _own(state, seat, "hand-seen", {"cards": {name: names.count(name) for name in names}})


def held(piece: int) -> bool:
    """Is it a tile (and no Top Secret card)?"""
    return piece < TS
