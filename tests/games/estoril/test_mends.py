"""Every refusal names the nearest thing that would change it: mended, the choice is legal."""

from __future__ import annotations

import random
from functools import partial

import pytest

import konspira
from konspira.games.estoril.cards import CARDS, SYMBOLS
from konspira.games.estoril.game import EstorilGame
from konspira.games.estoril.spaces import SPACES
from support.mending import Case, Data, Mend, Tally, moments


def exchange(data: Data, one: str, two: str) -> None:
    """Two cards change places, wherever they lie, with what is known of them."""
    swapped = {one: two, two: one}
    for zone in [data["deck"], *[part for seat in data["seats"] for part in seat.values()]]:
        if isinstance(zone, list):
            zone[:] = [swapped.get(card, card) for card in zone]
    for row in [*data["characters"].values(), *data["town"]]:
        for key in ("card", "reward"):
            if row.get(key) in swapped:
                row[key] = swapped[row[key]]
    data["known"] = {swapped.get(card, card): who for card, who in data["known"].items()}


def hand(case: Case, data: Data) -> bool:
    """A recruit of the hand changes places with the one that is missing."""
    mine = [card for card in data["seats"][case.seat]["hand"] if not card.startswith("start_")]
    if case.fact("card").startswith("start_") or not mine:
        return False
    exchange(data, mine[0], case.fact("card"))
    return True


def not_picked(case: Case, data: Data) -> None:
    """The card is back in the hand."""
    data["seats"][case.seat]["picks"].remove(case.fact("card"))
    if case.fact("card") not in data["seats"][case.seat]["hand"]:
        data["seats"][case.seat]["hand"].append(case.fact("card"))


def free(case: Case, data: Data) -> bool:
    """Its character stands on another space of the same tile."""
    space = case.fact("space")
    tile = space.rpartition("_")[0]
    spare = [one for one in SPACES if one.startswith(tile) and one not in data["characters"]]
    if not spare:
        return False
    data["characters"][spare[0]] = data["characters"].pop(space)
    return True


def unprotected(case: Case, data: Data) -> None:
    data["characters"][case.fact("space")]["protected"] = False


def somebody(case: Case, data: Data) -> bool:
    """A character of the town stands there instead: not the one whose symbol is used."""
    space = case.fact("space")
    tiles = {row["tile"] for row in data["town"]}
    movable = [one for one in data["characters"] if one != question_space(case)]
    if space.rpartition("_")[0] not in tiles or not movable:
        return False
    data["characters"][space] = data["characters"].pop(movable[0])
    return True


def question_space(case: Case) -> object:
    question = case.state.question(case.seat)
    assert question is not None
    return question.facts.get("space")


def symbol(case: Case, data: Data) -> bool:
    """The character is another one, which has the symbol."""
    space = question_space(case)
    game = case.state.game
    assert isinstance(space, str) and isinstance(game, EstorilGame)
    wanted = SYMBOLS.index(case.fact("symbol"))
    card = data["characters"][space]["card"]
    fit = [one for one in data["deck"] if wanted in game.rules.symbols[CARDS.index(one)]]
    if card.startswith("start_") or not fit:
        return False
    exchange(data, card, fit[0])
    return True


MENDS: dict[str, Mend] = {
    "not-in-hand": hand,
    "picked-already": not_picked,
    "space-taken": free,
    "protected": unprotected,
    "safe-already": unprotected,
    "nobody-there": somebody,
    "no-such-symbol": symbol,
}
TOWN = "the town and its tiles lie as they lie"
BEFORE = "it follows from what was chosen a moment before, which can be taken back"
CHOSEN = "the choice names what it never can: itself, an own or a rival's card, an open one"
TABLE = "the table's options say so"
UNMENDED = {
    "not-in-town": TOWN,
    "inner-space": TOWN,
    "out-of-reach": TOWN,
    "no-assassins-here": TOWN,
    "other-location": TOWN,
    "too-far": TOWN,
    "not-adjacent": TOWN,
    "not-at-boca": TOWN,
    "no-free-space": TOWN,
    "no-flag": TOWN,
    "no-deck": TOWN,
    "no-target": TOWN,
    "no-white-marker": TOWN,
    "symbol-used": BEFORE,
    "own-card": CHOSEN,
    "not-face-down": CHOSEN,
    "not-itself": CHOSEN,
    "not-your-character": CHOSEN,
    "peek-needed": TABLE,
    "printed-order": TABLE,
}


def test_every_code_has_a_mend_or_a_reason_why_not() -> None:
    assert set(MENDS) | set(UNMENDED) == set(EstorilGame.refusals)
    assert not set(MENDS) & set(UNMENDED)


@pytest.mark.parametrize("games", [6, pytest.param(120, marks=pytest.mark.soak)])
def test_a_refusal_names_what_stands_in_the_way(games: int) -> None:
    rng = random.Random(18)
    tally = Tally(MENDS, UNMENDED, most=6 if games < 10 else 60)
    for number in range(games):
        game = konspira.make("estoril", seats=2 + number % 3)
        tally.add(moments(rng, partial(game.start, number), 200), rng)
    assert tally.wrong == []
    assert games < 100 or tally.never_mended() == [], tally.failed
    assert len(tally.mended) > 5
