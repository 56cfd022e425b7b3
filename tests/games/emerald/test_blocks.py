"""Blocks played in another seat's turn (EME-11.2, EME-12)."""

from __future__ import annotations

import pytest

from konspira import Rng
from konspira.games.emerald.state import Emerald
from support.emerald import (
    MONDAY,
    THURSDAY,
    TUESDAY,
    WEDNESDAY,
    Scene,
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

KILL = ("assassinate", "kill_card(sebastian_moran)", "city(berlin)", "kill_agent(1)")


def threatened(hand: str, **more: object) -> Scene:
    """Monday attacks Tuesday in Berlin; Tuesday holds this."""
    options = more.pop("options", None)
    assert options is None or isinstance(options, dict)
    return (
        scene(options=options)
        .at("berlin", "3a+1c", "1a+1c")
        .at("rome", "", "1a")
        .seat(MONDAY, "sebastian_moran start_dynamite")
        .seat(TUESDAY, hand, **more)
    )


@pytest.mark.scenario("T22")
@pytest.mark.rule("EME-12.1", "EME-12.3", "EME-12.5", "EME-12.6", "EME-12.7", "EME-12.8")
@pytest.mark.rule("EME-18.18", "EME-12.12")
def test_sherlock_saves_an_agent() -> None:
    state = threatened("sherlock_holmes").state()
    do(state, *KILL, "bombs(start_dynamite)")
    assert asked(state) == (TUESDAY, "block") and pieces(state, "berlin", TUESDAY) == "1a+1c"
    deck = len(state.deck[TUESDAY])
    do(state, "block(sherlock_holmes)")
    assert pieces(state, "berlin", TUESDAY) == "1a+1c"
    assert pieces(state, "berlin", MONDAY) == "3a+1c"
    own = seat_of(state, MONDAY)
    assert kept(state, MONDAY) == ["sebastian_moran"] and own.kills == 0
    assert own.tableau[0].victim is None and own.discard == ["start_dynamite"]
    blocker = seat_of(state, TUESDAY)
    assert blocker.discard == ["sherlock_holmes"] and blocker.deck_size == deck - 1
    assert blocker.hand_size == 1
    assert heard(state, None, "blocked")[0].facts == {"seat": TUESDAY, "card": "sherlock_holmes"}
    assert heard(state, None, "drew")[-1].facts == {"seat": TUESDAY, "count": 1}
    assert state.actions == 1  # the action stays spent


@pytest.mark.rule("EME-12.7")
def test_with_an_option_a_blocked_attempt_clears_the_cubes() -> None:
    state = threatened("sherlock_holmes", options={"blocked_clears": True}).state()
    do(state, *KILL, "bombs(start_dynamite)", "block(sherlock_holmes)")
    assert pieces(state, "berlin", TUESDAY) == "1a" and pieces(state, "berlin", MONDAY) == "3a"


@pytest.mark.scenario("T23")
@pytest.mark.rule("EME-12.3", "EME-12.6", "EME-18.19", "EME-18.24")
def test_vampires_against_a_shoggoth() -> None:
    state = (
        scene()
        .at("rome", "", "", "", "1a")
        .seat(MONDAY, "shoggoth")
        .seat(THURSDAY, "vampires")
        .state()
    )
    do(state, "card_action(shoggoth)", "city(rome)")
    assert asked(state) == (THURSDAY, "block")
    do(state, "block(vampires)")
    assert pieces(state, "rome", THURSDAY) == "1a" and state.view(None).removed == ["shoggoth"]
    own = seat_of(state, THURSDAY)
    assert own.discard == ["vampires"] and own.loyalist == 1 and own.hand_size == 1


@pytest.mark.scenario("T24")
@pytest.mark.rule("EME-12.3", "EME-12.6", "EME-2.7")
def test_sherlock_against_vampires() -> None:
    state = (
        scene()
        .at("rome", "1a", "1a")
        .seat(MONDAY, "vampires")
        .seat(TUESDAY, "sherlock_holmes")
        .state()
    )
    do(state, "card_action(vampires)", "city(rome)", "block(sherlock_holmes)")
    assert pieces(state, "rome", MONDAY) == "1a" and pieces(state, "rome", TUESDAY) == "1a"
    assert kept(state, MONDAY) == ["vampires"] and seat_of(state, MONDAY).loyalist == 1
    assert state.actions == 1


@pytest.mark.scenario("T25")
@pytest.mark.rule("EME-12.2", "EME-12.5", "EME-12.6")
def test_sherlock_cancels_cthulhu() -> None:
    base = (
        scene()
        .at("paris", "2c", "1a", "1a", stack=["city_paris", "fenians"], royal=True)
        .seat(MONDAY, "cthulhu")
        .seat(TUESDAY, "sherlock_holmes")
    )
    state = base.state()
    do(state, "card_action(cthulhu)", "city(paris)")
    assert asked(state) == (TUESDAY, "block")
    do(state, "block(sherlock_holmes)")
    assert city(state, "paris").stack == 2 and pieces(state, "paris", MONDAY) == "2c"
    assert pieces(state, "paris", WEDNESDAY) == "1a" and state.view(None).removed == ["cthulhu"]

    absent = (
        scene()
        .at("paris", "2c", "", "1a", stack=["city_paris", "fenians"], royal=True)
        .seat(MONDAY, "cthulhu")
        .seat(TUESDAY, "sherlock_holmes")
        .state()
    )
    do(absent, "card_action(cthulhu)", "city(paris)")
    assert asked(absent)[0] != TUESDAY or asked(absent)[1] != "block"
    assert city(absent, "paris").stack == 0


@pytest.mark.rule("EME-12.2", "EME-2.12")
def test_against_cthulhu_the_threatened_are_asked_in_order_until_one_blocks(
    tmp_path: object,
) -> None:
    from pathlib import Path

    folder = Path(str(tmp_path))
    source = Path(__file__).parents[3] / "src/konspira/games/emerald/data/cards.toml"
    head, _, rest = source.read_text().partition('id = "sherlock_holmes"\ncopies = 1')
    (folder / "cards.toml").write_text(head + 'id = "sherlock_holmes"\ncopies = 3' + rest)
    state = (
        scene(pack=folder, active=WEDNESDAY)
        .at("paris", "1a", "1a", "", "1a", stack=["city_paris"], royal=True)
        .seat(WEDNESDAY, "cthulhu")
        .seat(MONDAY, "sherlock_holmes")
        .seat(TUESDAY, "sherlock_holmes")
        .seat(THURSDAY, "sherlock_holmes")
        .state()
    )
    do(state, "card_action(cthulhu)", "city(paris)")
    assert asked(state) == (THURSDAY, "block")
    before = state.view(None)
    do(state, "block_none")
    assert asked(state) == (MONDAY, "block") and state.view(None) == before  # nobody can tell
    do(state, "block(sherlock_holmes)")
    assert asked(state) == (WEDNESDAY, "turn") and city(state, "paris").stack == 1
    assert not heard(state, TUESDAY, "block-asked")


@pytest.mark.rule("EME-12.4")
def test_what_cannot_be_blocked() -> None:
    """Royalty, Irene Adler and effects on cubes ask nobody."""
    hands = {"irene_adler": ["city(berlin)"], "inspector_lestrade": ["city(berlin)", "player(1)"]}
    for card, choices in hands.items():
        state = (
            scene()
            .at("berlin", "1c", "1a+1c")
            .at("rome", "", "1a")
            .seat(MONDAY, card)
            .seat(TUESDAY, "sherlock_holmes vampires")
            .state()
        )
        do(state, f"card_action({card})", *choices)
        assert asked(state) == (MONDAY, "turn")
        assert not heard(state, TUESDAY, "block-asked")


@pytest.mark.rule("EME-12.3")
def test_vampires_do_not_answer_vampires_or_cthulhu() -> None:
    state = scene().at("rome", "1a", "1a").seat(MONDAY, "cthulhu").seat(TUESDAY, "vampires").state()
    do(state, "card_action(cthulhu)", "city(rome)")
    assert not heard(state, TUESDAY, "block-asked") and pieces(state, "rome", TUESDAY) == ""
    wide = (
        scene(options={"vampire_block": "like_sherlock"})
        .at("rome", "1a", "1a")
        .seat(MONDAY, "cthulhu")
        .seat(TUESDAY, "vampires")
        .state()
    )
    do(wide, "card_action(cthulhu)", "city(rome)")
    assert asked(wide) == (TUESDAY, "block")


@pytest.mark.rule("EME-12.9")
def test_after_a_blocked_attempt_the_attacker_may_go_on() -> None:
    state = (
        scene()
        .at("cairo", "3a", "1a")
        .at("rome", "", "1a")
        .seat(MONDAY, "sebastian_moran hired_assassin")
        .seat(TUESDAY, "sherlock_holmes vampires")
        .state()
    )
    do(state, "assassinate", "kill_card(sebastian_moran)", "city(cairo)", "kill_agent(1)")
    do(state, "block(sherlock_holmes)")
    do(state, "kill_card(hired_assassin)", "city(cairo)", "kill_agent(1)")
    assert asked(state) == (TUESDAY, "block")  # a window of its own
    do(state, "block_none")
    assert seat_of(state, MONDAY).kills == 2


@pytest.mark.scenario("T59")
@pytest.mark.rule("EME-11.2")
def test_a_block_with_six_cards_draws_exactly_one() -> None:
    deck = "start_courier start_informant start_recruiter"
    hand = (
        "sherlock_holmes start_courier start_informant start_recruiter "
        "start_rail_ticket start_safe_house"
    )
    state = threatened(hand, deck=deck, discard="start_dynamite start_dynamite").state()
    do(state, *KILL, "bombs(start_dynamite)", "block(sherlock_holmes)")
    own = seat_of(state, TUESDAY)
    assert (own.hand_size, own.deck_size) == (6, 2)
    assert own.discard is not None and own.discard[-1] == "sherlock_holmes"


@pytest.mark.rule("EME-12.8", "EME-2.9")
def test_the_block_card_is_not_part_of_the_reshuffle_it_causes() -> None:
    hand = (
        "sherlock_holmes start_informant start_informant start_courier start_courier "
        "start_recruiter start_recruiter start_safe_house start_rail_ticket start_dynamite"
    )
    for seed in range(6):
        table = threatened(hand, deck="", discard="start_dynamite")
        table.data["seed"] = seed
        state = do(table.state(), *KILL, "bombs(start_dynamite)", "block(sherlock_holmes)")
        own = seat_of(state, TUESDAY)
        assert (own.hand_size, own.discard) == (10, ["sherlock_holmes"])


@pytest.mark.scenario("T60")
@pytest.mark.rule("EME-12.10", "EME-12.11", "EME-19.7")
def test_who_is_asked_follows_from_what_all_know() -> None:
    nothing = threatened("start_courier").state()
    do(nothing, *KILL, "bombs(start_dynamite)")
    assert asked(nothing)[0] == MONDAY  # no window

    spent = threatened("start_courier", discard="sherlock_holmes").state()
    do(spent, *KILL, "bombs(start_dynamite)")
    assert asked(spent)[0] == MONDAY

    empty = threatened("", deck="sherlock_holmes").state()
    do(empty, *KILL, "bombs(start_dynamite)")
    assert asked(empty)[0] == MONDAY  # nobody blocks with an empty hand

    unsure = threatened("start_courier", deck="sherlock_holmes").state()
    do(unsure, *KILL, "bombs(start_dynamite)")
    assert asked(unsure) == (TUESDAY, "block") and offers(unsure) == ["block_none"]
    holder = threatened("sherlock_holmes", deck="start_courier").state()
    do(holder, *KILL, "bombs(start_dynamite)")
    assert offers(holder) == ["block_none", "block(sherlock_holmes)"]


@pytest.mark.rule("EME-12.11", "EME-19.7")
def test_a_window_tells_nobody_who_is_asked_or_what_is_held() -> None:
    def table(hand: str, deck: str) -> Emerald:
        state = threatened(hand, deck=deck, discard="start_dynamite").state()
        return do(state, *KILL, "bombs(start_dynamite)")

    holder = table("sherlock_holmes start_courier", "start_informant")
    other = table("start_courier start_informant", "sherlock_holmes")
    for viewer in (None, MONDAY, WEDNESDAY):
        assert holder.view(viewer) == other.view(viewer)
        waiting = holder.view(viewer).waiting
        assert [(row.activity, row.seat) for row in waiting] == [("reactions", None)]
        assert holder.events(viewer) == other.events(viewer)
    do(holder, "block_none")
    do(other, "block_none")
    for viewer in (None, MONDAY, WEDNESDAY):
        assert holder.view(viewer) == other.view(viewer)
        assert holder.events(viewer) == other.events(viewer)
    assert holder.question(MONDAY) is not None


@pytest.mark.rule("EME-12.11")
def test_in_a_redeal_somebody_else_may_hold_the_card() -> None:
    state = threatened("sherlock_holmes start_courier", deck="start_informant").state()
    do(state, *KILL, "bombs(start_dynamite)")
    answers = set()
    for seed in range(40):
        other = state.redeal(MONDAY, Rng(seed))
        assert other.questions[0].seat == TUESDAY and other.questions[0].window
        answers.add(len(other.options(TUESDAY)))
    assert answers == {1, 2}


@pytest.mark.rule("EME-12.2")
def test_only_the_owner_of_the_threatened_agent_blocks() -> None:
    state = (
        scene()
        .at("berlin", "4a", "1a", "1a")
        .at("rome", "", "1a")
        .seat(MONDAY, "sebastian_moran sherlock_holmes")
        .seat(WEDNESDAY, "vampires")
        .state()
    )
    do(state, *KILL)
    assert asked(state)[0] == MONDAY and seat_of(state, MONDAY).kills == 4


@pytest.mark.rule("EME-12.12")
def test_only_block_cards_are_played_in_a_window() -> None:
    state = threatened("sherlock_holmes diogenes_club").state()
    do(state, *KILL, "bombs(start_dynamite)")
    assert state.why_not(TUESDAY, "block(diogenes_club)") == "EME-12.12"
    assert state.why_not(TUESDAY, "block(vampires)") == "EME-12.3"
    assert state.why_not(TUESDAY, "free_action(diogenes_club)") == "EME-3.5"


@pytest.mark.scenario("T72")
@pytest.mark.rule("EME-18.21a", "EME-12.10")
def test_late_vampires_are_void() -> None:
    state = (
        scene(purged=True, dice=[6])
        .at("rome", "1c+1a", "1a", stack=["vampires", "city_rome"], royal=True)
        .seat(MONDAY, "start_recruiter")
        .state()
    )
    do(state, "claim", "city(rome)", "pay(start_recruiter)")
    assert seat_of(state, MONDAY).loyalist == 1 and heard(state, None, "die-rolled")

    void = scene(purged=True).at("rome", "1a", "1a").seat(MONDAY, "vampires").state()
    assert "card_action(vampires)" not in offers(void) and "move" in offers(void)
    assert void.why_not(MONDAY, "card_action(vampires)") == "EME-18.21a"
    window = threatened("vampires")
    window.data["purged"] = True
    other = window.state()
    do(other, *KILL, "bombs(start_dynamite)")
    assert asked(other)[0] == MONDAY and seat_of(other, MONDAY).kills == 4
