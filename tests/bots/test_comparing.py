"""Options compared by imagined games: shares of victory, their intervals, and whole deeds."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import konspira
from konspira import Rng
from konspira.bots import Desk
from konspira.bots.comparing import (
    Budget,
    Compared,
    compare,
    deed,
    interval,
    ranked,
    sure_of,
    sureness,
)
from konspira.bots.search import Search
from konspira.kernel.game import Game
from konspira.kernel.state import State

GAMES = ["spiskowcy", "estoril", "emerald", "stawka"]


def asked(game: Game, seed: int, wanted: Sequence[str] = ()) -> tuple[State, int]:
    """A state in which a seat has something to choose, of one of these kinds if any are named."""
    state, rng = game.start(seed), Rng(seed)
    while not state.over:
        question = state.questions[0]
        options = state.options(question.seat)
        if len(options) > 1 and (not wanted or question.kind in wanted):
            return state, question.seat
        state.choose(question.seat, rng.choice(options))
    raise AssertionError(f"nobody was asked {wanted}")


# -- the share of imagined games won ---------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_what_is_counted_are_victories_and_nothing_else(name: str) -> None:
    """A share is made of whole and shared victories: by how much one wins plays no part."""
    seats = 2 if name == "stawka" else 3
    state, seat = asked(konspira.make(name, seats=seats), 4)
    options = state.options(seat)[:2]

    found = compare(Desk(state, seat), options, Budget(8), seed=3)

    parts = [1 / count for count in range(1, seats + 1)]
    possible = {round(sum(part), 9) for part in _sums([0.0, *parts], found[0].games)}
    for one in found:
        assert one.games == 4
        assert round(one.share * one.games, 9) in possible


def _sums(parts: Sequence[float], games: int) -> set[tuple[float, ...]]:
    found: set[tuple[float, ...]] = {()}
    for _ in range(games):
        found = {tuple(sorted((*one, part))) for one in found for part in parts}
    return found


def test_the_shares_of_three_seats_that_know_the_same_add_up_to_one() -> None:
    """Before anything is dealt for one seat alone, nobody has more than a third to hope for."""
    game = konspira.make("spiskowcy", seats=3)
    state, seat = asked(game, 1)
    option = state.options(seat)[0]
    values = []
    for eyes in range(3):
        search = Search(eyes, Rng(5), 1_000_000, margin=0.0)
        search.ready(state.copy(), [option])
        world = state.copy()
        world.play(option)
        search.play_on(world, Rng(9))
        values.append(search.value(world))
    assert sum(values) == pytest.approx(1.0)


def test_the_same_seed_compares_the_same_whatever_the_seat_cannot_know() -> None:
    state, seat = asked(konspira.make("estoril", seats=3), 2)
    other = state.redeal(seat, Rng(7))
    options = state.options(seat)[:3]

    here = compare(Desk(state, seat), options, Budget(12), seed=5)

    assert other.position() != state.position()
    assert here == compare(Desk(other, seat), options, Budget(12), seed=5)
    shares = [one.share for one in here]
    assert shares == sorted(shares, reverse=True)


# -- intervals -------------------------------------------------------------------------------------


def test_an_interval_is_wilsons() -> None:
    low, high = interval(0.5, 100)
    assert (low, high) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval(0.0, 10)[0] == 0.0 and interval(0.0, 10)[1] == pytest.approx(0.2775, abs=1e-4)
    assert interval(1.0, 4)[1] == 1.0 and interval(1.0, 4)[0] < 0.6
    assert interval(0.0, 0) == (0.0, 1.0)


def test_intervals_cover_what_is_true() -> None:
    """Of many samples about 95 in a hundred hold the true share, and the true difference."""
    rng = Rng(3)
    shares = differences = 0
    for _ in range(400):
        one = [float(rng.below(100) < 60) for _ in range(60)]
        two = [float(rng.below(100) < 40) for _ in range(60)]
        found = {row.option: row for row in ranked({1: one, 2: two})}
        shares += found[1].low <= 0.6 <= found[1].high
        other = found[2]
        differences += other.behind_low <= 0.2 <= other.behind_high
    assert shares >= 370
    assert differences >= 370


def test_the_best_comes_first_and_the_others_say_how_far_they_are_behind() -> None:
    found = ranked({7: [0, 0, 1, 0], 8: [1, 1, 1, 0], 9: [0.5, 0.5, 0, 0]})

    assert [one.option for one in found] == [8, 7, 9]
    assert [one.share for one in found] == [0.75, 0.25, 0.25]
    assert [one.behind for one in found] == [0.0, 0.5, 0.5]
    assert all(one.behind_low < 0.5 < one.behind_high for one in found[1:])


# -- how sure it is --------------------------------------------------------------------------------


def test_the_same_gap_is_clear_or_unseen_by_how_many_games_there_were() -> None:
    """A fixed gap would call all of these the same."""
    words = [
        sureness(ranked({1: [1, 1, 1, 0, 0] * many, 2: [1, 1, 0, 0, 0] * many}))
        for many in (1, 4, 40)
    ]
    assert words == ["none", "little", "clear"]


def test_sureness_follows_from_the_interval_of_the_difference() -> None:
    def behind(low: float, high: float) -> Compared:
        return Compared(2, 0.4, 0.3, 0.5, 50, (low + high) / 2, low, high)

    first = Compared(1, 0.5, 0.4, 0.6, 50)
    assert sure_of(behind(0.01, 0.1)) == "clear"
    assert sure_of(behind(-0.01, 0.2)) == "little"
    assert sure_of(behind(-0.1, 0.15)) == "none"
    assert sureness([first]) == "clear"
    assert sureness([first, behind(0.01, 0.1), behind(-0.1, 0.15)]) == "none"
    assert sureness([first, behind(0.01, 0.1), behind(-0.01, 0.2)]) == "little"


def test_a_few_equal_worlds_are_not_certain() -> None:
    assert sureness(ranked({1: [1.0] * 2, 2: [0.0] * 2})) != "clear"


# -- the whole deed --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "kind", "least"),
    [
        ("spiskowcy", "order-type", 2),
        ("spiskowcy", "plot-player-a", 4),
        ("estoril", "place-card", 2),
        ("emerald", "turn", 3),
    ],
)
def test_a_deed_has_all_its_small_steps(name: str, kind: str, least: int) -> None:
    game = konspira.make(name, seats=3)
    state, seat = asked(game, 3, [kind])
    deeds = [deed(Desk(state, seat), option) for option in state.options(seat)]

    assert max(len(one) for one in deeds) >= least
    for option, one in zip(state.options(seat), deeds, strict=True):
        assert one[0] == option
        copy = state.copy()
        for place, small in enumerate(one):
            assert copy.midway(seat) or place == 0  # never the first step of another deed
            copy.choose(seat, small)


@pytest.mark.parametrize("name", GAMES)
def test_a_deed_is_the_same_whatever_the_seat_cannot_know(name: str) -> None:
    state, seat = asked(konspira.make(name, seats=2), 6)
    other = state.redeal(seat, Rng(8))

    for option in state.options(seat):
        assert deed(Desk(state, seat), option) == deed(Desk(other, seat), option)
