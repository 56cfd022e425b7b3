"""Raid and Plot (SPI-9)."""

from __future__ import annotations

import pytest

from support.scenes import asked, deck_size, heard, leader, play, refused, scene, tableaux


@pytest.mark.rule("SPI-9.1")
def test_an_event_acts_once_and_stays() -> None:
    state = scene().orders(0, "raid").tableau(1, "merchant*3").state()

    play(state, 0, "reveal(raid)", "raid_player(1)", "raid_card(merchant)")

    assert tableaux(state) == [{"raid": 1}, {"merchant": 2}]
    assert state.offers(0) == ["end_turn"]
    later = scene(round=4).tableau(0, "raid plot merchant").tableau(1, "merchant*3").state()
    assert later.offers(0) == ["end_turn"]  # those of earlier rounds do nothing


@pytest.mark.rule("SPI-9.2", "SPI-11.3")
def test_events_use_up_room_that_characters_must_leave() -> None:
    state = scene(phase="end", round=1).tableau(0, "raid*2 plot merchant guard").state()

    assert state.offers(0) == ["discard(merchant)", "discard(guard)"]
    assert refused(state, 0, "discard(raid)") == ("SPI-9.2", "events-stay")
    play(state, 0, "discard(guard)", "discard(merchant)")
    assert tableaux(state)[0] == {"raid": 2, "plot": 1}


@pytest.mark.rule("SPI-9.3", "SPI-10.1")
def test_a_raid_destroys_one_character_of_an_opponent() -> None:
    table = scene(seats=3).tableau(0, "merchant").orders(0, "raid")
    state = table.tableau(1, "merchant*2 seer").tableau(2, "banker").state()
    before = deck_size(state)

    play(state, 0, "reveal(raid)")
    assert state.offers(0) == ["raid_player(1)", "raid_player(2)", "raid_skip"]
    assert refused(state, 0, "raid_player(0)") == ("SPI-9.3", "not-an-opponent")
    play(state, 0, "raid_player(1)")
    assert state.offers(0) == ["raid_card(merchant)", "raid_card(seer)"]
    play(state, 0, "raid_card(merchant)")

    assert tableaux(state) == [
        {"merchant": 1, "raid": 1},
        {"merchant": 1, "seer": 1},
        {"banker": 1},
    ]
    assert deck_size(state) == before + 1
    assert heard(state, 2, "raided") == [{"seat": 0, "victim": 1, "card": "merchant"}]


@pytest.mark.rule("SPI-9.4")
def test_a_raid_needs_an_unprotected_opponent_with_a_character() -> None:
    table = scene(seats=4).orders(0, "raid").tableau(1, "guard").tableau(2, "raid plot")
    state = play(table.tableau(3, "spy").state(), 0, "reveal(raid)")

    assert state.offers(0) == ["raid_player(3)", "raid_skip"]
    assert refused(state, 0, "raid_player(1)") == ("SPI-8.3", "raid-protected")
    assert refused(state, 0, "raid_player(2)") == ("SPI-9.4", "no-characters")


@pytest.mark.rule("SPI-9.5")
def test_a_plot_swaps_characters_of_any_two_players() -> None:
    table = scene(seats=3, turn=1).tableau(0, "merchant juggler").tableau(1, "guard banker")
    state = table.tableau(2, "spy*1 guard seer").orders(1, "plot").state()

    play(state, 1, "reveal(plot)")
    assert state.offers(1) == ["plot_player_a(1)", "plot_player_a(2)", "plot_skip"]
    mine = play(state.copy(), 1, "plot_player_a(1)")
    assert mine.offers(1) == ["plot_card_a(guard)", "plot_card_a(banker)"]
    play(mine, 1, "plot_card_a(banker)")
    assert mine.offers(1) == ["plot_player_b(2)", "plot_player_b(0)"]
    play(mine, 1, "plot_player_b(0)")
    assert mine.offers(1) == ["plot_card_b(merchant)", "plot_card_b(juggler)"]
    play(mine, 1, "plot_card_b(merchant)")
    assert tableaux(mine)[:2] == [
        {"juggler": 1, "banker": 1},
        {"merchant": 1, "guard": 1, "plot": 1},
    ]
    theirs = play(state.copy(), 1, "plot_player_a(2)", "plot_card_a(seer)", "plot_player_b(0)")
    play(theirs, 1, "plot_card_b(juggler)")
    assert tableaux(theirs) == [
        {"merchant": 1, "seer": 1},
        {"guard": 1, "banker": 1, "plot": 1},
        {"juggler": 1, "guard": 1, "spy": 1},
    ]
    assert heard(theirs, 0, "plotted") == [
        {"seat": 1, "a": 2, "card_a": "seer", "b": 0, "card_b": "juggler"}
    ]


@pytest.mark.rule("SPI-9.5")
def test_a_pair_of_players_is_named_in_one_order_only() -> None:
    table = scene(seats=4, turn=2).orders(2, "plot")
    for seat in range(4):
        table.tableau(seat, "merchant")
    state = play(table.state(), 2, "reveal(plot)")

    pairs = []
    for first in state.offers(2)[:-1]:
        chosen = play(state.copy(), 2, first, "plot_card_a(merchant)")
        pairs += [(first[-2], second[-2]) for second in chosen.offers(2)]

    assert pairs == [("2", "3"), ("2", "0"), ("2", "1"), ("3", "0"), ("3", "1"), ("0", "1")]


@pytest.mark.rule("SPI-9.6")
def test_both_players_of_a_plot_need_a_character() -> None:
    table = scene(seats=4).tableau(0, "raid").orders(0, "plot").tableau(1, "merchant")
    state = play(table.tableau(2, "plot").tableau(3, "guard").state(), 0, "reveal(plot)")

    assert state.offers(0) == ["plot_player_a(1)", "plot_skip"]
    assert refused(state, 0, "plot_player_a(0)") == ("SPI-9.6", "no-characters")
    assert refused(state, 0, "plot_player_a(2)") == ("SPI-9.6", "no-characters")
    play(state, 0, "plot_player_a(1)", "plot_card_a(merchant)")
    assert state.offers(0) == ["plot_player_b(3)"]


@pytest.mark.rule("SPI-9.6")
def test_two_cards_of_the_same_type_may_be_swapped() -> None:
    state = scene().tableau(0, "guard").orders(0, "plot").tableau(1, "guard prince").state()

    play(state, 0, "reveal(plot)", "plot_player_a(0)", "plot_card_a(guard)", "plot_player_b(1)")
    assert "plot_card_b(guard)" in state.offers(0)
    play(state, 0, "plot_card_b(guard)")

    assert tableaux(state) == [{"guard": 1, "plot": 1}, {"guard": 1, "prince": 1}]


@pytest.mark.rule("SPI-9.7")
def test_events_hit_characters_only() -> None:
    table = scene().tableau(0, "innkeeper raid").orders(0, "raid plot").orders(1, "spy")
    state = table.tableau(1, "merchant raid plot").state()

    play(state, 0, "reveal(raid)", "raid_player(1)")
    assert state.offers(0) == ["raid_card(merchant)"]
    assert refused(state, 0, "raid_card(plot)") == ("SPI-9.7", "characters-only")
    assert refused(state, 0, "raid_card(spy)") == ("SPI-9.3", "not-in-that-tableau")  # face down
    other = play(table.state(), 0, "reveal(plot)", "plot_player_a(0)")
    assert other.offers(0) == ["plot_card_a(innkeeper)"]
    play(other, 0, "plot_card_a(innkeeper)", "plot_player_b(1)")
    assert other.offers(0) == ["plot_card_b(merchant)"]
    assert refused(other, 0, "plot_card_b(raid)") == ("SPI-9.7", "characters-only")


@pytest.mark.rule("SPI-9.8")
def test_both_effects_are_optional() -> None:
    table = scene().tableau(0, "innkeeper").orders(0, "raid plot").tableau(1, "merchant")
    state = table.state()

    play(state, 0, "reveal(raid)", "raid_skip", "reveal(plot)", "plot_skip")

    assert tableaux(state) == [{"innkeeper": 1, "raid": 1, "plot": 1}, {"merchant": 1}]
    assert state.offers(0) == ["end_turn"]
    assert heard(state, None, "raid-skipped") == heard(state, None, "plot-skipped") == [{"seat": 0}]


@pytest.mark.rule("SPI-9.8")
@pytest.mark.parametrize("optional", [True, False])
def test_an_event_without_a_target_has_no_effect_but_stays(optional: bool) -> None:
    table = scene(event_effect_optional=optional).tableau(0, "innkeeper").orders(0, "raid plot")
    state = play(table.state(), 0, "reveal(raid)", "reveal(plot)")

    assert tableaux(state)[0] == {"innkeeper": 1, "raid": 1, "plot": 1}
    assert state.offers(0) == ["end_turn"]
    assert heard(state, 1, "raid-idle") == heard(state, 1, "plot-idle") == [{"seat": 0}]


@pytest.mark.rule("SPI-9.9")
def test_a_plot_is_judged_by_the_tableaux_that_the_raid_before_it_left() -> None:
    table = scene(seats=3).tableau(0, "innkeeper").orders(0, "raid plot")
    state = table.tableau(1, "spy juggler").tableau(2, "banker").state()

    early = play(state.copy(), 0, "reveal(plot)")
    assert early.offers(0) == ["plot_player_a(0)", "plot_skip"]  # 0 and 2; 1 is protected
    play(state, 0, "reveal(raid)", "raid_player(1)", "raid_card(spy)", "reveal(plot)")
    assert state.offers(0) == ["plot_player_a(0)", "plot_player_a(1)", "plot_skip"]


@pytest.mark.rule("SPI-9.9")
def test_protection_won_in_the_same_turn_counts() -> None:
    table = scene(seats=3).tableau(0, "innkeeper guard*2").orders(0, "plot raid")
    state = table.tableau(1, "guard*2 juggler").tableau(2, "merchant").state()

    play(state, 0, "reveal(plot)", "plot_player_a(0)", "plot_card_a(guard)", "plot_player_b(1)")
    play(state, 0, "plot_card_b(juggler)")
    assert leader(state, "guard") == 1
    play(state, 0, "reveal(raid)")
    assert state.offers(0) == ["raid_player(2)", "raid_skip"]


@pytest.mark.rule("SPI-9.10")
def test_a_raid_that_named_its_victim_must_be_completed() -> None:
    state = scene().orders(0, "raid").tableau(1, "merchant").state()

    play(state, 0, "reveal(raid)", "raid_player(1)")

    assert state.offers(0) == ["raid_card(merchant)"]
    assert refused(state, 0, "raid_skip") == ("SPI-9.10", "effect-begun")


@pytest.mark.rule("SPI-9.10")
def test_a_plot_that_named_a_player_must_be_completed() -> None:
    state = scene().tableau(0, "spy guard").orders(0, "plot").tableau(1, "merchant").state()
    play(state, 0, "reveal(plot)")

    for choice in ("plot_player_a(0)", "plot_card_a(spy)", "plot_player_b(1)"):
        play(state, 0, choice)
        assert "plot_skip" not in state.offers(0)
        assert refused(state, 0, "plot_skip") == ("SPI-9.10", "effect-begun")
    play(state, 0, "plot_card_b(merchant)")
    assert asked(state) == [(0, "action")]


@pytest.mark.rule("SPI-10.1")
def test_there_is_no_discard_pile() -> None:
    table = scene(round=1).tableau(0, "bishop guard*3").orders(0, "raid").tableau(1, "merchant")
    state = table.state()
    size = deck_size(state)

    play(state, 0, "reveal(raid)", "raid_player(1)", "raid_card(merchant)")
    assert deck_size(state) == size + 1  # destroyed by the Raid
    play(state, 0, "use_bishop(raid)", "end_turn")
    assert deck_size(state) == size + 2  # destroyed by the Bishop
    play(state, 1, "end_turn")
    assert asked(state) == [(0, "discard")]
    play(state, 0, "discard(guard)")
    # Discarded: the next deal of nine cards each is made from all of them.
    assert deck_size(state) == size + 3 - 18
