"""The layout of Estoril's observations, and a reader that fills it from a view."""

from __future__ import annotations

from konspira.games.estoril.cards import CARDS, KINDS, MISSIONS, RECRUITS
from konspira.games.estoril.choices import MOST_SEATS
from konspira.games.estoril.rules import Rules
from konspira.games.estoril.shapes import CharacterView, TileView, View
from konspira.games.estoril.spaces import ROTATIONS, SLOTS, SPACE_COUNT, SPACES, TILE_COUNT, TILES
from konspira.games.estoril.state import PHASES
from konspira.kernel.layout import Facts, Known, Part, code, count, flag, seats_of, turns_of

ALL_PHASES = [*PHASES, "over"]
SEEN_CARDS = ["unknown", *CARDS]
SEEN_RECRUITS = ["unknown", *CARDS[:RECRUITS]]


def facts(kinds: tuple[str, ...]) -> Facts:
    """Return the codes for what a question is about."""
    about: Known = {"card": CARDS, "card_reward": CARDS, "space": SPACES, "count": KINDS}
    return Facts(kinds, about)


def parts(asked: Facts, rules: Rules, seats: int) -> list[Part]:
    """Return the parts of an observation in order; tiles and spaces have five numbers each."""
    names = seats_of(seats)
    found = [
        code("seat", names),
        *asked.parts,
        flag("turns", seats),
        count("round", rules.rounds),
        code("phase", ALL_PHASES),
        code("first", names),
        code("resolving", TILES),
        code("acting", SPACES),
        flag("hand", KINDS),
        flag("picks", KINDS),
        flag("owned", seats, KINDS),
        flag("known_hand", seats, KINDS),
        flag("discards", seats, KINDS),
        count("hand_size", KINDS, seats),
        count("markers", rules.markers, seats),
        flag("ready", seats),
    ]
    for tile in TILES:
        found += [
            count(f"{tile}_slot", SLOTS),  # counted from 1; 0: not in this round
            count(f"{tile}_rotation", ROTATIONS - 1),
            flag(f"{tile}_resolved"),
            code(f"{tile}_reward", SEEN_RECRUITS),
            flag(f"{tile}_reward_face_down"),
        ]
    for space in SPACES:
        found += [
            code(f"{space}_seat", names),
            code(f"{space}_card", SEEN_CARDS),
            flag(f"{space}_face_down"),
            flag(f"{space}_moved"),
            flag(f"{space}_protected"),
        ]
    return [
        *found,
        code("deck", SEEN_RECRUITS, RECRUITS),  # from the top
        flag("missions", len(MISSIONS)),
        code("agendas", MISSIONS, seats),
    ]


def hidden() -> list[Part]:
    """Return the parts that no seat may know."""
    return [
        code("deck", CARDS[:RECRUITS], RECRUITS),
        code("rewards", CARDS[:RECRUITS], TILE_COUNT),
        code("town", CARDS, SPACE_COUNT),
        code("secret_missions", MISSIONS, MOST_SEATS),
    ]


def numbers(view: View) -> list[int]:
    """Return the numbers that a view shows, without the question."""
    own = None if view.seat is None else view.seats[view.seat]
    found = [
        *turns_of(view.waiting, len(view.seats)),
        view.round,
        ALL_PHASES.index(view.phase) + 1,
        view.first + 1,
        0 if view.resolving is None else TILES.index(view.resolving) + 1,
        0 if view.acting is None else SPACES.index(view.acting) + 1,
        *_cards(None if own is None else own.hand),
        *_cards(None if own is None else own.picks),
    ]
    for seat in view.seats:
        found += _cards(seat.owned)
    for seat in view.seats:
        found += _cards(seat.known_hand)
    for seat in view.seats:
        found += _cards(seat.discards)
    found += [seat.hand_size for seat in view.seats]
    found += [seat.markers for seat in view.seats]
    found += [int(seat.ready) for seat in view.seats]
    tiles = {tile.id: tile for tile in view.town}
    for id in TILES:
        found += _tile(tiles.get(id))
    spaces = {space.id: space.character for tile in view.town for space in tile.spaces}
    for id in SPACES:
        found += _character(spaces.get(id))
    deck = [SEEN_RECRUITS.index(card or "unknown") + 1 for card in view.deck]
    found += [*deck, *[0] * (RECRUITS - len(deck))]
    known = {mission.id for mission in view.missions}
    found += [int(mission in known) for mission in MISSIONS]
    return found + [
        0 if seat.agenda is None else MISSIONS.index(seat.agenda) + 1 for seat in view.seats
    ]


def _cards(held: list[str] | None) -> list[int]:
    return [int(card in (held or ())) for card in CARDS]


def _tile(tile: TileView | None) -> list[int]:
    if tile is None:
        return [0] * 5
    reward = tile.reward
    return [
        tile.slot + 1,
        tile.rotation,
        int(tile.resolved),
        0 if reward is None else SEEN_RECRUITS.index(reward.card or "unknown") + 1,
        0 if reward is None else int(reward.face_down),
    ]


def _character(character: CharacterView | None) -> list[int]:
    if character is None:
        return [0] * 5
    return [
        character.seat + 1,
        SEEN_CARDS.index(character.card or "unknown") + 1,
        int(character.face_down),
        int(character.moved),
        int(character.protected),
    ]
