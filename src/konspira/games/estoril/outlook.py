"""The outlook of one seat: the measure behind the greedy player's choices.

Each location is a contest for its reward. Its worth is the chance to win it, from the strengths
there, times what the card would add to the seat's score; the gains of the others count against it.
Nothing here is a rule: the numbers in capitals were found by letting variants play each other.
"""

from __future__ import annotations

from typing import Final

from konspira.games.estoril import score
from konspira.games.estoril.cards import CARDS, KINDS, MISSIONS, NATIONALIST, RECRUITS, cards_of
from konspira.games.estoril.placement import legal_spaces
from konspira.games.estoril.rules import DICE, LOSS, NO_ASSASSINS, Rules
from konspira.games.estoril.shapes import View
from konspira.games.estoril.spaces import (
    PLACE_OF,
    SLOTS_BESIDE,
    SPACE_COUNT,
    SPACES,
    SPACES_OF,
    TILE_COUNT,
    TILE_OF,
    TILES,
)
from konspira.games.estoril.state import PLACEMENT, Estoril, bit_of

MISSION: Final = 0.8  # the worth of one symbol of a mission at the end
STRENGTH_MISSION: Final = 0.3  # likewise for a point of strength
AGENDA: Final = 1.0  # the worth of one symbol of the seat's own agenda
MUSCLE: Final = 0.25  # a point of strength, for each round to come
TALENT: Final = 0.2  # a symbol, for each round to come
UNKNOWN: Final = 1.7  # the strength of a card that no seat has shown
LUCK: Final = 1.9  # the average bonus from dice
STEEP: Final = 0.9  # how much a point of strength decides when all cards are placed
FADE: Final = 0.12  # how fast STEEP fades with each card still to be placed
RIVAL: Final = 0.6  # the share of the others' gains that counts against the seat
LOST: Final = 0.8  # the part of a card that is lost where the weakest must give one up

SPREAD: Final = 4.0  # how far off the estimate may be at the end ...
DRIFT: Final = 2.0  # ... and more for each round to come

NOTHING: Final = -2  # no reward lies there
HIDDEN: Final = -1  # a reward or character lies there face down, unknown to the seat


class Outlook:
    """The table as one seat sees it, for trying out choices."""

    __slots__ = (
        "bonus",
        "card",
        "coming",
        "hidden",
        "is_open",
        "left",
        "me",
        "nationalists",
        "near",
        "open",
        "promise",
        "resolving",
        "rewards",
        "rules",
        "safe",
        "seat",
        "seats",
        "silent",
        "spaces",
        "value",
        "weights",
        "worst",
        "worths",
    )

    def __init__(self, rules: Rules, me: int, seats: int, round: int) -> None:
        self.rules: Rules = rules
        self.me: int = me
        self.seats: int = seats
        self.left: int = rules.rounds - round  # rounds after this one
        self.coming: int = 0  # cards still to be placed
        self.weights: list[float] = [0.0] * len(MISSIONS)
        self.value: list[float] = []  # by card
        self.near: list[list[int]] = []  # by tile: the adjacent locations
        self.open: list[int] = []  # the tiles that are still to be resolved
        self.resolving: int = -1
        self.seat: list[int] = [-1] * SPACE_COUNT  # by space: the seat of the character there
        self.card: list[int] = [HIDDEN] * SPACE_COUNT
        self.silent: list[bool] = [False] * SPACE_COUNT
        self.safe: list[bool] = [False] * SPACE_COUNT
        self.bonus: list[int] = [0] * SPACE_COUNT
        self.rewards: list[int] = [NOTHING] * TILE_COUNT
        self.worst: list[float] = []  # by seat: the least useful card
        self.hidden: float = 0.0  # the average worth of a face-down reward
        self.spaces: list[int] = []  # the spaces where a card could go
        self.nationalists: list[int] = [0] * TILE_COUNT
        self.is_open: list[bool] = [False] * TILE_COUNT
        self.worths: list[float] = []  # by tile, before any change ...
        self.promise: float = 0.0  # ... and all together

    def weigh(self, mission: int) -> None:
        """Give each symbol of a mission that the seat knows its worth."""
        strength = mission == self.rules.strength_mission
        self.weights[mission] += STRENGTH_MISSION if strength else MISSION

    def stand(self, space: int, seat: int, card: int, silent: bool, safe: bool, bonus: int) -> None:
        """Put a character on a space."""
        self.seat[space] = seat
        self.card[space] = card
        self.silent[space] = silent
        self.safe[space] = safe
        self.bonus[space] = bonus
        if card >= 0 and not silent and NATIONALIST in self.rules.symbols[card]:
            self.nationalists[TILE_OF[space]] += 1

    def leave(self, space: int) -> None:
        """Take the character off a space."""
        card = self.card[space]
        if card >= 0 and not self.silent[space] and NATIONALIST in self.rules.symbols[card]:
            self.nationalists[TILE_OF[space]] -= 1
        self.seat[space] = -1
        self.card[space] = HIDDEN
        self.bonus[space] = 0

    def get_ready(self, owned: list[list[int]]) -> None:
        """Compute everything that follows from the rest, once all is filled in."""
        self.value = [self._worth(card) for card in range(KINDS)]
        shown = [False] * KINDS
        for cards in owned:
            worst = 2.0
            for place in range(len(cards)):
                value = self.value[cards[place]]
                if place == 0 or value < worst:
                    worst = value
                shown[cards[place]] = True
            self.worst.append(worst)
        for card in self.rewards:
            if card >= 0:
                shown[card] = True
        if HIDDEN in self.rewards:
            total = 0.0
            count = 0
            for card in range(RECRUITS):
                if not shown[card]:
                    total += self.gain(self.me, card)
                    count += 1
            self.hidden = total / max(1, count)
        self.worths = [0.0] * TILE_COUNT
        self.promise = 0.0
        for tile in self.open:
            self.is_open[tile] = True
            self.worths[tile] = self.tile_worth(tile)
            self.promise += self.worths[tile]

    def _worth(self, card: int) -> float:
        """Return the worth of a card in hand: its points, its missions, its use until the end."""
        rules = self.rules
        value = float(rules.vp[card])
        for mission in range(len(self.weights)):
            if self.weights[mission] > 0.0:
                value += self.weights[mission] * rules.weight[mission][card]
        use = MUSCLE * rules.strength[card] + TALENT * len(rules.symbols[card])
        return value + use * self.left

    # -- gains from rewards ------------------------------------------------------------------------

    def gain(self, seat: int, card: int) -> float:
        """Return the gain from a recruit; the worst card is discarded for it."""
        if card < 0:
            return self.hidden
        more = self.value[card] - self.worst[seat]
        return 1.0 + more if more > 0.0 else 1.0

    # -- strengths ---------------------------------------------------------------------------------

    def flags(self, space: int, card: int) -> int:
        """Count the visible flags of this card's kind in range of a space."""
        flag = self.rules.flag
        wanted = flag[card]
        here = TILE_OF[space]
        count = self._flags_at(here, wanted, space)
        for tile in self.near[here]:
            count += self._flags_at(tile, wanted, space)
        return count

    def _flags_at(self, tile: int, wanted: int, space: int) -> int:
        flag = self.rules.flag
        count = 0
        reward = self.rewards[tile]
        if reward >= 0 and flag[reward] == wanted:
            count += 1
        for other in SPACES_OF[tile]:
            if other != space and self.seat[other] >= 0:
                card = self.card[other]
                if card >= 0 and flag[card] == wanted:
                    count += 1
        return count

    def strength(self, space: int) -> float:
        """Estimate the strength that the character on a space has, or will have."""
        rules = self.rules
        card = self.card[space]
        tile = TILE_OF[space]
        luck = LUCK if rules.special[tile] == DICE else 0.0
        if card < 0:
            return UNKNOWN + luck
        value = rules.strength[card] + luck
        if rules.flag[card] == rules.hotel_flag[tile]:
            value += 1.0
        if tile == self.resolving:
            return value + self.bonus[space]
        if not self.silent[space] and NATIONALIST in rules.symbols[card]:
            value += self.flags(space, card)
        return value

    def totals(self, tile: int) -> list[float]:
        """Return each seat's strength on a location, -1 for none; ties go to the lowest space."""
        found = [-1.0] * self.seats
        for space in SPACES_OF[tile]:
            seat = self.seat[space]
            if seat >= 0:
                if found[seat] < 0.0:
                    found[seat] = self.strength(space) + 0.1 * (3 - PLACE_OF[space])
                else:
                    found[seat] += self.strength(space)
        return found

    def chance(self, tile: int, totals: list[float], seat: int) -> float:
        """Estimate a seat's chance to win a location."""
        if totals[seat] < 0.0:
            return 0.0
        best = -1.0
        for other in range(self.seats):
            if other != seat and totals[other] > best:
                best = totals[other]
        slope = STEEP / (1.0 + FADE * self.coming) * (totals[seat] - best)
        if self.coming == 0 and tile == self.resolving:
            slope *= 4.0
        return 0.5 + 0.5 * slope / (1.0 + (slope if slope > 0.0 else -slope))

    def tile_worth(self, tile: int) -> float:
        """Return the worth of one location to this seat."""
        card = self.rewards[tile]
        if card == NOTHING:
            return 0.0
        totals = self.totals(tile)
        value = 0.0
        for seat in range(self.seats):
            if totals[seat] >= 0.0:
                weight = 1.0 if seat == self.me else -RIVAL / (self.seats - 1)
                value += weight * self.chance(tile, totals, seat) * self.gain(seat, card)
        if self.rules.special[tile] == LOSS and totals[self.me] >= 0.0:
            value -= self.risk(tile, totals)
        return value

    def total(self) -> float:
        """Return the worth of the whole town to this seat, as it was when this outlook was made."""
        return self.promise

    def changed(self, one: int, two: int = -1) -> float:
        """Return the worth of the whole town after a change at one location, or at two."""
        value = self.promise + self.difference(one)
        for tile in self.near[one]:  # characters there see the changed flags
            if self.nationalists[tile]:
                value += self.difference(tile)
        if two >= 0 and two != one:
            if two not in self.near[one] or not self.nationalists[two]:
                value += self.difference(two)
            for tile in self.near[two]:
                if self.nationalists[tile] and tile != one and tile not in self.near[one]:
                    value += self.difference(tile)
        return value

    def difference(self, tile: int) -> float:
        """Return the present worth of a location less its worth before the change."""
        return self.tile_worth(tile) - self.worths[tile] if self.is_open[tile] else 0.0

    def risk(self, tile: int, totals: list[float]) -> float:
        """Return the expected loss of characters at Boca do Inferno (EST-8.7)."""
        present = 0
        for total in totals:
            if total >= 0.0:
                present += 1
        if present < 2 and self.coming == 0:
            return 0.0
        least = 1e9
        for space in SPACES_OF[tile]:
            if self.seat[space] == self.me:
                least = min(least, self.value[self.card[space]])
        return LOST * (1.0 - self.chance(tile, totals, self.me)) * least

    def no_assassins(self, tile: int) -> bool:
        """Are assassins forbidden on this location (EST-8.1)?"""
        return self.rules.special[tile] == NO_ASSASSINS


# -- reading a view or a state ---------------------------------------------------------------------


def of_view(view: View, rules: Rules) -> Outlook:
    """Return the outlook from a view."""
    assert view.seat is not None
    me = view.seat
    look = Outlook(rules, me, len(view.seats), view.round)
    for mission in view.missions:
        if mission.id is not None:
            look.weigh(MISSIONS.index(mission.id))
    agenda = view.seats[me].agenda
    if agenda is not None:
        look.weights[MISSIONS.index(agenda)] += AGENDA
    slots = [TILES.index(tile.id) for tile in view.town]
    look.near = [[] for _ in range(TILE_COUNT)]
    for slot in range(len(slots)):
        look.near[slots[slot]] = [slots[other] for other in SLOTS_BESIDE[slot]]
    look.open = [slots[slot] for slot in range(len(slots)) if not view.town[slot].resolved]
    look.resolving = -1 if view.resolving is None else TILES.index(view.resolving)
    if view.phase == "placement":
        look.coming = sum([seat.markers for seat in view.seats])
    own: list[tuple[int, int]] = []
    for tile in view.town:
        if tile.reward is not None:
            card = tile.reward.card
            look.rewards[TILES.index(tile.id)] = HIDDEN if card is None else CARDS.index(card)
        for space in tile.spaces:
            one = space.character
            if one is not None:
                known = HIDDEN if one.card is None else CARDS.index(one.card)
                number = SPACES.index(space.id)
                look.stand(number, one.seat, known, one.moved, one.protected, one.flags)
                if one.seat == me:
                    own.append((space.row, space.column))
    look.spaces = free_spaces(view, own)
    look.get_ready(
        [[CARDS.index(card) for card in (seat.owned or [])] for seat in view.seats],
    )
    return look


def free_spaces(view: View, own: list[tuple[int, int]]) -> list[int]:
    """Return the spaces where a card could go, by what the view shows (EST-4.2 to EST-4.4)."""
    free = [space for tile in view.town for space in tile.spaces if space.character is None]
    legal = [
        space
        for space in free
        if space.outer
        or any(abs(space.row - row) + abs(space.column - column) == 1 for row, column in own)
    ]
    return [SPACES.index(space.id) for space in legal or free]


def of_state(state: Estoril, me: int) -> Outlook:
    """Return the outlook from a state, without reading anything that the seat may not know."""
    rules = state.rules
    bit = bit_of(me)
    look = Outlook(rules, me, state.seats, state.round)
    for mission in state.missions:
        look.weigh(mission)
    for place in range(len(state.hidden)):
        if place == me or (place + 1) % state.seats == me:  # EST-11.2
            look.weigh(state.hidden[place])
    if state.agendas:
        look.weights[state.agendas[me]] += AGENDA
    look.near = state.near
    look.open = [tile for tile in state.slots if not state.resolved >> tile & 1]
    look.resolving = state.resolving
    if state.phase == PLACEMENT:
        for count in state.markers:
            look.coming += count
    for tile in state.slots:
        card = state.rewards[tile]
        if card >= 0:
            look.rewards[tile] = card if state.known[card] & bit else HIDDEN
        for space in SPACES_OF[tile]:
            one = state.town[space]
            if one.seat >= 0:
                known = one.card if one.seen & bit else HIDDEN
                bonus = state.bonus[PLACE_OF[space]] if tile == state.resolving else 0
                look.stand(space, one.seat, known, one.moved, one.safe, bonus)
    owned: list[list[int]] = []
    for seat in range(state.seats):
        shown = seat == me or rules.show_owned
        owned.append(cards_of(state.owned(seat)) if shown else [])
    if state.phase == PLACEMENT:
        look.spaces = legal_spaces(state, me, 0)
    look.get_ready(owned)
    return look


def judge(state: Estoril, me: int) -> float:
    """Estimate a seat's chance to win, from all cards owned and their use in the rounds to come."""
    rules = state.rules
    left = rules.rounds - state.round + (1 if state.phase == PLACEMENT else 0)
    points: list[float] = []
    for seat in range(state.seats):
        bits = state.owned(seat)
        value = float(score.discard_points(state, seat))
        for card in cards_of(bits):
            use = MUSCLE * rules.strength[card] + TALENT * len(rules.symbols[card])
            value += rules.vp[card] + use * left
        if state.agendas:
            value += score.agenda_count(state, seat) * rules.agenda_points
        points.append(value)
    for mission in score.scored_missions(state):
        counts = [score.count(state, mission, state.owned(seat)) for seat in range(state.seats)]
        best = max(counts)
        shares = score.mission_points(state, counts)
        for seat in range(state.seats):
            points[seat] += 0.7 * shares[seat] + 0.3 * (counts[seat] - best)
    rival = -1e9
    for seat in range(state.seats):
        if seat != me and points[seat] > rival:
            rival = points[seat]
    lead = points[me] - rival
    size = lead if lead > 0.0 else -lead
    return 0.5 + 0.5 * lead / (size + SPREAD + DRIFT * left)
