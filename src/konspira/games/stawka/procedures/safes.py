"""Safes (STA-18.8, STA-18.9)."""

from __future__ import annotations

from konspira.games.stawka import choices
from konspira.games.stawka.abilities.words import OPENED_SAFE
from konspira.games.stawka.links import Asked
from konspira.games.stawka.rules import OPENS_SAFE
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import TS, Stawka, put_row
from konspira.games.stawka.town import items, movement, rolls, top_secret
from konspira.kernel.events import Question
from konspira.kernel.step import NOBODY


class OpenSafe(Asked):
    """Ask: roll, break it with a tool, or leave one that was just found (D-41, STA-18.8)."""

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
        """Open a safe: it leaves the game, a Top Secret card is gained (STA-18.10)."""
        place = self.tile // 5
        state.safes = put_row(
            state.safes, place, [tile for tile in state.safes[place] if tile != self.tile]
        )
        items.put_out(state, self.tile, True)
        events.agent_piece(state, "safe-opened", self.slot, self.tile)
        movement.note(state, self.slot, OPENED_SAFE, 0, 0)
        top_secret.gain_top_secret(state, self.slot, self.seat)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "open-safe", "activation")


def is_tool(state: Stawka, slot: int, piece: int) -> bool:
    """Can this item open a safe?"""
    opens = state.rules.tags[state.rules.item_of[piece]] & OPENS_SAFE
    return opens != 0 and items.may_leave(state, slot, piece)
