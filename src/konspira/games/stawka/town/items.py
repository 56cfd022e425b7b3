"""Held things (STA-18): limits, giving, losing, Top Secret cards."""

from __future__ import annotations

from konspira.games.stawka import choices
from konspira.games.stawka.abilities.ops import AP_LIMIT, GAVE_ITEM, ITEM_LIMIT
from konspira.games.stawka.films import audi
from konspira.games.stawka.refusals import asked as refusals_asked
from konspira.games.stawka.sight import events
from konspira.games.stawka.stage import activation
from konspira.games.stawka.state import KNOWN, SLOTS, TS, Stawka, put, put_row
from konspira.games.stawka.town import evidence, figures, movement
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import NOBODY, Step


def add(state: Stawka, slot: int, piece: int) -> None:
    """An agent holds one thing more."""
    state.items = put_row(state.items, slot, [*state.items[slot], piece])


def remove(state: Stawka, slot: int, piece: int) -> None:
    """An agent holds one thing less."""
    state.items = put_row(
        state.items, slot, [other for other in state.items[slot] if other != piece]
    )


def put_out(state: Stawka, piece: int, shown: bool) -> None:
    """Out of the game; unseen where nobody has turned it up (STA-12.8)."""
    if piece >= TS:
        state.ts_gone = [*state.ts_gone, piece - TS]
        if shown:
            state.ts_known = put(state.ts_known, piece - TS, KNOWN)
    else:
        state.gone = [*state.gone, piece]
        if shown:
            state.known = put(state.known, piece, KNOWN)


def lose(state: Stawka, slot: int, piece: int) -> None:
    """Discarded, shown, no evidence."""
    remove(state, slot, piece)
    put_out(state, piece, True)
    events.piece_lost(state, slot, piece)


def room(state: Stawka, slot: int) -> int:
    """How many more things an agent may hold (STA-18.2)."""
    held = len(state.items[slot])
    if not state.rules.top_secret_counts:
        held = len([piece for piece in state.items[slot] if piece < TS])
    return figures.stat(state, slot, ITEM_LIMIT) - held


def has_room(state: Stawka, slot: int) -> bool:
    """May it take another tile?"""
    return room(state, slot) > 0


def may_leave(state: Stawka, slot: int, piece: int) -> bool:
    """STA-5.7: what raised a limit that is already spent may not be given away."""
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
    """What an agent may drop."""
    return sorted([piece for piece in state.items[slot] if may_leave(state, slot, piece)])


def can_make_room(state: Stawka, slot: int) -> bool:
    """Has it room for another thing, or can it drop one?"""
    return has_room(state, slot) or len(droppable(state, slot)) > 0


class DropItem(Step[Stawka]):
    """D-43: one of the things held makes room for another."""

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

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        return refusals_asked.dropping(state, self.slot, option)


# -- giving (STA-18.5) -----------------------------------------------------------------------------


def givable(state: Stawka, source: int, to: int) -> list[int]:
    """What one agent may hand to another: each thing once an activation, within the limits."""
    found: list[int] = []
    for piece in state.items[source]:
        free = piece >= TS and not state.rules.top_secret_counts
        if piece not in state.handed and (free or has_room(state, to)):
            if may_leave(state, source, piece):
                found.append(piece)
    found.sort()
    return found


def can_give(state: Stawka, source: int, to: int) -> bool:
    """Is there anything to hand over?"""
    return len(givable(state, source, to)) > 0


def hand_over(state: Stawka, source: int, to: int, piece: int, seat: int) -> None:
    """One thing changes hands."""
    remove(state, source, piece)
    add(state, to, piece)
    state.handed = [*state.handed, piece]
    movement.note(state, source, GAVE_ITEM, to, 0)
    events.item_given(state, source, to, piece, seat)


class HandOver(Step[Stawka]):
    """D-27: which thing."""

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
        return activation.menu_of(self.seat)

    def options(self, state: Stawka) -> list[int]:
        return [choices.PIECE + piece for piece in givable(state, self.source, self.to)]

    def choose(self, state: Stawka, option: int) -> None:
        state.agenda.append(activation.menu_of(self.seat))
        hand_over(state, self.source, self.to, option - choices.PIECE, self.seat)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "hand-over", "activation")

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        return refusals_asked.handing(state, self.source, self.to, option)


class Exchange(Step[Stawka]):
    """D-62: things go to and fro between two agents, one at a time, each once."""

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
        state.agenda.append(self)
        if piece in state.items[self.one]:
            hand_over(state, self.one, self.other, piece, self.seat)
        else:
            hand_over(state, self.other, self.one, piece, self.seat)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "exchange-item", "effect")

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        return refusals_asked.swapping(state, self.one, self.other, option)


# -- losing ----------------------------------------------------------------------------------------


def lose_at_random(state: Stawka, slot: int, count: int) -> None:
    """`discard_item`: among all its things, Top Secret cards included."""
    for _ in range(count):
        held = sorted(state.items[slot])
        if held:
            lose(state, slot, held[state.below(len(held))])


def lose_all(state: Stawka, slot: int) -> None:
    """An agent leaves with all it holds; what lies face down goes unseen (STA-12.8)."""
    if state.items[slot]:
        events.agent_count(state, "items-removed", slot, len(state.items[slot]))
    for piece in state.items[slot]:
        put_out(state, piece, False)
    state.items = put_row(state.items, slot, [])


def steal(state: Stawka, source: int, to: int) -> None:
    """`steal_item`: a random thing, if its new holder has or makes room."""
    if source < 0 or to < 0 or not state.items[source] or not can_make_room(state, to):
        return
    state.agenda.append(Steal(source, to))
    if not has_room(state, to):
        state.agenda.append(MakeRoom(to >> 2, to))


class Steal(Step[Stawka]):
    """The thing is taken."""

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


class MakeRoom(Step[Stawka]):
    """D-64: drop something, or leave the new thing."""

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

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        return refusals_asked.dropping(state, self.slot, option)


# -- Top Secret cards ------------------------------------------------------------------------------


def can_take_secret_card(state: Stawka, slot: int) -> bool:
    """Is there room for a Top Secret card, or can room be made?"""
    return not state.rules.top_secret_counts or can_make_room(state, slot)


def gain_top_secret(state: Stawka, slot: int, seat: int) -> None:
    """STA-18.10: one random card, if there is room or room is made."""
    state.agenda.append(TakeSecretCard(slot, seat))
    if state.rules.top_secret_counts and not has_room(state, slot):
        state.agenda.append(MakeRoom(seat, slot))


class TakeSecretCard(Step[Stawka]):
    """From the deck; an empty one takes back all cards that nobody holds."""

    __slots__ = ("slot", "taker")

    def __init__(self, slot: int, taker: int) -> None:
        super().__init__()
        self.slot = slot
        self.taker = taker

    def numbers(self) -> list[int]:
        return [self.slot, self.taker]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.slot < 8 and 0 <= self.taker < 2

    def run(self, state: Stawka) -> None:
        slot = self.slot
        if state.rules.top_secret_counts and not has_room(state, slot):
            return
        if not state.ts_deck:
            state.ts_deck = sorted(state.ts_gone)
            state.ts_gone = []
            for card in state.ts_deck:
                state.ts_known = put(state.ts_known, card, 0)
            state.shuffle(state.ts_deck)
        if not state.ts_deck:
            return
        card = state.ts_deck[-1]
        state.ts_deck = state.ts_deck[:-1]
        add(state, slot, TS + card)
        state.ts_known = put(state.ts_known, card, 1 << self.taker | 1 << (slot >> 2))
        events.secret_card_gained(state, slot, TS + card, self.taker)


def spenders(state: Stawka) -> list[int]:
    """Whose Top Secret cards may be spent now: in the own activation, maybe, of all own agents."""
    slot, seat = state.active, state.leader
    if not state.rules.spend_any or state.rules.audi >= 0 or seat != slot >> 2:
        return [slot]  # STA-S6.11, STA-13.4
    return [*range(seat * 4, seat * 4 + 4)]


def spendable(state: Stawka) -> list[int]:
    """The Top Secret cards that the player who leads the activation may spend."""
    found: list[int] = []
    for slot in spenders(state):
        for piece in state.items[slot]:
            if piece >= TS and can_spend(state, state.leader, piece):
                found.append(piece)
    return found


def holder(state: Stawka, piece: int) -> int:
    """The agent that holds a piece, or NOBODY."""
    for slot in range(SLOTS):
        if piece in state.items[slot]:
            return slot
    return NOBODY


def can_spend(state: Stawka, seat: int, piece: int) -> bool:
    """Would it bring any evidence (surplus is worth points), or move the Audi (R-92)?"""
    if state.rules.audi >= 0:
        return audi.may_move(state) and len(audi.drives(state, seat, audi.SPENT, NOBODY)) > 0
    worth = state.rules.top_secret[piece - TS]
    for color in range(4):
        if worth[color] and evidence.is_open(state, seat, color):
            return True
    return False


def spend_top_secret(state: Stawka, seat: int, piece: int) -> None:
    """STA-18.11: the printed evidence on every colour with an open track."""
    slot = holder(state, piece)
    remove(state, slot, piece)
    put_out(state, piece, True)
    events.secret_card_spent(state, slot, piece)
    if state.rules.audi >= 0:
        state.agenda.append(audi.Drive(seat, audi.SPENT, NOBODY))  # STA-S6.11
        return
    worth = state.rules.top_secret[piece - TS]
    for color in range(4):
        if not state.over:
            evidence.gain(state, seat, color, worth[color], evidence.FROM_TILE)
    evidence.check(state)


def first_of(state: Stawka, slot: int, item: int) -> int:
    """A held tile of a kind, or NOBODY."""
    for piece in sorted(state.items[slot]):
        if piece < TS and state.rules.item_of[piece] == item:
            return piece
    return NOBODY
