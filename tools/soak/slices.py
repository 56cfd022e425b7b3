"""The slices of the soak: one table that says what each of them proves, and how."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from difflib import get_close_matches
from typing import NamedTuple

Value = str | bool | int
Options = Mapping[str, Value]

PLAIN, COMPILED, BOTH = "plain", "compiled", "both"
FORMS = {PLAIN: (PLAIN,), COMPILED: (COMPILED,), BOTH: (PLAIN, COMPILED)}
LIMIT = 40  # minutes that a slice may take


class SoakError(Exception):
    """The soak cannot do what was asked; the message names the remedy."""


class Cases(NamedTuple):
    """Numbered cases of one kind (see `cases.py`), shared out among processes.

    In `BOTH` forms every case is played twice and must end alike.
    """

    kind: str
    game: str
    cases: int
    form: str = BOTH
    options: Mapping[str, Sequence[Value]] = {}  # values to draw from, instead of all of them
    tables: Sequence[Options] = ({},)  # for matches
    bound: float = 0.0  # what greedy must win at each of these tables
    batch: int = 20  # cases that are remembered together


class Selection(NamedTuple):
    """Tests of the suite, picked by path, mark and parts of their ids."""

    paths: Sequence[str]
    form: str = PLAIN
    mark: str = "soak"  # the tests must have it; "" asks for none
    without: Sequence[str] = ()  # marks that they must not have
    words: Sequence[str] = ()  # their ids must contain one of these, if there are any
    no_words: Sequence[str] = ()  # ... and none of these

    def picks(self, test: str, marks: Collection[str]) -> bool:
        """Does a test with this id and these marks belong here?"""
        return (
            any(test.startswith(path) for path in self.paths)
            and (not self.mark or self.mark in marks)
            and not any(mark in marks for mark in self.without)
            and (not self.words or any(word in test for word in self.words))
            and not any(word in test for word in self.no_words)
        )


class Slice(NamedTuple):
    """A part of the soak with a name: what it proves, what it does, and for how long at most."""

    name: str
    proves: str
    work: Cases | Selection
    minutes: float = LIMIT


STAWKA = "stawka"
SERVER = ("tests/server/",)
LEAKS = ("tests/server/test_leaks",)
MUTATIONS = "tests/conformance/test_mutations"
VERIFIED = ("tests/browser/", "tests/server/", MUTATIONS)  # slices of their own
BARRIERS = ("no_barriers", "axe_finds_no_barrier")
TRAINING: Mapping[str, Sequence[Value]] = {
    "scenario": ("s1_meeting", "s2_first_clash", "s3_chestnuts"),
    "stage_cap": ("none", 12),
}
FILMS: Mapping[str, Sequence[Value]] = {
    "scenario": ("s4_i_know_who_you_are", "s5_hotel_excelsior", "s6_top_secret"),
    "stage_cap": ("none", 12),
}
FREE: Mapping[str, Sequence[Value]] = {
    "scenario": ("free",),
    "free_difficulty": ("basic",),
    "stage_cap": ("none", 12),
}
PASSWORDS: Mapping[str, Sequence[Value]] = {
    "scenario": ("free",),
    "free_difficulty": ("advanced",),
    "stage_cap": (12, 30),
}
MATCHES: Sequence[Options] = (
    {"scenario": "s1_meeting"},
    {"scenario": "s2_first_clash"},
    {"scenario": "s3_chestnuts"},
    {"scenario": "s4_i_know_who_you_are"},
    {"scenario": "s5_hotel_excelsior", "stage_cap": 60},
    {"scenario": "s6_top_secret"},
    {"scenario": "free"},
    {"scenario": "free", "free_difficulty": "advanced", "stage_cap": 30},
)

SLICES = (
    Slice(
        "spiskowcy-games",
        "Whole games of Spiskowcy keep every invariant, replay exactly, end alike in both forms.",
        Cases("games", "spiskowcy", 8_000, batch=100),
    ),
    Slice(
        "estoril-games",
        "The same for Estoril, with every option.",
        Cases("games", "estoril", 1_500, batch=50),
    ),
    Slice(
        "emerald-games",
        "The same for A Study in Emerald, with every option.",
        Cases("games", "emerald", 800),
    ),
    Slice(
        "stawka-training",
        "The same for the training scenarios of Stawka.",
        Cases("games", STAWKA, 400, options=TRAINING),
    ),
    Slice(
        "stawka-films",
        "The same for the films of Stawka.",
        Cases("games", STAWKA, 200, options=FILMS, batch=10),
    ),
    Slice(
        "stawka-free",
        "The same for Stawka on built boards.",
        Cases("games", STAWKA, 400, options=FREE),
    ),
    Slice(
        "stawka-passwords",
        "The same for Stawka on built boards with passwords.",
        Cases("games", STAWKA, 200, options=PASSWORDS, batch=10),
    ),
    Slice(
        "spiskowcy-properties",
        "Every property of the conformance suite holds in random games of Spiskowcy.",
        Cases("properties", "spiskowcy", 200),
    ),
    Slice(
        "estoril-properties",
        "The same for Estoril.",
        Cases("properties", "estoril", 60, batch=5),
    ),
    Slice(
        "emerald-properties",
        "The same for A Study in Emerald.",
        Cases("properties", "emerald", 60, batch=1),
    ),
    Slice(
        "stawka-properties",
        "The same for all scenarios of Stawka.",
        Cases("properties", STAWKA, 20, options={"stage_cap": (12, 30)}, batch=5),
    ),
    Slice(
        "greedy-spiskowcy",
        "Greedy bots win most games of Spiskowcy against random ones.",
        Cases("strength", "spiskowcy", 500, bound=0.8),
    ),
    Slice(
        "greedy-estoril",
        "Greedy bots win most games of Estoril against random ones.",
        Cases("strength", "estoril", 500, bound=0.9),
    ),
    Slice(
        "greedy-emerald",
        "Greedy bots win most games of A Study in Emerald against random ones.",
        Cases("strength", "emerald", 500, bound=0.75),
    ),
    Slice(
        "greedy-stawka",
        "Greedy bots win most games of every scenario of Stawka against random ones.",
        Cases("strength", STAWKA, 320, tables=MATCHES, bound=0.75),
    ),
    Slice(
        "puzzles",
        "Every number of every puzzle comes out again: shares, gaps, reasons.",
        Selection(["tests/puzzles/"], COMPILED),
    ),
    Slice(
        "browser-ends",
        "Films and built boards are played to their ends in the browser, alone and by two.",
        Selection(["tests/browser/test_ends.py"], COMPILED),
    ),
    Slice(
        "browser-games",
        "Whole games of every title in the browser, by mouse, thumb and keyboard.",
        Selection(
            ["tests/browser/"],
            COMPILED,
            no_words=("test_ends.py", *BARRIERS),
        ),
    ),
    Slice(
        "browser-barriers",
        "axe finds no barrier at any question of any title.",
        Selection(["tests/browser/"], COMPILED, words=BARRIERS),
    ),
    Slice(
        "plain-browser",
        "All other tests of the browser, with the server in plain Python.",
        Selection(["tests/browser/"], PLAIN, mark="", without=("soak",)),
    ),
    Slice(
        "plain-server",
        "The tests of the server on PostgreSQL and Redis, in plain Python.",
        Selection(SERVER, PLAIN, mark="", without=("soak",), words=("postgres",)),
    ),
    Slice(
        "plain-rest",
        "What else is verified in the compiled form only, in plain Python: bots, terminal, games.",
        Selection(["tests/"], mark="verify", without=("soak", "patches"), no_words=VERIFIED),
    ),
    Slice(
        "compiled-rules",
        "The tests of all rules in the compiled form.",
        Selection(
            ["tests/games/", "tests/kernel/"], COMPILED, mark="", without=("soak", "patches")
        ),
    ),
    Slice(
        "crash-sqlite",
        "`kill -9` again and again under load loses nothing on SQLite.",
        Selection(["tests/server/test_crash.py"], COMPILED, words=("sqlite",)),
    ),
    Slice(
        "crash-postgres",
        "`kill -9` again and again under load loses nothing on PostgreSQL and Redis.",
        Selection(["tests/server/test_crash.py"], COMPILED, words=("postgres",)),
    ),
    Slice(
        "fuzz-server",
        "100,000 malformed messages leave no traceback, no memory and nobody waiting.",
        Selection(["tests/server/test_fuzz_server.py"]),
        minutes=20,
    ),
    Slice(
        "leaks-planted",
        "Every leak that is planted on purpose is found.",
        Selection(LEAKS, words=("planted_leak",)),
    ),
    Slice(
        "leaks-stories",
        "No viewer learns what others hide: all stories, byte for byte.",
        Selection(LEAKS, COMPILED, without=("patches",)),
    ),
    Slice(
        "stand-in",
        "A bot of any level can sit in at any game.",
        Selection(["tests/server/test_stand_in.py"], COMPILED),
    ),
    Slice(
        "mistakes",
        "Every mistake that is planted in Spiskowcy and Estoril makes the suite fail.",
        Selection([f"{MUTATIONS}.py", f"{MUTATIONS}_estoril.py"]),
    ),
    Slice(
        "mistakes-emerald",
        "Every mistake that is planted in A Study in Emerald makes the suite fail.",
        Selection([f"{MUTATIONS}_emerald.py"]),
    ),
    Slice(
        "mistakes-stawka",
        "Every mistake that is planted in Stawka makes the suite fail.",
        Selection([f"{MUTATIONS}_stawka.py"]),
    ),
    Slice(
        "reasons",
        "A refusal names what would change it; what changes nothing is not offered.",
        Selection(["tests/games/"], COMPILED),
    ),
    Slice(
        "positions",
        "A position with something changed in it is refused with a reason, or can be played.",
        Selection(["tests/test_position_fuzz.py"], COMPILED),
    ),
    *[
        Slice(
            f"{game}-edits",
            f"Edited files of {title} ({what}): refused in words with a code, or can be played.",
            Cases("edits", game, cases, batch=100),
        )
        for game, title, cases, what in (
            ("spiskowcy", "Spiskowcy", 2_500, "positions, records, packs"),
            ("estoril", "Estoril", 2_500, "positions, records, packs"),
            ("emerald", "A Study in Emerald", 2_500, "positions, records, packs"),
            (STAWKA, "Stawka", 4_000, "positions, records, packs, scenarios"),
            ("leduc", "Leduc", 1_000, "positions, records"),
        )
    ],
    Slice(
        "conformance",
        "The conformance suite with every value of every option, in the compiled form.",
        Selection(["tests/conformance/test_conformance.py"], COMPILED),
    ),
    Slice(
        "conformance-plain",
        "The same in plain Python.",
        Selection(["tests/conformance/test_conformance.py"]),
    ),
    Slice(
        "terminal",
        "Whole games and the whole campaign of Stawka in the terminal.",
        Selection(["tests/cli/"], COMPILED),
    ),
    Slice(
        "cluster",
        "A Ray cluster of two nodes plays the same tournament as one process.",
        Selection(["tests/arena/"]),
    ),
)


def find(names: Sequence[str], slices: Sequence[Slice] = SLICES) -> list[Slice]:
    """The slices of these names, in the order of the table."""
    known = {one.name: one for one in slices}
    for name in names:
        if name not in known:
            near = get_close_matches(name, known, 1)
            remedy = f'did you mean "{near[0]}"?' if near else "see `python -m tools.soak list`"
            raise SoakError(f'no slice is called "{name}": {remedy}')
    return [one for one in slices if one.name in names]
