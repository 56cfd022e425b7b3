"""Tables of Emerald where much is about to happen: agents everywhere, and hands full of texts.

Random play from the start claims few cards and seldom comes to blocks or forced reveals. Here it
does.
"""

from __future__ import annotations

import random
from typing import Any

from konspira.games.emerald.cards import CARDS, CITIES, FACTIONS, GAME_CARDS
from konspira.kernel.errors import KonspiraError
from konspira.kernel.game import Game
from konspira.kernel.state import State
from konspira.kernel.step import NOBODY

BLOCKS = ["sherlock_holmes", "vampires"]
HEART, TERROR = "change_of_heart", "terror_by_night"
SHARP = ["sebastian_moran", "hired_assassin", "shoggoth", "zombies"]


def plotted(game: Game, rng: random.Random) -> State:
    """A turn in the middle of a game; now and then a new game."""
    if rng.random() < 0.1:
        return game.start(rng.getrandbits(60))
    while True:
        try:
            return game.position(_position(game, rng))
        except KonspiraError:
            continue  # too many of something: the box does not hold that


def _position(game: Game, rng: random.Random) -> dict[str, Any]:
    seats = range(game.seats)
    hunter, hunted = rng.sample(seats, 2)  # one is to be unmasked by the other
    pool = rng.sample(CARDS[:GAME_CARDS], GAME_CARDS)
    own: list[list[str]] = [[] for _ in seats]
    block = rng.choice(BLOCKS)
    own[hunter], own[hunted] = [TERROR, rng.choice(SHARP)], [HEART, block]
    rest = [card for card in pool if card not in own[hunter] + own[hunted]]
    for seat in seats:
        own[seat] = rng.sample([*own[seat], *rest[seat :: game.seats]][:6], 6)
    bare = rng.choice([hunted, NOBODY])  # has one agent only
    cities: dict[str, Any] = {}
    for city in CITIES:
        busy = rng.random() < 0.5
        cities[city] = {
            "agents": [int(busy and seat != bare and rng.random() < 0.5) for seat in seats],
            "cubes": [int(busy) * rng.choice([0, 0, 1, 2]) for _ in seats],
            "royal": rng.random() < 0.4,
        }
    for seat in seats:  # a seat without an agent would have to show itself
        cities[rng.choice(CITIES)]["agents"][seat] += 1
    factions = rng.sample(FACTIONS * 3, game.seats)
    return {
        "active": hunter,
        "actions": 2,
        "seed": rng.getrandbits(40),
        "markers": {faction: rng.randrange(6) for faction in FACTIONS},
        "cities": cities,
        "seats": [
            {
                "hand": [*own[seat][:4], "start_dynamite", "start_recruiter"],
                "deck": own[seat][4:5],
                "discard": own[seat][5:],
                "identity": factions[seat],
                "tokens": 1 if seat == hunted else rng.choice([2, 3]),
            }
            for seat in seats
        ],
    }
