"""Who is ahead: what a seat can tell of factions, scores and the end, from its view."""

from __future__ import annotations

from konspira.games.emerald.rules import Rules
from konspira.games.emerald.view import View

LAST = 6.0  # ending the game as the winner, or not as the loser
PATIENCE = 30  # turns after which nobody puts off the end any more


class Standing:
    """A view with the numbers of the game, for the seat that looks."""

    def __init__(self, view: View, rules: Rules) -> None:
        assert view.seat is not None
        self.view = view
        self.rules = rules
        self.me = view.seat
        self.own = view.seats[self.me]
        self.loyal = self.own.faction == "loyalist"
        self.rivals = [seat for seat in range(len(view.seats)) if seat != self.me]
        self.enemy = max([self.suspicion(seat) for seat in self.rivals])

    # -- the others --------------------------------------------------------------------------------

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

    def is_ahead(self, gain: float = 0.0) -> bool:
        """Do we believe to win if the game ended now, with so many points more?"""
        seats = range(len(self.view.seats))
        scores = [self.estimate(seat) for seat in seats]
        scores[self.me] += gain
        foes = [0.0 if seat == self.me else self.suspicion(seat) for seat in seats]
        last = foes[min(seats, key=lambda seat: scores[seat])]
        for seat in seats:  # whoever shares the faction of the last is punished with it (EME-17.5)
            same = last * foes[seat] + (1 - last) * (1 - foes[seat])
            scores[seat] -= self.rules.penalty * same
        return scores[self.me] > max([scores[seat] for seat in self.rivals])

    # -- the tracks --------------------------------------------------------------------------------

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

    # -- the end -----------------------------------------------------------------------------------

    def ending(self, live: int, kept: float) -> float:
        """What it means that points of ours end the game, if they do: to win it, or to lose it."""
        return self.verdict(kept) if self.own.total + live >= self.view.target else 0.0

    def ending_track(self, spaces: int) -> float:
        """The same, for our marker."""
        lead = self.lead_on_track()
        live = abs(lead + spaces) - abs(lead)
        is_full = spaces >= self.spaces(0 if self.loyal else 1)
        if not is_full and max([row.total for row in self.view.seats]) + live < self.view.target:
            return 0.0
        kept = max(0, lead + spaces) - max(0, lead)
        denied = max(0, -lead) - max(0, -lead - spaces)
        return self.verdict(kept + denied)

    def verdict(self, gain: float) -> float:
        """The end, with so many points more: good if it makes us win; else it is put off."""
        if self.is_ahead(gain):
            return LAST
        return -LAST if self.view.turn < PATIENCE else 0.0
