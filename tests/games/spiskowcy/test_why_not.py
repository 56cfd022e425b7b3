"""Every reason a choice can be refused for, with the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from konspira import IllegalChoice
from konspira.games.spiskowcy.game import SpiskowcyGame
from konspira.games.spiskowcy.state import Spiskowcy
from support.scenes import play, scene, view


def ordering(hand: str, *choices: str, innkeeper: bool = False) -> Spiskowcy:
    table = scene(phase="orders").tableau(0, "innkeeper" if innkeeper else "").hand(0, hand)
    return play(table.state(), 0, *choices)


def raiding(*choices: str, **options: Any) -> Spiskowcy:
    table = scene(seats=4, **options).orders(0, "raid").tableau(1, "guard").tableau(2, "raid")
    return play(table.tableau(3, "spy raid").state(), 0, "reveal(raid)", *choices)


def plotting(*choices: str, **options: Any) -> Spiskowcy:
    table = scene(seats=4, **options).tableau(0, "merchant raid").orders(0, "plot")
    state = table.tableau(1, "spy").tableau(2, "raid").tableau(3, "guard prince").state()
    return play(state, 0, "reveal(plot)", *choices)


def two_plotting() -> Spiskowcy:
    table = scene().tableau(0, "guard").tableau(1, "merchant").orders(0, "plot")
    return play(table.state(), 0, "reveal(plot)")


def plotting_of_three() -> Spiskowcy:
    table = scene(seats=3).tableau(0, "merchant").tableau(1, "bishop").tableau(2, "banker")
    state = table.orders(0, "plot").state()
    return play(state, 0, "reveal(plot)", "plot_player_a(1)", "plot_card_a(bishop)")


def trimming(tableau: str) -> Spiskowcy:
    return scene(phase="end", round=1).tableau(0, tableau).state()


BANKER = ("banker*2 spy", "order_type(banker)")
HALF = ("plot_player_a(0)", "plot_card_a(merchant)")
LAST = (*HALF, "plot_player_b(3)")
COMPULSORY: dict[str, Any] = {"event_effect_optional": False}

POSITIONS: dict[str, Callable[[], Spiskowcy]] = {
    "order": lambda: ordering("spy"),
    "count, one type, innkeeper": lambda: ordering("spy", "order_type(spy)", innkeeper=True),
    "count": lambda: ordering(*BANKER),
    "second": lambda: ordering(*BANKER, "order_pair", innkeeper=True),
    "two spies down": lambda: scene().orders(0, "spy*2").state(),
    "empty bank": lambda: scene().tableau(0, "banker").points(8).state(),
    "banker used": lambda: play(scene().tableau(0, "banker").state(), 0, "use_banker"),
    "bishop, raid": lambda: scene().tableau(0, "bishop raid").state(),
    "spies tied": lambda: scene().tableau(0, "spy").tableau(1, "spy").points(0, 1).state(),
    "spy": lambda: scene(seats=3).tableau(0, "spy").points(1, 1, 0).state(),
    "raid": raiding,
    "raid, compulsory": lambda: raiding(**COMPULSORY),
    "raid card": lambda: raiding("raid_player(3)"),
    "plot": plotting,
    "plot, compulsory": lambda: plotting(**COMPULSORY),
    "plot, two seats": two_plotting,
    "plot card a": lambda: plotting("plot_player_a(0)"),
    "plot player b": lambda: plotting(*HALF),
    "plot card b": lambda: plotting(*LAST),
    "plot of three": plotting_of_three,
    "four merchants": lambda: trimming("merchant*4"),
    "three merchants, raid": lambda: trimming("merchant*3 raid"),
    "turn of seat 1": lambda: scene(turn=1).state(),
}

# What seat 0 answers in a position; the rule, the code and the facts of the refusal.
TIED: dict[str, object] = {"card": "spy", "count": 1, "needed": 2}
REFUSALS: list[tuple[str, str, str, str, dict[str, object]]] = [
    ("order", "order_none", "SPI-6.3", "order-needed", {}),
    ("order", "order_type(raid)", "SPI-6.1", "not-in-hand", {"card": "raid"}),
    (
        "count, one type, innkeeper",
        "order_pair",
        "SPI-6.4",
        "pair-needs-two-types",
        {"card": "spy"},
    ),
    ("count", "order_pair", "SPI-6.4", "pair-needs-innkeeper", {}),
    ("count", "order_count(3)", "SPI-6.5", "too-few-in-hand", {"card": "banker", "count": 2}),
    ("count", "order_second(spy)", "SPI-6.2", "one-type-only", {}),
    ("second", "order_second(banker)", "SPI-6.4", "pair-same-type", {"card": "banker"}),
    ("second", "order_second(raid)", "SPI-6.4", "not-in-hand", {"card": "raid"}),
    ("second", "order_count(2)", "SPI-6.4", "pair-is-one-each", {}),
    ("two spies down", "reveal(raid)", "SPI-7.1", "no-such-order", {"card": "raid"}),
    ("two spies down", "end_turn", "SPI-7.9", "orders-left", {"count": 2}),
    ("empty bank", "use_banker", "SPI-8.4", "bank-empty", {}),
    ("banker used", "use_banker", "SPI-7.6", "power-used", {"card": "banker"}),
    ("bishop, raid", "use_bishop(plot)", "SPI-8.6", "not-in-tableau", {"card": "plot"}),
    ("spies tied", "use_spy(1)", "SPI-7.6", "no-majority", TIED),
    ("spy", "use_spy(0)", "SPI-8.8", "not-an-opponent", {}),
    ("spy", "use_spy(3)", "SPI-8.8", "no-such-seat", {}),
    ("spy", "use_spy(2)", "SPI-8.8", "nothing-to-steal", {"seat": 2}),
    ("raid, compulsory", "raid_skip", "SPI-9.8", "no-skipping", {}),
    ("raid", "raid_player(0)", "SPI-9.3", "not-an-opponent", {}),
    ("raid", "raid_player(1)", "SPI-8.3", "raid-protected", {"seat": 1}),
    ("raid", "raid_player(2)", "SPI-9.4", "no-characters", {"seat": 2}),
    ("raid card", "raid_skip", "SPI-9.10", "effect-begun", {}),
    ("raid card", "raid_card(raid)", "SPI-9.7", "characters-only", {"card": "raid"}),
    ("raid card", "raid_card(guard)", "SPI-9.3", "not-in-that-tableau", {"card": "guard"}),
    ("plot, compulsory", "plot_skip", "SPI-9.8", "no-skipping", {}),
    ("plot, two seats", "plot_player_a(2)", "SPI-9.5", "no-such-seat", {}),
    ("plot", "plot_player_a(1)", "SPI-8.9", "plot-protected", {"seat": 1}),
    ("plot", "plot_player_a(2)", "SPI-9.6", "no-characters", {"seat": 2}),
    ("plot", "plot_player_a(3)", "SPI-9.11", "name-second", {"seat": 3}),
    ("plot card a", "plot_skip", "SPI-9.10", "effect-begun", {}),
    ("plot card a", "plot_card_a(raid)", "SPI-9.7", "characters-only", {"card": "raid"}),
    ("plot card a", "plot_card_a(seer)", "SPI-9.5", "not-in-that-tableau", {"card": "seer"}),
    ("plot player b", "plot_skip", "SPI-9.10", "effect-begun", {}),
    ("plot player b", "plot_player_b(0)", "SPI-9.5", "same-player", {}),
    ("plot of three", "plot_player_b(0)", "SPI-9.11", "name-first", {"seat": 0}),
    ("plot, two seats", "plot_player_a(3)", "SPI-9.5", "no-such-seat", {}),
    ("plot player b", "plot_player_b(1)", "SPI-8.9", "plot-protected", {"seat": 1}),
    ("plot card b", "plot_skip", "SPI-9.10", "effect-begun", {}),
    ("plot card b", "plot_card_b(banker)", "SPI-9.5", "not-in-that-tableau", {"card": "banker"}),
    ("four merchants", "stop_discarding", "SPI-11.3", "over-the-limit", {"count": 3, "held": 4}),
    ("four merchants", "discard(spy)", "SPI-11.3", "not-in-tableau", {"card": "spy"}),
    ("three merchants, raid", "discard(raid)", "SPI-9.2", "events-stay", {"card": "raid"}),
    # The kernel's own two reasons carry the rule of the choice's family.
    ("four merchants", "use_banker", "SPI-7.7", "not-asked-now", {}),
    ("turn of seat 1", "end_turn", "SPI-7.9", "not-your-turn", {}),
]
NAMES = [f"{position}: {choice}" for position, choice, *_ in REFUSALS]


@pytest.mark.rule("SPI-9.11")
@pytest.mark.parametrize("position, choice, rule, code, facts", REFUSALS, ids=NAMES)
def test_a_refusal_names_rule_reason_and_facts(
    position: str, choice: str, rule: str, code: str, facts: dict[str, object]
) -> None:
    state = POSITIONS[position]()

    refusal = state.refusal(0, choice)

    assert refusal is not None
    assert (refusal.rule, refusal.code, refusal.facts) == (rule, code, facts)
    assert state.why_not(0, choice) == rule


@pytest.mark.parametrize("position, choice, rule, code, facts", REFUSALS, ids=NAMES)
def test_a_refused_choice_raises_and_leaves_no_trace(
    position: str, choice: str, rule: str, code: str, facts: dict[str, object]
) -> None:
    state = POSITIONS[position]()
    before = traces(state)

    with pytest.raises(IllegalChoice) as caught:
        state.choose(0, choice)

    error = caught.value
    assert error.rule == rule
    if code == "not-your-turn":
        assert error.code == code
    else:
        assert (error.code, error.facts["reason"]) == ("not-an-option", code)
        assert error.facts["reason_facts"] == facts
        assert error.facts["offered"] == ", ".join(state.offers(0))  # the remedy
    assert traces(state) == before


def traces(state: Spiskowcy) -> list[object]:
    """Everything that a refused choice might have changed."""
    views = [view(state, seat) for seat in (0, 1, None)]
    return [state.position(), list(state.history), list(state.log), views, state.offers(0)]


def test_every_reason_the_game_knows_is_shown_here() -> None:
    shown = {code for *_, code, _ in REFUSALS} - {"not-asked-now", "not-your-turn"}

    assert shown == set(SpiskowcyGame.refusals)


@pytest.mark.parametrize("position", POSITIONS)
def test_what_is_offered_is_not_refused(position: str) -> None:
    state = POSITIONS[position]()

    for choice in range(len(state.game.table)):
        assert (state.refusal(0, choice) is None) == (choice in state.options(0))
