"""The questions of assassin, conspirator, diplomat, seducer (EST-7.4 to EST-7.7, 7.12 to 7.18)."""

from __future__ import annotations

from typing import Final

from konspira.games.estoril import events, targets
from konspira.games.estoril.cards import ASSASSIN, CARDS, DIPLOMAT, SEDUCER
from konspira.games.estoril.choices import (
    ASSASSIN_TARGET,
    CONSPIRATOR_KEEP,
    CONSPIRATOR_REPLACE,
    DIPLOMAT_TARGET,
    SEDUCER_SPACE,
    SEDUCER_TARGET,
)
from konspira.games.estoril.spaces import SPACE_COUNT, SPACES, TILE_OF
from konspira.games.estoril.state import ALL_KNOW, Estoril, bit_of
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import Step

# The first question of an activation, for each seat, space and set of used symbols. Its module
# fills this list, so that later questions of the activation can lead back to the first.
ACTIVATIONS: Final[list[Step[Estoril]]] = []


def activation(seat: int, space: int, used: int) -> Step[Estoril]:
    """Return the question which symbol to use, with some used up."""
    return ACTIVATIONS[(seat * SPACE_COUNT + space) * 4 + used]


class Act(Step[Estoril]):
    """A question about the acting character on a space, some of whose symbols are used up."""

    __slots__ = ("space", "used")

    def __init__(self, seat: int, space: int, used: int) -> None:
        super().__init__(seat)
        self.space = space
        self.used = used

    def numbers(self) -> list[int]:
        return [self.seat, self.space, self.used]

    def fits(self, state: Estoril) -> bool:
        if not (0 <= self.seat < state.seats and 0 <= self.space < SPACE_COUNT):
            return False
        character = state.town[self.space]
        if TILE_OF[self.space] != state.resolving or character.seat != self.seat:
            return False
        symbols = len(state.rules.symbols[character.card])
        return not character.moved and 0 <= self.used < 1 << symbols

    def start(self) -> Step[Estoril]:
        return activation(self.seat, self.space, self.used)

    def go_on(self, state: Estoril, used: int) -> None:
        """Ask again while a symbol is left."""
        state.then(activation(self.seat, self.space, used))

    def spend(self, state: Estoril, symbol: int) -> int:
        """Return the used symbols after this one."""
        symbols = state.rules.symbols[state.town[self.space].card]
        used = self.used
        for place in range(len(symbols)):
            if not used >> place & 1:
                if symbols[place] == symbol:
                    return used | 1 << place
                if state.rules.printed_order:
                    used |= 1 << place  # EST-Q4: passed over
        return used

    def has_left(self, state: Estoril, symbol: int) -> bool:
        """Has the character an unused symbol of this kind?"""
        return self.spend(state, symbol) >> self.place_of(state, symbol) & 1 == 1

    def place_of(self, state: Estoril, symbol: int) -> int:
        """Return the place of its first unused symbol of this kind, or an impossible place."""
        symbols = state.rules.symbols[state.town[self.space].card]
        for place in range(len(symbols)):
            if symbols[place] == symbol and not self.used >> place & 1:
                return place
        return len(symbols)


def not_there(state: Estoril, space: int) -> Refusal | None:
    """Say why there is no character to choose on a space; None if there is one."""
    if state.town[space].seat < 0:
        return Refusal("EST-7.3", "nobody-there", {"space": SPACES[space]})
    return None


class AssassinTarget(Act):
    """The assassin names the character that goes back to its owner's hand (EST-7.4)."""

    __slots__ = ()

    def fits(self, state: Estoril) -> bool:
        return super().fits(state) and self.has_left(state, ASSASSIN)

    def options(self, state: Estoril) -> list[int]:
        return [ASSASSIN_TARGET + space for space in targets.assassin_targets(state, self.space)]

    def choose(self, state: Estoril, option: int) -> None:
        used = self.spend(state, ASSASSIN)
        target = option - ASSASSIN_TARGET
        targets.assassinate(state, self.seat, target)
        if target != self.space:  # EST-Q3: if it removed itself, it acts no more
            self.go_on(state, used)

    def question(self, state: Estoril) -> Question:
        return Question(self.seat, "assassin-target", "resolution", {"space": SPACES[self.space]})

    def refusal(self, state: Estoril, option: int) -> Refusal | None:
        if not ASSASSIN_TARGET <= option < ASSASSIN_TARGET + SPACE_COUNT:
            return None
        space = option - ASSASSIN_TARGET
        if TILE_OF[space] != TILE_OF[self.space]:
            return Refusal("EST-7.4", "other-location")
        found = not_there(state, space)
        if found is None and space == self.space and not state.town[space].safe:
            found = Refusal("EST-7.4", "not-itself")
        if found is None:
            return Refusal("EST-7.13", "protected", {"space": SPACES[space]})
        return found


class DiplomatTarget(Act):
    """The diplomat names the character that gets a white marker (EST-7.12)."""

    __slots__ = ()

    def fits(self, state: Estoril) -> bool:
        return super().fits(state) and self.has_left(state, DIPLOMAT)

    def options(self, state: Estoril) -> list[int]:
        return [DIPLOMAT_TARGET + space for space in targets.diplomat_targets(state, self.space)]

    def choose(self, state: Estoril, option: int) -> None:
        space = option - DIPLOMAT_TARGET
        state.town[space] = state.town[space].protected()
        events.at_space(state, "diplomat-protected", self.seat, space)
        self.go_on(state, self.spend(state, DIPLOMAT))

    def question(self, state: Estoril) -> Question:
        return Question(self.seat, "diplomat-target", "resolution", {"space": SPACES[self.space]})

    def refusal(self, state: Estoril, option: int) -> Refusal | None:
        if not DIPLOMAT_TARGET <= option < DIPLOMAT_TARGET + SPACE_COUNT:
            return None
        space = option - DIPLOMAT_TARGET
        found = not_there(state, space)
        if found is not None:
            return found
        if state.town[space].safe:
            return Refusal("EST-7.12", "safe-already", {"space": SPACES[space]})
        return Refusal("EST-7.12", "too-far", {"space": SPACES[space]})


class SeducerTarget(Act):
    """The seducer names a character on an adjacent location that moves here (EST-7.15)."""

    __slots__ = ()

    def fits(self, state: Estoril) -> bool:
        return super().fits(state) and self.has_left(state, SEDUCER)

    def options(self, state: Estoril) -> list[int]:
        return [SEDUCER_TARGET + space for space in targets.seducer_targets(state, self.space)]

    def choose(self, state: Estoril, option: int) -> None:
        start = option - SEDUCER_TARGET
        state.then(SeducerSpace(self.seat, self.space, self.used, start))

    def question(self, state: Estoril) -> Question:
        return Question(self.seat, "seducer-target", "resolution", {"space": SPACES[self.space]})

    def refusal(self, state: Estoril, option: int) -> Refusal | None:
        if not SEDUCER_TARGET <= option < SEDUCER_TARGET + SPACE_COUNT:
            return None
        space = option - SEDUCER_TARGET
        found = not_there(state, space)
        if found is not None:
            return found
        if not state.are_near(TILE_OF[self.space], TILE_OF[space]):
            return Refusal("EST-7.15", "not-adjacent", {"space": SPACES[space]})
        return Refusal("EST-7.13", "protected", {"space": SPACES[space]})


class SeducerSpace(Act):
    """The seducer names the free space here that the character moves to (EST-7.15)."""

    __slots__ = ("target",)

    def __init__(self, seat: int, space: int, used: int, target: int) -> None:
        super().__init__(seat, space, used)
        self.target = target

    def numbers(self) -> list[int]:
        return [self.seat, self.space, self.used, self.target]

    def fits(self, state: Estoril) -> bool:
        return (
            super().fits(state)
            and self.has_left(state, SEDUCER)
            and self.target in targets.seducer_targets(state, self.space)
        )

    def options(self, state: Estoril) -> list[int]:
        free = targets.free_spaces(state, TILE_OF[self.space])
        return [SEDUCER_SPACE + space for space in free]

    def choose(self, state: Estoril, option: int) -> None:
        targets.seduce(state, self.seat, self.target, option - SEDUCER_SPACE)
        self.go_on(state, self.spend(state, SEDUCER))

    def question(self, state: Estoril) -> Question:
        facts: dict[str, object] = {"space": SPACES[self.target]}
        return Question(self.seat, "seducer-space", "resolution", facts)

    def refusal(self, state: Estoril, option: int) -> Refusal | None:
        if not SEDUCER_SPACE <= option < SEDUCER_SPACE + SPACE_COUNT:
            return None
        space = option - SEDUCER_SPACE
        if TILE_OF[space] != TILE_OF[self.space]:
            return Refusal("EST-7.15", "other-location")
        return Refusal("EST-2.8", "space-taken", {"space": SPACES[space]})


def look(state: Estoril, seat: int, space: int, used: int) -> None:
    """Let the conspirator look at the deck's top card; then he must choose (EST-7.6, EST-7.7)."""
    state.known[state.deck[-1]] |= bit_of(seat)
    events.conspirator_looked(state, seat, space)
    state.then(Conspire(seat, space, used))


class Conspire(Act):
    """The conspirator keeps the reward, or puts the top card in its place (EST-7.6)."""

    __slots__ = ()

    def fits(self, state: Estoril) -> bool:
        if not super().fits(state) or not state.deck or state.rewards[state.resolving] < 0:
            return False
        # He has looked, so he knows the top card, and at least one symbol is used up.
        return self.used > 0 and state.known[state.deck[-1]] >> self.seat & 1 == 1

    def start(self) -> Step[Estoril]:
        return self  # all saw him look

    def options(self, state: Estoril) -> list[int]:
        return [CONSPIRATOR_KEEP, CONSPIRATOR_REPLACE]

    def choose(self, state: Estoril, option: int) -> None:
        tile = TILE_OF[self.space]
        top = state.deck.pop()
        if option == CONSPIRATOR_KEEP:
            state.deck.insert(0, top)  # EST-12.2: seats that know it still know it
            events.at_tile(state, "conspirator-kept", self.seat, tile)
        else:
            old = state.rewards[tile]
            state.deck.insert(0, old)
            state.rewards[tile] = top
            state.known[top] = ALL_KNOW  # EST-7.7: it lies face up
            events.conspirator_replaced(state, self.seat, tile, top, old)
            targets.recount(state, False)
        self.go_on(state, self.used)

    def question(self, state: Estoril) -> Question:
        facts: dict[str, object] = {
            "card": CARDS[state.deck[-1]],
            "card_reward": CARDS[state.rewards[TILE_OF[self.space]]],
        }
        return Question(self.seat, "conspirator-choice", "conspiracy", facts)
