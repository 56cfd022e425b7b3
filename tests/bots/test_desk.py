"""A bot works with what its seat may know, and nothing leads from its desk to the real state."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any

import pytest

import konspira
from konspira import KernelBug, Rng
from konspira.bots import Desk, make
from konspira.kernel.game import Game
from konspira.kernel.state import State

TABLES: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 3, "order_timing": "simultaneous"},
    {"seats": 4, "order_counts_visible": False, "event_effect_optional": False},
    {"seats": 3, "order_timing": "simultaneous", "order_counts_visible": False},
    {"seats": 2, "unplayed_hand_revealed": True, "allow_empty_order": True},
    {"seats": 2, "spy_plot_protection_two_player": False, "prince_bonus": "auto"},
]


def spiskowcy(options: dict[str, Any]) -> Game:
    name: str = "spiskowcy"
    return konspira.make(name, **options)


def desks(game: Game, games: int) -> Iterator[tuple[State, int]]:
    """Everybody who is asked something, in all positions of some random games."""
    for seed in range(games):
        rng = Rng(seed)
        state = game.start(seed)
        while not state.over:
            for question in state.questions:
                yield state, question.seat
            asked = state.questions[rng.below(len(state.questions))]
            state.choose(asked.seat, rng.choice(state.options(asked.seat)))


@pytest.mark.parametrize("level", ["random", "greedy", "easy"])  # test_search has the others
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_bot_chooses_the_same_whatever_it_cannot_know(
    level: str, options: dict[str, Any]
) -> None:
    moved = 0
    for number, (state, seat) in enumerate(desks(spiskowcy(options), games=4)):
        other = state.redeal(seat, Rng(number))
        moved += other.position() != state.position()

        here = make(level, number).choose(Desk(state, seat))
        there = make(level, number).choose(Desk(other, seat))

        assert here == there
        assert here in state.options(seat)
    assert moved > 100  # there was something the bot could not know


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_desk_shows_what_its_seat_is_shown(options: dict[str, Any]) -> None:
    for state, seat in desks(spiskowcy(options), games=1):
        desk = Desk(state, seat)

        assert desk.view == state.view(seat)
        assert desk.options == state.options(seat)
        assert desk.names == state.offers(seat)
        assert desk.question.seat == desk.seat == seat
        assert desk.game is state.game


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_sample_looks_to_its_seat_like_the_real_state(options: dict[str, Any]) -> None:
    for number, (state, seat) in enumerate(desks(spiskowcy(options), games=1)):
        sample = Desk(state, seat).sample(Rng(number))

        assert sample.view(seat) == state.view(seat)
        assert sample.options(seat) == state.options(seat)
        assert not sample.listening


def test_samples_differ_in_what_the_seat_cannot_see() -> None:
    state = konspira.make("spiskowcy", seats=3).start(7)
    desk = Desk(state, state.asked)
    rng = Rng(1)

    hands = [str(desk.sample(rng).position()["seats"]) for _ in range(20)]

    assert len(set(hands)) > 10


def test_a_sample_is_the_same_whatever_the_real_state_hides() -> None:
    state = konspira.make("spiskowcy", seats=3).start(7)
    seat = state.asked
    other = state.redeal(seat, Rng(5))

    here = Desk(state, seat).sample(Rng(1)).position()

    assert here == Desk(other, seat).sample(Rng(1)).position()
    assert state.position() != other.position()


def test_what_a_bot_does_to_a_sample_changes_no_other_sample_and_not_the_game() -> None:
    state = konspira.make("spiskowcy", seats=2).start(7)
    before = state.position()
    desk = Desk(state, state.asked)
    first = desk.sample(Rng(1))
    untouched = first.position()

    while not first.over:
        first.choose(first.asked, first.options(first.asked)[0])

    assert desk.sample(Rng(1)).position() == untouched
    assert state.position() == before


def reachable(root: object) -> list[object]:
    """All objects that can be reached from one, through attributes, containers and closures."""
    found = {id(root): root}
    waiting = [root]
    while waiting:
        for item in gc.get_referents(waiting.pop()):
            shared = isinstance(item, type | ModuleType)
            if isinstance(item, FunctionType):
                # What a function closes over is its own; its module's globals belong to everybody.
                follow: list[object] = list(item.__closure__ or ())
            else:
                follow = [] if shared else [item]
            for thing in follow:
                if id(thing) not in found:
                    found[id(thing)] = thing
                    waiting.append(thing)
    return list(found.values())


def test_no_path_leads_from_a_desk_to_the_state() -> None:
    state = konspira.make("spiskowcy", seats=3).start(7)
    desk = Desk(state, state.asked)
    assert any(item is state for item in reachable([state]))  # the search would find it

    things = reachable(desk)

    assert len(things) > 20
    assert not any(item is state for item in things)
    assert not any(isinstance(value, State) for value in attributes(desk))


def attributes(thing: object) -> list[object]:
    """Everything that can be read off an object by name."""
    return [getattr(thing, name) for name in dir(thing)]


def test_the_only_states_behind_a_desk_are_dealt_anew() -> None:
    state = konspira.make("spiskowcy", seats=3).start(7)
    desk = Desk(state, state.asked)

    states = [item for item in reachable(desk.sample) if isinstance(item, State)]

    assert states
    for other in states:
        assert other.word != state.word
        assert other.position()["seats"] != state.position()["seats"]


def test_there_is_no_desk_for_a_seat_that_is_not_asked() -> None:
    state = konspira.make("spiskowcy", seats=3).start(7)
    idle = (state.asked + 1) % 3

    with pytest.raises(KernelBug, match="bot-not-asked"):
        Desk(state, idle)
