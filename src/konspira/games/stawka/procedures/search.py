"""Searching (STA-7), safes (STA-18.8, STA-18.9), and tiles drawn by a text (STA-18.14)."""

from __future__ import annotations

from konspira.games.stawka import choices
from konspira.games.stawka.abilities.lookups import NO_FRAME, frame_of
from konspira.games.stawka.abilities.ops import (
    OPENED_SAFE,
    SEARCH_AFTER_DRAW,
    SEARCH_BEFORE_DRAW,
    SEARCH_DECLARED,
    SEARCH_END,
    SEARCHED,
)
from konspira.games.stawka.procedures import threats
from konspira.games.stawka.refusals import asked as refusals_asked
from konspira.games.stawka.rules import OPENS_SAFE, SAFE
from konspira.games.stawka.sight import events
from konspira.games.stawka.stage import windows
from konspira.games.stawka.state import (
    ACTOR,
    CANCELLED,
    EXTRA,
    FLAGS,
    KEEP_ONLY,
    KNOWN,
    NO_MARK,
    REPLACED,
    SEARCH,
    TARGET,
    TS,
    Stawka,
    put,
    put_row,
)
from konspira.games.stawka.town import evidence, figures, items, movement, rolls
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import NOBODY, Step


def is_possible(state: Stawka, slot: int) -> bool:
    """STA-7.1, but for the AP."""
    place = figures.place(state, slot)
    if place < 0 or state.destroyed >> place & 1:
        return False
    if state.marks[place] >> (slot & 3) & 1:
        return False
    if place == state.rules.hotel and state.vp[slot >> 2] < state.rules.hotel_vp:
        return False  # STA-S5.2
    return len(state.stacks[place]) + len(state.safes[place]) > 0


def refusal(state: Stawka, slot: int) -> Refusal:
    """Why it cannot search here."""
    place = figures.place(state, slot)
    if place < 0:
        return Refusal("STA-7.1", "no-location")
    if state.destroyed >> place & 1:
        return Refusal("STA-12.13", "destroyed")
    if state.marks[place] >> (slot & 3) & 1:
        return Refusal("STA-7.5", "been-here")
    if place == state.rules.hotel and state.vp[slot >> 2] < state.rules.hotel_vp:
        return Refusal("STA-S5.2", "hotel-closed", {"count": state.rules.hotel_vp})
    if not is_possible(state, slot):
        return Refusal("STA-7.1", "no-tiles")
    return Refusal("STA-4.4", "too-few-ap", {"count": max(0, figures.ap_left(state, slot))})


class Declare(Step[Stawka]):
    """Declared and paid (STA-7.2)."""

    def run(self, state: Stawka) -> None:
        slot = state.active
        if state.acted or figures.ap_left(state, slot) < 2 or not is_possible(state, slot):
            return
        figures.pay(state, slot, 2)
        state.acted = True
        place = figures.place(state, slot)
        events.agent_place(state, "search-declared", slot, place)
        state.frames.append([SEARCH, slot, place, state.leader, 0, 0, 0, 0, 0, NOBODY, 0])
        state.agenda.append(Begin())
        state.agenda.append(windows.window(SEARCH_DECLARED))
        threats.on_action(state)


def is_running(state: Stawka) -> bool:
    """STA-19.7: is the search still possible?"""
    frame = state.frames[-1]
    slot = frame[ACTOR]
    return not frame[FLAGS] & CANCELLED and figures.place(state, slot) == frame[TARGET]


class Begin(Step[Stawka]):
    """Face-up safes first: try one, or draw below them (STA-18.9)."""

    def run(self, state: Stawka) -> None:
        if not is_running(state) or not is_stocked(state):
            state.frames.pop()  # STA-7.7: no tile, no marker
            return
        state.agenda.append(EndSearch())
        if state.safes[state.frames[-1][TARGET]]:
            state.agenda.append(SafeOrDraw(state.leader))
        else:
            state.agenda.append(DrawTile())
            windows.put(state, SEARCH_BEFORE_DRAW)


def is_stocked(state: Stawka) -> bool:
    """Is there anything left to find?"""
    place = state.frames[-1][TARGET]
    return len(state.stacks[place]) + len(state.safes[place]) > 0


class SafeOrDraw(Step[Stawka]):
    """D-40."""

    def options(self, state: Stawka) -> list[int]:
        place = state.frames[-1][TARGET]
        found = [choices.TRY_SAFE + tile for tile in sorted(state.safes[place])]
        if state.stacks[place]:
            found.append(choices.DRAW)
        return found

    def choose(self, state: Stawka, option: int) -> None:
        if option == choices.DRAW:
            events.seat(state, "object-chosen", self.seat)
            state.agenda.append(DrawTile())
        else:
            slot = state.frames[-1][ACTOR]
            state.frames[-1][FLAGS] |= REPLACED  # nothing is drawn, whatever a text says
            tile = option - choices.TRY_SAFE
            events.agent_piece(state, "safe-found", slot, tile)
            state.agenda.append(OpenSafe(self.seat, slot, tile, 0))
        windows.put(state, SEARCH_BEFORE_DRAW)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "safe-or-draw", "activation")

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        return refusals_asked.at_safes(state, option)


class DrawTile(Step[Stawka]):
    """The top tile, seen only by the searching player; a safe is turned up (STA-7.2)."""

    def run(self, state: Stawka) -> None:
        frame = state.frames[-1]
        slot, place = frame[ACTOR], frame[TARGET]
        if not frame[FLAGS] & REPLACED and state.stacks[place]:
            take(state, slot, state.leader, place, state.stacks[place][-1])
        if state.drawn >= 0:
            state.agenda.append(TileDecision(state.leader, slot))
            windows.put(state, SEARCH_AFTER_DRAW)


def take(state: Stawka, slot: int, seat: int, place: int, tile: int) -> None:
    """A tile leaves its stack: into the finder's hand, or, a safe, face up."""
    state.stacks = put_row(
        state.stacks, place, [other for other in state.stacks[place] if other != tile]
    )
    events.tile_drawn(state, seat, place, tile)
    state.known = put(state.known, tile, state.known[tile] | (1 << seat))
    if state.rules.tags[state.rules.item_of[tile]] & SAFE:
        state.known = put(state.known, tile, KNOWN)
        state.safes = put_row(state.safes, place, [*state.safes[place], tile])
        events.agent_piece(state, "safe-found", slot, tile)
        state.agenda.append(OpenSafe(seat, slot, tile, 1))
    else:
        state.drawn = tile


def put_back(state: Stawka) -> None:
    """A tile in hand when everything stops goes back on top."""
    if state.drawn >= 0:
        place = state.drawn // 5
        state.stacks = put_row(state.stacks, place, [*state.stacks[place], state.drawn])
        state.drawn = NOBODY


class OpenSafe(Step[Stawka]):
    """D-41: roll, break it with a tool, or leave one that was just found (STA-18.8)."""

    __slots__ = ("found", "slot", "tile")

    def __init__(self, seat: int, slot: int, tile: int, found: int) -> None:
        super().__init__(seat)
        self.slot = slot
        self.tile = tile
        self.found = found

    def numbers(self) -> list[int]:
        return [self.seat, self.slot, self.tile, self.found]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.seat < 2 and 0 <= self.slot < 8 and 0 <= self.tile < TS

    def options(self, state: Stawka) -> list[int]:
        if self.tile not in state.safes[self.tile // 5]:
            return []
        options = [choices.ROLL]
        for piece in state.items[self.slot]:
            option = choices.TOOL + state.rules.item_of[piece] if piece < TS else NOBODY
            if option >= 0 and option not in options and is_tool(state, self.slot, piece):
                options.append(option)
        options.sort()
        if self.found:
            options.append(choices.LEAVE)
        return options

    def choose(self, state: Stawka, option: int) -> None:
        slot, tile = self.slot, self.tile
        if option == choices.LEAVE:
            events.agent_piece(state, "safe-left", slot, tile)
        elif option == choices.ROLL:
            one, two = state.roll(6), state.roll(6)
            events.dice(state, "safe-rolled", slot, one, two, one + two)
            need = state.rules.lock[tile] + (0 if state.rules.safe_equal else 1)
            rolls.keep_plain(state, rolls.SAFE_ROLL, [slot, NOBODY], [one, two], need)
            if one + two >= need:
                self.open(state)
        else:
            item = option - choices.TOOL
            for piece in state.items[slot]:
                if piece < TS and state.rules.item_of[piece] == item:
                    events.agent_item(state, "safe-broken", slot, item)
                    items.lose(state, slot, piece)
                    self.open(state)
                    return

    def open(self, state: Stawka) -> None:
        """STA-18.10: the safe leaves the game, a Top Secret card is gained."""
        place = self.tile // 5
        state.safes = put_row(
            state.safes, place, [tile for tile in state.safes[place] if tile != self.tile]
        )
        items.put_out(state, self.tile, True)
        events.agent_piece(state, "safe-opened", self.slot, self.tile)
        movement.note(state, self.slot, OPENED_SAFE, 0, 0)
        items.gain_top_secret(state, self.slot, self.seat)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "open-safe", "activation")

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        return refusals_asked.opening(state, self.slot, option)


def is_tool(state: Stawka, slot: int, piece: int) -> bool:
    """Can this item open a safe?"""
    opens = state.rules.tags[state.rules.item_of[piece]] & OPENS_SAFE
    return opens != 0 and items.may_leave(state, slot, piece)


class TileDecision(Step[Stawka]):
    """D-42: keep it, or use it as evidence against one colour (STA-7.3, STA-7.4)."""

    __slots__ = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def numbers(self) -> list[int]:
        return [self.seat, self.slot]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.seat < 2 and 0 <= self.slot < 8

    def options(self, state: Stawka) -> list[int]:
        if state.drawn < 0:
            return []
        found: list[int] = []
        if items.can_make_room(state, self.slot):
            found.append(choices.KEEP)
        frame = frame_of(state, SEARCH)
        if found and frame and frame[FLAGS] & KEEP_ONLY:
            return found
        useful = False
        for color in range(4):
            if self.worth(state, color) and evidence.is_open(state, self.seat, color):
                found.append(choices.EVIDENCE + color)
                useful = True
        if not useful:
            found.append(choices.DISCARD)
        return found

    def worth(self, state: Stawka, color: int) -> int:
        """The evidence of the tile in hand for a colour, a card index included."""
        printed = state.rules.evidence[state.drawn]
        frame = frame_of(state, SEARCH)
        if frame and frame[EXTRA] == color:
            return max(printed)
        return printed[color]

    def choose(self, state: Stawka, option: int) -> None:
        tile = state.drawn
        if option == choices.KEEP:
            state.agenda.append(KeepTile(self.slot))
            if not items.has_room(state, self.slot):
                state.agenda.append(items.DropItem(self.seat, self.slot))
            return
        if option == choices.DISCARD:
            state.drawn = NOBODY
            events.seat_piece(state, "tile-discarded", self.seat, tile)
            items.put_out(state, tile, True)
            return
        color = option - choices.EVIDENCE
        amount = self.worth(state, color)
        state.drawn = NOBODY
        items.put_out(state, tile, True)
        events.tile_evidence(state, self.seat, tile, color)
        evidence.gain(state, self.seat, color, amount, evidence.FROM_TILE)
        evidence.check(state)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "tile-decision", "activation")

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        return refusals_asked.with_tile(state, self.seat, self.slot, option)


class KeepTile(Step[Stawka]):
    """The tile in hand goes to the agent (STA-18.1)."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot = slot

    def numbers(self) -> list[int]:
        return [self.slot]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.slot < 8

    def run(self, state: Stawka) -> None:
        tile = state.drawn
        state.drawn = NOBODY
        items.add(state, self.slot, tile)
        state.known = put(state.known, tile, state.known[tile] | (1 << (self.slot >> 2)))
        if state.rules.starred[state.rules.item_of[tile]]:
            state.known = put(state.known, tile, KNOWN)
        events.tile_kept(state, self.slot, tile, state.leader)


class EndSearch(Step[Stawka]):
    """The marker, then `search_end` (STA-7.5, STA-7.6)."""

    def run(self, state: Stawka) -> None:
        frame = state.frames[-1]
        slot, place = frame[ACTOR], frame[TARGET]
        movement.note(state, slot, SEARCHED, place, 0)
        if frame[FLAGS] & NO_MARK:
            events.agent_place(state, "no-marker", slot, place)
        else:
            marks = state.marks[place]
            if bin(marks).count("1") >= 2:
                marks = 0
            state.marks = put(state.marks, place, marks | 1 << (slot & 3))
            events.agent_place(state, "marker-placed", slot, place)
        state.agenda.append(CloseFrame())
        windows.put(state, SEARCH_END)


class CloseFrame(Step[Stawka]):
    """A procedure is over."""

    def run(self, state: Stawka) -> None:
        state.frames.pop()


# -- tiles drawn or looked at by a text ------------------------------------------------------------


def top(state: Stawka, place: int, count: int) -> list[int]:
    """The top tiles of a stack, the topmost first."""
    stack = state.stacks[place]
    return [stack[-1 - at] for at in range(min(count, len(stack)))]


def can_draw(state: Stawka, slot: int, seat: int, place: int, count: int) -> bool:
    """STA-18.14: tiles lie there, this player may take them, and not all are useless to him."""
    if state.destroyed >> place & 1 or not state.stacks[place]:
        return False
    if place == state.rules.hotel and state.vp[seat] < state.rules.hotel_vp:
        return False  # STA-S5.2
    frame = replaces(state, slot, place)
    if frame and frame[FLAGS] & REPLACED:
        return False
    if figures.place(state, slot) == place:
        return True
    for tile in top(state, place, count):
        safe = state.rules.tags[state.rules.item_of[tile]] & SAFE
        if not safe or not state.known[tile] >> seat & 1:
            return True
    return False  # he knows that only safes lie on top, and nobody is there to open one


def replaces(state: Stawka, slot: int, place: int) -> list[int]:
    """The running search whose draw a text of the searcher would replace; empty: none."""
    frame = frame_of(state, SEARCH)
    return frame if frame and frame[ACTOR] == slot and frame[TARGET] == place else NO_FRAME


def draw_by_text(state: Stawka, slot: int, seat: int, place: int, count: int) -> None:
    """`draw_tile` (STA-18.14): look at some tiles and take one."""
    if not can_draw(state, slot, seat, place, count):
        return
    frame = replaces(state, slot, place)
    if frame:
        frame[FLAGS] |= REPLACED
    tiles = top(state, place, count)
    for tile in tiles:
        state.known = put(state.known, tile, state.known[tile] | (1 << seat))
    events.tiles_looked_at(state, seat, place, tiles)
    state.agenda.append(ChooseTile(seat, slot, place, count))


class ChooseTile(Step[Stawka]):
    """D-60: a safe only by an agent that stands there."""

    __slots__ = ("count", "place", "slot")

    def __init__(self, seat: int, slot: int, place: int, count: int) -> None:
        super().__init__(seat)
        self.slot = slot
        self.place = place
        self.count = count

    def numbers(self) -> list[int]:
        return [self.seat, self.slot, self.place, self.count]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.seat < 2 and 0 <= self.slot < 8 and 0 <= self.place < 26

    def options(self, state: Stawka) -> list[int]:
        here = figures.place(state, self.slot) == self.place
        found: list[int] = []
        for tile in top(state, self.place, self.count):
            if here or not state.rules.tags[state.rules.item_of[tile]] & SAFE:
                found.append(choices.PIECE + tile)
        found.sort()
        return found or [choices.PASS]  # asked all the same: silence would talk

    def choose(self, state: Stawka, option: int) -> None:
        if option == choices.PASS:
            events.seat(state, "window-passed", self.seat)
            return
        take(state, self.slot, self.seat, self.place, option - choices.PIECE)
        frame = frame_of(state, SEARCH)
        running = len(frame) > 0 and frame[ACTOR] == self.slot
        if state.drawn >= 0 and not running:
            state.agenda.append(TileDecision(self.seat, self.slot))

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "choose-tile", "effect")

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        seen = top(state, self.place, self.count)
        return refusals_asked.choosing_tile(state, self.slot, self.place, seen, option)


def can_reorder(state: Stawka, seat: int, place: int, count: int) -> bool:
    """Two tiles can change places; one can at least be looked at."""
    tiles = top(state, place, count)
    return len(tiles) > 1 or (len(tiles) == 1 and not state.known[tiles[0]] >> seat & 1)


def reorder(state: Stawka, seat: int, place: int, count: int) -> None:
    """`reorder_tiles`: look at the top tiles and put them back in any order."""
    if not can_reorder(state, seat, place, count):
        return
    tiles = top(state, place, count)
    for tile in tiles:
        state.known = put(state.known, tile, state.known[tile] | (1 << seat))
    events.tiles_looked_at(state, seat, place, tiles)
    state.agenda.append(OrderTile(seat, place, 0, len(tiles)))


class OrderTile(Step[Stawka]):
    """D-61: which tile lies next, from the top."""

    __slots__ = ("count", "done", "place")

    def __init__(self, seat: int, place: int, done: int, count: int) -> None:
        super().__init__(seat)
        self.place = place
        self.done = done
        self.count = count

    def numbers(self) -> list[int]:
        return [self.seat, self.place, self.done, self.count]

    def fits(self, state: Stawka) -> bool:
        inside = 0 <= self.seat < 2 and 0 <= self.place < 26
        return inside and 0 <= self.done <= self.count <= len(state.stacks[self.place])

    def options(self, state: Stawka) -> list[int]:
        if self.count - self.done < 2:
            return []
        tiles = top(state, self.place, self.count)[self.done :]
        return sorted([choices.PIECE + tile for tile in tiles])

    def choose(self, state: Stawka, option: int) -> None:
        tile = option - choices.PIECE
        stack = [other for other in state.stacks[self.place] if other != tile]
        stack.insert(len(stack) - self.done, tile)
        state.stacks = put_row(state.stacks, self.place, stack)
        events.seat_place(state, "tiles-ordered", self.seat, self.place)
        state.agenda.append(OrderTile(self.seat, self.place, self.done + 1, self.count))

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "order-tile", "effect")

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        return refusals_asked.ordering(top(state, self.place, self.count), option)
