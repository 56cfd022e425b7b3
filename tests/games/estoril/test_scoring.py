"""Scoring, ties and ranking (EST-10)."""

from __future__ import annotations

import pytest

from konspira.games.estoril.cards import CARDS, MISSIONS, bits_of
from konspira.games.estoril.score import count, led, rank_all
from support.estoril import GREEN, RED, YELLOW, final, make, shares, view


def counted(mission: str, text: str) -> int:
    state = final(seats=2).state()
    bits = bits_of([CARDS.index(card) for card in text.split()])
    return count(state, MISSIONS.index(mission), bits)


@pytest.mark.rule("EST-10.1", "EST-10.2", "EST-10.3")
@pytest.mark.scenario("T05")
def test_the_example_of_the_rulebooks_makes_29() -> None:
    table = final().missions("mission_strength mission_us")
    table.hand(RED, "us_diplomat us_assassin pt_assassin uk_seducer it_plain start_plain")
    table.discards(
        RED, "start_diplomat start_seducer pt_seducer de_seducer es_plain uk_diplomat de_assassin"
    )
    state = table.hand(YELLOW, "us_nationalist us_seducer").hand(GREEN, "").state()

    scores = view(state).scores
    assert scores is not None
    assert (scores[RED].discards, scores[RED].hand) == (7, 13)
    assert scores[RED].missions == {"mission_strength": 6, "mission_us": 3}
    assert state.scores[RED] == 29


@pytest.mark.rule("EST-10.1")
def test_a_discarded_card_counts_one_whatever_it_shows() -> None:
    state = final(seats=2).hand(0, "").hand(1, "").discards(0, "us_diplomat es_plain").state()

    assert state.scores == [2, 0]


@pytest.mark.rule("EST-10.3", "EST-10.4")
@pytest.mark.scenario("T15")
def test_two_equal_symbols_count_two() -> None:
    cards = "su_assassin2 us_assassin de_assassin pt_assassin start_plain es_plain"

    assert counted("mission_assassin", cards) == 5


@pytest.mark.rule("EST-10.3")
@pytest.mark.scenario("T16")
def test_the_strength_mission_adds_printed_strength() -> None:
    cards = "it_plain es_plain start_plain fr_assassin_conspirator pt_seducer us_diplomat"

    assert counted("mission_strength", cards) == 16


@pytest.mark.rule("EST-10.4")
@pytest.mark.scenario("T17")
def test_the_flags_mission_counts_each_listed_flag_once() -> None:
    cards = "fr_assassin_conspirator fr_seducer_conspirator es_plain su_assassin2"

    assert counted("mission_flags", f"{cards} yu_conspirator2 pt_diplomat") == 4


@pytest.mark.rule("EST-7.19", "EST-10.4")
def test_women_count_for_their_mission_and_a_card_fits_several() -> None:
    assert counted("mission_women", "pt_seducer start_assassin it_plain") == 2
    assert counted("mission_pt", "pt_seducer") == counted("mission_seducer", "pt_seducer") == 1


@pytest.mark.rule("EST-10.3")
@pytest.mark.scenario("E26")
def test_tied_leaders_split_six_rounded_down() -> None:
    assert shares([3, 3, 3, 1]) == [2, 2, 2, 0]
    assert shares([2, 2, 2, 2]) == [1, 1, 1, 1]
    assert shares([2, 2, 1], edition="de") == [3, 3, 0]
    assert shares([2, 2, 2, 2], edition="de") == [1, 1, 1, 1]


@pytest.mark.rule("EST-10.5")
@pytest.mark.scenario("E27")
def test_nobody_leads_with_nothing() -> None:
    state = final().state()

    assert shares([0, 0, 0, 0]) == [0, 0, 0, 0]
    assert led(state, [0, 0, 0, 0]) == [False] * 4
    assert shares([0, 0], mission_needs_positive=False) == [3, 3]


@pytest.mark.rule("EST-10.6")
@pytest.mark.scenario("E28")
def test_ties_are_broken_by_missions_then_by_points_in_hand() -> None:
    assert rank_all([30, 30, 30], [2, 2, 1], [12, 14, 20]) == [2, 1, 3]
    assert rank_all([30, 30, 30], [2, 2, 1], [14, 14, 20]) == [1, 1, 3]


@pytest.mark.rule("EST-10.7")
@pytest.mark.scenario("E47")
def test_places_below_are_ranked_in_the_same_way() -> None:
    assert rank_all([30, 28, 28, 20], [0, 1, 2, 0], [0, 0, 0, 0]) == [1, 3, 2, 4]


@pytest.mark.rule("EST-10.6")
def test_the_highest_total_wins() -> None:
    state = final(seats=2).hand(0, "us_diplomat").hand(1, "es_plain uk_conspirator").state()

    assert state.scores == [4, 8]
    assert state.winners == [1]


@pytest.mark.rule("EST-10.6")
def test_a_shared_mission_is_completed_and_a_second_place_is_not() -> None:
    state = final(seats=3, variant_second_place=True).state()

    assert led(state, [2, 2, 1]) == [True, True, False]
    assert make().version == 1
