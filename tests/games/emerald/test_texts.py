"""Card texts (EME-18), in the order of the rules file."""

from __future__ import annotations

import pytest

from support.emerald import (
    CALM,
    MAD,
    MONDAY,
    THURSDAY,
    TUESDAY,
    WEDNESDAY,
    asked,
    city,
    do,
    heard,
    kept,
    offers,
    pieces,
    scene,
    seat_of,
)


@pytest.mark.scenario("T35")
@pytest.mark.rule("EME-18.1", "EME-18.8")
def test_black_hand_counts_royals_now_and_later() -> None:
    state = (
        scene(dice=[CALM])
        .at("st_petersburg", "1c", royal=True)
        .at("rome", "1a", "1a", "1a", "1a")
        .seat(MONDAY, "black_hand hide_royalty")
        .tableau(MONDAY, "yig", "hastur")
        .state()
    )
    assert seat_of(state, MONDAY).restorationist == 7
    do(state, "card_action(black_hand)")
    assert seat_of(state, MONDAY).restorationist == 11
    do(state, "card_action(hide_royalty)", "city(st_petersburg)")
    own = seat_of(state, MONDAY)
    assert (own.loyalist, own.restorationist) == (6, 13)


@pytest.mark.scenario("T26")
@pytest.mark.rule("EME-18.3", "EME-18.27b")
def test_cthulhu_wipes_a_city() -> None:
    state = (
        scene()
        .at(
            "paris",
            "1a+2c+2z",
            "1a+1c",
            stack=["city_paris", "fenians", "okhrana", "shoggoth"],
            royal=True,
        )
        .at("rome", "3a")
        .seat(MONDAY, "cthulhu")
        .seat(TUESDAY, identity="loyalist")
        .state()
    )
    limbo = [seat_of(state, seat).limbo for seat in (MONDAY, TUESDAY)]
    zombies = state.view(None).zombies
    do(state, "card_action(cthulhu)", "city(paris)")
    row = city(state, "paris")
    assert (row.stack, row.royal_place) == (0, "slot")
    assert state.view(None).zombies == zombies + 2
    assert [seat_of(state, seat).limbo for seat in (MONDAY, TUESDAY)] == [
        limbo[0] + 2,
        limbo[1] + 1,
    ]
    assert pieces(state, "paris", MONDAY) == "" and asked(state) == (TUESDAY, "reveal-agent")
    do(state, "city(rome)", "city(rome)", "city(rome)")
    assert seat_of(state, TUESDAY).on_board == 3


@pytest.mark.scenario("T61")
@pytest.mark.rule("EME-18.3", "EME-19.10", "EME-19.3")
def test_cthulhu_takes_face_down_cards_unseen() -> None:
    stack = ["fenians", "okhrana", "city_rome", "tsathoggua"]
    state = scene().at("rome", stack=stack).seat(MONDAY, "cthulhu").state()
    do(state, "card_action(cthulhu)", "city(rome)")
    view = state.view(TUESDAY)
    assert view.removed == ["fenians", "cthulhu"]
    row = city(state, "rome")
    assert (row.lost, row.city_card, row.royal_place) == (3, "gone", "gone")
    assert heard(state, None, "stack-lost")[0].facts == {"city": "rome", "count": 3}
    assert "okhrana" not in str(state.events(None))

    shown = (
        scene(options={"cthulhu_shows_stack": True})
        .at("rome", stack=stack)
        .seat(MONDAY, "cthulhu")
        .state()
    )
    do(shown, "card_action(cthulhu)", "city(rome)")
    assert sorted(shown.view(None).removed) == sorted([*stack, "cthulhu"])


@pytest.mark.rule("EME-18.3")
def test_cthulhu_needs_something_in_the_city() -> None:
    state = (
        scene().at("rome", stack=[]).at("cairo", "", "1c", stack=[]).seat(MONDAY, "cthulhu").state()
    )
    do(state, "card_action(cthulhu)")
    assert "city(rome)" not in offers(state) and "city(cairo)" in offers(state)


@pytest.mark.scenario("T45")
@pytest.mark.rule("EME-18.4", "EME-2.9", "EME-2.10")
def test_diogenes_is_not_part_of_its_own_reshuffle() -> None:
    hand = (
        "diogenes_club start_informant start_informant start_courier start_courier "
        "start_recruiter start_recruiter"
    )
    state = (
        scene()
        .seat(
            MONDAY,
            hand,
            deck="start_safe_house",
            discard="start_rail_ticket start_dynamite start_dynamite",
        )
        .state()
    )
    do(state, "free_action(diogenes_club)")
    own = seat_of(state, MONDAY)
    assert own.hand_size == 8 and own.deck_size == 2 and own.discard == ["diogenes_club"]
    assert heard(state, None, "deck-shuffled")[0].facts == {"seat": MONDAY, "count": 3}


@pytest.mark.rule("EME-18.4")
def test_doctor_watson_draws_two_and_costs_no_action() -> None:
    state = scene().seat(MONDAY, "doctor_watson").state()
    do(state, "free_action(doctor_watson)")
    assert (len(state.hand[MONDAY]), state.actions) == (2, 2)


@pytest.mark.scenario("T53")
@pytest.mark.rule("EME-18.5")
def test_the_duchess_claims_without_cubes() -> None:
    state = (
        scene(active=WEDNESDAY, actions=1)
        .at("vienna", "", "1c", "2a")
        .seat(WEDNESDAY, "duchess_duzes")
        .state()
    )
    supply, limbo = seat_of(state, TUESDAY).supply, seat_of(state, WEDNESDAY).limbo
    do(state, "card_action(duchess_duzes)", "city(vienna)")
    own = seat_of(state, WEDNESDAY)
    assert own.discard == ["city_vienna", "duchess_duzes"] and own.neutral == 4
    assert seat_of(state, TUESDAY).supply == supply + 1 and own.limbo == limbo
    assert state.actions == 0


@pytest.mark.scenario("T46")
@pytest.mark.rule("EME-18.7")
def test_freemasons_draw_one_more_than_discarded() -> None:
    hand = "freemasons start_informant start_informant start_courier start_courier"
    state = scene().seat(MONDAY, hand).state()
    do(state, "free_action(freemasons)", "discard_card(start_informant)")
    do(state, "discard_card(start_courier)", "done")
    own = seat_of(state, MONDAY)
    assert own.hand_size == 5 and state.actions == 2
    assert own.discard == ["start_informant", "start_courier", "freemasons"]


@pytest.mark.rule("EME-18.7")
def test_zero_cards_may_be_discarded() -> None:
    state = scene().seat(MONDAY, "mrs_hudson").state()
    do(state, "free_action(mrs_hudson)")
    assert offers(state) == ["done"]
    do(state, "done")
    assert len(state.hand[MONDAY]) == 1 and seat_of(state, MONDAY).discard == ["mrs_hudson"]


@pytest.mark.scenario("T71")
@pytest.mark.rule("EME-18.7", "EME-2.9")
def test_discards_may_come_back_in_the_reshuffle() -> None:
    hand = "mrs_hudson okhrana shoggoth zombies cthulhu"
    state = scene().seat(MONDAY, hand).state()
    state.deck[MONDAY] = state.deck[MONDAY][:1]  # the rest of the starting cards is out of the way
    do(state, "free_action(mrs_hudson)", "discard_card(okhrana)", "discard_card(shoggoth)", "done")
    own = seat_of(state, MONDAY)
    assert (own.hand_size, own.deck_size, own.discard) == (5, 0, ["mrs_hudson"])
    assert {"okhrana", "shoggoth"} <= set(own.hand or [])


@pytest.mark.scenario("T44")
@pytest.mark.rule("EME-18.8", "EME-13.3")
def test_hiding_a_royal_needs_no_agent() -> None:
    state = (
        scene(active=TUESDAY, dice=[MAD])
        .at("rome", "", "3c", "2c", royal=True)
        .seat(TUESDAY, "hide_royalty")
        .state()
    )
    before = seat_of(state, TUESDAY)
    do(state, "card_action(hide_royalty)", "city(rome)")
    own = seat_of(state, TUESDAY)
    assert own.loyalist == before.loyalist + 4 and own.tokens == 2
    assert own.on_board == before.on_board and own.limbo == before.limbo + 3
    entries = [(entry.card, entry.hidden, entry.royal) for entry in own.tableau]
    assert entries == [("tsathoggua", True, None), ("hide_royalty", False, "tsathoggua")]


@pytest.mark.rule("EME-18.8", "EME-13.3")
def test_hiding_costs_an_agent_where_one_is() -> None:
    state = scene(dice=[MAD]).at("rome", "2a", royal=True).seat(MONDAY, "hide_royalty").state()
    do(state, "card_action(hide_royalty)", "city(rome)")
    assert pieces(state, "rome", MONDAY) == "1a"
    kinds = [event.kind for event in state.events(None)]
    assert kinds.index("royal-hidden") < kinds.index("die-rolled")


@pytest.mark.scenario("T52")
@pytest.mark.rule("EME-18.9", "EME-2.11")
def test_holy_brotherhood_counts_agents_on_the_board() -> None:
    state = (
        scene()
        .at("rome", "1a")
        .at("paris", "1a")
        .seat(MONDAY, "holy_brotherhood", limbo=6)
        .tableau(MONDAY, {"card": "mi_go", "agents": 1})
        .state()
    )
    do(state, "card_action(holy_brotherhood)")
    assert offers(state) == ["count(1)", "count(2)", "count(3)"]
    assert state.why_not(MONDAY, "count(4)") == "EME-18.9"
    do(state, "count(3)")
    own = seat_of(state, MONDAY)
    assert own.limbo == 3 and own.discard == ["holy_brotherhood"]


@pytest.mark.rule("EME-18.10")
def test_infernal_machine_is_worth_three_bombs_once() -> None:
    state = scene().at("berlin", "1a+1c", "1a").seat(MONDAY, "shoggoth infernal_machine").state()
    assert "assassinate" not in offers(state)
    state = (
        scene()
        .at("berlin", "1a+1c", "1a")
        .at("rome", "", "1a")
        .seat(MONDAY, "hired_assassin infernal_machine")
        .state()
    )
    do(state, "assassinate", "kill_card(hired_assassin)", "city(berlin)", "kill_agent(1)")
    do(state, "support(infernal_machine)")
    assert seat_of(state, MONDAY).kills == 2
    assert state.view(None).removed == ["infernal_machine"]


@pytest.mark.scenario("T57")
@pytest.mark.rule("EME-18.11")
def test_lestrade_sends_cubes_home() -> None:
    state = scene().at("paris", "3c", "2c").seat(MONDAY, "inspector_lestrade").state()
    supply = seat_of(state, TUESDAY).supply
    do(state, "card_action(inspector_lestrade)", "city(paris)", "player(1)")
    assert seat_of(state, TUESDAY).supply == supply + 2 and pieces(state, "paris", MONDAY) == "3c"


@pytest.mark.rule("EME-18.11")
def test_lestrade_may_help_oneself() -> None:
    state = scene().at("paris", "3c").seat(MONDAY, "inspector_lestrade").state()
    do(state, "card_action(inspector_lestrade)", "city(paris)")
    assert pieces(state, "paris", MONDAY) == ""
    strict = (
        scene(options={"lestrade_self": False})
        .at("paris", "3c")
        .seat(MONDAY, "inspector_lestrade")
        .state()
    )
    assert "card_action(inspector_lestrade)" not in offers(strict)


@pytest.mark.rule("EME-18.12")
def test_irene_adler_chooses_among_rivals() -> None:
    state = scene().at("rome", "1a", "1a", "2a").seat(MONDAY, "irene_adler").state()
    do(state, "card_action(irene_adler)", "city(rome)")
    assert asked(state)[1] == "text-victim" and offers(state) == ["player(1)", "player(2)"]
    assert state.why_not(MONDAY, "player(0)") == "EME-18.12"
    do(state, "player(2)")
    assert pieces(state, "rome", MONDAY) == "2a" and pieces(state, "rome", WEDNESDAY) == "1a"
    assert state.view(None).removed == ["irene_adler"]


@pytest.mark.rule("EME-18.13", "EME-8.3")
def test_golovinski_pushes_the_loyalist_marker() -> None:
    state = scene(markers={"loyalist": 3}).seat(MONDAY, "matvei_golovinski").state()
    do(state, "card_action(matvei_golovinski)")
    assert state.view(None).markers["loyalist"] == 5


@pytest.mark.scenario("T30")
@pytest.mark.rule("EME-18.14", "EME-18.14a", "EME-2.11")
def test_mi_go_shelters_agents() -> None:
    state = scene(active=THURSDAY).at("rome", "", "", "", "2a").seat(THURSDAY, "mi_go").state()
    do(state, "card_action(mi_go)", "city(rome)", "city(rome)")
    assert asked(state) == (THURSDAY, "turn") and not heard(state, None, "reveal-forced")
    assert pieces(state, "rome", THURSDAY) == "" and seat_of(state, THURSDAY).on_board == 2
    assert city(state, "rome").leader is None


@pytest.mark.scenario("T31")
@pytest.mark.rule("EME-18.14")
def test_mi_go_gives_them_back_in_a_later_turn() -> None:
    state = scene(seats=2).at("rome", "2a").seat(MONDAY, "mi_go").state()
    do(state, "card_action(mi_go)", "city(rome)", "city(rome)")
    assert "redeploy" not in offers(state) and state.why_not(MONDAY, "redeploy") == "EME-18.14"
    do(state, "pass", "end_turn", "pass", "pass", "end_turn")
    assert asked(state) == (MONDAY, "turn") and "redeploy" in offers(state)
    do(state, "redeploy", "city(cairo)")
    assert pieces(state, "cairo", MONDAY) == "2a" and state.actions == 2
    assert state.view(None).removed == ["mi_go"] and kept(state, MONDAY) == []


@pytest.mark.rule("EME-18.14")
def test_mi_go_may_take_a_single_agent() -> None:
    state = scene().at("rome", "2a").seat(MONDAY, "mi_go").state()
    do(state, "card_action(mi_go)", "city(rome)")
    assert offers(state) == ["city(rome)", "done"]
    do(state, "done")
    assert pieces(state, "rome", MONDAY) == "1a"


@pytest.mark.scenario("T58")
@pytest.mark.rule("EME-18.15")
def test_okhrana_sends_cubes_to_limbo() -> None:
    state = (
        scene().at("rome", "", "1c").at("cairo", "", "", "", "2c").seat(MONDAY, "okhrana").state()
    )
    limbo = [seat_of(state, seat).limbo for seat in (TUESDAY, THURSDAY)]
    do(state, "card_action(okhrana)", "city(rome)")
    assert offers(state) == ["city(cairo)", "done"]
    do(state, "city(cairo)")
    assert [seat_of(state, seat).limbo for seat in (TUESDAY, THURSDAY)] == [
        limbo[0] + 1,
        limbo[1] + 1,
    ]
    assert pieces(state, "cairo", THURSDAY) == "1c"


@pytest.mark.rule("EME-18.15")
def test_okhrana_may_take_two_cubes_of_one_city_or_one_alone() -> None:
    state = scene().at("rome", "1c", "2c").seat(MONDAY, "okhrana").state()
    do(state, "card_action(okhrana)", "city(rome)", "player(1)", "city(rome)", "player(1)")
    assert pieces(state, "rome", TUESDAY) == "" and pieces(state, "rome", MONDAY) == "1c"
    state = scene().at("rome", "1c", "2c").seat(MONDAY, "okhrana").state()
    do(state, "card_action(okhrana)", "city(rome)", "player(1)", "done")
    assert pieces(state, "rome", TUESDAY) == "1c"


@pytest.mark.rule("EME-18.16")
def test_peoples_will_empties_limbo() -> None:
    state = scene().seat(MONDAY, "peoples_will", limbo=7).state()
    do(state, "card_action(peoples_will)")
    own = seat_of(state, MONDAY)
    assert (own.limbo, own.supply) == (0, 10) and state.view(None).removed == ["peoples_will"]


@pytest.mark.rule("EME-18.17")
def test_pinkerton_sends_an_agent_from_supply_or_from_a_city() -> None:
    state = scene().at("rome", "1a").seat(MONDAY, "pinkerton_agents").state()
    do(state, "card_action(pinkerton_agents)")
    assert offers(state) == ["from_supply", "from_city(rome)"]
    do(state, "from_supply", "city(rome)")
    assert pieces(state, "rome", MONDAY) == "2a" and state.view(None).removed == [
        "pinkerton_agents"
    ]


@pytest.mark.scenario("T65")
@pytest.mark.rule("EME-2.15", "EME-18.12", "EME-18.17", "EME-18.24")
def test_with_an_empty_agent_supply() -> None:
    state = (
        scene()
        .at("rome", "10a", "1a")
        .at("cairo", "", "1a")
        .seat(MONDAY, "irene_adler vampires pinkerton_agents")
        .state()
    )
    assert seat_of(state, MONDAY).agents == 0
    texts = [name for name in offers(state) if name.startswith("card_action")]
    assert texts == ["card_action(pinkerton_agents)"]
    do(state, "card_action(pinkerton_agents)")
    assert offers(state) == ["from_city(rome)"]
    do(state, "from_city(rome)")
    assert "city(rome)" not in offers(state)
    do(state, "city(cairo)")
    assert pieces(state, "cairo", MONDAY) == "1a"

    block = (
        scene(active=TUESDAY)
        .at("rome", "6a", "7a")
        .at("paris", "4a")
        .seat(TUESDAY, "hired_assassin")
        .seat(MONDAY, "vampires")
        .state()
    )
    do(block, "assassinate", "kill_card(hired_assassin)", "city(rome)", "kill_agent(0)")
    assert asked(block) == (MONDAY, "block") and "block(vampires)" in offers(block)


@pytest.mark.rule("EME-18.19", "EME-9.9")
def test_a_shoggoth_kills_anywhere() -> None:
    state = scene().at("rome", "", "2a").at("cairo", "", "", "1a").seat(MONDAY, "shoggoth").state()
    do(state, "card_action(shoggoth)")
    assert "city(rome)" in offers(state) and "city(cairo)" in offers(state)
    do(state, "city(rome)")
    own = seat_of(state, MONDAY)
    assert own.kills == 3 and own.tableau[0].victim == TUESDAY
    assert pieces(state, "rome", TUESDAY) == "1a"


@pytest.mark.scenario("T29")
@pytest.mark.rule("EME-18.21", "EME-15.5")
def test_society_of_leopold_removes_the_undead() -> None:
    hand = "zombies start_courier start_courier start_informant start_informant"
    state = (
        scene()
        .at("rome", "", "2z", "1z")
        .seat(MONDAY, "society_of_leopold")
        .seat(TUESDAY, hand, discard="city_london city_berlin louise_michel")
        .tableau(TUESDAY, "vampires")
        .state()
    )
    assert seat_of(state, TUESDAY).total == 12
    do(state, "card_action(society_of_leopold)")
    own = seat_of(state, TUESDAY)
    assert (own.total, own.hand_size, own.tableau) == (10, 5, [])
    assert state.view(None).zombies == 0 and pieces(state, "rome", TUESDAY) == ""
    zones = [event.facts["zone"] for event in heard(state, None, "undead-removed")]
    assert zones == ["hand", "tableau"]
    assert set(state.view(None).removed) == {"zombies", "vampires", "society_of_leopold"}


@pytest.mark.rule("EME-18.21", "EME-18.21a")
def test_after_leopold_a_text_in_a_stack_is_void() -> None:
    state = (
        scene(purged=True, dice=[CALM], actions=2)
        .at("rome", "1c", stack=["zombies", "city_rome"], royal=True)
        .seat(MONDAY, "start_recruiter")
        .state()
    )
    do(state, "claim", "city(rome)", "pay(start_recruiter)")
    assert seat_of(state, MONDAY).loyalist == 1
    void = scene(purged=True).seat(MONDAY, "zombies").state()
    assert "card_action(zombies)" not in offers(void) and "move" in offers(void)
    assert void.why_not(MONDAY, "card_action(zombies)") == "EME-18.21a"


@pytest.mark.rule("EME-18.21a")
def test_with_an_option_undead_cards_leave_the_stacks_too() -> None:
    state = (
        scene(options={"leopold_stacks": "remove"})
        .at("rome", "1c", stack=["zombies", "city_rome"], royal=True)
        .seat(MONDAY, "society_of_leopold")
        .state()
    )
    do(state, "card_action(society_of_leopold)")
    assert city(state, "rome").card == "city_rome" and "zombies" in state.view(None).removed
    late = (
        scene(purged=True, options={"leopold_stacks": "remove"})
        .at("paris", "1c", stack=["louise_michel", "vampires", "city_paris"], royal=True)
        .seat(MONDAY, "start_recruiter")
        .state()
    )
    do(late, "claim", "city(paris)", "pay(start_recruiter)")
    assert city(late, "paris").card == "city_paris" and "vampires" in late.view(None).removed


@pytest.mark.rule("EME-18.23")
def test_third_section_removes_a_face_up_card() -> None:
    state = (
        scene()
        .at("rome", stack=["fenians", "tsathoggua", "city_rome"])
        .at("paris", stack=[], royal=True)
        .seat(MONDAY, "third_section")
        .state()
    )
    do(state, "card_action(third_section)")
    assert "city(paris)" not in offers(state)  # a royal in a slot cannot be chosen
    assert state.why_not(MONDAY, "city(paris)") == "EME-18.23"
    do(state, "city(rome)")
    row = city(state, "rome")
    assert (row.card, row.royal_place) == ("city_rome", "slot")
    assert "fenians" in state.view(None).removed
    assert seat_of(state, MONDAY).discard == ["third_section"]


@pytest.mark.rule("EME-18.24")
def test_vampires_replace_an_agent_beside_an_own_one() -> None:
    state = scene().at("rome", "1a", "2a").at("paris", "", "1a").seat(MONDAY, "vampires").state()
    do(state, "card_action(vampires)")
    assert offers(state) == ["city(rome)"]
    assert state.why_not(MONDAY, "city(paris)") == "EME-18.24"
    do(state, "city(rome)")
    assert pieces(state, "rome", MONDAY) == "2a" and pieces(state, "rome", TUESDAY) == "1a"
    assert kept(state, MONDAY) == ["vampires"]


@pytest.mark.scenario("T34")
@pytest.mark.rule("EME-18.26", "EME-2.17")
@pytest.mark.parametrize("identity", ["loyalist", "restorationist"])
def test_yog_sothoth_takes_agents_for_points(identity: str) -> None:
    state = (
        scene(active=TUESDAY)
        .at("rome", "", "2a")
        .at("paris", "", "2a")
        .seat(TUESDAY, "yog_sothoth", identity=identity)
        .tableau(MONDAY, {"card": "shoggoth", "victim": TUESDAY})
        .state()
    )
    assert seat_of(state, TUESDAY).agents == 5
    before = seat_of(state, TUESDAY).loyalist
    do(state, "card_action(yog_sothoth)", "city(rome)", "city(rome)", "city(paris)", "city(paris)")
    own = seat_of(state, TUESDAY)
    assert own.loyalist == before + 4 and own.tableau[0].agents == 4
    if identity == "restorationist":
        assert state.over and state.view(None).scores[TUESDAY].own == 0
        return
    do(state, "city(rome)", "city(rome)", "city(rome)")
    own = seat_of(state, TUESDAY)
    assert (own.agents, own.on_board) == (2, 3)


@pytest.mark.rule("EME-18.26")
def test_yog_sothoth_may_take_only_some() -> None:
    state = scene().at("rome", "3a").seat(MONDAY, "yog_sothoth").state()
    do(state, "card_action(yog_sothoth)")
    assert "done" not in offers(state)
    do(state, "city(rome)", "done")
    assert seat_of(state, MONDAY).loyalist == 1 and pieces(state, "rome", MONDAY) == "2a"
