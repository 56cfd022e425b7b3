"""The bots by name: each plays every game to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import konspira
from konspira import OptionError
from konspira.bots import LADDER, LEVELS, Bot, Desk, make, play_out, strengths
from konspira.bots.ismcts import SearchBot, TreeBot
from konspira.bots.ladder import LevelBot
from konspira.bots.soft import SoftBot
from konspira.catalogue import GAMES
from konspira.games.stawka.advice.strengths import LESSON, SHORT, STRENGTHS
from konspira.kernel.game import Game
from konspira.kernel.strength import Strength
from support.ambush import AmbushGame

TABLES = [
    pytest.param(name, seats, marks=[pytest.mark.verify] if seats > 2 else [])
    for name, kind in GAMES.items()
    for seats in range(kind.seat_range[0], kind.seat_range[1] + 1)
]
QUICK = 6  # simulations: here a search has to come to an end, not to be strong
SEALED: dict[str, Any] = {"order_timing": "simultaneous", "allow_empty_order": True}


class Beginner(Bot):
    """A bot that thinks about its first choices only: searches are slow in plain Python."""

    def __init__(self, level: str, seed: int) -> None:
        super().__init__(seed)
        self.bot = make(level, seed)
        self.left = 6

    def choose(self, desk: Desk) -> int:
        self.left -= 1
        return self.bot.choose(desk) if self.left >= 0 else self.rng.choice(desk.options)


def quick(how: Strength) -> Strength:
    """The same, and very little thought."""
    return how._replace(simulations=min(how.simulations, QUICK), most=2, horizon=1)


def quickened(strength: Callable[[Game, str], Strength | None]) -> Callable[..., Strength | None]:
    """The numbers of a game, with very little thought."""

    def found(game: Game, level: str) -> Strength | None:
        how = strength(game, level)
        return how and quick(how)

    return found


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches think very little."""
    for kind in GAMES.values():
        monkeypatch.setattr(kind, "strength", quickened(kind.strength))
    cut = {level: quick(how) for level, how in strengths.USUAL.items()}
    monkeypatch.setattr(strengths, "USUAL", cut)
    monkeypatch.setattr(TreeBot.__init__, "__defaults__", (0, QUICK, 1000, 0.0))


def test_there_is_a_random_bot_a_greedy_one_and_a_ladder() -> None:
    assert list(LEVELS)[:2] == ["random", "greedy"]
    assert list(LEVELS)[2:6] == list(LADDER) == ["easy", "medium", "hard", "expert"]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_brings_numbers_has_them_for_every_level(name: str) -> None:
    assert list(GAMES[name].strengths or strengths.USUAL) == list(LADDER)


@pytest.mark.parametrize("scenario", SHORT)
def test_a_scenario_with_numbers_of_its_own_has_them_for_every_level(scenario: str) -> None:
    game = konspira.make("stawka", scenario=scenario)

    own = {level: strengths.strength(game, level) for level in LADDER}

    assert own == {level: quick(how) for level, how in LESSON.items()}
    assert own != {level: quick(how) for level, how in STRENGTHS.items()}


def test_a_level_plays_each_scenario_with_the_numbers_of_that_one() -> None:
    bot = make("hard", 1)
    for scenario in ("s1_meeting", "s3_chestnuts"):
        state = konspira.make("stawka", scenario=scenario).start(3)
        play_out(state, [bot, make("random", 1)])
        assert state.over

    assert isinstance(bot, LevelBot)
    assert [type(one) for one in bot.players.values()] == [SearchBot, SoftBot]


@pytest.mark.parametrize(("seconds", "kind"), [(0.1, SoftBot), (0.5, SearchBot), (9.0, SearchBot)])
def test_in_very_little_time_a_level_only_takes_advice(seconds: float, kind: type[Bot]) -> None:
    state = konspira.make("stawka", scenario="s1_meeting").start(3)
    while len(state.options(state.questions[0].seat)) == 1:
        state.choose(state.questions[0].seat, state.options(state.questions[0].seat)[0])
    bot = make("hard", 1)
    assert isinstance(bot, LevelBot)
    bot.seconds = seconds

    desk = Desk(state, state.questions[0].seat)

    assert bot.choose(desk) in desk.options
    assert [type(one) for one in bot.players.values()] == [kind]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_level_plays_every_game_to_its_end(level: str, name: str, seats: int) -> None:
    state = konspira.make(name, seats).start(3)

    play_out(state, [Beginner(level, seat) for seat in range(seats)])

    assert state.over
    assert state.winners


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_level_plays_with_sealed_orders(level: str, seats: int) -> None:
    state = konspira.make("spiskowcy", seats, **SEALED).start(3)

    play_out(state, [Beginner(level, seat) for seat in range(seats)])

    assert state.over


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_makes_the_same_choices(level: str) -> None:
    games = []
    for seed in (4, 4, 5):
        state = konspira.make("spiskowcy", 2).start(1)
        play_out(state, [Beginner(level, seed), make("random", seed)])
        games.append(state.history)

    assert games[0] == games[1]
    assert games[0] != games[2]


def test_an_unknown_level_is_refused_with_a_remedy() -> None:
    with pytest.raises(OptionError) as caught:
        make("greedi")

    assert caught.value.code == "unknown-bot"
    assert caught.value.facts == {"value": "greedi", "remedy": 'did you mean "greedy"?'}


def test_a_level_that_resembles_none_is_answered_with_all_of_them() -> None:
    with pytest.raises(OptionError, match="known: random, greedy"):
        make("napoleon")


class Unadvised(AmbushGame):
    """A game whose author has written no advice."""

    advise = Game.advise


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_a_game_that_brings_no_advice(level: str) -> None:
    state = Unadvised().start(3)

    play_out(state, [make(level, seat) for seat in range(3)])

    assert state.over


def test_levels_without_advice_search_more_and_slip_less() -> None:
    game = Unadvised()
    rows = [strengths.strength(game, level) for level in LADDER]

    assert [how.simulations for how in rows] == sorted({how.simulations for how in rows})
    assert [how.slip for how in rows] == sorted((how.slip for how in rows), reverse=True)
    assert game.advise(None, game.start(1).questions[0], [1, 2]) == [0.0, 0.0]
