"""The bots that search: what they know, what they are bound by, what they find."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Iterator
from typing import Any

import pytest

import konspira
from konspira import OptionError, Rng
from konspira.bots import Bot, Desk
from konspira.bots.ismcts import Judged, SearchBot, TreeBot
from konspira.bots.search import Arm, Search
from konspira.bots.soft import SoftBot
from konspira.bots.tree import NODE, Node, Tree
from konspira.kernel.game import Game
from konspira.kernel.state import State
from konspira.kernel.strength import Strength

FEW = Strength(simulations=12, most=3, horizon=1)
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("spiskowcy", 2, {}),
    ("spiskowcy", 3, {"order_timing": "simultaneous"}),
    ("estoril", 3, {}),
    ("emerald", 2, {}),
    ("emerald", 4, {}),
    ("stawka", 2, {"scenario": "s1_meeting"}),
    ("stawka", 2, {"scenario": "s2_first_clash"}),
    ("stawka", 2, {"scenario": "s3_chestnuts"}),
    ("leduc", 2, {}),
]


def asked(game: Game, games: int, each: int) -> Iterator[tuple[State, int]]:
    """The seats with a choice, at some of the moments of some games."""
    for seed in range(games):
        rng = Rng(seed)
        state = game.start(seed)
        moment = 0
        while not state.over and moment < 40 * each:
            seat = state.questions[rng.below(len(state.questions))].seat
            if len(state.options(seat)) > 1:
                moment += 1
                if moment % each == 0:
                    yield state, seat
            state.choose(seat, rng.choice(state.options(seat)))


@pytest.mark.verify
@pytest.mark.parametrize("kind", ["search", "tree"])
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_search_chooses_the_same_whatever_it_cannot_know(
    kind: str, name: str, seats: int, options: dict[str, Any]
) -> None:
    game = konspira.make(name, seats=seats, **options)
    moved = 0
    each = 1 if name == "leduc" else 7  # its games are short
    for number, (state, seat) in enumerate(asked(game, games=9, each=each)):
        if number == 12:
            break
        other = state.redeal(seat, Rng(number + 100))
        moved += other.position() != state.position()

        here, there = (_bot(kind, number).choose(Desk(one, seat)) for one in (state, other))

        assert here == there
        assert here in state.options(seat)
    assert moved > 1  # there was something the bot could not know


def _bot(kind: str, seed: int) -> Bot:
    return SearchBot(seed, how=FEW) if kind == "search" else TreeBot(seed, 4)


def first_question(name: str = "spiskowcy", seed: int = 3) -> Desk:
    """The first question of a game."""
    state = konspira.make(name, seats=2).start(seed)
    return Desk(state, state.questions[0].seat)


@pytest.mark.parametrize("bot", [SearchBot(5, 20), TreeBot(5, 30)])
def test_every_option_is_judged_and_the_best_comes_first(bot: SearchBot | TreeBot) -> None:
    desk = first_question()

    judged = bot.judge(desk)

    assert sorted(one.option for one in judged) == sorted(desk.options)
    assert all(0.0 <= one.value <= 1.0 for one in judged)
    assert judged[0].visits == max(one.visits for one in judged) > 0
    assert isinstance(judged[0], Judged)


def test_the_same_seed_and_number_of_simulations_judge_the_same() -> None:
    desk = first_question()

    assert SearchBot(4, 40).judge(desk) == SearchBot(4, 40).judge(desk)
    assert TreeBot(4, 40).judge(desk) == TreeBot(4, 40).judge(desk)


def test_a_search_keeps_about_its_number_of_simulations() -> None:
    desk = first_question()
    search = Search(desk.seat, Rng(1), 1)

    search.run(desk.sample(Rng(1)), desk.options, 4, 60)

    assert 48 <= search.simulations <= 72
    assert search.decisions > search.simulations


def arm(option: int, values: list[float]) -> Arm:
    """An option, and what it came to in some worlds."""
    made = Arm(option)
    made.values = values
    made.visits = len(values)
    made.total = sum(values)
    return made


def test_options_leave_the_race_when_they_are_clearly_worse_or_no_different() -> None:
    search = Search(0, Rng(1), 1)
    good = arm(1, [0.6, 0.4] * 20)
    worse = arm(2, [0.5, 0.3, 0.4, 0.4] * 10)  # by 0.1 on average, give or take 0.016
    same = arm(3, [0.6, 0.4] * 20)
    other = arm(4, [0.1, 0.85] * 20)  # worse by 0.025, give or take 0.075: nobody can tell yet

    left = search.race([good, worse, same, other])

    assert [one.option for one in left] == [1, 4]


def test_a_search_ends_when_the_best_option_is_clear() -> None:
    state = konspira.make("leduc", seats=2).start(2)
    while len(state.options(state.asked)) < 2:
        state.choose(state.asked, state.options(state.asked)[0])
    search = Search(state.asked, Rng(1), 1000)

    search.run(state.redeal(state.asked, Rng(1)), state.options(state.asked), 4, 100_000)

    assert search.simulations < 100_000


def test_a_search_keeps_its_time() -> None:
    desk = first_question()
    began = time.perf_counter()

    judged = SearchBot(1, 10_000_000, seconds=0.3).judge(desk)

    assert judged[0].visits > 0
    assert time.perf_counter() - began < 30  # all of them would take much longer


def test_a_tree_keeps_its_number_of_nodes_and_goes_on_learning() -> None:
    desk = first_question()
    tree = Tree(desk.seat, Rng(1), most=30)

    tree.run(desk.sample(Rng(1)), 90)

    assert tree.nodes == 30 == size(tree.root) - 1
    assert tree.root.visits == tree.simulations == 90
    assert sum(node.visits for node in tree.root.children.values()) == 90


def size(node: Node) -> int:
    """Return how many nodes hang here, with this one."""
    return 1 + sum(size(child) for child in node.children.values())


def test_a_tree_takes_no_more_memory_than_its_nodes_may() -> None:
    desk = first_question()
    guess = desk.sample(Rng(1))
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    tree = Tree(desk.seat, Rng(1), most=400)

    tree.run(guess, 250)

    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert tree.nodes == 400
    assert grown <= 400 * NODE


def test_a_tree_keeps_its_time() -> None:
    desk = first_question()
    began = time.perf_counter()

    judged = TreeBot(1, 10_000_000, seconds=0.2).judge(desk)

    assert judged[0].visits > 0
    assert time.perf_counter() - began < 30  # all of them would take much longer


@pytest.mark.parametrize(
    "argument",
    ["", "0", "-3", "many", "5.5", "99999999999", "5:", "5:6", "0s", "nans", "1s:2s", "0MB", "5GB"],
)
def test_a_number_of_simulations_that_is_none_is_refused(argument: str) -> None:
    for kind in (SearchBot, TreeBot):
        with pytest.raises(OptionError) as caught:
            kind.named(argument, 1)
        assert caught.value.code == "bot-simulations"


def test_a_search_by_name_takes_simulations_or_seconds() -> None:
    by_count, by_time = SearchBot.named("50", 1), SearchBot.named("0.5s", 1)

    assert isinstance(by_count, SearchBot)
    assert by_count.simulations == 50
    assert isinstance(by_time, SearchBot)
    assert by_time.seconds == 0.5


def test_a_tree_by_name_takes_simulations_seconds_and_memory() -> None:
    by_count, by_all = TreeBot.named("50", 1), TreeBot.named("500:1.5s:64MB", 1)

    assert isinstance(by_count, TreeBot)
    assert (by_count.simulations, by_count.seconds) == (50, 0.0)
    assert isinstance(by_all, TreeBot)
    assert (by_all.simulations, by_all.seconds) == (500, 1.5)
    assert by_all.nodes * NODE <= 64_000_000 < (by_all.nodes + 1) * NODE
    with pytest.raises(OptionError) as caught:
        SearchBot.named("500:64MB", 1)  # it has no tree
    assert caught.value.code == "bot-memory"


def test_a_soft_bot_that_never_slips_takes_what_is_advised() -> None:
    desk = first_question()
    values = desk.game.advise(desk.view, desk.question, desk.options)

    chosen = SoftBot(1, slip=0).choose(desk)

    assert values[desk.options.index(chosen)] == max(values)


def test_a_soft_bot_slips_the_more_the_softer_it_is() -> None:
    desk = first_question()
    values = desk.game.advise(desk.view, desk.question, desk.options)
    best = desk.options[values.index(max(values))]

    taken = [
        sum(SoftBot(seed, slip).choose(desk) == best for seed in range(200)) for slip in (10, 60)
    ]

    assert taken[0] > taken[1] > 40  # it still takes the best one most often of all
