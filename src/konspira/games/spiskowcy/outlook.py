"""The outlook of one seat: the measure behind the greedy player's choices.

It is the result to expect: the seat's own total less the totals of its opponents, the strongest
counting most. A character is worth its influence times the chance to be its sole leader at the end
(SPI-12.1), and a little for every round in which its power can be used. Nothing here is a rule: the
numbers in capitals were found by letting variants play each other.
"""

from __future__ import annotations

from typing import Final

from konspira.games.spiskowcy import score
from konspira.games.spiskowcy.cards import (
    BANKER,
    BISHOP,
    CARDS,
    CHARACTERS,
    GUARD,
    INNKEEPER,
    PLOT,
    PRINCE,
    RAID,
    SEER,
    SPY,
)
from konspira.games.spiskowcy.choices import MOST_COPIES
from konspira.games.spiskowcy.shapes import View
from konspira.games.spiskowcy.state import ORDER_PHASE, Rules, Spiskowcy
from konspira.kernel.step import NOBODY

STEEP: Final = 1.8  # how much one card decides in a majority when nearly all is known
FADE: Final = 1.4  # how fast STEEP fades with each round still to come
HIDDEN: Final = 0.5  # an order still to be revealed counts as this part of a round
RIVAL: Final = 0.4  # how much of the weight of all opponents lies on the strongest
POWER: Final = [0.0, 0.1, 0.1, 0.5, 1.5, 0.2, 0.6, 0.6, 0.4]  # of each character, for one round
RELIEF: Final = 1.0  # the Bishop's power for one round, while there is an event to destroy
ROBBERY: Final = 1.2  # the Spy's power for one round, while an opponent has a point to steal
BURDEN: Final = 0.6  # the cost of an event beyond its point: it fills a place (SPI-9.2)

SPREAD: Final = 3.0  # how far off the expected result may be at the end ...
DRIFT: Final = 1.5  # ... and more for each round to come

NEVER: Final = 1e9  # a loss that nothing outweighs
UNKNOWN: Final = [-NEVER] * CHARACTERS  # values that are still to be computed


def chances(rounds: float) -> list[float]:
    """Return the chance to end as sole leader, by margin over the best rival (plus MOST_COPIES)."""
    margins = range(-MOST_COPIES, MOST_COPIES + 1)
    if rounds == 0:
        return [float(margin > 0) for margin in margins]
    # Plain arithmetic without library functions gives the same result on every machine.
    slopes = [STEEP / (1 + FADE * rounds) * (margin - 0.5) for margin in margins]
    return [0.5 + 0.5 * slope / (1 + abs(slope)) for slope in slopes]


CHANCES: Final = [chances(half * HIDDEN) for half in range(64)]  # by half rounds to come


class Outlook:
    """The table as one seat sees it, for trying out choices."""

    __slots__ = (
        "bank",
        "chances",
        "drops",
        "hand",
        "keep",
        "known",
        "left",
        "me",
        "orders",
        "pairs",
        "points",
        "rows",
        "rules",
        "seats",
        "uses",
        "weights",
    )

    def __init__(
        self,
        rules: Rules,
        me: int,
        rows: list[list[int]],
        points: list[int],
        bank: int,
        round: int,
        acting: list[int],
        totals: list[int],
    ) -> None:
        self.rules: Rules = rules
        self.me: int = me
        self.seats: int = len(rows)
        self.rows: list[list[int]] = rows
        self.known: list[float] = UNKNOWN[:]  # results of `worth`; see `changed`
        self.drops: list[float] = UNKNOWN[:]  # results of `drop`; likewise
        self.points: list[int] = points
        self.bank: int = bank
        self.keep: int = rules.keep[round]
        self.left: int = rules.rounds - round  # rounds after this one
        self.uses: list[int] = [self.left] * self.seats
        hidden = 0
        for seat in acting:
            self.uses[seat] += 1
            if seat != me:
                hidden += 1
        self.chances: list[float] = CHANCES[2 * self.left + hidden]
        self.weights: list[float] = self._weights(totals)
        self.hand: list[int] = []
        self.orders: list[int] = []
        self.pairs: bool = False  # may the seat lay two types (SPI-6.4)?

    def _weights(self, totals: list[int]) -> list[float]:
        """Return the weight of each seat's total: the own one counts for, the others against."""
        others = [seat for seat in range(self.seats) if seat != self.me]
        best = max([totals[seat] for seat in others])
        leaders = [seat for seat in others if totals[seat] == best]
        weights = [(RIVAL - 1.0) / len(others)] * self.seats
        for seat in leaders:
            weights[seat] -= RIVAL / len(leaders)
        weights[self.me] = 1.0
        return weights

    # -- what each seat may do ---------------------------------------------------------------------

    def leads(self, seat: int, kind: int) -> bool:
        """Has this seat the majority (SPI-4)?"""
        row = self.rows[seat]
        mine = row[kind]
        if mine == 0:
            return False
        if row[SEER]:
            mine += 1
        for other in range(self.seats):
            if other != seat and self.rows[other][kind] >= mine:
                return False
        return True

    def has_character(self, seat: int) -> bool:
        """Has the seat a character that an event could hit?"""
        row = self.rows[seat]
        for kind in range(CHARACTERS):
            if row[kind]:
                return True
        return False

    def raid_victims(self) -> list[int]:
        """Return the seats that this seat may raid (SPI-9.4)."""
        return [
            seat
            for seat in range(self.seats)
            if seat != self.me and self.has_character(seat) and not self.leads(seat, GUARD)
        ]

    def plot_players(self) -> list[int]:
        """Return the seats that may be in a Plot, clockwise from this seat (SPI-9.6)."""
        spies_protect = self.seats > 2 or self.rules.two_seat_protection
        order = [(self.me + step) % self.seats for step in range(self.seats)]
        return [
            seat
            for seat in order
            if self.has_character(seat)
            and not (spies_protect and not self.rows[seat][GUARD] and self.leads(seat, SPY))
        ]

    # -- values ------------------------------------------------------------------------------------

    def changed(self, kind: int) -> None:
        """Forget computed values after cards of a type came or went."""
        if kind == SEER:  # the Seer decides ties in every character
            self.known = UNKNOWN[:]
            self.drops = UNKNOWN[:]
        else:  # an event concerns only the Bishop
            place = kind if kind < CHARACTERS else BISHOP
            self.known[place] = -NEVER
            self.drops[place] = -NEVER

    def settle(self) -> None:
        """Compute all values once, before choices are tried out."""
        row = self.rows[self.me]
        for kind in range(CHARACTERS):
            self.worth(kind)
            if row[kind]:
                self.drop(kind)

    def worth(self, kind: int) -> float:
        """Return the worth to this seat of one character's copies in all tableaux."""
        value = self.known[kind]
        if value == -NEVER:
            value = self.weighed(kind)
            self.known[kind] = value
        return value

    def weighed(self, kind: int) -> float:
        """Compute the same as `worth` again: for rows that are changed and put back at once."""
        rows = self.rows
        first = 0
        second = 0
        for row in rows:
            count = row[kind]
            if count > first:
                second = first
                first = count
            elif count > second:
                second = count
        if first == 0:
            return 0.0  # all seats are equal, and the weights add up to 0
        influence = float(self.rules.influence[kind])
        value = 0.0
        for seat in range(self.seats):
            row = rows[seat]
            mine = row[kind]
            rival = second if mine == first else first
            gain = influence
            if mine:
                edge = mine + 1 if row[SEER] else mine
                if edge > rival:  # SPI-4: the seat leads
                    gain += self.power(seat, kind)
            value += self.weights[seat] * gain * self.chances[mine - rival + MOST_COPIES]
        return value

    def power(self, seat: int, kind: int) -> float:
        """Return the worth of a character's power to a seat that keeps it (SPI-8)."""
        rounds = self.uses[seat]
        if kind == BANKER:
            return POWER[BANKER] * min(rounds, self.bank)
        if kind == BISHOP:
            events = self.rows[seat][RAID] + self.rows[seat][PLOT]
            return POWER[BISHOP] * rounds + RELIEF * min(rounds, events)
        if kind == SPY:
            loot = 0
            for points in self.points:
                loot += points
            loot -= self.points[seat]
            return POWER[SPY] * rounds + ROBBERY * min(rounds, loot)
        return POWER[kind] * (rounds if kind == PRINCE else self.left)

    def total(self) -> float:
        """Return the worth of the whole table to this seat."""
        value = 0.0
        for seat in range(self.seats):
            row = self.rows[seat]
            value += self.weights[seat] * (self.points[seat] - row[RAID] - row[PLOT])
        if self.left:
            value -= BURDEN * (self.rows[self.me][RAID] + self.rows[self.me][PLOT])
        for kind in range(CHARACTERS):
            value += self.worth(kind)
        return value

    # -- the end of the round ----------------------------------------------------------------------

    def trimmed(self) -> float:
        """Return the worth of the table to this seat after its best discards (SPI-11)."""
        surplus = -self.keep
        for count in self.rows[self.me]:
            surplus += count
        if surplus <= 0:
            return self.total()
        held = [kind for kind in range(CHARACTERS) if self.rows[self.me][kind]]
        least = self.loss(surplus, held)
        if self.leads(self.me, PRINCE):  # SPI-11.2: a bonus while the Princes stay
            others = [kind for kind in held if kind != PRINCE]
            least = min(least, self.loss(surplus - self.rules.prince_bonus, others))
        return self.total() - least

    def loss(self, surplus: int, kinds: list[int]) -> float:
        """Return the least cost of discarding `surplus` characters of these types."""
        if surplus <= 0:
            return 0.0
        if surplus == 1:
            cheapest = NEVER
            for kind in kinds:
                cheapest = min(cheapest, self.drop(kind))
            return cheapest if kinds else 0.0
        least = [0.0] + [NEVER] * surplus  # by number of discards
        for kind in kinds:
            costs = self.discard_costs(kind, surplus)
            for gone in range(surplus, 0, -1):
                best = least[gone]
                for i in range(1, min(gone + 1, len(costs))):
                    cost = least[gone - i] + costs[i]
                    if cost < best:
                        best = cost
                least[gone] = best
        for gone in range(surplus, 0, -1):
            if least[gone] < NEVER:
                return least[gone]
        return 0.0  # SPI-11.5: events stay

    def drop(self, kind: int) -> float:
        """Return the cost of discarding one card of a type."""
        cost = self.drops[kind]
        if cost == -NEVER:
            row = self.rows[self.me]
            now = self.worth(kind)
            row[kind] = row[kind] - 1
            cost = now - self.weighed(kind)
            row[kind] = row[kind] + 1
            self.drops[kind] = cost
        return cost

    def discard_costs(self, kind: int, most: int) -> list[float]:
        """Return the costs of discarding 0, 1, 2, … cards of a type."""
        row = self.rows[self.me]
        have = row[kind]
        now = self.worth(kind)
        costs = [0.0]
        for gone in range(1, min(have, most) + 1):
            row[kind] = have - gone
            costs.append(now - self.weighed(kind))
        row[kind] = have
        return costs


# -- reading a view or a state ---------------------------------------------------------------------


def row_of(cards: dict[str, int] | None) -> list[int]:
    """Return the cards of a view, counted by type."""
    return [cards.get(card, 0) if cards else 0 for card in CARDS]


def of_view(view: View, rules: Rules) -> Outlook:
    """Return the outlook from a view."""
    assert view.seat is not None
    seats = len(view.seats)
    order = [(view.first + step) % seats for step in range(seats)]
    acting: list[int] = []  # the seats whose action turn of this round is not over
    if view.phase == "orders":
        acting = order
    elif view.active is not None:
        acting = order[order.index(view.active) :]
    look = Outlook(
        rules,
        view.seat,
        [row_of(seat.tableau) for seat in view.seats],
        [seat.points for seat in view.seats],
        view.bank,
        view.round,
        acting,
        [seat.total for seat in view.seats],
    )
    own = view.seats[view.seat]
    look.hand = row_of(own.hand)
    look.orders = row_of(own.orders)
    look.pairs = view.leaders["innkeeper"] == view.seat
    return look


def of_state(state: Spiskowcy, seat: int) -> Outlook:
    """Return the outlook from a state, without reading anything that the seat may not know."""
    acting: list[int] = []
    if state.phase == ORDER_PHASE:
        acting = state.seats_from(state.first)
    else:
        active = state.active()
        if active != NOBODY:
            order = state.seats_from(state.first)
            acting = order[order.index(active) :]
    look = Outlook(
        state.rules,
        seat,
        [row[:] for row in state.tableau],
        state.points,
        state.bank,
        state.round,
        acting,
        [score.total(state, other) for other in range(state.seats)],
    )
    look.hand = state.hand[seat]
    look.orders = state.orders[seat].row()
    look.pairs = state.leads(seat, INNKEEPER)
    return look


def judge(state: Spiskowcy, seat: int) -> float:
    """Estimate a seat's chance to win from its outlook."""
    look = of_state(state, seat)
    promise = look.total()
    size = promise if promise > 0.0 else -promise
    return 0.5 + 0.5 * promise / (size + SPREAD + DRIFT * look.left)
