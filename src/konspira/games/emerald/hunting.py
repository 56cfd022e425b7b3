"""What a seat could win by force: royals to kill or to hide, agents to kill."""

from __future__ import annotations

from typing import Final

from konspira.games.emerald.cards import ASSASSINATE, KINDS, MOVE
from konspira.games.emerald.rules import AGENT_BOMBS, HIDE_ROYALTY, MORE_BOMBS
from konspira.games.emerald.sight import City, Sight
from konspira.games.emerald.standing import Standing

DREAD: Final = 0.5  # what a roll of the sanity die costs
WORTHWHILE: Final = 1.0  # what agents are called for


class Hunter(Standing):
    """What the hand can do where, by the strengths of the own faction."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.hand: list[int] = sight.hand
        self.killers: list[int] = [c for c in self.hand if self.symbols(c, ASSASSINATE)]
        self._sought: bool = False
        self._goal: int = -1
        self._going: int = 0

    def symbols(self, card: int, symbol: int) -> int:
        """How many symbols of one kind a card shows."""
        return self.rules.value[symbol * KINDS + card]

    def mine(self, city: City) -> int:
        """Our pieces there."""
        return city.agents[self.me] + city.cubes[self.me]

    def best_rival(self, city: City) -> int:
        """The most pieces that a rival has there."""
        most = 0
        for seat in self.rivals:
            count = city.agents[seat] + city.cubes[seat]
            if count > most:
                most = count
        return most

    def bombs(self, city: City, spent: list[int], more: int = 0) -> int:
        """The most bombs that the rest of the hand can add there, with so many agents more."""
        agents = city.agents[self.me] + more
        rest = self.hand[:]
        for card in spent:
            rest.remove(card)
        total = extra = 0
        for card in rest:
            effect = self.rules.effect[card]
            bombs = self.rules.bombs[card]
            if effect == MORE_BOMBS:
                bombs = max(bombs, self.rules.amount[card])
            elif effect == AGENT_BOMBS:
                extra = max(extra, agents * self.rules.amount[card] - bombs)
            total += bombs
        return total + extra

    # -- royals ------------------------------------------------------------------------------------

    def wins_royals(self, card: int) -> bool:
        """Is this a card to win a royal with, for our faction?"""
        if self.loyal:
            return self.rules.effect[card] == HIDE_ROYALTY
        return self.symbols(card, ASSASSINATE) > 0

    def best_royal(self) -> int:
        """The points of the best royal in a slot."""
        most = 0
        for city in self.cities:
            if city.slot and city.royal_points > most:
                most = city.royal_points
        return most

    def royal(self, city: City) -> float:
        """What the royal of a city is worth to us, if we need only lead there to have it."""
        if not city.slot:
            return 0.0
        winners = [card for card in self.hand if self.wins_royals(card)]
        if not self.loyal:
            need = city.royal_bombs - city.agents[self.me]
            winners = [card for card in winners if self.bombs(city, [card]) >= need]
        if not winners or not (self.loyal or city.agents[self.me]):
            return 0.0
        return city.royal_points - DREAD

    # -- agents ------------------------------------------------------------------------------------

    def box(self, card: int) -> int:
        """The points for an agent killed with this card."""
        return max(0, self.rules.kill_points[card])

    def prey(self, city: City) -> float:
        """What a rival's agent there is worth to a Loyalist who need only lead to kill it."""
        if not self.loyal or not city.agents[self.me]:
            return 0.0
        need = city.bombs - city.agents[self.me]
        boxes = [self.box(card) for card in self.killers if self.bombs(city, [card]) >= need]
        return self.foe_there(city) * max(boxes, default=0)

    # -- calling agents ----------------------------------------------------------------------------

    def quarry(self, city: City) -> tuple[int, float]:
        """What could be killed there: the bombs it needs, and what it is worth to us."""
        if not self.loyal:
            return city.royal_bombs, city.royal_points - DREAD if city.slot else 0.0
        boxes = [self.box(card) for card in self.killers]
        return city.bombs, self.foe_there(city) * max(boxes, default=0)

    def foe_there(self, city: City) -> float:
        """How likely a rival with an agent there is an enemy."""
        most = 0.0
        for seat in self.rivals:
            if city.agents[seat] and self.foes[seat] > most:
                most = self.foes[seat]
        return most

    def journey(self, city: City) -> int:
        """How many agents must come here for that; 0 if it cannot be done, or is done."""
        need, worth = self.quarry(city)
        if worth < WORTHWHILE or not self.killers:
            return 0
        if city.leader == self.me and (self.prey(city) if self.loyal else self.royal(city)):
            return 0
        carriers = sorted(
            [card for card in self.hand if self.symbols(card, MOVE) and card not in self.killers],
            key=lambda card: (self.rules.bombs[card], -self.symbols(card, MOVE)),
        )
        killer = min(self.killers, key=lambda card: self.rules.bombs[card])  # its own do not count
        here = city.agents[self.me]
        elsewhere = sum([other.agents[self.me] for other in self.cities]) - here
        spent, moves = [killer], 0
        for card in carriers:
            spent.append(card)
            most = min(moves + self.symbols(card, MOVE), elsewhere)
            for more in range(moves + 1, most + 1):
                armed = here + more + self.bombs(city, spent, more) >= need
                if armed and self.mine(city) + more > self.best_rival(city):
                    return more
            moves = most
        return 0

    def goal(self) -> int:
        """The city that most deserves such a journey; -1: none does."""
        if not self._sought:
            self._sought = True
            best = 0.0
            for city in self.cities:
                worth = self.quarry(city)[1]
                if worth < WORTHWHILE or worth < best:
                    continue
                more = self.journey(city)
                if more:
                    best = worth
                    self._goal = city.number
                    self._going = more
        return self._goal

    def going(self) -> int:
        """How many agents are to go there."""
        self.goal()
        return self._going
