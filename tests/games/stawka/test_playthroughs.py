"""Whole games as text, written again and compared with what was recorded."""

from __future__ import annotations

import re

import pytest
from tools.playthroughs import PLAYTHROUGHS, Playthrough, write_again

from konspira.games.stawka.game import StawkaGame
from konspira.games.stawka.plausible_endings import can_win

OURS = [play for play in PLAYTHROUGHS if play.game == "stawka"]

# The ways to end of each scenario; `no_agents` of part 3 from a position, for bots do not get
# there by themselves.
ENDS = {
    "s1_meeting": {"secrets", "time"},
    "s2_first_clash": {"vp", "compromise", "exposure", "network_broken", "time"},
    "s3_chestnuts": {"vp", "secrets", "network_broken", "no_agents", "time"},
    "free": {
        *{"secrets", "exposure", "compromise", "prisoners", "time"},
        *{"password", "vp", "network_broken", "no_agents"},
    },
    "s4_i_know_who_you_are": {"dispatch", "located", "network_broken", "no_agents", "time"},
    "s5_hotel_excelsior": {"room_217", "network_broken", "time"},
    "s6_top_secret": {"barracks", "audi_stopped", "network_broken", "time"},
}


def patience(play: Playthrough) -> list[pytest.MarkDecorator]:
    """Games of the first scenario are short, the others are many."""
    return [] if play.options["scenario"] == "s1_meeting" else [pytest.mark.long]


@pytest.mark.parametrize(
    "play", [pytest.param(play, marks=patience(play), id=play.name) for play in OURS]
)
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


def test_there_is_one_for_each_scenario_and_each_way_to_end() -> None:
    found: dict[str, set[str]] = {}
    for play in OURS:
        text = play.path.read_text(encoding="utf-8")
        ends = re.findall(r"game-(?:won|drawn).* ending=([a-z0-9_]+)", text)
        found.setdefault(play.options["scenario"], set()).update(ends)

    assert found == ENDS


def test_the_recorded_games_show_most_events_and_questions() -> None:
    text = "\n".join(play.path.read_text(encoding="utf-8") for play in OURS)

    told = set(re.findall(r"^    (?:all|seat \d) \| ([a-z-]+)", text, re.MULTILINE))
    asked = set(re.findall(r"^\d+\. seat \d ([a-z-]+)", text, re.MULTILINE))

    assert len(told & set(StawkaGame.event_kinds)) > len(StawkaGame.event_kinds) * 0.6
    assert len(asked & set(StawkaGame.question_kinds)) > len(StawkaGame.question_kinds) * 0.6


@pytest.mark.parametrize("scenario", ENDS)
def test_a_card_wins_the_game_in_the_hotel_alone(scenario: str) -> None:
    rules = StawkaGame(2, None, {"scenario": scenario}).rules

    wins = any(can_win(ability) for ability in rules.abilities)
    assert wins == (scenario == "s5_hotel_excelsior")
