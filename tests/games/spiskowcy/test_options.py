"""The option flags of the rules file, section 6: what each of them changes."""

from __future__ import annotations

from typing import Any

import pytest

import konspira
from konspira import OptionError
from support.scenes import final, heard, make, own, play, scene, tableaux, view


def test_the_defaults_are_those_of_the_rules_file() -> None:
    assert make().options == {
        "order_timing": "sequential",
        "order_counts_visible": True,
        "allow_empty_order": False,
        "event_effect_optional": True,
        "spy_plot_protection_two_player": True,
        "prince_bonus": "optional",
        "final_tiebreak": "shared",
        "unplayed_hand_revealed": False,
    }


@pytest.mark.rule("SPI-6.1", "SPI-13.4")
def test_order_timing_lets_all_choose_at_once() -> None:
    def ordering(timing: str) -> list[int]:
        table = scene(seats=3, phase="orders", first=1, order_timing=timing)
        for seat in range(3):
            table.hand(seat, "spy" if seat == 0 else "merchant*2")
        return [question.seat for question in table.state().questions]

    assert ordering("sequential") == [1]
    assert ordering("simultaneous") == [0, 1, 2]


@pytest.mark.rule("SPI-6.8", "SPI-13.5")
def test_order_counts_visible_shows_or_hides_the_counts() -> None:
    def after_an_order(visible: bool) -> tuple[int | None, int | None]:
        table = scene(phase="orders", order_counts_visible=visible).hand(0, "merchant*3")
        state = play(table.hand(1, "spy").state(), 0, "order_type(merchant)", "order_count(2)")
        return view(state, 1).seats[0].orders_size, view(state, 1).deck_size

    assert after_an_order(True) == (2, 55 - 3)
    assert after_an_order(False) == (None, None)


@pytest.mark.rule("SPI-6.3")
def test_allow_empty_order_lets_a_player_place_nothing() -> None:
    table = scene(phase="orders", allow_empty_order=True).hand(0, "banker spy").hand(1, "raid")
    state = table.state()

    assert state.offers(0) == ["order_type(banker)", "order_type(spy)", "order_none"]
    play(state, 0, "order_none")

    assert own(state, 0).orders == {}
    assert own(state, 0).returned == {"banker": 1, "spy": 1}
    assert heard(state, 1, "order-laid") == [{"seat": 0, "count": 0}]
    play(state, 1, "order_none")
    assert state.offers(0) == ["end_turn"]
    default = scene(phase="orders").hand(0, "banker").state()
    assert "order_none" not in default.offers(0)


@pytest.mark.rule("SPI-9.8")
def test_event_effect_optional_decides_whether_events_may_be_skipped() -> None:
    def events(optional: bool) -> tuple[list[str], list[str]]:
        table = scene(event_effect_optional=optional).tableau(0, "innkeeper").orders(0, "raid plot")
        state = table.tableau(1, "merchant").state()
        raid = play(state.copy(), 0, "reveal(raid)")
        plot = play(state.copy(), 0, "reveal(plot)")
        return raid.offers(0), plot.offers(0)

    assert events(True) == (["raid_player(1)", "raid_skip"], ["plot_player_a(0)", "plot_skip"])
    assert events(False) == (["raid_player(1)"], ["plot_player_a(0)"])


@pytest.mark.rule("SPI-8.9")
def test_two_player_protection_from_plots_can_be_switched_off() -> None:
    def protected(seats: int, protection: bool) -> bool:
        table = scene(seats=seats, spy_plot_protection_two_player=protection)
        return view(table.tableau(0, "spy").state()).seats[0].plot_protected

    assert protected(2, True)
    assert not protected(2, False)
    assert protected(3, False)  # with more players the option changes nothing


@pytest.mark.rule("SPI-11.4")
def test_prince_bonus_auto_finishes_the_player_within_it() -> None:
    def ending(bonus: str, merchants: int) -> list[str]:
        table = scene(phase="end", round=1, prince_bonus=bonus)
        return table.tableau(0, f"prince merchant*{merchants}").state().offers(0)

    both = ["discard(merchant)", "discard(prince)"]
    assert ending("optional", 4) == [*both, "stop_discarding"]
    assert ending("optional", 5) == both
    assert ending("auto", 5) == both
    state = scene(phase="end", round=1, prince_bonus="auto").tableau(0, "prince merchant*5").state()
    play(state, 0, "discard(merchant)")
    assert (view(state).round, tableaux(state)[0]) == (2, {"prince": 1, "merchant": 4})


@pytest.mark.rule("SPI-12.4", "SPI-12.5")
def test_final_tiebreak_can_prefer_the_most_characters() -> None:
    def ranks(tiebreak: str) -> list[int]:
        table = final(3, final_tiebreak=tiebreak).tableau(0, "innkeeper").tableau(2, "raid*2")
        state = table.tableau(1, "bishop seer").points(0, 0, 7).state()
        assert state.scores == [5, 5, 5]
        return state.ranks

    assert ranks("shared") == [1, 1, 1]
    assert ranks("most_characters") == [2, 1, 3]  # events are no characters


@pytest.mark.rule("SPI-6.6")
def test_unplayed_hand_revealed_shows_what_goes_back() -> None:
    def seen(revealed: bool, timing: str) -> list[object]:
        table = scene(phase="orders", unplayed_hand_revealed=revealed, order_timing=timing)
        state = table.hand(0, "merchant*2 spy").hand(1, "raid*2").state()
        play(state, 0, "order_type(merchant)", "order_count(1)")
        before = view(state, 1).seats[0].returned
        play(state, 1, "order_type(raid)", "order_count(1)")
        return [before, view(state, 1).seats[0].returned, heard(state, 1, "hand-returned")]

    cards = {"merchant": 1, "spy": 1}
    told = [{"seat": 0, "cards": cards}, {"seat": 1, "cards": {"raid": 1}}]
    assert seen(False, "sequential") == [None, None, []]
    assert seen(True, "sequential") == [cards, cards, told]
    assert seen(True, "simultaneous") == [None, cards, told]  # SPI-13.4: not before all are in


@pytest.mark.rule("SPI-13.5")
def test_shown_hands_make_the_counts_public_after_all() -> None:
    table = scene(phase="orders", order_counts_visible=False, unplayed_hand_revealed=True)
    state = table.hand(0, "merchant*3").hand(1, "spy").state()

    play(state, 0, "order_type(merchant)", "order_count(2)")

    assert view(state, 1).seats[0].orders_size == 2
    assert view(state, 1).deck_size == 55 - 3
    assert heard(state, 1, "order-laid") == [{"seat": 0, "count": 2}]


# -- options that do not exist ---------------------------------------------------------------------


def test_an_unknown_option_is_answered_with_the_nearest_one() -> None:
    with pytest.raises(OptionError) as caught:
        konspira.make("spiskowcy", order_timings="sequential")

    assert caught.value.code == "unknown-option"
    assert caught.value.facts["value"] == "order_timings"
    assert caught.value.facts["remedy"] == 'did you mean "order_timing"?'
    assert "order_timing" in str(caught.value)


@pytest.mark.parametrize(
    "option, value, remedy",
    [
        ("order_timing", "simultanous", 'did you mean "simultaneous"?'),
        ("allow_empty_order", "maybe", "known: false, true"),
        ("allow_empty_order", 1, "known: false, true"),
        ("prince_bonus", True, "known: optional, auto"),
    ],
)
def test_an_unknown_value_is_answered_with_the_known_ones(
    option: str, value: Any, remedy: str
) -> None:
    with pytest.raises(OptionError) as caught:
        make(**{option: value})

    assert caught.value.code == "bad-option-value"
    assert caught.value.facts == {"option": option, "value": str(value), "remedy": remedy}


@pytest.mark.parametrize("seats", [0, 1, 5, -1, 2.0, "3", True])
def test_a_wrong_number_of_seats_is_answered_with_the_right_ones(seats: int) -> None:
    with pytest.raises(OptionError) as caught:
        make(seats)

    assert caught.value.code == "bad-seats"
    assert (caught.value.facts["low"], caught.value.facts["high"]) == (2, 4)
    assert "2 to 4" in str(caught.value)


def test_values_may_be_given_as_words() -> None:
    assert make(order_counts_visible="false").options["order_counts_visible"] is False
