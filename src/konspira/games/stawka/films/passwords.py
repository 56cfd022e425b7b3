"""The passwords of the free scenario (STA-F): chosen, shown letter by letter, guessed.

A word is one number: its letters as digits to the base 64 after a leading 1, so the beginning of a
word is the word without its last digits. Letters are chosen one after the other; if there is a word
list, only letters that lead to a word of it are offered.
"""

from __future__ import annotations

from typing import Final

from konspira.games.stawka import choices, links
from konspira.games.stawka.content.names import FIGURES, LETTERS
from konspira.games.stawka.links import Asked
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import BY_PASSWORD, Stawka, put, put_row
from konspira.games.stawka.town import evidence, figures
from konspira.kernel.events import Question, Refusal
from konspira.kernel.rng import Rng
from konspira.kernel.step import Step, Together

LENGTH: Final = 5
BITS: Final = 6
EMPTY: Final = 1  # no letter yet
WHOLE: Final = 1 << (BITS * LENGTH)  # from here on a number is a whole word
NONE: Final = 0  # no word was chosen
UNKNOWN: Final = "·"


def packed(word: str) -> int:
    """Write a word, or its beginning, as a number."""
    found = EMPTY
    for letter in word:
        found = found << BITS | LETTERS.index(letter)
    return found


def spelled(word: int) -> str:
    """Return the word of a number."""
    found = ""
    while word > EMPTY:
        found = LETTERS[word & 63] + found
        word >>= BITS
    return found


def length(word: int) -> int:
    """Return the number of its letters."""
    found = 0
    while word > EMPTY:
        word >>= BITS
        found += 1
    return found


def letter(word: int, place: int) -> int:
    """Return one letter of a whole word; places from 0."""
    return word >> (BITS * (LENGTH - 1 - place)) & 63


def same(state: Stawka, one: int, two: int) -> bool:
    """Are two words equal (STA-F.4)?"""
    fold = state.rules.fold
    for place in range(LENGTH):
        if fold[letter(one, place)] != fold[letter(two, place)]:
            return False
    return True


# -- public knowledge of a word --------------------------------------------------------------------


def possible(state: Stawka, seat: int) -> list[int]:
    """Return the words of the list that could be a seat's, by public knowledge."""
    mask = 0  # of the letters that are shown
    for place in range(LENGTH):
        if state.letters[seat] >> place & 1:
            mask |= 63 << (BITS * (LENGTH - 1 - place))
    shown = state.words[seat] & mask
    found = [word for word in state.rules.words if word & mask == shown]
    if state.guesses[1 - seat]:
        return [word for word in found if not is_missed(state, seat, word)]
    return found


def is_missed(state: Stawka, seat: int, word: int) -> bool:
    """Is this word known not to be a seat's, or is another one known to be it?"""
    guesses = state.guesses[1 - seat]
    for number in range(len(guesses)):
        right = state.ending == BY_PASSWORD and number == len(guesses) - 1
        right = right and state.winners == [1 - seat]
        if same(state, word, guesses[number]) != right:
            return True
    return False


def deal(state: Stawka, seat: int, rng: Rng) -> int:
    """Return a random word that the others could not tell from the real one."""
    if state.rules.words:
        return rng.choice(possible(state, seat))
    while True:
        word = EMPTY
        for place in range(LENGTH):
            found = rng.below(len(LETTERS))
            if state.letters[seat] >> place & 1:
                found = letter(state.words[seat], place)
            word = word << BITS | found
        if not is_missed(state, seat, word):
            return word


def next_letters(state: Stawka, begun: int, owner: int) -> list[int]:
    """Return the letters that can follow; `owner`: whose word is guessed, or -1 for one's own."""
    place = length(begun)
    found: list[int] = []
    if state.rules.words:
        for word in state.rules.words if owner < 0 else possible(state, owner):
            if word >> (BITS * (LENGTH - place)) == begun:
                new = letter(word, place)
                if new not in found:
                    found.append(new)
    else:
        for new in range(len(LETTERS)):
            if owner < 0 or may_follow(state, begun, place, new, owner):
                found.append(new)
    found.sort()
    return found


def may_follow(state: Stawka, begun: int, place: int, new: int, owner: int) -> bool:
    """May a letter follow without a list? It agrees with those shown, and the word is a new one."""
    if state.letters[owner] >> place & 1:
        return new == letter(state.words[owner], place)
    word = begun << BITS | new
    return place < LENGTH - 1 or not is_missed(state, owner, word)


# -- choosing (STA-F.1) ----------------------------------------------------------------------------


class Passwords(Together[Stawka]):
    """Let both players choose secretly, before the first stage."""

    def lanes(self, state: Stawka) -> list[Step[Stawka]]:
        return [SetPassword(0, EMPTY), SetPassword(1, EMPTY)]


class Spelling(Step[Stawka]):
    """A question for a word, letter by letter."""

    __slots__ = ("begun",)

    def __init__(self, seat: int, begun: int) -> None:
        super().__init__(seat)
        self.begun = begun

    def numbers(self) -> list[int]:
        return [self.seat, self.begun]

    def fits(self, state: Stawka) -> bool:
        if not 0 <= self.seat < 2 or not state.rules.password:
            return False
        return EMPTY <= self.begun < WHOLE >> BITS << 1 and is_spelled(self.begun)

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        if choices.LETTER <= option < choices.GUESS:
            return Refusal("STA-F.1", "not-in-list", {"word": self.so_far()})
        return None

    def so_far(self) -> str:
        """Return the letters chosen, and a dot for each that is missing."""
        word = spelled(self.begun)
        return word + UNKNOWN * (LENGTH - len(word))


def is_spelled(word: int) -> bool:
    """Is it a leading 1 and letters, fewer than a whole word has?"""
    while word > EMPTY:
        if word & 63 >= len(LETTERS):
            return False
        word >>= BITS
    return word == EMPTY


class SetPassword(Spelling):
    """Ask for the next letter of a seat's own password (D-08)."""

    __slots__ = ()

    def start(self) -> Step[Stawka]:
        return SetPassword(self.seat, EMPTY)

    def options(self, state: Stawka) -> list[int]:
        return [choices.LETTER + new for new in next_letters(state, self.begun, -1)]

    def choose(self, state: Stawka, option: int) -> None:
        word = self.begun << BITS | (option - choices.LETTER)
        if word < WHOLE:
            state.then(SetPassword(self.seat, word))
            return
        state.words = put(state.words, self.seat, word)
        events.password_sealed(state, self.seat, spelled(word))

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "set-password", "password", {"word": self.so_far()})


# -- letters (STA-F.2) -----------------------------------------------------------------------------


def hidden(state: Stawka, seat: int) -> list[int]:
    """Return the places of a seat's word whose letters nobody has named."""
    return [place for place in range(LENGTH) if not state.letters[seat] >> place & 1]


def gain_letter(state: Stawka, seat: int) -> None:
    """Show a letter of the enemy's word; if all five are shown, do nothing."""
    if state.rules.password and hidden(state, 1 - seat):
        state.then(NameLetter(seat))


class NameLetter(Asked):
    """Ask which letter of the word is shown (D-53)."""

    def options(self, state: Stawka) -> list[int]:
        return [choices.NAME_LETTER + place for place in hidden(state, 1 - self.seat)]

    def choose(self, state: Stawka, option: int) -> None:
        place = option - choices.NAME_LETTER
        owner = 1 - self.seat
        state.letters = put(state.letters, owner, state.letters[owner] | 1 << place)
        shown = LETTERS[letter(state.words[owner], place)]
        events.letter_shown(state, self.seat, place + 1, shown)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "name-letter", "effect")


# -- guessing (STA-F.3) ----------------------------------------------------------------------------


def may_guess(state: Stawka) -> bool:
    """Does the active agent meet a free enemy? Not in a bribed activation."""
    slot = state.active
    if not state.rules.password or state.leader != slot >> 2:
        return False
    return len(figures.met(state, slot, 1 - (slot >> 2))) > 0


class Guess(Spelling):
    """Ask for a guess; letters already shown and words already missed leave no choice (D-35)."""

    __slots__ = ()

    def start(self) -> Step[Stawka]:
        return links.menu(self.seat)

    def options(self, state: Stawka) -> list[int]:
        return [choices.LETTER + new for new in next_letters(state, self.begun, 1 - self.seat)]

    def choose(self, state: Stawka, option: int) -> None:
        word = self.begun << BITS | (option - choices.LETTER)
        if word < WHOLE:
            state.then(Guess(self.seat, word))
            return
        state.guesses = put_row(state.guesses, self.seat, [*state.guesses[self.seat], word])
        events.password_guessed(state, state.active, spelled(word))
        if same(state, word, state.words[1 - self.seat]):
            evidence.win(state, self.seat, BY_PASSWORD)
            return
        links.deeds().eliminate(state, state.active)
        evidence.check(state)
        links.deeds().settle(state)

    def question(self, state: Stawka) -> Question:
        facts: dict[str, object] = {"agent": FIGURES[figures.person(state, state.active)]}
        facts["word"] = self.so_far()
        return Question(self.seat, "guess-password", "activation", facts)
