"""A check of the shape of a TOML text from outside, before the text is parsed.

The parser of the standard library needs time that grows with the square of the length of a dotted
key: seconds for a short text. This check walks the text once, and it passes what a person writes.
"""

from __future__ import annotations

import re

LONGEST_LINE = 8_000  # letters
MOST_PARTS = 8  # of a dotted key
DEEPEST = 16  # brackets within brackets
MOST_PIECES = 4_000  # keys and values

# Texts and comments. A text that is not closed ends at the end of its line or of the file; the
# parser refuses it then. Each repeat is possessive: no letter is read twice.
HIDDEN = re.compile(
    r'"""(?:[^"\\]|\\(?:.|\Z)|"{1,2}(?!"))*+(?:"{3,5}|\Z)'
    r"|'''(?:[^']|'{1,2}(?!'))*+(?:'{3,5}|\Z)"
    r'|"(?:[^"\\\n]|\\[^\n]?)*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+",
    re.DOTALL,
)
PIECES = re.compile(r"[=,\[\]{}\n]")
OPENED = {"[": 1, "{": 1, "]": -1, "}": -1}


def tangled(text: str) -> int | None:
    """Return the first line, from 1, of a shape that no person writes; None: it can be parsed."""
    lines = text.split("\n")
    found = [number for number, line in enumerate(lines, 1) if len(line) > LONGEST_LINE]
    bare = HIDDEN.sub(_blank, text).split("\n")
    depth = pieces = 0
    for number, line in enumerate(bare, 1):
        parts = PIECES.split(line)
        pieces += len(parts)
        depth, deepest = _depth(line, depth)
        dots = max(part.count(".") for part in parts)
        if dots >= MOST_PARTS or deepest > DEEPEST or pieces > MOST_PIECES:
            found.append(number)
            break
    return min(found, default=None)


def _blank(found: re.Match[str]) -> str:
    """Return the replacement of a text: only its line breaks, so that lines still count."""
    return "_" + "\n" * found[0].count("\n")


def _depth(line: str, depth: int) -> tuple[int, int]:
    """Count the brackets open after a line, and the most that were open in it."""
    deepest = depth
    for letter in line:
        depth = max(0, depth + OPENED.get(letter, 0))
        deepest = max(deepest, depth)
    return depth, deepest
