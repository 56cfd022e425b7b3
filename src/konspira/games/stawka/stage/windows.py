"""Windows: moments at which players may use something (STA-19, rules file 6.2).

A window is put to a player exactly if public knowledge leaves it possible that he can use something
there (STA-19.6). Its first option is to do nothing.
"""

from __future__ import annotations

from typing import Final

from konspira.games.stawka import choices
from konspira.games.stawka.abilities import abilities
from konspira.games.stawka.abilities.lookups import frame_of
from konspira.games.stawka.abilities.ops import (
    ACTIVATION_FREE,
    ACTIVATION_START,
    ARREST_AVOIDED,
    ELIMINATION,
    INTERROGATION,
    MOVE_CLASS,
    MOVE_DECLARED,
    MOVE_END,
    SEARCH_AFTER_DRAW,
    SEARCH_BEFORE_DRAW,
    SEARCH_CLASS,
    SEARCH_DECLARED,
    SEARCH_END,
    STAGE_END,
    STAGE_START,
    STEP_AFTER,
    STEP_BEFORE,
    TALK_AFTER_ROLL,
    TALK_BEFORE_RANK,
    TALK_BEFORE_ROLL,
    TALK_CLASS,
    TALK_DECLARED,
    TALK_END,
    TALK_RANK_FAILED,
    VIGILANCE_TEST,
    WINDOWS,
    Ability,
)
from konspira.games.stawka.abilities.ops import ATTACK as ATTACK_WINDOW
from konspira.games.stawka.procedures import reactions, threats
from konspira.games.stawka.refusals import asked as refusals_asked
from konspira.games.stawka.rules import ADVANCED
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import (
    ACTOR,
    ATTACK,
    FLAGS,
    FREE,
    GERMAN,
    KIND,
    REACTED,
    SEARCH,
    SEAT,
    TALK,
    TARGET,
    TEST,
    TS,
    Stawka,
    side_of,
)
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import NOBODY, Step

SHARED_WINDOWS: Final = (
    1 << TALK_BEFORE_ROLL
    | 1 << TALK_AFTER_ROLL
    | 1 << ELIMINATION
    | 1 << VIGILANCE_TEST
    | 1 << ATTACK_WINDOW
)


class Window(Step[Stawka]):
    """Opens a window: mandatory abilities first (STA-19.8), then the players in order."""

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
            if not may_react(state, 1 - state.leader, window):
                return  # only reaction cards can, and none may be played now (STA-17.3)
        by_themselves = state.mandatory >> window & 1 == 1 and next_mandatory(state, window, 0) < 8
        if by_themselves or not is_quiet(state, window):
            asked = order(state, window)
            for place in range(len(asked) - 1, -1, -1):
                state.agenda.append(ASK[asked[place] * len(WINDOWS) + window])
        elif has_item_for(state, window) and state.leader in order(state, window):
            state.agenda.append(ASK[state.leader * len(WINDOWS) + window])
        if by_themselves:
            state.agenda.append(MANDATORY[window])


def is_quiet(state: Stawka, window: int) -> bool:
    """Most often: nothing works in this window but, maybe, an item of the active agent."""
    if state.optional >> window & 1 or state.rules.level >= ADVANCED or state.active < 0:
        return False
    # There, others than the active agent use something.
    return not SHARED_WINDOWS >> window & 1


def has_item_for(state: Stawka, window: int) -> bool:
    """Has the active agent items, where items can be used?"""
    return state.rules.item_windows >> window & 1 == 1 and len(state.items[state.active]) > 0


class Mandatory(Step[Stawka]):
    """Traits that work by themselves: the active player's first, each once (STA-19.8)."""

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
            state.agenda.append(Mandatory(self.window, place + 1))
            events.trait_used(state, slot)
            ability = state.rules.abilities[state.rules.trait_ability[state.doc[slot]]]
            abilities.start(state, ability, slot, slot >> 2, NOBODY)


def first_side(state: Stawka) -> int:
    """Whose mandatory traits come first."""
    return state.leader if state.active >= 0 else max(state.first, 0)


def next_mandatory(state: Stawka, window: int, place: int) -> int:
    """The next agent, counted from the active player's first one, whose trait works; 8: none."""
    first = first_side(state) * 4
    while place < 8:
        slot = (place + first) % 8
        doc = state.doc[slot]
        if doc >= 0 and state.rules.by_itself[doc] >> window & 1:
            ability = trait(state, slot, window)
            if ability is not None and abilities.usable(state, ability, slot, slot >> 2, NOBODY):
                return place
        place += 1
    return place


ONE: Final = [[0], [1]]
BOTH: Final = [[0, 1], [1, 0]]  # by who comes first


def order(state: Stawka, window: int) -> list[int]:
    """Who is asked, in this order (rules file, 6.2)."""
    if window in (STAGE_START, STAGE_END):
        return BOTH[state.first]
    active = state.leader
    if window in (MOVE_DECLARED, STEP_BEFORE, SEARCH_DECLARED, TALK_DECLARED, TALK_RANK_FAILED):
        return ONE[1 - active]
    if window in (STEP_AFTER, MOVE_END, SEARCH_END, TALK_END):
        return BOTH[1 - active]
    if window == SEARCH_BEFORE_DRAW:
        return ONE[active]
    if window in (ACTIVATION_START, SEARCH_AFTER_DRAW):
        return BOTH[active]
    if window in (TALK_BEFORE_RANK, TALK_BEFORE_ROLL, TALK_AFTER_ROLL):
        seat = frame_of(state, TALK)[SEAT]
        return ONE[seat] if window == TALK_BEFORE_RANK else BOTH[seat]
    if window in (INTERROGATION, ARREST_AVOIDED):
        return ONE[GERMAN]
    if window == VIGILANCE_TEST:
        return BOTH[side_of(frame_of(state, TEST)[ACTOR])]
    attack = frame_of(state, ATTACK)
    if window == ELIMINATION:
        return ONE[attack[TARGET] >> 2]
    assert window == ATTACK_WINDOW
    return BOTH[attack[ACTOR] >> 2]


def trait(state: Stawka, slot: int, window: int) -> Ability | None:
    """The trait of a free agent, if it names this window and this moment is its own."""
    if state.status[slot] != FREE:
        return None
    number = state.rules.trait_ability[state.doc[slot]]
    if number < 0 or not state.rules.abilities[number].windows >> window & 1:
        return None
    if window in (ACTIVATION_START, ACTIVATION_FREE, SEARCH_BEFORE_DRAW, SEARCH_AFTER_DRAW):
        if slot != state.active:
            return None
    return state.rules.abilities[number]


def entitled(state: Stawka, seat: int, window: int) -> int:
    """The agent whose items this player may use now, or NOBODY (STA-18.3)."""
    if window in (TALK_BEFORE_ROLL, TALK_AFTER_ROLL):
        talk = frame_of(state, TALK)
        return talk[ACTOR] if talk[SEAT] == seat else NOBODY
    if window == ELIMINATION:
        slot = frame_of(state, ATTACK)[TARGET]
        return slot if slot >> 2 == seat else NOBODY
    if state.active >= 0 and state.leader == seat:
        return state.active
    return NOBODY


def class_of(window: int) -> int:
    """The class of reaction cards that fits a window, or NOBODY (rules file, 6.2)."""
    if MOVE_DECLARED <= window <= MOVE_END:
        return MOVE_CLASS
    if window in (SEARCH_DECLARED, SEARCH_AFTER_DRAW, SEARCH_END):
        return SEARCH_CLASS
    if window in (TALK_DECLARED, TALK_RANK_FAILED, TALK_BEFORE_ROLL, TALK_AFTER_ROLL, TALK_END):
        return TALK_CLASS
    return NOBODY


def may_react(state: Stawka, seat: int, window: int) -> bool:
    """STA-17.3, STA-19.6: he holds a card and none was played on this activity."""
    wanted = class_of(window)
    if wanted < 0 or state.rules.level < ADVANCED or seat == state.leader or state.active < 0:
        return False
    if state.leader != state.active >> 2 or not state.rx_hand[seat]:
        return False  # STA-13.8: none in bribed activations
    if wanted == MOVE_CLASS:
        return not state.reacted
    frame = frame_of(state, SEARCH if wanted == SEARCH_CLASS else TALK)
    return len(frame) > 0 and not frame[FLAGS] & REACTED


def held_items(state: Stawka, slot: int, seat: int, window: int) -> list[int]:
    """The items of an agent that can be used in this window: one tile of each kind."""
    found: list[int] = []
    kinds: list[int] = []
    for piece in state.items[slot]:
        if piece >= TS:
            continue
        item = state.rules.item_of[piece]
        number = state.rules.item_ability[item]
        if number < 0 or item in kinds:
            continue
        ability = state.rules.abilities[number]
        if ability.windows >> window & 1 and abilities.usable(state, ability, slot, seat, piece):
            kinds.append(item)
            found.append(piece)
    return found


def may_hold(state: Stawka, slot: int, seat: int, window: int) -> bool:
    """Could a face-down item of this agent be used here, as far as the other knows?"""
    hidden = False
    for piece in state.items[slot]:
        if piece < TS and not state.rules.starred[state.rules.item_of[piece]]:
            hidden = True
    if not hidden:
        return False
    for number in state.rules.window_items[window]:
        if abilities.could_use(state, state.rules.abilities[number], slot, seat):
            return True
    return False


class Ask(Step[Stawka]):
    """D-38, D-39, D-44, D-45: one player in a window, again and again until he passes."""

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
                ability = trait(state, slot, window)
                bribed = slot == state.active and state.leader != seat  # STA-13.4
                if ability is not None and not ability.mandatory and not bribed:
                    if abilities.usable(state, ability, slot, seat, NOBODY):
                        found.append(choices.USE_TRAIT + state.doc[slot])
                        possible = True
        slot = entitled(state, seat, window)
        if slot >= 0:
            pieces = held_items(state, slot, seat, window)
            for piece in pieces:
                item = state.rules.item_of[piece]
                found.append(choices.USE_ITEM + item)
                if state.rules.starred[item]:
                    possible = True
            if may_hold(state, slot, seat, window):
                possible = True
        if may_react(state, seat, window):
            possible = True
            found.extend(reactions.playable(state, seat, window, class_of(window)))
        if window in (VIGILANCE_TEST, ATTACK_WINDOW) and threats.may_help(state, seat, window):
            possible = True
            found.extend(threats.helpers(state, seat, window))
        return found if possible else []

    def choose(self, state: Stawka, option: int) -> None:
        if option == choices.PASS:
            events.seat(state, "window-passed", self.seat)
            return
        state.agenda.append(self)
        if option >= choices.REACT and option < choices.BLOCK:
            reactions.play(state, self.seat, option - choices.REACT)
        elif option >= choices.SUPPORT and option < choices.TRY_SAFE:
            threats.help_out(state, self.seat, self.window, option)
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
        slot = entitled(state, self.seat, self.window)
        for piece in held_items(state, slot, self.seat, self.window):
            if state.rules.item_of[piece] == item:
                events.agent_item(state, "item-used", slot, item)
                ability = state.rules.abilities[state.rules.item_ability[item]]
                abilities.start(state, ability, slot, self.seat, piece)
                return

    def question(self, state: Stawka) -> Question:
        facts: dict[str, object] = {"window": WINDOWS[self.window]}
        return Question(self.seat, "window", "window", facts, window=True)

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        return refusals_asked.in_window(state, self.seat, self.window, option)


def innermost(state: Stawka) -> int:
    """The kind of the innermost procedure."""
    return state.frames[-1][KIND] if state.frames else NOBODY


# Steps never change, so a game needs only one of each.
OPEN: Final = [Window(number) for number in range(len(WINDOWS))]
MANDATORY: Final = [Mandatory(number, 0) for number in range(len(WINDOWS))]
ASK: Final = [Ask(seat, number) for seat in range(2) for number in range(len(WINDOWS))]


def window(number: int) -> Window:
    """The step that opens a window."""
    return OPEN[number]


def put(state: Stawka, number: int) -> None:
    """A window opens next, if any component of this game can use it (STA-19.6)."""
    if state.rules.windows >> number & 1:
        state.agenda.append(OPEN[number])
