"""The questions of a card that is played for its text (EME-10.2, EME-18)."""

from __future__ import annotations

from typing import Final

from konspira.games.emerald import aiming, effects, reasons
from konspira.games.emerald.cards import CARDS, CITIES, CITY_COUNT
from konspira.games.emerald.choices import (
    CITY,
    COUNT,
    DONE,
    FROM_CITY,
    FROM_SUPPLY,
    MOST_COUNT,
    MOST_SEATS,
    SEAT,
)
from konspira.games.emerald.discarding import REDRAW_CARDS, text_card
from konspira.games.emerald.parts import Part, add, conclude
from konspira.games.emerald.playing import carry_out
from konspira.games.emerald.reveals import EVERY_CITY
from konspira.games.emerald.rules import (
    ADVANCE_LOYALISTS,
    BANISH_CUBES,
    CALM,
    DRAW,
    EMPTY_LIMBO,
    LIMBO_BY_AGENTS,
    LOOK,
    PURGE,
    RAISE_DEAD,
    REDRAW,
    ROYALTY_POINTS,
    SACRIFICE,
    SEND_AGENT,
    SHELTER,
    TERRIFY,
    TURN_COAT,
)
from konspira.games.emerald.state import Emerald
from konspira.games.emerald.zombies import raise_dead
from konspira.kernel.events import Question, Refusal


def begin(state: Emerald, seat: int, card: int) -> None:
    """Ask the questions of a chosen text, which no other seat knows yet, or carry it out."""
    effect = state.rules.effect[card]
    if effect == REDRAW:
        state.then(REDRAW_CARDS[seat])
    elif effect == RAISE_DEAD:
        raise_dead(state, seat)
    elif effect in (TERRIFY, LOOK):
        state.then(TEXT_SEATS[seat])
    elif effect == LIMBO_BY_AGENTS:
        state.then(TEXT_COUNTS[seat])
    elif effect == SEND_AGENT:
        state.then(TEXT_SOURCES[seat])
    elif effect in PLAIN:
        carry_out(state, seat)
    else:
        state.then(TEXT_CITIES[seat])


PLAIN: Final = [
    ROYALTY_POINTS,
    TURN_COAT,
    DRAW,
    ADVANCE_LOYALISTS,
    EMPTY_LIMBO,
    CALM,
    PURGE,
]


class TextPart(Part):
    """A question of a text that no other seat knows of yet."""

    __slots__ = ()

    def card(self, state: Emerald) -> int:
        """Return the card with the text."""
        return text_card(state.plan[0])

    def effect(self, state: Emerald) -> int:
        """Return the function of the card's text."""
        return state.rules.effect[self.card(state)]


class TextCity(TextPart):
    """The seat names a city; texts that go on ask again until done (DEC-21 to DEC-37)."""

    __slots__ = ()

    def options(self, state: Emerald) -> list[int]:
        effect = self.effect(state)
        plan = state.plan
        found: list[int] = []
        if effect == SEND_AGENT:
            return [CITY + city for city in range(CITY_COUNT) if FROM_CITY + city != plan[1]]
        taken = aiming.aimed(state, self.seat) if effect == BANISH_CUBES else []
        for city in range(CITY_COUNT):
            if effect in (SHELTER, SACRIFICE):
                count = state.agents[city * MOST_SEATS + self.seat]
                fit = count > plan.count(CITY + city)
            elif effect == BANISH_CUBES:
                fit = len(aiming.victims(state, self.seat, effect, city, taken)) > 0
            else:
                fit = aiming.is_city_fit(state, self.seat, effect, city)
            if fit:
                found.append(CITY + city)
        if len(plan) > 1:
            found.append(DONE)
        return found

    def choose(self, state: Emerald, option: int) -> None:
        if option == DONE:
            carry_out(state, self.seat)
            return
        effect = self.effect(state)
        if aiming.needs_victim(effect):
            taken = aiming.aimed(state, self.seat)
            found = aiming.victims(state, self.seat, effect, option - CITY, taken)
            add(state, option)
            if len(found) > 1:
                state.then(TEXT_VICTIMS[self.seat])
                return
        else:
            add(state, option)
        ask_on(state, self.seat, effect)

    def question(self, state: Emerald) -> Question:
        card = CARDS[self.card(state)]
        effect = self.effect(state)
        if effect in REPEATED:
            count = len(state.plan) - 1
            if effect == BANISH_CUBES:
                count = len(aiming.aimed(state, self.seat))
            return Question(self.seat, "text-more", "turn", {"card": card, "count": count})
        return Question(self.seat, "text-city", "turn", {"card": card})

    def refusal(self, state: Emerald, option: int) -> Refusal | None:
        if option == DONE and self.effect(state) in REPEATED:
            return Refusal("EME-2.13", "more-needed")
        if not CITY <= option < CITY + CITY_COUNT:
            return None
        return reasons.not_this_city(state, self.seat, self.effect(state), option - CITY)


REPEATED: Final = [SHELTER, SACRIFICE, BANISH_CUBES]


def ask_on(state: Emerald, seat: int, effect: int) -> None:
    """Ask for another city if the text takes one more; otherwise carry the text out."""
    plan = state.plan
    amount = state.rules.amount[text_card(plan[0])]
    more = False
    if effect == SHELTER:
        more = len(plan) - 1 < min(amount, state.out[seat])
    elif effect == SACRIFICE:
        more = len(plan) - 1 < state.out[seat]
    elif effect == BANISH_CUBES:
        cubes = 0
        for count in state.cubes:
            cubes += count
        more = len(aiming.aimed(state, seat)) < min(amount, cubes)
    if more:
        state.then(TEXT_CITIES[seat])
    else:
        carry_out(state, seat)


class TextVictim(TextPart):
    """The seat names the target in that city, where there are several."""

    __slots__ = ()

    def options(self, state: Emerald) -> list[int]:
        effect = self.effect(state)
        city = state.plan[-1] - CITY
        taken = aiming.aimed(state, self.seat) if effect == BANISH_CUBES else []
        return [SEAT + other for other in aiming.victims(state, self.seat, effect, city, taken)]

    def choose(self, state: Emerald, option: int) -> None:
        add(state, option)
        ask_on(state, self.seat, self.effect(state))

    def question(self, state: Emerald) -> Question:
        card, city = CARDS[self.card(state)], CITIES[state.plan[-1] - CITY]
        return Question(self.seat, "text-victim", "turn", {"card": card, "city": city})

    def refusal(self, state: Emerald, option: int) -> Refusal | None:
        if not SEAT <= option < SEAT + MOST_SEATS:
            return None
        effect, city = self.effect(state), state.plan[-1] - CITY
        return reasons.not_this_player(state, self.seat, effect, city, option - SEAT)


class TextSeat(TextPart):
    """The seat names another player (DEC-33, DEC-36)."""

    __slots__ = ()

    def options(self, state: Emerald) -> list[int]:
        found = aiming.seats_for(state, self.seat, self.effect(state))
        return [SEAT + other for other in found]

    def choose(self, state: Emerald, option: int) -> None:
        add(state, option)
        carry_out(state, self.seat)

    def question(self, state: Emerald) -> Question:
        return Question(self.seat, "text-seat", "turn", {"card": CARDS[self.card(state)]})

    def refusal(self, state: Emerald, option: int) -> Refusal | None:
        if not SEAT <= option < SEAT + MOST_SEATS:
            return None
        other, terror = option - SEAT, self.effect(state) == TERRIFY
        if other >= state.seats:
            return Refusal("EME-20.1", "nobody-there")
        rule = "EME-18.22" if terror else "EME-18.25"
        if other == self.seat:
            return Refusal(rule, "not-yourself")
        return Refusal(rule, "no-token" if terror else "already-revealed", {"seat": other})


class TextCount(TextPart):
    """The seat says how many cubes come back from Limbo (EME-18.9)."""

    __slots__ = ()

    def options(self, state: Emerald) -> list[int]:
        most = min(state.limbo[self.seat], state.on_board(self.seat))
        return [COUNT + number for number in range(most)]

    def choose(self, state: Emerald, option: int) -> None:
        add(state, option)
        carry_out(state, self.seat)

    def question(self, state: Emerald) -> Question:
        return Question(self.seat, "text-count", "turn", {"card": CARDS[self.card(state)]})

    def refusal(self, state: Emerald, option: int) -> Refusal | None:
        if COUNT <= option < COUNT + MOST_COUNT:
            most = min(state.limbo[self.seat], state.on_board(self.seat))
            return Refusal("EME-18.9", "too-many", {"count": most})
        return None


class TextSource(TextPart):
    """The seat says where the agent comes from (DEC-31)."""

    __slots__ = ()

    def options(self, state: Emerald) -> list[int]:
        found = [FROM_SUPPLY] if state.pool[self.seat] else []
        for city in range(CITY_COUNT):
            if state.agents[city * MOST_SEATS + self.seat]:
                found.append(FROM_CITY + city)
        return found

    def choose(self, state: Emerald, option: int) -> None:
        add(state, option)
        state.then(TEXT_CITIES[self.seat])

    def question(self, state: Emerald) -> Question:
        return Question(self.seat, "text-source", "turn", {"card": CARDS[self.card(state)]})

    def refusal(self, state: Emerald, option: int) -> Refusal | None:
        if option == FROM_SUPPLY:
            return Refusal("EME-18.17", "no-agent-in-supply")
        if FROM_CITY <= option < FROM_CITY + CITY_COUNT:
            return reasons.in_city("EME-18.17", "needs-agent", option - FROM_CITY)
        return None


class RedeployCity(Part):
    """All agents of a Mi-Go go to one city (EME-18.14)."""

    __slots__ = ()

    def options(self, state: Emerald) -> list[int]:
        return EVERY_CITY

    def choose(self, state: Emerald, option: int) -> None:
        state.plan = []
        state.free += 1
        effects.redeploy(state, self.seat, option - CITY)
        conclude(state)

    def question(self, state: Emerald) -> Question:
        count = effects.sheltered_now(state, self.seat)
        return Question(self.seat, "redeploy-city", "turn", {"count": count})


TEXT_CITIES: Final = [TextCity(seat) for seat in range(MOST_SEATS)]
TEXT_VICTIMS: Final = [TextVictim(seat) for seat in range(MOST_SEATS)]
TEXT_SEATS: Final = [TextSeat(seat) for seat in range(MOST_SEATS)]
TEXT_COUNTS: Final = [TextCount(seat) for seat in range(MOST_SEATS)]
TEXT_SOURCES: Final = [TextSource(seat) for seat in range(MOST_SEATS)]
REDEPLOYS: Final = [RedeployCity(seat) for seat in range(MOST_SEATS)]
