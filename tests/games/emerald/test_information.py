"""Who knows what (EME-19)."""

from __future__ import annotations

import msgspec
import pytest

from konspira import Rng
from konspira.testing import (
    PROPERTIES,
    check_always_an_option,
    check_declared_events,
    check_undo,
)
from support.emerald import (
    MONDAY,
    TUESDAY,
    WEDNESDAY,
    Scene,
    crowded,
    do,
    heard,
    scene,
    seat_of,
)


@pytest.mark.rule("EME-19.1")
def test_a_hand_is_its_owners_secret_but_not_its_size() -> None:
    state = scene().seat(MONDAY, "shoggoth okhrana start_courier").state()
    for viewer in (None, TUESDAY):
        row = state.view(viewer).seats[MONDAY]
        assert (row.hand, row.hand_size, row.deck_size) == (None, 3, 9)
    assert seat_of(state, MONDAY).hand == ["okhrana", "shoggoth", "start_courier"]


@pytest.mark.rule("EME-19.2")
def test_a_deck_has_no_order_that_its_owner_could_know() -> None:
    """The same deck in any order looks the same, and what is drawn is random."""
    cards = "start_courier start_informant start_dynamite start_recruiter"
    one = scene().seat(MONDAY, "start_safe_house", deck=cards).state()
    other = scene().seat(MONDAY, "start_safe_house", deck=" ".join(reversed(cards.split()))).state()
    assert one.view(MONDAY) == other.view(MONDAY)
    drawn = set()
    for seed in range(40):
        state = scene(seed=seed).seat(MONDAY, "diogenes_club", deck=cards).state()
        do(state, "free_action(diogenes_club)")
        drawn.add(tuple(state.hand[MONDAY]))
    assert len(drawn) > 8


@pytest.mark.rule("EME-19.3")
def test_what_lies_open() -> None:
    state = (
        scene(markers={"loyalist": 2}, removed=["fenians"])
        .seat(MONDAY, "start_courier", discard="shoggoth", limbo=4, tokens=2)
        .tableau(MONDAY, {"card": "hired_assassin", "victim": TUESDAY})
        .state()
    )
    for viewer in (None, TUESDAY):
        view = state.view(viewer)
        row = view.seats[MONDAY]
        assert (row.discard, row.limbo, row.tokens) == (["shoggoth"], 4, 2)
        assert row.tableau[0].victim == TUESDAY and "fenians" in view.removed
        assert view.markers["loyalist"] == 2 and row.total == 4


@pytest.mark.rule("EME-19.3")
def test_with_an_option_discard_piles_are_not_shown() -> None:
    state = (
        scene(options={"discard_public": False})
        .seat(MONDAY, "start_courier", discard="shoggoth")
        .state()
    )
    row = state.view(TUESDAY).seats[MONDAY]
    assert (row.discard, row.discard_size, row.cards) == (None, 1, None)
    assert seat_of(state, MONDAY).discard == ["shoggoth"]


@pytest.mark.rule("EME-19.4")
def test_of_a_stack_only_the_top_and_the_number_show() -> None:
    one = scene().at("rome", stack=["fenians", "okhrana", "city_rome", "tsathoggua"]).state()
    two = scene().at("rome", stack=["fenians", "tsathoggua", "city_rome", "shoggoth"]).state()
    for viewer in (None, MONDAY):
        assert one.view(viewer).cities[5] == two.view(viewer).cities[5]
    row = one.view(None).cities[5]
    assert (row.card, row.stack, row.city_card, row.royal_place) == ("fenians", 4, "stack", "stack")


@pytest.mark.rule("EME-19.5")
def test_undealt_cards_are_hidden_from_everyone() -> None:
    state = scene(seats=2).seat(MONDAY, "start_courier").state()
    cards = [str(msgspec.to_builtins(state.view(viewer))) for viewer in (None, MONDAY)]
    hidden = [card for card in ("zombies", "cthulhu", "mi_go") if card not in cards[1]]
    assert hidden  # nobody has seen them: they lie in stacks or in the box, and nobody knows which
    found = {
        name
        for seed in range(30)
        for name in [state.redeal(MONDAY, Rng(seed)).position()["cities"]["rome"]["stack"][1]]
    }
    assert len(found) > 5


@pytest.mark.rule("EME-19.6")
def test_identities_in_a_redeal_respect_what_was_seen() -> None:
    state = (
        scene(seats=5)
        .seat(MONDAY, identity="loyalist")
        .seat(TUESDAY, identity="restorationist", looked_by=[MONDAY])
        .seat(WEDNESDAY, identity="loyalist", revealed=True)
        .state()
    )
    seen = set()
    for seed in range(60):
        other = state.redeal(MONDAY, Rng(seed))
        factions = tuple(row["identity"] for row in other.position()["seats"])
        assert factions[:3] == ("loyalist", "restorationist", "loyalist")
        seen.add(factions[3:])
    assert len(seen) == 3  # one Loyalist is left, so never two of them
    blind = {
        state.redeal(WEDNESDAY, Rng(seed)).position()["seats"][TUESDAY]["identity"]
        for seed in range(30)
    }
    assert blind == {"loyalist", "restorationist"}


@pytest.mark.rule("EME-19.7")
def test_whether_a_block_card_is_held_shows_nowhere() -> None:
    one = scene().seat(TUESDAY, "sherlock_holmes", deck="shoggoth").state()
    two = scene().seat(TUESDAY, "shoggoth", deck="sherlock_holmes").state()
    for viewer in (None, MONDAY):
        assert one.view(viewer) == two.view(viewer)


@pytest.mark.rule("EME-19.8")
def test_hand_and_deck_together_are_public() -> None:
    state = scene().seat(MONDAY, "shoggoth", deck="okhrana").state()
    cards = state.view(TUESDAY).seats[MONDAY].cards
    assert cards is not None and {"shoggoth", "okhrana"} <= set(cards) and len(cards) == 12


@pytest.mark.rule("EME-19.8")
def test_after_a_reshuffle_all_know_what_was_in_hand() -> None:
    """With an empty deck and an open discard pile, the rest can only be in the hand."""
    state = (
        scene(seats=2)
        .seat(
            MONDAY,
            "diogenes_club shoggoth start_informant start_informant start_courier start_courier "
            "start_recruiter start_recruiter",
            deck="",
            discard="start_safe_house start_rail_ticket start_dynamite start_dynamite",
        )
        .state()
    )
    do(state, "free_action(diogenes_club)")
    row = state.view(TUESDAY).seats[MONDAY]
    assert "shoggoth" in row.known_hand and len(row.known_hand) == 7
    for seed in range(30):
        other = state.redeal(TUESDAY, Rng(seed))
        assert "shoggoth" in other.position()["seats"][MONDAY]["hand"]
    do(state, "place", "city(rome)", "pay(start_courier)", "done")
    assert state.view(TUESDAY).seats[MONDAY].known_hand.count("start_courier") == 1


@pytest.mark.rule("EME-19.9")
def test_in_a_redeal_a_rivals_half_made_choice_begins_anew() -> None:
    state = scene().seat(MONDAY, "start_courier start_informant").state()
    do(state, "place", "city(rome)", "pay(start_courier)")
    for viewer in (None, TUESDAY):
        data = state.redeal(viewer, Rng(1)).position()
        assert (data["plan"], data["agenda"]) == ([], ["turn(0)"])
    assert state.redeal(MONDAY, Rng(1)).position()["plan"] == state.position()["plan"]


@pytest.mark.rule("EME-19.9")
def test_a_step_becomes_public_as_a_whole() -> None:
    state = scene().at("rome", "1a").seat(MONDAY, "start_rail_ticket").state()
    do(state, "move", "pay(start_rail_ticket)")
    assert not state.events(TUESDAY)
    do(state, "from_city(rome)", "city(paris)")
    kinds = [event.kind for event in state.events(TUESDAY)]
    assert kinds == ["moved", "agent-moved"]


def moments() -> dict[str, tuple[Scene, list[str]]]:
    """Positions in the middle of windows, reveals and half-made choices."""
    berlin = ("3a+1c", "1a+1c")
    kill = ["assassinate", "kill_card(sebastian_moran)", "city(berlin)", "kill_agent(1)"]
    return {
        "a window with a holder": (
            scene()
            .at("berlin", *berlin)
            .seat(MONDAY, "sebastian_moran start_dynamite")
            .seat(TUESDAY, "sherlock_holmes start_courier", deck="vampires"),
            [*kill, "bombs(start_dynamite)"],
        ),
        "a window without one": (
            scene()
            .at("berlin", *berlin)
            .seat(MONDAY, "sebastian_moran start_dynamite")
            .seat(TUESDAY, "start_courier", deck="vampires"),
            [*kill, "bombs(start_dynamite)"],
        ),
        "Cthulhu": (
            scene()
            .at("rome", "", "1a", "1a", stack=["city_rome", "fenians"], royal=True)
            .seat(MONDAY, "cthulhu")
            .seat(TUESDAY, "sherlock_holmes start_courier"),
            ["card_action(cthulhu)", "city(rome)"],
        ),
        "a zombie's window": (
            scene()
            .at("rome", "2z", "1a", "1a")
            .seat(MONDAY, "zombies")
            .seat(TUESDAY, "start_courier", deck="sherlock_holmes"),
            ["card_action(zombies)", "city(rome)", "player(1)"],
        ),
        "strikes go on": (
            scene()
            .at("rome", "2z", "1a", "1a")
            .seat(MONDAY, "zombies")
            .seat(TUESDAY, "sherlock_holmes"),
            ["card_action(zombies)", "city(rome)", "player(1)", "block(sherlock_holmes)"],
        ),
        "new zombies": (
            scene().at("rome", "1z", "2a").seat(MONDAY, "zombies"),
            ["card_action(zombies)", "city(rome)", "city(paris)"],
        ),
        "a heart": (
            scene()
            .at("cairo", "2a", "", "1a")
            .seat(MONDAY, "hired_assassin")
            .seat(WEDNESDAY, "change_of_heart start_courier", identity="loyalist"),
            ["assassinate", "kill_card(hired_assassin)", "city(cairo)", "kill_agent(2)"],
        ),
        "new agents": (
            scene()
            .at("cairo", "2a", "", "1a")
            .seat(MONDAY, "hired_assassin wilhelm_stieber")
            .seat(WEDNESDAY, identity="loyalist"),
            [
                "assassinate",
                "kill_card(hired_assassin)",
                "city(cairo)",
                "kill_agent(2)",
                "city(cairo)",
            ],
        ),
        "support": (
            scene().at("berlin", *berlin).seat(MONDAY, "sebastian_moran start_dynamite fenians"),
            kill,
        ),
        "a second claim": (
            scene()
            .at("rome", "1c")
            .at("paris", "1c")
            .seat(MONDAY, "start_recruiter start_recruiter"),
            ["claim", "city(rome)", "pay(start_recruiter)", "city(paris)"],
        ),
        "a second cube": (
            scene().at("rome", "1c", "2c").seat(MONDAY, "okhrana"),
            ["card_action(okhrana)", "city(rome)", "player(1)", "city(rome)"],
        ),
        "the roll before the points": (
            scene(dice=[1], options={"royal_points_first": False})
            .at("cairo", "5a", royal=True)
            .seat(
                MONDAY,
                "hired_assassin start_courier",
                tokens=1,
                identity="loyalist",
                deck="change_of_heart",
            ),
            ["assassinate", "kill_card(hired_assassin)", "city(cairo)", "kill_royal"],
        ),
    }


@pytest.mark.rule("EME-12.11", "EME-14.10", "EME-19.7", "EME-19.9")
@pytest.mark.parametrize("name", moments())
def test_every_property_of_a_game_holds_in_the_middle_of_things(name: str) -> None:
    setup, choices = moments()[name]
    state = do(setup.state(), *choices)
    rng = Rng(7)
    check_always_an_option(state)
    for _ in range(3):
        for prove in PROPERTIES:
            if prove is not check_undo:  # a position has no record
                prove(state, rng)


@pytest.mark.verify
@pytest.mark.rule("EME-19.7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_property_of_a_game_holds_on_crowded_tables(seats: int) -> None:
    """Texts are preferred, so that windows, reveals and half-made choices come up often."""
    for seed in range(3):
        state = crowded(seed + 10 * seats, seats)
        rng = Rng(seed)
        for number in range(60):
            if state.over:
                break
            question = state.questions[0]
            check_always_an_option(state)
            assert not state.game.broken(state)
            if question.window or number % 20 == 0:
                for prove in PROPERTIES:
                    if prove is not check_undo:
                        prove(state, rng)
            options = state.options(question.seat)
            texts = [option for option in options if "action(" in state.game.name(option)]
            state.choose(question.seat, rng.choice(texts if texts and rng.below(3) else options))
        check_declared_events(state, rng)


@pytest.mark.rule("EME-19.1")
def test_what_was_drawn_is_told_to_its_owner_alone() -> None:
    state = scene().seat(MONDAY, "diogenes_club").state()
    do(state, "free_action(diogenes_club)")
    assert heard(state, MONDAY, "cards-drawn") and not heard(state, TUESDAY, "cards-drawn")
    assert heard(state, TUESDAY, "drew")[0].facts == {"seat": MONDAY, "count": 2}
