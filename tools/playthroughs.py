"""Writes whole games as text: every question, choice and event, and what each viewer sees.

Run by `make playthroughs`. The texts lie beside the tests of their game, which make the same
choices again and compare: a difference is a change of the rules or of a view, and a person reads
it. Bots play where there is no text yet, or where its choices can no longer be made.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import konspira
from konspira import KonspiraError, Rng, bots
from konspira.bots import Bot, Desk
from konspira.kernel.events import EVERYONE, Question, Told
from konspira.kernel.state import State

TESTS = Path(__file__).parents[1] / "tests" / "games"
WIDTH = 100
DIGEST = "    digest: "
CHOSEN = "    -> "


class Playthrough(NamedTuple):
    """A game to write down: who plays it, by which options, from which seed."""

    name: str
    game: str
    levels: Sequence[str]  # the bot in each seat
    seed: int
    options: dict[str, Any]
    position: dict[str, Any] = {}  # where it begins, if not at the start
    brief: bool = False  # a long one: between its first and its last moments only the choices

    @property
    def path(self) -> Path:
        """Where its text lies."""
        return TESTS / self.game / "playthroughs" / f"{self.name}.txt"


# Bots do not eliminate four Germans by themselves (STA-12.16): three are gone, the last is met.
LAST_GERMAN = {
    "stage": 3,
    "agents": {
        "jacek": {"field": "squ_a", "items": ["tile_jail_4"], "mission": "ms_jacek_1"},
        "marta_becher": {"field": "squ_a", "items": ["tile_jail_5"]},
        "georg": {"field": "adm_a"},
        "ingrid_heizer": {"field": "adm_b"},
        "hans_kloss": {"field": "pol_a"},
        "bruno_dreher": {"field": None, "status": "dead"},
        "glaubel": {"field": None, "status": "dead"},
        "hermann_brunner": {"field": None, "status": "dead"},
    },
}

LONG = ("free-compromise", "free-time", "free-vp", "free-no-agents")
PASSWORDS: dict[str, Any] = {"free_difficulty": "advanced"}
HOTEL = {"scenario": "s5_hotel_excelsior"}  # without a limit of its own

PLAYTHROUGHS = (
    Playthrough("two-seats", "spiskowcy", ["greedy", "random"], 34, {}),
    Playthrough("three-seats", "spiskowcy", ["greedy", "random", "greedy"], 29, {}),
    Playthrough("four-seats", "spiskowcy", ["random", "greedy", "random", "greedy"], 28, {}),
    Playthrough(
        "sealed-orders",
        "spiskowcy",
        ["greedy", "greedy", "random"],
        3,
        {
            "order_timing": "simultaneous",
            "allow_empty_order": True,
            "prince_bonus": "auto",
            "unplayed_hand_revealed": True,
        },
    ),
    Playthrough(
        "hidden-counts",
        "spiskowcy",
        ["random", "greedy"],
        11,
        {"order_counts_visible": False, "event_effect_optional": False},
    ),
    Playthrough("two-seats", "estoril", ["greedy", "random"], 3, {}),
    Playthrough("three-seats", "estoril", ["greedy", "random", "greedy"], 5, {}),
    Playthrough("four-seats", "estoril", ["random", "greedy", "random", "greedy"], 2, {}),
    Playthrough("german-edition", "estoril", ["random", "greedy"], 7, {"edition": "de"}),
    Playthrough(
        "secret-missions",
        "estoril",
        ["greedy", "random", "random"],
        4,
        {"variant_secret_missions": True, "symbol_order": "printed"},
    ),
    Playthrough(
        "recruitment-agenda",
        "estoril",
        ["random", "random", "greedy", "random"],
        11,
        {"edition": "de", "variant_recruitment_agenda": True},
    ),
    Playthrough(
        "second-place",
        "estoril",
        ["greedy", "greedy", "random"],
        6,
        {"variant_second_place": True, "boca_reward_timing": "before_discard"},
    ),
    Playthrough(
        "everything-else",
        "estoril",
        ["random", "greedy", "random", "random"],
        9,
        {
            "edition": "de",
            "variant_secret_missions": True,
            "variant_recruitment_agenda": True,
            "variant_second_place": True,
            "nationalist_timing": "final",
            "nationalist_counts_face_down": True,
            "assassin_may_target_self": True,
            "peek_mandatory": True,
            "show_owned_cards": False,
        },
    ),
    Playthrough("two-seats", "emerald", ["greedy", "greedy"], 1, {}),  # ends by a track
    Playthrough("three-seats", "emerald", ["greedy", "greedy", "random"], 32, {}),  # target
    Playthrough("four-seats", "emerald", ["greedy", "greedy", "random", "greedy"], 7, {}),
    Playthrough("five-seats", "emerald", ["greedy"] * 2 + ["random"] * 3, 76, {}),  # forced reveal
    Playthrough("a-block", "emerald", [*["greedy"] * 4, "random"], 7, {}),
    Playthrough("revealed-loyalist", "emerald", ["greedy", "random", "random"], 31, {}),
    Playthrough(
        "turn-cap",
        "emerald",
        ["random", "random"],
        16,
        {"turn_cap": 10, "vampire_block": "like_sherlock"},
    ),
    *[
        Playthrough(name, "stawka", levels.split(), seed, {"scenario": scenario})
        for name, levels, seed, scenario in (
            ("meeting-secrets-polish", "greedy random", 22, "s1_meeting"),
            ("meeting-secrets-german", "random greedy", 10, "s1_meeting"),
            ("meeting-time", "random random", 12, "s1_meeting"),
            ("clash-vp", "random greedy", 19, "s2_first_clash"),
            ("clash-compromise", "greedy random", 29, "s2_first_clash"),
            ("clash-exposure", "random greedy", 52, "s2_first_clash"),
            ("clash-network", "random greedy", 55, "s2_first_clash"),
            ("clash-time", "random random", 11, "s2_first_clash"),
            ("chestnuts-secrets", "random greedy", 11, "s3_chestnuts"),
            ("chestnuts-vp", "random greedy", 26, "s3_chestnuts"),
            ("chestnuts-network", "random greedy", 16, "s3_chestnuts"),
            ("chestnuts-time", "random random", 1, "s3_chestnuts"),
        )
    ],
    *[
        Playthrough(name, "stawka", levels.split(), seed, {"scenario": scenario}, brief=True)
        for name, levels, seed, scenario in (
            ("radio-dispatch", "greedy random", 0, "s4_i_know_who_you_are"),
            ("radio-located", "greedy greedy", 0, "s4_i_know_who_you_are"),
            ("radio-network", "greedy greedy", 7, "s4_i_know_who_you_are"),
            ("radio-time", "random greedy", 4, "s4_i_know_who_you_are"),
            ("radio-no-agents", "greedy greedy", 176, "s4_i_know_who_you_are"),
            ("audi-barracks", "random greedy", 0, "s6_top_secret"),
            ("audi-stopped", "greedy greedy", 0, "s6_top_secret"),
            ("audi-time", "greedy random", 0, "s6_top_secret"),
            ("audi-network", "greedy greedy", 17, "s6_top_secret"),
        )
    ],
    *[
        Playthrough(name, "stawka", levels.split(), seed, {**HOTEL, "stage_cap": cap}, brief=True)
        for name, levels, seed, cap in (
            ("hotel-polish", "greedy random", 0, 30),
            ("hotel-german", "random greedy", 0, 30),
            ("hotel-network", "greedy greedy", 11, 30),
            ("hotel-time", "random random", 0, 12),
        )
    ],
    Playthrough(
        "chestnuts-no-agents",
        "stawka",
        ["greedy", "random"],
        19,
        {"scenario": "s3_chestnuts"},
        LAST_GERMAN,
    ),
    *[
        Playthrough(
            name,
            "stawka",
            levels.split(),
            seed,
            {"scenario": "free", **options},
            brief=name in LONG,
        )
        for name, levels, seed, options in (
            ("free-secrets", "greedy random", 19, {}),
            ("free-exposure", "greedy greedy", 16, {}),
            ("free-compromise", "greedy random", 23, {}),
            ("free-time", "random greedy", 23, {}),
            ("free-prisoners", "random greedy", 36, {"free_level": "extended"}),
            ("free-password", "greedy greedy", 6, PASSWORDS | {"stage_cap": 30}),
            ("free-vp", "random greedy", 12, PASSWORDS | {"stage_cap": 30}),
            ("free-network", "random greedy", 20, PASSWORDS | {"stage_cap": 30}),
            ("free-no-agents", "greedy random", 13, PASSWORDS | {"stage_cap": 30}),
            (
                "free-password-polish",
                "random greedy",
                2,
                PASSWORDS | {"free_level": "basic", "password_wordlist": "pl"},
            ),
        )
    ],
)


# -- words ---------------------------------------------------------------------------------------


def text(value: Any) -> str:
    """A value without spaces: `merchant:2,raid:1`, `yes`, `-` for nothing, `?` for None."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "?"
    if isinstance(value, dict):
        items = [f"{key}:{text(item)}" for key, item in value.items() if item is not None]
        return ",".join(items) or "-"
    if isinstance(value, list):
        return (
            ",".join(
                [f"({text(item)})" if isinstance(item, dict) else text(item) for item in value]
            )
            or "-"
        )
    return str(value)


def fields(data: dict[str, Any]) -> list[str]:
    """Names and values."""
    return [f"{name}={text(value)}" for name, value in data.items()]


def wrapped(head: str, words: Sequence[str]) -> list[str]:
    """Words after a head, in lines that are not too long."""
    lines = [head]
    for word in words:
        if len(lines[-1]) + len(word) >= WIDTH:
            lines.append(" " * 8)
        lines[-1] += f" {word}"
    return lines


def event_lines(log: Sequence[Told]) -> list[str]:
    """Events, each after its audience: everybody, or one seat."""
    found: list[str] = []
    for told in log:
        who = "all" if told.audience == EVERYONE else f"seat {told.audience}"
        found += wrapped(f"    {who} | {told.event.kind}", fields(told.event.facts))
    return found


# -- views ---------------------------------------------------------------------------------------


def views(state: State) -> list[str]:
    """What a spectator sees, and what each seat sees otherwise."""
    public = parts(state.view(None))
    found = view_lines("spectator", public, {})
    for seat in range(state.game.seats):
        found += view_lines(f"seat {seat}", parts(state.view(seat)), public)
    return found


def parts(view: Any) -> dict[str, dict[str, Any]]:
    """A view as the table and what it tells of each seat, location and mission."""
    table = msgspec.to_builtins(view)
    del table["seat"]  # whose view it is stands in front
    found = {"table": table}
    for field in ("town", "missions", "cities", "seats", "scores", "agents", "places"):
        rows = table.get(field)
        if rows and isinstance(rows[0], dict):
            found |= {f"{field}[{place}]": row for place, row in enumerate(table.pop(field))}
    return found


def view_lines(
    viewer: str, view: dict[str, dict[str, Any]], known: dict[str, dict[str, Any]]
) -> list[str]:
    """What a view shows beyond a known one."""
    found: list[str] = []
    for part, data in view.items():
        before = known.get(part, {})
        news = {
            name: data[name] for name in data if name not in before or before[name] != data[name]
        }
        if news:
            found += wrapped(f"    {viewer} | {part}", fields(news))
    return found


# -- the game ------------------------------------------------------------------------------------


class Chapter(NamedTuple):
    """What happened in one moment of a game."""

    moment: str
    lines: list[str]
    choices: list[str]


def in_brief(chapter: Chapter) -> list[str]:
    """The choices of a moment, and a digest of all that its text would say."""
    digest = blake2b("\n".join(chapter.lines).encode(), digest_size=8).hexdigest()
    return [*wrapped("   ", chapter.choices), f"{DIGEST}{digest}"]


class Reader(Bot):
    """Makes the choices that stand in a text, for all seats."""

    def __init__(self, recorded: str) -> None:
        super().__init__(0)
        self.choices = iter(choices_in(recorded))

    def choose(self, desk: Desk) -> int:
        return desk.game.number(next(self.choices, ""))


def choices_in(recorded: str) -> Iterator[str]:
    """The choices of a game that was written down."""
    for chapter in recorded.split("\n== "):
        lines = chapter.splitlines()[1:]
        if any(line.startswith(DIGEST) for line in lines):
            yield from " ".join(line for line in lines if not line.startswith(DIGEST)).split()
        else:
            yield from [line[len(CHOSEN) :] for line in lines if line.startswith(CHOSEN)]


def write_again(play: Playthrough) -> str:
    """The game that was written down, with the same choices, as it goes today."""
    recorded = play.path.read_text(encoding="utf-8")
    return write(play, [Reader(recorded)] * len(play.levels))


def write(play: Playthrough, players: Sequence[Bot] = ()) -> str:
    """The whole game as text."""
    game = konspira.make(play.game, len(play.levels), **play.options)
    state = game.start(play.seed)
    if play.position:
        state = game.position({**play.position, "seed": play.seed})
    if not players:
        players = [bots.make(level, play.seed + seat) for seat, level in enumerate(play.levels)]
    order = Rng(play.seed)  # who answers first when several seats are asked at once
    lines = [
        f"{game.id} (rules {game.version}), {game.seats} seats, seed {play.seed}",
        f"players: {', '.join(play.levels)}",
        *wrapped("options:", fields(game.options)),
        "",
        "a position" if play.position else "start",
    ]
    lines += event_lines(state.log)
    chapters: list[Chapter] = []
    while not state.over:
        if not chapters or chapters[-1].moment != _moment(state):
            chapters.append(Chapter(_moment(state), [*views(state), ""], []))
        question = state.questions[order.below(len(state.questions))]
        chapters[-1].lines.extend(answer(state, question, players[question.seat]))
        chapters[-1].choices.append(state.game.name(state.history[-1][1]))
    for place, chapter in enumerate(chapters):
        short = play.brief and 0 < place < len(chapters) - 1
        lines += ["", f"== {chapter.moment}", *(in_brief(chapter) if short else chapter.lines)]
    lines += ["", "== the end", *views(state), ""]
    lines.append(f"scores: {text(state.scores)} ranks: {text(state.ranks)}")
    lines.append(f"winners: {text(state.winners)} checksum: {game.checksum(state)}")
    return "\n".join(lines) + "\n"


def answer(state: State, question: Question, player: Bot) -> list[str]:
    """Let a bot answer: what was asked and offered, what it chose, what everybody heard then."""
    seat = question.seat
    heard = len(state.log)
    offers = state.offers(seat)
    asked = [f"{len(state.history) + 1}. seat {seat} {question.kind}", *fields(question.facts)]
    choice = player.choose(Desk(state, seat))
    state.choose(seat, choice)
    chosen = f"{CHOSEN}{state.game.name(choice)}"
    return [*wrapped(f"{' '.join(asked)}:", offers), chosen, *event_lines(state.log[heard:])]


def _moment(state: State) -> str:
    """The part of the game that a viewer sees it is in, where the game has such parts."""
    view = state.view(None)
    names = [name for name in ("round", "stage", "turn", "phase") if hasattr(view, name)]
    if "stage" in names:
        names.remove("turn")  # whose it is, and it changes often
    return ", ".join(f"{name} {getattr(view, name)}" for name in names)


def main() -> int:
    for play in PLAYTHROUGHS:
        play.path.parent.mkdir(exist_ok=True)
        try:
            found = write_again(play)
            by = "as recorded"
        except (OSError, KonspiraError):
            found = write(play)
            by = "by bots"
        play.path.write_text(found, encoding="utf-8")
        print(play.path.relative_to(TESTS), by)
    return 0


if __name__ == "__main__":
    sys.exit(main())
