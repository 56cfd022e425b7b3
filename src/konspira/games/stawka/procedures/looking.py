"""Tiles drawn, looked at or put in order by a text (STA-18.14)."""

from __future__ import annotations

from konspira.games.stawka import choices
from konspira.games.stawka.links import Asked
from konspira.games.stawka.procedures import search
from konspira.games.stawka.rules import SAFE
from konspira.games.stawka.running import (
    Search,
    search_in,
)
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import Stawka, put, put_row
from konspira.games.stawka.town import figures
from konspira.kernel.events import Question


def top(state: Stawka, place: int, count: int) -> list[int]:
    """Return the top tiles of a stack, the topmost first."""
    stack = state.stacks[place]
    return [stack[-1 - at] for at in range(min(count, len(stack)))]


def can_draw(state: Stawka, slot: int, seat: int, place: int, count: int) -> bool:
    """Can this player draw? Tiles lie there, he may take them, and one is of use (STA-18.14)."""
    if state.destroyed >> place & 1 or not state.stacks[place]:
        return False
    if place == state.rules.hotel and state.vp[seat] < state.rules.hotel_vp:
        return False  # STA-S5.2
    going = replaces(state, slot, place)
    if going is not None and going.replaced:
        return False
    if figures.place(state, slot) == place:
        return True
    for tile in top(state, place, count):
        safe = state.rules.tags[state.rules.item_of[tile]] & SAFE
        if not safe or not state.known[tile] >> seat & 1:
            return True
    return False  # he knows that only safes lie on top, and no agent is there to open one


def replaces(state: Stawka, slot: int, place: int) -> Search | None:
    """Return the running search whose draw a text of the searcher would replace."""
    going = search_in(state.running)
    if going is not None and going.actor == slot and going.target == place:
        return going
    return None


def draw_by_text(state: Stawka, slot: int, seat: int, place: int, count: int) -> None:
    """Look at some tiles and take one: `draw_tile` (STA-18.14)."""
    if not can_draw(state, slot, seat, place, count):
        return
    going = replaces(state, slot, place)
    if going is not None:
        going.replaced = True
    tiles = top(state, place, count)
    for tile in tiles:
        state.known = put(state.known, tile, state.known[tile] | (1 << seat))
    events.tiles_looked_at(state, seat, place, tiles)
    state.then(ChooseTile(seat, slot, place, count))


class ChooseTile(Asked):
    """Ask for a tile; a safe only if the agent stands there (D-60)."""

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
        return found or [choices.PASS]  # asked all the same: silence would tell something

    def choose(self, state: Stawka, option: int) -> None:
        if option == choices.PASS:
            events.seat(state, "window-passed", self.seat)
            return
        search.take(state, self.slot, self.seat, self.place, option - choices.PIECE)
        going = search_in(state.running)
        running = going is not None and going.actor == self.slot
        if state.drawn >= 0 and not running:
            state.then(search.TileDecision(self.seat, self.slot))

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "choose-tile", "effect")


def can_reorder(state: Stawka, seat: int, place: int, count: int) -> bool:
    """Can two tiles change places? Then at least one can be looked at."""
    tiles = top(state, place, count)
    return len(tiles) > 1 or (len(tiles) == 1 and not state.known[tiles[0]] >> seat & 1)


def reorder(state: Stawka, seat: int, place: int, count: int) -> None:
    """Look at the top tiles and put them back in any order: `reorder_tiles`."""
    if not can_reorder(state, seat, place, count):
        return
    tiles = top(state, place, count)
    for tile in tiles:
        state.known = put(state.known, tile, state.known[tile] | (1 << seat))
    events.tiles_looked_at(state, seat, place, tiles)
    state.then(OrderTile(seat, place, 0, len(tiles)))


class OrderTile(Asked):
    """Ask which tile lies next, from the top (D-61)."""

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
        state.then(OrderTile(self.seat, self.place, self.done + 1, self.count))

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "order-tile", "effect")
