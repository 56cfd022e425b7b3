"""Redeals come as often as exact enumeration says (SPI-13).

The enumeration knows nothing of how a redeal is made: it walks through all ways to put the physical
cards that a viewer has not seen into the places that hold unseen cards, and keeps those that fit
what the viewer knows. Each of them is equally likely.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from konspira import Rng
from konspira.games.spiskowcy.cards import CARDS
from konspira.games.spiskowcy.state import Spiskowcy
from support.redeals import Row, is_legal, places, redeal, row, turned_up
from support.scenes import cards, play, scene, view, write_pack

Card = tuple[str, int]  # a physical card: its type, and which of the copies
Outcome = tuple[tuple[Row, Row], ...]  # for each other seat: its orders, its other unseen cards


def enumerate_arrangements(state: Spiskowcy, viewer: int | None) -> Counter[Outcome]:
    """Return how many arrangements of the physical unseen cards lead to each outcome."""
    saved = state.position()
    game = state.game
    hands_shown = game.options["unplayed_hand_revealed"] is True
    sealed = "lanes" in saved
    counted = (hands_shown or game.options["order_counts_visible"] is True) and not sealed
    known: Counter[str] = Counter(saved["released"])
    for seat, place in enumerate(saved["seats"]):
        known.update(place["tableau"])
        if seat == viewer:
            known.update(place["hand"])
            known.update(place["orders"])
        if seat == viewer or hands_shown:
            known.update(place["returned"])
    pool = [
        (card, number)
        for card, copies in zip(CARDS, state.rules.copies, strict=True)
        for number in range(copies - known[card])
    ]
    found: Counter[Outcome] = Counter()

    def outcomes(seat: int, left: frozenset[Card], before: Outcome) -> None:
        if seat == state.seats:
            found[before] += 1
            return
        if seat == viewer:
            outcomes(seat + 1, left, before)
            return
        for down, rest in seat_arrangements(seat, left):
            back = saved["seats"][seat]["returned"] if hands_shown else {}
            piles = row(kinds_of(down)), row(kinds_of(rest), back)
            outcomes(seat + 1, left - down - rest, (*before, piles))

    def seat_arrangements(
        seat: int, left: frozenset[Card]
    ) -> Iterator[tuple[frozenset[Card], frozenset[Card]]]:
        place = saved["seats"][seat]
        placed = place["stage"] == "placed"
        on_table = sum(place["orders"].values())
        size = on_table + sum(place["hand"].values())
        size += 0 if hands_shown else sum(place["returned"].values())
        shown = turned_up(state) if view(state).active == seat else Counter[str]()
        for unseen in combinations(sorted(left), size):
            for count in range(size + 1) if placed else (0,):
                if placed and counted and count != on_table:
                    continue
                for down in combinations(unseen, count):
                    pair = saved["innkeeper"] == seat
                    empty = game.options["allow_empty_order"] is True
                    if placed and not is_legal(kinds_of(down), shown, pair, empty):
                        continue
                    yield frozenset(down), frozenset(unseen) - frozenset(down)

    outcomes(0, frozenset(pool), ())
    return found


def kinds_of(physical: Iterable[Card]) -> Counter[str]:
    return Counter(card for card, _ in physical)


def sample(state: Spiskowcy, viewer: int | None, number: int) -> Counter[Outcome]:
    """Return what a number of redeals put before the other seats."""
    rng = Rng(11)
    found: Counter[Outcome] = Counter()
    for _ in range(number):
        found[
            tuple(
                (row(place["orders"]), row(place["hand"], place["returned"]))
                for seat, place in enumerate(places(redeal(state, viewer, rng)))
                if seat != viewer
            )
        ] += 1
    return found


def check_frequencies(exact: Counter[Any], drawn: Counter[Any]) -> None:
    """A chi-square test: five standard deviations, so only a real difference fails it."""
    assert set(drawn) <= set(exact)
    scale = drawn.total() / exact.total()
    rare_expected = rare_drawn = statistic = 0.0
    bins = 0
    for outcome, ways in exact.items():
        expected = ways * scale
        if expected < 5:
            rare_expected += expected
            rare_drawn += drawn[outcome]
        else:
            statistic += (drawn[outcome] - expected) ** 2 / expected
            bins += 1
    if rare_expected >= 5:
        statistic += (rare_drawn - rare_expected) ** 2 / rare_expected
        bins += 1
    freedom = max(bins - 1, 1)
    assert statistic < freedom + 5 * (2 * freedom) ** 0.5 + 5, f"{statistic} for {freedom}"


def check_exact(state: Spiskowcy, viewer: int | None) -> None:
    exact = enumerate_arrangements(state, viewer)
    drawn = sample(state, viewer, 4000)
    assert len(exact) > 10  # a position with something to guess
    check_frequencies(exact, drawn)
    for place in range(len(next(iter(exact)))):  # each pile by itself: few bins, a sharper test
        for zone in (0, 1):
            check_frequencies(pile(exact, place, zone), pile(drawn, place, zone))


def pile(counts: Counter[Outcome], place: int, zone: int) -> Counter[Row]:
    """Return how often one pile of one seat has each content."""
    found: Counter[Row] = Counter()
    for outcome, number in counts.items():
        found[outcome[place][zone]] += number
    return found


SINGLES = "juggler banker bishop prince spy seer"  # lie open, so that there are few unseen types


def small(folder: Path, innkeeper: int, seats: int = 3, **options: Any) -> Spiskowcy:
    """Orders are about to be placed; twelve cards of four types are in hands and deck."""
    pack = write_pack(folder, "merchant*4 guard*3 raid*4", deal=3, keep=9)
    table = scene(seats, phase="orders", round=1, pack=pack, **options)
    for seat, hand in enumerate(("raid*2 merchant", "merchant*2 guard", "raid guard*2")[:seats]):
        table.hand(seat, hand)
        lies = ["innkeeper"] * (seat == innkeeper) + SINGLES.split() * (seat == seats - 1)
        table.tableau(seat, " ".join(lies))
    return table.state()


def one_placed(folder: Path, **options: Any) -> Spiskowcy:
    state = small(folder, innkeeper=1, **options)
    return play(state, 0, "order_type(raid)", "order_count(2)")


def all_placed(folder: Path, innkeeper: int = 1, **options: Any) -> Spiskowcy:
    state = small(folder, innkeeper, **options)
    if innkeeper == 0:
        play(state, 0, "order_type(raid)", "order_pair", "order_second(merchant)")
    else:
        play(state, 0, "order_type(raid)", "order_count(2)")
    play(state, 1, "order_type(merchant)", "order_count(1)")
    return play(state, 2, "order_type(guard)", "order_count(2)")


def one_raid_shown(folder: Path, innkeeper: int = 1, **options: Any) -> Spiskowcy:
    state = all_placed(folder, innkeeper, **options)
    return play(state, 0, "reveal(raid)", "raid_player(2)", "raid_card(spy)")


HIDDEN: dict[str, Any] = {"order_counts_visible": False}
SEALED: dict[str, Any] = {"order_timing": "simultaneous"}
SHOWN: dict[str, Any] = {"unplayed_hand_revealed": True}
EMPTY: dict[str, Any] = {"allow_empty_order": True}

EXACT: dict[str, tuple[int | None, Callable[[Path], Spiskowcy]]] = {
    "hands only": (0, lambda folder: small(folder, innkeeper=1)),
    "one order placed": (1, one_placed),
    "all orders placed": (1, all_placed),
    "as a spectator": (
        None,
        lambda folder: play(
            small(folder, innkeeper=1, seats=2), 0, "order_type(raid)", "order_count(2)"
        ),
    ),
    "a pair may lie there": (1, lambda folder: all_placed(folder, innkeeper=0)),
    "one raid was shown": (1, one_raid_shown),
    "one raid of a pair was shown": (1, lambda folder: one_raid_shown(folder, innkeeper=0)),
    "hidden counts": (1, lambda folder: one_placed(folder, **HIDDEN)),
    "hidden counts, all placed": (2, lambda folder: all_placed(folder, **HIDDEN)),
    "hidden counts, a pair may lie there": (
        1,
        lambda folder: all_placed(folder, innkeeper=0, **HIDDEN),
    ),
    "hidden counts, one raid was shown": (1, lambda folder: one_raid_shown(folder, **HIDDEN)),
    "hidden counts, one raid of a pair was shown": (
        2,
        lambda folder: one_raid_shown(folder, innkeeper=0, **HIDDEN),
    ),
    "hidden counts, orders may be empty": (1, lambda folder: all_placed(folder, **HIDDEN, **EMPTY)),
    "sealed orders, one is in": (1, lambda folder: one_placed(folder, **SEALED)),
    "sealed orders, two are in": (
        1,
        lambda folder: play(one_placed(folder, **SEALED), 2, "order_type(guard)", "order_count(1)"),
    ),
    "sealed orders, all are in": (1, lambda folder: all_placed(folder, **SEALED)),
    "sealed orders, counts stay hidden": (1, lambda folder: all_placed(folder, **SEALED, **HIDDEN)),
    "unplayed hands are shown": (1, lambda folder: one_placed(folder, **SHOWN)),
    "unplayed hands are shown, sealed": (1, lambda folder: one_placed(folder, **SHOWN, **SEALED)),
}


@pytest.mark.verify
@pytest.mark.rule("SPI-13.2", "SPI-13.4", "SPI-13.5")
@pytest.mark.parametrize("name", EXACT)
def test_redeals_are_as_likely_as_the_physical_cards_make_them(name: str, tmp_path: Path) -> None:
    viewer, position = EXACT[name]

    check_exact(position(tmp_path), viewer)


def test_the_enumeration_itself_counts_physical_cards(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, "merchant*3 raid*2", deal=2, keep=9)
    table = scene(phase="orders", round=1, pack=pack).hand(0, "merchant guard").hand(1, "raid plot")
    table.tableau(1, f"{SINGLES} innkeeper")
    state = play(table.state(), 0, "order_type(merchant)", "order_count(1)")

    exact = enumerate_arrangements(state, 1)

    # Unseen are 3 merchants, a guard and a raid: 5 cards for the order, 4 for what went back.
    assert exact.total() == 5 * 4
    merchant, guard = row(cards("merchant")), row(cards("guard"))
    assert exact[((merchant, merchant),)] == 3 * 2
    assert exact[((merchant, guard),)] == 3 * 1
