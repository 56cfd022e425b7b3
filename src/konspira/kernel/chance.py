"""The chance of a state: two sources behind one call (see `rng`), and draws fixed by a position."""

from __future__ import annotations

from konspira.kernel.compiling import i64, mypyc_attr
from konspira.kernel.rng import LOW32, MULTIPLIER, RANGE32, Rng, stream_bits


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The part of a state that draws, deals and rolls."""

    __slots__ = ("dice", "draws", "key", "place", "word")

    word: i64  # chance in simulation: one word that is copied with the state
    key: bytes  # chance at live tables: the key of the stream (empty: use the word) ...
    place: int  # ... and how much of the stream has been used
    draws: list[int]  # cards that a position has fixed for the next draws; replaced, never changed
    dice: list[int]  # faces that a position has fixed for the next throws; replaced, never changed

    def below(self, bound: i64) -> i64:
        """Return a uniform number in range(bound) from this state's own source; at most 31 bits."""
        if self.key:
            return self._below_of_stream(bound)
        word: i64 = MULTIPLIER * (self.word & LOW32) + (self.word >> 32)
        wide: i64 = ((word ^ (word >> 32)) & LOW32) * bound
        # Multiplying favours some results unless the lowest few products are thrown away.
        while (wide & LOW32) < bound and (wide & LOW32) < (RANGE32 - bound) % bound:
            word = MULTIPLIER * (word & LOW32) + (word >> 32)
            wide = ((word ^ (word >> 32)) & LOW32) * bound
        self.word = word
        return wide >> 32

    def _below_of_stream(self, bound: i64) -> i64:
        """Do the same as `below`, from the stream of a live table."""
        while True:
            bits: i64 = stream_bits(self.key, self.place)
            self.place += 1
            wide: i64 = bits * bound
            if (wide & LOW32) >= bound or (wide & LOW32) >= (RANGE32 - bound) % bound:
                return wide >> 32

    def draw(self, pile: list[int]) -> int:
        """Take one card out of a pile without order: the next fixed one, or a random one."""
        if self.draws:
            card = self.draws[0]
            self.draws = self.draws[1:]
            if card in pile:  # otherwise it has left the pile since the position was read
                pile.remove(card)
                return card
        place = self.below(len(pile))
        card = pile[place]
        last = pile.pop()
        if place < len(pile):
            pile[place] = last
        return card

    def deal(self, stock: list[int], rows: list[list[int]], number: int) -> None:
        """Deal cards one at a time to the rows in turn, from a stock that counts cards by kind."""
        if self.key or self.draws:
            self._deal_slowly(stock, rows, number)
            return
        left: i64 = 0
        for count in stock:
            left += count
        word = self.word
        turn: i64 = 0
        for _ in range(number):
            # This is `below`, written out: simulation spends most of its chance on dealing.
            word = MULTIPLIER * (word & LOW32) + (word >> 32)
            place: i64 = ((word ^ (word >> 32)) & LOW32) * left
            while (place & LOW32) < left and (place & LOW32) < (RANGE32 - left) % left:
                word = MULTIPLIER * (word & LOW32) + (word >> 32)
                place = ((word ^ (word >> 32)) & LOW32) * left
            place = place >> 32
            kind: i64 = 0
            copies: i64 = stock[0]
            while place >= copies:
                place -= copies
                kind += 1
                copies = stock[kind]
            stock[kind] = copies - 1
            left -= 1
            row = rows[turn]
            row[kind] = row[kind] + 1
            turn += 1
            if turn == len(rows):
                turn = 0
        self.word = word

    def _deal_slowly(self, stock: list[int], rows: list[list[int]], number: int) -> None:
        """Do the same as `deal`, from a live table's stream or with cards fixed by a position."""
        for turn in range(number):
            kind = self._draw_kind(stock)
            stock[kind] -= 1
            rows[turn % len(rows)][kind] += 1

    def _draw_kind(self, stock: list[int]) -> int:
        """Return the kind of the next card: one that a position has fixed, or a random one."""
        if self.draws:
            kind = self.draws[0]
            self.draws = self.draws[1:]
            if stock[kind] > 0:  # otherwise all have left the stock since then
                return kind
        place = self.below(sum(stock))
        kind = 0
        while place >= stock[kind]:
            place -= stock[kind]
            kind += 1
        return kind

    def shuffle(self, pile: list[int]) -> None:
        """Put a pile into random order, in place; its last card is the top."""
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            card = pile[last]
            pile[last] = pile[other]
            pile[other] = card

    def roll(self, sides: int) -> int:
        """Throw a die and return its face, from 1 to `sides`."""
        if self.dice:
            face = self.dice[0]
            self.dice = self.dice[1:]
            return face
        return self.below(sides) + 1

    def forget_chance(self, rng: Rng) -> None:
        """Replace the source of chance by a fresh word, so that nobody knows what comes next."""
        self.key = b""
        self.place = 0
        self.word = rng.fresh_word()
        self.draws = []
        self.dice = []
