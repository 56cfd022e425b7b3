"""What a programmer sees of the library's objects: one line each, and `==` that means something."""

from __future__ import annotations

import subprocess
import sys
from typing import Any, assert_type

import pytest

import konspira
from konspira import RecordError, Rng
from konspira.bots import Desk
from konspira.catalogue import GAMES
from konspira.games.emerald.shapes import View as EmeraldView
from konspira.games.estoril.shapes import View as EstorilView
from konspira.games.leduc.game import View as LeducView
from konspira.games.spiskowcy.shapes import View as SpiskowcyView
from konspira.games.stawka.sight.shapes import View as StawkaView


def test_a_state_says_in_one_line_where_it_is() -> None:
    state = konspira.make("spiskowcy", seats=3).start(7)
    seat = state.questions[0].seat

    assert repr(state) == f"<Spiskowcy: 3 seats, 0 choices, seat {seat} is asked order-type>"
    state.choose(seat, state.options(seat)[0])
    assert ", 1 choice, " in repr(state)
    assert "choices" not in repr(state.quiet_copy())


def test_sealed_questions_and_the_end_are_said_too() -> None:
    sealed = konspira.make("spiskowcy", seats=2, order_timing="simultaneous").start(7)
    assert repr(sealed).count("is asked order-type") == 2

    state = konspira.make("leduc").start(1)
    while not state.over:
        state.choose(state.questions[0].seat, state.options(state.questions[0].seat)[0])
    assert "over, scores" in repr(state)
    assert "blank" in repr(type(state)())


def test_a_game_says_how_it_was_made() -> None:
    assert repr(konspira.make("leduc")) == "konspira.make('leduc', seats=2)"
    game = konspira.make("spiskowcy", seats=3, order_timing="simultaneous")
    assert repr(game) == "konspira.make('spiskowcy', seats=3, order_timing='simultaneous')"
    assert eval(repr(game)) == game


def test_desks_questions_refusals_and_records_say_what_they_are() -> None:
    state = konspira.make("spiskowcy", seats=3).start(7)
    seat = state.questions[0].seat
    count = len(state.options(seat))
    desk = Desk(state, seat)

    assert repr(desk) == f"<Desk of seat {seat} in spiskowcy: order-type, {count} options>"
    assert repr(state.questions[0]) == f"Question(seat={seat}, kind='order-type')"
    assert repr(state.refusal(seat, "order_none")) == (
        "Refusal(rule='SPI-6.3', code='order-needed')"
    )
    record = repr(konspira.record_of(state))
    assert record == "<Record of spiskowcy: 3 seats, seed 7, 0 choices, unfinished>"


@pytest.mark.parametrize("name", GAMES)
def test_every_look_is_one_short_line(name: str) -> None:
    state = konspira.make(name).start(3)
    desk = Desk(state, state.questions[0].seat)
    rng = Rng(1)
    things = [state, state.game, desk, rng, *state.questions, *state.agenda, *state.log]
    for thing in [*things, konspira.record_of(state)]:
        assert "\n" not in repr(thing)
        assert " object at 0x" not in repr(thing)
        assert len(repr(thing)) < 300


@pytest.mark.parametrize("name", GAMES)
def test_states_are_equal_when_their_positions_are(name: str) -> None:
    game = konspira.make(name)
    state = game.start(3)
    seat = state.questions[0].seat

    assert state == state.copy() == game.position(state.position())
    assert state == konspira.make(name).start(3)  # a game made again is the same game
    assert state != game.start(4)
    assert state != "a state"
    other = state.copy()
    other.choose(seat, other.options(seat)[0])
    assert state != other


def test_a_state_has_no_hash_because_it_changes() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(konspira.make("leduc").start(1))


@pytest.mark.parametrize(
    "data", [b'{"format": "\xff"}', '{"format": "\ud800"}', b"\xff\xfe", b"[" * 100_000]
)
def test_a_record_in_another_encoding_is_refused_with_a_code(data: bytes | str) -> None:
    with pytest.raises(RecordError) as caught:
        konspira.read_record(data)
    assert caught.value.code == "record-malformed"


def test_a_type_checker_knows_the_view_of_each_game() -> None:
    """`make check` fails where one of these types is not what mypy finds."""
    spiskowcy = konspira.make("spiskowcy", seats=2).start(1)
    seen = assert_type(spiskowcy.view(0), SpiskowcyView)
    assert isinstance(seen, SpiskowcyView)
    assert_type(spiskowcy.copy().view(), SpiskowcyView)
    assert_type(spiskowcy.redeal(0, Rng(1)).view(0), SpiskowcyView)
    assert_type(konspira.make("leduc").position({}).view(), LeducView)
    assert isinstance(
        assert_type(konspira.make("estoril").start().view(), EstorilView), EstorilView
    )
    assert isinstance(
        assert_type(konspira.make("emerald").start().view(), EmeraldView), EmeraldView
    )
    assert_type(konspira.make("stawka").start().view(), StawkaView)
    anything: str = "leduc"
    assert_type(konspira.make(anything).start().view(), Any)


def test_bots_need_no_import_of_their_own() -> None:
    command = "import konspira; print(type(konspira.bots.make('ismcts:10')).__name__)"
    done = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True)

    assert (done.stdout, done.stderr) == ("TreeBot\n", "")


def test_what_konspira_does_not_have_is_an_error() -> None:
    with pytest.raises(AttributeError, match="bolts"):
        konspira.bolts  # type: ignore[attr-defined]  # noqa: B018
