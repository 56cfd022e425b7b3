"""The cases of the soak notice what they are there for, and the first of them pass."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tools.soak import cases, edits
from tools.soak.slices import SLICES, Cases
from tools.soak.worker import answer

import konspira
from konspira import Rng
from konspira.catalogue import GAMES
from konspira.games.spiskowcy.game import SpiskowcyGame
from konspira.games.spiskowcy.state import Spiskowcy
from konspira.kernel.game import Game

WORK = {one.name: one.work for one in SLICES if isinstance(one.work, Cases)}
SPISKOWCY = WORK["spiskowcy-games"]


@pytest.mark.verify
@pytest.mark.parametrize("name", WORK)
def test_the_first_cases_of_every_slice_pass(name: str) -> None:
    if WORK[name].kind == "edits":
        return  # below, in more of them
    long = WORK[name].game in cases.LONG_SAMPLE or WORK[name].kind == "properties"
    for number in range(2 if long else 10):
        assert not answer(WORK[name], number).failure


@pytest.mark.parametrize("game", GAMES)
def test_an_edited_file_is_refused_in_words_or_can_be_played(game: str) -> None:
    """The soak makes many more of them."""
    work = WORK[f"{game}-edits"]
    found = [answer(work, number) for number in range(60)]

    assert [one.failure for one in found if one.failure] == []
    kinds, codes = zip(*[one.checksum.split(" ") for one in found], strict=True)
    assert set(kinds) == set(edits.kinds_of(GAMES[game]()))
    assert len(set(codes)) > 3
    assert game == "stawka" or "" in codes  # some are played; in Stawka it takes more than 60


def test_an_error_without_a_code_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(game: Game, rng: Rng, folder: Path) -> None:
        raise KeyError("no code")

    monkeypatch.setitem(edits.KINDS, "record", careless)
    found = [answer(WORK["leduc-edits"], number) for number in range(2)]

    assert [bool(one.failure) for one in found] == [False, True]


def test_the_same_number_is_the_same_case_and_another_one_another() -> None:
    ends = [answer(SPISKOWCY, number).checksum for number in (5, 5, 6)]

    assert ends[0] == ends[1] != ends[2]


@pytest.mark.parametrize("name", [name for name in WORK if WORK[name].kind != "strength"])
def test_a_slice_plays_every_value_with_every_number_of_seats(name: str) -> None:
    work = WORK[name]
    played: dict[tuple[int, str], set[object]] = {}
    for number in range(min(work.cases, 1_000)):
        for option, value in cases.options_of(work, number).items():
            played.setdefault((cases.seats_of(work, number), option), set()).add(value)

    low, high = GAMES[work.game].seat_range
    for setting in GAMES[work.game].settings:
        for seats in range(low, high + 1):
            wanted = set(work.options.get(setting.name, setting.values_for(seats)))
            assert wanted <= played[seats, setting.name] | {"none"}


def test_spiskowcy_is_played_with_every_combination_of_options() -> None:
    flags = 1
    for setting in SpiskowcyGame.settings:
        flags *= len(setting.values)

    found = {
        (cases.seats_of(SPISKOWCY, number), *cases.options_of(SPISKOWCY, number).values())
        for number in range(SPISKOWCY.cases)
    }

    assert len(found) == flags * 3


def test_a_scenario_that_nobody_ends_has_an_end() -> None:
    work = WORK["stawka-films"]
    found = [cases.options_of(work, number) for number in range(50)]
    endless = [options for options in found if options["scenario"] in cases.ENDLESS]

    assert endless
    assert all(options["stage_cap"] in (12, cases.ENDED) for options in endless)


def test_the_scenarios_of_stawka_are_all_in_some_slice() -> None:
    slices = [work for work in WORK.values() if work.game == "stawka" and work.kind == "games"]
    played = {scenario for work in slices for scenario in work.options["scenario"]}

    assert played == set(GAMES["stawka"].settings[0].values)


@pytest.mark.verify
@pytest.mark.parametrize("size", [4, 5, 6, 7])
@pytest.mark.parametrize("level", ["basic", "extended", "advanced"])
def test_a_built_board_of_every_size_passes_at_every_level(size: int, level: str) -> None:
    """The soak plays many more of them."""
    lists = ("en", "pl", "de", "none")
    game = konspira.make(
        "stawka",
        seats=2,
        scenario="free",
        free_sectors=size,
        free_level=level,
        free_difficulty=("basic", "advanced")[(size + len(level)) % 2],
        password_wordlist=lists[size % 4],
        allow_rotation=size % 2 == 0,
        stage_cap=12,
    )
    for seed in range(2):
        cases.play(game.start(seed), Rng(seed))


class LosesACard(SpiskowcyGame):
    def broken(self, state: Spiskowcy) -> list[str]:
        return ["SPI-14.1"] if state.round == 2 else []


class DealsPointsToo(SpiskowcyGame):
    def redeal(self, state: Spiskowcy, seat: int | None, rng: Rng) -> Spiskowcy:
        other = super().redeal(state, seat, rng)
        other.points = [point + 1 for point in state.points]
        other.bank -= state.seats
        return other


@pytest.mark.parametrize(
    ("kind", "problem"),
    [(LosesACard, "SPI-14.1"), (DealsPointsToo, "can tell a redeal")],
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_stops_at_what_is_broken(kind: type[SpiskowcyGame], problem: str, seed: int) -> None:
    with pytest.raises(cases.Broken, match=problem):
        cases.play(kind(2).start(seed), Rng(seed))


def test_a_case_that_failed_has_the_record_that_leads_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(SpiskowcyGame, "broken", LosesACard.broken)

    found = answer(SPISKOWCY, 7)

    assert "SPI-14.1" in found.failure
    assert not found.checksum
    again = konspira.replay(found.record.encode())
    assert isinstance(again, Spiskowcy)
    assert again.round == 2
    assert len(again.history) == len(json.loads(found.record)["choices"])


def test_half_of_the_games_are_played_by_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def make(level: str, seed: int) -> konspira.bots.Bot:
        made.append(level)
        return konspira.bots.make(level, seed)

    monkeypatch.setattr(cases, "make", make)
    game = konspira.make("leduc", seats=2)
    for seed in range(100):
        cases.play(game.start(seed), Rng(seed))

    assert 60 < len(made) < 140  # two at each table
