"""Whole games as text, written again and compared with what was recorded."""

from __future__ import annotations

import re

import pytest
from tools.playthroughs import PLAYTHROUGHS, Playthrough, write_again

from konspira.games.emerald.game import EmeraldGame
from konspira.games.emerald.vocabulary import ENDS

OURS = [play for play in PLAYTHROUGHS if play.game == "emerald"]

# What these games do not come to; test_texts, test_zombies and test_reveals do.
RARE_EVENTS = {
    "agent-replaced",
    "agent-sent",
    "heart-asked",
    "heart-played",
    "identity-seen",
    "looked",
    "points-lost",
    "redeployed",
    "sacrificed",
    "sheltered",
    "terrified",
    "tokens-restored",
    "undead-removed",
    "zombies-gone",
    "zombies-home",
}
RARE_QUESTIONS = {
    "heart",
    "redeploy-city",
    "text-count",
    "text-more",
    "text-seat",
    "text-source",
    "text-victim",
}


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


def test_there_is_one_for_each_seat_count_and_each_way_to_end() -> None:
    text = "\n".join(play.path.read_text(encoding="utf-8") for play in OURS)

    assert {len(play.levels) for play in OURS} == {2, 3, 4, 5}
    assert set(re.findall(r"game-ended end=([a-z]+)", text)) == set(ENDS)


def test_the_recorded_games_show_nearly_every_event_and_every_question() -> None:
    text = "\n".join(play.path.read_text(encoding="utf-8") for play in OURS)

    told = set(re.findall(r"^    (?:all|seat \d) \| ([a-z-]+)", text, re.MULTILINE))
    asked = set(re.findall(r"^\d+\. seat \d ([a-z-]+)", text, re.MULTILINE))

    assert set(EmeraldGame.event_kinds) - told <= RARE_EVENTS
    assert set(EmeraldGame.question_kinds) - asked <= RARE_QUESTIONS
