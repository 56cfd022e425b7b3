"""Weighing options within a budget, and judging the choices of a game that is over."""

from __future__ import annotations

import time

import pytest

import konspira
from konspira import Rng
from konspira.bots import Desk, make, play_out
from konspira.bots.comparing import Budget, Stopped, interval
from konspira.bots.ismcts import Judged
from konspira.bots.review import (
    SLIP,
    SWING,
    Made,
    TurningPoint,
    Verdict,
    advise,
    choices_of,
    deeds_of,
    difference,
    judge,
    suspicion,
    turning_points,
)
from konspira.bots.usual import usual_level
from konspira.bots.weighing import SHOWN, added, searched, tried, weigh
from konspira.kernel.game import Game
from konspira.kernel.state import State

GAMES = ["spiskowcy", "estoril", "emerald", "stawka"]


def desk_of(game: Game, seed: int = 1, choices: int = 6) -> tuple[State, int]:
    """A state in which a seat has something to choose, after some choices."""
    state, rng = game.start(seed), Rng(seed)
    while True:
        seat = state.questions[0].seat
        options = state.options(seat)
        if choices <= 0 and len(options) > 1:
            return state, seat
        state.choose(seat, rng.choice(options))
        choices -= 1


# -- within a budget -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_judgement_is_the_same_whatever_the_seat_cannot_know(name: str) -> None:
    state, seat = desk_of(konspira.make(name, seats=2))
    other = state.redeal(seat, Rng(7))
    assert other.position() != state.position()

    here = weigh(Desk(state, seat), Budget(6), seed=5)
    there = weigh(Desk(other, seat), Budget(6), seed=5)

    assert here == there
    assert {one.option for one in here} <= set(state.options(seat))
    assert len(here) <= SHOWN


@pytest.mark.verify
def test_all_simulations_are_made_if_there_is_time() -> None:
    state, seat = desk_of(konspira.make("spiskowcy", seats=2))

    for count in (1, 15, 16, 17, 100, 333):
        found = searched(Desk(state, seat), Budget(count), seed=1)
        assert count <= tried(found) < count + 64  # no more than fairness to all options needs


def test_thinking_ends_when_time_is_up() -> None:
    state, seat = desk_of(konspira.make("spiskowcy", seats=2))
    began = time.perf_counter()

    found = weigh(Desk(state, seat), Budget(10_000_000, 0.3))

    assert time.perf_counter() - began < 30  # all of them would take hours
    assert 0 < found[0].games < 10_000_000


def test_a_thought_that_nobody_waits_for_is_given_up() -> None:
    state, seat = desk_of(konspira.make("spiskowcy", seats=2))
    looks = iter([False, True])

    with pytest.raises(Stopped):
        weigh(Desk(state, seat), Budget(10_000_000, 60), stopped=lambda: next(looks))
    with pytest.raises(Stopped):  # before it has begun
        weigh(Desk(state, seat), Budget(8), stopped=lambda: True)


def test_two_searches_count_by_how_often_they_tried() -> None:
    one = [Judged(1, 0.5, 10), Judged(2, 0.2, 2), Judged(3, 0.0, 0)]
    other = [Judged(2, 0.8, 10), Judged(1, 0.3, 5), Judged(3, 0.0, 0)]

    found = added(one, other)

    assert added(one, other[:2]) == added(one, other)  # one that was left out was not tried
    assert [judged.option for judged in found] == [1, 2, 3]
    assert [judged.visits for judged in found] == [15, 12, 0]
    assert [judged.value for judged in found] == pytest.approx([6.5 / 15, 8.4 / 12, 0.0])


def test_an_option_that_must_be_there_is_compared_too() -> None:
    state, seat = desk_of(konspira.make("estoril", seats=2))
    options = state.options(seat)
    assert len(options) > SHOWN

    for option in options:
        found = weigh(Desk(state, seat), Budget(6), seed=2, must=[option])
        assert option in [one.option for one in found]
        assert len({one.option for one in found}) == len(found) <= SHOWN + 1


def test_advice_is_sorted_and_names_whole_deeds() -> None:
    state, seat = desk_of(konspira.make("spiskowcy", seats=3))

    found = advise(Desk(state, seat), Budget(30), seed=1)

    shares = [one.share for one in found.options]
    assert shares == sorted(shares, reverse=True) and 1 < len(shares) <= SHOWN
    for one in found.options:
        assert one.deed[0] == one.choice
        assert 0 <= one.low <= one.share <= one.high <= 1
        assert one.games == 10
    assert found.sureness in ("clear", "little", "none")


def test_the_usual_level_exists() -> None:
    assert make(usual_level())


# -- a whole game ----------------------------------------------------------------------------------


@pytest.mark.verify
@pytest.mark.parametrize("name", ["spiskowcy", "stawka"])
def test_every_choice_that_was_one_is_judged_from_its_seat(name: str) -> None:
    game = konspira.make(name, seats=2)
    state = game.start(3)
    play_out(state, [make("greedy", 1), make("random", 2)])
    history = state.history[:30]

    found = [
        judge(Desk(before, made.seat), made, Budget(3), seed=made.ply)
        for made, before in choices_of(game.start(3), history)
    ]

    assert len(found) > 10
    for one in found:
        seat, option = history[one.ply]
        assert (one.seat, one.choice) == (seat, game.name(option))
        assert 0 <= one.after <= 1 and 0 <= one.before <= 1
        assert 1 <= len(one.best) <= SHOWN + 1
        assert one.best[0].share == one.before
        chosen = next(best for best in one.best if best.choice == one.choice)
        assert (chosen.share, chosen.low, chosen.high) == (one.after, one.low, one.high)
        assert [best.share for best in one.best] == sorted(
            (best.share for best in one.best), reverse=True
        )
        assert one.choice in one.deed and one.kind and one.chapter > 0


def test_a_choice_of_several_small_steps_is_one_deed() -> None:
    game = konspira.make("spiskowcy", seats=2)
    state = game.start(3)
    play_out(state, [make("greedy", 1), make("greedy", 2)])

    deeds = deeds_of(game.start(3), state.history)

    assert len(deeds) == len(state.history)
    orders = [one for one in deeds if one[0].startswith("order_type")]
    assert orders and all(2 <= len(one) <= 3 for one in orders)
    for (_, option), one in zip(state.history, deeds, strict=True):
        assert game.name(option) in one


def test_what_is_far_from_the_advice_is_looked_at_first() -> None:
    game = konspira.make("spiskowcy", seats=2)
    state = game.start(3)
    play_out(state, [make("greedy", 1), make("random", 2)])
    sensible: list[float] = []
    wild: list[float] = []
    for made, before in choices_of(game.start(3), state.history):
        doubt = suspicion(before, made.seat, made.option)
        assert doubt >= 0
        (wild if made.seat else sensible).append(doubt)
    assert sum(sensible) / len(sensible) < sum(wild) / len(wild)


def test_a_blunder_is_seen() -> None:
    """In Leduc, folding a good hand gives away what calling would win."""
    game = konspira.make("leduc", seats=2)
    for seed in range(200):
        state = game.start(seed)
        seat = state.questions[0].seat
        if "fold" in [game.name(option) for option in state.options(seat)]:
            continue
        state.choose(seat, next(o for o in state.options(seat) if "raise" in game.name(o)))
        seat = state.questions[0].seat
        names = {game.name(option): option for option in state.options(seat)}
        if "fold" not in names:
            continue
        made = Made(1, seat, names["fold"], ["fold"], 1)
        found = judge(Desk(state, seat), made, Budget(200), seed=1)
        if found.lost > SLIP:
            assert found.best[0].choice != "fold"
            assert found.sureness == "clear" and found.lost_low > 0
            return
    pytest.fail("no hand of two hundred was worth more than folding it")


# -- turning points --------------------------------------------------------------------------------


def verdict(
    ply: int, seat: int, before: float, after: float, sure: bool = True, half: float = 0.02
) -> Verdict:
    lost = before - after
    around = 0.02 if sure else lost + 0.1
    return Verdict(
        ply=ply,
        seat=seat,
        choice="x",
        deed=["x"],
        chapter=1,
        kind="turn",
        facts={},
        before=before,
        after=after,
        low=after - half,
        high=after + half,
        lost_low=lost - around,
        lost_high=lost + around,
        sureness="clear" if sure else "none",
        best=[],
    )


def test_a_choice_that_gives_away_much_is_a_turning_point() -> None:
    found = turning_points([verdict(0, 0, 0.6, 0.5), verdict(1, 1, 0.5, 0.48)])

    assert [(one.ply, one.seat, one.kind) for one in found] == [(0, 0, "slip")]
    assert (found[0].size, found[0].low, found[0].high) == pytest.approx((0.1, 0.08, 0.12))


def test_what_may_be_chance_is_no_turning_point() -> None:
    """However large it looks: the interval of the difference decides."""
    assert turning_points([verdict(0, 0, 0.9, 0.4, sure=False)]) == []
    doubtful = [verdict(0, 0, 0.5, 0.5, half=0.25), verdict(3, 0, 0.8, 0.8, half=0.25)]
    assert turning_points(doubtful) == []
    certain = [verdict(0, 0, 0.5, 0.5), verdict(3, 0, 0.8, 0.8)]
    assert [(one.ply, one.kind) for one in turning_points(certain)] == [(3, "gain")]


def test_as_long_as_some_choices_are_not_judged_only_slips_are_told() -> None:
    found = [verdict(0, 0, 0.6, 0.5), verdict(9, 0, 0.9, 0.9)]
    assert [one.kind for one in turning_points(found)] == ["slip", "gain"]
    assert [one.kind for one in turning_points(found, complete=False)] == ["slip"]


def test_what_happens_between_two_choices_of_a_seat_can_turn_a_game() -> None:
    found = turning_points(
        [
            verdict(0, 0, 0.5, 0.5),
            verdict(3, 1, 0.2, 0.2),
            verdict(5, 0, 0.5 - SWING, 0.3),
            verdict(7, 1, 0.9, 0.9),
        ]
    )

    assert [(one.ply, one.seat, one.kind) for one in found] == [(5, 0, "loss"), (7, 1, "gain")]
    assert found[0] == TurningPoint(5, 0, "loss", 0.2, found[0].low, found[0].high)
    assert found[0].low < 0.2 < found[0].high


def test_the_interval_of_a_change_is_newcombes() -> None:
    """The worked example of his paper: 56 of 70 against 48 of 80."""
    more, less = interval(56 / 70, 70), interval(48 / 80, 80)

    found = difference((more[0], 56 / 70, more[1]), (less[0], 48 / 80, less[1]))

    assert found == pytest.approx((0.0524, 0.2, 0.3339), abs=2e-4)
    low, size, high = difference((0.51, 1.0, 1.0), (0.0, 0.0, 0.49))
    assert (size, high) == (1.0, 1.0) and low < 0.4  # never more than everything


def test_the_greatest_turning_points_are_kept_in_their_order() -> None:
    slips = [verdict(ply, ply % 2, 0.5, 0.4 - ply / 100) for ply in range(20)]

    found = turning_points(slips)

    assert [one.ply for one in found if one.kind == "slip"] == sorted(
        one.ply for one in found if one.kind == "slip"
    )
    assert len(found) == 8
    assert found[-1].ply == 19


def test_luck_is_not_held_against_a_better_choice() -> None:
    assert verdict(0, 0, 0.4, 0.6).lost == 0.0
