"""Definitions, setup and the course of a round (SPI-1, SPI-2, SPI-3)."""

from __future__ import annotations

from itertools import groupby

import pytest

from konspira import Rng
from konspira.games.spiskowcy.cards import CARDS
from konspira.games.spiskowcy.state import Spiskowcy
from support.scenes import (
    asked,
    choose_any,
    final,
    heard,
    make,
    own,
    play,
    scene,
    tableaux,
    view,
)


def start(seats: int, seed: int) -> Spiskowcy:
    state = make(seats).start(seed)
    assert isinstance(state, Spiskowcy)
    return state


@pytest.mark.rule("SPI-1.1")
def test_cards_of_a_type_are_interchangeable() -> None:
    state = scene(phase="orders").hand(0, "banker*3 spy").state()

    assert state.offers(0) == ["order_type(banker)", "order_type(spy)"]  # not one for each banker


@pytest.mark.rule("SPI-1.1")
def test_there_are_eleven_types_of_which_nine_are_characters() -> None:
    deal = scene(seats=4, phase="deal", round=1).deck(" ".join(CARDS)).state()

    seen = {card for seat in range(4) for card in own(deal, seat).hand or {}}
    assert seen == set(CARDS)
    assert len(CARDS) == 11
    assert list(view(deal).leaders) == CARDS[:9]


@pytest.mark.rule("SPI-1.2")
def test_orders_are_not_part_of_the_tableau() -> None:
    state = scene().tableau(0, "guard").orders(0, "merchant*2").state()

    assert tableaux(state)[0] == {"guard": 1}
    play(state, 0, "reveal(merchant)")
    assert tableaux(state)[0] == {"guard": 1, "merchant": 2}


@pytest.mark.rule("SPI-1.3", "SPI-9.4", "SPI-9.6")
def test_victory_points_can_be_neither_raided_nor_swapped() -> None:
    raid = scene().orders(0, "raid").tableau(0, "merchant").points(0, 5).state()
    plot = scene().orders(0, "plot").tableau(0, "merchant").points(0, 5).state()

    assert play(raid, 0, "reveal(raid)").offers(0) == ["end_turn"]
    assert play(plot, 0, "reveal(plot)").offers(0) == ["end_turn"]


@pytest.mark.rule("SPI-1.4", "SPI-6.1", "SPI-7.1", "SPI-11.1")
def test_every_phase_goes_clockwise_from_the_first_player() -> None:
    table = scene(seats=3, phase="orders", round=1, first=1)
    for seat in range(3):
        table.hand(seat, "merchant*2").tableau(seat, "juggler guard banker")
    state = table.state()

    turns: list[tuple[str, int]] = []
    while state.round == 1:
        turns.append((view(state).phase, asked(state)[0][0]))
        state.choose(asked(state)[0][0], state.offered[0])

    order = [turn for turn, _ in groupby(turns)]
    assert order == [
        *[("orders", seat) for seat in (1, 2, 0)],
        *[("actions", seat) for seat in (1, 2, 0)],
        *[("end", seat) for seat in (1, 2, 0)],
    ]


@pytest.mark.rule("SPI-1.5", "SPI-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_players_finish_a_phase_before_the_next_one_starts(seats: int) -> None:
    state = start(seats, seed=seats)
    rng = Rng(seats)
    trace: list[tuple[int, str, int]] = []
    while not state.over:
        trace.append((view(state).round, view(state).phase, asked(state)[0][0]))
        choose_any(state, rng)

    phases = [phase for phase, _ in groupby(trace, key=lambda entry: entry[:2])]
    names = ["orders", "actions", "end"]
    assert phases == sorted(phases, key=lambda phase: (phase[0], names.index(phase[1])))
    for phase in [(number, name) for number in range(1, 9) for name in names[:2]]:
        assert {seat for *when, seat in trace if tuple(when) == phase} == set(range(seats))


@pytest.mark.rule("SPI-2.1", "SPI-5.1")
def test_the_deck_is_shuffled_from_all_55_cards() -> None:
    games = 200
    dealt = dict.fromkeys(CARDS, 0)
    for seed in range(games):
        state = start(4, seed)
        assert view(state).deck_size == 15
        for seat in range(4):
            for card, count in (own(state, seat).hand or {}).items():
                dealt[card] += count

    for card, copies in zip(CARDS, [9, 8, 7, 6, 5, 4, 3, 2, 1, 6, 4], strict=True):
        expected = games * 40 * copies / 55
        deviation = (games * 40 * copies / 55 * (1 - copies / 55) * 15 / 54) ** 0.5
        assert abs(dealt[card] - expected) < 4.5 * deviation, card


@pytest.mark.rule("SPI-2.2", "SPI-3.2")
def test_places_turn_up_from_one_to_eight() -> None:
    state = start(2, seed=3)
    rng = Rng(3)
    while not state.over:
        choose_any(state, rng)

    places = [(e["round"], e["deal"], e["keep"]) for e in heard(state, None, "round-began")]
    assert places == [(n, 11 - n, n + 2) for n in range(1, 9)]
    # Nobody leads in Jugglers at the first deal, so the hands have the size of the Place card.
    assert heard(state, None, "cards-dealt")[0] == {"counts": [10, 10]}


@pytest.mark.rule("SPI-3.2")
@pytest.mark.parametrize("number", range(1, 9))
def test_the_place_card_fixes_how_many_cards_are_dealt_and_kept(number: int) -> None:
    deal = scene(phase="deal", round=number).state()
    end = scene(phase="end", round=number).tableau(0, "merchant*9 juggler*4").state()

    assert [place.hand_size for place in view(deal).seats] == [11 - number, 11 - number]
    discards = 0
    while asked(end) == [(0, "discard")]:
        end.choose(0, end.offers(0)[0])
        discards += 1
    assert discards == 13 - (number + 2)


@pytest.mark.rule("SPI-2.3", "SPI-2.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_starts_with_an_empty_table_and_a_full_bank(seats: int) -> None:
    state = start(seats, seed=1)

    assert (view(state).bank, view(state).round, view(state).phase) == (8, 1, "orders")
    for place in view(state).seats:
        assert (place.tableau, place.points, place.orders_size) == ({}, 0, 0)
        assert place.hand_size == 10  # the same for any number of players
    assert view(state).deck_size == 55 - 10 * seats


@pytest.mark.rule("SPI-2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_random(seats: int) -> None:
    games = 400
    firsts = [view(start(seats, seed)).first for seed in range(games)]

    for seat in range(seats):
        assert abs(firsts.count(seat) - games / seats) < 4 * (games / seats) ** 0.5


@pytest.mark.rule("SPI-3.1")
def test_a_game_has_eight_rounds_of_four_phases() -> None:
    state = start(3, seed=5)
    rng = Rng(5)
    while not state.over:
        choose_any(state, rng)

    told = [
        event.facts.get("phase", event.kind)
        for event in state.events(None)
        if event.kind in ("round-began", "cards-dealt", "phase-began", "game-scored")
    ]
    assert told == ["round-began", "cards-dealt", "orders", "actions", "end"] * 8 + ["game-scored"]


@pytest.mark.rule("SPI-3.3")
def test_the_token_moves_to_the_left_after_a_round() -> None:
    state = scene(seats=4, phase="end", round=7, first=3).state()

    assert (view(state).round, view(state).first) == (8, 0)
    assert heard(state, None, "token-passed") == [{"seat": 0}]


@pytest.mark.rule("SPI-3.4")
def test_the_game_is_scored_after_the_eighth_round() -> None:
    seventh = scene(phase="end", round=7).state()
    eighth = final().tableau(0, "merchant*9 spy*2").state()

    assert not seventh.over
    assert asked(eighth) == [(0, "discard")]  # not before phase IV is done
    play(eighth, 0, "discard(spy)")
    assert eighth.over
    assert eighth.scores == [11, 0]
    assert eighth.questions == []
