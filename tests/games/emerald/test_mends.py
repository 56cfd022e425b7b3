"""Every refusal names the nearest thing that would change it: mended, the choice is legal."""

from __future__ import annotations

import random
from functools import partial

import pytest

from konspira.games.emerald.cards import CARDS, CITIES, FIRST_ROYAL, FIRST_START
from konspira.games.emerald.vocabulary import REFUSALS
from konspira.kernel.errors import KonspiraError
from konspira.kernel.game import Game
from konspira.kernel.loading import FINGERPRINT, WRITTEN
from konspira.kernel.state import State
from support.emerald import make
from support.emerald_plot import plotted
from support.mending import Case, Data, Mend, Tally, moments

SYMBOL_CARDS = {
    "place": "start_courier",
    "claim": "start_recruiter",
    "retrieve": "start_informant",
    "move": "start_rail_ticket",
    "assassinate": "hired_assassin",
    "restorationist": "peter_kropotkin",
    "loyalist": "otto_von_bismarck",
}

# -- editing ---------------------------------------------------------------------------------------


def city_of(case: Case, data: Data) -> Data:
    """The city that the refusal or the choice names."""
    name = str(case.refusal.facts.get("city", case.what))
    row = data["cities"][name if name in CITIES else "rome"]
    assert isinstance(row, dict)
    return row


def add_cubes(data: Data, row: Data, seat: int, count: int) -> bool:
    """From supply, Limbo or other cities."""
    own = data["seats"][seat]
    for _ in range(count):
        rows = [one for one in data["cities"].values() if one is not row and one["cubes"][seat]]
        if own["supply"]:
            own["supply"] -= 1
        elif own["limbo"]:
            own["limbo"] -= 1
        elif rows:
            rows[0]["cubes"][seat] -= 1
        else:
            return False
        row["cubes"][seat] += 1
    return True


def add_agents(data: Data, row: Data, seat: int, count: int) -> bool:
    """From supply or other cities."""
    own = data["seats"][seat]
    for _ in range(count):
        rows = [one for one in data["cities"].values() if one is not row and one["agents"][seat]]
        if own["agents"]:
            own["agents"] -= 1
        elif rows:
            rows[0]["agents"][seat] -= 1
        else:
            return False
        row["agents"][seat] += 1
    return True


def give_card(case: Case, data: Data, card: str) -> bool:
    """Into the hand, from wherever it lies; another card makes room in the deck."""
    own = data["seats"][case.seat]
    zones = [own["deck"], own["discard"]]
    if CARDS.index(card) < FIRST_START:
        zones += [seat[zone] for seat in data["seats"] for zone in ("deck", "discard", "hand")]
        zones += [row["stack"] for row in data["cities"].values()] + [data["removed"]]
    for zone in zones:
        if zone is not own["hand"] and card in zone:
            zone.remove(card)
            break
    own["hand"].append(card)
    return True


def lead(case: Case, data: Data) -> bool:
    more = case.fact("most") + 1 - case.fact("count")
    return add_cubes(data, city_of(case, data), case.seat, more)


def bombs(case: Case, data: Data) -> bool:
    return add_agents(data, city_of(case, data), case.seat, case.fact("count"))


def own_cube(case: Case, data: Data) -> bool:
    return add_cubes(data, city_of(case, data), case.seat, 1)


def own_agent(case: Case, data: Data) -> bool:
    return add_agents(data, city_of(case, data), case.seat, 1)


def unmoved(case: Case, data: Data) -> bool:
    """An agent that the plan does not move stands there instead."""
    plan = str(data["plan"])
    for name, row in data["cities"].items():
        if row["agents"][case.seat] and f"({name})" not in plan and name != case.what:
            row["agents"][case.seat] -= 1
            city_of(case, data)["agents"][case.seat] += 1
            return True
    return False


def rival_agent(case: Case, data: Data) -> bool:
    other = case.refusal.facts.get("seat", 1 - min(case.seat, 1))
    assert isinstance(other, int)
    return add_agents(data, city_of(case, data), other, 1)


def any_cube(case: Case, data: Data) -> bool:
    other = case.refusal.facts.get("seat", case.seat if case.what == "okhrana" else 1 - case.seat)
    assert isinstance(other, int)
    return add_cubes(data, city_of(case, data), other % len(data["seats"]), 1)


def royal(case: Case, data: Data) -> bool:
    name = str(case.refusal.facts.get("city", case.what))
    city = CITIES.index(name if name in CITIES else "rome")
    row, card = data["cities"][CITIES[city]], CARDS[FIRST_ROYAL + city]
    for seat in data["seats"]:
        if any(entry["card"] == card for entry in seat["tableau"]):
            return False
    for zone in (row["stack"], data["removed"]):
        if card in zone:
            zone.remove(card)
    row["royal"] = True
    return True


def stack(case: Case, data: Data) -> bool:
    """The city card comes back, wherever it is."""
    name = str(case.refusal.facts.get("city", "rome"))
    card = f"city_{name}"
    zones = [seat[zone] for seat in data["seats"] for zone in ("deck", "discard", "hand")]
    for zone in [data["removed"], *zones]:
        if card in zone:
            zone.remove(card)
    for seat in data["seats"]:
        seat["tableau"] = [entry for entry in seat["tableau"] if entry["card"] != card]
    data["cities"][name]["stack"].append(card)
    return True


def limbo(case: Case, data: Data) -> bool:
    own = data["seats"][case.seat]
    if own["supply"]:
        own["supply"] -= 1
        own["limbo"] += 1
        return True
    return False


def more_out(case: Case, data: Data) -> bool:
    own, more = data["seats"][case.seat], case.fact("count") - case.fact("left")
    if own["supply"] < more:
        return False
    own["supply"] -= more
    own["limbo"] += more
    return True


def supply(case: Case, data: Data) -> bool:
    own = data["seats"][case.seat]
    if own["limbo"]:
        own["limbo"] -= 1
        own["supply"] += 1
        return True
    return False


def room_for_payment(case: Case, data: Data) -> bool:
    """As much to buy as the cards would pay."""
    own, more = data["seats"][case.seat], case.fact("count") - case.fact("most")
    if case.kind == "place-card" and own["limbo"] >= more:
        own["limbo"] -= more
        own["supply"] += more
        return True
    if case.kind == "move-card":
        return add_agents(data, data["cities"]["rome"], case.seat, more) and own["agents"] >= 0
    if case.kind == "track-card":
        track = case.verb.removeprefix("pay_")
        data["markers"][track] = max(0, data["markers"][track] - more)
        return True
    return False


def symbol(case: Case, data: Data) -> bool:
    return give_card(case, data, SYMBOL_CARDS[case.fact("symbol")])


def actions(number: int) -> Mend:
    def mend(case: Case, data: Data) -> None:
        data["actions"] = number
        data["plan"] = []

    return mend


def setting(key: str, value: object) -> Mend:
    def mend(case: Case, data: Data) -> None:
        data[key] = value

    return mend


def of_seat(key: str, value: object) -> Mend:
    """Of the seat that the refusal names, or of the next one."""

    def mend(case: Case, data: Data) -> None:
        seat = case.refusal.facts.get("seat", (case.seat + 1) % len(data["seats"]))
        assert isinstance(seat, int)
        data["seats"][seat][key] = value

    return mend


def chosen_first(case: Case, data: Data) -> State | bool:
    """The choices that must come before it are made."""
    state = case.state.copy()
    for _ in range(8):
        more = [name for name in state.offers(case.seat) if name != case.choice]
        if not more:
            return False
        state.choose(case.seat, more[0])
        question = state.question(case.seat)
        if question is None:
            return False
        if question.kind == case.kind and case.choice in state.offers(case.seat):
            return state
    return False


def marker(case: Case, data: Data) -> None:
    data["markers"][case.fact("track")] = 0


def shelter(case: Case, data: Data) -> bool:
    """Agents on a Mi-Go of an earlier turn."""
    own = data["seats"][case.seat]
    kept = [entry for entry in own["tableau"] if entry["card"] == "mi_go"]
    for entry in kept:
        entry["fresh"] = False
    if kept:
        return True
    for zone in ("hand", "deck", "discard"):
        if "mi_go" in own[zone] and own["agents"]:
            own[zone].remove("mi_go")
            own["agents"] -= 1
            own["tableau"].append({"card": "mi_go", "agents": 1})
            return True
    return False


def agent_home(case: Case, data: Data) -> bool:
    """An agent goes back to supply; another one stays on the board."""
    own = data["seats"][case.seat]
    rows = [row for row in data["cities"].values() if row["agents"][case.seat]]
    if sum(row["agents"][case.seat] for row in rows) < 2:
        return False
    rows[0]["agents"][case.seat] -= 1
    own["agents"] += 1
    return True


def brotherhood(case: Case, data: Data) -> bool:
    wanted = int(case.what)
    own = data["seats"][case.seat]
    while own["limbo"] < wanted and own["supply"]:
        own["supply"] -= 1
        own["limbo"] += 1
    out = sum(row["agents"][case.seat] for row in data["cities"].values())
    more = max(0, wanted - out)
    return (
        own["limbo"] >= wanted
        and own["agents"] >= more
        and add_agents(data, data["cities"]["rome"], case.seat, more)
    )


def discards(case: Case, data: Data) -> bool:
    own = data["seats"][case.seat]
    for card in own["hand"]:
        if card != case.what:
            own["hand"].remove(card)
            own["discard"].append(card)
            return True
    return False


def zombie(case: Case, data: Data) -> bool:
    """One of the own in that city; or one back into supply."""
    rows = [row for row in data["cities"].values() if sum(row["zombies"])]
    full = sum(sum(row["zombies"]) for row in rows) >= 6
    if case.code == "no-zombies" or full:
        row = rows[0]
        seat = next(seat for seat, count in enumerate(row["zombies"]) if count)
        row["zombies"][seat] -= 1
    if case.code == "no-own-zombie":
        city_of(case, data)["zombies"][case.seat] += 1
    return True


def loyalist(case: Case, data: Data) -> bool:
    data["seats"][case.seat]["identity"] = "loyalist"
    others = [seat for place, seat in enumerate(data["seats"]) if place != case.seat]
    return [seat["identity"] for seat in others].count("loyalist") < 3


MENDS: dict[str, Mend] = {
    "not-in-hand": lambda case, data: give_card(case, data, case.fact("card")),
    "no-action-left": actions(2),
    "actions-left": actions(0),
    "claim-first": actions(2),
    "free-cap": setting("free", 0),
    "after-second": actions(1),
    "nothing-to-place": supply,
    "no-cards-for": symbol,
    "nothing-to-retrieve": limbo,
    "no-agents": lambda case, data: add_agents(data, data["cities"]["rome"], case.seat, 1),
    "marker-at-end": marker,
    "hand-empty": lambda case, data: give_card(case, data, "start_courier"),
    "void-text": setting("purged", False),
    "no-shelter": shelter,
    "fresh-shelter": shelter,
    "stack-empty": stack,
    "all-stacks-empty": stack,
    "not-leading": lead,
    "needs-cube": own_cube,
    "needs-agent": own_agent,
    "overpaid": room_for_payment,
    "more-needed": chosen_first,
    "too-few": chosen_first,
    "too-many-symbols": more_out,
    "no-royal": royal,
    "no-royal-anywhere": royal,
    "no-rival-there": rival_agent,
    "no-rival-anywhere": rival_agent,
    "no-agent-of-theirs": rival_agent,
    "not-enough-bombs": bombs,
    "no-token": of_seat("tokens", 1),
    "no-tokens-anywhere": of_seat("tokens", 1),
    "already-revealed": of_seat("revealed", False),
    "all-revealed": of_seat("revealed", False),
    "strike-used": setting("strikes", []),
    "saved-pawn": setting("strikes", []),
    "loyalists-only": loyalist,
    "too-many": brotherhood,
    "nothing-to-draw": discards,
    "limbo-empty": limbo,
    "no-zombies": zombie,
    "no-own-zombie": zombie,
    "no-agent-in-supply": agent_home,
    "no-cubes-anywhere": any_cube,
    "no-cube-there": any_cube,
    "no-cube-of-theirs": any_cube,
    "no-own-cube": own_cube,
    "no-unmoved-agent": unmoved,
    "none-there": own_cube,
    "purged-already": setting("purged", False),
}
PRINTED = "it is printed on the card: no position changes it"
NAMED = "the choice names what it never can: its own city, its own seat, an empty chair"
BEFORE = "it follows from cards chosen a moment before, which can be taken back"
UNMENDED = {
    "no-symbol": PRINTED,
    "not-a-text": PRINTED,
    "other-heading": PRINTED,
    "not-a-block": PRINTED,
    "cannot-block": PRINTED,
    "same-city": NAMED,
    "not-yourself": NAMED,
    "nobody-there": NAMED,
    "no-minimal-payment": BEFORE,
    "one-text-only": BEFORE,
}


# -- tables where something is missing -------------------------------------------------------------


def bare(game: Game, rng: random.Random) -> State:
    """A plotted table from which one thing or another has been taken."""
    while True:
        data = by_hand(plotted(game, rng).position())
        for edit in rng.sample(EDITS, 2):
            edit(data, rng)
        try:
            return game.position(data)
        except KonspiraError:
            continue


def by_hand(data: Data) -> Data:
    """A position as a person would write it: the rules fill in what comes next."""
    return {name: value for name, value in data.items() if name not in (FINGERPRINT, *WRITTEN)}


def no_cubes_out(data: Data, rng: random.Random) -> None:
    for row in data["cities"].values():
        row["cubes"] = [0] * len(data["seats"])
    for seat in data["seats"]:
        left = rng.choice([0, 1, 10])
        seat["limbo"], seat["supply"] = left, 10 - left


def no_agents_left(data: Data, rng: random.Random) -> None:
    row = data["cities"]["cairo"]
    for place, seat in enumerate(data["seats"]):
        row["agents"][place] += seat["agents"]
        seat["agents"] = 0


def few_agents(data: Data, rng: random.Random) -> None:
    keep = rng.choice(CITIES)
    for name, row in data["cities"].items():
        for place, seat in enumerate(data["seats"]):
            seat["agents"] += row["agents"][place]
            row["agents"][place] = int(name == keep and place == 0)
            seat["agents"] -= row["agents"][place]


def unmasked(data: Data, rng: random.Random) -> None:
    for seat in data["seats"]:
        seat["revealed"], seat["tokens"] = True, rng.choice([0, 0, 1])
        seat["identity"] = "loyalist"
    for seat in data["seats"][3:]:
        seat["identity"] = "restorationist"


def hidden_royals(data: Data, rng: random.Random) -> None:
    for row in data["cities"].values():
        row["royal"] = False
        row["lost"] = 0


def empty_stacks(data: Data, rng: random.Random) -> None:
    for row in data["cities"].values():
        if rng.random() < 0.8:
            data["removed"] += row["stack"]
            row["stack"] = []


def worn_out(data: Data, rng: random.Random) -> None:
    data["actions"] = rng.choice([0, 1])
    data["free"] = rng.choice([0, 20])


def small_hands(data: Data, rng: random.Random) -> None:
    for seat in data["seats"]:
        seat["hand"], seat["deck"], spare = seat["hand"][:2], [], seat["hand"][2:] + seat["deck"]
        seat["discard"] = [] if rng.random() < 0.5 else seat["discard"]
        seat["deck"] = [card for card in spare if card.startswith("start_")][: rng.choice([0, 3])]
        if rng.random() < 0.3:  # all the rest in hand
            seat["hand"] += spare[len(seat["deck"]) :] + seat["discard"]
            seat["discard"] = []


def undead(data: Data, rng: random.Random) -> None:
    data["purged"] = rng.random() < 0.4
    for row in data["cities"].values():
        row["zombies"] = [0] * len(data["seats"])
    if not data["purged"]:
        for row in rng.sample(list(data["cities"].values()), 3):
            row["zombies"][rng.randrange(2)] = 2


def far_ahead(data: Data, rng: random.Random) -> None:
    data["markers"] = {"restorationist": rng.choice([0, 9]), "loyalist": rng.choice([0, 9])}


EDITS = [
    no_cubes_out,
    no_agents_left,
    few_agents,
    unmasked,
    hidden_royals,
    empty_stacks,
    worn_out,
    small_hands,
    undead,
    far_ahead,
]


def test_every_code_has_a_mend_or_a_reason_why_not() -> None:
    assert set(MENDS) | set(UNMENDED) == set(REFUSALS)
    assert not set(MENDS) & set(UNMENDED)


@pytest.mark.parametrize("games", [6, pytest.param(400, marks=pytest.mark.soak)])
def test_a_refusal_names_what_stands_in_the_way(games: int) -> None:
    rng = random.Random(18)
    tally = Tally(MENDS, UNMENDED, most=6 if games < 10 else 60)
    for number in range(games):
        game = make(2 + number % 3, free_after_second=number % 3 != 2)
        begin = partial(bare if number % 2 else plotted, game, rng)
        tally.add(moments(rng, begin, 40), rng)
    assert tally.wrong == []
    assert games < 100 or tally.never_mended() == [], tally.failed
    assert len(tally.mended) > (20 if games < 100 else 35)
