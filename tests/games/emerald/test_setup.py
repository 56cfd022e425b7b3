"""Setup (EME-1) and player counts (EME-20)."""

from __future__ import annotations

import pytest

from konspira.games.emerald.cards import CARDS, CITIES, FIRST_CITY, FIRST_ROYAL, FIRST_START
from konspira.games.emerald.opening import LayStacks
from konspira.games.emerald.state import WIDTH
from support.emerald import (
    MONDAY,
    asked,
    city,
    do,
    emerald,
    heard,
    kept,
    make,
    offers,
    pieces,
    scene,
    seat_of,
    start,
)

STACK = {2: 3, 3: 3, 4: 4, 5: 5}


@pytest.mark.rule("EME-1.1", "EME-20.1")
def test_two_to_five_players_take_part() -> None:
    for seats in range(2, 6):
        state = start(1, seats)
        assert len(state.view(None).seats) == seats
    for seats in (1, 6):
        with pytest.raises(Exception, match="from 2 to 5 seats"):
            make(seats)


@pytest.mark.rule("EME-1.2", "EME-1.3", "EME-20.1")
@pytest.mark.parametrize("seats", STACK)
def test_a_stack_is_made_of_its_own_two_cards_and_some_game_cards(seats: int) -> None:
    state = start(3, seats)
    size = STACK[seats] + 2
    dealt = 0
    for place, name in enumerate(CITIES):
        cards = state.stacks[place * WIDTH : place * WIDTH + size]
        assert FIRST_CITY + place in cards and FIRST_ROYAL + place in cards
        assert sorted(cards).count(-1) == 0
        dealt += sum(card < FIRST_START for card in cards)
        row = city(state, name)
        assert row.stack == size - (row.royal_place == "slot")
    assert dealt == 9 * STACK[seats]
    game_cards = sum(state.rules.copies[:FIRST_START])
    assert game_cards == 66 and game_cards - dealt == {2: 39, 3: 39, 4: 30, 5: 21}[seats]


@pytest.mark.rule("EME-1.3")
def test_which_cards_are_dealt_differs_from_game_to_game() -> None:
    stacks = {tuple(start(seed, 2).stacks) for seed in range(5)}
    assert len(stacks) == 5


@pytest.mark.rule("EME-1.4", "EME-1.5")
def test_every_stack_shows_its_top_card_and_a_royal_slides_to_its_slot() -> None:
    slots = 0
    for seed in range(6):
        state = start(seed, 5)
        for place, name in enumerate(CITIES):
            row = city(state, name)
            assert row.card is not None and CARDS.index(row.card) < FIRST_ROYAL
            top = state.stacks[place * WIDTH + 6]
            assert (top == FIRST_ROYAL + place) == (row.royal_place == "slot")
            slots += row.royal_place == "slot"
    assert slots  # it happened


@pytest.mark.scenario("T01")
@pytest.mark.rule("EME-1.5")
def test_a_royal_on_top_of_its_stack_moves_to_the_slot() -> None:
    for seed in range(400):
        state = emerald(make(5).opening())
        state.begin(seed, b"", True)
        rome = CITIES.index("rome")
        if state.stacks[rome * WIDTH + 6] == CARDS.index("tsathoggua"):
            break
    else:
        raise AssertionError("no such deal")
    assert all(state.stacks[place * WIDTH + 6] >= 0 for place in range(9))  # 7 cards each
    row = city(state, "rome")
    assert (row.royal_place, row.stack) == ("slot", 6)
    assert row.card == CARDS[state.stacks[rome * WIDTH + 5]]
    assert heard(state, None, "royal-appeared")
    out = sum(state.rules.copies[:FIRST_START]) - 9 * state.rules.stack
    assert out == 21


@pytest.mark.rule("EME-1.6", "EME-1.7", "EME-1.10", "EME-1.14")
def test_what_everybody_begins_with() -> None:
    state = start(2, 4)
    view = state.view(None)
    assert view.markers == {"loyalist": 0, "restorationist": 0} and view.zombies == 6
    for seat in view.seats:
        assert (seat.supply, seat.limbo, seat.agents, seat.tokens) == (5, 5, 10, 3)
        assert seat.total == 0


@pytest.mark.rule("EME-1.8")
def test_ten_starting_cards_and_five_of_them_in_hand() -> None:
    state = start(2, 3)
    hands = []
    for seat in range(3):
        own = seat_of(state, seat)
        assert own.hand is not None and own.deck is not None
        assert (len(own.hand), len(own.deck)) == (5, 5)
        both = sorted([*own.hand, *own.deck])
        assert both == sorted(CARDS[card] for card in range(57, 63) for _ in range(copies(card)))
        hands.append(own.hand)
    assert hands[0] != hands[1] or hands[1] != hands[2]


def copies(card: int) -> int:
    """Of a starting card, for each player (3.3)."""
    return {57: 2, 58: 2, 59: 2, 60: 1, 61: 1, 62: 2}[card]


@pytest.mark.rule("EME-1.9")
def test_identities_are_dealt_from_six_cards_and_only_the_owner_looks() -> None:
    seen = set()
    for seed in range(40):
        state = start(seed, 5)
        factions = [seat_of(state, seat).faction for seat in range(5)]
        assert factions.count("loyalist") in (2, 3)
        seen.add(tuple(factions))
        for seat in range(5):
            others = [row.identity for n, row in enumerate(state.view(seat).seats) if n != seat]
            assert others == [None] * 4
            assert len(heard(state, seat, "identity-dealt")) == 1
        assert not heard(state, None, "identity-dealt")
    assert len(seen) > 10


@pytest.mark.rule("EME-1.11")
def test_the_first_player_is_random_and_play_goes_clockwise() -> None:
    firsts = {start(seed, 4).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    state = start(5, 4)
    order = []
    for _ in range(8):
        order.append(asked(state)[0])
        do(state, "city(rome)")
    first = state.first
    assert order == [(first + place) % 4 for place in range(4)] * 2


@pytest.mark.rule("EME-1.12", "EME-1.13")
def test_two_laps_of_agents_anywhere_shared_or_not() -> None:
    state = start(7, 3)
    for _ in range(6):
        assert asked(state)[1] == "setup-agent"
        assert len(offers(state)) == 9
        do(state, "city(paris)")
    assert [pieces(state, "paris", seat) for seat in range(3)] == ["2a", "2a", "2a"]
    assert asked(state) == (state.first, "turn")
    assert [row.agents for row in state.view(None).seats] == [8, 8, 8]


def test_stacks_are_laid_before_anything_else() -> None:
    assert isinstance(make(2).opening().agenda[-1], LayStacks)


@pytest.mark.rule("EME-20.1")
def test_the_target_depends_on_the_number_of_players() -> None:
    assert [start(1, seats).view(None).target for seats in range(2, 6)] == [28, 24, 22, 20]


@pytest.mark.rule("EME-1.5")
@pytest.mark.scenario("T19")
def test_a_royal_underneath_slides_when_the_card_above_it_is_claimed() -> None:
    state = (
        scene()
        .at("london", "1c", stack=["emma_goldman", "gloriana", "fenians"])
        .seat(MONDAY, "start_recruiter")
        .state()
    )
    do(state, "claim", "city(london)", "pay(start_recruiter)")
    row = city(state, "london")
    assert (row.royal_place, row.card, row.stack) == ("slot", "fenians", 1)
    assert kept(state, MONDAY) == []


@pytest.mark.scenario("T66")
@pytest.mark.rule("EME-1.5")
def test_a_royal_at_the_bottom_leaves_an_empty_stack() -> None:
    state = (
        scene()
        .at("cairo", "2c", stack=["third_section", "nyarlathotep"])
        .at("rome", "1a")
        .seat(MONDAY, "start_recruiter hide_royalty")
        .state()
    )
    do(state, "claim", "city(cairo)", "pay(start_recruiter)")
    row = city(state, "cairo")
    assert (row.royal_place, row.stack, row.card) == ("slot", 0, None)
    state.cubes[CITIES.index("cairo") * 5] = 3  # back again, so that the lead is Monday's
    state.limbo[MONDAY] -= 3
    state.offered = state.agenda[-1].options(state)
    assert "card_action(hide_royalty)" in offers(state)
    do(state, "card_action(hide_royalty)")
    assert offers(state) == ["city(cairo)"]
