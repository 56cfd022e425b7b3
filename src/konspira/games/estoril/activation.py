"""Activation: a character uses its symbols, one by one (EST-6.3, EST-6.4, EST-7.1 to EST-7.3)."""

from __future__ import annotations

from typing import Final

from konspira.games.estoril import abilities, events, targets
from konspira.games.estoril.abilities import ACTIVATIONS, Act
from konspira.games.estoril.cards import (
    ASSASSIN,
    CONSPIRATOR,
    DIPLOMAT,
    NATIONALIST,
    SEDUCER,
    SYMBOLS,
)
from konspira.games.estoril.choices import ACTIVATE, ACTIVATE_SKIP, ACTIVATE_STOP, MOST_SEATS
from konspira.games.estoril.rules import NO_ASSASSINS
from konspira.games.estoril.spaces import SPACE_COUNT, SPACES, TILE_OF
from konspira.games.estoril.state import Estoril
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import Step

USED: Final = 4  # two symbols, each used or not


class Activate(Step[Estoril]):
    """The character on a space may act now, unless a seducer moved it here (EST-6.3, EST-6.5)."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space = space

    def numbers(self) -> list[int]:
        return [self.space]

    def fits(self, state: Estoril) -> bool:
        return 0 <= self.space < SPACE_COUNT and TILE_OF[self.space] == state.resolving

    def run(self, state: Estoril) -> None:
        character = state.town[self.space]
        if character.seat >= 0 and not character.moved:
            if state.rules.symbols[character.card]:
                state.then(abilities.activation(character.seat, self.space, 0))


class UseSymbols(Act):
    """The seat uses a symbol or stops; it is asked again after each symbol (EST-7.1, EST-7.2)."""

    __slots__ = ()

    def start(self) -> Step[Estoril]:
        return self

    def options(self, state: Estoril) -> list[int]:
        symbols = state.rules.symbols[state.town[self.space].card]
        found: list[int] = []
        for place in range(len(symbols)):
            option = ACTIVATE + symbols[place]
            if self.used >> place & 1 or option in found:
                continue
            if targets.is_usable(state, self.space, symbols[place]):  # EST-7.3
                found.append(option)
                if state.rules.printed_order:  # EST-Q4: one at a time
                    return [option, ACTIVATE_SKIP]
        if found:
            found.append(ACTIVATE_STOP)  # EST-6.4
        return found

    def choose(self, state: Estoril, option: int) -> None:
        if option == ACTIVATE_STOP:
            events.at_space(state, "symbols-passed", self.seat, self.space)
        elif option == ACTIVATE_SKIP:
            events.at_space(state, "symbols-passed", self.seat, self.space)
            self.go_on(state, self.spend(state, self.options(state)[0] - ACTIVATE))
        else:
            symbol = option - ACTIVATE
            self.use(state, symbol, self.spend(state, symbol))

    def use(self, state: Estoril, symbol: int, used: int) -> None:
        """Carry out a symbol, or ask the question that it needs."""
        seat, space = self.seat, self.space
        if symbol == NATIONALIST:
            targets.use_nationalist(state, seat, space)
            self.go_on(state, used)
        elif symbol == CONSPIRATOR:
            abilities.look(state, seat, space, used)
        elif symbol == ASSASSIN:
            state.then(abilities.AssassinTarget(seat, space, self.used))
        elif symbol == DIPLOMAT:
            state.then(abilities.DiplomatTarget(seat, space, self.used))
        else:
            state.then(abilities.SeducerTarget(seat, space, self.used))

    def question(self, state: Estoril) -> Question:
        facts: dict[str, object] = {"space": SPACES[self.space]}
        return Question(self.seat, "activate", "resolution", facts)

    def refusal(self, state: Estoril, option: int) -> Refusal | None:
        if not ACTIVATE <= option < ACTIVATE_STOP:
            return None
        symbol = option - ACTIVATE
        name: dict[str, object] = {"symbol": SYMBOLS[symbol]}
        symbols = state.rules.symbols[state.town[self.space].card]
        if symbol not in symbols:
            return Refusal("EST-7.1", "no-such-symbol", {"symbol": SYMBOLS[symbol]})
        left = [s for place, s in enumerate(symbols) if not self.used >> place & 1]
        if symbol not in left:
            return Refusal("EST-7.1", "symbol-used", {"symbol": SYMBOLS[symbol]})
        if symbol == ASSASSIN and state.rules.special[TILE_OF[self.space]] == NO_ASSASSINS:
            return Refusal("EST-8.1", "no-assassins-here")
        if not targets.is_usable(state, self.space, symbol):
            return self.useless(state, symbol)
        return Refusal("EST-7.2", "printed-order", name)

    def useless(self, state: Estoril, symbol: int) -> Refusal:
        """Say why a symbol could do nothing now (EST-7.3)."""
        if symbol == NATIONALIST:
            return Refusal("EST-7.8", "no-flag")
        if symbol == CONSPIRATOR:
            return Refusal("EST-7.6", "no-deck")
        if symbol == SEDUCER and not state.has_free_space(TILE_OF[self.space]):
            return Refusal("EST-7.15", "no-free-space")
        if symbol == DIPLOMAT and targets.diplomat_targets(state, self.space):
            return Refusal("EST-7.12", "no-white-marker")
        return Refusal("EST-7.3", "no-target", {"symbol": SYMBOLS[symbol]})


ACTIVATIONS.extend(
    [
        UseSymbols(seat, space, used)
        for seat in range(MOST_SEATS)
        for space in range(SPACE_COUNT)
        for used in range(USED)
    ]
)
