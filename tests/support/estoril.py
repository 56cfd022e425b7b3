"""Positions of Estoril in a line or three, for tests that read like the rulebook's examples."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import konspira
from konspira import Rng
from konspira.games.estoril.game import EstorilGame
from konspira.games.estoril.score import mission_points
from konspira.games.estoril.shapes import CharacterView, MissionView, RewardView, View
from konspira.games.estoril.state import Estoril

COLOURS = ["red", "green", "blue", "yellow"]
RED, GREEN, BLUE, YELLOW = range(4)

# The layouts of the rules file, section 7: tiles in slot order, `@` with their rotation.
LAYOUT_A = "church palacio tamariz atlantico muchaxo casino"
LAYOUT_B = "boca tamariz museum church casino muchaxo"
LAYOUT_F = "church palacio tamariz@1 atlantico@1 casino@1 boca"


def make(seats: int = 4, pack: Path | None = None, **options: Any) -> EstorilGame:
    """The game with its options."""
    game = konspira.make("estoril", seats=seats, pack=pack, **options)
    assert isinstance(game, EstorilGame)
    return game


def start(seed: int, seats: int = 4, **options: Any) -> Estoril:
    """A new game."""
    state = make(seats, **options).start(seed)
    assert isinstance(state, Estoril)
    return state


def layout(text: str) -> list[dict[str, Any]]:
    """`"church palacio@1 …"`: tiles in slot order with their rotations."""
    rows: list[dict[str, Any]] = []
    for word in text.split():
        tile, _, turns = word.partition("@")
        rows.append({"tile": tile, "rotation": int(turns or 0)})
    return rows


class Scene:
    """A position being set up; what is not named, the rules fill in."""

    def __init__(self, game: EstorilGame, data: dict[str, Any]) -> None:
        self.game = game
        self.data = data
        self.data["seats"] = [{} for _ in range(game.seats)]
        self.data["characters"] = {}

    def put(self, space: str, who: str, **more: object) -> Scene:
        """`put("tamariz_1", "red:us_assassin")`."""
        colour, _, card = who.partition(":")
        row: dict[str, object] = {"seat": COLOURS.index(colour), "card": card, **more}
        self.data["characters"][space] = row
        return self

    def reward(self, tile: str, card: str, **more: object) -> Scene:
        for row in self.data["town"]:
            if row["tile"] == tile:
                row.update({"reward": card, **more})
        return self

    def deck(self, text: str) -> Scene:
        """The whole deck, from top to bottom."""
        self.data["deck"] = text.split()
        return self

    def hand(self, seat: int, text: str) -> Scene:
        self.data["seats"][seat]["hand"] = text.split()
        return self

    def discards(self, seat: int, text: str) -> Scene:
        self.data["seats"][seat]["discards"] = text.split()
        return self

    def markers(self, *counts: int) -> Scene:
        for seat, count in enumerate(counts):
            self.data["seats"][seat]["markers"] = count
        return self

    def agenda(self, seat: int, mission: str) -> Scene:
        self.data["seats"][seat]["agenda"] = mission
        return self

    def missions(self, text: str) -> Scene:
        self.data["missions"] = text.split()
        return self

    def having(self, **more: object) -> Scene:
        """Anything else a position can say: `dice=[3, 3]`, `known={"it_plain": [0]}`."""
        self.data.update(more)
        return self

    def state(self) -> Estoril:
        """The position, ready to play."""
        state = self.game.position(self.data)
        assert isinstance(state, Estoril)
        return state


def scene(
    town: str = LAYOUT_A,
    phase: str = "resolve",
    seats: int = 4,
    round: int = 4,
    first: int = 0,
    resolved: str = "",
    pack: Path | None = None,
    **options: Any,
) -> Scene:
    """A town without characters; after the last round the game ends, and nothing is dealt again."""
    data = {
        "town": layout(town),
        "phase": phase,
        "round": round,
        "first": first,
        "resolved": resolved.split(),
        "missions": [],
    }
    return Scene(make(seats, pack, **options), data)


def final(seats: int = 4, **options: Any) -> Scene:
    """The table when the last discards are to be made: without any the game is over at once."""
    return scene(phase="discard", seats=seats, **options)


def shares(counts: list[int], **options: Any) -> list[int]:
    """Return what a mission gives to seats with these counts."""
    return mission_points(final(seats=len(counts), **options).state(), counts)


# -- doing and looking -----------------------------------------------------------------------------


def play(state: Estoril, seat: int, *choices: str) -> Estoril:
    """Make some choices of one seat, one after another."""
    for choice in choices:
        state.choose(seat, choice)
    return state


def stop_all(state: Estoril) -> Estoril:
    """Leave all symbols unused from here on, until something else is asked."""
    while state.asked >= 0 and "activate_stop" in state.offers(state.asked):
        state.choose(state.asked, "activate_stop")
    return state


def choose_any(state: Estoril, rng: Rng) -> tuple[int, int]:
    """Let a random seat of those that are asked make a random choice."""
    questions = state.questions
    seat = questions[rng.below(len(questions))].seat
    option = rng.choice(state.options(seat))
    state.choose(seat, option)
    return seat, option


def asked(state: Estoril) -> list[tuple[int, str]]:
    """Whom the game waits for, and for what."""
    return [(question.seat, question.kind) for question in state.questions]


def arguments(state: Estoril, seat: int) -> list[str]:
    """Return what the seat may choose, without the names of the families."""
    return [name.partition("(")[2].rstrip(")") or name for name in state.offers(seat)]


def view(state: Estoril, seat: int | None = None) -> View:
    """The table with the eyes of a seat, or of a spectator."""
    seen = state.view(seat)
    assert isinstance(seen, View)
    return seen


def character(state: Estoril, space: str, seat: int | None = None) -> CharacterView | None:
    """Return what a viewer sees on an action space."""
    for tile in view(state, seat).town:
        for place in tile.spaces:
            if place.id == space:
                return place.character
    raise AssertionError(space)


def shown(state: Estoril, space: str, seat: int | None = None) -> CharacterView:
    """The same, where there is a character."""
    found = character(state, space, seat)
    assert found is not None, space
    return found


def reward(state: Estoril, tile: str, seat: int | None = None) -> RewardView | None:
    """Return what a viewer sees on a reward space."""
    for row in view(state, seat).town:
        if row.id == tile:
            return row.reward
    raise AssertionError(tile)


def mission(state: Estoril, number: int, seat: int | None = None) -> MissionView:
    return view(state, seat).missions[number]


def hand(state: Estoril, seat: int) -> list[str]:
    """A hand, with its owner's eyes."""
    cards = view(state, seat).seats[seat].hand
    assert cards is not None
    return cards


def deck(state: Estoril) -> list[str]:
    """The real deck from top to bottom."""
    cards: list[str] = state.position()["deck"]
    return cards


def heard(state: Estoril, seat: int | None, kind: str) -> list[dict[str, object]]:
    """The facts of all events of one kind that a seat (None: a spectator) has been told."""
    return [event.facts for event in state.events(seat) if event.kind == kind]


def results(state: Estoril) -> dict[str, tuple[int, list[int]]]:
    """Return who won each location so far, and the strength of each seat there."""
    found: dict[str, tuple[int, list[int]]] = {}
    for event in state.events(None):
        if event.kind in ("reward-won", "location-won"):
            facts: dict[str, Any] = event.facts
            found[facts["tile"]] = (facts["seat"], facts["totals"])
    return found


def refused(state: Estoril, seat: int, choice: str) -> tuple[str, str]:
    """Return why a seat cannot make a choice: the rule and the code of the reason."""
    refusal = state.refusal(seat, choice)
    assert refusal is not None, f"{choice} is legal"
    return refusal.rule, refusal.code
