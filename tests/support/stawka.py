"""Positions of Stawka in a line or three, for tests that read like the rulebook's examples."""

from __future__ import annotations

from functools import cache
from typing import Any

from konspira.games.stawka.content.names import CHARACTERS, COLORS, FIELDS, LOCATIONS
from konspira.games.stawka.game import StawkaGame
from konspira.games.stawka.sight.shapes import AgentView, PlaceView, SeatView
from konspira.games.stawka.state import FREE, Stawka

POLISH, GERMAN = 0, 1
SIDES = ["polish", "german"]


@cache
def _made(scenario: str, options: tuple[tuple[str, Any], ...]) -> StawkaGame:
    return StawkaGame(2, None, {"scenario": scenario, **dict(options)})


def make(scenario: str = "s3_chestnuts", **options: Any) -> StawkaGame:
    """The game with its options."""
    return _made(scenario, tuple(sorted(options.items())))


def start(scenario: str, seed: int) -> Stawka:
    """A new game."""
    state = make(scenario).start(seed)
    assert isinstance(state, Stawka)
    return state


class Scene:
    """A position being set up; what is not named, the rules fill in."""

    def __init__(self, game: StawkaGame, data: dict[str, Any]) -> None:
        self.game = game
        self.data: dict[str, Any] = {"seats": [{}, {}], "agents": {}, "places": {}, "tokens": []}
        self.data.update(data)

    def agent(self, name: str, field: str | None = None, **more: object) -> Scene:
        """`agent("jacek", "squ_a", items=["tile_gestapo_4"])`."""
        self.data["agents"][name] = {"field": field, **more}
        return self

    def seat(self, side: str, **more: object) -> Scene:
        """`seat("polish", pool=5, tracks={"yellow": 3})`."""
        self.data["seats"][SIDES.index(side)].update(more)
        return self

    def place(self, name: str, **more: object) -> Scene:
        """`place("hotel", stack=["tile_hotel_1"], markers=["blue"])`."""
        self.data["places"][name] = more
        return self

    def token(self, threat: str, field: str, **more: object) -> Scene:
        """`token("th_de_alarm", "theatre")`."""
        self.data["tokens"].append({"threat": threat, "at": field, **more})
        return self

    def active(self, name: str, **more: object) -> Scene:
        """The agent whose activation it is."""
        self.data["activation"] = {"agent": name, **more}
        return self

    def dice(self, *faces: int) -> Scene:
        """The next throws."""
        self.data["dice"] = list(faces)
        return self

    def state(self) -> Stawka:
        """The position, ready to play."""
        state = self.game.position(self.data)
        assert isinstance(state, Stawka)
        return state


def scene(scenario: str = "s3_chestnuts", **fields: Any) -> Scene:
    """A position in the middle of the activations of stage 1."""
    names = {setting.name for setting in StawkaGame.settings}
    options = {name: value for name, value in fields.items() if name in names}
    data = {name: value for name, value in fields.items() if name not in names}
    return Scene(make(scenario, **options), data)


# -- playing ---------------------------------------------------------------------------------------


def asked(state: Stawka) -> int:
    """The seat that has to choose."""
    return state.questions[0].seat


def offers(state: Stawka) -> list[str]:
    """Return what it may choose, by name."""
    return state.offers(asked(state))


def play(state: Stawka, *choices: str) -> Stawka:
    """Make choices, for the seat that is asked; windows in between are passed."""
    for choice in choices:
        while choice not in offers(state) and "pass" in offers(state):
            state.choose(asked(state), "pass")
        state.choose(asked(state), choice)
    return state


def passes(state: Stawka) -> Stawka:
    """Pass in every window until somebody has something else to choose."""
    while not state.over and state.questions and "pass" in offers(state):
        state.choose(asked(state), "pass")
    return state


def options(state: Stawka, verb: str) -> list[str]:
    """The arguments with which a verb is offered now."""
    found = [name for name in offers(state) if name.partition("(")[0] == verb]
    return [name.partition("(")[2].removesuffix(")") for name in found]


# -- looking ---------------------------------------------------------------------------------------


def slot(state: Stawka, name: str) -> int:
    """The figure of an agent."""
    for number in range(8):
        if state.doc[number] >= 0:
            if CHARACTERS[state.rules.person[state.doc[number]]] == name:
                return number
    raise KeyError(name)


def where(state: Stawka, name: str) -> str | None:
    """The field of a free agent."""
    number = slot(state, name)
    return FIELDS[state.where[number]] if state.status[number] == FREE else None


def agent(state: Stawka, name: str, viewer: int | None = None) -> AgentView:
    """An agent as somebody sees it."""
    for found in state.view(viewer).agents:
        if found.agent == name:
            assert isinstance(found, AgentView)
            return found
    raise KeyError(name)


def track(state: Stawka, side: str, color: str) -> int:
    """A player's evidence on an enemy colour."""
    return state.track[SIDES.index(side) * 4 + COLORS.index(color)]


def seat(state: Stawka, side: str) -> SeatView:
    """A player as a spectator sees him."""
    found = state.view(None).seats[SIDES.index(side)]
    assert isinstance(found, SeatView)
    return found


def place(state: Stawka, name: str, viewer: int | None = None) -> PlaceView:
    """A location as somebody sees it."""
    for found in state.view(viewer).places:
        if found.id == name:
            assert isinstance(found, PlaceView)
            return found
    raise KeyError(name)


def markers(state: Stawka, name: str) -> list[str]:
    """The been-here markers of a location."""
    bits = state.marks[LOCATIONS.index(name)]
    return [color for place, color in enumerate(COLORS) if bits >> place & 1]


def kinds(state: Stawka, viewer: int | None = None) -> list[str]:
    """The kinds of the events that somebody has heard."""
    return [event.kind for event in state.events(viewer)]
