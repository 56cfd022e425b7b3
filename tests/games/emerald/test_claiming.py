"""Claim cards (EME-5) and majorities (EME-2.1, EME-2.2)."""

from __future__ import annotations

import pytest

from konspira.games.emerald.cards import CARDS
from support.emerald import (
    CALM,
    MAD,
    MONDAY,
    THURSDAY,
    TUESDAY,
    asked,
    city,
    do,
    heard,
    offers,
    pieces,
    scene,
    seat_of,
)


@pytest.mark.scenario("T03")
@pytest.mark.rule("EME-5.2", "EME-5.5", "EME-5.6", "EME-5.9", "EME-5.11", "EME-13.1")
def test_a_claim_with_madness() -> None:
    state = (
        scene(dice=[MAD])
        .at("rome", "4c+1a", "", "", "2c+2a", stack=["shoggoth", "city_rome", "tsathoggua"])
        .seat(MONDAY, "start_recruiter", limbo=5)
        .state()
    )
    supply = seat_of(state, THURSDAY).supply
    do(state, "claim", "city(rome)", "pay(start_recruiter)")
    own = seat_of(state, MONDAY)
    assert (own.limbo, own.supply, own.tokens, own.total) == (9, 1, 2, 0)
    assert pieces(state, "rome", MONDAY) == "1a" and pieces(state, "rome", THURSDAY) == "2a"
    assert seat_of(state, THURSDAY).supply == supply + 2
    assert own.discard == ["start_recruiter", "shoggoth"]
    assert city(state, "rome").card == "city_rome"


@pytest.mark.scenario("T04")
@pytest.mark.rule("EME-5.1", "EME-5.3", "EME-5.4")
def test_several_claims_in_one_action() -> None:
    hand = "start_recruiter start_recruiter start_safe_house"
    state = (
        scene(active=THURSDAY)
        .at("paris", "2a", "", "", "2c+1a")
        .at("madrid", "", "", "", "1c")
        .at("constantinople", "", "2c", "", "1c+2a")
        .at("cairo", "", "", "", "3a")
        .seat(THURSDAY, hand)
        .state()
    )
    limbo, supply = seat_of(state, THURSDAY).limbo, seat_of(state, TUESDAY).supply
    do(state, "claim")
    assert offers(state) == ["city(paris)", "city(madrid)", "city(constantinople)"]
    assert state.why_not(THURSDAY, "city(cairo)") == "EME-5.3"
    do(state, "city(paris)", "pay(start_recruiter)", "city(madrid)", "pay(start_recruiter)")
    do(state, "city(constantinople)", "pay(start_safe_house)")
    assert seat_of(state, THURSDAY).limbo == limbo + 4
    assert seat_of(state, TUESDAY).supply == supply + 2
    assert state.actions == 1 and asked(state)[1] == "turn"


@pytest.mark.rule("EME-5.1")
def test_after_a_claim_one_may_stop() -> None:
    state = (
        scene().at("paris", "1c").at("rome", "1c").seat(MONDAY, "start_recruiter start_recruiter")
    ).state()
    do(state, "claim", "city(paris)", "pay(start_recruiter)")
    assert offers(state) == ["city(rome)", "done"]
    do(state, "done")
    assert asked(state)[1] == "turn" and pieces(state, "rome", MONDAY) == "1c"
    assert "claim" not in offers(state)  # EME-3.3


@pytest.mark.rule("EME-5.1", "EME-19.7")
def test_the_question_after_a_claim_does_not_depend_on_the_hand() -> None:
    for hand in ("start_recruiter start_recruiter", "start_recruiter start_dynamite"):
        state = scene().at("paris", "1c").at("rome", "1c").seat(MONDAY, hand).state()
        do(state, "claim", "city(paris)", "pay(start_recruiter)")
        assert asked(state) == (MONDAY, "claim-city")
        assert ("city(rome)" in offers(state)) == (hand.count("recruiter") == 2)


@pytest.mark.scenario("T14")
@pytest.mark.rule("EME-2.2", "EME-5.3")
def test_a_tie_is_no_majority() -> None:
    state = scene().at("rome", "3c", "3a").seat(MONDAY, "start_recruiter").state()
    assert "claim" not in offers(state) and city(state, "rome").leader is None
    state = scene(active=TUESDAY).at("rome", "3c", "3a").seat(TUESDAY, "start_recruiter").state()
    assert "claim" not in offers(state)


@pytest.mark.rule("EME-2.1", "EME-2.2")
def test_pieces_are_cubes_and_agents_and_no_zombies() -> None:
    state = scene().at("rome", "1c+1a", "1a+3z").seat(MONDAY, "start_recruiter").state()
    assert city(state, "rome").leader == MONDAY and city(state, "rome").lead == 1
    both = scene(options={"zombies_are_pieces": True}).at("rome", "1c+1a", "1a+3z").state()
    assert city(both, "rome").leader == TUESDAY


@pytest.mark.rule("EME-2.2")
def test_more_than_each_other_player_singly_is_enough() -> None:
    state = scene().at("rome", "3c", "2c", "2c", "2c").seat(MONDAY, "start_recruiter").state()
    assert city(state, "rome").leader == MONDAY
    empty = scene().state()
    assert city(empty, "rome").leader is None


@pytest.mark.scenario("T16")
@pytest.mark.rule("EME-5.7", "EME-5.8", "EME-2.15")
def test_without_agents_in_supply_none_is_placed() -> None:
    state = (
        scene(active=TUESDAY)
        .at("berlin", "", "10a")
        .at("paris", "", "1c", stack=["louise_michel", "city_paris"], royal=True)
        .seat(TUESDAY, "start_recruiter")
        .state()
    )
    do(state, "claim", "city(paris)", "pay(start_recruiter)")
    own = seat_of(state, TUESDAY)
    assert pieces(state, "paris", TUESDAY) == "" and own.total == 1 and own.restorationist == 1


@pytest.mark.scenario("T17")
@pytest.mark.rule("EME-5.7")
@pytest.mark.parametrize(("out", "placed"), [(9, 1), (8, 2), (2, 2)])
def test_rachkovsky_brings_two_agents_as_far_as_there_are(out: int, placed: int) -> None:
    state = (
        scene(active=TUESDAY)
        .at("berlin", "", f"{out}a")
        .at("vienna", "", "1c", stack=["piotr_rachkovsky", "city_vienna"], royal=True)
        .seat(TUESDAY, "start_recruiter")
        .state()
    )
    do(state, "claim", "city(vienna)", "pay(start_recruiter)")
    assert pieces(state, "vienna", TUESDAY) == f"{placed}a"


@pytest.mark.scenario("T18")
@pytest.mark.rule("EME-5.2", "EME-5.10")
def test_an_empty_stack_is_never_claimed_again() -> None:
    state = (
        scene()
        .at("cairo", "2c", stack=["city_cairo"])
        .at("rome", "1a")
        .seat(MONDAY, "start_recruiter start_recruiter start_courier", deck="start_courier")
        .state()
    )
    do(state, "claim", "city(cairo)", "pay(start_recruiter)")
    assert city(state, "cairo").stack == 0 and city(state, "cairo").city_card == "taken"
    do(state, "place", "city(cairo)", "pay(start_courier)", "done")
    assert pieces(state, "cairo", MONDAY) == "2c"
    assert state.leads(8, MONDAY) and "claim" not in offers(state)


@pytest.mark.rule("EME-5.10", "EME-5.8")
def test_the_next_card_is_turned_up_at_the_end_of_the_claim() -> None:
    state = (
        scene(dice=[CALM])
        .at("rome", "1c", stack=["vampires", "city_rome", "tsathoggua"])
        .seat(MONDAY, "start_recruiter")
        .state()
    )
    do(state, "claim", "city(rome)", "pay(start_recruiter)")
    kinds = [event.kind for event in state.events(None)]
    assert kinds.index("claimed") < kinds.index("points-gained") < kinds.index("die-rolled")
    assert kinds.index("die-rolled") < kinds.index("card-turned")
    assert seat_of(state, MONDAY).total == 1 and seat_of(state, MONDAY).tokens == 3


@pytest.mark.rule("EME-5.12")
def test_a_card_with_two_claim_symbols_pays_for_two_claims(tmp_path: object) -> None:
    from pathlib import Path

    folder = Path(str(tmp_path))
    source = Path(__file__).parents[3] / "src/konspira/games/emerald/data/cards.toml"
    text = source.read_text()
    head, _, rest = text.partition('id = "start_recruiter"')
    rest = rest.replace("claim = 1", "claim = 2", 1)
    (folder / "cards.toml").write_text(head + 'id = "start_recruiter"' + rest)
    state = (
        scene(pack=folder)
        .at("paris", "1c")
        .at("rome", "1c")
        .at("berlin", "1c")
        .seat(MONDAY, "start_recruiter start_safe_house")
        .state()
    )
    do(state, "claim", "city(paris)", "pay(start_recruiter)")
    do(state, "city(rome)")  # paid by the second symbol
    assert heard(state, None, "claimed")[-1].facts["cards"] == {}
    do(state, "city(berlin)", "pay(start_safe_house)")
    assert [event.facts["city"] for event in heard(state, None, "claimed")] == [
        "paris",
        "rome",
        "berlin",
    ]

    state = (
        scene(pack=folder)
        .at("paris", "1c")
        .at("rome", "1c")
        .seat(MONDAY, "start_recruiter")
        .state()
    )
    do(state, "claim", "city(paris)", "pay(start_recruiter)", "done")
    assert state.claims == 0  # what is not used lapses


@pytest.mark.rule("EME-2.16")
def test_a_claimed_card_stays_with_its_owner() -> None:
    state = scene().at("rome", "1c").seat(MONDAY, "start_recruiter").state()
    do(state, "claim", "city(rome)", "pay(start_recruiter)")
    card = CARDS.index("city_rome")
    assert card in state.discard[MONDAY]
    assert sum(card in row for row in [*state.hand, *state.deck, *state.discard]) == 1
