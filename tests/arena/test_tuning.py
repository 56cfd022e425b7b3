"""The search for values of a pack: goals, values, candidates, and going on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from konspira.arena.goals import Goal, read_goal
from konspira.arena.moving import Value, read_wish, values_of, write_pack
from konspira.arena.playing import Task
from konspira.arena.rows import Row
from konspira.arena.run import Run
from konspira.arena.stats import Estimate
from konspira.arena.tuning import GAMES, MINUTES, PACK, Found, Search, new_plan
from konspira.arena.workers import Alone
from konspira.kernel.errors import KonspiraError, OptionError, RecordError
from support.weighted import WeightedGame

PLACE = "support.weighted:GAME"
WEIGHT = "chance:first.weight=0..100"


def row(number: int, ranks: Sequence[int], sides: Sequence[str] = (), turns: float = 5) -> Row:
    return Row(
        number, number, 0, 1, [0, 0], [0, 0], list(ranks), 1, [1, 1], [0, 0],
        turns=turns, first=1, sides=list(sides),
    )  # fmt: skip


def played(run: Run, task: Task) -> bool:
    """All that is missing, in this process."""
    for _ in run.play(task, Alone()):
        pass
    return True


def value_of(text: str) -> Value:
    wish = read_wish(text)
    assert wish is not None
    return values_of(WeightedGame().pack, [wish])[0]


def searching(folder: Path, goal: str, *wishes: str, pack: Path | None = None) -> Search:
    game = WeightedGame(2, pack)
    read = [wish for text in wishes or (WEIGHT,) if (wish := read_wish(text))]
    aim = read_goal(goal, 2)
    assert aim is not None
    plan = new_plan(PLACE, game, values_of(game.pack, read), aim, "random", 60, 1)
    return Search(folder, plan, game, [], played)


# -- goals -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "goal"),
    [
        ("share(german)=0.5", Goal("share", "german", "", 0.5)),
        ("seat(2) = 0.25", Goal("seat", "2", "", 0.25)),
        ("turns=12", Goal("turns", "", "", 12.0)),
        ("drama=high", Goal("drama", "", "high")),
        ("sides", Goal("sides", "", "low")),
    ],
)
def test_a_goal_is_a_measure_and_an_aim(text: str, goal: Goal) -> None:
    assert read_goal(text, 2) == goal
    assert read_goal(str(goal), 2) == goal


@pytest.mark.parametrize(
    "text",
    ["", "fun=1", "share=0.5", "turns", "turns(1)=3", "seat(3)=0.5", "seat(0)=0.5", "share(a)=1.5",
     "turns=-1", "turns=nan", "turns=inf", "turns=1e99", "drama=__import__('os')", "seats=best"],
)  # fmt: skip
def test_what_is_no_goal_is_none(text: str) -> None:
    assert read_goal(text, 2) is None


def test_a_measure_is_that_of_the_report() -> None:
    sides = ["side-polish", "side-german"]
    rows = [row(n, [1, 2] if n < 30 else [2, 1], sides, turns=n % 2) for n in range(40)]

    share = Goal("share", "german", "", 0.5).estimate(rows)
    assert share is not None and share.value == 0.25 and share.low < 0.25 < share.high
    seat = Goal("seat", "1", "", 0.5).estimate(rows)
    assert seat is not None and seat.value == 0.75
    first = Goal("order", aim="low").estimate(rows)
    assert first is not None and first.value == 0.25
    gap = Goal("sides", aim="low").estimate(rows)
    assert gap is not None and gap.value == 0.25
    turns = Goal("turns", target=1).estimate(rows)
    assert turns is not None and turns.value == 0.5
    assert Goal("share", "french", "", 0.5).estimate(rows) is None
    assert Goal("drama", aim="high").estimate(rows) is None


def test_the_worse_end_of_an_interval_counts() -> None:
    found = Estimate(0.5, 0.2, 0.6, 100)

    assert Goal("seat", "1", "", 0.5).farthest(found) == pytest.approx(0.3)
    assert Goal("seat", "1", "", 0.5).nearest(found) == 0
    assert Goal("seat", "1", "", 0.9).nearest(found) == pytest.approx(0.3)
    assert Goal("drama", aim="high").farthest(found) == -0.2
    assert Goal("drama", aim="low").farthest(found) == 0.6


# -- values ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "place", "start", "is_whole"),
    [
        ("chance:first.weight=0..100", ["chance", 0, "weight"], 20, True),
        ("chance.toml:second.weight=0..100", ["chance", 1, "weight"], 0, True),
        ("chance:chance.2.weight=0..100", ["chance", 1, "weight"], 0, True),
        ("chance:first.tilt=-1..1", ["chance", 0, "tilt"], 0.5, False),
        ("chance:first.limits.2=50..70", ["chance", 0, "limits", 1], 60, True),
        ("single:table.unused=1..5", ["table", 0, "unused"], 3, True),
    ],
)
def test_a_value_is_named_by_its_row_and_key(
    text: str, place: list[str | int], start: float, is_whole: bool
) -> None:
    value = value_of(text)

    assert (value.place, value.start, value.is_whole) == (place, start, is_whole)
    assert value.at(0.0) == value.low and value.at(1.0) == value.high
    assert type(value.at(0.4)) is (int if is_whole else float)


@pytest.mark.parametrize(
    "text",
    ["", "chance", "chance:first.weight", "chance:first.weight=3", "chance:first.weight=5..5",
     "chance:first.weight=9..1", "../chance:first.weight=0..1", "chance:first..weight=0..1",
     "chance:first.weight=0..1e3"],
)  # fmt: skip
def test_what_names_no_value_is_none(text: str) -> None:
    assert read_wish(text) is None


@pytest.mark.parametrize(
    ("text", "code", "remedy"),
    [
        ("chances:first.weight=0..9", "tune-no-file", "chance.toml"),
        ("chance:fist.weight=0..9", "tune-no-value", "first"),
        ("chance:first.wait=0..9", "tune-no-value", "weight"),
        ("chance:first.weight.more=0..9", "tune-no-value", ""),
        ("chance:first.label=0..9", "tune-not-number", "twenty"),
        ("chance:first.fair=0..9", "tune-not-number", "true"),
        ("chance:first=0..9", "tune-not-number", ""),
        ("chance:first.weight=0..9.5", "tune-not-whole", "20"),
    ],
)
def test_a_value_that_cannot_move_is_refused(text: str, code: str, remedy: str) -> None:
    with pytest.raises(OptionError) as caught:
        value_of(text)

    assert caught.value.code == code
    assert remedy in " ".join(str(fact) for fact in caught.value.facts.values())


def test_a_name_that_fits_two_rows_is_refused(tmp_path: Path) -> None:
    text = (WeightedGame.folder / "data" / "chance.toml").read_text(encoding="utf-8")
    (tmp_path / "chance.toml").write_text(text.replace('"second"', '"first"'), encoding="utf-8")
    wish = read_wish(WEIGHT)
    assert wish is not None

    with pytest.raises(OptionError) as caught:
        values_of(WeightedGame(2, tmp_path).pack, [wish])
    assert caught.value.code == "tune-several"
    with pytest.raises(OptionError) as caught:
        values_of(WeightedGame().pack, [wish, wish])
    assert caught.value.code == "tune-twice"


def test_a_pack_differs_in_its_numbers_only(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "single.toml").write_text("[[table]]\nunused = 4 # mine\n", encoding="utf-8")
    pack = WeightedGame(2, mine).pack

    write_pack(tmp_path / "made", pack, [value_of(WEIGHT)], (33,))

    before = pack.files["chance.toml"].read_text(encoding="utf-8")
    after = (tmp_path / "made" / "chance.toml").read_text(encoding="utf-8")
    assert after == before.replace("weight = 20 # of", "weight = 33 # of")
    assert (tmp_path / "made" / "single.toml").read_text(encoding="utf-8").endswith("4 # mine\n")


# -- searching -------------------------------------------------------------------------------------


def test_it_finds_the_number_that_is_known(tmp_path: Path) -> None:
    search = searching(tmp_path, "seat(1)=0.7")
    end = search.run(6000)
    found = search.results(end, 500)

    assert abs(found.best[0] - 50) <= 6  # 50 + 40 / 2 = 70 of a hundred
    assert found.low[0] <= 50 <= found.high[0] <= 60
    assert found.before is not None and abs(found.before.value - 0.4) < 0.08
    assert found.after is not None and abs(found.after.value - 0.7) < 0.06
    assert found.change is not None and found.change.low > 0.15
    assert found.games <= 6000 and found.games == sum(one.games for one in found.candidates)
    refused = [one for one in found.candidates if one.numbers[0] > 60]
    assert refused == [one for one in found.candidates if not one.games]
    assert refused and all(one.found is None and one.games == 0 for one in refused)
    game = WeightedGame(2, tmp_path / PACK)
    assert game.percent == found.best[0] + 20


def test_it_moves_fractions_and_two_values_at_once(tmp_path: Path) -> None:
    search = searching(
        tmp_path, "seat(1)=0.9", "chance:first.weight=0..60", "chance:first.tilt=0..1"
    )
    found = search.results(search.run(6000), 500)

    weight, tilt = found.best
    assert isinstance(weight, int) and isinstance(tilt, float)
    assert abs(weight + 40 * tilt - 90) < 8


def test_it_is_not_led_by_luck_where_nothing_is_better(tmp_path: Path) -> None:
    search = searching(tmp_path, "seat(1)=high", "chance:first.weight=0..20")
    (tmp_path / PACK).mkdir()  # of a shorter search
    found = search.results(search.run(3000), 50)

    assert found.best == found.start == [20]
    assert found.change is None and not (tmp_path / PACK).exists()


def results(folder: Path, *budgets: int) -> Found:
    for budget in budgets:
        search = searching(folder, "seat(1)=0.7")
        end = search.run(budget)
    assert end == GAMES
    return search.results(end, 100)


def test_going_on_is_the_same_as_running_through(tmp_path: Path) -> None:
    through = results(tmp_path / "through", 2000)

    assert results(tmp_path / "longer", 700, 2000) == through
    assert results(tmp_path / "longer", 2000) == through  # and once more, playing nothing


def test_a_generation_that_was_cut_is_played_to_its_end(tmp_path: Path) -> None:
    through = results(tmp_path / "through", 1500)
    cut = tmp_path / "cut"
    results(cut, 1500)
    for log in sorted(cut.glob("generations/*/games.log"))[1:]:
        log.write_bytes(log.read_bytes()[: len(log.read_bytes()) // 3])

    assert results(cut, 1500) == through


def test_a_search_stops_when_its_time_is_over(tmp_path: Path) -> None:
    search = searching(tmp_path, "seat(1)=0.7")
    search.play = lambda run, task: False

    assert search.run(2000) == MINUTES
    with pytest.raises(OptionError) as caught:
        search.results(MINUTES, 50)
    assert caught.value.code == "tune-few-minutes"
    assert results(tmp_path, 2000) == results(tmp_path / "through", 2000)


def test_another_search_in_the_same_place_is_refused(tmp_path: Path) -> None:
    searching(tmp_path, "seat(1)=0.7")

    with pytest.raises(RecordError) as caught:
        searching(tmp_path, "seat(1)=0.6")
    assert caught.value.code == "arena-other-job" and caught.value.facts["value"] == "goal"


@pytest.mark.parametrize(
    ("goal", "budget", "code"),
    [("seat(1)=0.7", 100, "tune-few-games"), ("share(german)=0.5", 1000, "tune-silent-goal")],
)
def test_a_search_that_cannot_be_is_refused(
    tmp_path: Path, goal: str, budget: int, code: str
) -> None:
    search = searching(tmp_path, goal)

    with pytest.raises(KonspiraError) as caught:
        search.run(budget)
    assert caught.value.code == code


def test_the_plan_is_kept_whole(tmp_path: Path) -> None:
    search = searching(tmp_path, "seat(1)=0.7", "chance:first.tilt=0..1")
    kept = msgspec.json.decode((tmp_path / "tune.json").read_bytes(), type=type(search.plan))

    assert kept == search.plan
