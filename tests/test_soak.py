"""The soak test notices what it is there for, and its first games pass."""

from __future__ import annotations

import pytest
from tools import soak

import konspira
from konspira import Rng
from konspira.catalogue import GAMES
from konspira.games.estoril.game import EstorilGame
from konspira.games.spiskowcy.game import SpiskowcyGame
from konspira.games.spiskowcy.state import Spiskowcy
from konspira.kernel.state import State


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_the_first_games_of_the_soak_pass_however_many_processes_play_them(name: str) -> None:
    games = 8 if name in soak.LONG_SAMPLE else 60  # some games are long
    alone = soak.soak(name, games, seed=1, say=lambda _: None)
    together = soak.soak(name, games, seed=1, processes=2, say=lambda _: None)

    assert not alone.failure
    assert alone == together


def test_the_soak_plays_every_combination_of_options_with_every_number_of_seats() -> None:
    flags = 1
    for setting in SpiskowcyGame.settings:
        flags *= len(setting.values)

    found = soak.tables("spiskowcy")

    assert len(set(found)) == len(found) == flags * 3


def test_of_too_many_combinations_it_plays_a_sample_with_every_value() -> None:
    found = soak.tables("estoril")

    assert len(set(found)) == len(found) == soak.MOST_TABLES * 3
    for setting in EstorilGame.settings:
        for seats in (2, 3, 4):
            values = {dict(options)[setting.name] for _, n, options in found if n == seats}
            assert values == set(setting.values_for(seats))


@pytest.mark.long
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
        soak.play(game.start(seed), Rng(seed))


def test_other_seeds_are_other_games() -> None:
    assert (
        soak.play_batch(("spiskowcy", 1, 0, 2)).checksum
        != soak.play_batch(("spiskowcy", 2, 0, 2)).checksum
    )


class LosesACard(SpiskowcyGame):
    def broken(self, state: Spiskowcy) -> list[str]:
        return ["SPI-14.1"] if state.round == 2 else []


class DealsPointsToo(SpiskowcyGame):
    def redeal(self, state: Spiskowcy, seat: int | None, rng: Rng) -> State:
        other = super().redeal(state, seat, rng)
        assert isinstance(other, Spiskowcy)
        other.points = [point + 1 for point in state.points]
        other.bank -= state.seats
        return other


@pytest.mark.parametrize(
    ("kind", "problem"),
    [(LosesACard, "SPI-14.1"), (DealsPointsToo, "can tell a redeal")],
)
def test_the_soak_stops_at_what_is_broken(kind: type[SpiskowcyGame], problem: str) -> None:
    state = kind(2).start(1)

    with pytest.raises(soak.Broken, match=problem):
        soak.play(state, Rng(1))


def test_a_failed_game_is_reported_with_the_record_that_leads_there() -> None:
    state = LosesACard(2).start(1)

    try:
        soak.play(state, Rng(1))
    except soak.Broken:
        report = soak.report(state, number=7)

    assert "game 7" in report
    assert "SPI-14.1" in report
    again = konspira.replay(report.partition("record: ")[2].encode())
    assert again.history == state.history
