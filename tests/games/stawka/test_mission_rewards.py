"""The standard reward of a basic mission, where a scenario names it (STA-15.8)."""

from __future__ import annotations

from pathlib import Path

import pytest

import konspira.games.stawka
from konspira.games.stawka.game import StawkaGame
from konspira.games.stawka.procedures import missions
from konspira.games.stawka.state import Stawka
from support.stawka import POLISH, Scene, offers, play, track

DATA = Path(konspira.games.stawka.__file__).parent / "data"


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> StawkaGame:
    """Part 3 with the standard reward in place of its own."""
    folder = tmp_path_factory.mktemp("pack")
    text = (DATA / "scenarios.toml").read_text(encoding="utf-8")
    before, third = text.split('id = "s3_chestnuts"')
    third = third.replace("basic = { vp = 2 }", "basic = { vp = 2, evidence = 2 }", 1)
    (folder / "scenarios.toml").write_text(f'{before}id = "s3_chestnuts"{third}', encoding="utf-8")
    return StawkaGame(2, folder, {"scenario": "s3_chestnuts"})


def claims(game: StawkaGame, dreher: str | None = "adm_b", status: str = "free") -> Stawka:
    """Jacek has fulfilled the basic part of a mission."""
    tracks = {"yellow": 1 if status == "free" else 0}
    data = {"agents": {}, "seats": [{"tracks": tracks}, {}], "places": {}, "tokens": []}
    table = Scene(game, data).agent("jacek", "squ_a", mission="ms_jacek_1").agent("georg", "adm_a")
    table.agent("bruno_dreher", dreher, status=status).agent("glaubel", "adm_c")
    state = table.active("jacek").state()
    state.agenda.append(missions.Reward(0, 0))
    state.asked = -1
    state.advance()
    return state


@pytest.mark.rule("STA-15.8")
@pytest.mark.parametrize(("choice", "vp", "evidence"), [("take_vp", 2, 1), ("take_evidence", 0, 3)])
def test_two_points_or_two_pieces_of_evidence(
    game: StawkaGame, choice: str, vp: int, evidence: int
) -> None:
    state = claims(game)
    assert state.questions[0].kind == "mission-reward"
    assert offers(state) == ["take_vp", "take_evidence"]

    play(state, choice)

    assert (state.vp[POLISH], track(state, "polish", "yellow")) == (vp, evidence)


@pytest.mark.rule("STA-15.8")
def test_only_points_once_the_track_is_closed(game: StawkaGame) -> None:
    state = claims(game, None, "dead")
    assert offers(state) == ["take_vp"]
