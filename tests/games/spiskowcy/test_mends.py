"""Every refusal names the nearest thing that would change it: mended, the choice is legal."""

from __future__ import annotations

import random
from functools import partial

import pytest

import konspira
from konspira.games.spiskowcy.cards import CARDS, CHARACTERS
from konspira.games.spiskowcy.game import SpiskowcyGame
from support.mending import Case, Data, Mend, Tally, moments


def free(data: Data, card: str, count: int = 1) -> bool:
    """Put `count` copies into the deck: others give them up, if need be."""
    game = konspira.make("spiskowcy", seats=len(data["seats"]))
    assert isinstance(game, SpiskowcyGame)
    copies = game.rules.copies[CARDS.index(card)]
    rows = [seat[zone] for seat in data["seats"] for zone in ("tableau", "hand", "orders")]
    return bool(sum(row.get(card, 0) for row in rows) + count <= copies)


def add(data: Data, seat: int, zone: str, card: str, count: int = 1) -> bool:
    row = data["seats"][seat][zone]
    if not free(data, card, count):
        return False
    row[card] = row.get(card, 0) + count
    data["seats"][seat].pop("dealt", None)  # counted again
    return True


def hand(case: Case, data: Data) -> bool:
    return add(data, case.seat, "hand", case.fact("card"))


def more_in_hand(case: Case, data: Data) -> bool:
    missing = int(case.what) - case.fact("count")
    return add(data, case.seat, "hand", case.fact("card"), missing)


def other_type(case: Case, data: Data) -> bool:
    return any(add(data, case.seat, "hand", card) for card in CARDS if card != case.fact("card"))


def innkeeper(case: Case, data: Data) -> bool:
    data["innkeeper"] = case.seat
    data["seats"][case.seat]["tableau"] = {"innkeeper": 2}
    return free(data, "innkeeper", 0)


def order(case: Case, data: Data) -> bool:
    no_orders(case, data)
    return add(data, case.seat, "orders", case.fact("card"))


def no_orders(case: Case, data: Data) -> None:
    data["seats"][case.seat]["orders"] = {}
    data["seats"][case.seat].pop("dealt", None)


def bank(case: Case, data: Data) -> bool:
    for seat in data["seats"]:
        if seat["points"]:
            seat["points"] -= 1
            data["bank"] += 1
            return True
    return False


def points(case: Case, data: Data) -> bool:
    data["bank"] -= 1
    data["seats"][case.fact("seat")]["points"] += 1
    return bool(data["bank"] >= 0)


def majority(case: Case, data: Data) -> bool:
    more = case.fact("needed") - case.fact("count")
    return add(data, case.seat, "tableau", case.fact("card"), more)


def tableau(case: Case, data: Data) -> bool:
    return add(data, case.seat, "tableau", case.fact("card"))


def that_tableau(case: Case, data: Data) -> bool:
    question = case.state.question(case.seat)
    assert question is not None
    victim = question.facts["victim"]
    assert isinstance(victim, int)
    return add(data, victim, "tableau", case.fact("card"))


def without(card: str) -> Mend:
    """The seat that the refusal names has none of this character."""

    def mend(case: Case, data: Data) -> None:
        row = data["seats"][case.fact("seat")]["tableau"]
        row.pop(card, None)
        if not row:
            row["merchant"] = 1

    return mend


def somebody(case: Case, data: Data) -> bool:
    return any(
        add(data, case.fact("seat"), "tableau", card)
        for card in CARDS[:CHARACTERS]
        if card not in ("guard", "spy")
    )


def princes(case: Case, data: Data) -> bool:
    """One card too many, and the Prince's bonus for it."""
    for seat in data["seats"]:
        seat["tableau"].pop("prince", None)
        seat.pop("dealt", None)
    row = data["seats"][case.seat]["tableau"]
    for card in [*row]:
        surplus = sum(row.values()) - case.fact("count")
        row[card] = max(0, row[card] - max(0, surplus))
    data["seats"][case.seat]["tableau"] = {card: count for card, count in row.items() if count}
    return add(data, case.seat, "tableau", "prince")


def used(case: Case, data: Data) -> None:
    data["used"] = []


MENDS: dict[str, Mend] = {
    "not-in-hand": hand,
    "too-few-in-hand": more_in_hand,
    "pair-needs-two-types": other_type,
    "pair-needs-innkeeper": innkeeper,
    "no-such-order": order,
    "orders-left": no_orders,
    "bank-empty": bank,
    "not-in-tableau": tableau,
    "power-used": used,
    "no-majority": majority,
    "nothing-to-steal": points,
    "not-in-that-tableau": that_tableau,
    "raid-protected": without("guard"),
    "plot-protected": without("spy"),
    "no-characters": somebody,
    "over-the-limit": princes,
}
NAMED = "the choice names what it never can: the own seat, an empty chair, an event"
BEFORE = "it follows from what was chosen a moment before, which can be taken back"
TABLE = "the table's options say so"
OURS = "the order of the two questions is the program's own (SPI-9.11)"
UNMENDED = {
    "not-an-opponent": NAMED,
    "no-such-seat": NAMED,
    "characters-only": NAMED,
    "events-stay": NAMED,
    "one-type-only": BEFORE,
    "pair-same-type": BEFORE,
    "pair-is-one-each": BEFORE,
    "effect-begun": BEFORE,
    "same-player": BEFORE,
    "order-needed": TABLE,
    "no-skipping": TABLE,
    "name-second": OURS,
    "name-first": OURS,
}


def test_every_code_has_a_mend_or_a_reason_why_not() -> None:
    assert set(MENDS) | set(UNMENDED) == set(SpiskowcyGame.refusals)
    assert not set(MENDS) & set(UNMENDED)


@pytest.mark.parametrize("games", [6, pytest.param(300, marks=pytest.mark.soak)])
def test_a_refusal_names_what_stands_in_the_way(games: int) -> None:
    rng = random.Random(18)
    tally = Tally(MENDS, UNMENDED, most=6 if games < 10 else 60)
    for number in range(games):
        seats, skips = 2 + number % 3, number % 2 == 0
        game = konspira.make("spiskowcy", seats=seats, event_effect_optional=skips)
        tally.add(moments(rng, partial(game.start, number), 150), rng)
    assert tally.wrong == []
    assert games < 100 or tally.never_mended() == [], tally.failed
    assert len(tally.mended) > 11
