"""What a table promises one seat: the measure behind the greedy player's choices.

It is the result to expect: one's own total less that of the opponents, the strongest counting most.
A character is worth its influence times the chance to be its sole leader at the end (SPI-12.1), and
a little for every round in which its power can be used. Nothing here is a rule: the numbers in
capitals were found by letting variants play each other.
"""

from __future__ import annotations

from konspira.games.spiskowcy.cards import (
    BANKER,
    BISHOP,
    CARDS,
    CHARACTERS,
    GUARD,
    PLOT,
    PRINCE,
    RAID,
    SEER,
    SPY,
)
from konspira.games.spiskowcy.choices import MOST_COPIES
from konspira.games.spiskowcy.shapes import View
from konspira.games.spiskowcy.state import Rules

STEEP = 1.8  # how much one card more or less decides a majority when nearly all is known
FADE = 1.4  # how fast that fades with each round still to come
HIDDEN = 0.5  # an order that is still to be revealed counts as so much of a round
RIVAL = 0.4  # how much of the weight of all opponents lies on the strongest
POWER = [0.0, 0.1, 0.1, 0.5, 1.5, 0.2, 0.6, 0.6, 0.4]  # of each character, for one round
RELIEF = 1.0  # the Bishop's power for one round, while there is an event to destroy
ROBBERY = 1.2  # the Spy's power for one round, while somebody has a point to steal
BURDEN = 0.6  # what an event costs beyond its point: it fills a place (SPI-9.2)

NEVER = 1e9  # a loss that nothing outweighs


def chances(rounds: float) -> list[float]:
    """The chance to end as sole leader, by the margin over the best rival (plus MOST_COPIES)."""
    margins = range(-MOST_COPIES, MOST_COPIES + 1)
    if rounds == 0:
        return [float(margin > 0) for margin in margins]
    # Plain arithmetic, no library function: the same on every machine.
    slopes = [STEEP / (1 + FADE * rounds) * (margin - 0.5) for margin in margins]
    return [0.5 + 0.5 * slope / (1 + abs(slope)) for slope in slopes]


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
        self.left = view.rounds - view.round  # rounds after this one
        acting = self._yet_to_act(view)
        self.uses = [self.left + (seat in acting) for seat in range(self.seats)]
        hidden = len([seat for seat in acting if seat != self.me])
        self.chances = chances(self.left + HIDDEN * hidden)
        self.weights = self._weights([seat.total for seat in view.seats])
        self.known: dict[tuple[int, ...], float] = {}

    def _yet_to_act(self, view: View) -> list[int]:
        """The seats whose action turn of this round is not over."""
        order = [(view.first + step) % self.seats for step in range(self.seats)]
        if view.phase == "orders":
            return order
        return order[order.index(view.active) :] if view.active is not None else []

    def _weights(self, totals: list[int]) -> list[float]:
        """How much each seat's total counts: one's own for, the others' against."""
        others = [seat for seat in range(self.seats) if seat != self.me]
        best = max(totals[seat] for seat in others)
        leaders = [seat for seat in others if totals[seat] == best]
        weights = [(RIVAL - 1) / len(others)] * self.seats
        for seat in leaders:
            weights[seat] -= RIVAL / len(leaders)
        weights[self.me] = 1.0
        return weights

    # -- who may do what ---------------------------------------------------------------------------

    def leads(self, seat: int, kind: int) -> bool:
        """Has this seat the majority (SPI-4)?"""
        mine = self.rows[seat][kind]
        rival = max([self.rows[other][kind] for other in range(self.seats) if other != seat])
        return mine > 0 and mine + (self.rows[seat][SEER] > 0) > rival

    def has_character(self, seat: int) -> bool:
        """Is there anything that an event could hit?"""
        return any(self.rows[seat][:CHARACTERS])

    def raid_victims(self) -> list[int]:
        """Whom this seat may raid (SPI-9.4)."""
        return [
            seat
            for seat in range(self.seats)
            if seat != self.me and self.has_character(seat) and not self.leads(seat, GUARD)
        ]

    def plot_players(self) -> list[int]:
        """Who may be one of the two in a Plot, clockwise from this seat (SPI-9.6)."""
        spies_protect = self.seats > 2 or self.rules.two_seat_protection
        order = [(self.me + step) % self.seats for step in range(self.seats)]
        return [
            seat
            for seat in order
            if self.has_character(seat)
            and not (spies_protect and not self.rows[seat][GUARD] and self.leads(seat, SPY))
        ]

    # -- what it is worth --------------------------------------------------------------------------

    def worth(self, kind: int) -> float:
        """What the copies of one character in all tableaux mean to this seat."""
        rows = self.rows
        key = (kind, *[row[kind] for row in rows], *[row[SEER] for row in rows])
        if kind == BISHOP:
            key += tuple([row[RAID] + row[PLOT] for row in rows])
        if key not in self.known:
            self.known[key] = self._worth(kind)
        return self.known[key]

    def _worth(self, kind: int) -> float:
        counts = [row[kind] for row in self.rows]
        second, first = sorted(counts)[-2:]
        value = 0.0
        for seat, mine in enumerate(counts):
            rival = second if mine == first else first
            gain = float(self.rules.influence[kind])
            if mine and mine + (self.rows[seat][SEER] > 0) > rival:  # SPI-4: it leads
                gain += self.power(seat, kind)
            value += self.weights[seat] * gain * self.chances[mine - rival + MOST_COPIES]
        return value

    def power(self, seat: int, kind: int) -> float:
        """What a character's power brings a seat that goes on having it (SPI-8)."""
        rounds = self.uses[seat]
        if kind == BANKER:
            return POWER[BANKER] * min(rounds, self.bank)
        if kind == BISHOP:
            events = self.rows[seat][RAID] + self.rows[seat][PLOT]
            return POWER[BISHOP] * rounds + RELIEF * min(rounds, events)
        if kind == SPY:
            loot = sum(self.points) - self.points[seat]
            return POWER[SPY] * rounds + ROBBERY * min(rounds, loot)
        return POWER[kind] * (rounds if kind == PRINCE else self.left)

    def total(self) -> float:
        """What the whole table means to this seat."""
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
        """What the table means to this seat after its best discards (SPI-11)."""
        surplus = sum(self.rows[self.me]) - self.keep
        if surplus <= 0:
            return self.total()
        held = [kind for kind in range(CHARACTERS) if self.rows[self.me][kind]]
        least = self.loss(surplus, held)
        if self.leads(self.me, PRINCE):  # SPI-11.2: a bonus for as long as the Princes stay
            others = [kind for kind in held if kind != PRINCE]
            least = min(least, self.loss(surplus - self.rules.prince_bonus, others))
        return self.total() - least

    def loss(self, surplus: int, kinds: list[int]) -> float:
        """The least that it costs to discard so many characters of these types."""
        least = [0.0] + [NEVER] * surplus  # by number of discards
        for kind in kinds:
            costs = self.discard_costs(kind, surplus)
            for gone in range(surplus, 0, -1):
                least[gone] = min(
                    [least[gone - i] + costs[i] for i in range(min(gone + 1, len(costs)))]
                )
        return [cost for cost in least if cost < NEVER][-1]  # SPI-11.5: events stay

    def discard_costs(self, kind: int, most: int) -> list[float]:
        """What it costs to discard 0, 1, 2, … cards of a type."""
        row = self.rows[self.me]
        have = row[kind]
        now = self.worth(kind)
        costs = [0.0]
        for gone in range(1, min(have, most) + 1):
            row[kind] = have - gone
            costs.append(now - self.worth(kind))
        row[kind] = have
        return costs
