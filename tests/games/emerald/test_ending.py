"""Points (EME-15), the end of the game (EME-16) and final scoring (EME-17)."""

from __future__ import annotations

from typing import Any

import pytest

from konspira.games.emerald import score
from konspira.games.emerald.state import Emerald
from support.emerald import (
    FRIDAY,
    MONDAY,
    THURSDAY,
    TUESDAY,
    WEDNESDAY,
    asked,
    do,
    heard,
    scene,
    seat_of,
)

L, R = "loyalist", "restorationist"


def scored(identities: str, points: list[int], seats: int = 4, **data: Any) -> Emerald:
    """A table whose corrected scores (neutral points alone) are these."""
    state = scene(seats=seats, **data)
    for seat, letter in enumerate(identities):
        state.seat(seat, "", identity=L if letter == "L" else R)
    table = state.state()
    for seat, number in enumerate(points):
        table.points[seat * 4] = number
    return table


@pytest.mark.rule("EME-15.1", "EME-15.2")
def test_the_live_total_counts_everything_a_player_owns() -> None:
    state = (
        scene(markers={"loyalist": 2, "restorationist": 5})
        .seat(MONDAY, "louise_michel", discard="city_london", deck="otto_von_bismarck")
        .tableau(MONDAY, "gloriana", {"card": "sebastian_moran", "victim": TUESDAY})
        .state()
    )
    own = seat_of(state, MONDAY)
    assert (own.neutral, own.restorationist, own.loyalist, own.kills) == (5, 7, 1, 4)
    assert own.total == 5 + 7 + 1 + 4 + 3


@pytest.mark.rule("EME-15.3")
def test_playing_a_card_with_points_changes_nothing() -> None:
    state = scene().seat(MONDAY, "louise_michel").state()
    before = seat_of(state, MONDAY).total
    do(state, "place", "city(rome)", "pay(louise_michel)", "done")
    assert seat_of(state, MONDAY).total == before and not heard(state, None, "points-gained")


@pytest.mark.rule("EME-15.5")
def test_track_points_may_fall() -> None:
    state = scene(markers={R: 5}).seat(MONDAY, "otto_von_bismarck").state()
    do(state, "track", "pay_loyalist(otto_von_bismarck)", "done")
    assert all(row.total == 3 or n == MONDAY for n, row in enumerate(state.view(None).seats))
    assert not heard(state, None, "points-lost")


@pytest.mark.rule("EME-16.1", "EME-16.4")
@pytest.mark.parametrize(("seats", "target"), [(2, 28), (3, 24), (4, 22), (5, 20)])
def test_the_game_ends_when_somebody_reaches_the_target(seats: int, target: int) -> None:
    """Four city cards are 18 points; the markers bring Monday to two points from the target."""
    cards = "city_london city_st_petersburg city_paris city_berlin"
    state = (
        scene(seats=seats, markers={R: target - 20})
        .at("rome", "1c", stack=["louise_michel", "city_rome"], royal=True)
        .at("vienna", "1c", stack=["johann_most", "city_vienna"], royal=True)
        .seat(MONDAY, "start_recruiter start_recruiter", discard=cards)
        .state()
    )
    assert seat_of(state, MONDAY).total == target - 2
    do(state, "claim", "city(rome)", "pay(start_recruiter)")
    assert seat_of(state, MONDAY).total == target - 1
    do(state, "city(vienna)", "pay(start_recruiter)")
    assert state.over and state.view(None).ends == ["target"]


@pytest.mark.rule("EME-16.1")
def test_one_point_less_is_not_enough() -> None:
    cards = "city_london city_st_petersburg city_paris city_berlin"
    state = scene(markers={R: 3}).seat(MONDAY, "start_courier", discard=cards).state()
    do(state, "pass")
    assert seat_of(state, MONDAY).total == 21 and not state.over


@pytest.mark.scenario("T50")
@pytest.mark.rule("EME-16.1", "EME-16.6")
def test_points_that_will_not_count_end_the_game_too() -> None:
    cards = "city_paris city_berlin city_madrid"
    state = (
        scene(seats=5, active=TUESDAY)
        .at("rome", "", "1c", stack=["louise_michel", "city_rome"])
        .seat(TUESDAY, "start_recruiter", identity=L, discard=cards)
        .tableau(TUESDAY, "hastur", "tsathoggua")
        .state()
    )
    do(state, "claim", "city(rome)", "pay(start_recruiter)")
    own = seat_of(state, TUESDAY)
    assert (own.total, own.restorationist) == (20, 9)
    assert state.over and state.view(None).ends == ["target"]
    assert state.view(None).scores[TUESDAY].corrected == 11


@pytest.mark.scenario("T62")
@pytest.mark.rule("EME-16.8", "EME-16.3", "EME-14.2")
def test_two_ends_at_once_are_both_named() -> None:
    state = (
        scene()
        .at("cairo", "2a", "", "", "1a")
        .seat(
            MONDAY,
            "sebastian_moran",
            identity=L,
            discard="city_london city_paris city_berlin city_madrid city_cairo",
        )
        .seat(THURSDAY, identity=R)
        .state()
    )
    assert seat_of(state, MONDAY).total == 19
    do(state, "assassinate", "kill_card(sebastian_moran)", "city(cairo)", "kill_agent(3)")
    assert state.over and seat_of(state, MONDAY).total == 23
    assert state.view(None).ends == ["reveal", "target"]
    assert [event.facts["end"] for event in heard(state, None, "game-ended")] == [
        "reveal",
        "target",
    ]
    assert state.view(None).scores[MONDAY].kills == 4


@pytest.mark.rule("EME-16.4")
@pytest.mark.parametrize("when", ["after_action", "immediate"])
def test_an_action_is_finished_before_the_test(when: str) -> None:
    state = (
        scene(options={"end_check": when})
        .at("rome", "1c", stack=["city_rome"])
        .at("paris", "1c", stack=["city_paris"])
        .seat(
            MONDAY,
            "start_recruiter start_recruiter",
            discard="city_london city_berlin city_vienna city_st_petersburg",
        )
        .state()
    )
    assert seat_of(state, MONDAY).total == 18
    do(state, "claim", "city(rome)", "pay(start_recruiter)")
    assert state.over == (when == "immediate")
    if not state.over:
        do(state, "city(paris)", "pay(start_recruiter)")
        assert state.over and seat_of(state, MONDAY).total == 26


@pytest.mark.rule("EME-16.2", "EME-16.5")
def test_a_full_track_ends_the_game_at_once() -> None:
    state = scene(markers={R: 9}).seat(MONDAY, "louise_michel").state()
    do(state, "track", "pay_restorationist(louise_michel)", "done")
    assert state.over and state.actions == 1 and len(state.hand[MONDAY]) == 0  # no refill


@pytest.mark.rule("EME-16.7")
def test_the_technical_guard_ends_the_game() -> None:
    state = scene(seats=2, turns=299, first=0, active=1).state()
    do(state, "pass", "pass", "end_turn")
    assert state.over and state.view(None).ends == ["turns"]
    short = scene(seats=2, turns=99, first=0, active=1, options={"turn_cap": 50}).state()
    do(short, "pass", "pass", "end_turn")
    assert short.over
    early = scene(seats=2, turns=298, first=0, active=0).state()
    do(early, "pass", "pass", "end_turn")
    assert not early.over and asked(early) == (TUESDAY, "turn")


# -- final scoring ---------------------------------------------------------------------------------


@pytest.mark.scenario("T10")
@pytest.mark.rule("EME-17.4", "EME-17.5", "EME-17.6")
def test_the_faction_of_the_lowest_loses_five() -> None:
    state = scored("RLLR", [19, 12, 16, 9])
    assert score.final(state) == [14, 12, 16, 4]
    assert score.ranks_of(state, score.final(state)) == [2, 3, 1, 4]


@pytest.mark.scenario("T11")
@pytest.mark.rule("EME-17.2", "EME-17.3")
@pytest.mark.parametrize(("monday", "corrected"), [(R, 12), (L, 8)])
def test_the_correction_of_a_loyalist(monday: str, corrected: int) -> None:
    state = (
        scene(markers={R: 3})
        .seat(MONDAY, identity=monday)
        .seat(TUESDAY, identity=L, discard="city_paris city_berlin louise_michel")
        .tableau(TUESDAY, {"card": "sebastian_moran", "victim": MONDAY})
        .state()
    )
    assert seat_of(state, TUESDAY).total == 16
    assert score.corrected(state, TUESDAY) == corrected


@pytest.mark.rule("EME-17.3")
def test_the_correction_of_a_restorationist() -> None:
    state = (
        scene(markers={R: 3, L: 1})
        .seat(TUESDAY, identity=R, discard="city_paris louise_michel otto_von_bismarck")
        .seat(MONDAY, identity=L)
        .tableau(TUESDAY, "yig", {"card": "sebastian_moran", "victim": MONDAY})
        .state()
    )
    assert score.corrected(state, TUESDAY) == 4 + 1 + 3 + 2  # no kill points, no Loyalist ones


@pytest.mark.rule("EME-17.3")
def test_level_markers_give_nobody_anything() -> None:
    state = scene(markers={R: 4, L: 4}).state()
    assert [score.kept_track(state, seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.scenario("T47")
@pytest.mark.rule("EME-17.4")
def test_on_a_tie_a_loyalist_is_lower() -> None:
    state = scored("RLLR", [6, 6, 15, 14])
    assert score.final(state) == [6, 1, 10, 14]
    assert score.ranks_of(state, score.final(state))[THURSDAY] == 1


@pytest.mark.scenario("T48")
@pytest.mark.rule("EME-17.6")
def test_on_a_tie_for_the_win_a_restorationist_wins() -> None:
    state = scored("RLLR", [12, 12, 3, 4])
    assert score.ranks_of(state, [12, 12, 3, 4]) == [1, 2, 4, 3]
    both = scored("RRLL", [12, 12, 3, 4])
    assert score.ranks_of(both, [12, 12, 3, 4]) == [1, 1, 4, 3]


@pytest.mark.scenario("T49")
@pytest.mark.rule("EME-17.7")
def test_one_faction_alone_loses_five_as_a_whole() -> None:
    state = scored("LL", [13, 9], seats=2)
    assert score.final(state) == [8, 4] and score.ranks_of(state, [8, 4]) == [1, 2]


@pytest.mark.scenario("T68")
@pytest.mark.rule("EME-17.4")
def test_two_level_players() -> None:
    state = scored("LR", [14, 14], seats=2)
    assert score.final(state) == [9, 14]
    assert score.ranks_of(state, [9, 14]) == [2, 1]


@pytest.mark.rule("EME-17.5")
def test_scores_may_become_negative() -> None:
    state = scored("LR", [0, 14], seats=2)
    assert score.final(state) == [-5, 14]


@pytest.mark.rule("EME-17.1")
def test_at_the_end_everybody_reveals_and_plays_nothing() -> None:
    state = (
        scene(markers={L: 9})
        .seat(MONDAY, "matvei_golovinski", identity=L)
        .seat(WEDNESDAY, "change_of_heart", identity=L)
        .state()
    )
    do(state, "card_action(matvei_golovinski)")
    assert state.over and not state.questions
    view = state.view(None)
    assert all(row.revealed and row.faction is not None for row in view.seats)
    assert len(heard(state, None, "revealed")) == 4
    assert view.scores[WEDNESDAY].faction == L


@pytest.mark.rule("EME-17.5", "EME-17.6")
def test_the_end_is_told_step_by_step() -> None:
    state = scene(markers={R: 9}).seat(MONDAY, "louise_michel", identity=R).state()
    do(state, "track", "pay_restorationist(louise_michel)", "done")
    kinds = [event.kind for event in state.events(None)]
    order = ["game-ended", "revealed", "corrected", "penalised", "game-scored"]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    rows = state.view(None).scores
    assert rows
    for seat, row in enumerate(rows):
        assert row.corrected == row.neutral + row.own + row.kills + row.track
        assert row.total == row.corrected - row.penalty == state.scores[seat]
    assert {row.penalty for row in rows} == {0, 5}


def test_friday_plays_with_five() -> None:
    assert scene(seats=5, active=FRIDAY).state().active == FRIDAY
