"""The value of each choice to a sensible player, from what its seat may know.

Each choice is tried out on an Outlook, with the best choices that can follow it in the same round.
The Outlook's chances stand for the actions of opponents meanwhile.
"""

from __future__ import annotations

from konspira.games.spiskowcy.cards import CARDS, CHARACTERS, KINDS, RAID, SEER
from konspira.games.spiskowcy.choices import (
    DISCARD,
    END_TURN,
    ORDER_COUNT,
    ORDER_NONE,
    ORDER_PAIR,
    ORDER_SECOND,
    ORDER_TYPE,
    PLOT_CARD_A,
    PLOT_CARD_B,
    PLOT_PLAYER_A,
    PLOT_PLAYER_B,
    PLOT_SKIP,
    RAID_CARD,
    RAID_PLAYER,
    RAID_SKIP,
    REVEAL,
    STOP_DISCARDING,
    USE_BANKER,
    USE_SPY,
)
from konspira.games.spiskowcy.outlook import NEVER, Outlook
from konspira.kernel.events import Question

Hit = tuple[float, int, int]  # the gain of a Raid, its victim and the card
Plan = tuple[float, int, int, int, int]  # the gain of a Plot, its a, card_a, b and card_b
Order = list[tuple[int, int]]  # types and counts, in the order in which they are revealed


def values(look: Outlook, question: Question, options: list[int]) -> list[float]:
    """Return the worth of each option to the seat that is asked."""
    kind = question.kind
    look.settle()
    if kind == "order-type":
        return type_values(look, options)
    if kind == "order-count" or kind == "order-second":
        first = CARDS.index(str(question.facts["card"]))
        return [order_value(look, first, option) for option in options]
    if kind == "action":
        return [action_value(look, option) for option in options]
    if kind == "raid-player" or kind == "raid-card":
        return raid_values(look, options, question)
    if kind == "discard":
        return [discard_value(look, option) for option in options]
    return plot_values(look, options, question)


# -- orders --------------------------------------------------------------------------------------


def type_values(look: Outlook, options: list[int]) -> list[float]:
    """Value each type by the best order that begins with it (D1; SPI-6.2, SPI-6.4)."""
    best = [-NEVER] * KINDS
    held = [kind for kind in range(KINDS) if look.hand[kind]]
    for kind in held:
        for count in range(1, look.hand[kind] + 1):
            best[kind] = max(best[kind], revealed(look, [(kind, count)]))
        if not look.pairs:
            continue
        for other in held:
            if other > kind:
                value = pair_value(look, kind, other)
                best[kind] = max(best[kind], value)
                best[other] = max(best[other], value)
    return [
        look.trimmed() if option == ORDER_NONE else best[option - ORDER_TYPE] for option in options
    ]


def order_value(look: Outlook, first: int, option: int) -> float:
    """Value a number of cards of a type, or the other type of a pair (D2, D3)."""
    if option < ORDER_PAIR:
        return revealed(look, [(first, option - ORDER_COUNT)])
    if option >= ORDER_SECOND:
        return pair_value(look, first, option - ORDER_SECOND)
    best = -NEVER
    for kind in range(KINDS):
        if look.hand[kind] and kind != first:
            best = max(best, pair_value(look, first, kind))
    return best


def pair_value(look: Outlook, one: int, two: int) -> float:
    """Value a pair, turned up in the better order (SPI-7.5)."""
    value = revealed(look, [(one, 1), (two, 1)])
    if max(one, two) >= CHARACTERS:
        value = max(value, revealed(look, [(two, 1), (one, 1)]))
    return value


def revealed(look: Outlook, order: Order) -> float:
    """Value the round's end when these cards are turned up and events do their best."""
    for kind, _ in order:
        if kind >= SEER:  # it also changes the worth of other types
            return carried_out(look, order)
    row = look.rows[look.me]
    known = look.known
    drops = look.drops
    before: list[float] = []
    for kind, count in order:
        before.append(known[kind])
        before.append(drops[kind])
        row[kind] = row[kind] + count
        look.changed(kind)
    value = look.trimmed()
    place = 0
    for kind, count in order:
        row[kind] = row[kind] - count
        known[kind] = before[place]
        drops[kind] = before[place + 1]
        place += 2
    return value


def carried_out(look: Outlook, order: Order) -> float:
    """Do the same as `revealed` on a copy of the table, where events move cards."""
    before = look.rows
    known = look.known
    drops = look.drops
    look.rows = [row[:] for row in before]
    look.known = known[:]
    look.drops = drops[:]
    for kind, count in order:
        look.rows[look.me][kind] += count
        look.changed(kind)
        if kind >= CHARACTERS:
            for _ in range(count):
                carry_out(look, kind)
    value = look.trimmed()
    look.rows = before
    look.known = known
    look.drops = drops
    return value


# -- actions -------------------------------------------------------------------------------------


def action_value(look: Outlook, option: int) -> float:
    """Value an action (D4): first use powers, then reveal what most helps the rest of the order."""
    if option == END_TURN:
        return 0.0  # beside it only powers are offered
    if option >= USE_SPY:
        return NEVER - look.weights[option - USE_SPY]  # SPI-8.8: rob the strongest opponent
    if option >= USE_BANKER:
        return NEVER
    first = option - REVEAL
    order = [(first, look.orders[first])]
    for kind in range(KINDS):
        if look.orders[kind] and kind != first:
            order.append((kind, look.orders[kind]))
    return revealed(look, order)


def carry_out(look: Outlook, event: int) -> None:
    """Let a revealed event do its best, or nothing (SPI-9.8)."""
    if event == RAID:
        best = 0.0
        victim = -1
        card = -1
        for gain, other, kind in hits(look):
            if gain > best or (gain == best and best > 0.0 and (other, kind) > (victim, card)):
                best = gain
                victim = other
                card = kind
        if best > 0.0:
            look.rows[victim][card] -= 1
            look.changed(card)
        return
    found = plans(look)
    if found:
        plan = max(found)
        if plan[0] > 0.0:
            _, a, card_a, b, card_b = plan
            move(look, a, b, card_a)
            move(look, b, a, card_b)
            look.changed(card_a)
            look.changed(card_b)


def hits(look: Outlook) -> list[Hit]:
    """Return every Raid that this seat could carry out now (SPI-9.3)."""
    found: list[Hit] = []
    for victim in look.raid_victims():
        row = look.rows[victim]
        for kind in range(CHARACTERS):
            if row[kind]:
                now = look.worth(kind)
                row[kind] = row[kind] - 1
                found.append((look.weighed(kind) - now, victim, kind))
                row[kind] = row[kind] + 1
    return found


def raid_values(look: Outlook, options: list[int], question: Question) -> list[float]:
    """Value each victim by the best hit, then each card of the chosen victim (D5, D6)."""
    found = hits(look)
    if question.kind == "raid-card":
        gains = [0.0] * CHARACTERS
        for gain, victim, kind in found:
            if victim == question.facts["victim"]:
                gains[kind] = gain
        return [gains[option - RAID_CARD] for option in options]
    best = [-NEVER] * look.seats
    for gain, victim, _ in found:
        best[victim] = max(best[victim], gain)
    return [0.0 if option == RAID_SKIP else best[option - RAID_PLAYER] for option in options]


def plans(look: Outlook) -> list[Plan]:
    """Return every Plot that this seat could carry out now (SPI-9.5)."""
    found: list[Plan] = []
    players = look.plot_players()
    for place in range(len(players)):
        a = players[place]
        for b in players[place + 1 :]:
            given = [(kind, moved(look, a, b, kind)) for kind in held(look.rows[a])]
            taken = [(kind, moved(look, b, a, kind)) for kind in held(look.rows[b])]
            for card_a, one in given:
                for card_b, two in taken:
                    gain = 0.0 if card_a == card_b else one + two
                    # No two plans have the same value, so all questions of a Plot follow the same
                    # plan.
                    gain -= (len(found) + 1) / NEVER
                    found.append((gain, a, card_a, b, card_b))
    return found


def plot_values(look: Outlook, options: list[int], question: Question) -> list[float]:
    """Value each choice by the best plan that contains it and fits earlier ones (D7 to D10)."""
    facts = question.facts
    kind = question.kind
    best = [-NEVER] * (KINDS + look.seats)
    begun_a = -1
    begun_card = -1
    begun_b = -1
    if kind == "plot-card-a":
        begun_a = int(str(facts["victim"]))
    elif kind != "plot-player-a":
        begun_a = int(str(facts["a"]))
        begun_card = CARDS.index(str(facts["card_a"]))
        if kind == "plot-card-b":
            begun_b = int(str(facts["victim"]))
    for gain, a, card_a, b, card_b in plans(look):
        if begun_a >= 0 and a != begun_a:
            continue
        if begun_card >= 0 and card_a != begun_card:
            continue
        if begun_b >= 0 and b != begun_b:
            continue
        at = card_b
        if kind == "plot-player-a":
            at = a
        elif kind == "plot-card-a":
            at = card_a
        elif kind == "plot-player-b":
            at = b
        best[at] = max(best[at], gain)
    start = PLOT_CARD_B
    if kind == "plot-player-a":
        start = PLOT_PLAYER_A
    elif kind == "plot-card-a":
        start = PLOT_CARD_A
    elif kind == "plot-player-b":
        start = PLOT_PLAYER_B
    return [0.0 if option == PLOT_SKIP else best[option - start] for option in options]


def held(row: list[int]) -> list[int]:
    """Return the characters of a tableau."""
    return [kind for kind in range(CHARACTERS) if row[kind]]


def move(look: Outlook, giver: int, taker: int, kind: int) -> None:
    """Move a character from one seat to another."""
    given = look.rows[giver]
    taken = look.rows[taker]
    given[kind] = given[kind] - 1
    taken[kind] = taken[kind] + 1


def moved(look: Outlook, giver: int, taker: int, kind: int) -> float:
    """Return the change in value when a character moves from one seat to another."""
    now = look.worth(kind)
    move(look, giver, taker, kind)
    gain = look.weighed(kind) - now
    move(look, taker, giver, kind)
    return gain


# -- the end of the round ------------------------------------------------------------------------


def discard_value(look: Outlook, option: int) -> float:
    """Value what is left after this discard and the best ones that follow it (D11)."""
    if option == STOP_DISCARDING:
        return look.total() + 1.0 / NEVER  # if the values are equal, keep the card
    row = look.rows[look.me]
    kind = option - DISCARD
    known = look.known
    drops = look.drops
    look.known = known[:]
    look.drops = drops[:]
    row[kind] -= 1
    look.changed(kind)
    value = look.trimmed()
    row[kind] += 1
    look.known = known
    look.drops = drops
    return value
