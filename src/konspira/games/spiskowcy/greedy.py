"""How a sensible player values each choice, from the view alone.

Each choice is tried out on an Outlook, with the best that can follow it in the same round; what
opponents may do meanwhile is left to the Outlook's chances.
"""

from __future__ import annotations

from konspira.games.spiskowcy.cards import CARDS, CHARACTERS, KINDS, RAID
from konspira.games.spiskowcy.outlook import NEVER, Outlook
from konspira.games.spiskowcy.shapes import View
from konspira.games.spiskowcy.state import Rules
from konspira.kernel.events import Question

Hit = tuple[float, int, int]  # what a Raid gains, its victim and the card
Plan = tuple[float, int, int, int, int]  # what a Plot gains, its a, card_a, b and card_b
Order = list[tuple[int, int]]  # types and counts, in the order in which they are revealed
Pick = tuple[str, str]  # a choice: its family, and what stands in its brackets


def values(view: View, question: Question, names: list[str], rules: Rules) -> list[float]:
    """What each of the named choices is worth to the seat that is asked."""
    look = Outlook(view, rules)
    picks = [_split(name) for name in names]
    own = view.seats[look.me]
    match question.kind:
        case "order-type":
            return type_values(look, picks, _row(own.hand), view.leaders["innkeeper"] == look.me)
        case "order-count" | "order-second":
            first = CARDS.index(str(question.facts["card"]))
            return [order_value(look, first, pick, _row(own.hand)) for pick in picks]
        case "action":
            return [action_value(look, pick, _row(own.orders)) for pick in picks]
        case "raid-player" | "raid-card":
            return raid_values(look, picks, question.facts)
        case "discard":
            return [discard_value(look, card) for _, card in picks]
        case _:
            return plot_values(look, picks, question)


def _split(name: str) -> Pick:
    family, _, argument = name.partition("(")
    return family, argument.rstrip(")")


def _row(cards: dict[str, int] | None) -> list[int]:
    return [cards.get(card, 0) if cards else 0 for card in CARDS]


# -- orders --------------------------------------------------------------------------------------


def type_values(look: Outlook, picks: list[Pick], hand: list[int], pairs: bool) -> list[float]:
    """D1: each type by the best order that begins with it (SPI-6.2, SPI-6.4)."""
    best = [-NEVER] * KINDS
    held = [kind for kind in range(KINDS) if hand[kind]]
    for kind in held:
        for count in range(1, hand[kind] + 1):
            best[kind] = max(best[kind], revealed(look, [(kind, count)]))
        for other in held if pairs else []:
            if other > kind:
                value = pair_value(look, kind, other)
                best[kind] = max(best[kind], value)
                best[other] = max(best[other], value)
    return [best[CARDS.index(card)] if card else look.trimmed() for _, card in picks]


def order_value(look: Outlook, first: int, pick: Pick, hand: list[int]) -> float:
    """D2, D3: how many of a type, or which other type makes the best pair."""
    family, argument = pick
    if family == "order_count":
        return revealed(look, [(first, int(argument))])
    if family == "order_second":
        return pair_value(look, first, CARDS.index(argument))
    return max(pair_value(look, first, k) for k in range(KINDS) if hand[k] and k != first)


def pair_value(look: Outlook, one: int, two: int) -> float:
    """A pair, turned up in the better order (SPI-7.5)."""
    value = revealed(look, [(one, 1), (two, 1)])
    if max(one, two) >= CHARACTERS:
        value = max(value, revealed(look, [(two, 1), (one, 1)]))
    return value


def revealed(look: Outlook, order: Order) -> float:
    """What the round comes to when these cards are turned up and events do their best."""
    before = look.rows
    look.rows = [row[:] for row in before]
    for kind, count in order:
        look.rows[look.me][kind] += count
        for _ in range(count if kind >= CHARACTERS else 0):
            carry_out(look, kind)
    value = look.trimmed()
    look.rows = before
    return value


# -- actions -------------------------------------------------------------------------------------


def action_value(look: Outlook, pick: Pick, orders: list[int]) -> float:
    """D4: use powers while they are there, then reveal what helps the rest of the order most."""
    family, argument = pick
    if family == "end_turn":
        return 0.0  # only powers can be offered beside it
    if family == "use_spy":
        return NEVER - look.weights[int(argument)]  # SPI-8.8: rob the strongest
    if family != "reveal":
        return NEVER
    first = CARDS.index(argument)
    rest = [(kind, orders[kind]) for kind in range(KINDS) if orders[kind] and kind != first]
    return revealed(look, [(first, orders[first]), *rest])


def carry_out(look: Outlook, event: int) -> None:
    """Let a revealed event do its best, or nothing (SPI-9.8)."""
    if event == RAID:
        hit = max(hits(look), default=None)
        if hit and hit[0] > 0:
            look.rows[hit[1]][hit[2]] -= 1
        return
    plan = max(plans(look), default=None)
    if plan and plan[0] > 0:
        _, a, card_a, b, card_b = plan
        move(look, a, b, card_a)
        move(look, b, a, card_b)


def hits(look: Outlook) -> list[Hit]:
    """Every Raid this seat could carry out now (SPI-9.3)."""
    found: list[Hit] = []
    for victim in look.raid_victims():
        row = look.rows[victim]
        for kind in _held(row):
            now = look.worth(kind)
            row[kind] -= 1
            found.append((look.worth(kind) - now, victim, kind))
            row[kind] += 1
    return found


def raid_values(look: Outlook, picks: list[Pick], facts: dict[str, object]) -> list[float]:
    """D5, D6: the best hit on each victim, then each card of the one that was chosen."""
    found = hits(look)
    if "victim" in facts:
        gains = {CARDS[kind]: gain for gain, victim, kind in found if victim == facts["victim"]}
        return [gains[card] for _, card in picks]
    best = {str(victim): gain for gain, victim, _ in sorted(found)}
    return [best.get(seat, 0.0) for _, seat in picks]


def plans(look: Outlook) -> list[Plan]:
    """Every Plot this seat could carry out now (SPI-9.5)."""
    found: list[Plan] = []
    players = look.plot_players()
    for place, a in enumerate(players):
        for b in players[place + 1 :]:
            given = [(kind, moved(look, a, b, kind)) for kind in _held(look.rows[a])]
            taken = [(kind, moved(look, b, a, kind)) for kind in _held(look.rows[b])]
            for card_a, one in given:
                for card_b, two in taken:
                    gain = 0.0 if card_a == card_b else one + two
                    # No two plans are quite equal: all questions of a Plot follow the same one.
                    gain -= (len(found) + 1) / NEVER
                    found.append((gain, a, card_a, b, card_b))
    return found


def plot_values(look: Outlook, picks: list[Pick], question: Question) -> list[float]:
    """D7 to D10: each choice by the best plan it belongs to.

    From the second player on, a question does not repeat what was chosen before it: that was the
    beginning of the best plan, and the table has not changed since.
    """
    found = sorted(plans(look))
    _, a, card_a, _, _ = found[-1]
    victim = question.facts.get("victim")
    match question.kind:
        case "plot-player-a":
            best = {str(plan[1]): plan[0] for plan in found}
        case "plot-card-a":
            best = {CARDS[plan[2]]: plan[0] for plan in found if plan[1] == victim}
        case "plot-player-b":
            best = {str(plan[3]): plan[0] for plan in found if plan[1:3] == (a, card_a)}
        case _:
            begun = (a, card_a, victim)
            best = {CARDS[plan[4]]: plan[0] for plan in found if plan[1:4] == begun}
    return [best.get(argument, -NEVER) if argument else 0.0 for _, argument in picks]


def _held(row: list[int]) -> list[int]:
    return [kind for kind in range(CHARACTERS) if row[kind]]


def move(look: Outlook, giver: int, taker: int, kind: int) -> None:
    """A character changes sides."""
    look.rows[giver][kind] -= 1
    look.rows[taker][kind] += 1


def moved(look: Outlook, giver: int, taker: int, kind: int) -> float:
    """What it changes when a character changes sides."""
    now = look.worth(kind)
    move(look, giver, taker, kind)
    gain = look.worth(kind) - now
    move(look, taker, giver, kind)
    return gain


# -- the end of the round ------------------------------------------------------------------------


def discard_value(look: Outlook, card: str) -> float:
    """D11: what is left after this discard and the best ones that follow it."""
    if not card:
        return look.total() + 1 / NEVER  # on equal terms a card is kept
    row = look.rows[look.me]
    kind = CARDS.index(card)
    row[kind] -= 1
    value = look.trimmed()
    row[kind] += 1
    return value
