"""The free scenario is built: sectors, agents, draft, level, difficulty (rules file, 4.7)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from konspira.games.stawka.building import designs
from konspira.games.stawka.content.names import FIELDS, SECTORS
from konspira.games.stawka.content.rows import Spot
from konspira.games.stawka.procedures import missions
from konspira.games.stawka.sight.shapes import View
from konspira.games.stawka.state import Stawka
from konspira.games.stawka.town import board
from konspira.kernel.errors import PositionError
from konspira.kernel.record import record_of, replay
from support.stawka import GERMAN, POLISH, Scene, asked, offers, options, play, track
from support.stawka_free import TOWN, begin, free, layout, until

LEVELS = ("basic", "extended", "advanced")


def seen(state: Stawka, viewer: int | None = None) -> View:
    view = state.view(viewer)
    assert isinstance(view, View)
    return view


# -- sectors ---------------------------------------------------------------------------------------


@pytest.mark.rule("STA-2.1")
def test_police_lies_first_and_the_german_player_lays_the_next_sector() -> None:
    state = begin()

    assert [(s.sector, s.column, s.row) for s in seen(state).layout] == [("police", 0, 0)]
    assert asked(state) == GERMAN
    assert options(state, "sector") == [name for name in SECTORS if name != "police"]
    play(state, "sector(city)")
    assert options(state, "cell") == ["0,-1", "-1,0", "1,0", "0,1"]
    play(state, "cell(1,0)")
    assert asked(state) == POLISH
    assert seen(state).sectors == ["police", "city"]


@pytest.mark.rule("STA-2.1")
def test_either_face_of_a_tile_can_be_laid_but_not_both() -> None:
    state = play(begin(), "sector(military)", "cell(0,1)")

    assert "main_square" not in options(state, "sector")  # the other side of the same tile
    view = seen(state)
    assert view.builder is not None
    assert view.builder.faces == options(state, "sector")
    assert sorted(view.builder.cells) == sorted([[-1, 0], [0, -1], [1, 0], [-1, 1], [1, 1], [0, 2]])


@pytest.mark.parametrize("size", [4, 5, 6, 7])
@pytest.mark.rule("STA-2.1", "STA-2.2", "STA-2.6")
def test_players_lay_in_turns_until_so_many_sectors_make_one_town(size: int) -> None:
    for seed in range(5):
        state = begin(seed, free_sectors=size)
        turns: list[int] = []
        while state.questions[0].kind.startswith("lay"):
            turns.append(asked(state))
            until(play(state, offers(state)[seed % len(offers(state))]), state.questions[0].kind)
        layers = turns[::2]
        assert layers == [(GERMAN, POLISH)[place % 2] for place in range(size - 1)]
        view, rules = seen(state), state.rules
        assert len(view.layout) == size
        assert view.builder is not None
        assert not view.builder.faces
        assert not view.builder.cells
        for side in range(2):
            first = rules.far[side][rules.fields[0]]
            assert all(first[field] >= 0 for field in rules.fields)


@pytest.mark.rule("STA-2.2")
def test_a_board_laid_at_the_table_is_the_board_of_a_scenario_with_that_layout() -> None:
    state = begin()
    play(state, "sector(administrative)", "cell(1,0)", "sector(main_square)", "cell(2,0)")
    play(state, "sector(city)", "cell(1,1)")
    table = free().agent("hans_kloss", "squ_a").agent("jacek", "adm_a").agent("stedtke", "adm_b")
    given = table.state().rules

    assert state.rules.near == given.near
    assert state.rules.far == given.far
    assert state.rules.sectors == given.sectors


@pytest.mark.rule("STA-2.1")
def test_sectors_are_turned_only_where_the_table_allows_it() -> None:
    plain = play(begin(), "sector(city)", "cell(1,0)")
    assert plain.questions[0].kind == "lay-sector"

    state = play(begin(allow_rotation=True), "sector(city)", "cell(1,0)")
    assert options(state, "turn") == ["0", "90", "180", "270"]
    play(state, "turn(90)")
    assert [spot.turn for spot in seen(state).layout] == [0, 90]
    beside = [FIELDS[other] for other in state.rules.near[0][FIELDS.index("pol_east")]]
    # What was south lies west now.
    assert [field for field in beside if field.startswith("cit")] == ["cit_south"]


@pytest.mark.rule("STA-2.2")
def test_a_quarter_turn_moves_exits_clockwise() -> None:
    content = designs.shipped()
    exits = {turn: board._exits(content, Spot("police", 0, 0, turn)) for turn in (0, 90, 180, 270)}

    found = {turn: {field: edge for edge, _, field in rows} for turn, rows in exits.items()}

    assert found[0] == {"pol_north": "N", "pol_east": "E", "pol_south": "S", "pol_west": "W"}
    assert found[90] == {"pol_north": "E", "pol_east": "S", "pol_south": "W", "pol_west": "N"}
    assert found[180]["pol_north"] == "S"
    assert found[270]["pol_north"] == "W"


def test_a_choice_half_made_is_not_seen_by_the_other() -> None:
    state = play(begin(), "sector(city)")

    assert seen(state, POLISH).layout == seen(begin(), POLISH).layout
    assert state.questions[0].facts == {"sector": "city"}


# -- agents ----------------------------------------------------------------------------------------


@pytest.mark.verify
@pytest.mark.rule("STA-1.6", "STA-1.7")
def test_each_side_draws_one_agent_of_each_colour() -> None:
    chiefs: Counter[str] = Counter()
    others: Counter[str] = Counter()
    for seed in range(120):
        state = until(begin(seed), "choose-document", seed)
        agents = seen(state).agents
        for side in (POLISH, GERMAN):
            mine = [agent for agent in agents if agent.side == side]
            assert [agent.color for agent in mine] == ["yellow", "purple", "blue", "black"]
            assert mine[3].chief
            others.update(agent.agent for agent in mine[:3])
        assert agents[3].agent == "hans_kloss"
        chiefs[agents[7].agent] += 1
        assert options(state, "document") == ["kloss_doc_1", "kloss_doc_2", "kloss_doc_3"]
        assert [len(seat.tracks) for seat in seen(state).seats] == [4, 4]
    assert {*chiefs} == {"hermann_brunner", "stedtke", "fritz_kopf"}
    assert min(chiefs.values()) > 20
    assert len(others) == 21  # everybody comes now and then


@pytest.mark.rule("STA-1.8")
def test_the_polish_player_drafts_first_on_any_field_one_agent_of_a_network_a_sector() -> None:
    state = until(begin(3), "draft-figure", 3)

    assert asked(state) == POLISH
    assert len(options(state, "agent")) == 8  # own and enemy figures
    play(state, "agent(hans_kloss)")
    fields = options(state, "field")
    assert fields == sorted(fields, key=FIELDS.index)
    assert {FIELDS.index(field) for field in fields} == {*state.rules.fields}  # streets too
    play(state, f"field({fields[0]})")
    assert asked(state) == GERMAN
    pole = next(a.agent for a in seen(state).agents if a.side == POLISH and a.status == "absent")
    play(state, f"agent({pole})")
    sector = state.rules.sector_of[FIELDS.index(fields[0])]
    assert all(state.rules.sector_of[FIELDS.index(f)] != sector for f in options(state, "field"))
    until(state, "choose-plan", 3)
    for side in (POLISH, GERMAN):
        where = [agent.sector for agent in seen(state).agents if agent.side == side]
        assert len({*where}) == 4  # on four sectors, one in each


# -- level and difficulty --------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "limit"), [(4, 2), (5, 3), (6, 3), (7, 4)])
@pytest.mark.rule("STA-16.2")
def test_the_limit_of_location_cards_follows_the_size(size: int, limit: int) -> None:
    state = until(begin(2, free_sectors=size), "choose-activation", 2)

    assert [seat.location_hand for seat in seen(state).seats] == [limit, limit]
    assert [len(deck) for deck in state.lc_deck] == [len(state.rules.places) - limit] * 2


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("STA-1.2")
def test_the_level_decides_on_missions_tokens_and_cards(level: str) -> None:
    state = until(begin(2, free_level=level), "choose-activation", 2)
    view = seen(state)

    assert view.level == level
    assert any(agent.missions_left for agent in view.agents) == (level != "basic")
    assert bool(view.tokens) == (level != "basic")
    assert (view.reaction_deck > 0) == (level == "advanced")


def test_a_view_says_what_was_agreed_and_what_wins() -> None:
    basic, advanced = seen(begin()), seen(begin(free_difficulty="advanced"))

    assert basic.builder is not None
    assert advanced.builder is not None
    assert (basic.builder.difficulty, basic.stages, basic.victory_secrets) == ("free_basic", 8, 2)
    assert basic.victory == ["secrets", "exposure", "prisoners", "network"]
    assert advanced.builder.difficulty == "free_advanced"
    assert (advanced.stages, advanced.victory_vp) == (0, 13)
    assert advanced.victory == ["vp", "password", "network"]


# -- free_basic ------------------------------------------------------------------------------------


def basic(**more: Any) -> Scene:
    """The same table without passwords."""
    return free(free_difficulty="basic", **more)


@pytest.mark.rule("STA-6.10", "STA-21.1")
def test_two_secrets_win_the_basic_game() -> None:
    table = basic().agent("ingrid_heizer", "squ_a").agent("bruno_dreher", "squ_a")
    table.seat("polish", secrets=1, tracks={"yellow": 3}).dice(5, 5)
    state = play(table.active("ingrid_heizer").state(), "talk(bruno_dreher)", "pass")
    until_over(state)

    assert (seen(state).ending, state.winners) == ("secrets", [POLISH])


def until_over(state: Stawka) -> None:
    while not state.over and "pass" in offers(state):
        state.choose(asked(state), "pass")


@pytest.mark.rule("STA-9.8")
def test_exposure_ends_the_basic_game_and_not_the_advanced_one() -> None:
    for difficulty, ending in (("basic", "compromise"), ("advanced", None)):
        table = free(free_difficulty=difficulty).agent("georg", "squ_a")
        table.agent("hermann_brunner", "squ_a").seat("polish", tracks={"black": 9}).dice(6, 2, 3)
        state = play(table.active("georg").state(), "talk(hermann_brunner)")
        until_over(state)
        assert seen(state).ending == ending, difficulty


@pytest.mark.rule("STA-10.5", "STA-21.1")
def test_three_poles_in_jail_end_the_basic_game() -> None:
    table = basic().agent("stedtke", "pol_a").agent("jacek", "pol_a").agent("hans_kloss", "squ_a")
    for prisoner in ("irena", "georg"):
        table.agent(prisoner, "jail", status="prisoner")
    table.seat("german", tracks={"yellow": 6}).agent("glaubel", "adm_a").active("stedtke")
    state = play(table.state(), "arrest(jacek)")
    until_over(state)

    assert (seen(state).ending, state.winners) == ("prisoners", [GERMAN])


@pytest.mark.parametrize(("timeout", "winners"), [("draw", [0, 1]), ("vp", [GERMAN])])
@pytest.mark.rule("STA-21.3")
def test_after_eight_stages_the_basic_game_is_over(timeout: str, winners: list[int]) -> None:
    table = basic(free_timeout=timeout, stage=8).agent("jacek", "squ_a").agent("irena", "adm_a")
    table.agent("glaubel", "cit_a").agent("bruno_dreher", "pol_a").seat("german", vp=1)
    state = play(table.state(), "withdraw", "withdraw")
    until_over(state)

    assert (seen(state).ending, state.winners) == ("time", winners)


@pytest.mark.rule("STA-21.5")
def test_a_cap_draws_an_unlimited_game() -> None:
    for cap, over in ((12, True), ("none", False)):
        table = free(stage_cap=cap, stage=12).agent("jacek", "squ_a").agent("irena", "adm_a")
        table.agent("glaubel", "cit_a").agent("bruno_dreher", "pol_a").seat("german", vp=5)
        state = play(table.state(), "withdraw", "withdraw")
        until_over(state)
        assert state.over == over
        if over:
            assert (seen(state).ending, state.winners) == ("time", [0, 1])


@pytest.mark.rule("STA-10.12")
def test_a_broken_network_ends_a_free_game_at_every_level() -> None:
    for level in LEVELS:
        table = free(free_level=level).agent("jacek", "squ_a").agent("hans_kloss", "adm_a")
        table.agent("glaubel", "squ_a").agent("bruno_dreher", "pol_a").active("jacek")
        state = play(table.state(), "guess")
        for letter in "cloud":
            state.choose(POLISH, f"letter({letter})")
        assert (seen(state).ending, state.winners) == ("network_broken", [GERMAN]), level


# -- rewards ---------------------------------------------------------------------------------------


def claiming(part: str, **more: Any) -> Stawka:
    """Jacek has claimed a part of his mission."""
    table = free(**more).agent("jacek", "squ_a", mission="ms_jacek_2").agent("georg", "adm_a")
    table.agent("bruno_dreher", "pol_a").agent("glaubel", "pol_b").active("jacek")
    state = table.state()
    state.agenda.append(missions.Reward(0, ("basic", "special").index(part)))
    state.advance()
    return state


@pytest.mark.rule("STA-15.8")
def test_a_basic_mission_brings_victory_points_or_evidence() -> None:
    state = claiming("basic")
    assert offers(state) == ["take_vp", "take_evidence"]
    other = state.copy()

    play(state, "take_vp")
    assert (state.vp, track(state, "polish", "yellow")) == ([2, 0], 0)
    other.choose(POLISH, "take_evidence")
    assert isinstance(other, Stawka)
    assert (other.vp, track(other, "polish", "yellow")) == ([0, 0], 2)


@pytest.mark.scenario("T-65")
@pytest.mark.rule("STA-15.8", "STA-9.9")
def test_without_an_enemy_of_that_colour_only_victory_points_can_be_chosen() -> None:
    table = free().agent("jacek", "squ_a", mission="ms_jacek_2").agent("georg", "adm_a")
    table.agent("bruno_dreher", None, status="dead").agent("glaubel", "pol_b").active("jacek")
    state = table.state()
    state.agenda.append(missions.Reward(0, 0))
    state.advance()

    assert offers(state) == ["take_vp"]
    play(state, "take_vp")
    assert state.vp == [2, 0]


@pytest.mark.rule("STA-15.9", "STA-F.2")
def test_a_special_mission_brings_points_or_a_secret_or_a_letter() -> None:
    secret = claiming("special", free_difficulty="basic")
    assert offers(secret) == ["take_vp", "take_secret"]
    play(secret, "take_secret")
    assert (secret.secrets, secret.vp) == ([1, 0], [0, 0])

    letter = claiming("special")
    assert offers(letter) == ["take_vp", "take_letter"]
    points = letter.copy()
    points.choose(POLISH, "take_vp")
    assert isinstance(points, Stawka)
    assert points.vp == [3, 0]
    play(letter, "take_letter", "name_letter(1)")
    assert seen(letter).passwords[GERMAN].letters[0] == "z"


@pytest.mark.rule("STA-F.2")
def test_a_special_mission_brings_only_points_once_all_letters_are_shown() -> None:
    assert offers(claiming("special", letters=([], [1, 2, 3, 4, 5]))) == ["take_vp"]


@pytest.mark.rule("STA-21.1")
def test_thirteen_points_win_the_advanced_game() -> None:
    state = claiming("basic")
    state.vp = [11, 0]
    play(state, "take_vp")

    assert (seen(state).ending, state.winners) == ("vp", [POLISH])


# -- positions and records -------------------------------------------------------------------------


def test_a_record_replays_the_building_of_the_board() -> None:
    state = until(begin(5, free_sectors=6, allow_rotation=True), "choose-activation", 5)

    again = replay(record_of(state), state.game)

    assert isinstance(again, Stawka)
    assert again.layout == state.layout
    assert again.game.checksum(again) == state.game.checksum(state)


@pytest.mark.parametrize(
    "spots",
    [
        [("city", 0, 0)],  # police comes first
        [("police", 0, 0), ("city", 2, 0)],  # apart
        [("police", 0, 0), ("military", 1, 0), ("main_square", 0, 1)],  # one tile
        [*TOWN, ("suburb", 0, 1)],  # too many
        [("police", 0, 0), ("city", 1, 0)],  # too few
    ],
)
def test_a_position_with_an_impossible_board_is_refused(spots: list[tuple[str, int, int]]) -> None:
    game = begin().game

    with pytest.raises(PositionError, match="layout"):
        game.position({"layout": layout(*spots), "agents": {}})


def test_layouts_of_one_game_do_not_disturb_each_other() -> None:
    """States share the rules of a layout; laying on in a copy leaves the other as it was."""
    first = play(begin(), "sector(city)", "cell(1,0)")
    second = first.copy()
    play(first, "sector(railway)", "cell(0,1)")
    second.choose(POLISH, "sector(suburb)")
    second.choose(POLISH, "cell(2,0)")
    assert isinstance(second, Stawka)

    for state in (first, second):
        assert [SECTORS[sector] for sector in state.layout[::4]] == [
            SECTORS[sector] for sector in state.rules.spots[::4]
        ]
    assert all(one != two for one, two in pairwise([first.layout, second.layout]))
