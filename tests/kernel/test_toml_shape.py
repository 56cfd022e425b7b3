"""A text of somebody else is looked at before it is read: nobody waits for its reader."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from konspira.games.stawka.building import designs
from konspira.kernel.toml_shape import tangled

LONGEST = designs.LONGEST
HEAD = "[scenario]\n"


def full(head: str, more: Callable[[int], str], tail: str = "") -> str:
    """As long as a file may be."""
    text, number = head, 0
    while len(text) + len(more(number)) + len(tail) <= LONGEST:
        text += more(number)
        number += 1
    return text + tail


GREEDY = {
    "one key of many parts": full(f"{HEAD}a", lambda _: ".a", "=1"),
    "quoted parts": full(f'{HEAD}"a"', lambda _: '."a"', "=1"),
    "a heading of many parts": full("[a", lambda _: ".a", "]\n"),
    "behind a text": full(f'{HEAD}x = {{a = """x"""", b', lambda _: ".b", ' = "y"}'),
    "many keys of eight parts": full(HEAD, lambda number: f"a{number}.b.c.d.e.f.g.h = 1\n"),
    "many keys": full(HEAD, lambda number: f"stage{number} = 1\n"),
    "many headings": full("", lambda number: f"[[r{number}]]\n"),
    "rows": full("", lambda _: "[[scenario.agents]]\na = 1\n"),
    "a list": full(f"{HEAD}agents = [", lambda _: "{a = 1},\n", "]"),
    "texts without end": full(HEAD, lambda _: '"""\\'),
    "quotes": full(HEAD, lambda _: "\"\"\"'''"),
    "a word": full(HEAD, lambda _: "a"),
    "JSON": full('{"title": "x"', lambda number: f', "stage{number}": 1', "}"),
    "rows of JSON": full('{"agents": [{}', lambda _: ', {"character": "kazi", "place": "x"}', "]}"),
}


@pytest.mark.parametrize("name", GREEDY)
def test_no_text_keeps_its_reader_busy(name: str) -> None:
    """One long dotted key took two seconds, a thousand times as long as a usual file."""
    text = GREEDY[name]
    designs.read(HEAD)  # the content of the box is read

    row, mistakes = designs.read(text)
    taken = min(_seconds(designs.read, text) for _ in range(3))

    assert row is None and mistakes
    assert taken < 100 * min(_seconds(_reference, text) for _ in range(3))


def _seconds(work: Callable[[str], object], text: str) -> float:
    started = time.thread_time()
    work(text)
    return time.thread_time() - started


def _reference(text: str) -> int:
    """Two walks over a text, letter by letter."""
    return sum(ord(letter) for letter in text) + sum(ord(letter) for letter in text)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = 1\nb.c.d.e.f.g.h.i = 1", None),
        ("a = 1\nb.c.d.e.f.g.h.i.j = 1", 2),
        ("[a.b.c.d.e.f.g.h.i]", 1),
        ('a = "a.b.c.d.e.f.g.h.i"', None),
        ("a = 'a.b.c.d.e.f.g.h.i' # a.b.c.d.e.f.g.h.i.j", None),
        ('a = """\na.b.c.d.e.f.g.h.i"""\nb = [[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]', 3),
        ('a = """"x"""""\na.b.c.d.e.f.g.h.i = 1', 2),
        ("a = [[[[1.5]]]]\nb = { c = { d = 2020-01-01T00:00:00.5 } }", None),
        ("x" * 8001, 1),
    ],
)
def test_a_shape_that_nobody_writes_is_named_by_its_line(text: str, line: int | None) -> None:
    assert tangled(text) == line
