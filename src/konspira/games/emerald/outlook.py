"""The outlook of one seat: the worth of cards and cities to its faction."""

from __future__ import annotations

from typing import Final

from konspira.games.emerald.cards import (
    ASSASSINATE,
    CLAIM,
    LT,
    MOVE,
    PLACE,
    RETRIEVE,
    RT,
    TEXTS,
)
from konspira.games.emerald.hunting import Hunter
from konspira.games.emerald.rules import FREE, HIDE_ROYALTY, NO_HEADING
from konspira.games.emerald.sight import City, Sight
from konspira.games.emerald.state import LOYALIST_POINTS, NEUTRAL, RESTORATIONIST_POINTS

# The worth of one symbol on a card in hand, in points.
PLACE_WORTH: Final = 0.25
CLAIM_WORTH: Final = 0.45
RETRIEVE_WORTH: Final = 0.2
MOVE_WORTH: Final = 0.08
KILL_WORTH: Final = 0.3
TRACK_WORTH: Final = 0.6  # of the seat's own marker
BOMB_WORTH: Final = 0.12
FOREIGN: Final = 0.1  # worth of the other faction's points, which count while the game lasts
RECRUIT: Final = 0.45  # the worth of an agent gained by a claim
ENOUGH: Final = 5  # how many agents have work to do
LAST_CLAIMER: Final = 0.5  # the worth of the only card in hand that can claim
SAFE: Final = 3  # how many pieces of a lead are not lost at once
CUBE: Final = 0.04  # the cost of a cube
CATCH: Final = 0.6  # the part of the points that a card could win by force
ROYAL_CARD: Final = 0.8  # the worth of a card in hand that wins a royal within reach


class Outlook(Hunter):
    """A view with the numbers of the game, for the seat that sees it."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        left = self.hand[:]
        for card in sight.paid:
            left.remove(card)
        self.claimers: int = len([card for card in left if self.symbols(card, CLAIM)])

    # -- cards -------------------------------------------------------------------------------------

    def use(self, card: int) -> float:
        """Return the worth of a card in the hand."""
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
        """Return the cost of playing a card for something else.

        The last card that can claim costs more, and so does one that wins a royal within reach.
        """
        last = self.claimers == 1 and self.symbols(card, CLAIM) > 0
        kept = self.wins_royals(card) and self.some_royal()
        worth = 0.06 * self.use(card) + (LAST_CLAIMER if last else 0.0)
        return worth + (ROYAL_CARD if kept else 0.0)

    def some_royal(self) -> bool:
        """Is a royal within reach?"""
        for city in self.cities:
            if self.royal(city):
                return True
        return False

    def points(self, card: int) -> float:
        """Return the points of a card, as its owner will be able to count them."""
        points = self.rules.points
        neutral = points[card * 4 + NEUTRAL]
        restorationist = points[card * 4 + RESTORATIONIST_POINTS]
        loyal = points[card * 4 + LOYALIST_POINTS]
        own, other = (loyal, restorationist) if self.loyal else (restorationist, loyal)
        return neutral + own + FOREIGN * other

    # -- cities ------------------------------------------------------------------------------------

    def prize(self, city: City) -> float:
        """Return the worth of a city's face-up card to us."""
        if city.card < 0:
            return 0.0
        card = city.card
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

    def claiming(self, city: City) -> float:
        """Return the worth of taking it now."""
        return self.prize(city) + self.ending_claim(city)

    def ending_claim(self, city: City) -> float:
        """Return the worth of ending the game with a city's face-up card; 0: it goes on."""
        if city.card < 0:
            return 0.0
        card = city.card
        points = self.rules.points
        neutral = points[card * 4 + NEUTRAL]
        restorationist = points[card * 4 + RESTORATIONIST_POINTS]
        loyal = points[card * 4 + LOYALIST_POINTS]
        kept = neutral + (loyal if self.loyal else restorationist)
        return self.ending(neutral + restorationist + loyal, kept)

    def cubes_needed(self, city: City) -> int:
        """Return the cubes that make us lead with at least one cube (EME-5.2)."""
        need = self.best_rival(city) + 1 - self.mine(city)
        return max(need, 0 if city.cubes[self.me] else 1)

    def is_ours(self, city: City) -> bool:
        """Could we claim it, if it were the first action of a turn?"""
        return city.leader == self.me and city.cubes[self.me] > 0 and city.stack > 0

    def placing(self, city: City, cubes: int) -> float:
        """Return the worth of new cubes in a city: its card, and its royal."""
        if cubes <= 0:
            return 0.0
        won = city.leader != self.me and self.mine(city) + cubes > self.best_rival(city)
        spoils = self.royal(city) + self.prey(city) if won else 0.0
        return spoils * (1.0 if self.sight.actions == 2 else 0.7) + self.promise(city, cubes)

    def promise(self, city: City, cubes: int) -> float:
        """Return the share of the face-up card's worth that new cubes bring."""
        if city.card < 0:
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
        """Return how many cubes the hand can place."""
        total = sum([self.symbols(card, PLACE) for card in self.hand])
        return min(total, self.own.supply)


SPREAD: Final = 5.0  # how far off a lead may be ...
HURRY: Final = 0.25  # ... and more for each point missing to the target


def judge(sight: Sight) -> float:
    """Estimate the seat's chance to win, by the points that it would keep."""
    look = Outlook(sight)
    lead = look.lead()
    promise = 0.0
    for city in look.cities:
        if look.is_ours(city):
            promise += 0.3 * look.prize(city)
        else:
            promise -= 0.3 * look.prize(city) * (1.0 if city.leader >= 0 else 0.0)
    lead += promise
    away = look.rules.target - max([row.total for row in look.seats])
    size = lead if lead > 0.0 else -lead
    return 0.5 + 0.5 * lead / (size + SPREAD + HURRY * max(0, away))
