"""A redeal is as likely to find a thing somewhere as the thing is to be there (STA-20)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from math import sqrt

import pytest

from konspira import Rng
from konspira.games.stawka.content.names import LOCATIONS, MISSIONS, REACTIONS, TILES
from konspira.games.stawka.sight.redeal import is_plain
from konspira.games.stawka.state import HAND, POOL, Stawka
from konspira.games.stawka.town.figures import is_control
from support.stawka import GERMAN, POLISH, Scene, play, scene, slot

TIMES = 800
FEW = 40  # where every redeal must find the same


def redealt(
    state: Stawka, viewer: int | None, look: Callable[[Stawka], Hashable], times: int = TIMES
) -> Counter[Hashable]:
    """Return what is found in many redeals."""
    found: Counter[Hashable] = Counter()
    for seed in range(times):
        other = state.redeal(viewer, Rng(seed))
        assert isinstance(other, Stawka)
        found[look(other)] += 1
    return found


def is_even(counts: Counter[Hashable], cells: int) -> bool:
    """Is every cell about as often as every other? Chi-square, far out in its tail."""
    expected = TIMES / cells
    found = sum((count - expected) ** 2 / expected for count in counts.values())
    found += (cells - len(counts)) * expected
    return len(counts) <= cells and found < cells - 1 + 5 * sqrt(2 * (cells - 1))


def near(found: int, share: float) -> bool:
    """Is a share what it should be, within five standard deviations?"""
    return abs(found / TIMES - share) < 5 * sqrt(share * (1 - share) / TIMES) + 1e-9


def table() -> Scene:
    """Jacek and Georg against Marta Becher and Glaubel."""
    found = scene().agent("jacek", "squ_a").agent("georg", "adm_a")
    return found.agent("marta_becher", "squ_b").agent("glaubel", "adm_b").active("jacek")


@pytest.mark.rule("STA-20", "STA-18.1")
def test_a_face_down_tile_may_be_any_of_its_home_that_could_be_held() -> None:
    state = table().agent("marta_becher", "squ_b", items=["tile_market_1"]).state()
    home = [tile for tile in range(130) if LOCATIONS[tile // 5] == "market"]
    plain = [TILES[tile] for tile in home if is_plain(state, tile)]
    holder = slot(state, "marta_becher")

    found = redealt(state, POLISH, lambda other: TILES[other.items[holder][0]])

    assert {*found} == {*plain}
    assert is_even(found, len(plain))


@pytest.mark.rule("STA-20", "STA-1.8")
def test_every_order_of_a_stack_is_as_likely() -> None:
    state = table().place("market", stack=["tile_market_1", "tile_market_2", "tile_market_3"])
    place = LOCATIONS.index("market")

    found = redealt(state.state(), None, lambda other: tuple(other.stacks[place]))

    assert is_even(found, 6)


@pytest.mark.rule("STA-20", "STA-14.5", "STA-14.10")
def test_a_face_down_token_is_drawn_from_all_that_are_not_seen() -> None:
    state = table().token("th_de_trap", "gestapo").state()
    rules = state.rules
    counts = redealt(state, POLISH, lambda other: rules.row_of[token_at(other, "gestapo")])
    unseen = [t for t in range(18, 36) if state.token_at[t] in (POOL, HAND)]
    unseen.append(token_at(state, "gestapo"))
    for row in {rules.row_of[token] for token in unseen}:
        share = sum(rules.row_of[token] == row for token in unseen) / len(unseen)
        assert near(counts[row], share), (row, counts[row], share)
    assert any(is_control(state, token) for token in unseen if rules.row_of[token] in counts)


def token_at(state: Stawka, place: str) -> int:
    """The token that lies in a location."""
    return state.token_at.index(state.rules.field_of[LOCATIONS.index(place)])


@pytest.mark.rule("STA-20", "STA-14.10")
def test_a_token_beside_an_enemy_that_stayed_down_is_no_control() -> None:
    state = table().agent("jacek", "squ_b").token("th_de_trap", "hotel").active("jacek").state()

    def controls(other: Stawka) -> bool:
        return is_control(other, token_at(other, "hotel"))

    assert redealt(state, POLISH, controls, 200) == {False: 200}


@pytest.mark.rule("STA-20", "STA-15.5")
def test_a_mission_may_be_any_card_of_its_agents_set() -> None:
    state = table().agent("glaubel", "adm_b", mission="ms_glaubel_2").state()
    holder = slot(state, "glaubel")

    found = redealt(state, POLISH, lambda other: MISSIONS[other.mission[holder]])

    assert {*found} == {"ms_glaubel_1", "ms_glaubel_2", "ms_glaubel_3"}
    assert is_even(found, 3)
    own = redealt(state, GERMAN, lambda other: MISSIONS[other.mission[holder]], FEW)
    assert own == {"ms_glaubel_2": FEW}


@pytest.mark.rule("STA-20", "STA-17.1")
def test_a_reaction_card_in_hand_is_as_likely_as_it_is_frequent() -> None:
    state = table().seat("german", reaction_hand=[REACTIONS[0]]).state()
    cards = Counter([*state.rx_deck, *state.rx_hand[GERMAN]])
    total = sum(cards.values())

    found = redealt(state, POLISH, lambda other: other.rx_hand[GERMAN][0])

    for card, copies in cards.items():
        assert near(found[card], copies / total), REACTIONS[card]
    assert redealt(state, GERMAN, lambda other: other.rx_hand[GERMAN][0], FEW) == {0: FEW}


@pytest.mark.rule("STA-20", "STA-16.1")
def test_a_location_card_in_hand_is_any_of_the_owners() -> None:
    state = table().state()
    state.lc_hand[GERMAN], state.lc_deck[GERMAN] = (
        state.lc_deck[GERMAN][:1],
        state.lc_deck[GERMAN][1:] + state.lc_hand[GERMAN],
    )
    cards = [*state.lc_hand[GERMAN], *state.lc_deck[GERMAN]]

    found = redealt(state, POLISH, lambda other: other.lc_hand[GERMAN][0])

    assert is_even(found, len(cards))


@pytest.mark.rule("STA-20", "STA-18.10")
def test_a_top_secret_card_is_any_that_the_viewer_has_not_seen() -> None:
    state = table().agent("glaubel", "adm_b", items=["ts_01"]).state()
    holder = slot(state, "glaubel")

    found = redealt(state, POLISH, lambda other: other.items[holder][0])

    assert is_even(found, 12)


@pytest.mark.verify
@pytest.mark.rule("STA-20", "STA-S4.1", "STA-S4.5")
@pytest.mark.parametrize(
    ("sectors", "places"),
    [
        ([], 8),
        (["administrative", "city"], 6),
        (["administrative", "police"], 3),
        (["administrative"], 3),
    ],
)
def test_the_radio_may_be_anywhere_in_the_sectors_named(sectors: list[str], places: int) -> None:
    radio = {"place": "courts", "sectors": sectors}
    state = scene("s4_i_know_who_you_are", radio=radio).state()

    for viewer in (GERMAN, None):
        found = redealt(state, viewer, lambda other: LOCATIONS[other.radio.place])
        assert {*found} == {*state.view(viewer).radio.possible}
        assert len(found) == places and is_even(found, places)
    assert redealt(state, POLISH, lambda other: other.radio.place, FEW) == {state.radio.place: FEW}


@pytest.mark.rule("STA-20", "STA-S4.2")
def test_a_radio_that_all_know_stays_where_it_is() -> None:
    state = scene("s4_i_know_who_you_are", radio={"place": "courts", "public": True}).state()

    assert redealt(state, GERMAN, lambda other: LOCATIONS[other.radio.place], FEW) == {
        "courts": FEW
    }


@pytest.mark.rule("STA-20", "STA-14.5")
def test_a_token_that_an_ability_has_named_is_the_one_on_its_field() -> None:
    """Stedtke moves a token of his; the Polish player knows where it lies, not what it is."""
    table = scene().agent("stedtke", "gestapo").agent("jacek", "squ_a").agent("georg", "adm_a")
    state = table.token("th_de_trap", "jail").state()
    play(state, "withdraw", "activate(stedtke)", "use_trait(stedtke)")
    assert state.offers(GERMAN) == ["field(gestapo)", "field(police_post)"]

    def fields(other: Stawka) -> Hashable:
        return tuple(other.offers(GERMAN))

    assert redealt(state, POLISH, fields, FEW) == {tuple(state.offers(GERMAN)): FEW}
