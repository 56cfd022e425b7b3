"""Positions: there and back again, and what is wrong with a bad one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import konspira
from konspira import PositionError, Rng
from konspira.games.spiskowcy.state import Spiskowcy
from konspira.kernel import loading
from support.scenes import asked, choose_any, final, make, own, play, scene, view


def raid() -> Spiskowcy:
    table = scene(seats=3).tableau(0, "banker").orders(0, "raid*2").tableau(1, "guard merchant")
    return play(table.tableau(2, "spy*2").state(), 0, "use_banker", "reveal(raid)")


def plot() -> Spiskowcy:
    table = scene(seats=3, turn=1).tableau(0, "guard").tableau(1, "spy merchant").orders(1, "plot")
    return play(table.tableau(2, "bishop raid").state(), 1, "reveal(plot)")


def sealed() -> Spiskowcy:
    table = scene(seats=3, phase="orders", order_timing="simultaneous").tableau(2, "innkeeper")
    state = table.hand(0, "merchant*3").hand(1, "raid*2 spy").hand(2, "guard plot").state()
    return play(state, 0, "order_type(merchant)", "order_count(2)")


def ordering() -> Spiskowcy:
    table = scene(phase="orders").tableau(0, "innkeeper").hand(0, "banker*2 raid")
    return table.hand(1, "merchant*3").state()


POSITIONS: dict[str, Callable[[], Spiskowcy]] = {
    "start": lambda: scene(phase="deal", round=1).state(),
    "order type": ordering,
    "order count": lambda: play(ordering(), 0, "order_type(banker)"),
    "order second": lambda: play(ordering(), 0, "order_type(banker)", "order_pair"),
    "one order placed": lambda: play(ordering(), 0, "order_type(banker)", "order_count(1)"),
    "sealed orders": sealed,
    "sealed, one half made": lambda: play(sealed(), 2, "order_type(guard)", "order_pair"),
    "mid-turn": lambda: play(raid(), 0, "raid_skip"),
    "raid player": raid,
    "raid card": lambda: play(raid(), 0, "raid_player(2)"),
    "plot player a": plot,
    "plot card a": lambda: play(plot(), 1, "plot_player_a(2)"),
    "plot player b": lambda: play(plot(), 1, "plot_player_a(2)", "plot_card_a(bishop)"),
    "plot card b": lambda: play(
        plot(), 1, "plot_player_a(2)", "plot_card_a(bishop)", "plot_player_b(0)"
    ),
    "discards": lambda: play(
        scene(phase="end", round=1).tableau(0, "merchant*5").state(), 0, "discard(merchant)"
    ),
    "next deal fixed": lambda: scene(round=7).deck("seer spy").state(),
    "over": lambda: final().tableau(0, "spy").state(),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_leads_back_to_the_same_state(name: str) -> None:
    state = POSITIONS[name]()

    data = json.loads(json.dumps(state.position()))
    again = state.game.position(data)

    assert isinstance(again, Spiskowcy)
    assert again.position() == state.position()
    assert asked(again) == asked(state)
    for seat in range(state.seats):
        assert again.offers(seat) == state.offers(seat)
    for viewer in (None, *range(state.seats)):
        assert view(again, viewer) == view(state, viewer)
    rngs = Rng(1), Rng(1)
    while not state.over:
        assert choose_any(state, rngs[0]) == choose_any(again, rngs[1])
    assert (again.over, again.scores, again.ranks) == (True, state.scores, state.ranks)
    assert again.position() == state.position()


def test_positions_on_the_way_through_a_game_lead_to_the_same_end() -> None:
    for timing in ("sequential", "simultaneous"):
        state = make(3, order_timing=timing).start(seed=12)
        assert isinstance(state, Spiskowcy)
        rng = Rng(12)
        while not state.over:
            again = state.game.position(state.position())
            assert again.position() == state.position()
            state = again if isinstance(again, Spiskowcy) else state  # and go on from there
            choose_any(state, rng)
        assert len(state.scores) == 3


def test_what_is_not_named_is_filled_in() -> None:
    state = make(2).position({"seats": [{"hand": {"spy": 2}}], "phase": "orders"})
    assert isinstance(state, Spiskowcy)

    assert (view(state).round, view(state).first, view(state).bank) == (1, 0, 8)
    assert view(state).deck_size == 53
    assert asked(state) == [(0, "order-type")]
    assert view(state).seats[1].hand_size == 0


def test_a_named_turn_skips_the_seats_before_it() -> None:
    for phase in ("orders", "actions", "end"):
        table = scene(seats=3, phase=phase, round=1, first=2, turn=1)
        if phase != "end":
            {"orders": table.hand, "actions": table.orders}[phase](1, "merchant*2")
        else:
            table.tableau(1, "merchant*4").tableau(0, "juggler*4").tableau(2, "guard*4")
        state = table.state()
        assert asked(state)[0][0] == 1, phase


@pytest.mark.rule("SPI-6.6")
def test_a_seat_that_put_cards_back_has_placed_an_order_even_an_empty_one() -> None:
    game = konspira.make("spiskowcy", seats=2, order_counts_visible=False, allow_empty_order=True)
    first: dict[str, Any] = {"tableau": {"juggler": 3}, "returned": {"merchant": 2}, "dealt": 2}
    second: dict[str, Any] = {"orders": {"raid": 1}, "returned": {"guard": 1}, "dealt": 2}
    data: dict[str, Any] = {"phase": "actions", "shown": ["juggler"], "seats": [first, second]}
    state = game.position(data)

    assert state.position()["seats"][0]["stage"] == "placed"
    assert state.redeal(1, Rng(1)).view(1) == state.view(1)
    with pytest.raises(konspira.PositionError, match=r"seats\[0\]\.stage is \"choosing\""):
        game.position({**data, "seats": [{**first, "stage": "choosing"}, second]})


@pytest.mark.rule("SPI-6.7")
def test_a_sealed_order_that_a_position_names_is_not_asked_for_again() -> None:
    table = scene(seats=3, phase="orders", order_timing="simultaneous")
    state = table.hand(0, "spy").orders(0, "raid").hand(1, "merchant").hand(2, "guard").state()

    assert asked(state) == [(1, "order-type"), (2, "order-type")]


def test_a_position_fixes_the_next_cards_dealt() -> None:
    state = scene(phase="deal", round=8).deck("seer raid spy raid").state()

    hands = [own(state, seat).hand or {} for seat in range(2)]
    assert {"seer", "spy"} <= set(hands[0])
    assert hands[1]["raid"] >= 2
    assert "deck" not in state.position()  # one deal, not the shuffle after it


def test_a_seed_fixes_the_deal() -> None:
    def hand(seed: int) -> dict[str, int] | None:
        return own(scene(phase="deal", round=1).having(seed=seed).state(), 0).hand

    assert hand(1) == hand(1)
    assert hand(1) != hand(2)


# -- bad positions --------------------------------------------------------------------------------

SEAT: dict[str, Any] = {"tableau": {"banker": 2}}
BAD: list[tuple[str, object, str, str]] = [
    # what is wrong, the position, the path the error names, its remedy
    ("no dict", ["seats"], "position", "expected names and values"),
    ("unknown key", {"rounds": 3}, "rounds", 'did you mean "round"?'),
    ("unknown seat key", {"seats": [{"tablaeu": {}}]}, "seats[0].tablaeu", '"tableau"?'),
    ("seats no list", {"seats": {"0": SEAT}}, "seats", "expected a list"),
    ("seat no dict", {"seats": [SEAT, 3]}, "seats[1]", "expected names and values"),
    ("too many seats", {"seats": [{}, {}, {}]}, "seats", "this game has 2 seats"),
    (
        "twelve bankers",
        {"seats": [{"tableau": {"banker": 12}}]},
        "seats[0].tableau.banker",
        "a whole number from 0 to 6",
    ),
    (
        "bankers in all",
        {"phase": "actions", "seats": [{"tableau": {"banker": 4}}, {"orders": {"banker": 3}}]},
        "banker cards in all",
        "there are only 6",
    ),
    ("minus one", {"seats": [{"tableau": {"spy": -1}}]}, "seats[0].tableau.spy", "from 0 to 2"),
    ("half a card", {"seats": [{"hand": {"spy": 0.5}}]}, "seats[0].hand.spy", "whole number"),
    ("true cards", {"seats": [{"hand": {"spy": True}}]}, "seats[0].hand.spy", "whole number"),
    (
        "unknown card",
        {"seats": [{}, {"tableau": {"bankers": 1}}]},
        "seats[1].tableau.bankers",
        'did you mean "banker"?',
    ),
    ("bank", {"bank": 7}, "bank", "bank and points held must make 8"),
    ("points", {"seats": [{"points": 5}, {"points": 4}]}, "bank", "must make 8"),
    ("nine points", {"seats": [{"points": 9}]}, "seats[0].points", "from 0 to 8"),
    (
        "hand in phase III",
        {"phase": "actions", "seats": [{}, {"hand": {"spy": 1}}]},
        "seats[1].hand",
        "hands are empty outside phase orders",
    ),
    (
        "orders in phase IV",
        {"phase": "end", "seats": [{"orders": {"spy": 1}}]},
        "seats[0].orders",
        "orders are empty outside phases orders and actions",
    ),
    (
        "order of three types",
        {"phase": "actions", "seats": [{"orders": {"spy": 1, "raid": 1, "plot": 1}}]},
        "seats[0].orders",
        "one each of two types",
    ),
    (
        "uneven pair",
        {"phase": "actions", "seats": [{"orders": {"spy": 2, "raid": 1}}]},
        "seats[0].orders",
        "one each of two types",
    ),
    ("no such phase", {"phase": "action"}, "phase", 'did you mean "actions"?'),
    ("round nine", {"round": 9}, "round", "from 1 to 8"),
    ("round nine, agenda", {"round": 9, "agenda": []}, "round", "from 1 to 8"),
    ("round false", {"round": False, "agenda": []}, "round", "from 1 to 8"),
    ("round zero", {"round": 0}, "round", "a whole number from 1 to 8"),
    ("first", {"first": 2}, "first", "from 0 to 1"),
    ("turn", {"turn": "1"}, "turn", "from 0 to 1"),
    ("stage", {"seats": [{"stage": "don"}]}, "seats[0].stage", 'did you mean "done"?'),
    ("used power", {"used": ["guard"]}, "used[0]", "known: banker, bishop, spy"),
    ("innkeeper", {"innkeeper": 4}, "innkeeper", "from 0 to 1"),
    ("deck card", {"deck": ["spy", "spyy"]}, "deck[1]", 'did you mean "spy"?'),
    (
        "deck not in deck",
        {"phase": "deal", "deck": ["seer"], "seats": [{"tableau": {"seer": 1}}]},
        "deck[0]",
        "it is not in the deck it would be drawn from",
    ),
    (
        "returned, not there",
        {"phase": "actions", "seats": [{"tableau": {"seer": 1}, "returned": {"seer": 1}}]},
        "returned",
        "",
    ),
    (
        "released, not there",
        {"phase": "actions", "released": {"seer": 1}, "seats": [{"tableau": {"seer": 1}}]},
        "released",
        "",
    ),
    ("another game", {"game": "leduc"}, "game", "this is spiskowcy"),
    ("other seats", {"options": {"seats": 3}}, "options.seats", "this game has 2"),
    (
        "other options",
        {"options": {"order_timing": "simultaneous"}},
        "options.order_timing",
        'this game has "sequential"',
    ),
    ("no such option", {"options": {"setas": 2}}, "options.setas", 'did you mean "seats"?'),
    ("seed", {"seed": -1}, "seed", "a whole number from 0"),
    ("chance word", {"chance": {"word": 0}}, "chance.word", "a whole number from 1"),
    ("high seed", {"seed": 2**62}, "seed", f"from 0 to {2**62 - 1}"),
    ("true seed", {"seed": True}, "seed", "a whole number from 0"),
    ("endless seed", {"seed": 10**5000}, "seed", "a whole number from 0"),
    ("chance key", {"chance": {"key": "xyz"}}, "chance.key", "hexadecimal digits"),
    ("no key", {"chance": {"key": ""}}, "chance.key", "1 to 64 bytes"),
    ("key number", {"chance": {"key": 7}}, "chance.key", "1 to 64 bytes"),
    ("long key", {"chance": {"key": "ab" * 65}}, "chance.key", "1 to 64 bytes"),
    ("dice", {"dice": [1]}, "dice", "this game has no dice"),
    ("agenda no list", {"agenda": "action_turn(0)"}, "agenda", "expected a list"),
    ("agenda text", {"agenda": ["action turn"]}, "agenda[0]", "expected a step like"),
    ("agenda digits", {"agenda": [f"trim({'9' * 5000})"]}, "agenda[0]", "expected a step like"),
    ("agenda odd digits", {"agenda": ["trim(\u0660)"]}, "agenda[0]", "expected a step like"),
    ("agenda number", {"agenda": [3]}, "agenda[0]", "expected a step like"),
    (
        "agenda step",
        {"agenda": ["end_round", "action_turm(0)"]},
        "agenda[1]",
        'did you mean "action_turn"?',
    ),
    ("too few numbers", {"agenda": ["raid_card(0)"]}, "agenda[0]", "takes other numbers"),
    ("no numbers", {"agenda": ["trim"]}, "agenda[0]", "takes other numbers"),
    ("too many numbers", {"agenda": ["end_round(0)"]}, "agenda[0]", "takes other numbers"),
    ("agenda seat", {"phase": "actions", "agenda": ["action_turn(7)"]}, "agenda[0]", ""),
    ("agenda victim", {"phase": "actions", "agenda": ["raid_card(0,7)"]}, "agenda[0]", ""),
    ("agenda card", {"agenda": ["order_count(0,77)"]}, "agenda[0]", ""),
    ("agenda phase", {"agenda": ["phase(9)"]}, "agenda[0]", ""),
    ("lanes too few", {"lanes": [["order_type(0)"]]}, "lanes", "one list per seat, 2 in all"),
    ("lanes in a row", {"lanes": [["order_type(0)"], []]}, "lanes", "do not fit"),
    ("over, no list", {"over": {"scores": 3, "ranks": [1, 2]}}, "over.scores", "expected a list"),
    ("over, too short", {"over": {"scores": [3], "ranks": [1, 2]}}, "over.scores", ""),
    ("over, words", {"over": {"scores": ["3", "1"], "ranks": [1, 2]}}, "over.scores", ""),
]


@pytest.mark.parametrize("name, data, path, remedy", BAD, ids=[row[0] for row in BAD])
def test_a_bad_position_is_refused_with_its_path_and_a_remedy(
    name: str, data: Any, path: str, remedy: str
) -> None:
    game = make(2)

    if isinstance(data, dict) and {"agenda", "lanes", "over"} & data.keys():
        data = loading.sealed(data)  # forged

    with pytest.raises(PositionError) as caught:
        game.position(data)

    error = caught.value
    assert error.code == "bad-position"
    assert path in str(error.facts["path"])
    assert remedy in str(error.facts["remedy"])
    assert error.facts["remedy"]
    assert str(error.facts["path"]) in str(error)
    assert asked(scene(phase="deal", round=1).state()) == [(0, "order-type")]  # all is well


@pytest.mark.rule("SPI-14.1", "SPI-14.2", "SPI-14.3")
def test_a_position_that_breaks_an_invariant_is_refused_by_its_rule() -> None:
    game = make(2)
    bad: list[tuple[dict[str, Any], str]] = [
        ({"seats": [{"tableau": {"spy": 2}}, {"hand": {"spy": 1}}]}, "SPI-14.1"),
        ({"seats": [{"points": 3}], "bank": 8}, "SPI-14.2"),
        ({"seats": [{"hand": {"spy": 1}}], "phase": "end"}, "SPI-14.3"),
        ({"seats": [{"orders": {"spy": 1}}], "phase": "end"}, "SPI-14.3"),
    ]
    for data, rule in bad:
        with pytest.raises(PositionError, match=rule):
            game.position(data)


def test_an_error_reads_the_same_in_every_run() -> None:
    code = 'import konspira; konspira.make("spiskowcy").position({"xyz": 1})'
    messages = set()
    for seed in ("1", "2", "3"):
        run = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
        )
        messages.add(run.stderr.splitlines()[-1])

    assert len(messages) == 1
    assert "PositionError: bad-position: xyz" in messages.pop()


HANDS = [{"hand": {"guard": 1}}, {"hand": {"spy": 1}}]


@pytest.mark.parametrize(
    "lanes",
    [
        ["x", []],
        [["deal"], []],
        [["sealed_orders"], []],
        [["order_type(1)"], ["order_type(0)"]],
        [["order_count(0,7)"], []],
        [[], []],
        [["order_type(0)"], []],
    ],
)
def test_lanes_that_do_not_fit_are_refused(lanes: Any) -> None:
    sealed = konspira.make("spiskowcy", order_timing="simultaneous")
    with pytest.raises(PositionError):
        sealed.position({"seats": HANDS, "lanes": lanes})


@pytest.mark.parametrize(
    "data",
    [
        {"round": 8, "agenda": ["round"]},
        {"agenda": ["raid_card(-1,0)"], "phase": "actions"},
        {"agenda": ["order_count(-2,0)"]},
        {"agenda": ["end_round", "trim(0)", "trim(0)"], "phase": "end"},
        {"agenda": ["action_turn(0)"], "phase": "actions"},
        {"phase": "actions", "agenda": ["end_round", "trim(1)", "trim(0)"]},
        {"phase": "orders", "turn": 1, "seats": HANDS},
        {"seats": [{"hand": {"guard": 2}, "orders": {"spy": 1}}]},
        {"phase": "actions", "turn": 1, "seats": [{"orders": {"spy": 1}}]},
        {"phase": "actions", "seats": [{"orders": {"spy": 1}, "stage": "choosing"}]},
        {"phase": "orders", "seats": [{"hand": {"spy": 1}, "dealt": 9}]},
        {"phase": "orders", "used": ["banker"], "seats": HANDS},
        {"phase": "orders", "shown": ["raid"], "seats": HANDS},
        {"phase": "actions", "innkeeper": None, "seats": [{"orders": {"spy": 1, "seer": 1}}]},
        {"phase": "actions", "seats": [{"orders": {"spy": 1, "seer": 1}}] * 2},
        {"over": {"scores": [0, 0], "ranks": [1, 1]}},
        {"round": 8, "phase": "end", "over": {"scores": [0, 99], "ranks": [2, 1]}},
        {"round": 8, "phase": "end", "over": {"scores": [0, 0], "ranks": [9, -4]}},
        {"dice": [6]},
    ],
)
def test_a_position_that_the_rules_cannot_lead_to_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(PositionError):
        konspira.make("spiskowcy").position(data)
