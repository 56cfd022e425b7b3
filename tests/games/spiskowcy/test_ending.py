"""Phase IV: the end of the round (SPI-11)."""

from __future__ import annotations

import pytest

from support.scenes import asked, heard, leader, play, refused, scene, tableaux, view


@pytest.mark.rule("SPI-11.1")
def test_each_player_finishes_before_the_next_one_discards() -> None:
    table = scene(seats=3, phase="end", round=1, first=1).tableau(0, "banker*2 spy juggler")
    state = table.tableau(1, "merchant*2 raid guard*2").tableau(2, "banker spy prince*2").state()

    assert asked(state) == [(1, "discard")]
    play(state, 1, "discard(merchant)")
    assert asked(state) == [(1, "discard")]
    play(state, 1, "discard(merchant)")
    assert asked(state) == [(2, "discard")]
    play(state, 2, "stop_discarding")
    assert asked(state) == [(0, "discard")]


@pytest.mark.rule("SPI-11.1", "SPI-9.2")
def test_characters_and_events_count_together() -> None:
    within = scene(phase="end", round=1).tableau(0, "merchant raid plot").state()
    above = scene(phase="end", round=1).tableau(0, "merchant*2 raid plot").state()

    assert view(within).round == 2
    assert asked(above) == [(0, "discard")]


@pytest.mark.rule("SPI-11.2")
def test_the_bonus_is_judged_anew_after_each_discard() -> None:
    table = scene(phase="end", round=1).tableau(0, "prince*2 merchant*4").tableau(1, "prince")
    state = table.state()

    assert "stop_discarding" not in state.offers(0)  # 6 of 3 + 2
    kept = play(state.copy(), 0, "discard(merchant)")
    assert "stop_discarding" in kept.offers(0)  # 5 of 3 + 2
    play(kept, 0, "discard(prince)")
    assert leader(kept, "prince") is None
    assert "stop_discarding" not in kept.offers(0)  # 4 of 3: the bonus is gone


@pytest.mark.rule("SPI-11.2")
def test_only_the_leading_prince_gives_the_bonus() -> None:
    table = scene(phase="end", round=1).tableau(0, "prince merchant*4").tableau(1, "prince*2")

    assert refused(table.state(), 0, "stop_discarding") == ("SPI-11.3", "over-the-limit")


@pytest.mark.rule("SPI-11.3")
def test_above_the_limit_a_character_of_ones_choice_must_go() -> None:
    state = scene(phase="end", round=1).tableau(0, "merchant*2 seer raid").state()

    assert state.offers(0) == ["discard(merchant)", "discard(seer)"]
    assert refused(state, 0, "discard(spy)") == ("SPI-11.3", "not-in-tableau")
    assert refused(state, 0, "stop_discarding") == ("SPI-11.3", "over-the-limit")
    play(state, 0, "discard(seer)")
    assert tableaux(state)[0] == {"merchant": 2, "raid": 1}
    assert heard(state, 1, "discarded") == [{"seat": 0, "card": "seer"}]


@pytest.mark.rule("SPI-11.4")
def test_within_the_bonus_the_player_may_stop_or_discard_more() -> None:
    state = scene(phase="end", round=1).tableau(0, "prince merchant*3 raid").state()

    assert state.offers(0) == ["discard(merchant)", "discard(prince)", "stop_discarding"]
    play(state, 0, "discard(merchant)")
    assert state.offers(0) == ["discard(merchant)", "discard(prince)", "stop_discarding"]
    play(state, 0, "stop_discarding")
    assert tableaux(state)[0] == {"prince": 1, "merchant": 2, "raid": 1}
    assert heard(state, 1, "kept") == [{"seat": 0}]


@pytest.mark.rule("SPI-11.5")
@pytest.mark.parametrize("tableau", ["", "merchant*3", "prince merchant raid", "raid*6 plot*4"])
def test_nobody_may_discard_at_the_limit_or_with_events_only(tableau: str) -> None:
    state = scene(phase="end", round=1).tableau(0, tableau).state()

    assert view(state).round == 2  # nobody was asked
    assert heard(state, None, "discarded") == []


@pytest.mark.rule("SPI-11.5")
def test_the_player_is_finished_as_soon_as_the_limit_is_reached() -> None:
    state = scene(phase="end", round=1).tableau(0, "prince merchant*4").state()

    play(state, 0, "discard(prince)")
    assert asked(state) == [(0, "discard")]
    play(state, 0, "discard(merchant)")

    assert (view(state).round, tableaux(state)[0]) == (2, {"merchant": 3})


@pytest.mark.rule("SPI-11.5")
def test_surplus_events_stay() -> None:
    state = scene(phase="end", round=1).tableau(0, "raid*4 plot spy seer").state()

    play(state, 0, "discard(spy)", "discard(seer)")

    assert (view(state).round, tableaux(state)[0]) == (2, {"raid": 4, "plot": 1})


@pytest.mark.rule("SPI-11.6")
def test_a_player_who_comes_to_lead_later_gets_nothing_back() -> None:
    table = scene(seats=3, phase="end", round=1).tableau(0, "prince merchant*3 raid")
    state = table.tableau(1, "prince seer banker*2").tableau(2, "spy").state()

    play(state, 0, "discard(merchant)", "discard(merchant)")
    assert asked(state) == [(1, "discard")]  # it leads by its Seer, and could stop
    play(state, 1, "discard(prince)")

    assert leader(state, "prince") == 0
    assert (view(state).round, tableaux(state)[0]) == (2, {"prince": 1, "merchant": 1, "raid": 1})


@pytest.mark.rule("SPI-11.6")
def test_a_player_who_kept_the_bonus_is_not_asked_again() -> None:
    table = scene(phase="end", round=1).tableau(0, "prince merchant*4").tableau(1, "banker*4")
    state = table.state()

    play(state, 0, "stop_discarding")
    play(state, 1, "discard(banker)")

    assert (view(state).round, tableaux(state)[0]) == (2, {"prince": 1, "merchant": 4})


@pytest.mark.rule("SPI-11.7")
def test_only_prince_and_seer_work_at_the_end_of_a_round() -> None:
    table = scene(phase="end", round=1).tableau(0, "banker bishop guard raid prince")
    state = table.points(0, 1).tableau(1, "spy prince").state()
    discards = ["discard(guard)", "discard(banker)", "discard(bishop)", "discard(prince)"]

    assert state.offers(0) == discards
    for power in ("use_banker", "use_bishop(raid)", "use_spy(1)"):
        assert refused(state, 0, power) == ("SPI-7.7", "not-asked-now")
    assert table.tableau(1, "").state().offers(0) == [*discards, "stop_discarding"]
    seer = scene(phase="end", round=1).tableau(0, "seer prince raid*2").tableau(1, "prince")
    assert "stop_discarding" in seer.state().offers(0)
