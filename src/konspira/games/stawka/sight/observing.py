"""Makes an observation straight from the state (STA-20); `observed` reads it from views."""

from __future__ import annotations

from typing import Final

from konspira.games.stawka.abilities.words import AP_LIMIT, LEAVE_FIELD, LEAVE_SECTOR, RANK
from konspira.games.stawka.content.names import (
    FIELDS,
    LOCATION_CARDS,
    LOCATIONS,
    REACTIONS,
    SECTORS,
    TILES_EACH,
)
from konspira.games.stawka.sight.observing_more import films, passwords, procedure, slot_code, talks
from konspira.games.stawka.sight.redeal import bit_of
from konspira.games.stawka.state import ABSENT, HAND, PICK, POOL, SLOTS, TOKENS, TS, USED, Stawka
from konspira.games.stawka.town import figures
from konspira.kernel.observing import Observer, Rows, bits, capped
from konspira.kernel.step import NOBODY

OVER: Final = 7  # these come after the phases
ITEMS_SHOWN: Final = 6  # of each agent
AGENT: Final = [0] * (13 + ITEMS_SHOWN)
NO_PLACE: Final = bytes(9)
REACTION_ROWS: Final = Rows(len(REACTIONS))
NO_TOKENS: Final = bytes(len(FIELDS) + 3 * 16)
MARKS: Final = [[some >> color & 1 for color in range(4)] for some in range(16)]
HIDDEN_CARD: Final = 1  # the code of a held thing: a Top Secret card that the viewer has not seen,
HOMES: Final = 2  # a tile of which it knows only the home,
KNOWN_PIECES: Final = 28  # or a piece that it knows
ROWS: Final = 16  # of threat tokens


class StawkaObserver(Observer):
    """Writes the town as one seat may know it."""

    __slots__ = ()

    def write(self, state: Stawka, seat: int, out: list[bytes]) -> None:
        row = [seat + 1]
        self.asked(state, seat, row)
        row.append(capped(state.stage))
        row.append((OVER if state.over else state.phase) + 1)
        row.append(state.first + 1)
        row.append(state.turn + 1)
        sectors = [0] * len(SECTORS)
        for sector in state.rules.sectors:
            sectors[sector] = 1
        row.extend(sectors)
        for slot in range(SLOTS):
            self.agent(state, slot, seat, row)
        out.append(bytes(row))
        self.places(state, bit_of(seat), out)
        if state.rules.level:
            self.tokens(state, seat, out)
        else:
            out.append(NO_TOKENS)
        row = []
        for other in range(2):
            self.player(state, other, seat, row)
        out.append(bytes(row))
        self.cards(state, seat, out)
        row = []
        row.append(len(state.rx_deck))
        row.append(len(state.ts_deck))
        row.append(state.asked_out)
        row.append(len(state.grenades) // 3)
        self.activation(state, seat, row)
        procedure(state, row)
        out.append(bytes(row))
        talks(state, out)
        films(state, seat, out)
        passwords(state, seat, out)

    def agent(self, state: Stawka, slot: int, seat: int, out: list[int]) -> None:
        """Write a figure with the things that it holds."""
        doc = state.doc[slot]
        if doc < 0:
            out.extend(AGENT)
            return
        status = state.status[slot]
        mission = state.mission[slot]
        seen = slot >> 2 == seat or state.shown >> slot & 1 == 1
        seen = seen or (seat >= 0 and state.peeked >> slot & 1 == 1)
        out.append(doc + 1)
        out.append(status + 1)
        out.append(state.where[slot] + 1 if status != ABSENT else 0)
        out.append(1 if figures.in_uniform(state, slot) else 0)
        out.append(capped(figures.stat(state, slot, RANK)))
        out.append(capped(figures.stat(state, slot, AP_LIMIT)))
        out.append(capped(state.spent[slot]))
        out.append(0 if mission < 0 else mission + 2 if seen else 1)
        out.append(len(state.sets[slot]))
        out.append(state.fugitives >> slot & 1)
        out.append(1 if state.boons and figures.forbidden(state, slot, LEAVE_FIELD) else 0)
        out.append(1 if state.boons and figures.forbidden(state, slot, LEAVE_SECTOR) else 0)
        held = state.items[slot]
        out.append(len(held))
        bit = bit_of(seat)
        for place in range(ITEMS_SHOWN):
            out.append(piece_code(state, held[place], bit) if place < len(held) else 0)

    def places(self, state: Stawka, bit: int, out: list[bytes]) -> None:
        """Write the locations in play with their stacks, safes and markers."""
        there = [False] * len(LOCATIONS)
        for place in state.rules.places:
            there[place] = True
        for place in range(len(LOCATIONS)):
            if not there[place]:
                out.append(NO_PLACE)
                continue
            gone = state.destroyed >> place & 1
            stack = state.stacks[place]
            top = NOBODY
            if stack and not gone and state.known[stack[-1]] & bit:
                top = stack[-1] % TILES_EACH
            marks = state.marks[place]
            row = [1, 0 if gone else len(stack), top + 1, len(state.safes[place])]
            row.extend(MARKS[marks])
            row.append(gone)
            out.append(bytes(row))

    def tokens(self, state: Stawka, seat: int, out: list[bytes]) -> None:
        """Write threat tokens: by field, then those of the seat itself, then used ones."""
        row = [0] * (len(FIELDS) + 3 * ROWS)
        pool = len(FIELDS)
        hand = pool + ROWS
        used = hand + ROWS
        for token in range(TOKENS):
            at = state.token_at[token]
            side = 0 if token < 18 else 1
            kind = state.rules.row_of[token]
            if at >= 0:
                seen = side == seat or (seat >= 0 and state.token_seen >> token & 1 == 1)
                if state.token_up >> token & 1:
                    row[at] = 3 + ROWS + kind
                else:
                    row[at] = 3 + kind if seen else 1 + side
            elif at == USED:
                row[used + kind] += 1
            elif side == seat:
                row[(pool if at == POOL else hand) + kind] += 1
        out.append(bytes(row))

    def player(self, state: Stawka, other: int, seat: int, out: list[int]) -> None:
        """Write one of the two players."""
        plan = state.plans[other]
        sealed = len(state.lanes) > 0
        out.append(capped(state.pool[other]))
        out.append(state.withdrawn >> other & 1)
        out.append(plan + 1 if other == seat or not sealed else 0)
        out.append(1 if sealed and plan >= 0 else 0)
        bits(state.used_plans[other], 5, out)
        out.append(capped(state.vp[other]))
        out.append(capped(state.secrets[other]))
        for place in range(other * 4, other * 4 + 4):
            out.append(state.track[place] + 1 if state.open >> place & 1 else 0)
        out.append(len(state.lc_hand[other]))
        out.append(len(state.lc_deck[other]))
        out.append(len(state.rx_hand[other]))
        out.append(state.converted >> other & 1)
        out.append(slot_code(state, state.bribed[other]))
        waiting = 0
        if state.rules.level:
            for token in range(other * 18, other * 18 + 18):
                if state.token_at[token] == HAND or state.token_at[token] == PICK:
                    waiting += 1
        out.append(waiting)

    def cards(self, state: Stawka, seat: int, out: list[bytes]) -> None:
        """Write location cards (1: in hand, as far as known, 2: discarded), and reactions."""
        row = [0] * len(LOCATION_CARDS)
        for other in range(2):
            for card in state.lc_gone[other]:
                row[card] = 2
            if seat >= 0:
                for card in state.lc_hand[other]:
                    if other == seat or state.lc_known[other] >> card & 1:
                        row[card] = 1
        out.append(bytes(row))
        for other in range(2):
            known: list[int] = []
            if seat == other:
                known = state.rx_hand[other]
            elif seat >= 0:
                known = state.rx_known[other]
            out.append(REACTION_ROWS.of(known))
        out.append(REACTION_ROWS.of(state.rx_gone))

    def activation(self, state: Stawka, seat: int, out: list[int]) -> None:
        """Write the running activation."""
        if state.active < 0:
            for _ in range(7):
                out.append(0)
            return
        out.append(slot_code(state, state.active))
        out.append(state.leader + 1)
        out.append(capped(state.paid))
        out.append(1 if state.moving == 2 else 0)
        out.append(1 if state.acted else 0)
        out.append(state.step_to + 1 if state.step_to >= 0 else 0)
        drawn = state.drawn
        out.append(drawn + 1 if drawn >= 0 and state.known[drawn] & bit_of(seat) else 0)

    def secrets(self, state: Stawka, out: list[bytes]) -> None:
        row: list[int] = []
        for place in range(len(LOCATIONS)):
            stack = state.stacks[place]
            for depth in range(TILES_EACH):
                row.append(stack[depth] % TILES_EACH + 1 if depth < len(stack) else 0)
        for token in range(TOKENS):
            row.append(state.token_at[token] + 1 if state.token_at[token] >= 0 else 0)
        cards = [0] * len(REACTIONS)
        for place in range(min(len(cards), len(state.rx_deck))):
            cards[place] = state.rx_deck[-1 - place] + 1
        row.extend(cards)
        out.append(bytes(row))


def piece_code(state: Stawka, piece: int, bit: int) -> int:
    """Return the code of a held thing as far as it is known: its back shows a tile's home."""
    if piece >= TS:
        return piece + KNOWN_PIECES if state.ts_known[piece - TS] & bit else HIDDEN_CARD
    if state.known[piece] & bit:
        return piece + KNOWN_PIECES
    return piece // TILES_EACH + HOMES
