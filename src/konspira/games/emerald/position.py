"""Positions of Emerald as plain dicts, in the words of the rules file.

    {"active": 0, "actions": 2, "markers": {"loyalist": 3},
     "cities": {"rome": {"stack": ["shoggoth", ...], "cubes": [4, 0], "agents": [1, 0]}},
     "seats": [{"hand": ["start_recruiter", ...], "limbo": 5, "identity": "loyalist"}, ...],
     "removed": ["fenians"], "draws": ["start_courier"], "dice": [1]}

What is not named, the rules fill in. Starting cards named nowhere lie in their owner's deck, and a
hand that is not named is drawn from it. A stack that is not named shows its city card; game cards
named nowhere lie under it, and the royal, if it is named nowhere, at the bottom. Stacks are written
from the face-up card down. Cubes and agents named nowhere are in supply. Points are never written:
they follow from the cards. "draws" are the next cards of the seat in turn. "plan" holds the choices
that the asked seat has made and nobody seen.
"""

from __future__ import annotations

from typing import Any

from konspira.games.emerald import faults
from konspira.games.emerald.cards import (
    CARDS,
    CITIES,
    CITY_COUNT,
    FACTIONS,
    FIRST_CITY,
    FIRST_ROYAL,
    FIRST_START,
    GAME_CARDS,
    HAND_KINDS,
    LOYALIST,
)
from konspira.games.emerald.choices import MOST_SEATS, TABLE
from konspira.games.emerald.drawing import draw
from konspira.games.emerald.invariants import hearts_of, pawns, points_of, sheltered_of
from konspira.games.emerald.opening import SETUP_AGENTS, starting_cards
from konspira.games.emerald.parts import TURNS
from konspira.games.emerald.redeal import seen
from konspira.games.emerald.rules import ATTACKS, HIDE_ROYALTY, SACRIFICE, SHELTER
from konspira.games.emerald.state import EXTRA, FRESH, SETUP, TEXT_USE, WIDTH, Emerald
from konspira.games.emerald.turn import BEGIN_TURNS
from konspira.games.emerald.vocabulary import ENDS, PHASES
from konspira.kernel.errors import IllegalChoice, Remedy, did_you_mean
from konspira.kernel.loading import NOT_BY_RULES
from konspira.kernel.position import Reader, seats_remedy, wrong
from konspira.kernel.step import NOBODY, Step

SEAT_KEYS = (
    "hand",
    "known_hand",
    "deck",
    "discard",
    "tableau",
    "identity",
    "revealed",
    "looked_by",
    "supply",
    "limbo",
    "agents",
    "tokens",
)
CITY_KEYS = ("stack", "royal", "lost", "cubes", "agents", "zombies")
ENTRY_KEYS = ("card", "victim", "agents", "fresh", "hidden", "royal")
ATTACK_KEYS = ("kind", "city", "victim", "blocked")
MOST = 9999  # limit of numbers that play changes by small steps


def load(state: Emerald, reader: Reader) -> None:
    """Fill a blank state from a position and schedule the steps that follow."""
    rules = state.rules
    state.phase = PHASES.index(reader.word("phase", "turn", PHASES[:2]))
    start = reader.number("first", 0, 0, state.seats - 1) if state.phase == SETUP else 0
    state.active = reader.number("active", start, 0, state.seats - 1)
    state.first = reader.number("first", state.active, 0, state.seats - 1)
    turn = (state.active - state.first) % state.seats  # the rest of a first round, if not named
    state.turns = reader.number("turns", turn, 0, MOST)
    state.actions = reader.number("actions", rules.actions if state.phase else 0, 0, rules.actions)
    state.free = reader.number("free", 0, 0, rules.free_cap)
    state.claims = reader.number("claims", 0, 0, 99)
    markers = reader.sub("markers")
    state.markers = [markers.number(name, 0, 0, rules.track) for name in FACTIONS]
    markers.done(FACTIONS)
    state.purged = _flag(reader, "purged", False)
    state.gone = reader.names("removed", CARDS)
    state.in_play = [_load_use(row, place) for place, row in enumerate(reader.items("in_play"))]
    state.strikes = reader.numbers("strikes", len(reader.items("strikes")))
    _load_attack(state, reader)
    _load_plan(state, reader)
    state.draws = reader.names("draws", CARDS[:HAND_KINDS])
    state.ends = sum(1 << end for end in set(reader.names("ends", ENDS)))
    cities = _load_cities(state, reader)
    seats = _load_seats(state, reader)
    _fill_stacks(state, cities)
    _fill_seats(state, seats)
    state.points = points_of(state)
    state.then_all(_rest(state))


def _flag(reader: Reader, key: str, default: bool) -> bool:
    value = reader.get(key, default)
    if type(value) is not bool:
        raise wrong(reader.at(key), value, Remedy("expected-flag", "expected true or false"))
    return value


def _load_use(row: object, place: int) -> int:
    data = Reader(row, f"in_play[{place}]")
    card = CARDS.index(data.word("card", "", CARDS[:HAND_KINDS]))
    text = _flag(data, "text", False)
    data.done(("card", "text"))
    return card + TEXT_USE if text else card


def _load_attack(state: Emerald, reader: Reader) -> None:
    if reader.get("attack") is None:
        return
    data = reader.sub("attack")
    kind = ATTACKS.index(data.word("kind", "", ATTACKS))
    city = CITIES.index(data.word("city", "", CITIES))
    victim = data.number("victim", NOBODY, NOBODY, state.seats - 1)
    state.attack = [kind, city, victim, int(_flag(data, "blocked", False))]
    data.done(ATTACK_KEYS)


def _load_plan(state: Emerald, reader: Reader) -> None:
    """Read the numbers of the choices; `replay` makes them again, one after another."""
    for place, name in enumerate(reader.items("plan")):
        try:
            state.plan = [*state.plan, TABLE.number(str(name))]
        except IllegalChoice:
            remedy = did_you_mean(str(name), TABLE.names)
            raise wrong(f"plan[{place}]", name, remedy) from None


# -- cities ----------------------------------------------------------------------------------------


def _load_cities(state: Emerald, reader: Reader) -> list[bool]:
    """Read pieces, slots and the named stacks; say which stacks are named."""
    rows = reader.sub("cities")
    named: list[bool] = []
    stacks = [NOBODY] * (CITY_COUNT * WIDTH)
    for city, name in enumerate(CITIES):
        row = rows.sub(name)
        for key, pieces in (
            ("cubes", state.cubes),
            ("agents", state.agents),
            ("zombies", state.zombies),
        ):
            numbers = row.numbers(key, state.seats) if row.has(key) else [0] * state.seats
            for seat, number in enumerate(numbers):
                if not 0 <= number <= 99:
                    raise wrong(row.at(key), numbers, _uncountable(), "EME-2.15")
                pieces[city * MOST_SEATS + seat] = number
        if _flag(row, "royal", False):
            state.slots |= 1 << city
        state.lost = [*state.lost[:city], row.number("lost", 0, 0, WIDTH), *state.lost[city + 1 :]]
        stack = row.names("stack", CARDS)
        if len(stack) > WIDTH:
            text = f"at most {WIDTH} cards lie in a stack"
            remedy = Remedy("emerald-stack", text, count=WIDTH)
            raise wrong(row.at("stack"), len(stack), remedy, "EME-1.2")
        for place, card in enumerate(reversed(stack)):
            stacks[city * WIDTH + place] = card
        state.left[city] = len(stack)
        named.append(row.has("stack"))
        row.done(CITY_KEYS)
    rows.done(CITIES)
    state.stacks = stacks
    return named


def _uncountable() -> Remedy:
    return Remedy("emerald-pieces", "expected how many pieces each seat has there")


def _fill_stacks(state: Emerald, named: list[bool]) -> None:
    """Fill the missing stacks: the city card on top, the royal at the bottom."""
    known = _placed(state)
    for card in range(FIRST_START):
        if known[card] > state.rules.copies[card]:
            raise faults.too_many(state, card)
    pool: list[int] = []
    for card in range(GAME_CARDS):
        pool += [card] * (state.rules.copies[card] - known[card])
    dealt = state.rules.stack * CITY_COUNT - sum(known[:GAME_CARDS])
    stacks = state.stacks[:]
    for city in range(CITY_COUNT):
        if named[city]:
            continue
        cards = [] if known[FIRST_ROYAL + city] else [FIRST_ROYAL + city]
        for _ in range(min(state.rules.stack, dealt, len(pool))):
            cards.append(_draw(state, pool))
            dealt -= 1
        if not known[FIRST_CITY + city]:
            cards.append(FIRST_CITY + city)
        while cards and cards[-1] >= FIRST_ROYAL:
            cards.pop()  # a royal alone would lie in the slot
        for place, card in enumerate(cards):
            stacks[city * WIDTH + place] = card
        state.left[city] = len(cards)
    state.stacks = stacks


def _draw(state: Emerald, pool: list[int]) -> int:
    """Return a random card; draws that a position fixes are only for players."""
    return pool.pop(int(state.below(len(pool))))


def _placed(state: Emerald) -> list[int]:
    """Count the copies of each card that lie somewhere already."""
    known = seen(state)
    for city in range(CITY_COUNT):
        for place in range(state.left[city] - 1):
            known[state.stacks[city * WIDTH + place]] += 1
    return known


# -- seats -----------------------------------------------------------------------------------------


def _load_seats(state: Emerald, reader: Reader) -> list[Reader]:
    """Read the cards of each seat, as far as they are named, and the identities."""
    places = reader.items("seats")
    if len(places) > state.seats:
        raise wrong("seats", len(places), seats_remedy(state.seats), "EME-1.1")
    rows: list[Reader] = []
    for seat in range(state.seats):
        row = Reader(places[seat] if seat < len(places) else {}, f"seats[{seat}]")
        rows.append(row)
        state.hand[seat] = sorted(row.names("hand", CARDS[:HAND_KINDS]))
        state.open_hand[seat] = sorted(row.names("known_hand", CARDS[:HAND_KINDS]))
        state.deck[seat] = row.names("deck", CARDS[:HAND_KINDS])
        state.discard[seat] = row.names("discard", CARDS[:HAND_KINDS])
        state.tableau[seat] = [
            _load_entry(state, Reader(entry, f"{row.at('tableau')}[{place}]"))
            for place, entry in enumerate(row.items("tableau"))
        ]
        if _flag(row, "revealed", False):
            state.revealed |= 1 << seat
        for place, other in enumerate(row.items("looked_by")):
            if type(other) is not int or not 0 <= other < state.seats or other == seat:
                raise wrong(f"{row.at('looked_by')}[{place}]", other, seats_remedy(state.seats))
            state.looks[seat] |= 1 << other
        state.hearts[seat] = hearts_of(state, seat)
    _load_identities(state, rows)
    return rows


def _load_entry(state: Emerald, row: Reader) -> int:
    """Read a card of a tableau with the pieces on it."""
    card = CARDS.index(row.word("card", "", CARDS))
    effect = state.rules.effect[card]
    extra = 0
    if card >= FIRST_ROYAL:
        extra = int(_flag(row, "hidden", False))
    elif effect in (SHELTER, SACRIFICE):
        extra = row.number("agents", 0, 0, FRESH - 1)
        if effect == SHELTER and extra and _flag(row, "fresh", False):
            extra += FRESH
    elif effect == HIDE_ROYALTY:
        royals = CARDS[FIRST_ROYAL:]
        extra = royals.index(row.word("royal", "", royals)) + 1 if row.has("royal") else 0
    elif state.rules.kill_points[card] >= 0:
        extra = row.number("victim", NOBODY, NOBODY, state.seats - 1) + 1
    row.done(ENTRY_KEYS)
    return card + EXTRA * extra


def _load_identities(state: Emerald, rows: list[Reader]) -> None:
    """Fill missing identities: Loyalist and Restorationist in turn, while there are any."""
    left = [state.rules.loyalists, state.rules.restorationists]
    for seat, row in enumerate(rows):
        if row.get("identity") is not None:
            state.identity[seat] = FACTIONS.index(row.word("identity", "", FACTIONS))
            left[state.identity[seat]] -= 1
    for seat, row in enumerate(rows):
        if row.get("identity") is None:
            wish = (LOYALIST + seat) % 2
            state.identity[seat] = wish if left[wish] > 0 else 1 - wish
            left[state.identity[seat]] -= 1
    if min(left) < 0:
        names = [FACTIONS[card] for card in state.identity]
        text = "there are not so many identity cards"
        raise wrong("seats", names, Remedy("emerald-identities", text), "EME-1.9")


def _fill_seats(state: Emerald, rows: list[Reader]) -> None:
    """Place starting cards, cubes and agents that are named nowhere."""
    rules = state.rules
    for seat, row in enumerate(rows):
        own = [*state.hand[seat], *state.deck[seat], *state.discard[seat]]
        own += [use % TEXT_USE for use in state.in_play] if seat == state.active else []
        own += [entry % EXTRA for entry in state.tableau[seat]]
        rest = starting_cards(state)
        for card in own:
            if card in rest:
                rest.remove(card)
        state.deck[seat] = [*state.deck[seat], *rest]
        if not row.has("hand"):
            missing = rules.hand - len(state.hand[seat])
            fixed, state.draws = state.draws, []
            draw(state, seat, missing)
            state.draws = fixed
            state.log = []  # drop the events: nobody was told
        out = range(seat, CITY_COUNT * MOST_SEATS, MOST_SEATS)
        cubes = sum(state.cubes[place] for place in out)
        state.out[seat] = sum(state.agents[place] for place in out)
        state.sheltered[seat] = sheltered_of(state, seat)
        left = max(0, rules.cubes - cubes)
        supply = row.number("supply", NOBODY, 0, 99) if row.has("supply") else NOBODY
        start = min(rules.limbo, left) if supply == NOBODY else max(0, left - supply)
        state.limbo[seat] = row.number("limbo", start, 0, 99)
        state.supply[seat] = max(0, left - state.limbo[seat]) if supply == NOBODY else supply
        away = state.out[seat] + state.sheltered[seat] + pawns(state, seat)
        state.pool[seat] = row.number("agents", max(0, rules.agents_each - away), 0, 99)
        state.tokens[seat] = row.number("tokens", rules.tokens, 0, rules.tokens)
        row.done(SEAT_KEYS)


# -- the steps that follow -------------------------------------------------------------------------


def _rest(state: Emerald) -> list[Step[Any]]:
    """Return the rest of the active seat's turn, or of the setup."""
    if state.phase != SETUP:
        return [TURNS[state.active]]
    state.active = state.first
    order = [*state.order() * state.rules.starting_agents]
    placed = sum(state.out)
    return [*[SETUP_AGENTS[seat] for seat in order[placed:]], BEGIN_TURNS[state.first]]


def replay(state: Emerald) -> None:
    """Make the choices again that no other seat has seen, each of them legal (EME-19.9)."""
    plan = state.plan
    if not plan:
        return
    state.plan = []
    state.advance()
    for option in plan:
        if option not in state.offered:
            raise wrong("plan", state.game.name(option), NOT_BY_RULES, "EME-2.13")
        state.choose(state.asked, option)
        if state.over:
            raise wrong("plan", state.game.name(option), NOT_BY_RULES, "EME-19.9")
    if state.plan != plan:
        raise wrong("plan", len(plan), NOT_BY_RULES, "EME-19.9")
    state.listen()
