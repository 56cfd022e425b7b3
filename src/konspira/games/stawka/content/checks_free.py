"""Checks of the free scenario: its two difficulties and the word lists (rules file, 4.7)."""

from __future__ import annotations

from konspira.games.stawka.content.checks_scenarios import check_victory
from konspira.games.stawka.content.findings import Problem, need_new, need_range, need_total
from konspira.games.stawka.content.names import LETTERS
from konspira.games.stawka.content.rows import Content, Rewards
from konspira.kernel.errors import Remedy

SIZES = (4, 5, 6, 7)
LENGTH = 5  # letters of a password
FEWEST = 500  # words of a list


def check_free(content: Content) -> None:
    """Check numbers within bounds, and named endings, at least one."""
    for row in content.free:
        need_range(row.id, "stages", row.stages, 0, 20)
        need_total(row.id, "location_cards", len(row.location_cards), len(SIZES))
        for limit in row.location_cards:
            need_range(row.id, "location_cards", limit, 1, 9)
        check_victory(row.id, row.victory)
        check_rewards(row.id, row.rewards)


def check_rewards(row: str, rewards: Rewards) -> None:
    """Check that rewards lie within bounds; only a basic mission brings evidence."""
    for reward in (rewards.basic, rewards.special, rewards.secret):
        if reward is not None:
            need_range(row, "rewards.vp", reward.vp, 0, 20)
            most = 10 if reward is rewards.basic else 0
            need_range(row, "rewards.evidence", reward.evidence, 0, most)


def check_words(content: Content) -> None:
    """Check for words of five letters, each once, in order."""
    for row in content.words:
        words = row.words.split()
        need_range(row.id, "words", len(words), FEWEST, 9999)
        seen: set[str] = set()
        for word in words:
            if len(word) != LENGTH or any(letter not in LETTERS for letter in word):
                text = f'"{word}" is no password; expected {LENGTH} small letters'
                remedy = Remedy("stawka-no-password", text, value=word, count=LENGTH)
                raise Problem(row.id, remedy)
            need_new(row.id, "word", word, seen)
        if words != sorted(words, key=lambda word: [LETTERS.index(letter) for letter in word]):
            raise Problem(row.id, Remedy("stawka-words-order", "expected the words in order"))
