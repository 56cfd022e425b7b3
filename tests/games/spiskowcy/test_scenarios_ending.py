"""The worked scenarios of the rules file, section 7: the end of a round, and scoring."""

from __future__ import annotations

import pytest

from support.scenes import asked, final, leader, play, scene, tableaux, view


@pytest.mark.scenario("T-06")
@pytest.mark.rule("SPI-12.1")
def test_merchants_pay_their_sole_leader() -> None:
    led = final(3).tableau(0, "merchant*2").tableau(1, "merchant*3").tableau(2, "merchant*4")
    tied = final(3).tableau(0, "merchant*3").tableau(1, "merchant*3").tableau(2, "merchant*3")

    assert led.state().scores == [0, 0, 9]
    assert tied.state().scores == [0, 0, 0]


@pytest.mark.scenario("T-07")
@pytest.mark.rule("SPI-12.3", "SPI-12.4")
def test_events_cost_a_point_each() -> None:
    state = final().tableau(0, "raid*3 plot").state()

    assert state.scores == [-4, 0]
    assert state.winners == [1]


@pytest.mark.scenario("T-13")
@pytest.mark.rule("SPI-1.3")
def test_victory_points_do_not_count_toward_the_limit() -> None:
    state = scene(phase="end", round=1).tableau(0, "merchant*3").points(4).state()

    assert view(state).round == 2  # nobody had to discard
    assert tableaux(state)[0] == {"merchant": 3}


@pytest.mark.scenario("T-27")
@pytest.mark.rule("SPI-9.2", "SPI-11.3", "SPI-11.5")
def test_events_cannot_be_discarded() -> None:
    state = scene(phase="end", round=1).tableau(0, "raid*4 merchant").state()

    assert state.offers(0) == ["discard(merchant)"]
    play(state, 0, "discard(merchant)")

    assert view(state).round == 2
    assert tableaux(state)[0] == {"raid": 4}


@pytest.mark.scenario("T-28")
@pytest.mark.rule("SPI-8.7", "SPI-11.2", "SPI-11.3", "SPI-11.4")
def test_a_player_who_discards_the_prince_loses_the_bonus() -> None:
    state = scene(phase="end", round=4).tableau(0, "prince merchant*8").state()

    assert state.offers(0) == ["discard(merchant)", "discard(prince)"]
    merchant = play(state.copy(), 0, "discard(merchant)")
    assert "stop_discarding" in merchant.offers(0)
    play(merchant, 0, "stop_discarding")
    assert tableaux(merchant)[0] == {"prince": 1, "merchant": 7}
    prince = play(state.copy(), 0, "discard(prince)")
    assert prince.offers(0) == ["discard(merchant)"]
    play(prince, 0, "discard(merchant)")
    assert prince.offers(0) == ["discard(merchant)"]
    play(prince, 0, "discard(merchant)")
    assert view(prince).round == 5
    assert tableaux(prince)[0] == {"merchant": 6}


@pytest.mark.scenario("T-29")
@pytest.mark.rule("SPI-11.1", "SPI-11.2")
def test_the_order_of_players_matters_at_the_end_of_a_round() -> None:
    state = (
        scene(phase="end", round=1)
        .tableau(0, "prince merchant*4")
        .tableau(1, "prince juggler*4")
        .state()
    )

    assert leader(state, "prince") is None
    assert asked(state) == [(0, "discard")]
    assert "stop_discarding" not in state.offers(0)
    play(state, 0, "discard(prince)", "discard(merchant)")
    assert tableaux(state)[0] == {"merchant": 3}
    assert leader(state, "prince") == 1
    assert "stop_discarding" in state.offers(1)
    play(state, 1, "stop_discarding")
    assert tableaux(state)[1] == {"prince": 1, "juggler": 4}
    assert view(state).round == 2


@pytest.mark.scenario("T-30")
@pytest.mark.rule("SPI-11.6")
def test_a_finished_player_is_not_asked_again() -> None:
    state = (
        scene(phase="end", round=1)
        .tableau(0, "prince merchant*4")
        .tableau(1, "prince juggler*4")
        .state()
    )

    play(state, 0, "discard(merchant)", "discard(merchant)")
    assert state.offers(1) == ["discard(juggler)", "discard(prince)"]
    play(state, 1, "discard(prince)", "discard(juggler)")

    assert leader(state, "prince") == 0
    assert tableaux(state) == [{"prince": 1, "merchant": 2}, {"juggler": 3}]
    assert (view(state).round, view(state).phase) == (2, "orders")


@pytest.mark.scenario("T-31")
@pytest.mark.rule("SPI-11.4", "SPI-11.5")
def test_the_princes_bonus_need_not_be_used() -> None:
    state = scene(phase="end", round=2).tableau(0, "prince guard spy merchant*2").state()

    stay = play(state.copy(), 0, "stop_discarding")
    assert (view(stay).round, sum(tableaux(stay)[0].values())) == (3, 5)
    for card in ("merchant", "guard", "prince", "spy"):
        less = play(state.copy(), 0, f"discard({card})")
        assert (view(less).round, sum(tableaux(less)[0].values())) == (3, 4)


@pytest.mark.scenario("T-34")
@pytest.mark.rule("SPI-4.8", "SPI-12.2")
def test_the_seer_scores_itself_but_no_tie() -> None:
    state = final().tableau(0, "juggler*2 seer").tableau(1, "juggler*2 prince").points(1, 0).state()

    assert state.scores == [2, 3]


@pytest.mark.scenario("T-35")
@pytest.mark.rule("SPI-12.4", "SPI-12.5")
def test_equal_totals_share_the_victory() -> None:
    for tiebreak in ("shared", "most_characters"):
        table = final(final_tiebreak=tiebreak).tableau(0, "banker raid").tableau(1, "innkeeper")
        state = table.state()

        assert state.scores == [5, 5]
        assert state.ranks == [1, 1]
        assert state.winners == [0, 1]


@pytest.mark.scenario("T-43")
@pytest.mark.rule("SPI-12.5")
def test_the_optional_tie_break_works_at_every_rank() -> None:
    def ranks(third: str) -> list[int]:
        table = final(3, final_tiebreak="most_characters").tableau(0, "merchant*2")
        state = table.tableau(1, "bishop*2 guard").tableau(2, third).points(0, 2, 0).state()
        assert state.scores == [9, 6, 6]
        return state.ranks

    assert ranks("guard bishop banker") == [1, 2, 2]
    assert ranks("guard banker") == [1, 2, 3]
