"""Talks and evidence (STA-6, STA-9)."""

from __future__ import annotations

import pytest

from konspira.games.stawka.state import Stawka
from konspira.games.stawka.town import evidence
from support.stawka import (
    GERMAN,
    POLISH,
    agent,
    asked,
    kinds,
    offers,
    options,
    passes,
    play,
    scene,
    seat,
    track,
)


def talk(initiator: str, target: str, *dice: int, **tracks: int) -> Stawka:
    """Two agents on one field; the initiator has declared the talk and nobody uses anything."""
    side = "polish" if initiator in ("jacek", "ingrid_heizer", "hans_kloss", "kazik") else "german"
    table = scene().agent(initiator, "squ_a").agent(target, "squ_a").seat(side, tracks=tracks)
    state = table.active(initiator).dice(*dice).state()
    return passes(play(state, f"talk({target})"))


@pytest.mark.scenario("T-02")
@pytest.mark.rule("STA-6.1", "STA-6.3")
def test_equal_ranks_need_no_die() -> None:
    state = talk("jacek", "bruno_dreher", 1, 1)

    assert "rank-rolled" not in kinds(state)
    assert "talk-rolled" in kinds(state)
    assert agent(state, "jacek").ap_spent == 1


@pytest.mark.scenario("T-03")
@pytest.mark.rule("STA-6.3", "STA-6.4")
def test_a_rank_die_must_beat_the_difference() -> None:
    state = talk("ingrid_heizer", "hermann_brunner", 3)

    assert "talk-rolled" not in kinds(state)
    assert agent(state, "ingrid_heizer").ap_spent == 1
    assert state.view(None).talked == []
    assert "search" not in offers(state)
    assert options(state, "talk") == []  # the action is spent


@pytest.mark.scenario("T-31")
@pytest.mark.rule("STA-6.3")
def test_a_six_does_not_bridge_six_ranks() -> None:
    assert "rank-failed" in kinds(talk("kazik", "hermann_brunner", 6))


@pytest.mark.scenario("T-04")
@pytest.mark.rule("STA-6.11", "STA-6.8", "STA-6.9", "STA-6.10", "STA-18.3")
def test_the_rule_of_reciprocity_turns_a_talk_round() -> None:
    table = scene().agent("ingrid_heizer", "squ_a")
    table.agent("hermann_brunner", "squ_a", items=["tile_market_3"])
    table.seat("german", reaction_hand=["rx_rule_of_reciprocity"], tracks={"purple": 4})
    state = table.active("ingrid_heizer").dice(3, 4, 4).state()

    play(state, "talk(hermann_brunner)", "react(rx_rule_of_reciprocity)", "use_item(flowers)")
    passes(state)

    assert track(state, "german", "purple") == 0
    assert (seat(state, "german").vp, seat(state, "german").secrets) == (3, 1)
    assert "tile_market_3" in state.view(None).removed
    assert state.view(None).talked == [["ingrid_heizer", "hermann_brunner"]]


@pytest.mark.scenario("T-05")
@pytest.mark.rule("STA-6.6", "STA-6.7")
def test_only_the_highest_threshold_counts() -> None:
    table = scene().agent("ingrid_heizer", "squ_a").agent("hermann_brunner", "squ_a")
    state = table.active("ingrid_heizer").dice(5, 4, 5).state()

    play(state, "talk(hermann_brunner)", "use_trait(ingrid_heizer)")
    passes(state)

    assert track(state, "polish", "black") == 2


@pytest.mark.scenario("T-32")
@pytest.mark.rule("STA-6.2", "STA-6.5")
def test_a_pair_talks_once_a_stage_whoever_began() -> None:
    table = scene(talked=[["ingrid_heizer", "marta_becher"]]).agent("ingrid_heizer", "squ_a")
    table.agent("jacek", "squ_a").agent("marta_becher", "squ_a")
    state = table.active("marta_becher").state()

    assert options(state, "talk") == ["jacek"]
    assert state.why_not(GERMAN, "talk(ingrid_heizer)") == "STA-6.2"


@pytest.mark.scenario("T-33")
@pytest.mark.rule("STA-6.8", "STA-6.13")
def test_a_secret_needs_three_pieces_of_evidence() -> None:
    state = talk("ingrid_heizer", "bruno_dreher", 5, 6, yellow=2)

    assert track(state, "polish", "yellow") == 4
    assert seat(state, "polish").secrets == 0
    result = next(event for event in state.events(None) if event.kind == "talk-ended")
    assert result.facts["count"] == 2


@pytest.mark.scenario("T-34")
@pytest.mark.rule("STA-6.9", "STA-9.2")
def test_a_secret_clears_the_track() -> None:
    state = talk("ingrid_heizer", "bruno_dreher", 5, 5, yellow=3)

    assert track(state, "polish", "yellow") == 0
    assert seat(state, "polish").secrets == 1


@pytest.mark.scenario("T-35")
@pytest.mark.rule("STA-9.4", "STA-9.5")
def test_surplus_from_a_talk_is_points_and_clears_the_track() -> None:
    table = scene().agent("bruno_dreher", "squ_a").agent("georg", "squ_a")
    table.seat("german", tracks={"blue": 9})
    state = table.active("bruno_dreher").dice(6, 3, 3).state()

    play(state, "talk(georg)")
    passes(state)

    assert track(state, "german", "blue") == 0
    assert seat(state, "german").vp == 1


@pytest.mark.scenario("T-09")
@pytest.mark.rule("STA-9.1", "STA-9.2", "STA-9.3")
def test_bonuses_of_the_investigation_track() -> None:
    state = scene().seat("german", tracks={"yellow": 2, "purple": 4, "blue": 7}).state()

    assert [evidence.bonus(state, GERMAN, color) for color in range(3)] == [0, 1, 2]
    assert [state.rules.bands[value] for value in (0, 3, 6, 8, 10)] == [0, 1, 2, 3, 4]


@pytest.mark.scenario("T-18")
@pytest.mark.rule("STA-9.6", "STA-9.7")
def test_evidence_comes_and_goes() -> None:
    state = scene().seat("german", tracks={"black": 3, "purple": 5}).state()

    evidence.gain(state, GERMAN, 3, 2, evidence.FROM_TEXT)
    evidence.lose(state, GERMAN, 1, 2)
    evidence.lose(state, GERMAN, 0, 2)

    assert [track(state, "german", color) for color in ("black", "purple", "yellow")] == [5, 3, 0]


@pytest.mark.scenario("T-36")
@pytest.mark.rule("STA-9.4", "STA-9.5")
def test_surplus_from_a_tile_leaves_the_track_full() -> None:
    table = scene().agent("bruno_dreher", "courts").seat("german", tracks={"yellow": 9})
    table.place("courts", stack=["tile_courts_3"])
    state = table.active("bruno_dreher").state()

    play(state, "search", "evidence(yellow)")

    assert track(state, "german", "yellow") == 10
    assert seat(state, "german").vp == 2


@pytest.mark.scenario("T-66")
@pytest.mark.rule("STA-9.8", "STA-1.6")
def test_an_exposed_chief_ends_the_second_part_but_not_the_third() -> None:
    second = scene("s2_first_clash").seat("german", tracks={"black": 8}).state()
    third = scene().seat("german", tracks={"black": 8}).state()

    for state in (second, third):
        evidence.gain(state, GERMAN, 3, 2, evidence.FROM_TEXT)

    assert (second.over, second.winners, third.over) == (True, [GERMAN], False)


@pytest.mark.scenario("T-87")
@pytest.mark.rule("STA-6.13", "STA-17.3")
def test_a_false_trail_moves_one_evidence() -> None:
    def questioned(*dice: int) -> Stawka:
        table = scene().agent("bruno_dreher", "squ_a").agent("georg", "squ_a")
        table.seat("polish", reaction_hand=["rx_false_trail"])
        state = table.active("bruno_dreher").dice(6, *dice).state()
        play(state, "talk(georg)")
        while asked(state) == POLISH and "react(rx_false_trail)" not in offers(state):
            state.choose(POLISH, "pass")
        return state

    single = questioned(3, 4)
    play(single, "react(rx_false_trail)", "color(black)")
    assert (track(single, "german", "blue"), track(single, "german", "black")) == (0, 1)
    nothing = questioned(1, 2)
    assert asked(nothing) == GERMAN  # it was never offered


@pytest.mark.rule("STA-6.11", "STA-16.4", "STA-16.8")
def test_a_card_starts_a_talk_across_the_sector() -> None:
    table = scene().agent("ingrid_heizer", "hotel").agent("bruno_dreher", "squ_d")
    table.seat("polish", tracks={"yellow": 3}, location_hand=["lc_pl_hotel"])
    state = table.active("ingrid_heizer").dice(5, 5).state()

    play(state, "play_card(lc_pl_hotel)")
    passes(state)

    assert seat(state, "polish").secrets == 1
    assert track(state, "polish", "yellow") == 0
    assert agent(state, "ingrid_heizer").ap_spent == 0
    assert "search" in offers(state)


@pytest.mark.rule("STA-6.12")
def test_the_agent_talked_to_cannot_use_items() -> None:
    table = scene().agent("jacek", "squ_a").agent("bruno_dreher", "squ_a", items=["tile_hotel_4"])
    state = table.active("jacek").dice(1, 1).state()

    play(state, "talk(bruno_dreher)")

    assert asked(state) == POLISH  # no window was put to the German player
    assert "window-passed" not in kinds(state)


@pytest.mark.rule("STA-9.9", "STA-9.10")
def test_a_track_closes_with_its_agent() -> None:
    state = scene().agent("jacek", status="dead").agent("georg", "jail", status="prisoner").state()

    assert not evidence.is_open(state, GERMAN, 0)
    assert evidence.is_open(state, GERMAN, 2)
    evidence.gain(state, GERMAN, 0, 3, evidence.FROM_TEXT)
    evidence.gain(state, GERMAN, 2, 3, evidence.FROM_TEXT)
    assert [track(state, "german", color) for color in ("yellow", "blue")] == [0, 3]
