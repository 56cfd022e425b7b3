"""Reads agents, tiles, cards and tokens of a position: their places, and who knows them."""

from __future__ import annotations

from konspira.games.stawka.building.setup import mission_set
from konspira.games.stawka.content.names import (
    CHARACTERS,
    COLORS,
    DOCUMENTS,
    FIELDS,
    LOCATION_CARDS,
    LOCATIONS,
    MISSIONS,
    PIECES,
    PLANS,
    REACTIONS,
    THREATS,
    TILES,
    TOP_SECRET,
)
from konspira.games.stawka.procedures.cards import hotel_below
from konspira.games.stawka.rules import ADVANCED, EXTENDED
from konspira.games.stawka.saving.position_values import (
    agent_of,
    agent_or_nobody,
    flag,
    nothing,
    numbers,
    one_of,
)
from konspira.games.stawka.saving.saving import SPOTS
from konspira.games.stawka.state import (
    ABSENT,
    ACTIVATIONS,
    DEAD,
    FREE,
    KNOWN,
    POOL,
    PRISONER,
    SLOTS,
    STATUSES,
    TS,
    Stawka,
)
from konspira.kernel.errors import PositionError, Remedy
from konspira.kernel.position import Reader, no_such_key, wrong
from konspira.kernel.step import NOBODY

# -- agents ----------------------------------------------------------------------------------------

MOST = 9999  # points and secrets: some scenarios count them without end


def agents(state: Stawka, reader: Reader, dealt: bool) -> None:
    """Read agents: one that the scenario does not have takes the place of the one of its colour."""
    agents = reader.sub("agents")
    for name in agents.data:
        if name not in CHARACTERS:
            raise wrong(agents.at(str(name)), agents.data[name], no_such_key(name, CHARACTERS))
        person = CHARACTERS.index(name)
        document = state.rules.person.index(person)
        slot = state.rules.slot_of[document]
        if state.doc[slot] < 0 or state.rules.person[state.doc[slot]] != person:
            state.doc[slot] = document
    if state.rules.level >= EXTENDED and dealt:
        for slot in range(SLOTS):
            if state.doc[slot] >= 0:
                state.sets[slot] = mission_set(state, slot)
    for name in agents.data:
        slot = agent_of(state, CHARACTERS.index(name), agents.at(name))
        _agent(state, agents.sub(name), slot)
    agents.done()
    if not state.rules.open_tracks:
        state.open = 0
    for slot in range(SLOTS):
        bit = 1 << ((1 - (slot >> 2)) * 4 + (slot & 3))
        if state.doc[slot] >= 0 and state.status[slot] != DEAD:
            state.open |= bit
        elif state.doc[slot] >= 0:
            state.open &= ~bit  # STA-12.8


def _agent(state: Stawka, data: Reader, slot: int) -> None:
    document = one_of(data, "document", DOCUMENTS, state.doc[slot])
    if document < 0 or state.rules.slot_of[document] != slot:
        remedy = Remedy("stawka-other-document", "this document belongs to another agent")
        raise wrong(data.at("document"), data.get("document"), remedy)
    state.doc[slot] = document
    field = one_of(data, "field", FIELDS, state.where[slot])
    if field >= 0 and state.rules.sector_of[field] < 0:
        remedy = Remedy("stawka-not-on-board", "this field is not on the board")
        raise wrong(data.at("field"), data.get("field"), remedy)
    status = FREE if field >= 0 else ABSENT
    state.status[slot] = STATUSES.index(data.word("status", STATUSES[status], STATUSES))
    if state.status[slot] in (FREE, PRISONER) and field < 0:
        remedy = Remedy("stawka-needs-field", "an agent on the board needs a field")
        raise wrong(data.at("field"), data.get("field"), remedy)
    state.where[slot] = field
    state.spent[slot] = data.number("spent", 0, 0, 99)
    state.items[slot] = data.names("items", PIECES)
    state.mission[slot] = one_of(data, "mission", MISSIONS)
    if flag(data, "mission_shown"):
        state.shown |= 1 << slot
    if flag(data, "mission_peeked"):
        state.peeked |= 1 << slot
    if data.has("missions"):
        state.sets[slot] = data.names("missions", MISSIONS)
    else:
        state.sets[slot] = [card for card in state.sets[slot] if card != state.mission[slot]]
    state.deeds[slot] = numbers(data, "deeds")
    data.done()


# -- tiles and cards -------------------------------------------------------------------------------


def places_and_tiles(state: Stawka, reader: Reader) -> None:
    state.gone = reader.names("removed", TILES)
    state.drawn = one_of(reader, "drawn", TILES)
    taken = [piece for held in state.items for piece in held if piece < TS]
    taken += [*state.gone, state.drawn]
    places = reader.sub("places")
    for name in places.data:
        if name not in LOCATIONS or state.rules.field_of[LOCATIONS.index(name)] < 0:
            known = [LOCATIONS[place] for place in state.rules.places]
            raise wrong(places.at(str(name)), places.data[name], no_such_key(name, known))
    for place in state.rules.places:
        data = places.sub(LOCATIONS[place])
        state.safes[place] = data.names("safes", TILES)
        mine = [tile for tile in range(place * 5, place * 5 + 5) if tile not in taken]
        mine = [tile for tile in mine if tile not in state.safes[place]]
        if data.has("stack"):
            mine = [*reversed(data.names("stack", TILES))]
        state.stacks[place] = mine
        state.marks[place] = sum(1 << color for color in set(data.names("markers", COLORS)))
        if flag(data, "destroyed"):
            state.destroyed |= 1 << place
        data.done(("stack", "safes", "markers", "destroyed"))
    places.done()
    found = [tile for tile in taken if tile >= 0]
    for place in state.rules.places:
        found += [*state.stacks[place], *state.safes[place]]
    twice = [tile for tile in found if found.count(tile) > 1]
    if twice:
        raise _doubled(state, twice[0])
    state.gone += [
        tile
        for place in state.rules.places
        for tile in range(place * 5, place * 5 + 5)
        if tile not in found
    ]


def _doubled(state: Stawka, tile: int) -> PositionError:
    """Return the error for a tile in two places: both of them, and the tile."""
    found: list[str] = []
    for slot in range(SLOTS):
        if tile in state.items[slot]:
            found.append(f"agents.{CHARACTERS[state.rules.person[state.doc[slot]]]}.items")
    found += ["removed"] * state.gone.count(tile) + ["drawn"] * (state.drawn == tile)
    for place in state.rules.places:
        path = f"places.{LOCATIONS[place]}"
        found += [f"{path}.safes"] * state.safes[place].count(tile)
        found += [f"{path}.stack"] * state.stacks[place].count(tile)
    known = ", ".join(found)
    remedy = Remedy("stawka-doubled", f"it lies in two places: {known}", known=known)
    return wrong(found[-1] if found else "places", TILES[tile], remedy, "STA-1.8")


def secret_cards(state: Stawka, reader: Reader) -> None:
    held = [piece - TS for pieces in state.items for piece in pieces if piece >= TS]
    state.ts_gone = reader.names("top_secret_discards", TOP_SECRET)
    left = [c for c in range(len(TOP_SECRET)) if c not in held and c not in state.ts_gone]
    state.ts_deck = left
    if reader.has("top_secret_deck"):
        state.ts_deck = [*reversed(reader.names("top_secret_deck", TOP_SECRET))]
    if sorted(state.ts_deck) != left:
        remedy = Remedy("stawka-other-cards", "each card must lie in one place")
        raise wrong("top_secret_deck", reader.get("top_secret_deck"), remedy, "STA-18.10")


def knowledge(state: Stawka, reader: Reader) -> None:
    """Read who knows a thing; by default owners know their things, and all know face-up ones."""
    known = reader.sub("known")
    if reader.has("known"):
        for piece, name in enumerate(PIECES):
            bits = known.number(name, 0, 0, KNOWN)
            if piece < TS:
                state.known[piece] = bits
            else:
                state.ts_known[piece - TS] = bits
        known.done()
        return
    for slot in range(SLOTS):
        for piece in state.items[slot]:
            if piece >= TS:
                state.ts_known[piece - TS] = 1 << (slot >> 2)
            else:
                starred = state.rules.starred[state.rules.item_of[piece]]
                state.known[piece] = KNOWN if starred else 1 << (slot >> 2)
    for tile in [*state.gone, *(tile for safes in state.safes for tile in safes)]:
        state.known[tile] = KNOWN
    for card in state.ts_gone:
        state.ts_known[card] = KNOWN


def tokens(state: Stawka, reader: Reader) -> None:
    used: list[int] = []
    spots = {name: at for at, name in SPOTS.items()}
    words = [*spots, *(FIELDS[field] for field in state.rules.fields)]
    guard = state.rules.guard_token
    if reader.has("tokens") and guard >= 0 and state.rules.fixed_token < 0:
        state.token_at[guard] = POOL  # an ordinary token: it is where the position says
        state.token_up &= ~(1 << guard)
    for place, data in enumerate(reader.items("tokens")):
        row = Reader(data, f"tokens[{place}]")
        kind = THREATS.index(row.word("threat", "", THREATS))
        free = [t for t in range(36) if state.rules.row_of[t] == kind and t not in used]
        if not free:
            remedy = Remedy("stawka-too-many", "there are not so many tokens of this kind")
            raise wrong(row.at("threat"), THREATS[kind], remedy, "STA-14.1")
        token = free[0]
        used.append(token)
        at = row.word("at", "pool", words)
        state.token_at[token] = spots[at] if at in spots else FIELDS.index(at)
        if state.token_at[token] >= 0 and state.token_at.count(state.token_at[token]) > 1:
            remedy = Remedy("stawka-taken", "another token lies there")
            raise wrong(row.at("at"), at, remedy, "STA-14.4")
        bit = 1 << token
        state.token_up |= bit if flag(row, "face_up") else 0
        state.token_seen |= bit if flag(row, "seen") else 0
        state.token_plain |= bit if flag(row, "no_control") else 0
        state.token_spent |= bit if flag(row, "triggered") else 0
        row.done()


def players(state: Stawka, reader: Reader, dealt: bool) -> None:
    rows = reader.items("seats")
    if len(rows) not in (0, 2):
        raise wrong("seats", rows, Remedy("seats", "this game has 2 seats", count=2))
    for seat in range(2):
        data = Reader(rows[seat] if rows else {}, f"seats[{seat}]")
        _player(state, data, seat, dealt)
        data.done()


def _player(state: Stawka, data: Reader, seat: int, dealt: bool) -> None:
    own = PLANS[seat * 5 : seat * 5 + 5]
    plan = one_of(data, "plan", own)
    playing = state.phase == ACTIVATIONS and not data.has("plan")
    state.plans[seat] = seat * 5 + (2 if playing else plan) if plan >= 0 or playing else NOBODY
    state.used_plans[seat] = sum(1 << k for k in set(data.names("used_plans", own)))
    state.pool[seat] = data.number("pool", 20 if state.phase == ACTIVATIONS else 0, 0, 99)
    if flag(data, "withdrawn"):
        state.withdrawn |= 1 << seat
    state.vp[seat] = data.number("vp", 0, 0, MOST)
    state.secrets[seat] = data.number("secrets", 0, 0, MOST)
    tracks = data.sub("tracks")
    for color, name in enumerate(COLORS):
        state.track[seat * 4 + color] = tracks.number(name, 0, 0, 10)
    tracks.done()
    _location_cards(state, data, seat, dealt)
    state.rx_hand[seat] = data.names("reaction_hand", REACTIONS)
    state.rx_known[seat] = data.names("known_reaction_cards", REACTIONS)
    if flag(data, "converted"):
        state.converted |= 1 << seat
    state.bribed[seat] = agent_or_nobody(state, data, "bribed")
    state.payer[seat] = agent_or_nobody(state, data, "payer")


def _location_cards(state: Stawka, data: Reader, seat: int, dealt: bool) -> None:
    rules = state.rules
    every = [
        card
        for card in range(seat * 26, seat * 26 + 26)
        if rules.field_of[rules.card_place[card]] >= 0 and rules.level >= ADVANCED and dealt
    ]
    hand = data.names("location_hand", LOCATION_CARDS)
    gone = data.names("location_discards", LOCATION_CARDS)
    deck = hotel_below(state, [card for card in every if card not in hand and card not in gone])
    if data.has("location_deck"):
        deck = [*reversed(data.names("location_deck", LOCATION_CARDS))]
    if sorted([*hand, *gone, *deck]) != every:
        remedy = Remedy("stawka-other-cards", "each card must lie in one place")
        raise wrong(data.at("location_hand"), data.get("location_hand"), remedy, "STA-16.1")
    state.lc_hand[seat], state.lc_gone[seat], state.lc_deck[seat] = hand, gone, deck
    known = data.names("known_location_cards", LOCATION_CARDS)
    state.lc_known[seat] = sum(1 << card for card in set(known))


def reaction_deck(state: Stawka, reader: Reader, dealt: bool) -> None:
    state.rx_gone = reader.names("reaction_discards", REACTIONS)
    if state.rules.level < ADVANCED or not dealt:
        nothing(reader, "reaction_deck")
        return
    left = [card for card, count in enumerate(state.rules.reaction_count) for _ in range(count)]
    for card in [*state.rx_hand[0], *state.rx_hand[1], *state.rx_gone]:
        if card not in left:
            remedy = Remedy("stawka-too-many", "there are not so many cards of this kind")
            raise wrong("reaction_deck", REACTIONS[card], remedy, "STA-17.1")
        left.remove(card)
    state.rx_deck = left
    if reader.has("reaction_deck"):
        state.rx_deck = [*reversed(reader.names("reaction_deck", REACTIONS))]
    if sorted(state.rx_deck) != left:
        remedy = Remedy("stawka-other-cards", "each card must lie in one place")
        raise wrong("reaction_deck", reader.get("reaction_deck"), remedy, "STA-17.1")
