"""Whole games as text, written again and compared with what was recorded."""

from __future__ import annotations

import re

import pytest
from tools.playthroughs import PLAYTHROUGHS, Playthrough, write_again

from konspira.games.spiskowcy.game import SpiskowcyGame

OURS = [play for play in PLAYTHROUGHS if play.game == "spiskowcy"]
MOST_LINES = 1_500


@pytest.mark.parametrize("play", OURS, ids=lambda play: play.name)
def test_a_recorded_game_goes_the_same_way_again(play: Playthrough) -> None:
    recorded = play.path.read_text(encoding="utf-8").splitlines()
    played = write_again(play).splitlines()

    for number, (before, now) in enumerate(zip(recorded, played, strict=False), start=1):
        assert now == before, (
            f"{play.path.name}, line {number}: if this change is meant, "
            "run `make playthroughs` and read the diff"
        )
    assert len(played) == len(recorded)


def test_every_recorded_game_is_one_that_is_played_again() -> None:
    recorded = {path.stem for path in OURS[0].path.parent.glob("*.txt")}

    assert recorded == {play.name for play in OURS}


def test_the_recorded_games_show_every_event_and_every_question() -> None:
    text = "\n".join(play.path.read_text(encoding="utf-8") for play in OURS)

    told = set(re.findall(r"^    (?:all|seat \d) \| ([a-z-]+)", text, re.MULTILINE))
    asked = set(re.findall(r"^\d+\. seat \d ([a-z-]+)", text, re.MULTILINE))

    assert told >= set(SpiskowcyGame.event_kinds)
    assert asked == set(SpiskowcyGame.question_kinds)


@pytest.mark.parametrize("play", OURS, ids=lambda play: play.name)
def test_a_recorded_game_is_short_enough_to_be_read(play: Playthrough) -> None:
    assert len(play.path.read_text(encoding="utf-8").splitlines()) < MOST_LINES
