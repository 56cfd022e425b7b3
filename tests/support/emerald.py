"""Positions of Emerald in a line or three, for tests that read like the rulebook's examples."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import konspira
from konspira import Rng
from konspira.games.emerald.cards import CARDS, CITIES, FIRST_ROYAL, FIRST_START, GAME_CARDS
from konspira.games.emerald.choices import MOST_SEATS
from konspira.games.emerald.game import EmeraldGame
from konspira.games.emerald.shapes import CityView, SeatView, View
from konspira.games.emerald.state import EXTRA, Emerald
from konspira.kernel.events import Event
from konspira.kernel.state import State

MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY = range(5)
MAD, CALM = 1, 6  # faces of the sanity die
PIECES = re.compile(r"(\d+)([acz])")


def make(seats: int = 4, pack: Path | None = None, **options: Any) -> EmeraldGame:
    """The game with its options."""
    game = konspira.make("emerald", seats=seats, pack=pack, **options)
    assert isinstance(game, EmeraldGame)
    return game


def start(seed: int, seats: int = 4, **options: Any) -> Emerald:
    """A new game."""
    return emerald(make(seats, **options).start(seed))


def emerald(state: State) -> Emerald:
    """A state of this game."""
    assert isinstance(state, Emerald)
    return state


class Scene:
    """A position being set up; what is not named, the rules fill in."""

    def __init__(self, game: EmeraldGame, data: dict[str, Any]) -> None:
        self.game = game
        self.data = data
        self.data["seats"] = [{} for _ in range(game.seats)]
        self.data["cities"] = {}

    def at(self, city: str, *pieces: str, **more: object) -> Scene:
        """`at("rome", "4c+1a", "", "", "2c+2a", stack=["shoggoth"])`: pieces seat by seat."""
        row: dict[str, Any] = {key: [0] * self.game.seats for key in ("agents", "cubes", "zombies")}
        for seat, text in enumerate(pieces):
            for number, kind in PIECES.findall(text):
                key = {"a": "agents", "c": "cubes", "z": "zombies"}[kind]
                row[key][seat] = int(number)
        self.data["cities"][city] = row | more
        return self

    def seat(self, seat: int, hand: str | None = None, **more: object) -> Scene:
        """`seat(MONDAY, "start_courier start_informant", limbo=5)`."""
        row = self.data["seats"][seat]
        if hand is not None:
            row["hand"] = hand.split()
        for key, value in more.items():
            words = key in ("deck", "discard", "known_hand") and isinstance(value, str)
            row[key] = str(value).split() if words else value
        return self

    def tableau(self, seat: int, *entries: str | dict[str, Any]) -> Scene:
        """Cards kept beside an identity."""
        row = self.data["seats"][seat].setdefault("tableau", [])
        row += [{"card": entry} if isinstance(entry, str) else entry for entry in entries]
        return self

    def state(self) -> Emerald:
        """The position. Seats without a piece anywhere get an agent in St Petersburg."""
        for seat in range(self.game.seats):
            rows = list(self.data["cities"].values())
            home = any(row.get("agents", [0] * 5)[seat] for row in rows)
            kept = any(entry.get("agents") for entry in self.data["seats"][seat].get("tableau", []))
            if not home and not kept and not self.data["seats"][seat].pop("nowhere", False):
                home_city = self.data["cities"].setdefault("st_petersburg", {})
                home_city.setdefault("agents", [0] * self.game.seats)[seat] = 1
        self.remove_unnamed()
        return emerald(self.game.position(self.data))

    def remove_unnamed(self) -> None:
        """City cards and royals that a written stack does not name have left the game."""
        text = str(self.data)
        gone = self.data.setdefault("removed", [])
        for place, name in enumerate(CITIES):
            row = self.data["cities"].get(name, {})
            royal = CARDS[FIRST_ROYAL + place]
            if "stack" in row:
                own = [f"city_{name}"] if row.get("royal") else [f"city_{name}", royal]
                gone += [card for card in own if f"'{card}'" not in text]


def scene(
    seats: int = 4, pack: Path | None = None, options: dict[str, Any] | None = None, **data: Any
) -> Scene:
    """Begin a position: `scene(seats=3, active=1, actions=1)`."""
    return Scene(make(seats, pack, **(options or {})), data)


# -- doing -----------------------------------------------------------------------------------------


def do(state: Emerald, *choices: str) -> Emerald:
    """Make choices, each by the seat that is asked."""
    for choice in choices:
        assert state.questions, f"nobody is asked; {choice} cannot be chosen"
        state.choose(state.questions[0].seat, choice)
    return state


def offers(state: Emerald) -> list[str]:
    """Return what is offered to the seat that is asked."""
    return state.offers(state.questions[0].seat)


def asked(state: Emerald) -> tuple[int, str]:
    """Return who is asked what."""
    question = state.questions[0]
    return question.seat, question.kind


# -- looking ---------------------------------------------------------------------------------------


def city(state: Emerald, name: str) -> CityView:
    """A city, as everybody sees it."""
    view = state.view(None)
    assert isinstance(view, View)
    return view.cities[CITIES.index(name)]


def pieces(state: Emerald, name: str, seat: int) -> str:
    """Return what a seat has in a city: `2a+1c`."""
    row = city(state, name)
    counts = [(row.agents[seat], "a"), (row.cubes[seat], "c"), (row.zombies[seat], "z")]
    return "+".join(f"{count}{kind}" for count, kind in counts if count)


def seat_of(state: Emerald, seat: int) -> SeatView:
    """A seat with its own eyes."""
    view = state.view(seat)
    assert isinstance(view, View)
    return view.seats[seat]


def kept(state: Emerald, seat: int) -> list[str]:
    """The cards of a tableau."""
    return [CARDS[entry % EXTRA] for entry in state.tableau[seat]]


def heard(state: Emerald, viewer: int | None, kind: str) -> list[Event]:
    """The events of one kind that a viewer was told."""
    return [event for event in state.events(viewer) if event.kind == kind]


# -- crowded tables --------------------------------------------------------------------------------


def crowded(seed: int, seats: int, options: dict[str, Any] | None = None) -> Emerald:
    """A position with texts in every hand and pieces everywhere, so that all rules meet soon."""
    rng = Rng(seed)
    game = make(seats, **(options or {}))
    pile = [card for card in range(GAME_CARDS) for _ in range(game.rules.copies[card])]
    rng.shuffle(pile)
    rows: list[dict[str, Any]] = []
    for _ in range(seats):
        hand = [CARDS[pile.pop()] for _ in range(4 + rng.below(2))]
        spare = [CARDS[pile.pop()] for _ in range(5 if seats == 2 else 3)]
        row: dict[str, Any] = {"hand": hand, "deck": spare[:2], "discard": spare[2:]}
        row["tokens"] = 1 + rng.below(3)
        rows.append(row)
    owned = sum(len(row["hand"]) + len(row["deck"]) + len(row["discard"]) for row in rows)
    room = game.rules.stack * len(CITIES) - owned
    cities: dict[str, Any] = {}
    agents = [0] * MOST_SEATS
    zombies = 0
    for name in CITIES:
        row = {key: [0] * seats for key in ("agents", "cubes", "zombies")}
        for seat in range(seats):
            if rng.below(3) == 0 and agents[seat] < 4:
                row["agents"][seat] = 1
                agents[seat] += 1
            if rng.below(4) == 0:
                row["cubes"][seat] = 1
            if rng.below(5) == 0 and zombies < 5:
                row["zombies"][seat] = 1
                zombies += 1
        count = min(room, rng.below(3))
        room -= count
        stack = [CARDS[pile.pop()] for _ in range(count) if pile]
        slot = rng.below(2) == 0
        bottom = [] if slot else [CARDS[FIRST_ROYAL + CITIES.index(name)]]
        cities[name] = row | {"stack": [f"city_{name}", *stack, *bottom], "royal": slot}
    for seat in range(seats):
        if not agents[seat]:
            cities["london"]["agents"][seat] = 1
    data = {"seats": rows, "cities": cities, "seed": seed, "active": int(rng.below(seats))}
    return emerald(game.position(data))


def is_start(card: str) -> bool:
    """Is this a starting card?"""
    return CARDS.index(card) >= FIRST_START
