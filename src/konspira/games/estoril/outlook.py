"""What a town promises one seat: the measure behind the greedy player's choices.

Each location is a contest for its reward: the chance to win it, from the strengths that lie there,
times what the card would add to the seat's score; what the others would gain counts against it.
Nothing here is a rule: the numbers in capitals were found by letting variants play each other.
"""

from __future__ import annotations

from typing import NamedTuple

from konspira.games.estoril.cards import CARDS, MISSIONS, NATIONALIST, RECRUITS
from konspira.games.estoril.rules import DICE, LOSS, NO_ASSASSINS, Rules
from konspira.games.estoril.spaces import (
    PLACE_OF,
    SLOTS_BESIDE,
    SPACES,
    SPACES_OF,
    TILE_OF,
    TILES,
)
from konspira.games.estoril.view import View

MISSION = 0.8  # what one symbol of a mission is worth at the end
STRENGTH_MISSION = 0.3  # likewise for a point of strength
AGENDA = 1.0  # what one symbol of the own agenda is worth
MUSCLE = 0.25  # a point of strength, for each round to come
TALENT = 0.2  # a symbol, for each round to come
UNKNOWN = 1.7  # the strength of a card nobody has shown
LUCK = 1.9  # what dice add on average
STEEP = 0.9  # how much a point of strength decides when nothing more will come
FADE = 0.12  # how that fades with each card still to be placed
RIVAL = 0.6  # how much of what the others gain counts against oneself
LOST = 0.8  # how much of a card is lost where the weakest must give one up


class Piece(NamedTuple):
    """A character in the town; `card` is -1 where it is not known."""

    seat: int
    card: int
    silent: bool
    safe: bool


class Outlook:
    """The table as one seat sees it, to try things out on."""

    def __init__(self, view: View, rules: Rules) -> None:
        assert view.seat is not None
        self.rules = rules
        self.me = view.seat
        self.seats = len(view.seats)
        self.left = view.rounds - view.round  # rounds after this one
        self.weights = self._weights(view)
        self.value = [self._worth(card) for card in range(len(CARDS))]
        self.slots = [TILES.index(tile.id) for tile in view.town]
        self.slot_of = {tile: slot for slot, tile in enumerate(self.slots)}
        self.open = [tile for tile in self.slots if not view.town[self.slot_of[tile]].resolved]
        self.resolving = -1 if view.resolving is None else TILES.index(view.resolving)
        self.coming = sum(seat.markers for seat in view.seats) if view.phase == "placement" else 0
        self.town: dict[int, Piece] = {}
        self.bonus: dict[int, int] = {}
        self.rewards: dict[int, int] = {}  # -1: face down and unknown
        self._read(view)
        self.owned = [self._owned(view, seat) for seat in range(self.seats)]
        self.hidden = self._unknown_reward(view)

    def _read(self, view: View) -> None:
        for tile in view.town:
            if tile.reward is not None:
                card = tile.reward.card
                self.rewards[TILES.index(tile.id)] = -1 if card is None else CARDS.index(card)
            for space in tile.spaces:
                character = space.character
                if character is not None:
                    card = character.card
                    number = SPACES.index(space.id)
                    known = -1 if card is None else CARDS.index(card)
                    done = character.moved
                    self.town[number] = Piece(character.seat, known, done, character.protected)
                    self.bonus[number] = character.flags

    def _weights(self, view: View) -> list[float]:
        """What one count of each mission that the seat knows is worth."""
        found = [0.0] * len(MISSIONS)
        for mission in view.missions:
            if mission.id is not None:
                number = MISSIONS.index(mission.id)
                strength = number == self.rules.strength_mission
                found[number] += STRENGTH_MISSION if strength else MISSION
        agenda = view.seats[self.me].agenda
        if agenda is not None:
            found[MISSIONS.index(agenda)] += AGENDA
        return found

    def _worth(self, card: int) -> float:
        """What a card in hand is worth: its points, missions, and its use until the end."""
        rules = self.rules
        value = float(rules.vp[card])
        for mission, weight in enumerate(self.weights):
            value += weight * rules.weight[mission][card]
        use = MUSCLE * rules.strength[card] + TALENT * len(rules.symbols[card])
        return value + use * self.left

    def _owned(self, view: View, seat: int) -> list[int]:
        cards = view.seats[seat].owned
        if cards is None:
            return []
        return [CARDS.index(card) for card in cards]

    def _unknown_reward(self, view: View) -> float:
        """What a face-down reward is worth on average."""
        shown = {card for seat in self.owned for card in seat} | set(self.rewards.values())
        cards = [card for card in range(RECRUITS) if card not in shown]
        return sum(self.gain(self.me, card) for card in cards) / max(1, len(cards))

    # -- what a reward brings ----------------------------------------------------------------------

    def gain(self, seat: int, card: int) -> float:
        """What a recruit adds: it takes the place of the worst card, which is discarded."""
        if card < 0:
            return self.hidden
        worst = min([self.value[own] for own in self.owned[seat]], default=2.0)
        return 1 + max(0.0, self.value[card] - worst)

    # -- who is strong where -----------------------------------------------------------------------

    def near(self, tile: int) -> list[int]:
        """The adjacent locations."""
        return [self.slots[slot] for slot in SLOTS_BESIDE[self.slot_of[tile]]]

    def flags(self, space: int, card: int) -> int:
        """Flags like this card's that can be seen from a space."""
        flag = self.rules.flag[card]
        tiles = [TILE_OF[space], *self.near(TILE_OF[space])]
        count = 0
        for tile in tiles:
            reward = self.rewards.get(tile, -1)
            count += reward >= 0 and self.rules.flag[reward] == flag
            for other in SPACES_OF[tile]:
                piece = self.town.get(other)
                if other != space and piece is not None and piece.card >= 0:
                    count += self.rules.flag[piece.card] == flag
        return count

    def strength(self, space: int) -> float:
        """What the character on a space counts, or will count as far as one can tell."""
        piece = self.town[space]
        tile = TILE_OF[space]
        luck = LUCK if self.rules.special[tile] == DICE else 0.0
        if piece.card < 0:
            return UNKNOWN + luck
        value = self.rules.strength[piece.card] + luck
        value += self.rules.flag[piece.card] == self.rules.hotel_flag[tile]
        if tile == self.resolving:
            return value + self.bonus.get(space, 0)
        if NATIONALIST in self.rules.symbols[piece.card] and not piece.silent:
            value += self.flags(space, piece.card)
        return value

    def totals(self, tile: int) -> dict[int, float]:
        """The strength of each seat on a location; ties go to the lowest space."""
        found: dict[int, float] = {}
        for space in SPACES_OF[tile]:
            piece = self.town.get(space)
            if piece is not None:
                early = 0.1 * (3 - PLACE_OF[space]) if piece.seat not in found else 0.0
                found[piece.seat] = found.get(piece.seat, 0.0) + self.strength(space) + early
        return found

    def chance(self, tile: int, totals: dict[int, float], seat: int) -> float:
        """How likely it is that a seat wins a location."""
        if seat not in totals:
            return 0.0
        others = [total for other, total in totals.items() if other != seat]
        margin = totals[seat] - max(others, default=-1.0)
        slope = STEEP / (1 + FADE * self.coming) * margin
        if not self.coming and tile == self.resolving:
            slope *= 4
        return 0.5 + 0.5 * slope / (1 + abs(slope))

    def total(self) -> float:
        """What the whole town promises this seat."""
        value = 0.0
        for tile in self.open:
            totals = self.totals(tile)
            card = self.rewards.get(tile, -2)
            if card == -2 or not totals:
                continue
            for seat in totals:
                weight = 1.0 if seat == self.me else -RIVAL / (self.seats - 1)
                value += weight * self.chance(tile, totals, seat) * self.gain(seat, card)
            value -= self.risk(tile, totals)
        return value

    def risk(self, tile: int, totals: dict[int, float]) -> float:
        """What may be lost for good at Boca do Inferno (EST-8.7)."""
        if self.rules.special[tile] != LOSS or self.me not in totals:
            return 0.0
        if len(totals) < 2 and not self.coming:
            return 0.0
        own = [
            self.value[piece.card]
            for space in SPACES_OF[tile]
            if (piece := self.town.get(space)) is not None and piece.seat == self.me
        ]
        return LOST * (1 - self.chance(tile, totals, self.me)) * min(own)

    def no_assassins(self, tile: int) -> bool:
        """EST-8.1."""
        return self.rules.special[tile] == NO_ASSASSINS
