"""Redeals: a random table that one seat cannot tell from the real one (SPI-13).

The second half compares frequencies with exact enumeration. The enumeration below knows nothing of
how a redeal is made: it walks through all ways to put the physical cards that a viewer has not seen
into the places that hold unseen cards, and keeps those that fit what the viewer knows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from konspira import Rng
from konspira.games.spiskowcy.cards import CARDS
from konspira.games.spiskowcy.state import Spiskowcy
from support.scenes import asked, cards, choose_any, make, own, play, scene, view, write_pack

Row = tuple[int, ...]
Outcome = tuple[tuple[Row, Row], ...]  # for each other seat: its orders, its other unseen cards

EVENTS = {"raid", "plot"}
OPTIONS: list[dict[str, Any]] = [
    {},
    {"order_timing": "simultaneous"},
    {"order_counts_visible": False, "allow_empty_order": True},
    {"order_timing": "simultaneous", "order_counts_visible": False},
    {"unplayed_hand_revealed": True},
    {"unplayed_hand_revealed": True, "order_timing": "simultaneous", "allow_empty_order": True},
]


def redeal(state: Spiskowcy, viewer: int | None, rng: Rng) -> Spiskowcy:
    other = state.redeal(viewer, rng)
    assert isinstance(other, Spiskowcy)
    return other


def places(state: Spiskowcy) -> list[dict[str, Any]]:
    """What lies where, in the words of a position: `places(state)[0]["orders"]`."""
    seats: list[dict[str, Any]] = state.game.save_fields(state)["seats"]
    return seats


def row(*piles: Mapping[str, int]) -> Row:
    """How many cards of each type some piles hold together."""
    return tuple(sum(pile.get(card, 0) for pile in piles) for card in CARDS)


def turned_up(state: Spiskowcy) -> Counter[str]:
    """What the active seat has turned up in its turn, as everybody has heard."""
    found: Counter[str] = Counter()
    for event in reversed(state.events(None)):
        if event.kind in ("turn-ended", "phase-began"):
            break
        if event.kind == "revealed":
            found[str(event.facts["card"])] += int(str(event.facts["count"]))
    return found


def is_legal(down: Counter[str], shown: Counter[str], pair: bool, empty: bool) -> bool:
    """May these cards lie face down after those were turned up (SPI-6, SPI-7.3)?"""
    whole = down + shown
    if any(card in down and card not in EVENTS for card in shown):
        return False  # all cards of a character are turned up together
    if len(whole) == 2:
        return pair and set(whole.values()) == {1}
    return len(whole) == 1 or (not whole and empty)


# -- consistent with everything the seat knows -----------------------------------------------------


def check_redeal(state: Spiskowcy, viewer: int | None, other: Spiskowcy) -> None:
    """What a viewer cannot see has changed at most, and it is still a table of this game."""
    assert view(other, viewer) == view(state, viewer)
    assert other.game.broken(other) == []
    if viewer is not None:
        assert places(other)[viewer] == places(state)[viewer]
        assert other.offers(viewer) == state.offers(viewer)
    innkeeper = state.position()["innkeeper"]
    for seat, (old, new) in enumerate(zip(places(state), places(other), strict=True)):
        assert (new["dealt"], new["stage"]) == (old["dealt"], old["stage"])
        shown = turned_up(state) if view(state).active == seat else Counter[str]()
        down = Counter(new["orders"])
        assert not down or is_legal(down, shown, innkeeper == seat, empty=True)


@pytest.mark.rule("SPI-13.2", "SPI-13.4", "SPI-13.5")
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_redeal_fits_all_that_the_viewer_knows(seats: int, options: dict[str, Any]) -> None:
    state = make(seats, **options).start(seed=seats)
    assert isinstance(state, Spiskowcy)
    rng = Rng(seats)
    while not state.over:
        before = state.position()
        for viewer in (None, 0, 1) if seats == 2 else (rng.below(seats),):
            check_redeal(state, viewer, redeal(state, viewer, rng))
        assert state.position() == before  # the real table is not touched
        choose_any(state, rng)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_redealt_game_can_be_played_to_its_end(options: dict[str, Any]) -> None:
    state = make(3, **options).start(seed=3)
    assert isinstance(state, Spiskowcy)
    rng = Rng(3)
    for _ in range(60):
        choose_any(state, rng)
        other = redeal(state, rng.below(3), rng)
        while not other.over:
            choose_any(other, rng)
            assert other.game.broken(other) == []
        assert (other.log, other.history) == ([], [])  # nobody listens to it


def acting() -> Spiskowcy:
    """Seat 0 has raided a Seer this round; seat 1 put cards back; seat 2 has an order too."""
    table = scene(seats=3, phase="orders").tableau(2, "seer merchant")
    table.hand(0, "raid*2 spy").hand(1, "guard*3 plot").hand(2, "banker*2 bishop")
    state = play(table.state(), 0, "order_type(raid)", "order_count(2)")
    play(state, 1, "order_type(plot)", "order_count(1)")
    play(state, 2, "order_type(banker)", "order_count(1)")
    return play(state, 0, "reveal(raid)", "raid_player(2)", "raid_card(seer)")


@pytest.mark.rule("SPI-13.2")
def test_cards_that_were_seen_going_back_are_in_the_deck() -> None:
    state = acting()
    rng = Rng(1)

    for _ in range(300):
        for viewer in (None, 0, 1, 2):
            for place in places(redeal(state, viewer, rng)):
                for zone in ("hand", "orders", "returned"):
                    assert "seer" not in place[zone]


def test_own_returned_cards_are_not_dealt_to_others(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, "merchant*4", deal=3, keep=5)
    table = scene(phase="orders", pack=pack).hand(0, "merchant guard spy").hand(1, "merchant*3")
    state = play(table.state(), 0, "order_type(merchant)", "order_count(1)")
    rng = Rng(1)

    for _ in range(300):
        mine, theirs = places(redeal(state, 0, rng))
        assert mine["returned"] == {"guard": 1, "spy": 1}
        assert not {"guard", "spy"} & theirs["hand"].keys()


@pytest.mark.rule("SPI-6.4")
@pytest.mark.parametrize("innkeeper", [True, False])
def test_a_pair_may_lie_there_only_with_the_innkeeper(innkeeper: bool) -> None:
    table = scene(phase="orders").tableau(0, "innkeeper" if innkeeper else "juggler")
    state = table.hand(0, "merchant*2 spy*2 raid").hand(1, "guard*2 banker").state()
    play(state, 0, "order_type(merchant)", "order_count(2)")
    rng = Rng(1)

    types = [len(places(redeal(state, 1, rng))[0]["orders"]) for _ in range(200)]
    assert (2 in types) == innkeeper
    assert 1 in types


@pytest.mark.rule("SPI-6.7")
def test_a_pair_is_possible_though_the_innkeeper_was_raided_since() -> None:
    table = scene(phase="orders").tableau(1, "innkeeper").hand(0, "raid*2")
    state = table.hand(1, "merchant*2 spy raid").state()
    play(state, 0, "order_type(raid)", "order_count(1)")
    play(state, 1, "order_type(merchant)", "order_pair", "order_second(spy)")
    play(state, 0, "reveal(raid)", "raid_player(1)", "raid_card(innkeeper)")
    rng = Rng(1)

    types = {len(places(redeal(state, 0, rng))[1]["orders"]) for _ in range(200)}
    assert types == {1, 2}


# -- varied ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_hidden_card_moves_and_no_known_one_does(options: dict[str, Any]) -> None:
    table = scene(seats=3, phase="orders", round=5, **options)
    hands = ("merchant*2 guard spy raid*2", "juggler*3 plot*3", "banker*3 bishop*2 raid")
    for seat, hand in enumerate(hands):
        table.hand(seat, hand)
    state = play(table.state(), 0, "order_type(raid)", "order_count(2)")
    rng = Rng(1)

    for viewer in (None, 0, 1, 2):
        others = [places(redeal(state, viewer, rng)) for _ in range(40)]
        for seat, place in enumerate(places(state)):
            for zone in ("hand", "orders", "returned"):
                held = row(place[zone])
                values = {row(other[seat][zone]) for other in others}
                shown = zone == "returned" and view(state, viewer).seats[seat].returned is not None
                if seat == viewer or not sum(held) or shown:
                    assert values == {held}, (viewer, seat, zone)
                else:
                    assert len(values) > 5, (viewer, seat, zone)


def test_a_redeal_does_not_know_the_future() -> None:
    for key in (None, b"a secret"):
        state = make(2).start(seed=5, key=key)
        other = state.redeal(0, Rng(1))
        assert other.position()["chance"].keys() == {"word"}
        assert other.position()["chance"] != state.position()["chance"]
    fixed = scene(round=1).orders(1, "spy").deck("seer").state()
    hands = set()
    for seed in range(20):
        again = redeal(fixed, 0, Rng(seed))
        play(again, 0, "end_turn")
        play(again, 1, again.offers(1)[0], "end_turn")
        hands.add(str([own(again, seat).hand for seat in (0, 1)]))
    assert len(hands) == 20


def test_the_same_generator_gives_the_same_redeal() -> None:
    state = acting()

    assert redeal(state, 1, Rng(7)).position() == redeal(state, 1, Rng(7)).position()
    assert redeal(state, 1, Rng(7)).position() != redeal(state, 1, Rng(8)).position()


def test_a_half_made_choice_of_another_starts_again() -> None:
    table = scene(phase="orders").tableau(0, "innkeeper").hand(0, "banker*2 spy")
    ordering = table.hand(1, "raid").state()
    play(ordering, 0, "order_type(banker)", "order_pair")
    assert asked(redeal(ordering, 1, Rng(1))) == [(0, "order-type")]
    assert asked(redeal(ordering, 0, Rng(1))) == [(0, "order-second")]  # one's own goes on

    table = scene().orders(0, "raid").tableau(1, "merchant guard").tableau(0, "guard")
    raiding = play(table.orders(1, "spy").state(), 0, "reveal(raid)", "raid_player(1)")
    assert asked(redeal(raiding, 1, Rng(1))) == [(0, "raid-player")]
    assert asked(redeal(raiding, 0, Rng(1))) == [(0, "raid-card")]

    table = scene().orders(0, "plot").tableau(1, "merchant").tableau(0, "guard")
    plotting = play(table.orders(1, "spy").state(), 0, "reveal(plot)")
    for choice in ("plot_player_a(0)", "plot_card_a(guard)", "plot_player_b(1)"):
        play(plotting, 0, choice)
        assert asked(redeal(plotting, None, Rng(1))) == [(0, "plot-player-a")]
        assert redeal(plotting, 0, Rng(1)).offers(0) == plotting.offers(0)


def test_a_pair_that_play_cannot_reach_can_be_redealt() -> None:
    # Without the Innkeeper nobody could have placed it; a position may hold it all the same.
    state = scene().orders(0, "merchant guard").orders(1, "spy").state()

    while state.offers(0) != ["end_turn"]:
        assert view(redeal(state, 1, Rng(1)), 1) == view(state, 1)
        play(state, 0, state.offers(0)[0])


def test_a_position_that_names_no_orders_can_be_redealt() -> None:
    # What a position does not name is absent: here nobody has placed anything.
    state = scene(seats=3).tableau(0, "banker").tableau(1, "guard").state()

    for viewer in (None, 0, 1, 2):
        assert view(redeal(state, viewer, Rng(1)), viewer) == view(state, viewer)


# -- exactly as likely as the physical cards make it -----------------------------------------------


def enumerate_arrangements(state: Spiskowcy, viewer: int | None) -> Counter[Outcome]:
    """How many arrangements of the physical unseen cards lead to each outcome."""
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

    def outcomes(seat: int, left: frozenset[tuple[str, int]], before: Outcome) -> None:
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
        seat: int, left: frozenset[tuple[str, int]]
    ) -> Iterator[tuple[frozenset[tuple[str, int]], frozenset[tuple[str, int]]]]:
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


def kinds_of(physical: Iterable[tuple[str, int]]) -> Counter[str]:
    return Counter(card for card, _ in physical)


def sample(state: Spiskowcy, viewer: int | None, number: int) -> Counter[Outcome]:
    """What so many redeals put before the other seats."""
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
    """How often one pile of one seat has each content."""
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
