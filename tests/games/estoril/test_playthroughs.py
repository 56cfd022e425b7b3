"""Whole games as text, written again and compared with what was recorded."""

from __future__ import annotations

import re

import pytest
from tools.playthroughs import PLAYTHROUGHS, Playthrough, write_again

from konspira.games.estoril.game import EstorilGame

OURS = [play for play in PLAYTHROUGHS if play.game == "estoril"]
RARE = {"location-won", "location-empty"}  # only in made-up positions: a reward always lies there


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


def test_there_is_one_for_each_seat_count_edition_and_variant() -> None:
    assert {len(play.levels) for play in OURS} == {2, 3, 4}
    assert {play.options.get("edition", "pl") for play in OURS} == {"pl", "de"}
    variants = {name for play in OURS for name in play.options if name.startswith("variant")}
    assert variants == {
        setting.name for setting in EstorilGame.settings if setting.name.startswith("variant")
    }


def test_the_recorded_games_show_every_event_and_every_question() -> None:
    text = "\n".join(play.path.read_text(encoding="utf-8") for play in OURS)

    told = set(re.findall(r"^    (?:all|seat \d) \| ([a-z-]+)", text, re.MULTILINE))
    asked = set(re.findall(r"^\d+\. seat \d ([a-z-]+)", text, re.MULTILINE))

    assert told >= set(EstorilGame.event_kinds) - RARE
    assert asked == set(EstorilGame.question_kinds)
