"""How a sensible player values each choice, from the view alone.

The measure is the result to expect: own total less that of the opponents, the strongest counting
most. A character is worth its influence times the chance to be its sole leader at the end
(SPI-12.1), and a little for each round in which its power can be used. Nothing here is a rule; the
numbers in capitals were found by letting variants play each other.
"""

from __future__ import annotations

from math import exp

from konspira.games.spiskowcy.cards import (
    BANKER,
    BISHOP,
    CARDS,
    CHARACTERS,
    GUARD,
    INNKEEPER,
    JUGGLER,
    KINDS,
    PLOT,
    PRINCE,
    RAID,
    SEER,
    SPY,
)
from konspira.games.spiskowcy.state import Rules
from konspira.games.spiskowcy.view import View
from konspira.kernel.events import Question

STEEP = 3.0  # how much one card more or less decides a majority when nothing else can happen
FADE = 0.5  # how fast that fades with each round still to come
HIDDEN = 0.5  # a face-down order counts as so much of a round
RIVAL = 0.7  # how much of the weight of all opponents lies on the strongest
# What it is worth to have each character's power for one round.
POWER = [0.0, 0.3, 0.3, 0.8, 0.4, 0.1, 0.4, 0.2, 0.3]
RELIEF = 0.8  # what the Bishop's power is worth while there is an event to destroy
ROBBERY = 0.8  # what the Spy's power is worth while somebody has points to steal
BURDEN = 0.4  # what an event costs beyond its point: it fills a place (SPI-9.2)

Plan = tuple[float, int, int, int, int]  # what a Plot gains, and its a, card_a, b, card_b


class Outlook:
    """The table as one seat sees it, to try things out on."""

    def __init__(self, view: View, rules: Rules) -> None:
        assert view.seat is not None
        self.rules = rules
        self.me = view.seat
        self.seats = len(view.seats)
        self.rows = [[seat.tableau.get(card, 0) for card in CARDS] for seat in view.seats]
        self.points = [seat.points for seat in view.seats]
        self.bank = view.bank
        self.keep = view.keep
        self.left = view.rounds - view.round
        self.two_seat_protection = rules.two_seat_protection or self.seats > 2
        waiting = self._yet_to_act(view)
        self.uses = [self.left + (seat in waiting) for seat in range(self.seats)]
        hidden = sum(1 for seat in waiting if seat != self.me)
        self.chances = chances(self.left + HIDDEN * hidden)
        self.weights = self._weights([seat.total for seat in view.seats])

    def _yet_to_act(self, view: View) -> list[int]:
        """The seats whose action turn of this round is not over."""
        order = [(view.first + step) % self.seats for step in range(self.seats)]
        if view.phase == "orders":
            return order
        if view.phase == "actions" and view.active is not None:
            return order[order.index(view.active) :]
        return []

    def _weights(self, totals: list[int]) -> list[float]:
        """How much each seat's total counts: one's own for, the others' against."""
        others = [seat for seat in range(self.seats) if seat != self.me]
        best = max(totals[seat] for seat in others)
        leaders = [seat for seat in others if totals[seat] == best]
        weights = [-(1 - RIVAL) / len(others)] * self.seats
        for seat in leaders:
            weights[seat] -= RIVAL / len(leaders)
        weights[self.me] = 1.0
        return weights

    # -- values --------------------------------------------------------------------------------------

    def worth(self, kind: int) -> float:
        """What the copies of one character in all tableaux are worth to this seat."""
        counts = [row[kind] for row in self.rows]
        value = 0.0
        for seat in range(self.seats):
            mine = counts[seat]
            rival = max([counts[other] for other in range(self.seats) if other != seat])
            chance = self.chances[mine - rival + 16]
            found = self.rules.influence[kind] * chance
            if mine and mine + (self.rows[seat][SEER] > 0) > rival:
                found += self.power(seat, kind) * chance
            value += self.weights[seat] * found
        return value

    def power(self, seat: int, kind: int) -> float:
        """What a character's power is worth to a seat that goes on having it."""
        rounds = self.uses[seat]
        if kind == BANKER:
            return POWER[BANKER] * min(rounds, self.bank)
        if kind == BISHOP:
            events = self.rows[seat][RAID] + self.rows[seat][PLOT]
            return POWER[BISHOP] * rounds + RELIEF * min(rounds, events)
        if kind == SPY:
            loot = sum(self.points) - self.points[seat]
            return POWER[SPY] * rounds + ROBBERY * min(rounds, loot)
        if kind == PRINCE:
            return POWER[PRINCE] * rounds
        return POWER[kind] * self.left

    def total(self) -> float:
        """What this whole table is worth to this seat."""
        value = 0.0
        for seat in range(self.seats):
            row = self.rows[seat]
            value += self.weights[seat] * (self.points[seat] - row[RAID] - row[PLOT])
        mine = self.rows[self.me]
        value -= BURDEN * (mine[RAID] + mine[PLOT]) * (self.left > 0)
        for kind in range(CHARACTERS):
            value += self.worth(kind)
        return value

    def leads(self, seat: int, kind: int) -> bool:
        """SPI-4."""
        mine = self.rows[seat][kind]
        rival = max(self.rows[other][kind] for other in range(self.seats) if other != seat)
        return mine > 0 and mine + (self.rows[seat][SEER] > 0) > rival

    # -- the end of the round ----------------------------------------------------------------------

    def trimmed(self) -> float:
        """What the table is worth after the best discards of this seat (SPI-11)."""
        row = self.rows[self.me]
        total = self.total()
        surplus = sum(row) - self.keep
        if surplus <= 0:
            return total
        free = self.rules.prince_bonus if self.leads(self.me, PRINCE) else 0
        best = total - self.loss(surplus, range(CHARACTERS))
        if free:
            others = [kind for kind in range(CHARACTERS) if kind != PRINCE]
            best = max(best, total - self.loss(max(0, surplus - free), others))
        return best

    def loss(self, surplus: int, kinds: range | list[int]) -> float:
        """The least that giving up so many characters of these types costs."""
        row = self.rows[self.me]
        least = [0.0] + [FAR] * surplus
        for kind in kinds:
            have = row[kind]
            if not have:
                continue
            now = self.worth(kind)
            costs = [0.0]
            for count in range(1, min(have, surplus) + 1):
                row[kind] = have - count
                costs.append(now - self.worth(kind))
            row[kind] = have
            for gone in range(surplus, 0, -1):
                least[gone] = min(
                    least[gone - count] + costs[count] for count in range(min(gone + 1, len(costs)))
                )
        possible = [cost for cost in least if cost < FAR / 2]
        return possible[-1]  # SPI-11.5: when only events are left, nothing more can go


FAR = 1e9


def chances(rounds: float) -> list[float]:
    """The chance to end as sole leader, by the margin over the best rival (from -16 to 16)."""
    if rounds == 0:
        return [1.0 if margin > 0 else 0.0 for margin in range(-16, 17)]
    slope = STEEP / (1 + FADE * rounds)
    return [1 / (1 + exp(-slope * (margin - 0.5))) for margin in range(-16, 17)]


# -- events ------------------------------------------------------------------------------------------


def raid_gains(look: Outlook, victim: int) -> dict[int, float]:
    """What destroying each character of a victim changes."""
    row = look.rows[victim]
    found = {}
    for kind in range(CHARACTERS):
        if row[kind]:
            now = look.worth(kind)
            row[kind] -= 1
            found[kind] = look.worth(kind) - now
            row[kind] += 1
    return found


def raid_victims(look: Outlook) -> list[int]:
    """SPI-9.4."""
    return [
        seat
        for seat in range(look.seats)
        if seat != look.me and any(look.rows[seat][:CHARACTERS]) and not look.leads(seat, GUARD)
    ]


def move_gain(look: Outlook, giver: int, taker: int, kind: int) -> float:
    """What it changes when one card goes from a seat to another."""
    now = look.worth(kind)
    look.rows[giver][kind] -= 1
    look.rows[taker][kind] += 1
    gain = look.worth(kind) - now
    look.rows[giver][kind] += 1
    look.rows[taker][kind] -= 1
    return gain


def plot_seats(look: Outlook) -> list[int]:
    """SPI-9.6, clockwise from this seat."""
    found = []
    for step in range(look.seats):
        seat = (look.me + step) % look.seats
        row = look.rows[seat]
        protected = look.two_seat_protection and not row[GUARD] and look.leads(seat, SPY)
        if any(row[:CHARACTERS]) and not protected:
            found.append(seat)
    return found


def plans(look: Outlook) -> list[Plan]:
    """Every Plot this seat could carry out now, and what it gains."""
    seats = plot_seats(look)
    found: list[Plan] = []
    for place, a in enumerate(seats):
        for b in seats[place + 1 :]:
            gives = [(k, move_gain(look, a, b, k)) for k in range(CHARACTERS) if look.rows[a][k]]
            takes = [(k, move_gain(look, b, a, k)) for k in range(CHARACTERS) if look.rows[b][k]]
            for card_a, lost in gives:
                for card_b, won in takes:
                    gain = 0.0 if card_a == card_b else lost + won
                    found.append((gain, a, card_a, b, card_b))
    return found


def act(look: Outlook, event: int) -> None:
    """Turn up one event of this seat and let it do its best."""
    look.rows[look.me][event] += 1
    if event == RAID:
        hits = [
            (gain, victim, kind)
            for victim in raid_victims(look)
            for kind, gain in raid_gains(look, victim).items()
        ]
        if hits and max(hits)[0] > 0:
            _, victim, kind = max(hits)
            look.rows[victim][kind] -= 1
        return
    swaps = plans(look)
    if swaps and max(swaps)[0] > 0:
        _, a, card_a, b, card_b = max(swaps)
        look.rows[a][card_a] -= 1
        look.rows[b][card_a] += 1
        look.rows[b][card_b] -= 1
        look.rows[a][card_b] += 1


# -- orders ------------------------------------------------------------------------------------------


def revealed(look: Outlook, order: list[tuple[int, int]]) -> float:
    """What the round ends with if these cards (type, count) are turned up one after another."""
    rows = look.rows
    look.rows = [row[:] for row in rows]
    for kind, count in order:
        if kind < CHARACTERS:
            look.rows[look.me][kind] += count
        else:
            for _ in range(count):
                act(look, kind)
    value = look.trimmed()
    look.rows = rows
    return value


def pair_value(look: Outlook, one: int, two: int) -> float:
    """The better of the two ways to turn up a pair (SPI-7.5)."""
    if one < CHARACTERS and two < CHARACTERS:
        return revealed(look, [(one, 1), (two, 1)])
    return max(revealed(look, [(one, 1), (two, 1)]), revealed(look, [(two, 1), (one, 1)]))


def order_value(look: Outlook, hand: list[int], kind: int, pairs: bool) -> float:
    """The best order that begins with this type."""
    found = [revealed(look, [(kind, count)]) for count in range(1, hand[kind] + 1)]
    if pairs:
        found += [
            pair_value(look, kind, other) for other in range(KINDS) if other != kind and hand[other]
        ]
    return max(found)


def values(view: View, question: Question, names: list[str], rules: Rules) -> list[float]:
    """What each of the named choices is worth to the seat that is asked."""
    look = Outlook(view, rules)
    kind = question.kind
    own = view.seats[look.me]
    picks = [split(name) for name in names]
    if kind in ("order-type", "order-count", "order-second"):
        hand = [(own.hand or {}).get(card, 0) for card in CARDS]
        return order_values(look, question, picks, hand, view.leaders["innkeeper"] == look.me)
    if kind == "action":
        orders = [(own.orders or {}).get(card, 0) for card in CARDS]
        return [action_value(look, orders, *pick) for pick in picks]
    if kind == "raid-player":
        return [
            max(raid_gains(look, int(word)).values()) if word else 0.0 for _, word in picks
        ]
    if kind == "raid-card":
        gains = raid_gains(look, number(question.facts["victim"]))
        return [gains[CARDS.index(word)] for _, word in picks]
    if kind == "discard":
        return [discard_value(look, word) for _, word in picks]
    return plot_values(look, question, picks)


def split(name: str) -> tuple[str, str]:
    """A choice's family and what stands in its brackets."""
    family, _, word = name.partition("(")
    return family, word.rstrip(")")


def number(fact: object) -> int:
    """A fact that is a seat."""
    assert isinstance(fact, int)
    return fact


def order_values(
    look: Outlook, question: Question, picks: list[tuple[str, str]], hand: list[int], pairs: bool
) -> list[float]:
    """Phase II: each type by its best count, each count by what it leads to (SPI-6)."""
    found = []
    first = CARDS.index(str(question.facts["card"])) if "card" in question.facts else 0
    for family, word in picks:
        if family == "order_type":
            found.append(order_value(look, hand, CARDS.index(word), pairs))
        elif family == "order_none":
            found.append(look.trimmed())
        elif family == "order_count":
            found.append(revealed(look, [(first, int(word))]))
        elif family == "order_pair":
            others = [kind for kind in range(KINDS) if kind != first and hand[kind]]
            found.append(max(pair_value(look, first, other) for other in others))
        else:
            found.append(pair_value(look, first, CARDS.index(word)))
    return found


def action_value(look: Outlook, orders: list[int], family: str, word: str) -> float:
    """Phase III: powers as soon as they are there, then the reveal that lets the rest do most."""
    if family == "use_spy":
        return FAR - look.weights[int(word)]
    if family.startswith("use_"):
        return FAR
    if family == "end_turn":
        return 0.0
    first = CARDS.index(word)
    rest = [(kind, orders[kind]) for kind in range(KINDS) if orders[kind] and kind != first]
    return revealed(look, [(first, orders[first]), *rest])


def discard_value(look: Outlook, word: str) -> float:
    """Phase IV: what is left after this discard and the best ones after it."""
    if not word:
        return look.total()
    kind = CARDS.index(word)
    look.rows[look.me][kind] -= 1
    value = look.trimmed()
    look.rows[look.me][kind] += 1
    return value


def plot_values(
    look: Outlook, question: Question, picks: list[tuple[str, str]]
) -> list[float]:
    swaps = sorted(plans(look), reverse=True)
    facts = question.facts
    if question.kind == "plot-card-a":
        swaps = [plan for plan in swaps if plan[1] == facts["victim"]]
    elif question.kind != "plot-player-a":
        # What was chosen before is the best plan's beginning
        a = facts.get("a", swaps[0][1])
        card = facts.get("card_a", CARDS[swaps[0][2]])
        swaps = [plan for plan in swaps if plan[1] == a and CARDS[plan[2]] == card]
    if question.kind == "plot-card-b":
        swaps = [plan for plan in swaps if plan[3] == facts["victim"]]
    found = []
    for family, word in picks:
        if family == "plot_skip":
            found.append(0.0)
        elif family == "plot_player_a":
            found.append(max(plan[0] for plan in swaps if plan[1] == int(word)))
        elif family == "plot_card_a":
            found.append(max(plan[0] for plan in swaps if CARDS[plan[2]] == word))
        elif family == "plot_player_b":
            found.append(max((plan[0] for plan in swaps if plan[3] == int(word)), default=-FAR))
        else:
            found.append(max((plan[0] for plan in swaps if CARDS[plan[4]] == word), default=-FAR))
    return found
