"""Who is ahead: what a seat can tell of factions, scores and the end, from what it sees."""

from __future__ import annotations

from typing import Final

from konspira.games.emerald.cards import LOYALIST, RESTORATIONIST
from konspira.games.emerald.rules import Rules
from konspira.games.emerald.sight import City, Seat, Sight
from konspira.kernel.step import NOBODY

LAST: Final = 6.0  # ending the game as the winner, or not as the loser
PATIENCE: Final = 30  # turns after which nobody puts off the end any more


class Standing:
    """What is seen with the numbers of the game, for the seat that looks."""

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
        """How likely a rival is of the other faction than we are."""
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
        """What a seat would keep of its points, as far as we can tell."""
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
        """By how much we believe to win if the game ended now, with so many points more."""
        count = len(self.seats)
        scores = [self.estimate(seat) for seat in range(count)]
        scores[self.me] += gain
        lowest = 0
        for seat in range(count):
            if scores[seat] < scores[lowest]:
                lowest = seat
        last = 0.0 if lowest == self.me else self.foes[lowest]
        for seat in range(count):
            # Whoever shares the faction of the last is punished with it (EME-17.5).
            foe = 0.0 if seat == self.me else self.foes[seat]
            same = last * foe + (1.0 - last) * (1.0 - foe)
            scores[seat] -= self.rules.penalty * same
        return scores[self.me] - max([scores[seat] for seat in self.rivals])

    def is_ahead(self, gain: float = 0.0) -> bool:
        """Do we believe to win if the game ended now, with so many points more?"""
        return self.lead(gain) > 0.0

    # -- the tracks --------------------------------------------------------------------------------

    def spaces(self, faction: int) -> int:
        """How far a marker can still go."""
        return self.rules.track - self.sight.markers[faction]

    def lead_on_track(self) -> int:
        """How far our marker is ahead."""
        ahead = self.sight.markers[LOYALIST] - self.sight.markers[RESTORATIONIST]
        return ahead if self.loyal else -ahead

    def advancing(self, spaces: int) -> float:
        """What it is worth to push our marker so far."""
        lead = self.lead_on_track()
        kept = max(0, lead + spaces) - max(0, lead)
        denied = max(0, -lead) - max(0, -lead - spaces)
        return 0.75 * kept + 0.5 * denied

    # -- the end -----------------------------------------------------------------------------------

    def ending(self, live: int, kept: float) -> float:
        """What it means that points of ours end the game, if they do: to win it, or to lose it."""
        return self.verdict(kept) if self.own.total + live >= self.rules.target else 0.0

    def ending_track(self, spaces: int) -> float:
        """The same, for our marker."""
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
        """The end, with so many points more: good if it makes us win; else it is put off."""
        if self.is_ahead(gain):
            return LAST
        return -LAST if self.sight.turn < PATIENCE else 0.0
