"""Refuses words and shapes that make our English hard to read; `make check` runs it.

It reads docstrings and comments of Python, comments of the client, prose of Markdown and the
English messages. docs/style.md says what to write instead.
"""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
READ = (".py", ".md", ".ftl", ".ts", ".svelte")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
NOTE = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)

INSTEAD = (  # what is refused, and what to write
    (r"\bwho(m)?ever\b", "name the person: the player, the host, the viewer, a guest"),
    (r"\bso many\b(?! that)", "name the number: `count`, fifty, at most ten"),
    (r"\banew\b", "again"),
    (r"(?<!there )\b(is|are|was|were) no more\b(?! than)", "is over, is gone, was deleted"),
    (r"\b(some|any|no|every)body that\b", "who, or name the person"),
    (r"\b(no|none of the) (\w+'s )?(business|affair) of\b", "say what it does not do"),
    (r"\bas ever\b", "as before, as usual"),
    (r"\bthe one or other\b", "some"),
)
NOMINAL = re.compile(r"(What|Whether|Where|Who|Whose|How|When|Which|Why)\b[^?]*")
A_VERB = "begin with a verb: “Return what …”, “Say where …”"
Found = tuple[int, str, str]  # line, what stands there, what to write


def in_text(text: str, line: int) -> Iterator[Found]:
    """Yield what is refused in a piece of prose that begins at a line."""
    for pattern, instead in INSTEAD:
        for match in re.finditer(pattern, text, re.IGNORECASE):
            yield line + text.count("\n", 0, match.start()), match[0], instead


def in_python(text: str) -> Iterator[Found]:
    """Yield what is refused in docstrings and comments."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found = ast.get_docstring(node, clean=False)
            if found is None:
                continue
            line = node.body[0].lineno
            yield from in_text(found, line)
            first = re.split(r"[.?!](?:\s|$)", found, maxsplit=1)[0]
            asks = found[len(first) : len(first) + 1] == "?"
            if not isinstance(node, ast.Module | ast.ClassDef) and not asks:
                if NOMINAL.fullmatch(first):
                    yield line, " ".join(first.split()[:4]), A_VERB
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield from in_text(token.string, token.start[0])


def in_notes(text: str) -> Iterator[Found]:
    """Yield what is refused in comments of the client."""
    for note in NOTE.finditer(text):
        yield from in_text(note[0], text.count("\n", 0, note.start()) + 1)


def blank(match: re.Match[str]) -> str:
    """Return the lines of a match without their text."""
    return "\n" * match[0].count("\n")


def found_in(path: Path) -> list[Found]:
    """Return what is refused in a file, from the first line to the last."""
    text = path.read_text()
    match path.suffix:
        case ".py":
            found = in_python(text)
        case ".md":
            found = in_text(CODE.sub(blank, text), 1)
        case ".ftl":
            found = in_text(text, 1)
        case _:
            found = in_notes(text)
    return sorted(found)


def is_read(name: str) -> bool:
    """Is this a file of ours in English?"""
    return name.endswith(READ) and not (name.endswith(".ftl") and "/en/" not in name)


def main(root: Path = ROOT) -> int:
    """Print each refused word with its place; 1 if there is any."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    refused = 0
    for name in sorted(name for name in set(listed) if is_read(name)):
        if (root / name).exists():
            for line, words, instead in found_in(root / name):
                refused += 1
                print(f"{name}:{line}: “{words}”: {instead}")
    if refused:
        print(f"plain words: {refused} to rewrite (docs/style.md, Words of the house)")
    return min(refused, 1)


if __name__ == "__main__":
    sys.exit(main())
