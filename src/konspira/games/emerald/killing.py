"""Assassination of agents and royalty (EME-9): the questions of the action."""

from __future__ import annotations

from typing import Final

from konspira.games.emerald import events, reasons
from konspira.games.emerald.blocks import open_window
from konspira.games.emerald.bombing import (
    kill_cards,
    missing,
    needed,
    payable,
    targets,
    uses_of,
)
from konspira.games.emerald.cards import (
    ASSASSINATE,
    CARDS,
    CITIES,
    CITY_COUNT,
    HAND_KINDS,
    TEXTS,
)
from konspira.games.emerald.choices import (
    BOMBS,
    CITY,
    DONE,
    KILL_AGENT,
    KILL_CARD,
    KILL_ROYAL,
    MOST_SEATS,
    SUPPORT,
)
from konspira.games.emerald.drawing import take, without
from konspira.games.emerald.parts import AFTER, TURNS, Part, add
from konspira.games.emerald.payment import (
    agents_at,
    can_complete,
    is_agent_bombs,
    kinds,
    rest_of,
    text_bombs,
)
from konspira.games.emerald.resolving import KILL_ROYALS, KILLS, MORE_KILLS
from konspira.games.emerald.rules import ASSASSINATION
from konspira.games.emerald.state import TEXT_USE, Emerald
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import NOBODY, Step


class KillPart(Part):
    """A question of one attempt; `more` after the first one of the action."""

    __slots__ = ("more",)

    def __init__(self, seat: int, more: int) -> None:
        super().__init__(seat)
        self.more = more

    def numbers(self) -> list[int]:
        return [self.seat, self.more]

    def fits(self, state: Emerald) -> bool:
        return self.seat == state.active and 0 <= self.more <= 1

    def start(self) -> Step[Emerald]:
        return KILL_CARDS[self.seat * 2 + 1] if self.more else TURNS[self.seat]

    def plan(self, state: Emerald) -> list[int]:
        """Return the choices of this attempt so far: card, city, target, supports."""
        return state.plan if self.more else state.plan[1:]


class KillCard(KillPart):
    """The seat plays a card for its AS symbol; after the first attempt it may stop (EME-9.1)."""

    __slots__ = ()

    def options(self, state: Emerald) -> list[int]:
        found = [KILL_CARD + card for card in kill_cards(state, self.seat)]
        if self.more:
            found.append(DONE)
        return found

    def choose(self, state: Emerald, option: int) -> None:
        if option != DONE:
            add(state, option)
            state.then(KILL_CITIES[self.seat * 2 + self.more])

    def question(self, state: Emerald) -> Question:
        return Question(self.seat, "kill-card", "turn")

    def refusal(self, state: Emerald, option: int) -> Refusal | None:
        if not KILL_CARD <= option < KILL_CARD + HAND_KINDS:
            return None
        card = option - KILL_CARD
        if card not in state.hand[self.seat]:
            return Refusal("EME-9.1", "not-in-hand", {"card": CARDS[card]})
        if not state.rules.marks[card] >> ASSASSINATE & 1:
            return Refusal("EME-9.1", "no-symbol", {"card": CARDS[card]})
        return reasons.no_kill(state, self.seat, [card])


class KillCity(KillPart):
    """The seat names the city (EME-9.2)."""

    __slots__ = ()

    def options(self, state: Emerald) -> list[int]:
        card = self.plan(state)[0] - KILL_CARD
        found: list[int] = []
        for city in range(CITY_COUNT):
            if payable(state, self.seat, city, card):
                found.append(CITY + city)
        return found

    def choose(self, state: Emerald, option: int) -> None:
        add(state, option)
        state.then(KILL_TARGETS[self.seat * 2 + self.more])

    def question(self, state: Emerald) -> Question:
        card = CARDS[self.plan(state)[0] - KILL_CARD]
        return Question(self.seat, "kill-city", "turn", {"card": card})

    def refusal(self, state: Emerald, option: int) -> Refusal | None:
        if not CITY <= option < CITY + CITY_COUNT:
            return None
        card = self.plan(state)[0] - KILL_CARD
        return reasons.not_here(state, self.seat, option - CITY, card)


class KillTarget(KillPart):
    """The seat names the target: the royal in the slot or a rival's agent (EME-9.3)."""

    __slots__ = ()

    def options(self, state: Emerald) -> list[int]:
        plan = self.plan(state)
        found: list[int] = []
        for target in payable(state, self.seat, plan[1] - CITY, plan[0] - KILL_CARD):
            found.append(KILL_ROYAL if target == NOBODY else KILL_AGENT + target)
        return found

    def choose(self, state: Emerald, option: int) -> None:
        add(state, option)
        go_on_paying(state, self.seat, self.more, self.plan(state))

    def question(self, state: Emerald) -> Question:
        plan = self.plan(state)
        card, city = CARDS[plan[0] - KILL_CARD], CITIES[plan[1] - CITY]
        return Question(self.seat, "kill-target", "turn", {"card": card, "city": city})

    def refusal(self, state: Emerald, option: int) -> Refusal | None:
        if not KILL_ROYAL <= option < KILL_AGENT + MOST_SEATS:
            return None
        city = self.plan(state)[1] - CITY
        target = NOBODY if option == KILL_ROYAL else option - KILL_AGENT
        if target == self.seat:
            return Refusal("EME-9.3", "not-yourself")
        if target not in targets(state, self.seat, city):
            if target == NOBODY:
                return reasons.in_city("EME-9.3", "no-royal", city)
            if target >= state.seats:
                return Refusal("EME-20.1", "nobody-there")
            return reasons.in_city("EME-9.3", "no-agent-of-theirs", city, seat=target)
        card = self.plan(state)[0] - KILL_CARD
        return reasons.too_few_bombs(state, self.seat, city, target, card)


class KillSupport(KillPart):
    """The seat adds a support that belongs to a minimal payment (EME-9.5 to EME-9.7)."""

    __slots__ = ()

    def options(self, state: Emerald) -> list[int]:
        plan = self.plan(state)
        city = plan[1] - CITY
        agents = agents_at(state, city, self.seat)
        used = uses_of(plan)
        target = NOBODY if plan[2] == KILL_ROYAL else plan[2] - KILL_AGENT
        need = needed(state, self.seat, city, target)
        left = rest_of(state.hand[self.seat], [plan[0] - KILL_CARD, *used])
        found: list[int] = []
        for card in kinds(left):
            others = without(left, card)
            if state.rules.bombs[card]:
                if can_complete(state, others, agents, [*used, card], need):
                    found.append(BOMBS + card)
            if text_bombs(state, card, agents) and not self.is_second(state, used, card):
                if can_complete(state, others, agents, [*used, card + TEXT_USE], need):
                    found.append(SUPPORT + card)
        found.sort()
        return found

    def is_second(self, state: Emerald, used: list[int], card: int) -> bool:
        """Has a text of this kind been used in this attempt (EME-18.6)?"""
        if not is_agent_bombs(state, card):
            return False
        for use in used:
            if use >= TEXT_USE and is_agent_bombs(state, use - TEXT_USE):
                return True
        return False

    def choose(self, state: Emerald, option: int) -> None:
        add(state, option)
        go_on_paying(state, self.seat, self.more, self.plan(state))

    def question(self, state: Emerald) -> Question:
        plan = self.plan(state)
        facts: dict[str, object] = {
            "card": CARDS[plan[0] - KILL_CARD],
            "city": CITIES[plan[1] - CITY],
            "count": missing(state, self.seat, plan),
        }
        return Question(self.seat, "kill-support", "turn", facts)

    def refusal(self, state: Emerald, option: int) -> Refusal | None:
        plan = self.plan(state)
        if BOMBS <= option < BOMBS + HAND_KINDS:
            card = option - BOMBS
        elif SUPPORT <= option < SUPPORT + TEXTS:
            card = option - SUPPORT
        else:
            return None
        used = uses_of(plan)
        if card not in rest_of(state.hand[self.seat], [plan[0] - KILL_CARD, *used]):
            return Refusal("EME-9.5", "not-in-hand", {"card": CARDS[card]})
        worth = state.rules.bombs[card]
        if option < SUPPORT + TEXTS:
            worth = text_bombs(state, card, agents_at(state, plan[1] - CITY, self.seat))
            if worth and self.is_second(state, used, card):
                return Refusal("EME-18.6", "one-text-only")
        if not worth:
            return Refusal("EME-9.5", "no-symbol", {"card": CARDS[card]})
        facts: dict[str, object] = {"count": missing(state, self.seat, plan)}
        return Refusal("EME-9.7", "no-minimal-payment", facts)


def go_on_paying(state: Emerald, seat: int, more: int, plan: list[int]) -> None:
    """Ask for support until there is enough; then declare the attempt (EME-12.1)."""
    if missing(state, seat, plan) > 0:
        state.then(KILL_SUPPORTS[seat * 2 + more])
        return
    card, city = plan[0] - KILL_CARD, plan[1] - CITY
    victim = NOBODY if plan[2] == KILL_ROYAL else plan[2] - KILL_AGENT
    uses = uses_of(plan)
    state.plan = []
    if not more:
        state.actions -= 1
        state.then(AFTER[0])
    for use in [card, *uses]:
        take(state, seat, use % TEXT_USE)
    state.in_play = [card, *uses]
    events.attacked(state, seat, victim, city)
    if victim == NOBODY:
        state.attack = [ASSASSINATION, city, NOBODY, 0]
        state.then(KILL_ROYALS[0])  # EME-12.4: cannot be blocked
    else:
        open_window(state, ASSASSINATION, city, victim, KILLS[0])


class MoreKills(Step[Emerald]):
    """The seat may try again where all can see that an attempt might be possible (EME-9.1).

    The steps that follow must not show whether the hand has the cards for it.
    """

    def run(self, state: Emerald) -> None:
        seat = state.active
        if state.hand[seat]:
            for city in range(CITY_COUNT):
                if targets(state, seat, city):
                    state.then(KILL_CARDS[seat * 2 + 1])
                    return


KILL_CARDS: Final = [KillCard(seat, more) for seat in range(MOST_SEATS) for more in range(2)]
KILL_CITIES: Final = [KillCity(seat, more) for seat in range(MOST_SEATS) for more in range(2)]
KILL_TARGETS: Final = [KillTarget(seat, more) for seat in range(MOST_SEATS) for more in range(2)]
KILL_SUPPORTS: Final = [KillSupport(seat, more) for seat in range(MOST_SEATS) for more in range(2)]
MORE_KILLS.append(MoreKills())
