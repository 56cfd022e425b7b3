"""Values choices about passwords from the view alone (STA-F)."""

from __future__ import annotations

from collections import Counter

from konspira.games.stawka.rules import Rules
from konspira.games.stawka.sight.shapes import View
from konspira.kernel.events import Question

DARING = 2  # with at most this many words left a guess is worth an agent ...
DESPERATE = 4  # ... or with this many, when the enemy is about to guess
SURE = 3  # letters that must be shown if any five letters can be a word


class Guesser:
    """Finds out about the enemy's word with the eyes of one seat."""

    def __init__(self, view: View, rules: Rules, seat: int) -> None:
        self.rules = rules
        self.mine = view.passwords[seat]
        self.theirs = view.passwords[1 - seat]
        self.shown = sum(letter is not None for letter in self.theirs.letters)
        self.left = [word for word in rules.lexicon if self.fits(word)]

    def fits(self, word: str) -> bool:
        """Can it be the enemy's word?"""
        pairs = zip(word, self.theirs.letters, strict=True)
        agrees = all(known in (None, letter) for letter, known in pairs)
        return agrees and word not in self.theirs.guesses

    def guess(self) -> float:
        """Return the value of a guess now."""
        if not self.rules.words and self.shown < SURE:
            return -50.0
        if len(self.left) <= 1:
            return 100.0 if self.left or self.shown == len(self.theirs.letters) else -50.0
        hunted = 0 < self.mine.candidates <= DARING
        return 50.0 if len(self.left) <= (DESPERATE if hunted else DARING) else -50.0

    def place(self, number: int) -> float:
        """Value a letter by the number of words that it rules out."""
        counts = Counter(word[number - 1] for word in self.left)
        return -sum(count * count for count in counts.values()) / max(1, len(self.left))

    def letter(self, question: Question, letter: str) -> float:
        """Does it lead to a word: any of the list for one's own, a possible one in a guess?"""
        begun = str(question.facts["word"]).rstrip("·") + letter
        words = self.rules.lexicon if question.kind == "set-password" else self.left
        return 1.0 if any(word.startswith(begun) for word in words) else 0.0
