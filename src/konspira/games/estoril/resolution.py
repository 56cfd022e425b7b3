"""Resolution of the locations one by one, in ascending number (EST-6, EST-8.6 to EST-8.9)."""

from __future__ import annotations

from typing import Final

from konspira.games.estoril import events, targets
from konspira.games.estoril.activation import Activate
from konspira.games.estoril.choices import BOCA_DISCARD
from konspira.games.estoril.rules import DICE, LOSS
from konspira.games.estoril.spaces import (
    PLACE_OF,
    SPACE_COUNT,
    SPACES,
    SPACES_OF,
    TILE_COUNT,
    TILE_OF,
)
from konspira.games.estoril.state import ALL_KNOW, NO_BONUS, NO_THROWS, RESOLVE, Estoril
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import NOBODY, Step

SIDES: Final = 6


class AtTile(Step[Estoril]):
    """An instruction for one location."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__()
        self.tile = tile

    def numbers(self) -> list[int]:
        return [self.tile]

    def fits(self, state: Estoril) -> bool:
        return 0 <= self.tile < TILE_COUNT and state.slot_of[self.tile] >= 0


class Resolution(Step[Estoril]):
    """Placement is over: all six locations are resolved (EST-6.1)."""

    def run(self, state: Estoril) -> None:
        state.phase = RESOLVE
        state.then_all([RESOLVES[tile] for tile in range(TILE_COUNT) if state.slot_of[tile] >= 0])


class Resolve(AtTile):
    """All cards of this location are turned up, then its spaces act in order (EST-6.2, EST-6.3)."""

    __slots__ = ()

    def run(self, state: Estoril) -> None:
        tile = self.tile
        state.resolving = tile
        state.bonus = NO_BONUS
        state.uses = NO_BONUS
        state.throws = NO_THROWS
        events.location(state, "location-began", tile)
        for space in SPACES_OF[tile]:
            if state.town[space].down:
                targets.turn_up(state, space)
                character = state.town[space]
                events.on_card(state, "card-revealed", character.seat, character.card, space)
        if state.reward_down >> tile & 1:
            state.reward_down ^= 1 << tile
            state.known[state.rewards[tile]] = ALL_KNOW
            events.reward(state, "reward-revealed", tile, state.rewards[tile])
        state.then_all(LOSS_LAST[tile] if awards_first(state, tile) else LOCATIONS[tile])


def awards_first(state: Estoril, tile: int) -> bool:
    """Do the strengths before the loss decide the reward? Then it is given first (EST-Q9)."""
    return state.rules.boca_before and state.rules.special[tile] == LOSS


class Effect(AtTile):
    """The location has its own effect after the activation (EST-6.6)."""

    __slots__ = ()

    def run(self, state: Estoril) -> None:
        special = state.rules.special[self.tile]
        if special == DICE:
            throw_dice(state, self.tile)
        elif special == LOSS:
            targets.recount(state, True)  # EST-Q1
            seat = loser(state, self.tile)
            if seat != NOBODY:
                state.then(BocaDiscard(seat, self.tile))
            elif state.rules.boca_before:
                state.resolving = NOBODY


def throw_dice(state: Estoril, tile: int) -> None:
    """Throw two dice for each character here; their difference adds to its strength (EST-8.6)."""
    throws = [0] * len(NO_THROWS)
    state.throws = throws
    for space in SPACES_OF[tile]:
        character = state.town[space]
        if character.seat < 0 or (character.moved and not state.rules.seduced_bonus):
            continue  # EST-Q6
        one = state.roll(SIDES)
        two = state.roll(SIDES)
        throws[PLACE_OF[space] * 2] = one
        throws[PLACE_OF[space] * 2 + 1] = two
        events.dice_thrown(state, space, one, two)


def loser(state: Estoril, tile: int) -> int:
    """Return the weakest of two or more seats, which gives up a character (EST-8.7), or NOBODY."""
    totals = state.totals(tile)
    present = [total for total in totals if total >= 0]
    if len(present) < 2:
        return NOBODY
    lowest = min(present)
    seat = NOBODY
    # EST-8.8: compare the lowest-numbered occupied spaces (pl) or the highest-numbered ones (de);
    # the larger number loses. No two players are on the same space.
    number = NOBODY
    for other in range(state.seats):
        if totals[other] == lowest:
            held = [space for space in SPACES_OF[tile] if state.town[space].seat == other]
            own = held[-1] if state.rules.boca_highest else held[0]
            if own > number:
                number = own
                seat = other
    return seat


class BocaDiscard(Step[Estoril]):
    """The weakest player chooses the character that he loses for good (EST-8.7)."""

    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def numbers(self) -> list[int]:
        return [self.seat, self.tile]

    def fits(self, state: Estoril) -> bool:
        if not 0 <= self.tile < TILE_COUNT or self.tile != state.resolving:
            return False
        return state.rules.special[self.tile] == LOSS and loser(state, self.tile) == self.seat

    def options(self, state: Estoril) -> list[int]:
        return [
            BOCA_DISCARD + space
            for space in SPACES_OF[self.tile]
            if state.town[space].seat == self.seat
        ]

    def choose(self, state: Estoril, option: int) -> None:
        space = option - BOCA_DISCARD
        card = state.town[space].card
        targets.remove(state, space)  # into the box: its cards are stored nowhere (EST-8.9)
        events.on_card(state, "character-lost", self.seat, card, space)
        if state.rules.boca_before:
            state.resolving = NOBODY  # the reward has been given already

    def question(self, state: Estoril) -> Question:
        return Question(self.seat, "boca-discard", "loss")

    def refusal(self, state: Estoril, option: int) -> Refusal | None:
        if BOCA_DISCARD <= option < BOCA_DISCARD + SPACE_COUNT:
            space = option - BOCA_DISCARD
            if TILE_OF[space] != self.tile:
                return Refusal("EST-8.7", "not-at-boca")
            return Refusal("EST-8.7", "not-your-character", {"space": SPACES[space]})
        return None


def leader(state: Estoril, tile: int, totals: list[int]) -> int:
    """Return the strongest seat, which takes the reward; in a tie, the lowest space (EST-6.8)."""
    best = NOBODY
    seat = NOBODY
    for space in SPACES_OF[tile]:  # in order: in a tie the first one found stays
        other = state.town[space].seat
        if other >= 0 and totals[other] > best:
            best = totals[other]
            seat = other
    return seat


class Award(AtTile):
    """The strongest player takes the reward; or it goes under the deck (EST-6.8, EST-6.9)."""

    __slots__ = ()

    def run(self, state: Estoril) -> None:
        tile = self.tile
        targets.recount(state, True)  # EST-Q1
        totals = state.totals(tile)
        seat = leader(state, tile, totals)
        card = state.rewards[tile]
        state.rewards[tile] = NOBODY
        state.resolved |= 1 << tile
        if seat != NOBODY:
            if card >= 0:
                state.hand[seat] |= 1 << card
                state.open_hand[seat] |= 1 << card
            events.won(state, seat, tile, card, totals)
        elif card >= 0:
            state.deck.insert(0, card)
            events.reward(state, "reward-unclaimed", tile, card)
        else:
            events.location(state, "location-empty", tile)
        if not awards_first(state, tile):
            state.resolving = NOBODY


def location_steps(tile: int, award_first: bool) -> list[Step[Estoril]]:
    """Return the steps of one location, in their order (EST-6.3, EST-6.6)."""
    steps: list[Step[Estoril]] = [Activate(space) for space in SPACES_OF[tile]]
    if award_first:
        steps.extend([Award(tile), Effect(tile)])
    else:
        steps.extend([Effect(tile), Award(tile)])
    return steps


RESOLVES: Final = [Resolve(tile) for tile in range(TILE_COUNT)]
LOCATIONS: Final = [location_steps(tile, False) for tile in range(TILE_COUNT)]
LOSS_LAST: Final = [location_steps(tile, True) for tile in range(TILE_COUNT)]
