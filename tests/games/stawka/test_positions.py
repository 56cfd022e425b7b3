"""Positions that the rules could not lead to are refused, with the place and the rule."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from typing import Any

import pytest

import konspira
from konspira import Rng
from konspira.games.stawka.content.names import SCENARIOS
from konspira.games.stawka.game import StawkaGame
from konspira.kernel.loading import sealed
from support.stawka import agent, asked, make, play, scene

Data = dict[str, Any]


def talking() -> Data:
    """Jacek talks to Puszke, and the Polish player may still do something before the roll."""
    table = scene().agent("jacek", "squ_a", items=["tile_jail_5"])
    table.agent("puszke", "squ_a").agent("georg", "adm_a").agent("hermann_brunner", "pol_a")
    table.seat("german", reaction_hand=["rx_poker_face"])
    state = play(table.active("jacek").state(), "talk(puszke)")
    assert state.questions[0].kind == "window"
    return state.position()


def test_a_position_inside_a_window_loads_and_goes_on() -> None:
    data = talking()
    state = make().position(data)
    assert state.position() == data
    play(state, "pass")


@pytest.mark.rule("STA-4.1")
def test_the_turn_belongs_to_the_player_whose_agent_is_active_unless_a_position_says_so() -> None:
    table = scene().agent("puszke", "adm_a").agent("jacek", "squ_a")
    data = table.active("puszke").state().position()
    written = {key: data[key] for key in data if key not in ("fingerprint", "agenda", "lanes")}
    state = make().position({**written, "turn": None})

    assert state.position()["turn"] == 1
    while "end_activation" not in state.offers(1):
        state.choose(1, state.options(1)[-1])
    play(state, "end_activation")
    assert asked(state) == 0


def set_agenda(*steps: str) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        data["agenda"] = list(steps)

    return change


def set_frame(place: int, value: int) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        data["frames"][0][place] = value

    return change


def set_in(part: str, key: str, value: object) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        data[part][key] = value

    return change


def no_frames(data: Data) -> None:
    data["frames"] = []


def two_frames(data: Data) -> None:
    data["frames"] *= 2


def other_window(data: Data) -> None:
    data["agenda"][-1] = data["agenda"][-1].partition(",")[0] + ",22)"


def other_seat(data: Data) -> None:
    seat, _, window = data["agenda"][-1].removeprefix("ask(").partition(",")
    data["agenda"][-1] = f"ask({1 - int(seat)},{window}"


FORGERIES: list[Callable[[Data], None]] = [
    no_frames,
    two_frames,
    set_frame(0, 1),  # a search
    set_frame(1, 12),  # nobody
    set_frame(2, 0),  # a talk with a friend
    set_frame(5, 7),  # a die of seven
    set_frame(8, 1 << 20),
    other_window,
    other_seat,
    set_agenda(),
    set_agenda("menu(0)"),
    set_agenda("turn(0)"),
    set_agenda("close_activation", "menu(1)"),
    set_agenda("close_activation", "menu(0)", "menu(0)"),
    set_agenda("close_activation", "do(0)"),
    set_agenda("close_activation", "outcome"),
    set_in("activation", "due", True),
    set_in("activation", "blocked", True),
    set_in("activation", "step_to", "squ_b"),
]


@pytest.mark.parametrize("change", FORGERIES)
def test_a_position_that_was_changed_is_refused(change: Callable[[Data], None]) -> None:
    data = talking()
    change(data)
    with pytest.raises(konspira.PositionError) as caught:
        make().position(data)
    assert caught.value.facts["path"] == "fingerprint"


@pytest.mark.parametrize("change", FORGERIES)
def test_a_forged_position_loads_or_is_refused_with_a_code(change: Callable[[Data], None]) -> None:
    """The fingerprint is no secret: a forger gets a coded error, or the position asked for."""
    data = talking()
    change(data)
    try:
        assert make().position(sealed(data)).questions
    except konspira.PositionError as error:
        assert error.code == "bad-position"


@pytest.mark.parametrize(
    ("key", "value", "path"),
    [
        ("agenda", ["menu(0)"], "agenda"),
        ("frames", [[2, 0, 4, 0, 0, 0, 0, 0, 0, -1, 0]], "frames"),
        ("drawn", "tile_market_1", "drawn"),
        ("activation", {"agent": "jacek", "due": True}, "activation.due"),
        ("activation", {"agent": "jacek", "step_to": "squ_b"}, "activation.step_to"),
    ],
)
def test_a_person_names_no_procedure_that_is_under_way(key: str, value: object, path: str) -> None:
    with pytest.raises(konspira.PositionError, match="fingerprint") as caught:
        make().position({"agents": {"jacek": {"field": "squ_a"}}, key: value})
    assert caught.value.facts["path"] == path


@pytest.mark.rule("STA-12.8")
def test_the_track_of_an_eliminated_agent_stays_closed_when_a_game_is_resumed() -> None:
    for scenario in ("s2_first_clash", "s3_chestnuts"):
        state = scene(scenario).agent("puszke", None, status="dead").agent("jacek", "squ_a").state()
        color = agent(state, "puszke").color
        assert color not in state.view(None).seats[0].tracks
        again = make(scenario).position(state.position())
        assert again.position() == state.position()


def holding(tile: str) -> Data:
    """An agent in the square with a tile."""
    return {"field": "squ_a", "items": [tile]}


@pytest.mark.rule("STA-18.8", "STA-1.8", "STA-14.4", "STA-3.3", "STA-21.1")
@pytest.mark.parametrize(
    ("data", "path", "rule"),
    [
        ({"agents": {"jacek": holding("tile_hotel_1")}}, "agents.jacek.items", "STA-18.8"),
        ({"agents": {"jacek": holding("tile_hospital_1")}}, "agents.jacek.items", "STA-1.8"),
        ({"tokens": [{"threat": "th_de_alarm", "at": "squ_a"}]}, "tokens", "STA-14.4"),
        ({"seats": [{"used_plans": ["plan_pl_1"]}, {}]}, "seats[0].used_plans", "STA-3.3"),
        ({"seats": [{"vp": 11}, {}]}, "ending", "STA-21.1"),
        ({"ending": "vp"}, "ending", "STA-21.1"),
        ({"effects": [0, 1, 1, 1]}, "effects", "STA-19.4"),
        ({"used_now": [5]}, "used_now", "STA-19.1"),
        ({"dynamite": [1, 2]}, "dynamite", "STA-12.9"),
        ({"over": {"scores": [1, 0], "ranks": [1, 2]}, "ending": "room_217"}, "over", ""),
    ],
)
def test_a_table_that_cannot_come_about_is_refused(data: Data, path: str, rule: str) -> None:
    with pytest.raises(konspira.PositionError) as caught:
        make().position(copy.deepcopy(data))
    assert (caught.value.facts["path"], caught.value.facts["rule"]) == (path, rule)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("places", {"jail": {"stack": ["tile_jail_5"]}}),
        ("removed", ["tile_jail_5"]),
        ("drawn", "tile_jail_5"),
        ("top_secret_deck", ["ts_1"]),
        ("reaction_deck", ["rx_poker_face"]),
    ],
)
def test_before_anything_is_dealt_nothing_lies_anywhere(key: str, value: object) -> None:
    """A position would lose silently what it says of things that are not dealt yet."""
    game = make("s3_chestnuts")
    data = game.start(1).position()
    assert data["dealt"] is False
    assert game.position(copy.deepcopy(data)).position() == data
    with pytest.raises(konspira.PositionError) as caught:
        game.position(sealed({**data, key: value}))
    assert caught.value.facts["path"] == key
    assert "nothing of this is dealt" in str(caught.value)


@pytest.mark.verify
@pytest.mark.parametrize(
    ("scenario", "options"),
    [
        *[(scenario, {"stage_cap": 12}) for scenario in [*SCENARIOS, "free"]],
        ("free", {"free_difficulty": "advanced", "stage_cap": 12, "allow_rotation": True}),
    ],
)
def test_every_position_of_random_games_loads_again(
    scenario: str, options: dict[str, str | bool | int]
) -> None:
    game, rng = StawkaGame(2, None, {"scenario": scenario, **options}), Rng(4)
    for seed in range(3):
        state = game.start(seed)
        while not state.over:
            seat = asked(state) if rng.below(2) else state.questions[-1].seat
            state.choose(seat, rng.choice(state.options(seat)))
            if rng.below(12) == 0 or state.over:
                assert game.position(state.position()).position() == state.position()


MARKET = [f"tile_market_{number}" for number in range(1, 5)]


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"agents": {"jacek": {"field": "squ_a", "items": MARKET}}}, "jacek.items is"),
        ({"agents": {"jacek": {"field": "squ_a", "items": MARKET}}}, "at most 3 things (STA-18.2)"),
        ({"agents": {"jacek": {"field": "squ_a", "spent": 40}}}, "jacek.spent is 40: expected a"),
        (
            {"agents": {"jacek": {"status": "dead", "field": None, "items": MARKET[:1]}}},
            'agents.jacek.items is ["tile_market_1"]: a dead agent',
        ),
        (
            {
                "agents": {"jacek": {"status": "dead", "field": None}},
                "seats": [{}, {"tracks": {"yellow": 6}}],
            },
            "seats[1].tracks.yellow is 6: this track is closed",
        ),
        (
            {"agents": {"jacek": {"field": "squ_a", "items": MARKET[:1]}}, "removed": MARKET[:1]},
            "it lies in two places: agents.jacek.items, removed",
        ),
        ({"phase": "planning", "turn": 1}, "turn is 1: it says whose turn the activations"),
        (
            {"agents": {"jack": {}}},
            'agents.jack is {}: there is no such key; did you mean "jacek"?',
        ),
        (
            {"places": {"market": {"markers": ["black", "blue", "yellow"]}}},
            "places.market.markers is",
        ),
    ],
)
def test_a_refused_position_names_agent_place_and_remedy(data: Data, problem: str) -> None:
    with pytest.raises(konspira.PositionError, match=re.escape(problem)):
        konspira.make("stawka", scenario="s3_chestnuts").position(data)


@pytest.mark.rule("STA-6.10")
def test_a_film_that_counts_secrets_without_end_can_be_resumed() -> None:
    """With ten of them a bot could not read the table, and the game stood still."""
    game = make("s6_top_secret")
    position = game.start(1).position()
    position["seats"][1] |= {"secrets": 120, "vp": 7}

    state = game.position(sealed(position))

    assert state.view(1).seats[1].secrets == 120
    assert game.position(state.position()).position() == state.position()
