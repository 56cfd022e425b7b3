"""The rulings that a table can change (section 6) and the shape of choices."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from konspira import Rng
from konspira.games.emerald.game import EmeraldGame
from support.emerald import (
    CALM,
    MONDAY,
    asked,
    crowded,
    do,
    make,
    offers,
    pieces,
    scene,
    seat_of,
)

RULES = (Path(__file__).parents[3] / "docs/rules/emerald.md").read_text(encoding="utf-8")


def test_every_ruling_with_an_option_is_a_setting_and_no_other_is() -> None:
    section = RULES.split("## 6. Ambiguities")[1].split("## 7.")[0]
    rows = re.findall(r"^\| (AMB-\d+) .*\| ([a-z_]+): (\S+)[^|]*\|$", section, re.MULTILINE)
    wanted = {name: rule for rule, name, _ in rows}
    found = {one.name: one.rule for one in EmeraldGame.settings if one.rule.startswith("AMB")}
    assert found == wanted
    defaults = {one.name: str(one.default).lower() for one in EmeraldGame.settings}
    assert all(defaults[name] == default for _, name, default in rows)


def test_a_free_payment_may_be_too_much() -> None:
    state = (
        scene(options={"payment": "free"})
        .seat(MONDAY, "start_courier start_informant", supply=1)
        .state()
    )
    do(state, "place", "city(rome)", "pay(start_courier)")
    assert "pay(start_informant)" in offers(state)
    do(state, "pay(start_informant)", "done")
    assert pieces(state, "rome", MONDAY) == "1c" and not seat_of(state, MONDAY).hand


def test_a_free_payment_of_bombs_still_reaches_the_need() -> None:
    state = (
        scene(options={"payment": "free"}, dice=[CALM])
        .at("rome", "2a", royal=True)
        .seat(MONDAY, "hired_assassin fenians start_dynamite infernal_machine")
        .state()
    )
    do(state, "assassinate", "kill_card(hired_assassin)", "city(rome)", "kill_royal")
    do(state, "bombs(fenians)", "support(infernal_machine)")
    assert asked(state)[1] == "turn" and seat_of(state, MONDAY).restorationist == 4


@pytest.mark.parametrize("setting", list(EmeraldGame.settings), ids=lambda one: str(one.name))
def test_crowded_tables_hold_together_with_every_option(setting: object) -> None:
    name, values = str(getattr(setting, "name", "")), list(getattr(setting, "values", []))
    for number, value in enumerate(values[1:]):
        for seats in (2, 4):
            state = crowded(number + seats, seats, {name: value})
            rng = Rng(number)
            for _ in range(120):
                if state.over:
                    break
                question = state.questions[0]
                state.choose(question.seat, rng.choice(state.options(question.seat)))
                assert not state.game.broken(state)
            again = state.game.position(state.position())
            assert state.game.checksum(again) == state.game.checksum(state)


def test_the_game_offers_two_to_five_seats() -> None:
    assert EmeraldGame.seat_range == (2, 5) and make(2).table is EmeraldGame.table
