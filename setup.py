"""How the package is built: rules files copied in, web pages built, the engine compiled.

The engine is compiled with mypyc when a wheel is built (or `build_ext` is asked for by name), and
for nothing else. Where that is not possible the package is plain Python.

`KONSPIRA_COMPILE=0` asks for plain Python; with `KONSPIRA_COMPILE=1` a failure is an error.
`KONSPIRA_OPTIMISE=0` or `=1` compiles in less time, to test the compiled form; speed needs 3.
`KONSPIRA_PAGES=0` takes the web pages as they are, or leaves them out; with `KONSPIRA_PAGES=1` a
package without pages is an error. Otherwise Node builds them where they are missing or old.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.append(str(Path(__file__).parent / "tools"))
from setuptools import Command, Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

from compiled_docs import document

ROOT = Path(__file__).parent
COMPILE = os.environ.get("KONSPIRA_COMPILE", "")
OPTIMISE = os.environ.get("KONSPIRA_OPTIMISE", "3")
PAGES = os.environ.get("KONSPIRA_PAGES", "")

# All of them in one library: separate ones with inheritance across them crash.
COMPILED = """
kernel/rng kernel/choices kernel/events kernel/declared kernel/step kernel/chance kernel/state
kernel/observing kernel/flock
bots/playout bots/search bots/tree
games/leduc/rules games/leduc/observing
games/spiskowcy/cards games/spiskowcy/choices games/spiskowcy/state games/spiskowcy/events
games/spiskowcy/orders games/spiskowcy/raid games/spiskowcy/plot games/spiskowcy/actions
games/spiskowcy/ending games/spiskowcy/score games/spiskowcy/round games/spiskowcy/redeal
games/spiskowcy/view games/spiskowcy/outlook games/spiskowcy/greedy games/spiskowcy/observing
games/estoril/cards games/estoril/spaces games/estoril/choices games/estoril/rules
games/estoril/state games/estoril/events games/estoril/placement games/estoril/peeking
games/estoril/targets games/estoril/abilities games/estoril/activation games/estoril/resolution
games/estoril/ending games/estoril/score games/estoril/round games/estoril/redeal
games/estoril/view games/estoril/outlook games/estoril/greedy games/estoril/observing
games/emerald/cards games/emerald/choices games/emerald/vocabulary games/emerald/rules
games/emerald/state games/emerald/events games/emerald/parts games/emerald/pieces
games/emerald/drawing games/emerald/score games/emerald/ending games/emerald/reveals
games/emerald/payment games/emerald/placing games/emerald/moving games/emerald/claiming
games/emerald/blocks games/emerald/resolving games/emerald/bombing games/emerald/killing
games/emerald/discarding games/emerald/playing
games/emerald/aiming games/emerald/effects games/emerald/zombies games/emerald/texts
games/emerald/turn games/emerald/opening games/emerald/redeal games/emerald/invariants
games/emerald/sight games/emerald/standing games/emerald/hunting games/emerald/outlook
games/emerald/attempts games/emerald/greedy games/emerald/view games/emerald/observing
games/stawka/abilities/words games/stawka/rules games/stawka/running games/stawka/state
games/stawka/choices games/stawka/sight/events games/stawka/town/figures
games/stawka/abilities/naming games/stawka/abilities/texts games/stawka/abilities/goals
games/stawka/abilities/conditions games/stawka/town/evidence games/stawka/town/rolls
games/stawka/abilities/abilities games/stawka/abilities/offering
games/stawka/abilities/effects_numbers games/stawka/abilities/effects_town
games/stawka/abilities/effects_cards games/stawka/abilities/effects_own
games/stawka/abilities/effects_many games/stawka/abilities/effects games/stawka/stage/windows
games/stawka/stage/chances games/stawka/town/vigilance games/stawka/town/movement
games/stawka/town/walking games/stawka/procedures/threats games/stawka/procedures/placing
games/stawka/procedures/support games/stawka/procedures/search games/stawka/procedures/looking
games/stawka/procedures/safes games/stawka/town/items games/stawka/town/top_secret
games/stawka/procedures/talk games/stawka/procedures/arrest games/stawka/procedures/kidnapping
games/stawka/procedures/exchange games/stawka/procedures/interrogation
games/stawka/procedures/attack games/stawka/procedures/explosives games/stawka/procedures/death
games/stawka/procedures/missions games/stawka/procedures/bribery games/stawka/procedures/cards
games/stawka/procedures/reactions games/stawka/stage/activation games/stawka/stage/closing
games/stawka/films/records games/stawka/films/radio games/stawka/films/audi
games/stawka/films/films games/stawka/stage/menu
games/stawka/stage/stage games/stawka/building/setup games/stawka/building/legacy
games/stawka/films/passwords games/stawka/building/building games/stawka/sight/redeal
games/stawka/advice/judging games/stawka/advice/sight games/stawka/advice/prospects
games/stawka/advice/greedy games/stawka/sight/observing games/stawka/sight/observing_more
games/stawka/links games/stawka/films/car games/stawka/town/hands games/stawka/town/boons
games/stawka/linking games/stawka/sight/view
server/tables/play server/tables/frames server/tables/visibility server/tables/locks
server/tables/pace server/tables/timing server/tables/delay server/tables/outcome
server/tables/table server/tables/actions server/live/framing server/live/connection
"""

# What the server stands on need not be installed to build it, so its types may be unknown.
STRICT = ("--strict", "--ignore-missing-imports", "--follow-imports=silent")

# Python's own flags ask for all warnings; on code that a program wrote they take gcc longer than
# the rest of its work, and nobody reads them.
QUIET = [] if sys.platform == "win32" else ["-Wno-all", "-w"]


def say(message: str) -> None:
    """Tell the person who builds; pip shows it with `-v`, or when the build fails."""
    print(f"konspira: {message}", file=sys.stderr)


# -- the compiled engine ---------------------------------------------------------------------------


def compiled_modules() -> list[Extension]:
    """The engine as C, written by mypyc; nothing where it stays plain Python."""
    if COMPILE == "0":
        say("not compiled, as asked; the package is plain Python")
        return []
    try:
        from mypyc.build import mypycify

        sources = [f"src/konspira/{module}.py" for module in COMPILED.split()]
        found = list(
            mypycify(
                [*STRICT, *sources],
                opt_level=OPTIMISE,
                debug_level="0",
                multi_file=True,  # so that several compilers can work at once; as fast when it runs
                group_name="konspira",
            )
        )
    except (ImportError, SystemExit) as error:  # no mypyc, or a type error, which it has printed
        if COMPILE == "1":
            raise
        say(f"not compiled (mypyc: {error}); the package is plain Python, and slower")
        return []
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *QUIET]
    written = [Path(source) for extension in found for source in extension.sources]
    places = document([Path(source) for source in sources], Path("src/konspira"), written)
    say(f"{places} docstrings are compiled too")
    return found


class BuildExtensions(build_ext):
    """Compiles what mypyc wrote on all cores, or says why the package will be plain Python."""

    def finalize_options(self) -> None:
        """Somebody who asks for this command by name wants mypyc to run now."""
        if not self.distribution.ext_modules:
            self.distribution.ext_modules = compiled_modules()
        self.parallel = self.parallel or os.cpu_count()
        super().finalize_options()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:  # no compiler, no headers: setuptools has many words for it
            if COMPILE == "1":
                raise
            say(f"not compiled ({error}); the package is plain Python, and slower")
            self.extensions = self.distribution.ext_modules = []

    def build_extension(self, ext: Extension) -> None:
        """Compile the files of an extension at once: setuptools would take one after another."""
        if len(ext.sources) > 1:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                for objects in pool.map(lambda source: self._compiled(ext, source), ext.sources):
                    ext.extra_objects += objects
            ext.sources = []
        super().build_extension(ext)

    def _compiled(self, ext: Extension, source: str) -> list[str]:
        return self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=ext.include_dirs,
            extra_postargs=ext.extra_compile_args,
            depends=ext.depends,
        )


class BuildWheel(bdist_wheel):
    """A wheel: here mypyc runs, and not where only metadata is asked for."""

    def run(self) -> None:
        self.distribution.ext_modules = compiled_modules()
        # Which folder is built in depends on whether there are extensions.
        self.reinitialize_command("build", reinit_subcommands=True)
        super().run()

    def run_command(self, command: str) -> None:
        super().run_command(command)
        if command == "build":  # only now it is known whether a C compiler was there
            self.root_is_pure = not self.distribution.ext_modules


# -- the rules files and the pages -----------------------------------------------------------------


class Part(Command):
    """A part of `build` that brings files which are not Python modules."""

    user_options: list[tuple[str, str | None, str]] = []
    editable_mode = False

    def initialize_options(self) -> None:
        self.build_lib: str | None = None

    def finalize_options(self) -> None:
        self.set_undefined_options("build_py", ("build_lib", "build_lib"))

    def get_output_mapping(self) -> dict[str, str]:
        """Return which file of the project is copied where."""
        return {}

    def get_outputs(self) -> list[str]:
        """Return what the wheel gets."""
        return list(self.get_output_mapping())

    def get_source_files(self) -> list[str]:
        """Return what it is made of; MANIFEST.in names it too."""
        return list(self.get_output_mapping().values())


class BuildRules(Part):
    """Copies docs/rules into the package; a checkout reads them where they are."""

    description = "copy the rules files into the package"

    def get_output_mapping(self) -> dict[str, str]:
        found = sorted(Path("docs/rules").glob("*.md"))
        if not found:
            raise SystemExit("konspira: there are no rules files in docs/rules; bring them back")
        found += sorted(Path("docs/rules/origins").glob("*.toml"))
        within = [path.relative_to("docs/rules").as_posix() for path in found]
        target = f"{self.build_lib}/konspira/rules"
        return {f"{target}/{name}": str(path) for name, path in zip(within, found, strict=True)}

    def run(self) -> None:
        if not self.editable_mode:
            for target, source in self.get_output_mapping().items():
                self.mkpath(str(Path(target).parent))
                self.copy_file(source, target)


class BuildPages(Part):
    """Builds the web client with Node where its pages are missing or older than their source."""

    description = "build the web client"

    def run(self) -> None:
        if self.editable_mode or PAGES == "0" or not pages_wanted():
            return
        npm = shutil.which("npm")
        if npm is None:
            self._without_node()
            return
        say("building the web pages with Node")
        for arguments in (("install", "--no-save", "--no-audit", "--no-fund"), ("run", "build")):
            if subprocess.run([npm, *arguments], cwd=ROOT / "web", check=False).returncode:
                raise SystemExit(
                    f"konspira: `npm {arguments[0]}` has failed in the folder web (see above). The "
                    "web pages need Node 20.19 or newer and access to its packages; set "
                    "KONSPIRA_PAGES=0 to build a package without them"
                )

    def _without_node(self) -> None:
        if INDEX.exists():
            say("node is not installed: the web pages are older than their source")
        elif PAGES == "1":
            raise SystemExit("konspira: the web pages are not built; install Node 20 to build them")
        else:
            say("node is not installed: this package has no web pages")


INDEX = ROOT / "src/konspira/server/pages/index.html"


def pages_wanted() -> bool:
    """Are the pages missing or older than what they are made of? A release brings its own."""
    if (ROOT / "PKG-INFO").exists() and INDEX.exists():
        return False
    return not INDEX.exists() or any(
        path.stat().st_mtime > INDEX.stat().st_mtime for path in page_sources()
    )


def page_sources() -> Iterator[Path]:
    """The client's source, and the words that are built into it."""
    yield from (ROOT / "src/konspira/locale").glob("*/*.ftl")
    for entry in (ROOT / "web").iterdir():
        if entry.is_file():
            yield entry
        elif entry.name != "node_modules":
            yield from (path for path in entry.rglob("*") if path.is_file())


class BuildSource(sdist):
    """An sdist has the pages in it, so that nobody needs Node to install it."""

    def run(self) -> None:
        self.run_command("build_pages")
        if not INDEX.exists():
            raise SystemExit(
                "konspira: an sdist needs the web pages; install Node 20, then build it again"
            )
        super().run()


class Build(build):
    """`build` with our two parts: the pages first, for `build_py` takes what lies in the package"""

    sub_commands = [("build_pages", None), *build.sub_commands, ("build_rules", None)]


setup(
    cmdclass={
        "bdist_wheel": BuildWheel,
        "build": Build,
        "build_ext": BuildExtensions,
        "build_pages": BuildPages,
        "build_rules": BuildRules,
        "sdist": BuildSource,
    }
)
