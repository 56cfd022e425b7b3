"""The prizes that a seat could win by force: royals to kill or to hide, agents to kill."""

from __future__ import annotations

from typing import Final

from konspira.games.emerald.cards import ASSASSINATE, KINDS, MOVE
from konspira.games.emerald.rules import AGENT_BOMBS, HIDE_ROYALTY, MORE_BOMBS
from konspira.games.emerald.sight import City, Sight
from konspira.games.emerald.standing import Standing

DREAD: Final = 0.5  # the cost of rolling the sanity die
WORTHWHILE: Final = 1.0  # the least worth for which agents are called


class Hunter(Standing):
    """The means of a hand in each city, and the prizes there for its faction."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.hand: list[int] = sight.hand
        self.killers: list[int] = [c for c in self.hand if self.symbols(c, ASSASSINATE)]
        self._sought: bool = False
        self._goal: int = -1
        self._going: int = 0

    def symbols(self, card: int, symbol: int) -> int:
        """Count the symbols of one kind on a card."""
        return self.rules.value[symbol * KINDS + card]

    def mine(self, city: City) -> int:
        """Count our pieces there."""
        return city.agents[self.me] + city.cubes[self.me]

    def best_rival(self, city: City) -> int:
        """Return the most pieces that a rival has there."""
        most = 0
        for seat in self.rivals:
            count = city.agents[seat] + city.cubes[seat]
            if count > most:
                most = count
        return most

    def bombs(self, city: City, spent: list[int], more: int = 0) -> int:
        """Return the most bombs that the rest of the hand can add there, with `more` agents."""
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
        """Return the points of the best royal in a slot."""
        most = 0
        for city in self.cities:
            if city.slot and city.royal_points > most:
                most = city.royal_points
        return most

    def royal(self, city: City) -> float:
        """Return the worth of a city's royal to us, if only the lead there is missing."""
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
        """Return the points for an agent killed with this card."""
        return max(0, self.rules.kill_points[card])

    def prey(self, city: City) -> float:
        """Return the worth of a rival's agent there to a Loyalist who only lacks the lead."""
        if not self.loyal or not city.agents[self.me]:
            return 0.0
        need = city.bombs - city.agents[self.me]
        boxes = [self.box(card) for card in self.killers if self.bombs(city, [card]) >= need]
        return self.foe_there(city) * max(boxes, default=0)

    # -- calling agents ----------------------------------------------------------------------------

    def quarry(self, city: City) -> tuple[int, float]:
        """Return the bombs that a kill there needs, and its worth to us."""
        if not self.loyal:
            return city.royal_bombs, city.royal_points - DREAD if city.slot else 0.0
        boxes = [self.box(card) for card in self.killers]
        return city.bombs, self.foe_there(city) * max(boxes, default=0)

    def foe_there(self, city: City) -> float:
        """Return the chance that a rival with an agent there is an enemy."""
        most = 0.0
        for seat in self.rivals:
            if city.agents[seat] and self.foes[seat] > most:
                most = self.foes[seat]
        return most

    def journey(self, city: City) -> int:
        """Return how many agents must come here for a kill; 0: it is impossible, or ready."""
        need, worth = self.quarry(city)
        if worth < WORTHWHILE or not self.killers:
            return 0
        if city.leader == self.me and (self.prey(city) if self.loyal else self.royal(city)):
            return 0
        carriers = sorted(
            [card for card in self.hand if self.symbols(card, MOVE) and card not in self.killers],
            key=lambda card: (self.rules.bombs[card], -self.symbols(card, MOVE)),
        )
        killer = min(self.killers, key=lambda card: self.rules.bombs[card])  # without its own bombs
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
        """Return the city that is most worth such a journey; -1: none."""
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
        """Return how many agents are to go there."""
        self.goal()
        return self._going
