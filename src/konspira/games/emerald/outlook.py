"""What a seat makes of its view: what cards, cities and tracks are worth to its faction."""

from __future__ import annotations

from konspira.games.emerald.cards import (
    ASSASSINATE,
    CARDS,
    CITIES,
    CLAIM,
    KINDS,
    LOYALIST,
    LT,
    MOVE,
    PLACE,
    RETRIEVE,
    RT,
    TEXTS,
)
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
SAFE = 2  # pieces of a lead that is not lost at once


class Outlook:
    """A view with the numbers of the game, for the seat that looks."""

    def __init__(self, view: View, rules: Rules) -> None:
        assert view.seat is not None
        self.view = view
        self.rules = rules
        self.me = view.seat
        self.own = view.seats[self.me]
        self.loyal = self.own.faction == "loyalist"
        self.hand = [CARDS.index(card) for card in self.own.hand or []]
        self.cities = {city.id: city for city in view.cities}
        paid = [name[4:-1] for name in view.plan if name.startswith("pay(")]
        left = [*self.hand]
        for name in paid:
            left.remove(CARDS.index(name))
        self.claimers = sum(self.symbols(card, CLAIM) > 0 for card in left)

    # -- cards -------------------------------------------------------------------------------------

    def symbols(self, card: int, symbol: int) -> int:
        """How many symbols of one kind a card shows."""
        return self.rules.value[symbol * KINDS + card]

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
        """What it costs to play a card for something else: the last one for a claim is dear."""
        last = self.claimers == 1 and self.symbols(card, CLAIM) > 0
        return 0.06 * self.use(card) + (LAST_CLAIMER if last else 0.0)

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
        if self.rules.madness[card]:
            worth -= 0.3 if self.own.tokens > 1 else 1.5
        return max(worth, 0.05)

    def mine(self, city: CityView) -> int:
        """Our pieces there."""
        return city.agents[self.me] + city.cubes[self.me]

    def best_rival(self, city: CityView) -> int:
        """The most pieces that a rival has there."""
        seats = range(len(city.agents))
        return max([city.agents[seat] + city.cubes[seat] for seat in seats if seat != self.me])

    def cubes_needed(self, city: CityView) -> int:
        """Cubes that make us lead with at least one cube (EME-5.2)."""
        need = self.best_rival(city) + 1 - self.mine(city)
        return max(need, 0 if city.cubes[self.me] else 1)

    def is_ours(self, city: CityView) -> bool:
        """Could we claim it, if it were the first action of a turn?"""
        return city.leader == self.me and city.cubes[self.me] > 0 and city.stack > 0

    def placing(self, city: CityView, cubes: int) -> float:
        """What so many new cubes in a city promise."""
        if city.card is None or cubes <= 0:
            return 0.0
        prize = self.prize(city)
        need = self.cubes_needed(city)
        lead = self.mine(city) + cubes - self.best_rival(city)
        if need == 0:  # already ours: only a safer lead
            before = self.mine(city) - self.best_rival(city)
            return 0.08 * prize * (min(lead, SAFE) - min(before, SAFE))
        if cubes < need:
            return 0.03 * prize * cubes / need
        return prize * (0.6 + 0.1 * min(lead, SAFE)) - 0.04 * cubes

    def reach(self) -> int:
        """How many cubes the hand can place."""
        total = sum(self.symbols(card, PLACE) for card in self.hand)
        return min(total, self.own.supply)

    # -- others ------------------------------------------------------------------------------------

    def suspicion(self, seat: int) -> float:
        """How likely a rival is of the other faction than we are."""
        rival = self.view.seats[seat]
        if rival.faction is not None:
            return float((rival.faction == "loyalist") != self.loyal)
        cards = self.rules.loyalists + self.rules.restorationists
        others = self.rules.restorationists if self.loyal else self.rules.loyalists
        chance = others / (cards - 1)
        own, other = rival.loyalist, rival.restorationist
        if not self.loyal:
            own, other = other, own
        return min(0.95, max(0.05, chance + 0.06 * (other - own)))

    def strongest(self, seats: list[int]) -> int:
        """The rival with the highest live total."""
        return max(seats, key=lambda seat: (self.view.seats[seat].total, seat))

    def spaces(self, faction: int) -> int:
        """How far a marker can still go."""
        names = ["loyalist", "restorationist"]
        return self.view.track - self.view.markers[names[faction]]

    def lead_on_track(self) -> int:
        """How far our marker is ahead."""
        ahead = self.view.markers["loyalist"] - self.view.markers["restorationist"]
        return ahead if self.loyal else -ahead

    def advancing(self, spaces: int) -> float:
        """What it is worth to push our marker so far."""
        lead = self.lead_on_track()
        kept = max(0, lead + spaces) - max(0, lead)
        denied = max(0, -lead) - max(0, -lead - spaces)
        return 0.75 * kept + 0.5 * denied

    def is_ahead(self) -> bool:
        """Do we believe to win if the game ended now?"""
        ours = self.estimate(self.me)
        rivals = [self.estimate(seat) for seat in range(len(self.view.seats)) if seat != self.me]
        return ours > max(rivals)

    def estimate(self, seat: int) -> float:
        """What a seat would keep of its points, as far as we can tell."""
        row = self.view.seats[seat]
        lead = self.lead_on_track()
        if seat == self.me:
            own = row.loyalist if self.loyal else row.restorationist
            kills = 0.5 * row.kills if self.loyal else 0.0
            return row.neutral + own + kills + max(0, lead)
        foe = self.suspicion(seat)
        ours = row.loyalist if self.loyal else row.restorationist
        theirs = row.restorationist if self.loyal else row.loyalist
        value = row.neutral + (1 - foe) * (ours + max(0, lead)) + foe * (theirs + max(0, -lead))
        return value + 0.3 * row.kills


def faction_of(loyal: bool) -> int:
    """The number of our faction."""
    return LOYALIST if loyal else 1 - LOYALIST


def city_index(name: str) -> int:
    """The number of a city."""
    return CITIES.index(name)
