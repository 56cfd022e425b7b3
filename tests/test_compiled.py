"""What is compiled keeps to what the compiler can do (docs/adr/0005-compiled-with-mypyc.md)."""

from __future__ import annotations

import ast
import inspect
import pydoc
import weakref
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import konspira
from konspira.kernel.compiling import compiled
from konspira.kernel.events import Event
from konspira.kernel.state import State
from konspira.kernel.step import Step

ROOT = Path(__file__).parent.parent


def compiled_modules() -> list[str]:
    """The modules that setup.py names."""
    for node in ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILED":
            return str(ast.literal_eval(node.value)).split()
    raise AssertionError("setup.py names no compiled modules")


def waits_in_trouble(tree: ast.AST) -> Iterator[int]:
    """The lines where a coroutine could wait while an error is on its way through it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Try):
            parts: list[ast.ExceptHandler | ast.stmt] = [*node.handlers, *node.finalbody]
            for part in parts:
                for inner in ast.walk(part):
                    if isinstance(inner, ast.Await | ast.AsyncWith | ast.AsyncFor | ast.Yield):
                        yield part.lineno
        elif isinstance(node, ast.AsyncWith):
            for item in node.items:  # to let go of a lock takes no time
                if not ast.unparse(item.context_expr).endswith(".lock"):
                    yield node.lineno


@pytest.mark.parametrize("module", compiled_modules())
def test_nothing_compiled_waits_while_an_error_is_handled(module: str) -> None:
    source = (ROOT / "src" / "konspira" / f"{module}.py").read_text(encoding="utf-8")

    assert list(waits_in_trouble(ast.parse(source))) == []


@pytest.mark.parametrize(
    "source",
    [
        "async def f():\n try:\n  g()\n except E:\n  await h()\n  raise",
        "async def f():\n try:\n  g()\n finally:\n  await h()",
        "async def f():\n async with connect() as c:\n  g()",
    ],
)
def test_such_a_place_is_found(source: str) -> None:
    assert list(waits_in_trouble(ast.parse(source)))


def documented(module: str) -> Iterator[tuple[str, str]]:
    """Yield what a module's classes, functions, methods and properties say of themselves."""
    source = (ROOT / "src" / "konspira" / f"{module}.py").read_text(encoding="utf-8")
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node):
            yield node.name, ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                special = isinstance(inner, ast.FunctionDef) and inner.name.startswith("__")
                if isinstance(inner, ast.FunctionDef) and ast.get_docstring(inner) and not special:
                    yield f"{node.name}.{inner.name}", ast.get_docstring(inner) or ""


@pytest.mark.parametrize("module", compiled_modules())
def test_help_says_what_the_source_says(module: str) -> None:
    """In both forms. Coroutines and `__names__` are left out: mypyc has no place for theirs."""
    made = import_module("konspira." + module.replace("/", "."))
    source = (ROOT / "src" / "konspira" / f"{module}.py").read_text(encoding="utf-8")
    assert inspect.cleandoc(made.__doc__ or "") == ast.get_docstring(ast.parse(source))
    for name, text in documented(module):
        thing: object = made
        for part in name.split("."):
            thing = inspect.getattr_static(thing, part)
        if isinstance(thing, staticmethod | classmethod):
            thing = thing.__func__
        assert inspect.cleandoc(getattr(thing, "__doc__", None) or "") == text, name


def test_a_programmer_sees_signatures() -> None:
    assert list(inspect.signature(State.choose).parameters) == ["self", "seat", "option"]
    assert inspect.signature(State.events).parameters["since"].default == 0
    assert list(inspect.signature(Event).parameters) == ["kind", "facts"]
    assert "Make a choice, by number or by name" in pydoc.plain(pydoc.render_doc(State.choose))


@pytest.mark.skipif(not compiled(), reason="plain Python tells weak references what is gone")
def test_nothing_compiled_that_is_handed_out_can_be_weakly_referenced() -> None:
    """A compiled class does not tell weak references that it is gone: the collector crashes."""
    weak: list[type] = []
    for module in compiled_modules():
        made = import_module("konspira." + module.replace("/", "."))
        own = [one for one in vars(made).values() if inspect.isclass(one)]
        weak += [one for one in own if one.__module__ == made.__name__ and one.__weakrefoffset__]

    assert [one for one in weak if not issubclass(one, Step | Exception)] == []


def test_a_state_has_no_weak_references() -> None:
    state = konspira.make("leduc").start(1)

    with pytest.raises(TypeError):
        weakref.ref(state)
