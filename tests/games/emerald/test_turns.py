"""The turn (EME-3), discard, card action and pass (EME-10), headings (EME-11)."""

from __future__ import annotations

import pytest

from konspira.games.emerald.state import Emerald
from support.emerald import (
    MONDAY,
    TUESDAY,
    WEDNESDAY,
    asked,
    city,
    do,
    heard,
    offers,
    pieces,
    scene,
    seat_of,
    start,
)

HAND = "start_courier start_informant start_recruiter start_rail_ticket start_dynamite"


@pytest.mark.rule("EME-3.1", "EME-3.6", "EME-3.7", "EME-3.9", "EME-10.3")
def test_two_actions_then_the_hand_is_refilled_and_the_next_player_follows() -> None:
    state = scene().seat(MONDAY, HAND).state()
    do(state, "place", "city(rome)", "pay(start_courier)", "done")
    assert "end_turn" not in offers(state) and state.why_not(MONDAY, "end_turn") == "EME-3.6"
    do(state, "pass")
    assert offers(state) == ["end_turn"] and len(state.hand[MONDAY]) == 4
    assert state.why_not(MONDAY, "pass") == "EME-3.6"
    do(state, "end_turn")
    assert len(state.hand[MONDAY]) == 5 and asked(state) == (TUESDAY, "turn")
    assert state.actions == 2


@pytest.mark.rule("EME-3.2")
def test_nine_kinds_of_actions() -> None:
    state = (
        scene()
        .at("rome", "4a+1c", "1a")
        .seat(MONDAY, "start_courier start_recruiter johann_most hired_assassin okhrana")
        .state()
    )
    assert offers(state) == [
        "pass",
        "place",
        "claim",
        "retrieve",
        "move",
        "track",
        "assassinate",
        "discard",
        "card_action(okhrana)",
    ]


@pytest.mark.rule("EME-3.3")
def test_the_same_action_twice_but_no_second_claim() -> None:
    state = scene().at("rome", "1c").seat(MONDAY, "start_courier start_recruiter").state()
    do(state, "place", "city(paris)", "pay(start_courier)", "done")
    assert "place" in offers(state)
    assert "claim" not in offers(state) and state.why_not(MONDAY, "claim") == "EME-3.4"


@pytest.mark.scenario("T15")
@pytest.mark.rule("EME-3.4", "EME-18.5")
def test_a_pass_uses_up_the_chance_to_claim() -> None:
    state = scene().at("rome", "2c").seat(MONDAY, "start_recruiter duchess_duzes").state()
    assert "claim" in offers(state)
    do(state, "pass")
    assert "claim" not in offers(state) and "card_action(duchess_duzes)" in offers(state)


@pytest.mark.rule("EME-3.4", "EME-3.5")
def test_a_free_action_does_not() -> None:
    state = scene().at("rome", "2c").seat(MONDAY, "start_recruiter diogenes_club").state()
    do(state, "free_action(diogenes_club)")
    assert "claim" in offers(state) and state.actions == 2


@pytest.mark.rule("EME-3.5")
def test_free_actions_before_between_and_after() -> None:
    hand = "diogenes_club doctor_watson freemasons"
    state = scene().seat(MONDAY, hand).state()
    do(state, "free_action(diogenes_club)", "pass", "free_action(doctor_watson)", "pass")
    assert "free_action(freemasons)" in offers(state)
    do(state, "free_action(freemasons)", "done", "end_turn")
    assert asked(state)[0] == TUESDAY
    strict = scene(options={"free_after_second": False}).seat(MONDAY, hand).state()
    do(strict, "pass", "pass")
    assert offers(strict) == ["end_turn"]
    assert strict.why_not(MONDAY, "free_action(freemasons)") == "EME-3.5"


@pytest.mark.rule("EME-3.5")
def test_no_free_action_while_an_action_is_being_resolved() -> None:
    state = scene().seat(MONDAY, "start_courier diogenes_club").state()
    do(state, "place", "city(rome)")
    assert "free_action(diogenes_club)" not in offers(state)


@pytest.mark.scenario("T56")
@pytest.mark.rule("EME-3.7", "EME-3.8")
def test_a_big_hand_draws_nothing_and_keeps_everything() -> None:
    hand = f"{HAND} start_courier"
    state = scene().seat(MONDAY, hand).state()
    do(state, "pass", "pass", "end_turn")
    assert sorted(seat_of(state, MONDAY).hand or []) == sorted(hand.split())


@pytest.mark.rule("EME-3.8")
def test_unplayed_cards_stay_in_hand() -> None:
    state = scene().seat(MONDAY, "johann_most").state()
    do(state, "pass", "pass", "end_turn")
    assert "johann_most" in (seat_of(state, MONDAY).hand or [])


@pytest.mark.rule("EME-3.10")
def test_free_actions_are_capped() -> None:
    state = scene(free=20).seat(MONDAY, "diogenes_club").state()
    assert "free_action(diogenes_club)" not in offers(state)
    assert state.why_not(MONDAY, "free_action(diogenes_club)") == "EME-3.10"
    state = scene(free=4, options={"free_action_cap": 5}).seat(MONDAY, "diogenes_club").state()
    do(state, "free_action(diogenes_club)")
    assert state.free == 5
    do(state, "pass", "pass", "end_turn")
    assert state.free == 0


@pytest.mark.rule("EME-10.1")
def test_discarding_draws_nothing_until_the_end_of_the_turn() -> None:
    state = scene().seat(MONDAY, HAND).state()
    do(state, "discard", "discard_card(start_courier)", "discard_card(start_dynamite)", "done")
    assert len(state.hand[MONDAY]) == 3 and state.actions == 1
    assert sorted(seat_of(state, MONDAY).discard or []) == ["start_courier", "start_dynamite"]
    assert heard(state, TUESDAY, "discarded")
    do(state, "discard")
    assert "done" not in offers(state) and state.why_not(MONDAY, "done") == "EME-10.1"


@pytest.mark.rule("EME-10.1")
def test_an_empty_hand_has_nothing_to_discard() -> None:
    state = scene().seat(MONDAY, "").state()
    assert offers(state) == ["pass"] and state.why_not(MONDAY, "discard") == "EME-10.1"


@pytest.mark.rule("EME-10.2", "EME-11.1")
def test_a_card_action_costs_an_action() -> None:
    state = scene().seat(MONDAY, "peoples_will", limbo=5).state()
    do(state, "card_action(peoples_will)")
    assert state.actions == 1
    assert state.why_not(MONDAY, "card_action(peoples_will)") == "EME-10.2"


@pytest.mark.rule("EME-11.1")
def test_each_heading_has_its_time() -> None:
    hand = "fenians infernal_machine sherlock_holmes diogenes_club peoples_will"
    state = scene().seat(MONDAY, hand).state()
    texts = [name for name in offers(state) if "action(" in name]
    assert texts == ["free_action(diogenes_club)", "card_action(peoples_will)"]
    for name in ("card_action(fenians)", "card_action(sherlock_holmes)"):
        assert state.why_not(MONDAY, name) == "EME-11.1"


@pytest.mark.rule("EME-11.4", "EME-2.7")
def test_points_of_a_used_card_are_kept() -> None:
    state = scene().seat(MONDAY, "matvei_golovinski").state()
    assert seat_of(state, MONDAY).loyalist == 1
    do(state, "card_action(matvei_golovinski)")
    own = seat_of(state, MONDAY)
    assert own.loyalist == 1 and [entry.card for entry in own.tableau] == ["matvei_golovinski"]


@pytest.mark.rule("EME-2.7")
def test_a_used_card_without_points_leaves_the_game() -> None:
    state = scene().seat(MONDAY, "peoples_will", limbo=3).state()
    do(state, "card_action(peoples_will)")
    assert state.view(None).removed == ["peoples_will"]
    assert "peoples_will" not in (seat_of(state, MONDAY).cards or [])


@pytest.mark.rule("EME-2.9", "EME-2.10")
def test_drawing_from_an_empty_deck() -> None:
    """Starting cards lie in the discard pile; all of them are drawn, then nothing more."""
    state = scene().seat(MONDAY, HAND, deck="", discard="").state()
    assert len(state.deck[MONDAY]) == 5
    state.deck[MONDAY] = []
    do(state, "pass", "pass", "end_turn")  # a hand of five draws nothing: no shuffle either
    assert not heard(state, None, "deck-shuffled")


@pytest.mark.rule("EME-2.10")
@pytest.mark.parametrize(("reshuffle", "deck"), [("lazy", 0), ("eager", 5)])
def test_when_the_discard_pile_is_shuffled(reshuffle: str, deck: int) -> None:
    rest = "start_courier start_courier start_informant start_informant start_dynamite"
    hand = "start_recruiter start_recruiter start_safe_house"
    state = (
        scene(options={"reshuffle": reshuffle})
        .seat(MONDAY, hand, deck="start_dynamite start_rail_ticket", discard=rest)
        .state()
    )
    do(state, "pass", "pass", "end_turn")
    assert len(state.hand[MONDAY]) == 5 and len(state.deck[MONDAY]) == deck


@pytest.mark.rule("EME-2.12")
def test_simultaneous_things_begin_with_the_active_player() -> None:
    state = scene(active=WEDNESDAY).state()
    assert state.order() == [2, 3, 0, 1]


@pytest.mark.rule("EME-2.13")
def test_a_text_without_effect_is_not_offered() -> None:
    state = scene().seat(MONDAY, "peoples_will black_hand change_of_heart", limbo=0).state()
    assert "card_action(peoples_will)" not in offers(state)
    assert state.why_not(MONDAY, "card_action(peoples_will)") == "EME-18.16"
    assert "card_action(black_hand)" in offers(state)
    assert "card_action(change_of_heart)" in offers(state)


@pytest.mark.rule("EME-2.3")
def test_a_played_card_is_used_for_one_thing() -> None:
    state = scene().at("rome", "1a").seat(MONDAY, "elisee_reclus").state()
    do(state, "move", "pay(elisee_reclus)", "from_city(rome)", "city(paris)")
    assert pieces(state, "paris", MONDAY) == "1a" and seat_of(state, MONDAY).supply == 5


@pytest.mark.rule("EME-2.14", "EME-14.2")
def test_each_claim_is_an_atomic_step() -> None:
    """A reveal forced by the first claim comes before the second one."""
    state = (
        scene(dice=[1])
        .at("rome", "1c", stack=["shoggoth", "city_rome"], royal=True)
        .at("paris", "1c")
        .seat(MONDAY, "start_recruiter start_recruiter", tokens=1, identity="loyalist")
        .state()
    )
    do(state, "claim", "city(rome)", "pay(start_recruiter)")
    assert asked(state) == (MONDAY, "reveal-agent")
    do(state, "city(cairo)", "city(cairo)")
    assert asked(state) == (MONDAY, "claim-city")


@pytest.mark.rule("EME-2.15")
def test_the_box_limits_the_pieces() -> None:
    state = start(1, 5)
    rules = state.rules
    assert (rules.cubes, rules.agents_each, rules.zombies, rules.tokens) == (10, 10, 6, 3)
    assert 5 * rules.tokens == 15


# -- reasons ---------------------------------------------------------------------------------------


def why(state: Emerald, choice: str) -> tuple[str, str, dict[str, object]]:
    found = state.refusal(MONDAY, choice)
    assert found is not None
    return found.rule, found.code, found.facts


@pytest.mark.rule("EME-9.7")
def test_too_few_bombs_are_counted() -> None:
    table = scene().at("rome", "2a", royal=True).seat(MONDAY, "hired_assassin start_dynamite")
    state = table.state()
    needed = city(state, "rome").royal_bombs
    missing = needed - 3  # two agents and one dynamite
    facts = {"city": "rome", "count": missing, "needed": needed}
    assert why(state, "assassinate") == ("EME-9.7", "not-enough-bombs", facts)


@pytest.mark.rule("EME-9.2", "EME-9.3")
def test_who_cannot_assassinate_hears_what_is_missing() -> None:
    tie = scene().at("rome", "1a", "1a").seat(MONDAY, "hired_assassin").state()
    facts: dict[str, object] = {"city": "rome", "count": 1, "most": 1}
    assert why(tie, "assassinate") == ("EME-9.2", "not-leading", facts)
    alone = scene().at("rome", "1a").seat(MONDAY, "hired_assassin").state()
    assert why(alone, "assassinate")[:2] == ("EME-9.3", "no-rival-there")


@pytest.mark.rule("EME-5.2", "EME-5.3")
def test_who_cannot_claim_hears_what_the_nearest_city_lacks() -> None:
    tie = scene().at("rome", "3c", "3a").at("paris", "1c", "4c").seat(MONDAY, "start_recruiter")
    facts: dict[str, object] = {"city": "rome", "count": 3, "most": 3}
    assert why(tie.state(), "claim") == ("EME-5.2", "not-leading", facts)
    agents = scene().at("rome", "3c", "3a").at("cairo", "2a").seat(MONDAY, "start_recruiter")
    assert why(agents.state(), "claim") == ("EME-5.3", "needs-cube", {"city": "cairo"})


@pytest.mark.rule("EME-18.12", "EME-18.8", "EME-18.5")
def test_a_text_that_would_do_nothing_says_why() -> None:
    table = scene().at("rome", "10a", "1a").seat(MONDAY, "irene_adler hide_royalty duchess_duzes")
    state = table.at("paris", "", "1c", royal=True).state()
    assert why(state, "card_action(irene_adler)")[:2] == ("EME-18.12", "no-agent-in-supply")
    facts: dict[str, object] = {"city": "paris", "count": 0, "most": 1}
    assert why(state, "card_action(hide_royalty)") == ("EME-18.8", "not-leading", facts)


@pytest.mark.rule("EME-3.2")
def test_a_missing_symbol_is_named() -> None:
    state = scene().at("rome", "1a").seat(MONDAY, "start_dynamite").state()
    assert why(state, "place") == ("EME-3.2", "no-cards-for", {"symbol": "place"})
