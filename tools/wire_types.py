"""Writes the client's types from the server's: `web/src/lib/wire.ts`, and one view.ts per game.

The schema comes from msgspec, the TypeScript from json-schema-to-typescript. With --check nothing
is written, and a file that is not up to date is an error. Run by `make check` where there is node.
"""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, get_type_hints

import msgspec

from konspira.catalogue import GAMES
from konspira.server import wire
from konspira.server.puzzles import shapes
from konspira.server.wire import live

WEB = Path(__file__).parents[1] / "web"
HEAD = "/* Generated from the server's types by tools/wire_types.py. Do not edit. */\n"


def schema(types: list[Any], unions: dict[str, Any]) -> dict[str, Any]:
    """One schema whose definitions are the types, each under its own name."""
    refs, components = msgspec.json.schema_components(
        [*types, *unions.values()], ref_template="#/$defs/{name}"
    )
    named = dict(zip(unions, refs[len(types) :], strict=True))
    return {"$defs": {name: tidy(part) for name, part in {**components, **named}.items()}}


def tidy(part: Any) -> Any:
    """Field names are no type names; every field is there, because the server sends them all."""
    if isinstance(part, list):
        return [tidy(item) for item in part]
    if not isinstance(part, dict):
        return part
    kept = {key: tidy(value) for key, value in part.items() if key not in ("title", "default")}
    if "properties" in part:  # its keys are fields, and one may be called title
        kept["properties"] = {name: tidy(field) for name, field in part["properties"].items()}
    if part == {"type": "object"}:
        return {"type": "object", "additionalProperties": True}
    if "properties" in part and "additionalProperties" not in part:
        kept["required"] = list(part["properties"])  # the server leaves no field out
    return kept


def typescript(data: dict[str, Any]) -> str:
    """The same as TypeScript."""
    command = [
        "node_modules/.bin/json2ts",
        "--unreachableDefinitions",
        "--no-style.semi",
        "--additionalProperties=false",
        "--bannerComment=",
        "--maxItems=9",  # longer lists are plain arrays, not one tuple for each length
    ]
    done = subprocess.run(
        command, cwd=WEB, input=msgspec.json.encode(data), capture_output=True, check=False
    )
    if done.returncode:
        raise SystemExit(done.stderr.decode())
    told = r"(?: \*\n)? \* This interface was referenced by .*\n \* via the .*\n"
    text = re.sub(told, "", done.stdout.decode())  # how the schema was walked is nobody's business
    return HEAD + text.replace("/**\n */\n", "")


def structs(module: Any) -> list[Any]:
    """The structs that a module defines itself."""
    return [
        kind
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    ]


def travelling() -> list[Any]:
    """Return the structs of the package `wire`, a module for each feature, and of puzzles."""
    names = [found.name for found in iter_modules(wire.__path__)]
    modules = [import_module(f"{wire.__name__}.{name}") for name in names]
    found = sorted(
        (kind for module in modules for kind in structs(module)), key=attrgetter("__name__")
    )
    return found + structs(shapes)


def files() -> dict[Path, str]:
    """Return what each file must hold."""
    unions = {"ServerMessage": live.ServerMessage, "ClientMessage": live.ClientMessage}
    made = {WEB / "src/lib/wire.ts": typescript(schema(travelling(), unions))}
    for name, kind in GAMES.items():
        folder = WEB / "src/lib/games" / name
        if folder.is_dir():
            view = get_type_hints(kind.view)["return"]
            made[folder / "view.ts"] = typescript(schema([view], {}))
    return made


def main() -> int:
    """Write the files, or check that they are written."""
    stale = [
        path for path, text in files().items() if not path.exists() or path.read_text() != text
    ]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path.relative_to(WEB.parent)}: not up to date; run tools/wire_types.py")
        return 1 if stale else 0
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
