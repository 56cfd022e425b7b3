"""A puzzle in words: its title, its options, and the reason with its numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from konspira.kernel.events import Question
from konspira.kernel.game import Game
from konspira.puzzles.puzzle import Puzzle
from konspira.puzzles.reasons import Answer, Both, Source
from konspira.words import Words

SEEN = 0.05  # points; a smaller difference gets no sentence


def title(words: Words, game: Game, puzzle: Puzzle, names: Sequence[str]) -> str:
    """Return the moment and the question: "Round 8: Which order do you place?"."""
    question = words.question(game, Question(puzzle.seat, puzzle.kind, "", puzzle.facts), names)
    chapter = words.chapter(game, puzzle.chapter)
    return words.say("puzzle-title", chapter=chapter, question=question) if chapter else question


def line_in_words(words: Words, game: Game, line: Sequence[str], names: Sequence[str]) -> str:
    """Return an option: its choices in words, one after the other."""
    return "; ".join(words.choice(game, game.number(choice), names) for choice in line)


def reason(words: Words, game: Game, puzzle: Puzzle, names: Sequence[str]) -> Iterator[str]:
    """Say in sentences why the answer is the best line; every number is one of the proof."""
    best, second = puzzle.options[0], puzzle.options[1]
    yield words.say(
        "puzzle-reason-win",
        games=puzzle.reason.games,
        best=percent(best.share),
        choice=line_in_words(words, game, second.line, names),
        second=percent(second.share),
    )
    found = puzzle.reason
    if found.sources and max(abs(found.score.more), abs(found.others.more)) >= SEEN:
        yield words.say("puzzle-reason-score", **pair(found.score))
        yield words.say("puzzle-reason-others", **pair(found.others))
    for source in found.sources:
        yield _source(words, game, source)
    for end in found.ends:
        share = Both(100 * end.games.best, 100 * end.games.second)
        name = _term(words, game, end.name)
        yield words.say("puzzle-reason-end", name=name, **pair(share, 0))
    for which, answer in zip(("best", "second"), found.answers, strict=True):
        if answer is not None:
            yield _answer(words, game, which, answer, names)


def _source(words: Words, game: Game, source: Source) -> str:
    own = abs(source.mine.more) >= abs(source.others.more)
    numbers = source.mine if own else source.others
    whose = "mine" if own else "theirs"
    name = _term(words, game, source.name)
    return words.say(f"puzzle-reason-source-{whose}", name=name, **pair(numbers))


def _answer(words: Words, game: Game, which: str, answer: Answer, names: Sequence[str]) -> str:
    choice = words.choice(game, game.number(answer.choice), names)
    return words.say(f"puzzle-reason-answer-{which}", choice=choice, share=percent(answer.share))


def _term(words: Words, game: Game, id: str) -> str:
    subject, _, rest = id.partition("-")
    text = words.term(game, subject, rest)
    return text[:1].upper() + text[1:]


def pair(numbers: Both, digits: int = 1) -> dict[str, object]:
    """Return a number after the best line and after the second best, as facts of a message."""
    best, second = (round(one, digits) for one in (numbers.best, numbers.second))
    return {"best": best if digits else int(best), "second": second if digits else int(second)}


def percent(share: float) -> int:
    """Return a share in whole percent."""
    return round(100 * share)
