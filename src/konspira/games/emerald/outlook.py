"""What a seat makes of its view: what cards and cities are worth to its faction."""

from __future__ import annotations

from konspira.games.emerald.cards import (
    ASSASSINATE,
    CARDS,
    CLAIM,
    LT,
    MOVE,
    PLACE,
    RETRIEVE,
    RT,
    TEXTS,
)
from konspira.games.emerald.hunting import Hunter
from konspira.games.emerald.rules import FREE, HIDE_ROYALTY, NO_HEADING, Rules
from konspira.games.emerald.view import CityView, View

# What one symbol on a card in hand is worth, in points.
PLACE_WORTH = 0.25
CLAIM_WORTH = 0.45
RETRIEVE_WORTH = 0.2
MOVE_WORTH = 0.08
KILL_WORTH = 0.3
TRACK_WORTH = 0.6  # of the own faction's marker
BOMB_WORTH = 0.12
FOREIGN = 0.1  # points of the other faction count while the game lasts
RECRUIT = 0.45  # an agent on claiming
ENOUGH = 5  # agents that one has work for
LAST_CLAIMER = 0.5  # the only card in hand that can claim
SAFE = 3  # pieces of a lead that is not lost at once
CUBE = 0.04  # what a cube costs
CATCH = 0.6  # of the points that a card could win by force
ROYAL_CARD = 0.8  # the card in hand that wins a royal which can be had


class Outlook(Hunter):
    """A view with the numbers of the game, for the seat that looks."""

    def __init__(self, view: View, rules: Rules) -> None:
        super().__init__(view, rules)
        left = [*self.hand]
        for name in view.plan:
            if name.startswith("pay("):
                left.remove(CARDS.index(name[4:-1]))
        self.claimers = sum(self.symbols(card, CLAIM) > 0 for card in left)

    # -- cards -------------------------------------------------------------------------------------

    def use(self, card: int) -> float:
        """What a card is good for in the hand."""
        rules = self.rules
        own, other = (LT, RT) if self.loyal else (RT, LT)
        worth = PLACE_WORTH * self.symbols(card, PLACE) + CLAIM_WORTH * self.symbols(card, CLAIM)
        worth += RETRIEVE_WORTH * self.symbols(card, RETRIEVE)
        worth += MOVE_WORTH * self.symbols(card, MOVE)
        worth += KILL_WORTH * self.symbols(card, ASSASSINATE)
        worth += TRACK_WORTH * self.symbols(card, own) - 0.02 * self.symbols(card, other)
        worth += BOMB_WORTH * rules.bombs[card]
        if card < TEXTS and rules.heading[card] != NO_HEADING:
            worth += 0.6 if rules.heading[card] == FREE else 0.25
            if rules.effect[card] == HIDE_ROYALTY:
                worth += 1.0 if self.loyal else -0.2
        return worth

    def cost(self, card: int) -> float:
        """What it costs to play a card for something else.

        The last one for a claim is dear, and so is one for a royal that can be had.
        """
        last = self.claimers == 1 and self.symbols(card, CLAIM) > 0
        kept = self.wins_royals(card) and any(self.royal(city) for city in self.view.cities)
        worth = 0.06 * self.use(card) + (LAST_CLAIMER if last else 0.0)
        return worth + (ROYAL_CARD if kept else 0.0)

    def points(self, card: int) -> float:
        """The points of a card, as its owner will be able to count them."""
        neutral, restorationist, loyal = self.rules.points[card * 4 : card * 4 + 3]
        own, other = (loyal, restorationist) if self.loyal else (restorationist, loyal)
        return neutral + own + FOREIGN * other

    # -- cities ------------------------------------------------------------------------------------

    def prize(self, city: CityView) -> float:
        """What the face-up card of a city is worth to us."""
        if city.card is None:
            return 0.0
        card = CARDS.index(city.card)
        worth = self.points(card) + 0.5 * self.use(card)
        if self.own.on_board < ENOUGH:
            worth += RECRUIT * min(self.rules.agents[card], self.own.agents)
        if self.wins_royals(card):
            worth += CATCH * self.best_royal()
        if self.loyal:
            worth += CATCH * self.box(card) * self.enemy
        if self.rules.madness[card]:
            worth -= 0.3 if self.own.tokens > 1 else 1.5
        return max(worth, 0.05)

    def claiming(self, city: CityView) -> float:
        """What it is worth to take it now."""
        return self.prize(city) + self.ending_claim(city)

    def ending_claim(self, city: CityView) -> float:
        """What it means that the face-up card of a city ends the game, if it does."""
        if city.card is None:
            return 0.0
        card = CARDS.index(city.card)
        neutral, restorationist, loyal = self.rules.points[card * 4 : card * 4 + 3]
        kept = neutral + (loyal if self.loyal else restorationist)
        return self.ending(neutral + restorationist + loyal, kept)

    def cubes_needed(self, city: CityView) -> int:
        """Cubes that make us lead with at least one cube (EME-5.2)."""
        need = self.best_rival(city) + 1 - self.mine(city)
        return max(need, 0 if city.cubes[self.me] else 1)

    def is_ours(self, city: CityView) -> bool:
        """Could we claim it, if it were the first action of a turn?"""
        return city.leader == self.me and city.cubes[self.me] > 0 and city.stack > 0

    def placing(self, city: CityView, cubes: int) -> float:
        """What so many new cubes in a city promise: its card, and its royal."""
        if cubes <= 0:
            return 0.0
        won = city.leader != self.me and self.mine(city) + cubes > self.best_rival(city)
        spoils = self.royal(city) + self.prey(city) if won else 0.0
        return spoils * (1.0 if self.view.actions == 2 else 0.7) + self.promise(city, cubes)

    def promise(self, city: CityView, cubes: int) -> float:
        """What so many new cubes promise of the face-up card."""
        if city.card is None:
            return 0.0
        prize = self.prize(city)
        need = self.cubes_needed(city)
        lead = self.mine(city) + cubes - self.best_rival(city)
        if need == 0:  # already ours: only a safer lead
            before = self.mine(city) - self.best_rival(city)
            return 0.08 * prize * (min(lead, SAFE) - min(before, SAFE))
        if cubes < need:
            return 0.03 * prize * cubes / need
        return prize * (0.6 + 0.1 * min(lead, SAFE)) - CUBE * cubes

    def reach(self) -> int:
        """How many cubes the hand can place."""
        total = sum(self.symbols(card, PLACE) for card in self.hand)
        return min(total, self.own.supply)
