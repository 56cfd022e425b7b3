"""The refusals: the nearest thing that would make an option legal, with its numbers.

They are built only when somebody asks, so nothing here needs to be quick.
"""

from __future__ import annotations

from konspira.games.emerald import bombing
from konspira.games.emerald.cards import (
    CITIES,
    CITY_COUNT,
    FACTIONS,
    LOYALIST,
    RESTORATIONIST,
    SYMBOLS,
)
from konspira.games.emerald.choices import MOST_SEATS
from konspira.games.emerald.payment import agents_at, most_bombs
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
    RAISE_DEAD,
    REDRAW,
    REMOVE_CARD,
    REPLACE_ANYWHERE,
    REPLACE_HERE,
    SACRIFICE,
    SEND_AGENT,
    SEND_HOME,
    SHELTER,
    TERRIFY,
    WIPE_CITY,
)
from konspira.games.emerald.state import Emerald
from konspira.kernel.events import Refusal


def no_symbol(symbol: int) -> Refusal:
    """Say that no card in hand has the symbol of an action (EME-3.2)."""
    return Refusal("EME-3.2", "no-cards-for", {"symbol": SYMBOLS[symbol]})


def in_city(rule: str, code: str, city: int, **facts: object) -> Refusal:
    """Return a refusal about something that one city lacks."""
    return Refusal(rule, code, {"city": CITIES[city], **facts})


# -- the lead (EME-2.2) ----------------------------------------------------------------------------


def most_rival(state: Emerald, city: int, seat: int) -> int:
    """Return the most pieces that a rival has there."""
    return max(state.pieces(city, other) for other in range(state.seats) if other != seat)


def lacking(state: Emerald, city: int, seat: int) -> int:
    """Return how many more pieces would lead the city."""
    return max(0, most_rival(state, city, seat) + 1 - state.pieces(city, seat))


def not_leading(state: Emerald, city: int, seat: int, rule: str) -> Refusal:
    """Return the refusal that names the own pieces there, and the most that a rival has."""
    own, most = state.pieces(city, seat), most_rival(state, city, seat)
    return in_city(rule, "not-leading", city, count=own, most=most)


def nearest(state: Emerald, seat: int, cities: list[int]) -> int:
    """Return the city with the fewest pieces lacking; in a tie, the one with most own pieces."""
    return min(cities, key=lambda city: (lacking(state, city, seat), -state.pieces(city, seat)))


# -- claiming (EME-5) ------------------------------------------------------------------------------


def unclaimable(state: Emerald, city: int, seat: int) -> Refusal:
    """Say why the card of this city cannot be claimed, leaving aside the payment."""
    if not state.left[city]:
        return in_city("EME-5.2", "stack-empty", city)
    if lacking(state, city, seat):
        return not_leading(state, city, seat, "EME-5.2")
    return in_city("EME-5.3", "needs-cube", city)


def no_claim(state: Emerald, seat: int) -> Refusal:
    """Say which city comes nearest to a claim, and what it lacks."""
    stocked = [city for city in range(CITY_COUNT) if state.left[city]]
    if not stocked:
        return Refusal("EME-5.2", "all-stacks-empty")
    led = [city for city in stocked if not lacking(state, city, seat)]
    return unclaimable(state, nearest(state, seat, led or stocked), seat)


# -- assassinations (EME-9) ------------------------------------------------------------------------


def missing_bombs(state: Emerald, seat: int, city: int, target: int, card: int) -> int:
    """Count the bombs still missing if all support in hand joins this card."""
    left = list(state.hand[seat])
    if card in left:
        left.remove(card)
    most = most_bombs(state, left, agents_at(state, city, seat))
    return bombing.needed(state, seat, city, target) - most


def too_few_bombs(state: Emerald, seat: int, city: int, target: int, card: int) -> Refusal:
    """Say how many bombs are missing, and how many are needed."""
    missing = missing_bombs(state, seat, city, target, card)
    needed = bombing.needed(state, seat, city, target) + agents_at(state, city, seat)
    return in_city("EME-9.7", "not-enough-bombs", city, count=missing, needed=needed)


def not_here(state: Emerald, seat: int, city: int, card: int) -> Refusal:
    """Say why no target in this city can be assassinated (EME-9.2, EME-9.3, EME-9.7)."""
    if not agents_at(state, city, seat):
        return in_city("EME-9.2", "needs-agent", city)
    if lacking(state, city, seat):
        return not_leading(state, city, seat, "EME-9.2")
    found = bombing.targets(state, seat, city)
    if not found:
        return in_city("EME-9.3", "no-rival-there", city)
    best = min(found, key=lambda target: bombing.needed(state, seat, city, target))
    return too_few_bombs(state, seat, city, best, card)


def no_kill(state: Emerald, seat: int, cards: list[int]) -> Refusal:
    """Say which city comes nearest to an assassination, and what it lacks."""
    own = [city for city in range(CITY_COUNT) if agents_at(state, city, seat)]
    if not own:
        return Refusal("EME-9.2", "no-agents")
    aimed = [city for city in own if bombing.targets(state, seat, city)]
    if aimed:
        tries = [
            (missing_bombs(state, seat, city, target, card), city, target, card)
            for city in aimed
            for target in bombing.targets(state, seat, city)
            for card in cards
        ]
        _, city, target, card = min(tries)
        return too_few_bombs(state, seat, city, target, card)
    rivals = [city for city in own if has_target(state, seat, city)]
    if rivals:
        return not_leading(state, nearest(state, seat, rivals), seat, "EME-9.2")
    return in_city("EME-9.3", "no-rival-there", nearest(state, seat, own))


def has_target(state: Emerald, seat: int, city: int) -> bool:
    """Is there a target to assassinate, no matter which seat leads?"""
    return state.slots >> city & 1 == 1 or has_rival(state, seat, city)


def has_rival(state: Emerald, seat: int, city: int) -> bool:
    """Does an agent of another seat stand there?"""
    others = [other for other in range(state.seats) if other != seat]
    return any(agents_at(state, city, other) for other in others)


# -- texts (EME-18) --------------------------------------------------------------------------------

RULES = {
    EMPTY_LIMBO: "EME-18.16",
    LIMBO_BY_AGENTS: "EME-18.9",
    ADVANCE_LOYALISTS: "EME-18.13",
    CALM: "EME-18.20",
    SEND_AGENT: "EME-18.17",
    SHELTER: "EME-18.14",
    SACRIFICE: "EME-18.26",
    TERRIFY: "EME-18.22",
    LOOK: "EME-18.25",
    RAISE_DEAD: "EME-18.27",
    REPLACE_ANYWHERE: "EME-18.12",
    REPLACE_HERE: "EME-18.24",
    KILL_ANYWHERE: "EME-18.19",
    SEND_HOME: "EME-18.11",
    BANISH_CUBES: "EME-18.15",
    CLAIM_TEXT: "EME-18.5",
    HIDE_ROYALTY: "EME-18.8",
    REMOVE_CARD: "EME-18.23",
    PURGE: "EME-18.21",
    WIPE_CITY: "EME-18.3",
}


def useless(state: Emerald, seat: int, card: int) -> Refusal:
    """Say why the text of a card would change nothing now."""
    effect = state.rules.effect[card]
    rule = RULES.get(effect, "EME-2.13")
    if effect in (DRAW, REDRAW):
        return Refusal("EME-2.10", "nothing-to-draw")
    if effect in (EMPTY_LIMBO, LIMBO_BY_AGENTS) and not state.limbo[seat]:
        return Refusal(rule, "limbo-empty")
    if effect in (LIMBO_BY_AGENTS, SHELTER, SACRIFICE, SEND_AGENT):
        return Refusal(rule, "no-agents")
    if effect == ADVANCE_LOYALISTS:
        return at_end(rule, state, LOYALIST)
    if effect == CALM:
        return at_end(rule, state, RESTORATIONIST)
    if effect == TERRIFY:
        return Refusal(rule, "no-tokens-anywhere")
    if effect == LOOK:
        return Refusal(rule, "all-revealed")
    if effect == RAISE_DEAD:
        return Refusal(rule, "no-zombies")
    if effect in (REPLACE_ANYWHERE, REPLACE_HERE) and not state.pool[seat]:
        return Refusal(rule, "no-agent-in-supply")
    if effect in (SEND_HOME, BANISH_CUBES):
        return Refusal(rule, "no-cubes-anywhere")
    if effect == REMOVE_CARD:
        return Refusal(rule, "all-stacks-empty")
    if effect in (CLAIM_TEXT, HIDE_ROYALTY):
        return not_led(state, seat, effect, rule)
    if effect == REPLACE_HERE:
        for city in range(CITY_COUNT):
            if has_rival(state, seat, city):
                return in_city(rule, "needs-agent", city)
    if effect in (REPLACE_ANYWHERE, REPLACE_HERE, KILL_ANYWHERE):
        return Refusal(rule, "no-rival-anywhere")
    if effect == PURGE:
        return Refusal(rule, "purged-already")
    return in_city(rule, "none-there", 0)  # Cthulhu, with nothing left in any city


def at_end(rule: str, state: Emerald, track: int) -> Refusal:
    """Say that a marker can go no further."""
    facts: dict[str, object] = {"track": FACTIONS[track], "count": state.rules.track}
    return Refusal(rule, "marker-at-end", facts)


def not_led(state: Emerald, seat: int, effect: int, rule: str) -> Refusal:
    """Say which city comes nearest to the lead that a text needs."""
    if effect == CLAIM_TEXT:
        cities = [city for city in range(CITY_COUNT) if state.left[city]]
        nothing = "all-stacks-empty"
    else:
        cities = [city for city in range(CITY_COUNT) if state.slots >> city & 1]
        nothing = "no-royal-anywhere"
    if not cities:
        return Refusal(rule, nothing)
    return not_leading(state, nearest(state, seat, cities), seat, rule)


def not_this_city(state: Emerald, seat: int, effect: int, city: int) -> Refusal:
    """Say why a text cannot be aimed at a city."""
    rule = RULES.get(effect, "EME-2.13")
    if effect == SEND_AGENT:
        return in_city(rule, "same-city", city)
    if effect in (CLAIM_TEXT, REMOVE_CARD) and not state.left[city]:
        return in_city(rule, "stack-empty", city)
    if effect == HIDE_ROYALTY and not state.slots >> city & 1:
        return in_city(rule, "no-royal", city)
    if effect in (CLAIM_TEXT, HIDE_ROYALTY):
        return not_leading(state, city, seat, rule)
    if effect in (SHELTER, SACRIFICE):
        return in_city(rule, "needs-agent", city)
    if effect == REPLACE_HERE and not state.agents[city * MOST_SEATS + seat]:
        return in_city(rule, "needs-agent", city)
    if effect in (SEND_HOME, BANISH_CUBES):
        return in_city(rule, "no-cube-there", city)
    if effect in (KILL_ANYWHERE, REPLACE_ANYWHERE, REPLACE_HERE):
        return in_city(rule, "no-rival-there", city)
    return in_city(rule, "none-there", city)


def not_this_player(state: Emerald, seat: int, effect: int, city: int, other: int) -> Refusal:
    """Say why a text cannot be aimed at a player in a city."""
    rule = RULES.get(effect, "EME-2.13")
    if other >= state.seats:
        return Refusal("EME-20.1", "nobody-there")
    if effect in (SEND_HOME, BANISH_CUBES):
        if other == seat and effect == SEND_HOME and not state.rules.lestrade_self:
            return Refusal("EME-18.11", "not-yourself")
        return in_city(rule, "no-cube-of-theirs", city, seat=other)
    if other == seat:
        return Refusal(rule, "not-yourself")
    return in_city(rule, "no-agent-of-theirs", city, seat=other)
