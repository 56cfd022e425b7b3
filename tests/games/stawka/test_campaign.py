"""The training campaign (rules file, 4.1 to 4.3)."""

from __future__ import annotations

import pytest

from konspira.games.stawka.building.campaign import carry
from konspira.games.stawka.game import StawkaGame
from konspira.games.stawka.sight.redeal import redeal
from konspira.games.stawka.state import BY_VP, Stawka
from konspira.kernel.errors import OptionError
from konspira.kernel.record import record_of, replay
from konspira.kernel.rng import Rng
from support.stawka import GERMAN, POLISH, agent, asked, offers, options, play, scene, start, track

FIRST = "s1_meeting german secrets kloss_doc_1 0,2,4,10/7,4,0,5 - -"


def second(line: str, part: str = "s2_first_clash") -> Stawka:
    """The next part, with what the one before has left."""
    state = StawkaGame(2, None, {"scenario": part, "carry": line}).start(1)
    assert isinstance(state, Stawka)
    return state


@pytest.mark.scenario("T-67")
@pytest.mark.rule("STA-9.9", "STA-1.7")
def test_the_winner_of_part_1_keeps_one_track_but_not_that_on_kloss() -> None:
    state = second(FIRST)
    play(state, "document(kloss_doc_2)")

    assert [state.track[4 + color] for color in range(4)] == [4, 2, 0, 3]
    assert (asked(state), offers(state)) == (
        GERMAN,
        ["pass", "keep_track(yellow)", "keep_track(purple)"],
    )
    play(state, "keep_track(yellow)")
    assert [state.track[4 + color] for color in range(4)] == [7, 2, 0, 3]


@pytest.mark.scenario("T-88")
@pytest.mark.rule("STA-9.8")
def test_no_chief_is_exposed_before_the_first_stage() -> None:
    state = second(FIRST.replace("german", "polish"))
    play(state, "document(kloss_doc_1)")

    assert "keep_track(black)" in offers(state)
    play(state, "keep_track(black)")

    assert track(state, "polish", "black") == 9


@pytest.mark.rule("STA-21.3")
def test_after_a_draw_nobody_keeps_anything() -> None:
    state = second("s1_meeting draw time kloss_doc_1 0,2,4,5/7,4,0,5 - -")
    play(state, "document(kloss_doc_1)")

    assert state.questions[0].kind == "draft-figure"


@pytest.mark.rule("STA-1.6", "STA-9.9")
def test_a_compromised_brunner_is_replaced() -> None:
    line = "s2_first_clash polish compromise kloss_doc_2 4,0,0,10/7,4,0,5 - jacek"
    state = second(line, "s3_chestnuts")

    assert agent(state, "fritz_kopf").chief
    assert "hermann_brunner" not in [found.agent for found in state.view(None).agents]
    assert [track(state, "polish", color) for color in ("yellow", "black")] == [2, 0]
    assert track(state, "german", "yellow") == 0  # Jacek returns, and nothing is known of him
    play(state, "document(kloss_doc_2)")
    assert state.questions[0].kind == "draft-figure"  # no bonus for an exposure


@pytest.mark.rule("STA-1.7")
def test_an_exposed_kloss_needs_another_document() -> None:
    line = "s2_first_clash german exposure kloss_doc_2 4,0,0,2/7,4,0,10 - -"
    state = second(line, "s3_chestnuts")

    assert options(state, "document") == ["kloss_doc_1", "kloss_doc_3"]
    assert track(state, "german", "black") == 5


@pytest.mark.rule("STA-18.13", "STA-18.1")
def test_the_winner_by_points_keeps_an_item() -> None:
    tiles = "tile_gestapo_4,tile_courts_1"
    line = f"s2_first_clash german vp kloss_doc_2 4,0,0,2/7,4,0,3 {tiles} -"
    state = second(line, "s3_chestnuts")
    play(state, "document(kloss_doc_1)", "keep_track(yellow)")

    assert options(state, "piece") == ["tile_gestapo_4", "tile_courts_1"]
    play(state, "piece(tile_courts_1)", "agent(glaubel)")

    assert [piece.id for piece in agent(state, "glaubel", GERMAN).items] == ["tile_courts_1"]
    assert [piece.id for piece in agent(state, "glaubel", POLISH).items] == [None]
    while state.stage == 0:
        state.choose(asked(state), offers(state)[0])
    places = {found.id: found.tiles for found in state.view(None).places}
    assert (places["courts"], places["gestapo"]) == (4, 5)


@pytest.mark.rule("STA-18.10", "STA-18.13")
def test_the_winner_by_points_keeps_a_top_secret_card() -> None:
    table = scene("s2_first_clash").agent("jacek", "hotel", items=["tile_hotel_4", "ts_03"])
    state = table.agent("ingrid_heizer", "theatre").state()
    state.finish([1, 0], [1, 2])
    state.ending = BY_VP
    line = carry(state)
    assert line.split()[5] == "tile_hotel_4,ts_03"

    following = second(line, "s3_chestnuts")
    play(following, "document(kloss_doc_1)")
    passes_to(following, "keep-item")
    assert options(following, "piece") == ["tile_hotel_4", "ts_03"]
    play(following, "piece(ts_03)", "agent(georg)")

    assert [piece.id for piece in agent(following, "georg", POLISH).items] == ["ts_03"]
    assert [piece.id for piece in agent(following, "georg", GERMAN).items] == [None]
    assert following.view(None).top_secret_deck == 11
    assert not following.game.broken(following)


@pytest.mark.rule("STA-18.1")
def test_nobody_else_knows_which_top_secret_card_may_be_kept() -> None:
    line = "s2_first_clash german vp kloss_doc_2 4,0,0,2/7,4,0,3 tile_courts_1,ts_02,ts_05 -"
    state = second(line, "s3_chestnuts")
    seen = {tuple(redeal(state, POLISH, Rng(seed)).kept) for seed in range(40)}
    own = {tuple(redeal(state, GERMAN, Rng(seed)).kept) for seed in range(4)}

    assert len({kept[1:] for kept in seen}) > 10 and all(len(kept) == 3 for kept in seen)
    assert own == {tuple(state.kept)}


def passes_to(state: Stawka, kind: str) -> None:
    while state.questions[0].kind != kind:
        play(state, "pass")


def test_a_finished_part_leads_into_the_next_one_and_replays_alone() -> None:
    state = start("s1_meeting", 4)
    while not state.over:
        state.choose(asked(state), offers(state)[-1])
    line = carry(state)
    following = second(line)
    while following.stage < 2:
        following.choose(asked(following), offers(following)[-1])

    again = replay(record_of(following), following.game)

    assert again.position() == following.position()
    assert following.game.options["carry"] == line


@pytest.mark.parametrize(
    "line",
    ["nonsense", FIRST.replace("10/", "11/"), FIRST.replace("german", "french"), FIRST + " -"],
)
def test_a_wrong_carry_is_refused(line: str) -> None:
    with pytest.raises(OptionError, match="bad-option-value"):
        StawkaGame(2, None, {"scenario": "s2_first_clash", "carry": line})


def test_a_carry_of_another_part_is_refused() -> None:
    with pytest.raises(OptionError, match="the part before"):
        StawkaGame(2, None, {"scenario": "s3_chestnuts", "carry": FIRST})
