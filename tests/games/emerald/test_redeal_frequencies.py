"""A redeal is as likely to find a card somewhere as the card is to be there (EME-19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from math import comb, sqrt

import pytest

from konspira import Rng
from konspira.games.emerald.cards import CARDS, CITIES, FIRST_CITY, GAME_CARDS
from konspira.games.emerald.state import WIDTH, Emerald
from support.emerald import MONDAY, TUESDAY, WEDNESDAY, do, emerald, scene

TIMES = 3000


def redeals(state: Emerald, viewer: int, times: int = TIMES) -> list[Emerald]:
    """Many redeals for one viewer."""
    return [emerald(state.redeal(viewer, Rng(seed))) for seed in range(times)]


def is_even(counts: Counter[Hashable], cells: int, times: int) -> bool:
    """Is every cell about as often as every other? Chi-square, far out in its tail."""
    expected = times / cells
    found = sum((count - expected) ** 2 / expected for count in counts.values())
    found += (cells - len(counts)) * expected
    freedom = cells - 1
    return bool(found < freedom + 5 * sqrt(2 * freedom))


def near(found: float, wanted: float, times: int) -> bool:
    """Is a share what it should be, within five standard deviations?"""
    return abs(found - wanted) < 5 * sqrt(wanted * (1 - wanted) / times) + 1e-9


def names(cards: Sequence[int]) -> tuple[str, ...]:
    """Cards by name."""
    return tuple(CARDS[card] for card in cards)


@pytest.mark.rule("EME-19.8")
def test_every_division_of_a_rivals_cards_is_as_likely() -> None:
    start = "start_informant start_informant start_courier start_courier start_recruiter"
    rest = "start_recruiter start_safe_house start_rail_ticket start_dynamite start_dynamite"
    state = (
        scene(seats=2)
        .seat(TUESDAY, "shoggoth okhrana", deck="zombies cthulhu mi_go", discard=f"{start} {rest}")
        .state()
    )
    counts = Counter[Hashable](names(other.hand[TUESDAY]) for other in redeals(state, MONDAY))
    assert is_even(counts, comb(5, 2), TIMES)


@pytest.mark.rule("EME-19.8")
def test_cards_known_to_be_in_hand_stay_there_and_the_others_divide_evenly() -> None:
    start = "start_informant start_informant start_courier start_courier start_recruiter"
    rest = "start_recruiter start_safe_house start_rail_ticket start_dynamite start_dynamite"
    state = (
        scene(seats=2)
        .seat(
            TUESDAY,
            "shoggoth okhrana",
            known_hand="okhrana",
            deck="zombies cthulhu mi_go",
            discard=f"{start} {rest}",
        )
        .state()
    )
    counts = Counter[Hashable](names(other.hand[TUESDAY]) for other in redeals(state, MONDAY))
    assert all("okhrana" in hand for hand in counts if isinstance(hand, tuple))
    assert is_even(counts, 4, TIMES)


@pytest.mark.verify
@pytest.mark.rule("EME-19.8", "EME-2.10")
def test_a_redeal_finds_what_real_draws_would_have_brought() -> None:
    """A rival draws through a reshuffle, many times; his hands and the redealt ones are alike."""
    hand = "diogenes_club shoggoth okhrana"
    start = "start_informant start_informant start_courier start_courier start_recruiter"
    rest = "start_recruiter start_safe_house start_rail_ticket start_dynamite start_dynamite"

    def drawn(seed: int) -> Emerald:
        state = (
            scene(seats=2, seed=seed)
            .seat(MONDAY, f"{hand} {start} {rest}", deck="zombies", discard="cthulhu mi_go fenians")
            .state()
        )
        return do(state, "free_action(diogenes_club)")

    def drawn_card(state: Emerald) -> tuple[str, ...]:
        new = ("cthulhu", "mi_go", "fenians")
        return tuple(card for card in names(state.hand[MONDAY]) if card in new)

    real = Counter[Hashable](drawn_card(drawn(seed)) for seed in range(900))
    dealt = Counter[Hashable](drawn_card(other) for other in redeals(drawn(1), TUESDAY, 900))
    for counts in (real, dealt):
        assert set(counts) == {("cthulhu",), ("mi_go",), ("fenians",)}
        assert is_even(counts, 3, 900)


@pytest.mark.rule("EME-19.4", "EME-19.5")
def test_face_down_cards_lie_anywhere() -> None:
    stack = ["fenians", "okhrana", "city_rome", "tsathoggua", "zombies"]
    state = scene(seats=4).at("rome", stack=stack).state()
    rome = CITIES.index("rome")
    places = Counter[Hashable]()
    mine = Counter[str]()
    for other in redeals(state, MONDAY):
        cards = other.stacks[rome * WIDTH : rome * WIDTH + 5]
        assert cards[4] == CARDS.index("fenians")
        places[cards.index(FIRST_CITY + rome)] += 1
        assert CARDS.index("tsathoggua") in cards[:4]
        mine.update(CARDS[card] for card in cards[:4] if card < GAME_CARDS)
    assert is_even(places, 4, TIMES)
    seen = sum(state.left[city] > 0 and state.face_up(city) < GAME_CARDS for city in range(9))
    unseen = 66 - seen
    assert near(mine["cthulhu"] / TIMES, 2 / unseen, TIMES)
    hired = mine["hired_assassin"] / TIMES
    assert abs(hired - 8 / unseen) < 0.06  # four copies


@pytest.mark.rule("EME-19.5", "EME-19.6")
def test_identities_are_as_likely_as_the_cards_that_are_left() -> None:
    state = (
        scene(seats=4)
        .seat(MONDAY, identity="loyalist")
        .seat(TUESDAY, identity="loyalist", looked_by=[MONDAY])
        .state()
    )
    worlds = redeals(state, MONDAY)
    share = sum(other.identity[WEDNESDAY] == 0 for other in worlds) / TIMES
    assert near(share, 1 / 4, TIMES)  # one Loyalist card is left among four
    assert all(other.identity[TUESDAY] == 0 for other in worlds)
    share = sum(other.identity[MONDAY] == 0 for other in redeals(state, WEDNESDAY)) / TIMES
    wanted = 3 / 5 if state.identity[WEDNESDAY] else 2 / 5
    assert near(share, wanted, TIMES)


@pytest.mark.rule("EME-19.10")
def test_what_cthulhu_took_unseen_may_be_anywhere_else() -> None:
    stack = ["fenians", "okhrana", "city_rome", "tsathoggua"]
    state = scene(seats=2).at("rome", stack=stack).seat(MONDAY, "cthulhu").state()
    do(state, "card_action(cthulhu)", "city(rome)")
    found = Counter[bool]()
    for other in redeals(state, TUESDAY, 600):
        cards = [
            other.stacks[city * WIDTH + place]
            for city in range(9)
            for place in range(other.left[city])
        ]
        assert CARDS.index("city_rome") not in cards and CARDS.index("tsathoggua") not in cards
        found[CARDS.index("okhrana") in cards] += 1
    assert found[True] > 20 and found[False] > 20
