"""Film 2: fifteen points, room 217, the hotel card (STA-S5.1 to STA-S5.5); a cap (STA-21.5)."""

from __future__ import annotations

import pytest

from konspira import Rng
from konspira.games.stawka.content.names import LOCATION_CARDS, LOCATIONS
from konspira.games.stawka.procedures import cards, looking, missions
from konspira.games.stawka.state import Stawka
from konspira.games.stawka.town import evidence, hands
from support.stawka import (
    GERMAN,
    POLISH,
    Scene,
    agent,
    make,
    offers,
    options,
    passes,
    play,
    scene,
    start,
)

FILM = "s5_hotel_excelsior"
CARD = ("lc_pl_hotel", "lc_de_hotel")
JEWELS = ["tile_gestapo_1", "tile_market_1"]
DYNAMITE = "tile_cemetery_1"


def pole(vp: int, **more: object) -> Scene:
    """Georg in the hotel with his card."""
    table = scene(FILM).seat("polish", vp=vp, location_hand=[CARD[POLISH]])
    return table.agent("georg", "hotel", **more).agent("johannes_lemner", "quay").active("georg")


@pytest.mark.rule("STA-S5.1")
def test_the_hotel_card_lies_at_the_bottom_of_each_deck() -> None:
    state = start(FILM, 7)
    play(state, "document(kloss_doc_2)")

    assert [LOCATION_CARDS[deck[0]] for deck in state.lc_deck] == list(CARD)
    assert [len(deck) for deck in state.lc_deck] == [18, 18]


@pytest.mark.rule("STA-S5.1", "STA-16.7")
@pytest.mark.parametrize("discarded", [True, False])
def test_after_a_reshuffle_it_goes_to_the_bottom_again(discarded: bool) -> None:
    state = scene(FILM).state()
    state.own()
    hotel = LOCATION_CARDS.index(CARD[POLISH])
    rest = [card for card in state.lc_deck[POLISH] if card != hotel]
    state.lc_deck[POLISH] = []
    state.lc_hand[POLISH] = [] if discarded else [hotel]
    state.lc_gone[POLISH] = [*rest, hotel] if discarded else rest

    cards.draw(state, POLISH, 2)

    assert (hotel in state.lc_deck[POLISH]) == discarded
    assert (state.lc_deck[POLISH][0] == hotel) == discarded


@pytest.mark.rule("STA-S5.1", "STA-20")
def test_a_redeal_leaves_the_hotel_card_where_all_know_it_is() -> None:
    state = start(FILM, 7)
    play(state, "document(kloss_doc_2)")
    for seed in range(20):
        for viewer in (None, POLISH, GERMAN):
            other = state.redeal(viewer, Rng(seed))
            assert isinstance(other, Stawka)
            assert [LOCATION_CARDS[deck[0]] for deck in other.lc_deck] == list(CARD)
            assert other.game.broken(other) == []


@pytest.mark.scenario("T-70")
@pytest.mark.rule("STA-S5.2")
def test_with_fourteen_points_the_hotel_is_closed() -> None:
    state = pole(14, items=["ts_01"]).state()

    assert "search" not in offers(state)
    assert not [name for name in offers(state) if name.endswith(f"({CARD[POLISH]})")]
    refused = state.refusal(POLISH, "search")
    assert refused is not None and (refused.rule, refused.code) == ("STA-S5.2", "hotel-closed")


@pytest.mark.rule("STA-S5.2", "STA-S5.3")
def test_with_fifteen_it_is_open_to_search_and_the_card_can_be_used() -> None:
    state = pole(15, items=["ts_01"]).state()

    assert "search" in offers(state)
    for verb in ("play_card", "convert", "stash"):
        assert CARD[POLISH] in options(state, verb)


@pytest.mark.rule("STA-S5.2")
def test_each_players_own_points_count() -> None:
    state = pole(14).seat("german", vp=15).state()
    assert "search" not in offers(state)
    table = scene(FILM).seat("polish", vp=14).seat("german", vp=15)
    table.agent("johannes_lemner", "hotel").active("johannes_lemner")
    assert "search" in offers(table.state())


@pytest.mark.rule("STA-S5.2", "STA-16.5", "STA-4.11")
def test_a_closed_hotel_card_cannot_be_converted_and_does_not_count_as_ap() -> None:
    state = pole(14).state()
    assert not hands.may_convert(state, POLISH)
    assert hands.may_convert(pole(15).state(), POLISH)


@pytest.mark.rule("STA-S5.2", "STA-18.14")
@pytest.mark.parametrize(("vp", "looked"), [(14, 0), (15, 3)])
def test_no_text_draws_tiles_from_a_closed_hotel(vp: int, looked: int) -> None:
    state = pole(vp).state()
    place = LOCATIONS.index("hotel")

    looking.draw_by_text(state, 2, POLISH, place, 3)

    assert sum(state.known[tile] & 1 for tile in state.stacks[place]) == looked


@pytest.mark.rule("STA-S5.3")
def test_a_pole_opens_room_217_with_a_top_secret_card() -> None:
    state = pole(15, items=["ts_01"]).state()

    play(state, f"play_card({CARD[POLISH]})")
    passes(state)
    if not state.over:
        play(state, "piece(ts_01)")

    assert (state.view(None).ending, state.view(None).winners) == ("room_217", [POLISH])


@pytest.mark.rule("STA-S5.3")
def test_without_the_price_the_card_is_not_offered() -> None:
    assert options(pole(15).state(), "play_card") == []
    assert options(pole(15, items=JEWELS).state(), "play_card") == []


@pytest.mark.rule("STA-S5.3", "STA-18.7")
@pytest.mark.parametrize(("items", "wins"), [(JEWELS[:1], True), ([], False)])
def test_a_german_pays_with_a_valuable(items: list[str], wins: bool) -> None:
    table = scene(FILM).seat("german", vp=15, location_hand=[CARD[GERMAN]])
    table.agent("johannes_lemner", "hotel", items=items).active("johannes_lemner")
    state = table.state()

    assert (CARD[GERMAN] in options(state, "play_card")) == wins
    if wins:
        play(state, f"play_card({CARD[GERMAN]})", *[f"piece({tile})" for tile in items])
        assert (state.view(None).ending, state.view(None).winners) == ("room_217", [GERMAN])


@pytest.mark.rule("STA-S5.3")
def test_fifteen_points_alone_do_not_win() -> None:
    state = pole(14, items=["ts_01"]).state()
    evidence.gain_vp(state, POLISH, 5)
    evidence.check(state)
    assert not state.over


@pytest.mark.rule("STA-S5.4", "STA-18.12")
def test_stamp_and_document_make_a_top_secret_card() -> None:
    table = scene(FILM).agent("georg", "adm_a", items=["tile_labour_office_3", "tile_courts_1"])
    state = table.agent("johannes_lemner", "quay").active("georg").state()

    play(state, "use_item(stamp)")
    if "piece(tile_courts_1)" in offers(state):
        play(state, "piece(tile_courts_1)")

    assert [piece.top_secret for piece in agent(state, "georg").items] == [True]


@pytest.mark.rule("STA-S5.4")
def test_safes_and_valuables_lie_where_the_reference_says() -> None:
    rules = make(FILM).rules
    homes: dict[str, set[str]] = {"safe": set(), "valuable": set()}
    for tile, item in enumerate(rules.item_of):
        place = tile // 5
        if rules.field_of[place] < 0:
            continue
        if rules.tags[item] & 8:
            homes["safe"].add(LOCATIONS[place])
        if rules.tags[item] & 2:
            homes["valuable"].add(LOCATIONS[place])
    assert homes["safe"] == {"ss_villa", "hotel", "theatre", "labour_office", "officers_flats"}
    assert homes["valuable"] == {
        *("gestapo", "hotel", "phone_booth", "labour_office", "market", "ss_villa")
    }


@pytest.mark.rule("STA-S5.4", "STA-15.9", "STA-6.10")
def test_missions_and_secrets_give_points() -> None:
    state = pole(0).state()
    missions.reward(state, POLISH, 2, 0)
    assert state.vp == [1, 0]
    missions.reward(state, POLISH, 2, 1)
    assert (state.vp, state.secrets) == ([4, 0], [0, 0])
    rules = state.rules
    evidence.gain_secret(state, GERMAN, rules.secret_vp, True, rules.secret_letter)
    assert state.vp == [4, 3]


@pytest.mark.scenario("T-95")
@pytest.mark.rule("STA-S5.5")
@pytest.mark.parametrize(("place", "offered"), [("hotel", []), ("theatre", ["dynamite"])])
def test_dynamite_is_never_placed_in_the_hotel(place: str, offered: list[str]) -> None:
    table = scene(FILM, explosives_need_mission=False)
    table.agent("georg", place, items=[DYNAMITE]).agent("johannes_lemner", "quay")
    assert options(table.active("georg").state(), "attack") == offered


@pytest.mark.scenario("T-86")
@pytest.mark.rule("STA-S5.4", "STA-6.11")
def test_a_secret_of_a_card_talk_is_worth_three_points() -> None:
    table = (
        scene(FILM)
        .agent("ingrid_heizer", "cafe")
        .seat("polish", location_hand=["lc_pl_cafe"], tracks={"yellow": 3})
    )
    state = table.active("ingrid_heizer").dice(4, 5).state()

    play(state, "play_card(lc_pl_cafe)")
    passes(state)

    assert (state.vp[POLISH], state.track[0]) == (3, 0)


@pytest.mark.rule("STA-21.5")
def test_a_capped_game_is_drawn_after_so_many_stages() -> None:
    state = scene(FILM, stage_cap=12).seat("polish", vp=30).state()
    state.stage = 12

    play(state, "withdraw", "withdraw")

    assert (state.view(None).ending, state.view(None).winners) == ("time", [POLISH, GERMAN])


@pytest.mark.rule("STA-21.5", "STA-21.3")
def test_without_a_cap_it_goes_on() -> None:
    state = scene(FILM, stage_cap="none").state()
    state.stage = 60

    play(state, "withdraw", "withdraw")

    assert (state.stage, state.over, state.view(None).stages) == (61, False, 0)
