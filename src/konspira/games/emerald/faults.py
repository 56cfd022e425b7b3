"""Checks of the cards and pieces in a position: where the fault is, and what to do about it.

The rules are those of `invariants`, for people who write positions: each error names a seat or a
city, the card or the pieces, and the numbers that do not fit.
"""

from __future__ import annotations

from konspira.games.emerald.cards import (
    CARDS,
    CITIES,
    CITY_COUNT,
    FIRST_CITY,
    FIRST_ROYAL,
    FIRST_START,
    GAME_CARDS,
    KINDS,
)
from konspira.games.emerald.choices import MOST_SEATS
from konspira.games.emerald.invariants import broken, pawns
from konspira.games.emerald.state import EXTRA, FRESH, SETUP, TEXT_USE, WIDTH, Emerald
from konspira.kernel.errors import PositionError, Remedy
from konspira.kernel.loading import NOT_BY_RULES
from konspira.kernel.position import wrong


def check(state: Emerald) -> None:
    """Refuse a table that the box and the rules do not allow."""
    fault = find(state)
    if fault is not None:
        raise fault
    for rule in broken(state):
        raise wrong("seats", rule, NOT_BY_RULES, rule)
    most = state.rules.stack + 2
    for city, name in enumerate(CITIES):
        if state.left[city] + state.lost[city] > most:
            remedy = Remedy("emerald-stack", f"at most {most} cards lie in a stack", count=most)
            raise wrong(f"cities.{name}.stack", state.left[city], remedy, "EME-1.2")

    check_course(state)


def check_course(state: Emerald) -> None:
    """Check that the active seat fits the first seat and the turns so far; setup goes in laps."""
    if state.phase != SETUP:
        seat = (state.turns + state.first) % state.seats
        if seat != state.active:
            text = (
                f"after {state.turns} turns it is the turn of seat {seat}; change turns or active"
            )
            remedy = Remedy("emerald-turns", text, count=state.turns, seat=str(seat))
            raise wrong("turns", state.turns, remedy, "EME-3.1")
        return
    order = [*state.order() * state.rules.starting_agents]
    done = order[: sum(state.out)]
    laps = [done.count(seat) for seat in range(state.seats)]
    begun = state.turns or state.actions or state.free or len(done) == len(order)
    if begun or laps != state.out[: state.seats]:
        raise wrong("phase", "setup", NOT_BY_RULES, "EME-1.12")


def find(state: Emerald) -> PositionError | None:
    """Return the first fault of the table, or None."""
    return (
        _doubled(state)
        or _starting_cards(state)
        or _city_cards(state)
        or _pieces(state)
        or _tableau(state)
        or _rest(state)
    )


# -- cards -----------------------------------------------------------------------------------------


def places_of(state: Emerald, card: int) -> list[str]:
    """Return the paths of all copies of a card, one for each copy."""
    found = ["in_play"] * [use % TEXT_USE for use in state.in_play].count(card)
    for seat in range(state.seats):
        entries = [entry % EXTRA for entry in state.tableau[seat]]
        zones = {
            "hand": state.hand[seat],
            "deck": state.deck[seat],
            "discard": state.discard[seat],
            "tableau": entries,
        }
        for name, cards in zones.items():
            found += [f"seats[{seat}].{name}"] * list(cards).count(card)
    for city, name in enumerate(CITIES):
        stack = state.stacks[city * WIDTH : city * WIDTH + state.left[city]]
        found += [f"cities.{name}.stack"] * list(stack).count(card)
        if card == FIRST_ROYAL + city and state.slots >> city & 1:
            found.append(f"cities.{name}.royal")
    return found + ["removed"] * list(state.gone).count(card)


def too_many(state: Emerald, card: int) -> PositionError:
    """Return the error for more copies of a card than the box has, with their places."""
    return _copies(card, places_of(state, card), state.rules.copies[card])


def _copies(card: int, places: list[str], count: int) -> PositionError:
    name, known = CARDS[card], ", ".join(dict.fromkeys(places))
    text = f"{name} is named {len(places)} times ({known}), and there are only {count}"
    found = len(places)
    remedy = Remedy("emerald-copies", text, card=name, found=found, count=count, known=known)
    return wrong(places[-1] if places else "cities", name, remedy, "EME-2.16")


def _doubled(state: Emerald) -> PositionError | None:
    for card in range(KINDS):
        if FIRST_START <= card < FIRST_CITY:
            continue
        if len(places_of(state, card)) > state.rules.copies[card]:
            return too_many(state, card)
    named = sum(len(places_of(state, card)) for card in range(GAME_CARDS))
    most = state.rules.stack * CITY_COUNT
    if named > most:
        text = f"{named} game cards are named; this number of players uses {most}"
        remedy = Remedy("emerald-game-cards", text, found=named, count=most)
        return wrong("cities", named, remedy, "EME-1.2")
    return None


def _starting_cards(state: Emerald) -> PositionError | None:
    """Check the ten cards of each seat; the rest lie in its deck, so only too many can be wrong."""
    for card in range(FIRST_START, FIRST_CITY):
        places = places_of(state, card)
        for seat in range(state.seats):
            mine = [path for path in places if path.startswith(f"seats[{seat}]")]
            if seat == state.active:
                mine += ["in_play"] * places.count("in_play")
            if len(mine) > state.rules.copies[card]:
                return _copies(card, mine, state.rules.copies[card])
        for path in places:
            if path.startswith("cities") or path == "removed":
                text = (
                    f"{CARDS[card]} is a starting card and stays with its owner; name it in a seat"
                )
                remedy = Remedy("emerald-owner", text, card=CARDS[card])
                return wrong(path, CARDS[card], remedy, "EME-2.16")
    return None


def _city_cards(state: Emerald) -> PositionError | None:
    """Return the error for a stack whose city card or royal lies nowhere."""
    for city, name in enumerate(CITIES):
        for card in (FIRST_CITY + city, FIRST_ROYAL + city):
            if state.left[city] and not places_of(state, card):
                text = f"{CARDS[card]} lies nowhere; name it in the stack, or in removed"
                remedy = Remedy("emerald-nowhere", text, card=CARDS[card])
                return wrong(f"cities.{name}.stack", _names(state, city), remedy, "EME-2.16")
        if state.left[city] and state.face_up(city) >= FIRST_ROYAL:
            text = "a royal never lies face up on a stack; write royal: true"
            remedy = Remedy("emerald-royal-up", text)
            return wrong(f"cities.{name}.stack", _names(state, city), remedy, "EME-1.5")
    return None


def _names(state: Emerald, city: int) -> list[str]:
    stack = state.stacks[city * WIDTH : city * WIDTH + state.left[city]]
    return [CARDS[card] for card in reversed(stack)]


# -- pieces ----------------------------------------------------------------------------------------


def _pieces(state: Emerald) -> PositionError | None:
    rules = state.rules
    for seat in range(state.seats):
        out = range(seat, CITY_COUNT * MOST_SEATS, MOST_SEATS)
        cubes = sum(state.cubes[place] for place in out)
        total = cubes + state.supply[seat] + state.limbo[seat]
        if total != rules.cubes:
            text = (
                f"supply, limbo and cities have {total} cubes of this seat; there are {rules.cubes}"
            )
            remedy = Remedy("emerald-cubes", text, found=total, count=rules.cubes)
            return wrong(f"seats[{seat}].supply", state.supply[seat], remedy, "EME-2.15")
        total = state.pool[seat] + state.out[seat] + state.sheltered[seat] + pawns(state, seat)
        if total != rules.agents_each:
            count = rules.agents_each
            text = f"supply, cities and cards have {total} agents of this seat; there are {count}"
            remedy = Remedy("emerald-agents", text, found=total, count=count)
            return wrong(f"seats[{seat}].agents", state.pool[seat], remedy, "EME-2.15")
    return _zombies(state)


def _zombies(state: Emerald) -> PositionError | None:
    for city, name in enumerate(CITIES):
        row = [*state.zombies[city * MOST_SEATS : city * MOST_SEATS + state.seats]]
        if any(row) and state.purged:
            text = "Society of Leopold has been played (purged): no zombie is left"
            return wrong(f"cities.{name}.zombies", row, Remedy("emerald-purged", text), "EME-18.21")
        if any(row) and sum(state.zombies) > state.rules.zombies:
            total, count = sum(state.zombies), state.rules.zombies
            text = f"{total} zombies are named in all; there are only {count}"
            remedy = Remedy("emerald-zombies", text, found=total, count=count)
            return wrong(f"cities.{name}.zombies", row, remedy, "EME-2.15")
    return None


# -- cards and pieces of a seat --------------------------------------------------------------------


def _tableau(state: Emerald) -> PositionError | None:
    for seat in range(state.seats):
        for place, entry in enumerate(state.tableau[seat]):
            card, extra = entry % EXTRA, entry // EXTRA
            path = f"seats[{seat}].tableau[{place}]"
            if GAME_CARDS <= card < FIRST_ROYAL:
                text = "starting cards and city cards are never laid out"
                return wrong(path, CARDS[card], Remedy("emerald-not-laid", text), "EME-2.17")
            if state.rules.kill_points[card] >= 0 and extra == seat + 1:
                text = "the pawn on it is another player's; name another victim"
                return wrong(f"{path}.victim", seat, Remedy("emerald-own-pawn", text), "EME-2.17")
            if extra >= FRESH and seat != state.active:
                text = f"only the active seat, {state.active}, has played a card this turn"
                remedy = Remedy("emerald-fresh", text, active=str(state.active))
                return wrong(f"{path}.fresh", True, remedy, "EME-18.14")
    return None


def _rest(state: Emerald) -> PositionError | None:
    for seat in range(state.seats):
        hand = list(state.hand[seat])
        for card in state.open_hand[seat]:
            if card not in hand:
                text = f"{CARDS[card]} is not in the hand; name it in hand too"
                remedy = Remedy("emerald-known-hand", text, card=CARDS[card])
                path = f"seats[{seat}].known_hand"
                return wrong(path, CARDS[card], remedy, "EME-19.8")
            hand.remove(card)
    return None
