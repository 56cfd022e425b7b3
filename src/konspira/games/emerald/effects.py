"""The effects of the texts (EME-18), once they are declared."""

from __future__ import annotations

from typing import Final

from konspira.games.emerald import events, pieces
from konspira.games.emerald.aiming import is_void
from konspira.games.emerald.blocks import open_window
from konspira.games.emerald.cards import CITY_COUNT, LOYALIST, RESTORATIONIST
from konspira.games.emerald.choices import FREE_ACTION, MOST_SEATS
from konspira.games.emerald.claiming import claim
from konspira.games.emerald.drawing import draw, put_away, take, without
from konspira.games.emerald.parts import conclude
from konspira.games.emerald.resolving import kill
from konspira.games.emerald.reveals import roll, roll_at_royal
from konspira.games.emerald.rules import (
    CTHULHU,
    KILL_ANYWHERE,
    REPLACE_HERE,
    SHELTER,
    SHOGGOTH,
    VAMPIRES,
    WIPE_CITY,
)
from konspira.games.emerald.state import (
    ATTACK_BLOCKED,
    ATTACK_CITY,
    ATTACK_VICTIM,
    EXTRA,
    FRESH,
    LOYALIST_POINTS,
    RESTORATIONIST_POINTS,
    TEXT_USE,
    WIDTH,
    Emerald,
    put,
)
from konspira.kernel.step import Step


def declare(state: Emerald, seat: int, option: int, card: int) -> None:
    """Play a text: it spends an action, or it was free (EME-11.1)."""
    state.plan = []
    if option >= FREE_ACTION:
        state.free += 1
    else:
        state.actions -= 1
    take(state, seat, card)
    events.with_card(state, "text-played", seat, card)


# -- attacks that can be blocked -------------------------------------------------------------------


def attack(state: Emerald, seat: int, card: int, city: int, victim: int) -> None:
    """Declare Shoggoth, Vampires or Cthulhu; then the attack may be blocked (EME-12.1)."""
    state.in_play = [card + TEXT_USE]
    effect = state.rules.effect[card]
    kind = CTHULHU
    if effect == KILL_ANYWHERE:
        kind = SHOGGOTH
    elif effect == REPLACE_HERE:
        kind = VAMPIRES
    if kind == CTHULHU:
        events.targeted(state, seat, card, city)
    else:
        events.targeted_agent(state, seat, card, victim, city)
    open_window(state, kind, city, victim, RESOLVE_TEXTS[0])


class ResolveText(Step[Emerald]):
    """The attack takes effect, unless it was blocked (EME-12.5, EME-12.6)."""

    def run(self, state: Emerald) -> None:
        seat = state.active
        card = state.in_play[0] - TEXT_USE
        city = state.attack[ATTACK_CITY]
        victim = state.attack[ATTACK_VICTIM]
        blocked = state.attack[ATTACK_BLOCKED]
        state.in_play = []
        state.attack = []
        extra = 0
        if not blocked:
            effect = state.rules.effect[card]
            if effect == KILL_ANYWHERE:
                extra = kill(state, victim, city, card)  # EME-18.19
            elif effect == WIPE_CITY:
                wipe(state, city)
            else:
                replace(state, seat, victim, city)
        put_away(state, seat, card, extra, False)
        conclude(state)


def replace(state: Emerald, seat: int, victim: int, city: int) -> None:
    """Send a rival's agent home and put an own one in its place (EME-18.12, EME-18.24)."""
    pieces.to_supply(state, city, victim)
    pieces.from_supply(state, city, seat)
    events.victim_at(state, "agent-replaced", seat, victim, city)


def wipe(state: Emerald, city: int) -> None:
    """Remove the stack, agents and zombies of a city; its cubes go to Limbo (Cthulhu, EME-18.3)."""
    left = state.left[city]
    if left:
        shown = left if state.rules.cthulhu_shows else 1  # AMB-35
        for place in range(left - 1, left - 1 - shown, -1):
            card = state.stacks[city * WIDTH + place]
            state.gone = [*state.gone, card]
            events.in_city(state, "card-lost", city, card)
        state.left = put(state.left, city, 0)
        state.lost = put(state.lost, city, state.lost[city] + left - shown)
        events.stack_lost(state, city, left - shown)
    for seat in range(state.seats):
        place = city * MOST_SEATS + seat
        count = state.agents[place]
        for _ in range(count):
            pieces.to_supply(state, city, seat)
        events.pieces(state, "agent-home", seat, city, count)
        events.pieces(state, "zombies-home", seat, city, state.zombies[place])
        if state.zombies[place]:
            state.zombies = put(state.zombies, place, 0)
        pieces.to_limbo(state, city, seat)


# -- texts about the seat itself -------------------------------------------------------------------


def hide_royal(state: Emerald, seat: int, card: int, city: int) -> None:
    """Keep a royal with this card on it; its points are Loyalist ones (EME-18.8)."""
    pieces.win_royal(state, seat, city, True)
    put_away(state, seat, card, city + 1, True)
    pieces.clear_cubes(state, city, seat)
    roll_at_royal(state, seat, city)


def claim_text(state: Emerald, seat: int, card: int, city: int) -> None:
    """Claim a card without cubes (Duchess d'Uzès, EME-18.5)."""
    claim(state, seat, city, [card])
    put_away(state, seat, card, 0, False)


def honour(state: Emerald, seat: int, card: int) -> None:
    """Give points for each royal owned, now and later (Black Hand, EME-18.1)."""
    count = state.rules.amount[card] * state.royals(seat)
    put_away(state, seat, card, 0, True)
    pieces.gain(state, seat, RESTORATIONIST_POINTS, count)


def shelter(state: Emerald, seat: int, card: int, cities: list[int]) -> None:
    """Put agents on the card, out of reach (Mi-Go, EME-18.14)."""
    for city in cities:
        pieces.take_agent(state, city, seat)
        events.at_city(state, "sheltered", seat, city)
    state.sheltered = put(state.sheltered, seat, state.sheltered[seat] + len(cities))
    put_away(state, seat, card, len(cities) + FRESH, True)


def redeploy(state: Emerald, seat: int, city: int) -> None:
    """Put the agents of a Mi-Go back into one city (EME-18.14)."""
    for entry in state.tableau[seat]:
        if is_full_shelter(state, entry):
            card = entry % EXTRA
            count = entry // EXTRA
            state.tableau[seat] = without(state.tableau[seat], entry)
            state.sheltered = put(state.sheltered, seat, state.sheltered[seat] - count)
            for _ in range(count):
                pieces.put_agent(state, city, seat)
            events.pieces(state, "redeployed", seat, city, count)
            put_away(state, seat, card, 0, False)
            return


def sheltered_now(state: Emerald, seat: int) -> int:
    """Return how many agents on Mi-Go cards may come back now."""
    for entry in state.tableau[seat]:
        if is_full_shelter(state, entry):
            return entry // EXTRA
    return 0


def is_full_shelter(state: Emerald, entry: int) -> bool:
    """Is this a Mi-Go whose agents may come back: not in the turn it was played?"""
    return 0 < entry // EXTRA < FRESH and is_shelter(state, entry)


def is_shelter(state: Emerald, entry: int) -> bool:
    """Is this card of a tableau a Mi-Go?"""
    return state.rules.effect[entry % EXTRA] == SHELTER


def sacrifice(state: Emerald, seat: int, card: int, cities: list[int]) -> None:
    """Give agents for points (Yog-Sothoth, EME-18.26)."""
    for city in cities:
        pieces.take_agent(state, city, seat)
        events.at_city(state, "sacrificed", seat, city)
    put_away(state, seat, card, len(cities), True)
    pieces.gain(state, seat, LOYALIST_POINTS, state.rules.amount[card] * len(cities))


def calm(state: Emerald, seat: int, spaces: int) -> None:
    """Take all tokens back and move the Restorationist marker (Sigmund Freud, EME-18.20)."""
    missing = state.rules.tokens - state.tokens[seat]
    if missing > 0:
        state.tokens = put(state.tokens, seat, state.rules.tokens)
        events.happened(state, "tokens-restored", seat, missing)
    pieces.advance_marker(state, RESTORATIONIST, spaces)


def leave_limbo(state: Emerald, seat: int, count: int) -> None:
    """Bring cubes back from Limbo (EME-18.9, EME-18.16)."""
    state.limbo[seat] -= count
    state.supply[seat] += count
    events.happened(state, "limbo-left", seat, count)


# -- texts about other seats -----------------------------------------------------------------------


def banish(state: Emerald, places: list[int]) -> None:
    """Send cubes from cities to Limbo, each to its owner's part (Okhrana, EME-18.15)."""
    for place in places:
        owner = place % MOST_SEATS
        state.cubes[place] -= 1
        state.limbo[owner] += 1
        events.pieces(state, "cubes-to-limbo", owner, place // MOST_SEATS, 1)


def remove_card(state: Emerald, city: int) -> None:
    """Remove the face-up card from the game (Third Section, EME-18.23)."""
    card = state.face_up(city)
    state.left = put(state.left, city, state.left[city] - 1)
    state.gone = [*state.gone, card]
    events.in_city(state, "card-lost", city, card)
    pieces.turn_up(state, city)


def terrify(state: Emerald, seat: int, victim: int) -> None:
    """Make another seat roll the die (Terror by Night, EME-18.22)."""
    events.against(state, "terrified", seat, victim)
    roll(state, victim)


def look(state: Emerald, seat: int, victim: int) -> None:
    """Let the seat look at an identity card (Vladimir Burtsev, EME-18.25)."""
    state.looks = put(state.looks, victim, state.looks[victim] | 1 << seat)
    events.looked(state, seat, victim)


def advance_loyalists(state: Emerald, spaces: int) -> None:
    """Move the Loyalist marker (Matvei Golovinski, EME-18.13)."""
    pieces.advance_marker(state, LOYALIST, spaces)


def purge(state: Emerald, seat: int) -> None:
    """Remove zombies and all undead cards from the game (Society of Leopold, EME-18.21)."""
    if not state.purged:
        state.purged = True
        state.zombies = [0] * len(state.zombies)
        events.by(state, "zombies-gone", seat)
    seats = state.order()
    removed = [purge_seat(state, owner) for owner in seats]
    for place in range(len(seats)):
        draw(state, seats[place], removed[place])  # replaces only cards that were in the hand
    if state.rules.remove_undead:  # AMB-25
        for city in range(CITY_COUNT):
            if state.left[city] and is_void(state, state.face_up(city)):
                pieces.turn_up(state, city)


def purge_seat(state: Emerald, owner: int) -> int:
    """Remove one seat's undead cards from the game; return how many were in its hand."""
    count = 0
    for zone in range(4):
        rows = [state.hand, state.deck, state.discard, state.tableau][zone]
        for entry in rows[owner]:
            card = entry % EXTRA
            if not state.rules.undead[card]:
                continue
            if zone == 0:
                take(state, owner, card)
                count += 1
            else:
                rows[owner] = without(rows[owner], entry)
            state.gone = [*state.gone, card]
            events.undead_removed(state, owner, card, zone)
            pieces.gain_card(state, owner, card, -1)
    return count


RESOLVE_TEXTS: Final = [ResolveText()]
