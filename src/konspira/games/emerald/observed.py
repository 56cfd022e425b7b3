"""The layout of Emerald's observations, and a reader that fills it from a view."""

from __future__ import annotations

from collections.abc import Sequence

from konspira.games.emerald.cards import (
    CARDS,
    CITIES,
    CITY_COUNT,
    FACTIONS,
    FIRST_ROYAL,
    HAND_KINDS,
    KINDS,
)
from konspira.games.emerald.rules import ATTACKS, Rules
from konspira.games.emerald.shapes import AttackView, CityView, SeatView, TableauView, View
from konspira.games.emerald.state import EXTRA, FRESH, WIDTH
from konspira.games.emerald.vocabulary import PHASES
from konspira.kernel.layout import MOST, Facts, Part, code, count, flag, seats_of, turns_of

PLACES = ["stack", "slot", "taken", "gone"]
NUMBER = {card: number for number, card in enumerate(CARDS)}
COPIES = 9


def facts(kinds: tuple[str, ...], seats: int) -> Facts:
    """Return the codes for what a question is about."""
    names = seats_of(seats)
    return Facts(
        kinds, {"card": CARDS, "city": CITIES, "city_from": CITIES, "a": names, "count": MOST}
    )


def parts(asked: Facts, rules: Rules, seats: int) -> list[Part]:
    """Return the parts of an observation, in this order; cities and seats one after another."""
    names = seats_of(seats)
    found = [
        code("seat", names),
        *asked.parts,
        flag("turns", seats),
        code("phase", PHASES),
        count("turn", MOST),
        code("first", names),
        code("active", names),
        count("actions", MOST),
        count("free", MOST),
        count("markers", rules.track, len(FACTIONS)),
        count("zombies", rules.zombies),
        flag("purged"),
        code("attack", ATTACKS),
        code("attack_city", CITIES),
        code("attack_victim", names),
        count("in_play", COPIES, HAND_KINDS),
        count("removed", COPIES, KINDS),
    ]
    for city in CITIES:
        found += [
            code(f"{city}_card", CARDS),
            count(f"{city}_stack", WIDTH),
            code(f"{city}_city_card", PLACES),
            code(f"{city}_royal", PLACES),
            count(f"{city}_lost", WIDTH),
            count(f"{city}_cubes", rules.cubes, seats),
            count(f"{city}_agents", MOST, seats),
            count(f"{city}_zombies", rules.zombies, seats),
        ]
    for seat in names:
        for name in ("hand", "deck", "discard", "supply", "limbo", "agents", "on_board", "tokens"):
            found.append(count(f"seat{seat}_{name}", MOST))
        for name in ("neutral", "restorationist", "loyalist", "kills"):
            found.append(count(f"seat{seat}_{name}", MOST))
        found += [
            code(f"seat{seat}_identity", FACTIONS),
            code(f"seat{seat}_faction", FACTIONS),
            flag(f"seat{seat}_revealed"),
            count(f"seat{seat}_hearts", MOST),
            flag(f"seat{seat}_looked_by", seats),
        ]
    for seat in names:
        found += [
            count(f"seat{seat}_cards", COPIES, HAND_KINDS),  # hand and deck together
            count(f"seat{seat}_known_hand", COPIES, HAND_KINDS),
            count(f"seat{seat}_discarded", COPIES, HAND_KINDS),
            count(f"seat{seat}_tableau", EXTRA, KINDS),  # one more than what lies on it
        ]
    return [*found, count("own_hand", COPIES, HAND_KINDS)]


def hidden(seats: int) -> list[Part]:
    """Return the parts that no seat may know."""
    return [code("stacks", CARDS, CITY_COUNT, WIDTH), code("identities", FACTIONS, seats)]


def numbers(view: View) -> list[int]:
    """Return the numbers that a view shows, without the question."""
    own = None if view.seat is None else view.seats[view.seat]
    found = [
        *turns_of(view.waiting, len(view.seats)),
        PHASES.index(view.phase) + 1,
        min(view.turn, MOST),
        view.first + 1,
        view.active + 1,
        view.actions,
        view.free,
        *[view.markers[name] for name in FACTIONS],
        view.zombies,
        int(view.purged),
        *_attack(view.attack),
        *_counts(view.in_play, HAND_KINDS),
        *_counts(view.removed, KINDS),
    ]
    for city in view.cities:
        found += _city(city)
    for seat in view.seats:
        found += _seat(seat, len(view.seats))
    for seat in view.seats:
        found += _counts(seat.cards or (), HAND_KINDS)
        found += _counts(seat.known_hand if seat.cards is not None else (), HAND_KINDS)
        found += _counts(seat.discard or (), HAND_KINDS)
        row = [0] * KINDS
        for one in seat.tableau:
            row[NUMBER[one.card]] = max(row[NUMBER[one.card]], _on(one) + 1)
        found += row
    return found + _counts((own.hand or ()) if own is not None else (), HAND_KINDS)


def _counts(cards: Sequence[str], kinds: int) -> list[int]:
    row = [0] * kinds
    for card in cards:
        row[NUMBER[card]] += 1
    return row


def _attack(attack: AttackView | None) -> list[int]:
    if attack is None:
        return [0, 0, 0]
    victim = 0 if attack.victim is None else attack.victim + 1
    return [ATTACKS.index(attack.kind) + 1, CITIES.index(attack.city) + 1, victim]


def _city(city: CityView) -> list[int]:
    return [
        0 if city.card is None else NUMBER[city.card] + 1,
        city.stack,
        PLACES.index(city.city_card) + 1,
        PLACES.index(city.royal_place) + 1,
        city.lost,
        *city.cubes,
        *city.agents,
        *city.zombies,
    ]


def _seat(seat: SeatView, seats: int) -> list[int]:
    return [
        seat.hand_size,
        seat.deck_size,
        seat.discard_size,
        seat.supply,
        seat.limbo,
        seat.agents,
        seat.on_board,
        seat.tokens,
        *[max(0, n) for n in (seat.neutral, seat.restorationist, seat.loyalist, seat.kills)],
        0 if seat.identity is None else FACTIONS.index(seat.identity) + 1,
        0 if seat.faction is None else FACTIONS.index(seat.faction) + 1,
        int(seat.revealed),
        seat.hearts,
        *[int(other in seat.looked_by) for other in range(seats)],
    ]


def _on(one: TableauView) -> int:
    """Return the pieces on a card of a tableau, as one number."""
    if one.victim is not None:
        return one.victim + 1
    if one.royal is not None:
        return NUMBER[one.royal] - FIRST_ROYAL + 1
    return int(one.hidden) + one.agents + FRESH * one.fresh
