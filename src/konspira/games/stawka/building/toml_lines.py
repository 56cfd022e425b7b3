"""Finds the line of each part of a TOML file, so that a mistake can be pointed at.

The reader of the standard library does not tell lines. It runs first, so this module reads only
correct TOML.
"""

from __future__ import annotations

from bisect import bisect_left

BARE = "=,]}#\n"


def lines(text: str) -> dict[str, int]:
    """Return the line of each path (`scenario.agents[2].place`), counted from 1."""
    return _Scan(text).found


class _Scan:
    """One walk over a file."""

    def __init__(self, text: str) -> None:
        self.text = text + "\n"
        self.at = 0
        self.ends = [place for place, letter in enumerate(self.text) if letter == "\n"]
        self.found: dict[str, int] = {}
        self.rows: dict[str, int] = {}  # of arrays of tables
        prefix = ""
        while self._skip():
            if self.text[self.at] == "[":
                prefix = self._header()
            else:
                self._pair(prefix)

    def _note(self, path: str) -> None:
        self.found.setdefault(path, bisect_left(self.ends, self.at) + 1)

    def _skip(self) -> bool:
        """Go past blanks, line ends and comments; return False at the end."""
        while self.at < len(self.text):
            if self.text[self.at] == "#":
                self.at = self.text.index("\n", self.at)
            elif not self.text[self.at].isspace():
                return True
            else:
                self.at += 1
        return False

    def _header(self) -> str:
        """Read `[a.b]` or `[[a.b]]`: the path that the lines below belong to."""
        double = self.text.startswith("[[", self.at)
        self.at += 2 if double else 1
        path = ""
        for name in self._key("").split("."):  # below a row of an array of tables
            path = f"{path}[{self.rows[path]}].{name}" if path in self.rows else _join(path, name)
        if double:
            self.rows[path] = self.rows.get(path, -1) + 1
            path = f"{path}[{self.rows[path]}]"
        self._note(path)
        self.at = self.text.index("\n", self.at)
        return path

    def _key(self, prefix: str) -> str:
        """Read a key, also a dotted or quoted one, up to the sign or bracket after it."""
        while True:
            self._skip()
            if self.text[self.at] in "\"'":
                start = self.at
                self._string(self.text[start])
                name = self.text[start + 1 : self.at - 1]
            else:
                start = self.at
                while self.text[self.at].isalnum() or self.text[self.at] in "_-":
                    self.at += 1
                name = self.text[start : self.at]
            prefix = _join(prefix, name)
            self._skip()
            if self.text[self.at] != ".":
                return prefix
            self.at += 1

    def _pair(self, prefix: str) -> None:
        self._skip()
        start = self.at
        path = self._key(prefix)
        end, self.at = self.at, start
        self._note(path)
        self.at = end + 1  # after the sign of equality
        self._value(path)

    def _value(self, path: str) -> None:
        self._skip()
        mark = self.text[self.at]
        if mark in "\"'":
            self._string(mark)
        elif mark in "[{":
            self._many(path, "]" if mark == "[" else "}")
        else:
            while self.text[self.at] not in BARE:
                self.at += 1

    def _string(self, mark: str) -> None:
        quote = mark * 3 if self.text.startswith(mark * 3, self.at) else mark
        self.at += len(quote)
        while not self.text.startswith(quote, self.at):
            self.at += 2 if self.text[self.at] == "\\" and mark == '"' else 1
        self.at += len(quote)
        while len(quote) > 1 and self.text[self.at] == mark:  # a long text may end with quotes
            self.at += 1

    def _many(self, path: str, end: str) -> None:
        """Read the elements of an array, or the pairs of an inline table."""
        self.at += 1
        place = 0
        while True:
            self._skip()
            if self.text[self.at] == end:
                self.at += 1
                return
            if self.text[self.at] == ",":
                self.at += 1
            elif end == "]":
                self._note(f"{path}[{place}]")
                self._value(f"{path}[{place}]")
                place += 1
            else:
                self._pair(path)


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name
