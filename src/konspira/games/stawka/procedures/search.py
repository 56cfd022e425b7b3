"""Searching (STA-7), safes (STA-18.8, STA-18.9), and tiles drawn by a text (STA-18.14)."""

from __future__ import annotations

from konspira.games.stawka import choices, links
from konspira.games.stawka.abilities.words import (
    SEARCH_AFTER_DRAW,
    SEARCH_BEFORE_DRAW,
    SEARCH_DECLARED,
    SEARCH_END,
    SEARCHED,
)
from konspira.games.stawka.links import Asked
from konspira.games.stawka.procedures import safes, threats
from konspira.games.stawka.rules import SAFE
from konspira.games.stawka.running import (
    Search,
    search_in,
)
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import KNOWN, Stawka, put, put_row
from konspira.games.stawka.town import evidence, figures, items, movement
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import NOBODY, Step


def is_possible(state: Stawka, slot: int) -> bool:
    """Is a search possible, but for the AP (STA-7.1)?"""
    place = figures.place(state, slot)
    if place < 0 or state.destroyed >> place & 1:
        return False
    if state.marks[place] >> (slot & 3) & 1:
        return False
    if place == state.rules.hotel and state.vp[slot >> 2] < state.rules.hotel_vp:
        return False  # STA-S5.2
    return len(state.stacks[place]) + len(state.safes[place]) > 0


def refusal(state: Stawka, slot: int) -> Refusal:
    """Return why it cannot search here."""
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
    """Declare and pay a search (STA-7.2)."""

    def run(self, state: Stawka) -> None:
        slot = state.active
        if state.acted or figures.ap_left(state, slot) < 2 or not is_possible(state, slot):
            return
        figures.pay(state, slot, 2)
        state.acted = True
        place = figures.place(state, slot)
        events.agent_place(state, "search-declared", slot, place)
        state.running.append(Search(slot, place, state.leader))
        state.then(links.window(SEARCH_DECLARED), Begin())
        threats.on_action(state)


def current(state: Stawka) -> Search:
    """Return the search that runs."""
    search = state.running[-1]
    assert isinstance(search, Search)
    return search


def goes_on(state: Stawka, search: Search) -> bool:
    """Is the search still possible (STA-19.7)?"""
    return not search.cancelled and figures.place(state, search.actor) == search.target


class Begin(Step[Stawka]):
    """Begin with face-up safes: try one, or draw below them (STA-18.9)."""

    def run(self, state: Stawka) -> None:
        search = current(state)
        if not goes_on(state, search) or not is_stocked(state, search.target):
            state.running.pop()  # STA-7.7: no tile, no marker
            return
        state.then(EndSearch())
        if state.safes[search.target]:
            state.then(SafeOrDraw(state.leader))
        else:
            state.then(DrawTile())
            links.put_window(state, SEARCH_BEFORE_DRAW)


def is_stocked(state: Stawka, place: int) -> bool:
    """Is there anything left to find?"""
    return len(state.stacks[place]) + len(state.safes[place]) > 0


class SafeOrDraw(Asked):
    """Ask: try a safe, or draw (D-40)."""

    def options(self, state: Stawka) -> list[int]:
        place = current(state).target
        found = [choices.TRY_SAFE + tile for tile in sorted(state.safes[place])]
        if state.stacks[place]:
            found.append(choices.DRAW)
        return found

    def choose(self, state: Stawka, option: int) -> None:
        if option == choices.DRAW:
            events.seat(state, "object-chosen", self.seat)
            state.then(DrawTile())
        else:
            search = current(state)
            slot = search.actor
            search.replaced = True  # nothing is drawn, whatever a text says
            tile = option - choices.TRY_SAFE
            events.agent_piece(state, "safe-found", slot, tile)
            state.then(safes.OpenSafe(self.seat, slot, tile, 0))
        links.put_window(state, SEARCH_BEFORE_DRAW)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "safe-or-draw", "activation")


class DrawTile(Step[Stawka]):
    """Draw the top tile, seen only by the searching player; a safe is turned up (STA-7.2)."""

    def run(self, state: Stawka) -> None:
        search = current(state)
        slot, place = search.actor, search.target
        if not search.replaced and state.stacks[place]:
            take(state, slot, state.leader, place, state.stacks[place][-1])
        if state.drawn >= 0:
            state.then(TileDecision(state.leader, slot))
            links.put_window(state, SEARCH_AFTER_DRAW)


def take(state: Stawka, slot: int, seat: int, place: int, tile: int) -> None:
    """Take a tile from its stack: into the finder's hand, or, if it is a safe, face up."""
    state.stacks = put_row(
        state.stacks, place, [other for other in state.stacks[place] if other != tile]
    )
    events.tile_drawn(state, seat, place, tile)
    state.known = put(state.known, tile, state.known[tile] | (1 << seat))
    if state.rules.tags[state.rules.item_of[tile]] & SAFE:
        state.known = put(state.known, tile, KNOWN)
        state.safes = put_row(state.safes, place, [*state.safes[place], tile])
        events.agent_piece(state, "safe-found", slot, tile)
        state.then(safes.OpenSafe(seat, slot, tile, 1))
    else:
        state.drawn = tile


def put_back(state: Stawka) -> None:
    """Put a tile in hand back on top when everything stops."""
    if state.drawn >= 0:
        place = state.drawn // 5
        state.stacks = put_row(state.stacks, place, [*state.stacks[place], state.drawn])
        state.drawn = NOBODY


class TileDecision(Asked):
    """Ask: keep it, or use it as evidence against one colour (D-42, STA-7.3, STA-7.4)."""

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
        search = search_in(state.running)
        if found and search is not None and search.must_keep:
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
        """Return the evidence of the tile in hand for a colour, a card index included."""
        printed = state.rules.evidence[state.drawn]
        search = search_in(state.running)
        if search is not None and search.color == color:
            return max(printed)
        return printed[color]

    def choose(self, state: Stawka, option: int) -> None:
        tile = state.drawn
        if option == choices.KEEP:
            state.then(KeepTile(self.slot))
            if not items.has_room(state, self.slot):
                state.then(items.DropItem(self.seat, self.slot))
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


class KeepTile(Step[Stawka]):
    """Give the tile in hand to the agent (STA-18.1)."""

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
    """Put the marker, then open `search_end` (STA-7.5, STA-7.6)."""

    def run(self, state: Stawka) -> None:
        search = current(state)
        slot, place = search.actor, search.target
        movement.note(state, slot, SEARCHED, place, 0)
        if search.no_marker:
            events.agent_place(state, "no-marker", slot, place)
        else:
            marks = state.marks[place]
            if bin(marks).count("1") >= 2:
                marks = 0
            state.marks = put(state.marks, place, marks | 1 << (slot & 3))
            events.agent_place(state, "marker-placed", slot, place)
        state.then(CloseFrame())
        links.put_window(state, SEARCH_END)


class CloseFrame(Step[Stawka]):
    """End a procedure."""

    def run(self, state: Stawka) -> None:
        state.running.pop()
