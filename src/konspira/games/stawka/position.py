"""Positions of Stawka: any table, from a dict in the words of the rules file (see `saving`)."""

from __future__ import annotations

from collections.abc import Sequence

from konspira.games.stawka import position_films
from konspira.games.stawka.activation import CloseActivation, Menu, Turn
from konspira.games.stawka.figures import pair as pair_of
from konspira.games.stawka.movement import reveal_near
from konspira.games.stawka.names import (
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
from konspira.games.stawka.procedures import THINGS
from konspira.games.stawka.rolls import FILM, HEAD, PULKOWSKI_ROLL, ROLLS
from konspira.games.stawka.rules import ADVANCED, EXTENDED
from konspira.games.stawka.saving import SPOTS
from konspira.games.stawka.setup import mission_set
from konspira.games.stawka.stage import Stage
from konspira.games.stawka.state import (
    ABSENT,
    ACTIVATIONS,
    AUDI,
    DEAD,
    ENDINGS,
    FREE,
    KNOWN,
    PHASES,
    POOL,
    PRISONER,
    SLOTS,
    STATUSES,
    TS,
    Stawka,
    side_of,
)
from konspira.kernel.errors import Remedy, did_you_mean
from konspira.kernel.position import Reader, wrong
from konspira.kernel.step import NOBODY

MOST = 10_000_000  # a bound for numbers that mean nothing to people


def load(state: Stawka, reader: Reader) -> None:
    """Fill a blank state; what is not named, the rules fill in."""
    state.own()
    state.stage = reader.number("stage", 1, 0, 99)
    state.phase = PHASES.index(reader.word("phase", "activations", PHASES))
    state.first = _seat(reader, "first", 0 if state.phase == ACTIVATIONS else NOBODY)
    state.turn = _seat(reader, "turn", state.first)
    dealt = _flag(reader, "dealt", True)
    _agents(state, reader, dealt)
    if dealt:
        _places(state, reader)
        _secret_cards(state, reader)
    else:
        for key in ("places", "removed", "drawn", "top_secret_deck", "top_secret_discards"):
            reader.get(key)
    _known(state, reader)
    _tokens(state, reader)
    _seats(state, reader, dealt)
    _reaction_deck(state, reader, dealt)
    _stage(state, reader)
    _activation(state, reader)
    state.ending = ENDINGS.index(reader.word("ending", "not_yet", ENDINGS))
    state.barred = _one(reader, "barred", DOCUMENTS)
    state.kept = _numbers(reader, "kept")
    position_films.load(state, reader)
    if not reader.has("agenda") and not reader.has("over"):
        _go_on(state)


def _go_on(state: Stawka) -> None:
    """What the phase asks for, where the position says nothing of it."""
    if state.active >= 0:
        reveal_near(state, state.active)
        state.agenda = [CloseActivation(), Menu(state.leader)]
    elif state.phase == ACTIVATIONS:
        state.agenda = [Turn(max(state.turn, 0))]
    else:
        state.stage = max(state.stage - 1, 0)
        state.agenda = [Stage()]


def _seat(reader: Reader, key: str, default: int) -> int:
    value = reader.get(key, None if default < 0 else default)
    if value is None:
        return NOBODY
    if type(value) is not int or not 0 <= value <= 1:
        raise wrong(reader.at(key), value, Remedy("stawka-seat", "expected 0, 1 or null"))
    return value


def _one(reader: Reader, key: str, known: Sequence[str], default: int = NOBODY) -> int:
    """A name of a list, or null."""
    value = reader.get(key, None if default < 0 else known[default])
    if value is None:
        return NOBODY
    if value not in known:
        raise wrong(reader.at(key), value, did_you_mean(str(value), known))
    return list(known).index(value)


def _flag(reader: Reader, key: str, default: bool = False) -> bool:
    value = reader.get(key, default)
    if not isinstance(value, bool):
        raise wrong(reader.at(key), value, Remedy("expected-flag", "expected true or false"))
    return value


def _numbers(reader: Reader, key: str) -> list[int]:
    found = reader.items(key)
    for place, value in enumerate(found):
        if type(value) is not int or abs(value) > MOST:
            remedy = Remedy("range", "expected a whole number", low=str(-MOST), high=str(MOST))
            raise wrong(f"{reader.at(key)}[{place}]", value, remedy)
    return found


def _slot(state: Stawka, reader: Reader, key: str) -> int:
    """An agent of this game, or null."""
    if position_films.is_car(state, reader.get(key)):
        return AUDI
    person = _one(reader, key, CHARACTERS)
    return NOBODY if person < 0 else _slot_of(state, person, reader.at(key))


def _slot_of(state: Stawka, person: int, path: str) -> int:
    for slot in range(SLOTS):
        if state.doc[slot] >= 0 and state.rules.person[state.doc[slot]] == person:
            return slot
    remedy = Remedy("stawka-not-in-game", "this agent is not in the game")
    raise wrong(path, CHARACTERS[person], remedy)


# -- agents ----------------------------------------------------------------------------------------


def _agents(state: Stawka, reader: Reader, dealt: bool) -> None:
    """An agent that the scenario does not have takes the place of the one of its colour."""
    agents = reader.sub("agents")
    for name in agents.data:
        if name not in CHARACTERS:
            raise wrong(agents.at(str(name)), name, did_you_mean(str(name), CHARACTERS))
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
        slot = _slot_of(state, CHARACTERS.index(name), agents.at(name))
        _agent(state, agents.sub(name), slot)
    agents.done()
    if not state.rules.open_tracks:
        state.open = 0
    for slot in range(SLOTS):
        there = state.doc[slot] >= 0 and state.status[slot] != DEAD
        bit = 1 << ((1 - (slot >> 2)) * 4 + (slot & 3))
        if there:
            state.open |= bit


def _agent(state: Stawka, data: Reader, slot: int) -> None:
    document = _one(data, "document", DOCUMENTS, state.doc[slot])
    if document < 0 or state.rules.slot_of[document] != slot:
        remedy = Remedy("stawka-other-document", "this document belongs to another agent")
        raise wrong(data.at("document"), data.get("document"), remedy)
    state.doc[slot] = document
    field = _one(data, "field", FIELDS, state.where[slot])
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
    state.mission[slot] = _one(data, "mission", MISSIONS)
    if _flag(data, "mission_shown"):
        state.shown |= 1 << slot
    if _flag(data, "mission_peeked"):
        state.peeked |= 1 << slot
    if data.has("missions"):
        state.sets[slot] = data.names("missions", MISSIONS)
    else:
        state.sets[slot] = [card for card in state.sets[slot] if card != state.mission[slot]]
    state.deeds[slot] = _numbers(data, "deeds")
    data.done()


# -- tiles and cards -------------------------------------------------------------------------------


def _places(state: Stawka, reader: Reader) -> None:
    state.gone = reader.names("removed", TILES)
    state.drawn = _one(reader, "drawn", TILES)
    taken = [piece for held in state.items for piece in held if piece < TS]
    taken += [*state.gone, state.drawn]
    places = reader.sub("places")
    for name in places.data:
        if name not in LOCATIONS or state.rules.field_of[LOCATIONS.index(name)] < 0:
            known = [LOCATIONS[place] for place in state.rules.places]
            raise wrong(places.at(str(name)), name, did_you_mean(str(name), known))
    for place in state.rules.places:
        data = places.sub(LOCATIONS[place])
        state.safes[place] = data.names("safes", TILES)
        mine = [tile for tile in range(place * 5, place * 5 + 5) if tile not in taken]
        mine = [tile for tile in mine if tile not in state.safes[place]]
        if data.has("stack"):
            mine = [*reversed(data.names("stack", TILES))]
        state.stacks[place] = mine
        state.marks[place] = sum(1 << color for color in set(data.names("markers", COLORS)))
        if _flag(data, "destroyed"):
            state.destroyed |= 1 << place
        data.done(("stack", "safes", "markers", "destroyed"))
    places.done()
    found = [tile for tile in taken if tile >= 0]
    for place in state.rules.places:
        found += [*state.stacks[place], *state.safes[place]]
    twice = [tile for tile in found if found.count(tile) > 1]
    if twice:
        raise wrong(
            "places", TILES[twice[0]], Remedy("stawka-doubled", "it lies in two places"), "STA-1.8"
        )
    state.gone += [
        tile
        for place in state.rules.places
        for tile in range(place * 5, place * 5 + 5)
        if tile not in found
    ]


def _secret_cards(state: Stawka, reader: Reader) -> None:
    held = [piece - TS for pieces in state.items for piece in pieces if piece >= TS]
    state.ts_gone = reader.names("top_secret_discards", TOP_SECRET)
    left = [c for c in range(len(TOP_SECRET)) if c not in held and c not in state.ts_gone]
    state.ts_deck = left
    if reader.has("top_secret_deck"):
        state.ts_deck = [*reversed(reader.names("top_secret_deck", TOP_SECRET))]
    if sorted(state.ts_deck) != left:
        remedy = Remedy("stawka-other-cards", "each card must lie in one place")
        raise wrong("top_secret_deck", reader.get("top_secret_deck"), remedy, "STA-18.10")


def _known(state: Stawka, reader: Reader) -> None:
    """By default owners know what they hold, and all know what lies face up or was removed."""
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


def _tokens(state: Stawka, reader: Reader) -> None:
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
        state.token_up |= bit if _flag(row, "face_up") else 0
        state.token_seen |= bit if _flag(row, "seen") else 0
        state.token_plain |= bit if _flag(row, "no_control") else 0
        state.token_spent |= bit if _flag(row, "triggered") else 0
        row.done()


def _seats(state: Stawka, reader: Reader, dealt: bool) -> None:
    rows = reader.items("seats")
    if len(rows) not in (0, 2):
        raise wrong("seats", rows, Remedy("seats", "this game has 2 seats", count=2))
    for seat in range(2):
        data = Reader(rows[seat] if rows else {}, f"seats[{seat}]")
        _player(state, data, seat, dealt)
        data.done()


def _player(state: Stawka, data: Reader, seat: int, dealt: bool) -> None:
    own = PLANS[seat * 5 : seat * 5 + 5]
    plan = _one(data, "plan", own)
    playing = state.phase == ACTIVATIONS and not data.has("plan")
    state.plans[seat] = seat * 5 + (2 if playing else plan) if plan >= 0 or playing else NOBODY
    state.used_plans[seat] = sum(1 << k for k in set(data.names("used_plans", own)))
    state.pool[seat] = data.number("pool", 20 if state.phase == ACTIVATIONS else 0, 0, 99)
    if _flag(data, "withdrawn"):
        state.withdrawn |= 1 << seat
    state.vp[seat] = data.number("vp", 0, 0, 99)
    state.secrets[seat] = data.number("secrets", 0, 0, 9)
    tracks = data.sub("tracks")
    for color, name in enumerate(COLORS):
        state.track[seat * 4 + color] = tracks.number(name, 0, 0, 10)
    tracks.done()
    _location_cards(state, data, seat, dealt)
    state.rx_hand[seat] = data.names("reaction_hand", REACTIONS)
    state.rx_known[seat] = data.names("known_reaction_cards", REACTIONS)
    if _flag(data, "converted"):
        state.converted |= 1 << seat
    state.bribed[seat] = _slot(state, data, "bribed")
    state.payer[seat] = _slot(state, data, "payer")


def _location_cards(state: Stawka, data: Reader, seat: int, dealt: bool) -> None:
    rules = state.rules
    every = [
        card
        for card in range(seat * 26, seat * 26 + 26)
        if rules.field_of[rules.card_place[card]] >= 0 and rules.level >= ADVANCED and dealt
    ]
    hand = data.names("location_hand", LOCATION_CARDS)
    gone = data.names("location_discards", LOCATION_CARDS)
    deck = [card for card in every if card not in hand and card not in gone]
    if data.has("location_deck"):
        deck = [*reversed(data.names("location_deck", LOCATION_CARDS))]
    if sorted([*hand, *gone, *deck]) != every:
        remedy = Remedy("stawka-other-cards", "each card must lie in one place")
        raise wrong(data.at("location_hand"), data.get("location_hand"), remedy, "STA-16.1")
    state.lc_hand[seat], state.lc_gone[seat], state.lc_deck[seat] = hand, gone, deck
    known = data.names("known_location_cards", LOCATION_CARDS)
    state.lc_known[seat] = sum(1 << card for card in set(known))


def _reaction_deck(state: Stawka, reader: Reader, dealt: bool) -> None:
    state.rx_gone = reader.names("reaction_discards", REACTIONS)
    if state.rules.level < ADVANCED or not dealt:
        reader.items("reaction_deck")
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


# -- the stage and the activation ------------------------------------------------------------------


def _stage(state: Stawka, reader: Reader) -> None:
    for place, pair in enumerate(reader.items("talked")):
        path = f"talked[{place}]"
        if not isinstance(pair, list | tuple) or len(pair) != 2:
            raise wrong(path, pair, Remedy("stawka-pair", "expected a Polish and a German agent"))
        slots = []
        for name in pair:
            if name not in CHARACTERS:
                raise wrong(path, name, did_you_mean(str(name), CHARACTERS))
            slots.append(_slot_of(state, CHARACTERS.index(name), path))
        one, two = sorted(slots)
        if one == two or (one >> 2 == two >> 2 and not state.rules.bribed_talk):
            raise wrong(path, pair, Remedy("stawka-pair", "expected a Polish and a German agent"))
        state.pairs |= 1 << pair_of(one, two)
    state.asked_out = reader.number("interrogations", 0, 0, 9)
    for person in reader.names("fugitives", CHARACTERS):
        state.fugitives |= 1 << _slot_of(state, person, "fugitives")
    state.charges = _numbers(reader, "dynamite")
    state.grenades = _numbers(reader, "grenades")
    state.boons = _numbers(reader, "effects")
    state.used_stage = _numbers(reader, "used_this_stage")
    state.used_now = _numbers(reader, "used_now")


def _activation(state: Stawka, reader: Reader) -> None:
    data = reader.sub("activation")
    state.active = _slot(state, data, "agent")
    own = side_of(state.active) if state.active >= 0 else 0
    state.leader = data.number("leader", own, 0, 1)
    if state.active >= 0 and not reader.has("turn"):
        state.turn = own
    state.moving = data.number("moving", 0, 0, 2)
    state.paid = data.number("paid", 0, 0, 99)
    state.acted = _flag(data, "acted")
    state.halted = _flag(data, "halted")
    state.due = _flag(data, "due")
    state.closing = _flag(data, "closing")
    state.step_from = _one(data, "step_from", FIELDS)
    state.step_to = _one(data, "step_to", FIELDS)
    state.reacted = _flag(data, "reacted")
    state.handed = data.names("handed", PIECES)
    state.verdict = data.number("verdict", 0, 0, 1)
    state.blocked = _flag(data, "blocked")
    data.done()
    for place, frame in enumerate(reader.items("frames")):
        row = Reader({"frame": frame}, f"frames[{place}]")
        state.frames.append(_numbers(row, "frame"))
    state.rolled = _roll(reader, state.rules.audi >= 0)


def _roll(reader: Reader, car: bool) -> list[int]:
    """The last roll: kind, actor, target, dice, total, needed, result; then its changes."""
    row = _numbers(reader, "roll")
    if not row:
        return row
    last = AUDI if car else AUDI - 1
    things = len(THINGS) if car else FILM
    bounds = [
        (0, len(ROLLS) - 1 if car else PULKOWSKI_ROLL - 1),
        (-1, last),
        (-1, last),
        (1, 6),
        (0, 6),
        (-MOST, MOST),
        (-MOST, MOST),
        (0, 3),
    ]
    for at in range(HEAD, len(row), 3):
        kind = row[at] if 0 <= row[at] < things else 0
        bounds += [(0, things - 1), (0, len(THINGS[kind]) - 1), (-MOST, MOST)]
    for place in range(len(bounds)):
        low, high = bounds[place]
        if place >= len(row) or not low <= row[place] <= high:
            found = row[place] if place < len(row) else None
            remedy = Remedy("range", "expected a whole number", low=str(low), high=str(high))
            raise wrong(f"{reader.at('roll')}[{place}]", found, remedy)
    return row
