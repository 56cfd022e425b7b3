"""Windows: moments at which players may use something (STA-19, rules file 6.2).

A player is asked in a window if, and only if, by public knowledge he may have something to use
there (STA-19.6). The first option is to do nothing.
"""

from __future__ import annotations

from typing import Final

from konspira.games.stawka import choices
from konspira.games.stawka.abilities import abilities, offering
from konspira.games.stawka.abilities.words import ATTACK as ATTACK_WINDOW
from konspira.games.stawka.abilities.words import (
    ELIMINATION,
    TALK_AFTER_ROLL,
    TALK_BEFORE_ROLL,
    VIGILANCE_TEST,
    WINDOWS,
)
from konspira.games.stawka.links import OPEN, Asked
from konspira.games.stawka.procedures import reactions, support
from konspira.games.stawka.rules import ADVANCED
from konspira.games.stawka.sight import events
from konspira.games.stawka.stage import chances
from konspira.games.stawka.state import Stawka
from konspira.kernel.events import Question
from konspira.kernel.step import NOBODY, Step

SHARED_WINDOWS: Final = (
    1 << TALK_BEFORE_ROLL
    | 1 << TALK_AFTER_ROLL
    | 1 << ELIMINATION
    | 1 << VIGILANCE_TEST
    | 1 << ATTACK_WINDOW
)


class Window(Step[Stawka]):
    """Open a window: mandatory abilities first (STA-19.8), then the players in order."""

    __slots__ = ("window",)

    def __init__(self, window: int) -> None:
        super().__init__()
        self.window = window

    def numbers(self) -> list[int]:
        return [self.window]

    def fits(self, state: Stawka) -> bool:
        return 0 < self.window < len(WINDOWS)

    def run(self, state: Stawka) -> None:
        window = self.window
        if not state.rules.windows >> window & 1:
            return  # STA-19.6: no component of this game can use it
        if not state.rules.not_cards >> window & 1:
            if not chances.may_react(state, 1 - state.leader, window):
                return  # only reaction cards can, and none may be played now (STA-17.3)
        by_themselves = state.mandatory >> window & 1 == 1 and next_mandatory(state, window, 0) < 8
        if by_themselves or not is_quiet(state, window):
            asked = chances.order(state, window)
            for place in range(len(asked) - 1, -1, -1):
                state.then(ASK[asked[place] * len(WINDOWS) + window])
        elif has_item_for(state, window) and state.leader in chances.order(state, window):
            state.then(ASK[state.leader * len(WINDOWS) + window])
        if by_themselves:
            state.then(MANDATORY[window])


def is_quiet(state: Stawka, window: int) -> bool:
    """Is the window quiet? Most often nothing works in it but an item of the active agent."""
    if state.optional >> window & 1 or state.rules.level >= ADVANCED or state.active < 0:
        return False
    # In these, others than the active agent use something.
    return not SHARED_WINDOWS >> window & 1


def has_item_for(state: Stawka, window: int) -> bool:
    """Has the active agent items, and can items be used here?"""
    return state.rules.item_windows >> window & 1 == 1 and len(state.items[state.active]) > 0


class Mandatory(Step[Stawka]):
    """Let traits work by themselves: the active player's first, each once (STA-19.8)."""

    __slots__ = ("place", "window")

    def __init__(self, window: int, place: int) -> None:
        super().__init__()
        self.window = window
        self.place = place

    def numbers(self) -> list[int]:
        return [self.window, self.place]

    def fits(self, state: Stawka) -> bool:
        return 0 < self.window < len(WINDOWS) and 0 <= self.place <= 8

    def run(self, state: Stawka) -> None:
        place = next_mandatory(state, self.window, self.place)
        if place < 8:
            slot = (place + first_side(state) * 4) % 8
            state.then(Mandatory(self.window, place + 1))
            events.trait_used(state, slot)
            ability = state.rules.abilities[state.rules.trait_ability[state.doc[slot]]]
            abilities.start(state, ability, slot, slot >> 2, NOBODY)


def first_side(state: Stawka) -> int:
    """Return the side whose mandatory traits come first."""
    return state.leader if state.active >= 0 else max(state.first, 0)


def next_mandatory(state: Stawka, window: int, place: int) -> int:
    """Return the next agent, from the active player's first one, whose trait works; 8: none."""
    first = first_side(state) * 4
    while place < 8:
        slot = (place + first) % 8
        doc = state.doc[slot]
        if doc >= 0 and state.rules.by_itself[doc] >> window & 1:
            ability = chances.trait(state, slot, window)
            if ability is not None and offering.usable(state, ability, slot, slot >> 2, NOBODY):
                return place
        place += 1
    return place


class Ask(Asked):
    """Ask one player in a window again and again until he passes (D-38, D-39, D-44, D-45)."""

    __slots__ = ("window",)

    def __init__(self, seat: int, window: int) -> None:
        super().__init__(seat)
        self.window = window

    def numbers(self) -> list[int]:
        return [self.seat, self.window]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.seat < 2 and 0 < self.window < len(WINDOWS)

    def options(self, state: Stawka) -> list[int]:
        seat, window = self.seat, self.window
        found = [choices.PASS]
        possible = False
        if state.optional >> window & 1:
            for slot in range(seat * 4, seat * 4 + 4):
                ability = chances.trait(state, slot, window)
                bribed = slot == state.active and state.leader != seat  # STA-13.4
                if ability is not None and not ability.mandatory and not bribed:
                    if offering.usable(state, ability, slot, seat, NOBODY):
                        found.append(choices.USE_TRAIT + state.doc[slot])
                        possible = True
        slot = chances.entitled(state, seat, window)
        if slot >= 0:
            pieces = chances.held_items(state, slot, seat, window)
            for piece in pieces:
                item = state.rules.item_of[piece]
                found.append(choices.USE_ITEM + item)
                if state.rules.starred[item]:
                    possible = True
            if chances.may_hold(state, slot, seat, window):
                possible = True
        if chances.may_react(state, seat, window):
            possible = True
            found.extend(reactions.playable(state, seat, window, chances.class_of(window)))
        if window in (VIGILANCE_TEST, ATTACK_WINDOW) and support.may_help(state, seat, window):
            possible = True
            found.extend(support.helpers(state, seat, window))
        return found if possible else []

    def choose(self, state: Stawka, option: int) -> None:
        if option == choices.PASS:
            events.seat(state, "window-passed", self.seat)
            return
        state.then(self)
        if option >= choices.REACT and option < choices.BLOCK:
            reactions.play(state, self.seat, option - choices.REACT)
        elif option >= choices.SUPPORT and option < choices.TRY_SAFE:
            support.help_out(state, self.seat, self.window, option)
        elif option >= choices.USE_TRAIT:
            self.use_trait(state, option - choices.USE_TRAIT)
        else:
            self.use_item(state, option - choices.USE_ITEM)

    def use_trait(self, state: Stawka, document: int) -> None:
        slot = state.rules.slot_of[document]
        events.trait_used(state, slot)
        ability = state.rules.abilities[state.rules.trait_ability[document]]
        abilities.start(state, ability, slot, self.seat, NOBODY)

    def use_item(self, state: Stawka, item: int) -> None:
        slot = chances.entitled(state, self.seat, self.window)
        for piece in chances.held_items(state, slot, self.seat, self.window):
            if state.rules.item_of[piece] == item:
                events.agent_item(state, "item-used", slot, item)
                ability = state.rules.abilities[state.rules.item_ability[item]]
                abilities.start(state, ability, slot, self.seat, piece)
                return

    def question(self, state: Stawka) -> Question:
        facts: dict[str, object] = {"window": WINDOWS[self.window]}
        return Question(self.seat, "window", "window", facts, window=True)


# Steps never change, so a game needs only one of each.
OPEN.extend([Window(number) for number in range(len(WINDOWS))])
MANDATORY: Final = [Mandatory(number, 0) for number in range(len(WINDOWS))]
ASK: Final = [Ask(seat, number) for seat in range(2) for number in range(len(WINDOWS))]
