"""How one part of the campaign leads to the next, what stays hidden, and the notes on the way."""

from __future__ import annotations

import pytest

from konspira import Rng
from konspira.bots import Desk, make
from konspira.games.stawka.building.campaign import CarrySetting, read
from konspira.games.stawka.content.names import TILES
from konspira.games.stawka.game import StawkaGame
from konspira.games.stawka.state import TS, Stawka
from konspira.kernel.loading import sealed
from konspira.kernel.record import record_of, replay
from support.stawka import GERMAN, POLISH, agent, asked, play

WON = "s2_first_clash german vp kloss_doc_2 4,0,0,2/7,4,0,3 {} -"
TILE = "tile_gestapo_4"


def begun(tiles: str = TILE) -> Stawka:
    state = StawkaGame(2, None, {"scenario": "s3_chestnuts", "carry": WON.format(tiles)}).start(1)
    assert isinstance(state, Stawka)
    return state


def ended(part: str, number: int, **options: object) -> Stawka:
    """A part between a sensible Polish player, who keeps one thing, and chance."""
    state = StawkaGame(2, None, {"scenario": part, **options}).start(number)
    assert isinstance(state, Stawka)
    bot, rng = make("greedy", number), Rng(number)
    while not state.over:
        seat = state.questions[0].seat
        if seat == GERMAN:
            state.choose(seat, rng.choice(state.options(seat)))
        elif "keep" in state.offers(seat) and not any(state.items[:4]):
            state.choose(seat, "keep")
        else:
            state.choose(seat, bot.choose(Desk(state, seat)))
    return state


# -- from part to part -----------------------------------------------------------------------------


@pytest.mark.rule("STA-18.13")
def test_what_a_part_leaves_is_what_the_next_one_begins_with() -> None:
    kept = 0
    for number in range(8):
        state = ended("s2_first_clash", number)
        options = state.game.sequel(state)
        assert options is not None
        following = StawkaGame(2, None, options)
        left = read(str(options["carry"]))
        assert (following.part(), left.part, left.track) == (3, 1, state.track)
        assert left.winner == (state.winners[0] if len(state.winners) == 1 else -1)
        start = following.start(1)
        assert isinstance(start, Stawka)
        held = [tile for items in state.items[:4] for tile in items if tile < TS]
        points = state.view(None).ending == "vp" and state.winners == [POLISH]
        assert left.items == start.kept == (sorted(held) if points else [])
        kept += bool(start.kept)
        assert {**options, "scenario": 0, "carry": 0} == {
            **state.game.options,
            "scenario": 0,
            "carry": 0,
        }
    assert kept, "nobody won by points with a tile in hand: this test has seen nothing"


def test_nothing_that_lies_face_down_leaves_part_1() -> None:
    played = (ended("s1_meeting", number) for number in range(20))
    state = next(s for s in played if s.winners == [POLISH] and any(s.items[:4]))
    options = state.game.sequel(state)

    assert options is not None and state.game.shown(options) == options


def test_a_series_begins_with_part_1_and_ends_with_part_3() -> None:
    state = StawkaGame().start(1)
    assert (state.game.part(), state.game.parts, state.game.sequel(state)) == (1, 3, None)
    last = ended("s3_chestnuts", 1)
    assert (last.game.part(), last.game.sequel(last)) == (3, None)


# -- what is hidden --------------------------------------------------------------------------------


@pytest.mark.rule("STA-18.1")
def test_others_are_not_shown_which_tiles_may_be_kept() -> None:
    game = begun(f"{TILE},tile_courts_1").game

    shown = game.shown(game.options)

    assert shown["carry"] == WON.format("?")
    assert {**shown, "carry": 0} == {**game.options, "carry": 0}
    setting = CarrySetting()
    assert [setting.shown(text) for text in ("none", WON.format("-"))] == ["none", WON.format("-")]


@pytest.mark.rule("STA-18.1")
def test_others_know_only_the_backs_of_what_may_be_kept() -> None:
    state = begun("tile_gestapo_4,tile_gestapo_5,tile_courts_1")
    play(state, "document(kloss_doc_1)", "pass")
    assert asked(state) == GERMAN
    homes = [tile // 5 for tile in state.kept]
    seen: set[tuple[int, ...]] = set()
    for number in range(60):
        for viewer in (POLISH, None):
            other = state.redeal(viewer, Rng(number))
            assert isinstance(other, Stawka)
            assert [tile // 5 for tile in other.kept] == homes
            assert len(set(other.kept)) == 3
            assert other.view(viewer) == state.view(viewer)
            seen.add(tuple(other.kept))
        mine = state.redeal(GERMAN, Rng(number))
        assert isinstance(mine, Stawka) and mine.kept == state.kept
    assert len(seen) > 3


@pytest.mark.rule("STA-18.1")
@pytest.mark.parametrize("other", ["tile_gestapo_1", "tile_gestapo_5"])
def test_the_loser_sees_the_same_whatever_is_kept(other: str) -> None:
    one, two = begun(), begun(other)
    for state, tile in ((one, TILE), (two, other)):
        play(state, "document(kloss_doc_1)", "pass", f"piece({tile})", "agent(glaubel)")
    assert agent(one, "glaubel", GERMAN).items != agent(two, "glaubel", GERMAN).items
    for viewer in (POLISH, None):
        assert agent(one, "glaubel", viewer) == agent(two, "glaubel", viewer)
        assert one.events(viewer) == two.events(viewer)


def test_a_game_that_shows_no_tiles_goes_on_alike() -> None:
    state = begun()
    shown = StawkaGame(2, None, state.game.shown(state.game.options))
    assert shown.options["carry"] == WON.format("?")
    for choice in ("document(kloss_doc_1)", "pass", f"piece({TILE})"):
        play(state, choice)
        position = {**state.position(), "options": {"seats": 2, **shown.options}}
        other = shown.position(sealed(position))
        assert other.offers(GERMAN) == state.offers(GERMAN)
        assert other.view(POLISH) == state.view(POLISH)


def test_a_part_that_begins_with_something_kept_replays_alone() -> None:
    state = begun()
    play(state, "document(kloss_doc_1)", "keep_track(yellow)", f"piece({TILE})", "agent(glaubel)")

    again = replay(record_of(state), StawkaGame(2, None, record_of(state).options))

    assert again.position() == state.position()
    assert TILES.index(TILE) in [tile for items in state.items for tile in items]


# -- the notes -------------------------------------------------------------------------------------


def test_notes_belong_to_questions_and_choices_that_exist() -> None:
    families = {family.name for family in StawkaGame.table.families}
    for note in StawkaGame.notes:
        assert set(note.kinds) <= set(StawkaGame.question_kinds)
        assert set(note.offers) <= families
        assert set(note.parts) <= {1, 2, 3}
    assert len({note.id for note in StawkaGame.notes}) == len(StawkaGame.notes)


def test_each_part_introduces_its_level() -> None:
    given: set[str] = set()
    new: list[set[str]] = []
    for part in ("s1_meeting", "s2_first_clash", "s3_chestnuts"):
        found: set[str] = set()
        for number in range(3):
            state = StawkaGame(2, None, {"scenario": part}).start(number)
            rng = Rng(number)
            while not state.over:
                for question in state.questions:
                    names = state.offers(question.seat)
                    for note in state.game.notes:
                        if note.fits(state.game.part(), question.kind, names):
                            found.add(note.id)
                seat = state.questions[0].seat
                state.choose(seat, rng.choice(state.options(seat)))
        new.append(found - given)
        given |= found
    assert {"part-1", "plan", "activation", "menu", "search", "tile", "talk", "window"} <= new[0]
    assert {"part-2", "document", "draft", "token", "entry", "trigger"} <= new[1]
    assert {"part-3", "location-card", "reaction"} <= new[2]
