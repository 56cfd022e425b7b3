"""What a sensible player does in Spiskowcy, one situation at a time."""

from __future__ import annotations

import pytest

from konspira.games.spiskowcy.state import Spiskowcy
from support.scenes import scene


def choice(state: Spiskowcy, seat: int = 0) -> str:
    """The one choice that the game's advice values most."""
    question = state.question(seat)
    assert question is not None
    values = state.game.advise(state.view(seat), question, state.options(seat))
    best = [
        name for name, value in zip(state.offers(seat), values, strict=True) if value == max(values)
    ]
    assert len(best) == 1, best
    return best[0]


def carry_on(state: Spiskowcy, seat: int = 0) -> list[str]:
    """Return what greedy chooses, one choice after another, while it is asked."""
    chosen: list[str] = []
    while not state.over and state.options(seat):
        chosen.append(choice(state, seat))
        state.choose(seat, chosen[-1])
    return chosen


def test_in_the_last_round_it_takes_the_dearest_majority_it_can_reach() -> None:
    table = scene(phase="orders", round=8).tableau(1, "merchant*2 juggler")
    state = table.hand(0, "merchant juggler*2 banker").state()

    assert carry_on(state)[:2] == ["order_type(juggler)", "order_count(2)"]


def test_it_breaks_a_majority_that_pays_more_than_the_raid_costs() -> None:
    table = scene(round=8).tableau(1, "merchant spy").orders(0, "raid").orders(1, "seer")

    assert carry_on(table.state()) == [
        "reveal(raid)",
        "raid_player(1)",
        "raid_card(merchant)",
        "end_turn",
    ]


def test_it_raids_the_stronger_of_two_opponents() -> None:
    table = scene(seats=3, round=8).tableau(1, "banker").tableau(2, "banker*2 merchant")
    state = table.orders(0, "raid").state()

    assert carry_on(state)[1:3] == ["raid_player(2)", "raid_card(merchant)"]


def test_it_orders_no_event_that_can_hit_nothing() -> None:
    table = scene(phase="orders", round=8).tableau(1, "merchant*2").tableau(0, "juggler")

    assert choice(table.hand(0, "spy plot").state()) == "order_type(spy)"


def test_it_reveals_the_guard_before_the_raid() -> None:
    table = scene(round=8).tableau(0, "guard*2").tableau(1, "guard*3 merchant")

    assert choice(table.orders(0, "guard raid").state()) == "reveal(guard)"


def test_it_carries_out_one_plan_through_all_questions_of_a_plot() -> None:
    table = scene(seats=3, round=8).tableau(0, "seer juggler").tableau(1, "juggler*2 merchant")
    state = table.tableau(2, "merchant spy*2").orders(0, "plot").state()

    before = sum(state.view(0).seats[0].tableau.values())
    chosen = carry_on(state)
    totals = [seat.total for seat in state.view(0).seats]

    assert [name.partition("(")[0] for name in chosen] == [
        "reveal",
        "plot_player_a",
        "plot_card_a",
        "plot_player_b",
        "plot_card_b",
        "end_turn",
    ]
    assert sum(state.view(0).seats[0].tableau.values()) == before + 1
    assert totals[0] > 0 and totals[0] == max(totals)


@pytest.mark.parametrize("other", ["merchant", "seer"])
def test_it_declines_a_plot_that_helps_nobody_or_only_others(other: str) -> None:
    state = scene(round=8).tableau(0, "merchant*2").tableau(1, other).orders(0, "plot").state()

    assert carry_on(state) == ["reveal(plot)", "plot_skip", "end_turn"]


@pytest.mark.parametrize(
    ("own", "power"), [("banker", "use_banker"), ("bishop raid", "use_bishop(raid)")]
)
def test_it_uses_a_power_before_it_ends_its_turn(own: str, power: str) -> None:
    state = scene().tableau(0, own).orders(0, "merchant").state()

    assert carry_on(state) == [power, "reveal(merchant)", "end_turn"]


def test_it_uses_a_power_that_its_order_brings() -> None:
    state = scene().tableau(1, "banker").orders(0, "banker*2").state()

    assert carry_on(state) == ["reveal(banker)", "use_banker", "end_turn"]


def test_its_spy_robs_the_strongest() -> None:
    table = scene(seats=3).tableau(0, "spy").tableau(1, "bishop").tableau(2, "merchant")

    assert choice(table.points(0, 1, 1).orders(0, "seer").state()) == "use_spy(2)"


def test_it_discards_what_wins_nothing() -> None:
    table = scene(phase="end", round=1).tableau(0, "merchant*2 juggler guard")

    assert choice(table.tableau(1, "merchant juggler*3").state()) == "discard(juggler)"


def test_it_keeps_the_prince_that_keeps_the_others() -> None:
    table = scene(phase="end", round=4).tableau(0, "prince merchant*3 juggler*3 guard*2")

    assert choice(table.tableau(1, "merchant juggler guard").state()) != "discard(prince)"


def test_it_keeps_cards_when_it_may() -> None:
    table = scene(phase="end", round=8).tableau(0, "prince merchant*8 juggler seer")

    assert choice(table.state()) == "stop_discarding"


def test_an_innkeeper_orders_two_majorities_rather_than_one() -> None:
    table = scene(phase="orders", round=8).tableau(0, "innkeeper")
    state = table.hand(0, "merchant juggler").state()

    state.choose(0, "order_type(merchant)")

    assert choice(state) == "order_pair"


def test_it_orders_nothing_when_every_order_hurts() -> None:
    table = scene(phase="orders", round=8, allow_empty_order=True).tableau(0, "merchant")

    assert choice(table.hand(0, "raid plot").state()) == "order_none"
