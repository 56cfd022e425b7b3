"""Puts docstrings into the C that mypyc writes, so that `help()` and notebooks show them.

mypyc gives compiled functions and classes their signature (`__text_signature__`) and leaves out
their docstrings. `setup.py` calls `document` between mypyc and the C compiler. Where
mypyc's C looks different from what is expected here, it is left as it is: docstrings are missing
then, and `tests/test_compiled.py` says so.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterable
from pathlib import Path

# A row in the table of a class's methods, or of a module's functions.
FUNCTION = re.compile(
    r'(\(PyCFunction\)CPyPy_(\w+),\s*[A-Z_| ]+, PyDoc_STR\("(?:[^"\\]|\\.)*?)("\))'
)
# The signature of a class; its symbol stands at the head of its template.
CLASS = re.compile(
    r'(CPyType_(\w+)_template_ = \{(?:(?!\n\};).)*?\.tp_doc = PyDoc_STR\("(?:[^"\\]|\\.)*?)("\))',
    re.DOTALL,
)
PROPERTY = re.compile(r"(\(getter\)(\w+),\s*(?:NULL|\(setter\)\w+),)\s*(NULL)(?=, NULL\})")
MODULE = re.compile(r'("((?:\w+\.)*\w+)",\s*)(NULL)(?=, /\* docstring \*/)')


def document(modules: Iterable[Path], package: Path, sources: Iterable[Path]) -> int:
    """Write the docstrings of some modules into C files; how many found their place."""
    known, titles = docstrings(modules, package)
    count = 0

    def adder(texts: dict[str, str], opening: str, closing: str) -> Callable[[re.Match[str]], str]:
        def add(found: re.Match[str]) -> str:
            nonlocal count
            text = texts.get(found[2])
            if text is None:
                return found[0]
            count += 1
            return found[1] + opening + literal(text) + closing

        return add

    for source in sources:
        code = source.read_text(encoding="utf-8")
        new = FUNCTION.sub(adder(known, "", '")'), code)
        new = CLASS.sub(adder(known, "", '")'), new)
        new = PROPERTY.sub(adder(known, ' PyDoc_STR("', '")'), new)
        new = MODULE.sub(adder(titles, 'PyDoc_STR("', '")'), new)
        if new != code:
            source.write_text(new, encoding="utf-8")
    return count


def docstrings(modules: Iterable[Path], package: Path) -> tuple[dict[str, str], dict[str, str]]:
    """The docstrings by the symbol that mypyc gives their owner, and those of modules by name."""
    known: dict[str, str] = {}
    titles: dict[str, str] = {}
    for path in modules:
        parts = [package.name, *path.relative_to(package).with_suffix("").parts]
        tree = ast.parse(path.read_text(encoding="utf-8"))
        titles[".".join(parts)] = ast.get_docstring(tree) or ""
        for place, text in owners(tree):
            # mypyc takes as much of the module's name as it needs to tell modules apart.
            for start in range(len(parts)):
                known.setdefault(exported(".".join([*parts[start:], place])), text)
    return known, titles


def owners(tree: ast.Module) -> Iterable[tuple[str, str]]:
    """Every function, class, method and property that has a docstring."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            text = ast.get_docstring(node)
            if text:
                yield node.name, text
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef):
                    text = ast.get_docstring(inner)
                    if text:
                        yield f"{node.name}.{inner.name}", text
                        # The getter of a property has a symbol of its own kind.
                        yield f"{node.name}_get_{inner.name}", text


def exported(name: str) -> str:
    """A dotted name as mypyc writes it in C."""
    return name.replace("___", "___3_").replace(".", "___")


def literal(text: str) -> str:
    """A text as the inside of a C string, in UTF-8."""
    found: list[str] = []
    for byte in inspect.cleandoc(text).encode():
        if byte == 10:
            found.append("\\n")
        elif byte in b'"\\?' or not 32 <= byte < 127:
            found.append(f"\\{byte:03o}")
        else:
            found.append(chr(byte))
    return "".join(found)
