"""Sanity (EME-13), secret identities and forced reveals (EME-14)."""

from __future__ import annotations

import pytest

from konspira import Rng
from support.emerald import (
    CALM,
    MAD,
    MONDAY,
    THURSDAY,
    TUESDAY,
    WEDNESDAY,
    asked,
    do,
    heard,
    kept,
    offers,
    pieces,
    scene,
    seat_of,
)


@pytest.mark.rule("EME-13.1")
def test_madness_means_nothing_when_a_card_is_played() -> None:
    state = scene().at("rome", "1a").seat(MONDAY, "vampires").state()
    do(state, "move", "pay(vampires)", "from_city(rome)", "city(paris)")
    assert not heard(state, None, "die-rolled")


@pytest.mark.rule("EME-13.1")
def test_the_duchess_rolls_for_a_card_with_madness() -> None:
    state = (
        scene(dice=[MAD])
        .at("rome", "1a", stack=["shoggoth", "city_rome"], royal=True)
        .seat(MONDAY, "duchess_duzes")
        .state()
    )
    do(state, "card_action(duchess_duzes)", "city(rome)")
    assert seat_of(state, MONDAY).tokens == 2


@pytest.mark.rule("EME-13.2")
@pytest.mark.parametrize(("face", "tokens"), [(1, 1), (3, 1), (4, 2), (6, 2)])
def test_half_of_the_faces_cost_a_token(face: int, tokens: int) -> None:
    state = scene(dice=[face]).seat(MONDAY, "terror_by_night").seat(TUESDAY, tokens=2).state()
    do(state, "card_action(terror_by_night)", "player(1)")
    assert seat_of(state, TUESDAY).tokens == tokens
    shown = heard(state, None, "die-rolled")[0].facts["face"]
    assert shown == ("madness" if tokens == 1 else "blank")


@pytest.mark.rule("EME-13.4", "EME-13.3")
@pytest.mark.parametrize(("costs", "agents"), [(False, "5a"), (True, "4a")])
def test_madness_without_a_token(costs: bool, agents: str) -> None:
    state = (
        scene(dice=[MAD], options={"mad_without_token_costs_agent": costs})
        .at("cairo", "5a", royal=True)
        .seat(MONDAY, "hired_assassin", tokens=0, revealed=True, identity="loyalist")
        .state()
    )
    do(state, "assassinate", "kill_card(hired_assassin)", "city(cairo)", "kill_royal")
    assert seat_of(state, MONDAY).tokens == 0 and pieces(state, "cairo", MONDAY) == agents


@pytest.mark.rule("EME-13.5", "EME-14.1", "EME-14.6")
def test_losing_the_last_token_forces_a_reveal() -> None:
    state = (
        scene(dice=[MAD])
        .at("rome", "1a+1c", stack=["shoggoth", "city_rome"], royal=True)
        .seat(MONDAY, "start_recruiter", tokens=1, identity="loyalist")
        .state()
    )
    do(state, "claim", "city(rome)", "pay(start_recruiter)")
    assert asked(state) == (MONDAY, "reveal-agent")
    assert heard(state, None, "reveal-forced")[0].facts["reason"] == "tokens"
    assert heard(state, None, "revealed")[0].facts["faction"] == "loyalist"
    do(state, "city(rome)", "city(cairo)")
    assert seat_of(state, MONDAY).on_board == 3


@pytest.mark.rule("EME-13.6", "EME-18.20")
@pytest.mark.scenario("T54")
def test_freud_brings_tokens_back_and_pushes_the_marker() -> None:
    state = scene(markers={"restorationist": 9}).seat(MONDAY, "sigmund_freud", tokens=1).state()
    do(state, "card_action(sigmund_freud)")
    assert seat_of(state, MONDAY).tokens == 3 and state.over
    assert state.view(None).ends == ["track"] and state.markers[1] == 10


@pytest.mark.scenario("T51")
@pytest.mark.rule("EME-14.5", "EME-16.3", "EME-18.22")
def test_terror_by_night_ends_the_game() -> None:
    state = (
        scene(dice=[MAD])
        .seat(MONDAY, "terror_by_night")
        .seat(TUESDAY, tokens=1, identity="restorationist")
        .state()
    )
    do(state, "card_action(terror_by_night)", "player(1)")
    assert state.over and state.view(None).ends == ["reveal"]


@pytest.mark.rule("EME-18.22")
def test_terror_needs_another_player_with_a_token() -> None:
    state = (
        scene(seats=2)
        .seat(MONDAY, "terror_by_night")
        .seat(TUESDAY, tokens=0, revealed=True, identity="loyalist")
        .state()
    )
    assert "card_action(terror_by_night)" not in offers(state)


@pytest.mark.scenario("T32")
@pytest.mark.rule("EME-14.3", "EME-14.4", "EME-14.10")
def test_a_change_of_heart_at_the_reveal() -> None:
    state = (
        scene()
        .at("cairo", "2a", "", "1a")
        .seat(MONDAY, "hired_assassin", identity="loyalist")
        .seat(WEDNESDAY, "change_of_heart start_courier", identity="loyalist")
        .state()
    )
    do(state, "assassinate", "kill_card(hired_assassin)", "city(cairo)", "kill_agent(2)")
    assert asked(state) == (WEDNESDAY, "heart") and offers(state) == ["heart_keep", "heart_play"]
    hand = state.hand[WEDNESDAY]
    do(state, "heart_play")
    assert state.over and state.view(None).ends == ["reveal"]
    assert heard(state, None, "revealed")[0].facts["faction"] == "restorationist"
    assert len(state.hand[WEDNESDAY]) == len(hand) - 1  # nothing is drawn for it
    assert state.view(None).scores[MONDAY].kills == 2


@pytest.mark.scenario("T33")
@pytest.mark.rule("EME-14.4", "EME-18.2")
def test_an_earlier_change_of_heart() -> None:
    state = (
        scene(dice=[MAD])
        .at("rome", "", "", "", "1a")
        .at("paris", "", "", "", "1a")
        .seat(MONDAY, "terror_by_night")
        .seat(THURSDAY, identity="restorationist", tokens=1)
        .tableau(THURSDAY, "change_of_heart")
        .state()
    )
    do(state, "card_action(terror_by_night)", "player(3)")
    assert heard(state, None, "revealed")[0].facts["faction"] == "loyalist"
    assert asked(state) == (THURSDAY, "reveal-agent")
    do(state, "city(cairo)")
    assert not state.over and asked(state)[0] == MONDAY


@pytest.mark.scenario("T70")
@pytest.mark.rule("EME-14.10", "EME-14.3")
def test_a_heart_that_is_kept_is_not_shown() -> None:
    state = (
        scene()
        .at("cairo", "2a", "", "1a")
        .seat(MONDAY, "hired_assassin")
        .seat(WEDNESDAY, "change_of_heart start_courier", identity="loyalist")
        .state()
    )
    do(state, "assassinate", "kill_card(hired_assassin)", "city(cairo)", "kill_agent(2)")
    size = len(state.hand[WEDNESDAY])
    do(state, "heart_keep")
    assert seat_of(state, WEDNESDAY).faction == "loyalist"
    do(state, "city(rome)", "city(rome)", "city(rome)")
    assert len(state.hand[WEDNESDAY]) == size and not heard(state, None, "heart-played")
    assert seat_of(state, WEDNESDAY).on_board == 3


@pytest.mark.rule("EME-14.10", "EME-19.7")
def test_the_pause_is_kept_for_everybody_who_could_hold_the_card() -> None:
    for hand, deck, identity in (
        ("start_courier", "change_of_heart", "loyalist"),
        ("change_of_heart", "start_courier", "restorationist"),
    ):
        state = (
            scene()
            .at("cairo", "2a", "", "1a")
            .seat(MONDAY, "hired_assassin")
            .seat(WEDNESDAY, hand, deck=deck, identity=identity)
            .state()
        )
        do(state, "assassinate", "kill_card(hired_assassin)", "city(cairo)", "kill_agent(2)")
        assert asked(state) == (WEDNESDAY, "heart") and offers(state) == ["heart_keep"]
        assert [row.seat for row in state.view(MONDAY).waiting] == [None]
        assert state.why_not(WEDNESDAY, "heart_play") == "EME-14.3"


@pytest.mark.rule("EME-14.3")
def test_with_an_option_a_restorationist_may_change_heart_too() -> None:
    state = (
        scene(options={"heart_on_reveal": "any"})
        .at("cairo", "2a", "", "1a")
        .seat(MONDAY, "hired_assassin")
        .seat(WEDNESDAY, "change_of_heart", identity="restorationist")
        .state()
    )
    do(state, "assassinate", "kill_card(hired_assassin)", "city(cairo)", "kill_agent(2)")
    do(state, "heart_play")
    assert not state.over and asked(state) == (WEDNESDAY, "reveal-agent")


@pytest.mark.rule("EME-14.7")
@pytest.mark.parametrize("again", [False, True])
def test_a_revealed_loyalist_who_loses_everything_again(again: bool) -> None:
    state = (
        scene(options={"loyalist_refill_again": again})
        .at("cairo", "2a", "", "1a")
        .seat(MONDAY, "hired_assassin")
        .seat(WEDNESDAY, identity="loyalist", revealed=True)
        .state()
    )
    do(state, "assassinate", "kill_card(hired_assassin)", "city(cairo)", "kill_agent(2)")
    assert (asked(state) == (WEDNESDAY, "reveal-agent")) == again
    assert not heard(state, None, "reveal-forced") and not state.over


@pytest.mark.rule("EME-14.8")
def test_a_revealed_loyalist_who_changes_heart_ends_the_game() -> None:
    state = scene().seat(MONDAY, "change_of_heart", identity="loyalist", revealed=True).state()
    do(state, "card_action(change_of_heart)")
    assert state.over and state.view(None).ends == ["reveal"]
    assert state.view(None).scores[MONDAY].faction == "restorationist"


@pytest.mark.rule("EME-14.9")
def test_nobody_reveals_on_purpose() -> None:
    state = scene().seat(MONDAY, "start_courier", identity="restorationist").state()
    assert not [name for name in state.game.table.names if "reveal" in name]


@pytest.mark.scenario("T69")
@pytest.mark.rule("EME-14.2", "EME-14.5", "EME-2.12", "EME-17.1")
def test_the_first_reveal_of_a_restorationist_ends_it() -> None:
    state = (
        scene()
        .at("rome", "", "1a", "1a")
        .seat(MONDAY, "cthulhu")
        .seat(TUESDAY, identity="restorationist")
        .seat(WEDNESDAY, "change_of_heart", identity="loyalist")
        .state()
    )
    do(state, "card_action(cthulhu)", "city(rome)")
    assert state.over and not heard(state, WEDNESDAY, "heart-asked")
    assert state.view(None).scores[WEDNESDAY].faction == "loyalist"
    assert "change_of_heart" in (seat_of(state, WEDNESDAY).hand or [])


@pytest.mark.scenario("T43")
@pytest.mark.rule("EME-14.1", "EME-18.12", "EME-12.4")
def test_irene_adler_takes_the_last_agent() -> None:
    state = (
        scene()
        .at("rome", "", "", "", "1a")
        .seat(MONDAY, "irene_adler")
        .seat(THURSDAY, "sherlock_holmes", identity="restorationist")
        .state()
    )
    do(state, "card_action(irene_adler)", "city(rome)")
    assert state.over and state.view(None).ends == ["reveal"]
    assert pieces(state, "rome", MONDAY) == "1a" and pieces(state, "rome", THURSDAY) == ""


@pytest.mark.scenario("T55")
@pytest.mark.rule("EME-18.25", "EME-19.6")
def test_burtsev_looks_under_a_change_of_heart() -> None:
    state = (
        scene()
        .seat(MONDAY, "vladimir_burtsev")
        .seat(THURSDAY, identity="restorationist")
        .tableau(THURSDAY, "change_of_heart")
        .state()
    )
    do(state, "card_action(vladimir_burtsev)", "player(3)")
    assert state.view(MONDAY).seats[THURSDAY].faction == "loyalist"
    assert state.view(MONDAY).seats[THURSDAY].identity == "restorationist"
    for viewer in (None, TUESDAY, WEDNESDAY):
        row = state.view(viewer).seats[THURSDAY]
        assert row.faction is None and row.looked_by == [MONDAY]
        assert not heard(state, viewer, "identity-seen") and heard(state, viewer, "looked")
    for seed in range(20):
        assert state.redeal(MONDAY, Rng(seed)).view(MONDAY) == state.view(MONDAY)
    assert seat_of(state, MONDAY).discard == ["vladimir_burtsev"]  # not one-use


@pytest.mark.rule("EME-18.25")
def test_burtsev_needs_a_hidden_identity() -> None:
    state = (
        scene(seats=2)
        .seat(MONDAY, "vladimir_burtsev")
        .seat(TUESDAY, identity="loyalist", revealed=True)
        .state()
    )
    assert "card_action(vladimir_burtsev)" not in offers(state)


@pytest.mark.rule("EME-18.2")
def test_a_change_of_heart_lies_openly_and_tells_nothing() -> None:
    state = scene().seat(MONDAY, "change_of_heart", identity="loyalist").state()
    do(state, "card_action(change_of_heart)")
    assert kept(state, MONDAY) == ["change_of_heart"]
    assert seat_of(state, MONDAY).faction == "restorationist"
    row = state.view(TUESDAY).seats[MONDAY]
    assert (row.hearts, row.faction, row.revealed) == (1, None, False)


@pytest.mark.rule("EME-14.6")
def test_a_revealed_loyalist_fills_up_as_far_as_the_supply_goes() -> None:
    state = (
        scene(dice=[MAD])
        .at("rome", "", "1a")
        .seat(MONDAY, "terror_by_night")
        .seat(TUESDAY, tokens=1, identity="loyalist")
        .tableau(WEDNESDAY, {"card": "shoggoth", "victim": TUESDAY})
        .state()
    )
    assert seat_of(state, TUESDAY).agents == 8
    do(state, "card_action(terror_by_night)", "player(1)")
    do(state, "city(rome)", "city(paris)")
    assert asked(state)[0] == MONDAY and seat_of(state, TUESDAY).agents == 6


@pytest.mark.rule("EME-13.2")
def test_a_calm_face_does_nothing() -> None:
    state = scene(dice=[CALM]).seat(MONDAY, "terror_by_night").seat(TUESDAY, tokens=1).state()
    do(state, "card_action(terror_by_night)", "player(1)")
    assert seat_of(state, TUESDAY).tokens == 1 and not heard(state, None, "token-lost")
