"""The standing of the seats: factions, scores and the end, as one seat can estimate them."""

from __future__ import annotations

from typing import Final

from konspira.games.emerald.cards import LOYALIST, RESTORATIONIST
from konspira.games.emerald.rules import Rules
from konspira.games.emerald.sight import City, Seat, Sight
from konspira.kernel.step import NOBODY

LAST: Final = 6.0  # the worth of ending the game as the winner; a loser pays as much
PATIENCE: Final = 30  # turns after which no player puts off the end any more


class Standing:
    """The table as the seat sees it, with the numbers of the game."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Sight = sight
        self.rules: Rules = sight.rules
        self.me: int = sight.me
        self.cities: list[City] = sight.cities
        self.seats: list[Seat] = sight.seats
        self.own: Seat = sight.seats[self.me]
        self.loyal: bool = self.own.faction == LOYALIST
        self.rivals: list[int] = [seat for seat in range(len(self.seats)) if seat != self.me]
        self.foes: list[float] = [self._suspicion(seat) for seat in range(len(self.seats))]
        self.enemy: float = max([self.foes[seat] for seat in self.rivals])

    # -- the others --------------------------------------------------------------------------------

    def suspicion(self, seat: int) -> float:
        """Estimate the chance that a rival is of the other faction."""
        return self.foes[seat]

    def _suspicion(self, seat: int) -> float:
        rival = self.seats[seat]
        if rival.faction != NOBODY:
            return 1.0 if (rival.faction == LOYALIST) != self.loyal else 0.0
        cards = self.rules.loyalists + self.rules.restorationists
        others = self.rules.restorationists if self.loyal else self.rules.loyalists
        chance = others / (cards - 1)
        own = rival.loyalist if self.loyal else rival.restorationist
        other = rival.restorationist if self.loyal else rival.loyalist
        return min(0.95, max(0.05, chance + 0.06 * (other - own)))

    def estimate(self, seat: int) -> float:
        """Estimate the points that a seat would keep."""
        row = self.seats[seat]
        lead = self.lead_on_track()
        if seat == self.me:
            own = row.loyalist if self.loyal else row.restorationist
            kills = 0.5 * row.kills if self.loyal else 0.0
            return row.neutral + own + kills + max(0, lead)
        foe = self.foes[seat]
        ours = row.loyalist if self.loyal else row.restorationist
        theirs = row.restorationist if self.loyal else row.loyalist
        value = row.neutral + (1.0 - foe) * (ours + max(0, lead)) + foe * (theirs + max(0, -lead))
        return value + 0.3 * row.kills

    def lead(self, gain: float = 0.0) -> float:
        """Estimate our lead if the game ended now, with `gain` more points for us."""
        count = len(self.seats)
        scores = [self.estimate(seat) for seat in range(count)]
        scores[self.me] += gain
        lowest = 0
        for seat in range(count):
            if scores[seat] < scores[lowest]:
                lowest = seat
        last = 0.0 if lowest == self.me else self.foes[lowest]
        for seat in range(count):
            # Seats that share the faction of the last one are punished with it (EME-17.5).
            foe = 0.0 if seat == self.me else self.foes[seat]
            same = last * foe + (1.0 - last) * (1.0 - foe)
            scores[seat] -= self.rules.penalty * same
        return scores[self.me] - max([scores[seat] for seat in self.rivals])

    def is_ahead(self, gain: float = 0.0) -> bool:
        """Do we expect to win if the game ended now, with `gain` more points for us?"""
        return self.lead(gain) > 0.0

    # -- the tracks --------------------------------------------------------------------------------

    def spaces(self, faction: int) -> int:
        """Return how far a marker can still go."""
        return self.rules.track - self.sight.markers[faction]

    def lead_on_track(self) -> int:
        """Return how far our marker is ahead."""
        ahead = self.sight.markers[LOYALIST] - self.sight.markers[RESTORATIONIST]
        return ahead if self.loyal else -ahead

    def advancing(self, spaces: int) -> float:
        """Return the worth of pushing our marker by some spaces."""
        lead = self.lead_on_track()
        kept = max(0, lead + spaces) - max(0, lead)
        denied = max(0, -lead) - max(0, -lead - spaces)
        return 0.75 * kept + 0.5 * denied

    # -- the end -----------------------------------------------------------------------------------

    def ending(self, live: int, kept: float) -> float:
        """Value the end if our new points reach the target: to win or to lose; 0: it goes on."""
        return self.verdict(kept) if self.own.total + live >= self.rules.target else 0.0

    def ending_track(self, spaces: int) -> float:
        """Do the same as `ending` for our marker."""
        lead = self.lead_on_track()
        live = abs(lead + spaces) - abs(lead)
        is_full = spaces >= self.spaces(LOYALIST if self.loyal else RESTORATIONIST)
        most = max([row.total for row in self.seats])
        if not is_full and most + live < self.rules.target:
            return 0.0
        kept = max(0, lead + spaces) - max(0, lead)
        denied = max(0, -lead) - max(0, -lead - spaces)
        return self.verdict(float(kept + denied))

    def verdict(self, gain: float) -> float:
        """Value the end with `gain` more points: good if we win by it; else it is put off."""
        if self.is_ahead(gain):
            return LAST
        return -LAST if self.sight.turn < PATIENCE else 0.0
