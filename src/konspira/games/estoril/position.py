"""Positions of Estoril as plain dicts, in the words of the rules file.

    {"round": 3, "phase": "resolve", "first": 0, "resolved": ["church"],
     "town": [{"tile": "church", "rotation": 0, "reward": "it_plain"}, ...],
     "characters": {"palacio_1": {"seat": 0, "card": "start_seducer"}, ...},
     "deck": ["es_plain", ...], "missions": ["mission_women"],
     "seats": [{"hand": [...], "discards": [...], "agenda": "mission_us"}, ...]}

What is not named, the rules fill in: starting characters named nowhere are in their owners' hands,
unless that hand is written out; recruits named nowhere are in the box, or make the deck where none
is written. Cards lie face down where a space says TOP SECRET and its location is not resolved.
"next_town" fixes the town of the next round.
"""

from __future__ import annotations

from typing import Any

from konspira.games.estoril.cards import (
    CARDS,
    MISSIONS,
    RECRUITS,
    STARTING_SET,
    cards_of,
)
from konspira.games.estoril.placement import PLACE_CARDS
from konspira.games.estoril.resolution import RESOLVES
from konspira.games.estoril.round import END_OF_ROUND, LAY_TOWN
from konspira.games.estoril.saving import PUBLICLY
from konspira.games.estoril.spaces import (
    ROTATIONS,
    SLOTS,
    SPACES,
    TILE_OF,
    TILES,
)
from konspira.games.estoril.state import (
    ALL_KNOW,
    DISCARD,
    PHASES,
    PLACEMENT,
    Character,
    Estoril,
)
from konspira.kernel.errors import PositionError, Remedy, whole_number
from konspira.kernel.position import Reader, seats_remedy, wrong
from konspira.kernel.step import NOBODY, Step

SEAT_KEYS = ("hand", "known_hand", "discards", "picks", "markers", "agenda")
TILE_KEYS = ("tile", "rotation", "reward", "face_down")
CHARACTER_KEYS = ("seat", "card", "face_down", "moved", "protected", "known_to")
MOST = 999  # limit of numbers that play changes by small steps


def load(state: Estoril, reader: Reader) -> None:
    """Fill a blank state from a position and schedule the rest of its phase."""
    state.round = reader.number("round", 1, 1, state.rules.rounds)
    state.phase = PHASES.index(reader.word("phase", "placement", PHASES))
    state.first = reader.number("first", 0, 0, state.seats - 1)
    _load_progress(state, reader)
    _load_town(state, reader)
    _load_next_town(state, reader)
    _load_characters(state, reader)
    _load_seats(state, reader)
    _load_deck(state, reader)
    _load_known(state, reader)
    _load_missions(state, reader)
    state.then_all(_rest(state, reader))


def _flag(reader: Reader, key: str, default: bool) -> bool:
    value = reader.get(key, default)
    if type(value) is not bool:
        raise wrong(reader.at(key), value, Remedy("expected-flag", "expected true or false"))
    return value


def _load_progress(state: Estoril, reader: Reader) -> None:
    """Read the resolved locations, and the progress of the present one."""
    for tile in reader.names("resolved", TILES):
        state.resolved |= 1 << tile
    if reader.get("resolving") is not None:
        state.resolving = TILES.index(reader.word("resolving", "", TILES))
    for key, count, most in (("bonus", 4, MOST), ("uses", 4, 2), ("throws", 8, 6)):
        given = reader.get(key) is not None or reader.has(key)
        numbers = reader.numbers(key, count) if given else [0] * count
        if not all(0 <= number <= most for number in numbers):
            remedy = Remedy("estoril-numbers", f"expected numbers from 0 to {most}", high=most)
            raise wrong(key, numbers, remedy)
        setattr(state, key, numbers)
    state.counted = reader.numbers("counted", len(reader.items("counted")))


def _load_town(state: Estoril, reader: Reader) -> None:
    rows = [Reader(row, f"town[{slot}]") for slot, row in enumerate(reader.items("town"))]
    if not rows:
        return  # only the layout of the opening, without rewards
    slots, rotations = _load_layout(rows, "town")
    state.lay_out(slots, rotations)
    for row, tile in zip(rows, slots, strict=True):
        done = state.resolved >> tile & 1 == 1 or state.resolving == tile
        card = _card_or_none(row, "reward", CARDS[:RECRUITS])
        if card != NOBODY:
            if card in state.rewards:
                raise wrong(row.at("reward"), CARDS[card], _doubled(card), "EST-13.2")
            state.rewards[tile] = card
        hidden = card != NOBODY and state.rules.reward_secret[tile] and not done
        if _flag(row, "face_down", hidden):
            state.reward_down |= 1 << tile
        row.done(TILE_KEYS)


def _load_next_town(state: Estoril, reader: Reader) -> None:
    """Read the layout of the next round."""
    rows = [Reader(row, f"next_town[{slot}]") for slot, row in enumerate(reader.items("next_town"))]
    if reader.has("next_town"):
        slots, rotations = _load_layout(rows, "next_town")
        state.draws = [slots[slot] * ROTATIONS + rotations[slot] for slot in range(SLOTS)]
    for row in rows:
        row.done(TILE_KEYS[:2])


def _load_layout(rows: list[Reader], key: str) -> tuple[list[int], list[int]]:
    slots = [TILES.index(row.word("tile", "", TILES)) for row in rows]
    rotations = [row.number("rotation", 0, 0, ROTATIONS - 1) for row in rows]
    if len(slots) != SLOTS or len(set(slots)) != SLOTS:
        text = f"expected {SLOTS} different tiles"
        names = [TILES[tile] for tile in slots]
        raise wrong(key, names, Remedy("estoril-town", text, count=SLOTS), "EST-3.1")
    return slots, rotations


def _card_or_none(reader: Reader, key: str, known: list[str]) -> int:
    if reader.get(key) is None:
        return NOBODY
    return known.index(reader.word(key, "", known))


def _doubled(card: int) -> Remedy:
    return Remedy("estoril-doubled", f"{CARDS[card]} lies in two places", card=CARDS[card])


def _load_knowledge(state: Estoril, reader: Reader, key: str, default: int) -> int:
    if not reader.has(key):
        return default
    if reader.get(key) == PUBLICLY:
        return ALL_KNOW
    bits = 0
    for place, seat in enumerate(reader.items(key)):
        if type(seat) is not int or not 0 <= seat < state.seats:
            raise wrong(f"{reader.at(key)}[{place}]", seat, seats_remedy(state.seats))
        bits |= 1 << seat
    return bits


def _load_characters(state: Estoril, reader: Reader) -> None:
    rows = reader.sub("characters")
    for space, name in enumerate(SPACES):
        if not rows.has(name):
            continue
        row = rows.sub(name)
        tile = TILE_OF[space]
        if state.slot_of[tile] < 0:
            remedy = Remedy("estoril-no-tile", f"{TILES[tile]} is not in this town")
            raise wrong(rows.at(name), TILES[tile], remedy, "EST-3.1")
        if not row.has("seat"):
            raise wrong(row.at("seat"), None, whole_number(0, state.seats - 1))
        seat = row.number("seat", 0, 0, state.seats - 1)
        card = CARDS.index(row.word("card", "", CARDS))
        open_now = state.resolved >> tile & 1 == 1 or state.resolving == tile
        down = _flag(row, "face_down", state.rules.top_secret[space] and not open_now)
        seen = _load_knowledge(state, row, "known_to", 1 << seat if down else ALL_KNOW)
        moved = _flag(row, "moved", False)
        state.town[space] = Character(seat, card, down, moved, _flag(row, "protected", False), seen)
        row.done(CHARACTER_KEYS)
    rows.done(SPACES)


def _load_seats(state: Estoril, reader: Reader) -> None:
    places = reader.items("seats")
    if len(places) > state.seats:
        raise wrong("seats", len(places), seats_remedy(state.seats), "EST-1.1")
    agendas: list[int] = []
    for seat in range(state.seats):
        data = Reader(places[seat] if seat < len(places) else {}, f"seats[{seat}]")
        out = [character.card for character in state.town if character.seat == seat]
        state.discards[seat] = _bits(data, "discards")
        state.hand[seat] = _bits(data, "hand")
        if not data.has("hand"):
            away = state.discards[seat]
            for card in out:
                away |= 1 << card
            state.hand[seat] = STARTING_SET & ~away
        state.open_hand[seat] = _bits(data, "known_hand")
        state.picks[seat] = _bits(data, "picks")
        left = max(0, state.rules.markers - len(out))
        state.markers[seat] = data.number("markers", left, 0, state.rules.markers)
        agendas.append(_card_or_none(data, "agenda", MISSIONS))
        data.done(SEAT_KEYS)
    state.agendas = agendas


def _bits(data: Reader, key: str) -> int:
    bits = 0
    for card in data.names(key, CARDS):
        if bits >> card & 1:
            raise wrong(data.at(key), CARDS[card], _doubled(card), "EST-13.2")
        bits |= 1 << card
    return bits


def _load_deck(state: Estoril, reader: Reader) -> None:
    """Read the deck from top to bottom, or shuffle every recruit that is named nowhere."""
    taken = _placed(state)
    deck = reader.names("deck", CARDS[:RECRUITS])
    if reader.has("deck"):
        for card in deck:
            if card in taken:
                raise wrong("deck", CARDS[card], _doubled(card), "EST-13.2")
            taken.append(card)
        state.deck = deck[::-1]
    else:
        state.deck = [card for card in range(RECRUITS) if card not in taken]
        state.shuffle(state.deck)


def _placed(state: Estoril) -> list[int]:
    """Return the recruits outside the deck; refuse a card that lies in two places."""
    found = [card for card in state.rewards if card != NOBODY]
    for seat in range(state.seats):
        own = [character.card for character in state.town if character.seat == seat]
        own += [*cards_of(state.hand[seat]), *cards_of(state.discards[seat])]
        for place, card in enumerate(own):
            if card in own[:place] or card in found:
                raise wrong(f"seats[{seat}]", CARDS[card], _doubled(card), "EST-13.2")
        found += [card for card in own if card < RECRUITS]
    return found


def _load_known(state: Estoril, reader: Reader) -> None:
    rows = reader.sub("known")
    hidden = [*state.deck, *state.hidden_rewards()]
    for card in range(RECRUITS):
        default = 0 if card in hidden else ALL_KNOW
        bits = _load_knowledge(state, rows, CARDS[card], default)
        if card not in hidden and bits != ALL_KNOW:
            text = "only cards in the deck and face-down rewards can be secret"
            remedy = Remedy("estoril-open", text)
            raise wrong(rows.at(CARDS[card]), rows.get(CARDS[card]), remedy, "EST-12.2")
        state.known[card] = bits
    rows.done(CARDS[:RECRUITS])


def _load_missions(state: Estoril, reader: Reader) -> None:
    """Read the missions; missing ones are the first that are free, in canonical order."""
    rules = state.rules
    named = reader.names("missions", MISSIONS)
    hidden = reader.names("hidden_missions", MISSIONS)
    state.aside = _flag(reader, "set_aside", False)
    used = [*named, *hidden, *[mission for mission in state.agendas if mission != NOBODY]]
    free = [mission for mission in range(len(MISSIONS)) if mission not in used]
    free.sort(key=lambda mission: mission == rules.strength_mission)  # never an agenda
    if not reader.has("missions"):
        shown = 1 if rules.secret_missions else rules.missions_shown
        named = [free.pop(0) for _ in range(shown)]
    if rules.secret_missions and not reader.has("hidden_missions"):
        hidden = [free.pop(0) for _ in range(state.seats)]
    if rules.agendas:
        state.agendas = [free.pop(0) if m == NOBODY else m for m in state.agendas]
    elif all(mission == NOBODY for mission in state.agendas):
        state.agendas = []
    state.missions = named
    state.hidden = hidden
    _check_missions(state)


def _check_missions(state: Estoril) -> None:
    rules = state.rules
    secret = state.seats if rules.secret_missions else 0
    agendas = state.seats if rules.agendas else 0
    shown = [MISSIONS[mission] for mission in state.missions]
    if len(shown) > rules.missions_shown:
        raise _too_many("missions", shown, rules.missions_shown)
    if len(state.hidden) != secret:
        raise _too_many("hidden_missions", [MISSIONS[m] for m in state.hidden], secret)
    if len(state.agendas) > agendas:
        seat = next(seat for seat, mission in enumerate(state.agendas) if mission != NOBODY)
        raise _too_many(f"seats[{seat}].agenda", MISSIONS[state.agendas[seat]], agendas)
    strength = rules.strength_mission
    seen: list[int] = []
    for path, mission in _named_missions(state):
        if mission in seen:
            text = f"{MISSIONS[mission]} lies in two places"
            remedy = Remedy("estoril-doubled", text, card=MISSIONS[mission])
            raise wrong(path, MISSIONS[mission], remedy, "EST-1.4")
        seen.append(mission)
        if mission == strength and path.endswith("agenda"):
            text = "this mission is never a secret agenda"
            raise wrong(path, MISSIONS[mission], Remedy("estoril-no-agenda", text), "EST-11.4")
    if state.aside and (strength in seen or not rules.agendas):
        text = f"{MISSIONS[strength]} is set aside only with agendas, and then lies nowhere"
        remedy = Remedy("estoril-aside", text, card=MISSIONS[strength])
        raise wrong("set_aside", True, remedy, "EST-11.4")


def _named_missions(state: Estoril) -> list[tuple[str, int]]:
    """Return every mission with its path."""
    found = [(f"missions[{place}]", mission) for place, mission in enumerate(state.missions)]
    found += [(f"hidden_missions[{place}]", mission) for place, mission in enumerate(state.hidden)]
    return found + [
        (f"seats[{seat}].agenda", mission)
        for seat, mission in enumerate(state.agendas)
        if mission != NOBODY
    ]


def _too_many(path: str, value: object, count: int) -> PositionError:
    text = f"missions that lie there at this table: {count}"
    return wrong(path, value, Remedy("estoril-missions", text, count=count), "EST-1.4")


# -- the steps that follow -------------------------------------------------------------------------


def _rest(state: Estoril, reader: Reader) -> list[Step[Any]]:
    """Return the rest of the round, from this phase and this seat's turn on."""
    turn = reader.number("turn", _next_turn(state), 0, state.seats - 1)
    if reader.has("turn") and state.phase != PLACEMENT:
        text = "it says whose turn placement goes on with; leave it out elsewhere"
        raise wrong("turn", turn, Remedy("estoril-turn", text), "EST-4.1")
    if state.phase == DISCARD:
        return [*END_OF_ROUND[2:]]
    if state.phase == PLACEMENT:
        rest: list[Step[Any]] = [*_turns(state, turn), *END_OF_ROUND]
        bare = not reader.has("town") and not any(c.seat >= 0 for c in state.town)
        return [LAY_TOWN, *rest] if bare else rest
    tiles = [tile for tile in state.tiles_in_order() if not state.resolved >> tile & 1]
    return [*[RESOLVES[tile] for tile in tiles], *END_OF_ROUND[1:]]


def _order(state: Estoril) -> list[int]:
    return [(state.first + place) % state.seats for place in range(state.seats)]


def _next_turn(state: Estoril) -> int:
    """Return the seat with most markers left; in a tie, the first in turn order (EST-4.1)."""
    return max(_order(state), key=lambda seat: state.markers[seat])


def _turns(state: Estoril, turn: int) -> list[Step[Any]]:
    """Return turns from this seat on, until every marker could have been used (EST-4.1)."""
    order = _order(state)
    place = order.index(turn)
    cycles = max([state.markers[seat] + (order.index(seat) < place) for seat in range(state.seats)])
    seats = (order * cycles)[place:] if cycles else []
    return [PLACE_CARDS[seat] for seat in seats]
