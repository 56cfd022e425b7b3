"""What is compiled keeps to what the compiler can do (docs/adr/0005-compiled-with-mypyc.md)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

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
