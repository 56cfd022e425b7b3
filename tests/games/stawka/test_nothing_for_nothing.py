"""R-92: what can change nothing is not offered; what is offered can change something.

The rules answer by looking (`changing`); here each answer is compared with what happens.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from konspira.games.stawka.abilities import abilities, offering, words
from konspira.games.stawka.abilities.naming import pseudo
from konspira.games.stawka.content import names
from konspira.games.stawka.state import Stawka
from support import stawka_trials
from support.stawka import make, options, play, scene
from support.stawka_rows import Town
from support.stawka_trials import (
    Use,
    changed,
    expected,
    imagined,
    scenes,
    uses,
)

TABLES = [
    ("s3_chestnuts", {}),
    ("s5_hotel_excelsior", {}),
    ("s6_top_secret", {}),
    ("s2_first_clash", {"overflow_other_sources": "vp"}),
    ("s4_i_know_who_you_are", {"top_secret_counts": False}),
]
TRIES = 80  # a test of vigilance fails once in six rolls at least
SIZES = [(1, 40), pytest.param((25, 400), marks=pytest.mark.soak)]  # games, and scenes of each

pytestmark = pytest.mark.rule("STA-16.4", "STA-14.14")


# -- cases that were met at the table --------------------------------------------------------------


def plays(town: Town, agent: str, card: str) -> bool:
    """Is the text of this card offered to an agent that stands in its place?"""
    return f"play_card({card})" in town.card(card).activate(agent).offers()


def test_the_market_draws_from_no_place_without_tiles() -> None:
    town = Town(jacek="market").give("jacek", "torch").card("lc_pl_market")
    for place in names.LOCATIONS:
        town.stack(place, *(["tile_hotel_3"] if place == "hotel" else []))
    town.activate("jacek").play("play_card(lc_pl_market)")
    town.play(town.offers()[0])  # the torch pays for it
    assert town.offers() == ["piece(tile_hotel_3)"]  # the hotel was taken without asking
    empty = Town(jacek="market").give("jacek", "torch")
    for place in names.LOCATIONS:
        empty.stack(place)
    assert not plays(empty, "jacek", "lc_pl_market")


def test_the_market_draws_nothing_from_the_closed_hotel() -> None:
    table = scene("s5_hotel_excelsior").agent("georg", "market", items=["tile_market_1"])
    table.seat("polish", location_hand=["lc_pl_market"])
    state = table.active("georg").state()
    play(state, "play_card(lc_pl_market)", "piece(tile_market_1)")
    assert options(state, "field") and "hotel" not in options(state, "field")


def test_an_agent_in_a_trap_is_not_sent_for_a_walk() -> None:
    town = Town(jacek="park", georg="squ_a", ingrid_heizer="rai_north")
    town.state.boons = [town.slot("georg"), words.LEAVE_FIELD, 0, words.THIS_STAGE]
    town.card("lc_pl_park").activate("jacek").play("play_card(lc_pl_park)")
    assert sorted(town.offers()) == ["agent(ingrid_heizer)", "agent(jacek)"]


def test_the_post_cannot_remove_the_guard_of_the_factory() -> None:
    table = scene("s6_top_secret").agent("kazik", "police_post")
    table.seat("polish", location_hand=["lc_pl_police_post"])
    assert options(table.active("kazik").state(), "play_card") == []
    table.token("th_de_alarm", "market")
    assert options(table.active("kazik").state(), "play_card") == ["lc_pl_police_post"]


def test_the_german_market_needs_a_pole_with_something_to_lose() -> None:
    town = Town(glaubel="market", jacek="cit_a")
    assert not plays(town, "glaubel", "lc_de_market")
    assert plays(
        Town(glaubel="market", jacek="cit_a").give("jacek", "torch"), "glaubel", "lc_de_market"
    )


def test_the_german_post_needs_a_pole_whose_track_is_not_full() -> None:
    assert not plays(Town(glaubel="police_post", jacek="squ_a"), "glaubel", "lc_de_police_post")
    full = Town(glaubel="police_post", jacek="pol_a").evidence("german", yellow=10)
    assert not plays(full, "glaubel", "lc_de_police_post")
    assert plays(Town(glaubel="police_post", jacek="pol_a"), "glaubel", "lc_de_police_post")


def test_the_german_station_keeps_nobody_who_is_kept_already() -> None:
    town = Town(glaubel="station", jacek="rai_south", georg="park")
    town.state.boons = [town.slot("jacek"), words.LEAVE_SECTOR, 0, words.THIS_STAGE]
    assert not plays(town, "glaubel", "lc_de_station")
    assert plays(Town(glaubel="station", jacek="rai_south"), "glaubel", "lc_de_station")


def test_the_german_tenement_needs_a_marker_of_a_track_that_is_not_full() -> None:
    assert not plays(Town(glaubel="tenement"), "glaubel", "lc_de_tenement")
    town = Town(glaubel="tenement", jacek="squ_a")
    town.state.marks[names.LOCATIONS.index("tenement")] = 1
    assert plays(town, "glaubel", "lc_de_tenement")


def test_the_jail_with_a_prisoner_whose_track_is_full_places_no_token() -> None:
    town = Town(glaubel="jail", jacek="jail").jailed("jacek").evidence("german", yellow=10)
    assert not plays(town, "glaubel", "lc_de_jail")


def test_a_map_leads_somewhere_else() -> None:
    town = Town(jacek="hotel").give("jacek", "city_map").activate("jacek")
    town.play("use_item(city_map)")
    assert "field(hotel)" not in town.offers() and "field(theatre)" in town.offers()


@pytest.mark.rule("STA-18.11")
def test_a_top_secret_card_on_closed_tracks_is_not_spent() -> None:
    town = Town(jacek="hotel").give("jacek", "ts_01").activate("jacek")
    assert "spend(ts_01)" in town.offers()
    town = Town(jacek="hotel").give("jacek", "ts_01")
    town.state.open &= ~15
    town.activate("jacek")
    assert "spend(ts_01)" not in town.offers()
    found = town.state.refusal(0, "spend(ts_01)")
    assert found is not None and (found.rule, found.code) == ("STA-18.11", "changes-nothing")


def test_it_is_said_that_nothing_would_change() -> None:
    town = Town(glaubel="tenement").card("lc_de_tenement").activate("glaubel")
    found = town.state.refusal(1, "play_card(lc_de_tenement)")
    assert found is not None and (found.rule, found.code) == ("STA-16.4", "changes-nothing")


# -- all of them -----------------------------------------------------------------------------------


def trials(
    scenario: str, chosen: dict[str, object], size: tuple[int, int]
) -> Iterator[tuple[Stawka, Use]]:
    """Texts that may be used, but for what they could change."""
    games, most = size
    for seed in range(games):
        for moment in islice(scenes(make(scenario, **chosen), seed), most):
            for state, use in uses(moment):
                if offering.may_use(state, pseudo(use.user, use.me), use.ability, use.piece):
                    yield state, use


def witnessed(state: Stawka, use: Use, rng: random.Random) -> bool:
    """Did it change anything, at a table that its user cannot tell from this one?"""
    for turn in range(TRIES):
        if changed(imagined(state, use.me, rng) if turn % 4 == 3 else state, use, rng):
            return True
    return False


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("scenario", "chosen"), TABLES)
def test_a_text_is_offered_exactly_if_it_can_change_something(
    scenario: str, chosen: dict[str, object], size: tuple[int, int]
) -> None:
    rng = random.Random(scenario)
    counts = {True: 0, False: 0}
    for state, use in trials(scenario, chosen, size):
        can = expected(state, use)
        counts[can] += 1
        if can:
            assert witnessed(state, use, rng), f"{use} changes nothing, yet it is offered"
        else:
            tries = [changed(state, use, rng) for _ in range(6)]
            assert not any(tries), f"{use} changes something, yet it is not offered"
    assert min(counts.values()) > 10, counts


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("scenario", "chosen"), TABLES)
def test_an_object_is_offered_exactly_if_it_can_change_something(
    scenario: str, chosen: dict[str, object], size: tuple[int, int]
) -> None:
    rng = random.Random(scenario)
    counts = {True: 0, False: 0}
    for state, use in trials(scenario, chosen, size):
        if expected(state, use):
            for asked in stawka_trials.questions(state, use, rng):
                compare(asked, use, rng, counts)
    assert min(counts.values()) > 10, counts


def compare(asked: Stawka, use: Use, rng: random.Random, counts: dict[bool, int]) -> None:
    """Each object that fits the text: offered, or does the table look as without it?"""
    step = asked.agenda[-1]
    assert isinstance(step, abilities.ChooseObject)
    text = abilities.current(asked)
    ability = asked.rules.abilities[text.ability]
    pick = next(one for one in ability.picks if one.place == step.place)
    offered = step.things(asked)
    for thing in offering.fitting(asked, text.copy(), ability, pick):
        seeds = [rng.getrandbits(30) for _ in range(TRIES if thing in offered else 6)]
        differs = any(
            stawka_trials.outcome(asked, thing, seed)
            != stawka_trials.outcome(asked, words.NONE, seed)
            for seed in seeds
        )
        counts[thing in offered] += 1
        assert differs == (thing in offered), (str(use), thing, offered)


@pytest.mark.rule("STA-19.6")
@pytest.mark.parametrize(("scenario", "chosen"), TABLES)
def test_whether_it_can_change_something_tells_nothing_that_is_hidden(
    scenario: str, chosen: dict[str, object]
) -> None:
    rng = random.Random(scenario)
    seen = 0
    for state, use in trials(scenario, chosen, (1, 60)):
        viewer = -1 if use.ability.kind == words.TRAIT else use.me
        seen += 1
        assert expected(imagined(state, viewer, rng), use) == expected(state, use), str(use)
    assert seen > 100
