"""Compiles the engine with mypyc where that is possible; elsewhere it stays plain Python.

`KONSPIRA_COMPILE=0` asks for plain Python; with `KONSPIRA_COMPILE=1` a failure is an error.
`KONSPIRA_OPTIMISE=1` compiles in a third of the time, to test the compiled form; speed needs 3.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

WISH = os.environ.get("KONSPIRA_COMPILE", "")
OPTIMISE = os.environ.get("KONSPIRA_OPTIMISE", "3")

# All of them in one compilation unit: separate units with inheritance across them crash.
COMPILED = """
kernel/rng kernel/choices kernel/events kernel/step kernel/chance kernel/state
bots/playout bots/search bots/tree
games/leduc/rules
games/spiskowcy/cards games/spiskowcy/choices games/spiskowcy/state games/spiskowcy/events
games/spiskowcy/orders games/spiskowcy/raid games/spiskowcy/plot games/spiskowcy/actions
games/spiskowcy/ending games/spiskowcy/score games/spiskowcy/round games/spiskowcy/redeal
games/spiskowcy/view games/spiskowcy/outlook games/spiskowcy/greedy
games/estoril/cards games/estoril/spaces games/estoril/choices games/estoril/rules
games/estoril/state games/estoril/events games/estoril/placement games/estoril/peeking
games/estoril/targets games/estoril/abilities games/estoril/activation games/estoril/resolution
games/estoril/ending games/estoril/score games/estoril/round games/estoril/redeal
games/estoril/outlook games/estoril/greedy
games/emerald/cards games/emerald/choices games/emerald/vocabulary games/emerald/rules
games/emerald/state games/emerald/events games/emerald/parts games/emerald/pieces
games/emerald/drawing games/emerald/score games/emerald/ending games/emerald/reveals
games/emerald/payment games/emerald/placing games/emerald/moving games/emerald/claiming
games/emerald/blocks games/emerald/resolving games/emerald/bombing games/emerald/killing
games/emerald/discarding games/emerald/playing
games/emerald/aiming games/emerald/effects games/emerald/zombies games/emerald/texts
games/emerald/turn games/emerald/opening games/emerald/redeal games/emerald/invariants
games/emerald/sight games/emerald/standing games/emerald/hunting games/emerald/outlook
games/emerald/attempts games/emerald/greedy
games/stawka/ops games/stawka/rules games/stawka/state games/stawka/choices games/stawka/events
games/stawka/figures games/stawka/lookups games/stawka/conditions games/stawka/evidence
games/stawka/rolls games/stawka/abilities games/stawka/effects games/stawka/windows
games/stawka/vigilance
games/stawka/movement games/stawka/threats games/stawka/search games/stawka/items
games/stawka/talk games/stawka/arrest games/stawka/attack games/stawka/missions
games/stawka/bribery games/stawka/cards games/stawka/reactions games/stawka/activation
games/stawka/radio games/stawka/audi games/stawka/films
games/stawka/menu games/stawka/stage games/stawka/setup games/stawka/legacy games/stawka/passwords
games/stawka/building games/stawka/redeal games/stawka/judging games/stawka/sight
games/stawka/prospects games/stawka/greedy
server/play server/frames server/noticing server/locks server/tables server/actions
server/framing server/live
"""

# What the server stands on need not be installed to build it, so its types may be unknown.
STRICT = ("--strict", "--ignore-missing-imports", "--follow-imports=silent")

# Python's own flags ask for all warnings; on code that a program wrote they take gcc longer than
# the rest of its work, and nobody reads them.
QUIET = [] if sys.platform == "win32" else ["-Wno-all", "-w"]


def say(message: str) -> None:
    print(f"konspira: {message}", file=sys.stderr)


class OptionalBuild(build_ext):
    """Builds the extensions, or says why the package will be plain Python."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:  # no compiler, no headers: setuptools has many words for it
            if WISH == "1":
                raise
            say(f"not compiled ({error}); the package is plain Python, and slower")
            self.extensions = []


def extensions() -> list[object]:
    if WISH == "0":
        say("not compiled, as asked; the package is plain Python")
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        if WISH == "1":
            raise
        say("not compiled (mypyc is not installed); the package is plain Python, and slower")
        return []
    sources = [str(Path("src/konspira") / f"{module}.py") for module in COMPILED.split()]
    try:
        found = list(mypycify([*STRICT, *sources], opt_level=OPTIMISE, debug_level="0"))
    except SystemExit:  # mypyc's word for a type error; it has printed it
        if WISH == "1":
            raise
        say("not compiled (see above); the package is plain Python, and slower")
        return []
    for extension in found:
        extension.extra_compile_args += QUIET
    return found


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
