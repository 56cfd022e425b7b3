"""Held things (STA-18): limits, giving, losing, Top Secret cards."""

from __future__ import annotations

from konspira.games.stawka import choices, links
from konspira.games.stawka.abilities.words import AP_LIMIT, GAVE_ITEM, ITEM_LIMIT
from konspira.games.stawka.links import Asked
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import KNOWN, TS, Stawka, put, put_row
from konspira.games.stawka.town import figures, movement
from konspira.kernel.events import Question
from konspira.kernel.step import NOBODY, Step


def add(state: Stawka, slot: int, piece: int) -> None:
    """Give an agent one thing more."""
    state.items = put_row(state.items, slot, [*state.items[slot], piece])


def remove(state: Stawka, slot: int, piece: int) -> None:
    """Take one thing from an agent."""
    state.items = put_row(
        state.items, slot, [other for other in state.items[slot] if other != piece]
    )


def put_out(state: Stawka, piece: int, shown: bool) -> None:
    """Put a thing out of the game; unseen if nobody has turned it up (STA-12.8)."""
    if piece >= TS:
        state.ts_gone = [*state.ts_gone, piece - TS]
        if shown:
            state.ts_known = put(state.ts_known, piece - TS, KNOWN)
    else:
        state.gone = [*state.gone, piece]
        if shown:
            state.known = put(state.known, piece, KNOWN)


def lose(state: Stawka, slot: int, piece: int) -> None:
    """Discard a thing, shown, without evidence."""
    remove(state, slot, piece)
    put_out(state, piece, True)
    events.piece_lost(state, slot, piece)


def room(state: Stawka, slot: int) -> int:
    """Return how many more things an agent may hold (STA-18.2)."""
    held = len(state.items[slot])
    if not state.rules.top_secret_counts:
        held = len([piece for piece in state.items[slot] if piece < TS])
    return figures.stat(state, slot, ITEM_LIMIT) - held


def has_room(state: Stawka, slot: int) -> bool:
    """May it take another tile?"""
    return room(state, slot) > 0


def may_leave(state: Stawka, slot: int, piece: int) -> bool:
    """May it give this away? Not if the thing raised a limit that is already spent (STA-5.7)."""
    if piece >= TS:
        return True
    change = state.rules.item_stat[state.rules.item_of[piece]][AP_LIMIT]
    if change <= 0:
        return True
    copies = 0
    for other in state.items[slot]:
        if other < TS and state.rules.item_of[other] == state.rules.item_of[piece]:
            copies += 1
    return copies > 1 or state.spent[slot] <= figures.stat(state, slot, AP_LIMIT) - change


def droppable(state: Stawka, slot: int) -> list[int]:
    """Return the things that an agent may drop."""
    return sorted([piece for piece in state.items[slot] if may_leave(state, slot, piece)])


def can_make_room(state: Stawka, slot: int) -> bool:
    """Has it room for another thing, or can it drop one?"""
    return has_room(state, slot) or len(droppable(state, slot)) > 0


class DropItem(Asked):
    """Ask which held thing makes room for another (D-43)."""

    __slots__ = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def numbers(self) -> list[int]:
        return [self.seat, self.slot]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.seat < 2 and 0 <= self.slot < 8

    def options(self, state: Stawka) -> list[int]:
        return [choices.PIECE + piece for piece in droppable(state, self.slot)]

    def choose(self, state: Stawka, option: int) -> None:
        lose(state, self.slot, option - choices.PIECE)

    def question(self, state: Stawka) -> Question:
        return Question(
            self.seat, "drop-item", "activation", {"agent": figures.called(state, self.slot)}
        )


# -- giving (STA-18.5) -----------------------------------------------------------------------------


def givable(state: Stawka, source: int, to: int) -> list[int]:
    """Return the things that one agent may hand to another: each once an activation (STA-18.5)."""
    found: list[int] = []
    for piece in state.items[source]:
        free = piece >= TS and not state.rules.top_secret_counts
        if piece not in state.handed and (free or has_room(state, to)):
            if may_leave(state, source, piece):
                found.append(piece)
    found.sort()
    return found


def can_give(state: Stawka, source: int, to: int) -> bool:
    """Is there a thing to hand over?"""
    return len(givable(state, source, to)) > 0


def hand_over(state: Stawka, source: int, to: int, piece: int, seat: int) -> None:
    """Let one thing change hands."""
    remove(state, source, piece)
    add(state, to, piece)
    state.handed = [*state.handed, piece]
    movement.note(state, source, GAVE_ITEM, to, 0)
    events.item_given(state, source, to, piece, seat)


class HandOver(Asked):
    """Ask which thing to hand over (D-27)."""

    __slots__ = ("source", "to")

    def __init__(self, seat: int, source: int, to: int) -> None:
        super().__init__(seat)
        self.source = source
        self.to = to

    def numbers(self) -> list[int]:
        return [self.seat, self.source, self.to]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.seat < 2 and 0 <= self.source < 8 and 0 <= self.to < 8

    def start(self) -> Step[Stawka]:
        return links.menu(self.seat)

    def options(self, state: Stawka) -> list[int]:
        return [choices.PIECE + piece for piece in givable(state, self.source, self.to)]

    def choose(self, state: Stawka, option: int) -> None:
        state.then(links.menu(self.seat))
        hand_over(state, self.source, self.to, option - choices.PIECE, self.seat)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "hand-over", "activation")


class Exchange(Asked):
    """Ask for things to move between two agents, one at a time, each once (D-62)."""

    __slots__ = ("one", "other")

    def __init__(self, seat: int, one: int, other: int) -> None:
        super().__init__(seat)
        self.one = one
        self.other = other

    def numbers(self) -> list[int]:
        return [self.seat, self.one, self.other]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.seat < 2 and 0 <= self.one < 8 and 0 <= self.other < 8

    def options(self, state: Stawka) -> list[int]:
        pieces = givable(state, self.one, self.other) + givable(state, self.other, self.one)
        return [choices.PASS, *sorted([choices.PIECE + piece for piece in pieces])]

    def choose(self, state: Stawka, option: int) -> None:
        if option == choices.PASS:
            events.seat(state, "exchange-ended", self.seat)
            return
        piece = option - choices.PIECE
        state.then(self)
        if piece in state.items[self.one]:
            hand_over(state, self.one, self.other, piece, self.seat)
        else:
            hand_over(state, self.other, self.one, piece, self.seat)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "exchange-item", "effect")


# -- losing ----------------------------------------------------------------------------------------


def lose_at_random(state: Stawka, slot: int, count: int) -> None:
    """Discard one of all its things, Top Secret cards included: `discard_item`."""
    for _ in range(count):
        held = sorted(state.items[slot])
        if held:
            lose(state, slot, held[state.below(len(held))])


def lose_all(state: Stawka, slot: int) -> None:
    """Take all things of an agent that leaves; face-down ones go unseen (STA-12.8)."""
    if state.items[slot]:
        events.agent_count(state, "items-removed", slot, len(state.items[slot]))
    for piece in state.items[slot]:
        put_out(state, piece, False)
    state.items = put_row(state.items, slot, [])


def steal(state: Stawka, source: int, to: int) -> None:
    """Steal a random thing if its new holder has or makes room: `steal_item`."""
    if source < 0 or to < 0 or not state.items[source] or not can_make_room(state, to):
        return
    state.then(Steal(source, to))
    if not has_room(state, to):
        state.then(MakeRoom(to >> 2, to))


class Steal(Step[Stawka]):
    """Take the thing."""

    __slots__ = ("source", "to")

    def __init__(self, source: int, to: int) -> None:
        super().__init__()
        self.source = source
        self.to = to

    def numbers(self) -> list[int]:
        return [self.source, self.to]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.source < 8 and 0 <= self.to < 8

    def run(self, state: Stawka) -> None:
        held = sorted(state.items[self.source])
        if not held or not has_room(state, self.to):
            return
        piece = held[state.below(len(held))]
        remove(state, self.source, piece)
        add(state, self.to, piece)
        if piece < TS:
            state.known = put(
                state.known, piece, state.known[piece] | 3
            )  # both players, and nobody else
        else:
            state.ts_known = put(state.ts_known, piece - TS, state.ts_known[piece - TS] | 3)
        events.item_stolen(state, self.to, self.source, piece)


class MakeRoom(Asked):
    """Ask to drop something, or leave the new thing (D-64)."""

    __slots__ = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def numbers(self) -> list[int]:
        return [self.seat, self.slot]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.seat < 2 and 0 <= self.slot < 8

    def options(self, state: Stawka) -> list[int]:
        return [choices.LEAVE, *[choices.PIECE + piece for piece in droppable(state, self.slot)]]

    def choose(self, state: Stawka, option: int) -> None:
        if option == choices.LEAVE:
            events.agent(state, "secret-card-left", self.slot)
        else:
            lose(state, self.slot, option - choices.PIECE)

    def question(self, state: Stawka) -> Question:
        return Question(
            self.seat, "make-room", "activation", {"agent": figures.called(state, self.slot)}
        )


# -- Top Secret cards ------------------------------------------------------------------------------


def first_of(state: Stawka, slot: int, item: int) -> int:
    """Return a held tile of a kind, or NOBODY."""
    for piece in sorted(state.items[slot]):
        if piece < TS and state.rules.item_of[piece] == item:
            return piece
    return NOBODY
